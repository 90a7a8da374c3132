internal import ListRender
internal import SpecSource

/// `listspec validate`: checks files and reports what was found.
struct Validate: Subcommand {
  static let name = "validate"
  static let summary = "check list specs and report what is wrong"
  static let operands = [
    OperandDescription(
      "PATH", .many, "a file, a folder, a glob such as 'Lists/**/*.yaml', or - for standard input")
  ]

  static let options: [CommandOption<Validate>] =
    [
      .value(
        "format", "f", "NAME[:FILE]", choices: ReportChoice.names,
        "\(ReportChoice.names.listed()) (default: text); with FILE the report goes there; may be given several times"
      ) { (command, argument) throws(Failure) in command.reports.append(try ReportChoice(argument)) },
      .choice("fail-on", nil, \.threshold, "exit with 1 from this severity on (default: error)"),
      .flag("allow-empty", nil, \.allowsNothing, "exit with 0 where there is no file to check"),
    ] + OutputOptions.table.map { $0.within(\.output) } + InputOptions.table.map { $0.within(\.input) }

  static let exitStatuses = [
    (status: ExitStatus.success, meaning: "nothing was found at or above the threshold"),
    (status: ExitStatus.findings, meaning: "something was found"),
    (status: ExitStatus.failure, meaning: "a file could not be read, nothing matched, or the command line is wrong"),
  ]
  static let examples = [
    (command: "listspec validate Lists", purpose: "check all list specs in a folder"),
    (
      command: "listspec validate -f text -f json:report.json Lists",
      purpose: "print findings for people and write a report for programs"
    ),
    (command: "generate | listspec validate - --stdin-name home.list.yaml", purpose: "check what a program writes"),
  ]

  var reports: [ReportChoice] = []
  var threshold = Severity.error
  var allowsNothing = false
  var output = OutputOptions()
  var input = InputOptions()

  func run(_ operands: [Argument], in console: inout Console) throws(Failure) -> ExitStatus {
    var writer = try ReportWriter(reports, output, console)
    let inputs = try SpecInputs(input, on: console.disk)
    let found = try PathWalker.files(for: operands.map(\.path), on: console.disk)
    try writer.check(inputs: found.files, on: console.disk)

    var failures = found.failures + (allowsNothing ? [] : found.unmatched)
    for failure in failures { failure.report(to: &console) }
    try writer.begin(&console)
    for failure in found.failures { try writer.write(failure, &console) }
    for path in found.files {
      // A file that cannot be read does not keep the others from being checked; a report that cannot be written does.
      do throws(Failure) {
        let source = try input.loader.load(path, &console)
        try writer.write(SpecCheck(source, at: path, inputs, takesEdits: true, failingFrom: threshold).report, &console)
      } catch {
        guard error.path != nil else { throw error }
        error.report(to: &console)
        failures.append(error)
        try writer.write(error, &console)
      }
    }
    try writer.end(&console)
    if !output.isQuiet, writer.summary.files > 0 || failures.isEmpty { console.say(writer.summary.sentence) }
    if !failures.isEmpty { return .failure }
    return writer.summary.counts.has(atLeast: threshold) ? .findings : .success
  }
}

extension RunSummary {
  /// What a run says at its end: `Checked 14 files: 2 errors, 3 warnings.`
  fileprivate var sentence: String {
    var found = ""
    for (count, noun) in [(counts.errors, "error"), (counts.warnings, "warning"), (counts.notes, "note")]
    where count > 0 {
      found += (found.isEmpty ? "" : ", ") + counted(count, noun)
    }
    return "Checked \(counted(files, "file")): \(found.isEmpty ? "no findings" : found)."
  }

  private func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
