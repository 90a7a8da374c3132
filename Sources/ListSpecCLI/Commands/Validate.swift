internal import ListLint
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
      .path("config", nil, \.configuration, "FILE", "use this configuration, whatever '.listspec.yaml' is near"),
      .flag("isolated", nil, \.isIsolated, "use no configuration"),
      .flag(
        "force-exclude", nil, \.leavesOutNamed,
        "leave out what configuration and ignore files say, also where it is named"
      ),
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
  var threshold: Severity?
  var configuration: FilePath?
  var isIsolated = false
  var leavesOutNamed = false
  var allowsNothing = false
  var output = OutputOptions()
  var input = InputOptions()

  func run(_ operands: [Argument], in console: inout Console) throws(Failure) -> ExitStatus {
    var writer = try ReportWriter(reports, output, console)
    let inputs = try SpecInputs(input, on: console.disk)
    var configurations = ConfigurationStore(try choice, on: console.disk, input.loader)
    let found = try PathWalker.files(
      for: operands.map(\.path), on: console.disk, &configurations, leavesOutNamed: leavesOutNamed)
    try writer.check(inputs: found.files, on: console.disk)

    var failures = found.failures + (allowsNothing ? [] : found.unmatched)
    for failure in failures { failure.report(to: &console) }
    try writer.begin(&console)
    var isFailed = false
    for batch in stride(from: 0, to: found.files.count, by: Self.batchSize) {
      let files = found.files[batch..<min(batch + Self.batchSize, found.files.count)]
      for check in try check(Array(files), inputs, &configurations, &console) {
        switch check {
        case .failure(let failure):
          // A file that cannot be read does not keep the others from being checked.
          failure.report(to: &console)
          failures.append(failure)
        case .success(let check):
          if check.fails { isFailed = true }
          try writer.write(check.report, suppressed: check.suppressed, &console)
        }
      }
    }
    try writer.end(&console)
    if !output.isQuiet, writer.summary.files > 0 || failures.isEmpty { console.say(writer.summary.sentence) }
    if !failures.isEmpty { return .failure }
    return isFailed ? .findings : .success
  }

  /// So many that cores seldom wait for each other, and so few that their findings need little memory.
  private static let batchSize = 64
}

extension Validate {
  /// What is known of a file when it has been checked.
  private struct Check: Sendable {
    let report: FileReport
    let suppressed: Int
    /// Whether something was found from which on the run fails.
    let fails: Bool
  }

  private var choice: ConfigurationStore.Choice {
    get throws(Failure) {
      guard let configuration else { return isIsolated ? .none : .nearest }
      guard !isIsolated else { throw Failure("'--config' and '--isolated' exclude each other") }
      return .file(configuration)
    }
  }

  /// Checks files side by side.
  private func check(
    _ paths: [FilePath], _ inputs: SpecInputs, _ configurations: inout ConfigurationStore, _ console: inout Console
  ) throws(Failure) -> [Result<Check, Failure>] {
    var jobs: [Job] = []
    for path in paths {
      let place = path.isDash ? input.standardInputName ?? path : path
      let found = try configurations.configuration(of: place)
      var source: Result<SourceFile, Failure>?
      if path.isDash {
        do throws(Failure) { source = .success(try input.loader.load(path, &console)) } catch {
          source = .failure(error)
        }
      }
      jobs.append(
        Job(
          path: path, source: source,
          filter: FindingFilter(
            found.configuration.ruleSettings(for: found.names),
            requiresReason: found.configuration.requiresReason?.value ?? false),
          threshold: threshold ?? found.configuration.failOn?.value ?? .error))
    }
    let disk = console.disk
    let loader = input.loader
    return Threads.map(jobs.count) { [jobs] place in jobs[place].check(inputs, loader, on: disk) }
  }

  /// A file that is to be checked.
  private struct Job: Sendable {
    let path: FilePath
    /// The file where it has been read already.
    let source: Result<SourceFile, Failure>?
    let filter: FindingFilter
    let threshold: Severity

    func check(_ inputs: SpecInputs, _ loader: FileLoader, on disk: Disk) -> Result<Check, Failure> {
      do throws(Failure) {
        let source = if let source { try source.get() } else { try loader.read(path, as: .main, on: disk) }
        let check = SpecCheck(source, at: path, inputs, filter)
        let report = check.report.findings.isEmpty ? check.report.withoutBytes : check.report
        return .success(
          Check(report: report, suppressed: check.suppressed, fails: report.counts.has(atLeast: threshold)))
      } catch {
        return .failure(error)
      }
    }
  }
}

extension RunSummary {
  /// What a run says at its end: `Checked 14 files: 2 errors, 3 warnings (1 suppressed).`
  fileprivate var sentence: String {
    var found = ""
    for (count, noun) in [(counts.errors, "error"), (counts.warnings, "warning"), (counts.notes, "note")]
    where count > 0 {
      found += (found.isEmpty ? "" : ", ") + counted(count, noun)
    }
    let silenced = suppressed > 0 ? " (\(suppressed) suppressed)" : ""
    return "Checked \(counted(files, "file")): \(found.isEmpty ? "no findings" : found)\(silenced)."
  }

  private func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
