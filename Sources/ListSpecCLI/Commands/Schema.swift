internal import ListEdits
internal import ListModel
internal import ListRender
internal import SpecSource

/// `listspec schema`: prints the JSON Schema of what the program reads and writes.
struct Schema: Subcommand {
  static let name = "schema"
  static let summary = "print a JSON Schema, for editors and for checks"
  static let operands = [
    OperandDescription(
      "NAME", .one,
      "spec, for list specs; edits, for files of edits; compiled, for what 'render --format json' writes; diff and "
        + "steps, for what 'diff' writes in its formats json and steps; config, for .listspec.yaml",
      choices: { schemas.map(\.name) })
  ]
  static let options = OutputOptions.table(quiet: "has no effect here: there is nothing to leave out").map {
    $0.within(\Self.output)
  }
  static let exitStatuses: [(status: ExitStatus, meaning: String)] = []
  static let examples = [
    (command: "listspec schema spec -o listspec.schema.json", purpose: "let an editor complete keys and check values")
  ]

  /// The schemas by name.
  private static let schemas: [(name: String, text: @Sendable () -> String)] = [
    ("spec", { SpecSchema.text }),
    ("edits", { EditSchema.text }),
    ("compiled", { CompiledSchema.text }),
    ("diff", { DiffSchema.text }),
    ("steps", { StepsSchema.text }),
    ("config", { ConfigurationSchema.text }),
  ]

  var output = OutputOptions()

  func run(_ operands: [Argument], in console: inout Console) throws(Failure) -> ExitStatus {
    let name = operands[0].text
    guard let schema = Self.schemas.first(where: { $0.name == name }) else { throw Self.unknown(name) }
    try output.write(&console) { $0.append(schema.text()) }
    return .success
  }

  private static func unknown(_ name: String) -> Failure {
    let names = schemas.map(\.name)
    let near = Spelling.suggestion(for: name, in: names)
    return Failure(
      "there is no schema '\(name)', expected \(names.listed())\(near)", hint: "see 'listspec help schema'")
  }
}
