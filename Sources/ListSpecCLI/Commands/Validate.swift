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
      .choice("fix", \.level, or: .safe, "mend the files by the fixes of this kind (default: safe)"),
      .flag("diff", nil, \.showsFixes, "show what '--fix' would change, in place of the findings"),
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
  var level: FixRun.Level?
  var showsFixes = false
  var allowsNothing = false
  var output = OutputOptions()
  var input = InputOptions()

  func run(_ operands: [Argument], in console: inout Console) throws(Failure) -> ExitStatus {
    let isMending = level != nil && !showsFixes
    if isMending, operands.contains(where: \.path.isDash) {
      throw Failure("'--fix' cannot mend standard input", hint: "'--diff' shows what it would change")
    }
    var writer = try ReportWriter(reports, output, console, isSilent: showsFixes)
    let inputs = try SpecInputs(input, on: console.disk)
    var configurations = ConfigurationStore(try choice, on: console.disk, input.loader)
    let found = try PathWalker.files(
      for: operands.map(\.path), on: console.disk, &configurations, leavesOutNamed: leavesOutNamed)
    try writer.check(inputs: found.files, on: console.disk)

    var failures = found.failures + (allowsNothing ? [] : found.unmatched)
    for failure in failures { failure.report(to: &console) }
    try writer.begin(&console)
    for failure in found.failures { try writer.write(failure, &console) }
    var isFailed = false
    for batch in stride(from: 0, to: found.files.count, by: Self.batchSize) {
      let files = found.files[batch..<min(batch + Self.batchSize, found.files.count)]
      for check in try check(Array(files), inputs, &configurations, &console) {
        switch check {
        case .failure(let failure):
          // A file that cannot be read does not keep the others from being checked.
          failure.report(to: &console)
          failures.append(failure)
          try writer.write(failure, &console)
        case .success(let check):
          if let mending = check.mending {
            do throws(Failure) {
              try show(mending, &console)
            } catch {
              // What was found in the mended text is not true of the file, which is as it was.
              error.report(to: &console)
              failures.append(error)
              continue
            }
            if showsFixes { isFailed = true }
          }
          if check.fails { isFailed = true }
          try writer.write(check.report, suppressed: check.suppressed, fixed: check.mending?.count ?? 0, &console)
        }
      }
    }
    try writer.end(&console)
    if !output.isQuiet, writer.summary.files > 0 || failures.isEmpty {
      console.say(writer.summary.sentence(isTrial: showsFixes))
    }
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
    /// What fixes make of the file; nil where they change nothing.
    let mending: Mending?
  }

  /// A file before and after its fixes.
  private struct Mending: Sendable {
    let path: FilePath
    let old: [UInt8]
    let new: [UInt8]
    let count: Int
  }

  /// Writes a mended file, or shows what would be written.
  private func show(_ mending: Mending, _ console: inout Console) throws(Failure) {
    guard showsFixes else {
      return try OutputFile(path: mending.path, disk: console.disk).replace(mending.old, with: mending.new, &console)
    }
    let name = mending.path.isDash ? input.loader.standardInputName : mending.path
    let diff = UnifiedDiff(from: mending.old, to: mending.new, at: name.bytes)
    let style = console.style(of: console.output, output.color)
    let isForTheEye = console.output.isTerminal
    try console.write { diff.write(to: &$0, style, forTheEye: isForTheEye) }
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
          threshold: threshold ?? found.configuration.failOn?.value ?? .error,
          level: level ?? (showsFixes ? .safe : nil)))
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
    /// Which fixes are made; nil for none.
    let level: FixRun.Level?

    private func check(_ source: SourceFile, _ inputs: SpecInputs) -> SpecCheck {
      SpecCheck(source, at: path, inputs, filter, takesEdits: true, failingFrom: threshold)
    }

    func check(_ inputs: SpecInputs, _ loader: FileLoader, on disk: Disk) -> Result<Check, Failure> {
      do throws(Failure) {
        let source = if let source { try source.get() } else { try loader.read(path, as: .main, on: disk) }
        var check = self.check(source, inputs)
        var mending: Mending?
        if let level, !check.report.fixes(upTo: level).isEmpty {
          let run = FixRun(source, level) { self.check($0, inputs) }
          check = run.check
          if run.source.bytes != source.bytes {
            mending = Mending(path: path, old: source.bytes, new: run.source.bytes, count: run.count)
          }
        }
        let report = check.report.findings.isEmpty ? check.report.withoutBytes : check.report
        return .success(
          Check(
            report: report, suppressed: check.suppressed, fails: report.counts.has(atLeast: threshold),
            mending: mending))
      } catch {
        return .failure(error)
      }
    }
  }
}

extension RunSummary {
  /// What a run says at its end: `Checked 14 files: 2 errors, 3 warnings (1 suppressed); 1 fixable with --fix.`
  ///
  /// In a trial the fixes are shown, not made.
  fileprivate func sentence(isTrial: Bool) -> String {
    var found = ""
    for (count, noun) in [(counts.errors, "error"), (counts.warnings, "warning"), (counts.notes, "note")]
    where count > 0 {
      found += (found.isEmpty ? "" : ", ") + counted(count, noun)
    }
    let silenced = suppressed > 0 ? " (\(suppressed) suppressed)" : ""
    let mended = fixed > 0 ? "; \(counted(fixed, "fix", "fixes")) \(isTrial ? "to make" : "made")" : ""
    let fixable = fixed == 0 && fixable > 0 ? "; \(fixable) fixable with --fix" : ""
    return "Checked \(counted(files, "file")): \(found.isEmpty ? "no findings" : found)\(silenced)\(mended)\(fixable)."
  }

  private func counted(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
    "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
  }
}
