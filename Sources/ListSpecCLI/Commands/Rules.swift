internal import ListEdits
internal import ListLint
internal import ListRender
internal import SpecSource

/// `listspec rules`: which faults are found, and what each of them is.
struct Rules: Subcommand {
  static let name = "rules"
  static let summary = "list the rules, or explain one"
  static let operands = [
    OperandDescription(
      "ID", .optional, "the rule to explain, as findings name it", choices: { RuleIndex.rules.map(\.id) })
  ]
  static let options: [CommandOption<Rules>] =
    [.choice("format", "f", \.format, "what the rules are written as (default: text)")]
    + OutputOptions.table.map { $0.within(\.output) }
  static let exitStatuses = [
    (status: ExitStatus.success, meaning: "the rules were written"),
    (status: ExitStatus.failure, meaning: "there is no such rule, or the command line is wrong"),
  ]
  static let examples = [
    (command: "listspec rules", purpose: "list all rules"),
    (command: "listspec rules unknown-key", purpose: "say what a finding is about"),
  ]

  var format = RuleFormat.text
  var output = OutputOptions()

  func run(_ operands: [Argument], in console: inout Console) throws(Failure) -> ExitStatus {
    let rule: Rule? = if let id = operands.first?.text { try Self.rule(id) } else { nil }
    let style = output.file == nil ? console.style(of: console.output, output.color) : TextStyle()
    func write(to out: inout ByteBuffer) {
      if let rule { format.write(rule, style, to: &out) } else { format.write(Self.rules, style, to: &out) }
    }
    if let file = output.file {
      try OutputFile(path: file, disk: console.disk).write(write)
    } else {
      try console.write(write)
    }
    return .success
  }

  /// Every rule of the program.
  private static let rules = RuleIndex.rules + Rule.editRules

  private static func rule(_ id: String) throws(Failure) -> Rule {
    if let rule = rules.first(where: { $0.id == id }) { return rule }
    let near = Spelling.suggestion(for: id, in: rules.map(\.id))
    throw Failure("there is no rule '\(id)'\(near)", hint: near.isEmpty ? "'listspec rules' lists them" : nil)
  }
}
