internal import ListEdits
internal import ListLint
internal import ListRender
internal import SpecSource
internal import SpecTree

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
    + OutputOptions.table(quiet: "has no effect here: there is nothing to leave out").map { $0.within(\.output) }
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
    let pages = RuleIndex.pages
    let page: RulePage? = if let id = operands.first?.text { try Self.page(id, of: pages) } else { nil }
    let inputs = SpecInputs(on: console.disk)
    let style = output.style(in: console)
    func write(to out: inout ByteBuffer) {
      let verdict = { Self.verdict(on: $0, inputs) }
      if let page {
        format.write(page, style, to: &out, verdict)
      } else {
        format.write(pages, style, to: &out, verdict)
      }
    }
    try output.write(&console, write)
    return .success
  }

  private static func page(_ id: String, of pages: [RulePage]) throws(Failure) -> RulePage {
    if let page = pages.first(where: { $0.rule.id == id }) { return page }
    let numbered = pages.filter { $0.pitfallNames.contains(id) }.map { "'\($0.rule.id)'" }
    if !numbered.isEmpty {
      throw Failure("there is no rule '\(id)'", hint: "the pitfall of that number is found by \(numbered.listed())")
    }
    // Half an id is more than a misspelt one.
    let parts = id.count < 3 ? [] : pages.map(\.rule.id).filter { $0.contains(id) }
    if parts.count > 1 { throw Failure("there is no rule '\(id)'", hint: "there are \(parts.joined(separator: ", "))") }
    let near = parts.first.map { "; did you mean '\($0)'?" } ?? Spelling.suggestion(for: id, in: pages.map(\.rule.id))
    throw Failure("there is no rule '\(id)'\(near)", hint: near.isEmpty ? "'listspec rules' lists them" : nil)
  }

  /// What the program says of an example; nil for one that needs further files.
  private static func verdict(on example: RulePage.Example, _ inputs: SpecInputs) -> ExampleVerdict? {
    if let base = example.base { return verdict(on: example, editing: base, inputs) }
    guard example.files.isEmpty else { return nil }
    let name = example.isJSON ? "list.json" : "list.yaml"
    let report = report(on: Array(example.text.utf8), name, inputs)
    var titles: Set<String> = []
    // A fix that was shown for another finding is not shown again.
    let mended = report.findings.flatMap(\.fixes).filter { titles.insert($0.title).inserted }.map { fix in
      let bytes = fix.edits.applied(to: Array(example.text.utf8))
      let isAccepted = Self.report(on: bytes, name, inputs).counts.errors == 0
      return ExampleVerdict.Mended(fix, String(decoding: bytes, as: UTF8.self), isAccepted: isAccepted)
    }
    return ExampleVerdict(findings: lines(of: report), mended: mended)
  }

  /// What `apply` says of edits and their list.
  private static func verdict(
    on example: RulePage.Example, editing base: String, _ inputs: SpecInputs
  ) -> ExampleVerdict? {
    let path = FilePath(RulePage.Example.baseName)
    let tree = SpecReader.read(SourceFile(name: path.shown, bytes: Array(base.utf8))).tree
    let edits = SourceFile(name: "edits.yaml", id: FileID(1), bytes: Array(example.text.utf8))
    guard let document = tree.documents.first,
      let edited = try? EditedFile(document, of: tree, at: path, edits: [edits], .strict, unrolls: false, inputs)
    else { return nil }
    return ExampleVerdict(findings: lines(of: edited.report), mended: [])
  }

  /// The findings of a report, a line each.
  private static func lines(of report: FileReport) -> [String] {
    var out = ByteBuffer()
    var format = DiagnosticFormats.concise.init(TextStyle())
    format.write(report, to: &out)
    return String(decoding: out.bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private static func report(on bytes: [UInt8], _ name: String, _ inputs: SpecInputs) -> FileReport {
    SpecCheck(SourceFile(name: name, bytes: bytes), at: FilePath(name), inputs, takesEdits: true).report
  }
}
