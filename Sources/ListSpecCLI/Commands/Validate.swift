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
      .path("baseline", nil, \.baseline, "FILE", "keep the findings quiet that FILE has"),
      .path("write-baseline", nil, \.newBaseline, "FILE", "keep what is found quiet from now on: write it to FILE"),
      .choice("fix", \.level, or: .safe, "mend the files by the fixes of this kind (default: safe)"),
      .flag("diff", nil, \.showsFixes, "show what '--fix' would change, in place of the findings"),
      .value("jobs", nil, "N", "check so many files at a time (default: as many as there are cores)") {
        (command, argument) throws(Failure) in command.jobs = try Self.jobs(argument)
      },
      .flag("allow-empty", nil, \.allowsNothing, "exit with 0 where there is no file to check"),
    ] + OutputOptions.table(quiet: "print no summary and no progress").map { $0.within(\.output) }
    + InputOptions.table.map { $0.within(\.input) }

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
  var baseline: FilePath?
  var newBaseline: FilePath?
  var level: FixRun.Level?
  var showsFixes = false
  var allowsNothing = false
  var jobs: Int?
  var output = OutputOptions()
  var input = InputOptions()

  func run(_ operands: [Argument], in console: inout Console) throws(Failure) -> ExitStatus {
    let isMending = level != nil && !showsFixes
    if isMending, operands.contains(where: \.path.isDash) {
      throw Failure("'--fix' cannot mend standard input", hint: "'--diff' shows what it would change")
    }
    var writer = try ReportWriter(reports, output, console, isSilent: showsFixes)
    var configurations = ConfigurationStore(try choice, on: console.disk, input.loader)
    var baselines = try BaselineStore(try baselineChoice, on: console.disk, input.loader)
    let found = try PathWalker.files(
      for: operands.map(\.path), on: console.disk, &configurations, leavesOutNamed: leavesOutNamed)
    try writer.check(inputs: found.files, baseline: newBaseline, on: console.disk)
    let inputs = try SpecInputs(input, for: operands.map(\.path), in: &console)

    var failures = found.failures + (allowsNothing ? [] : found.unmatched)
    for failure in failures { failure.report(to: &console) }
    try writer.begin(&console)
    for failure in found.failures { try writer.write(failure, &console) }
    var isFailed = false
    var readsGivenData = found.files.isEmpty
    var progress = ProgressLine(of: found.files.count, isQuiet: output.isQuiet, console)
    let batchSize = max(Self.leastInBatch, jobs ?? 0)
    for start in stride(from: 0, to: found.files.count, by: batchSize) {
      let batch = found.files[start..<min(start + batchSize, found.files.count)]
      let jobs = try jobs(Array(batch), &configurations, &baselines, &console)
      let (disk, loader) = (console.disk, input.loader)
      let outcomes = Threads.map(jobs.count, on: self.jobs) { jobs[$0].check(inputs, loader, on: disk) }
      progress.clear(&console)
      for (job, outcome) in zip(jobs, outcomes) {
        do throws(Failure) {
          var check =
            switch outcome {
            case .checked(let check): check
            case .failed(let failure): throw failure
            }
          if let mending = check.mending { try show(mending, &console) }
          if let obstacle = check.obstacle, !output.isQuiet {
            console.say("'\(job.path.shown)' stays as it is: \(obstacle).")
          }
          if check.readsGivenData { readsGivenData = true }
          check.report = try baselines.settle(check.report, of: job.name, job.baseline)
          if check.report.fails || showsFixes && check.mending != nil { isFailed = true }
          try writer.write(check, &console)
        } catch {
          // A file that cannot be read, or that stays as it was, does not keep the others from being checked; a report
          // that cannot be written does.
          guard error.path != nil else { throw error }
          error.report(to: &console)
          readsGivenData = true
          failures.append(error)
          try writer.write(error, &console)
        }
      }
      progress.show(start + jobs.count, &console)
    }
    progress.clear(&console)
    try baselines.write()
    try writer.end(&console)
    if !output.isQuiet, !readsGivenData { console.say(inputs.unreadRemark) }
    if !output.isQuiet, writer.summary.files > 0 || failures.isEmpty {
      console.say(writer.summary.sentence(isMending: isMending, isTrial: showsFixes))
      for remark in baselines.remarks + configurations.remarks { console.say(remark) }
    }
    if !failures.isEmpty { return .failure }
    return isFailed ? .findings : .success
  }

  /// So many that cores seldom wait for each other, and so few that their findings need little memory; more only where
  /// there are more threads to work on them.
  private static let leastInBatch = 64

  private var baselineChoice: BaselineStore.Choice {
    get throws(Failure) {
      guard let newBaseline else { return baseline.map { .file($0) } ?? .configured }
      if baseline != nil {
        throw Failure(
          "'--baseline' and '--write-baseline' exclude each other",
          hint: "'--write-baseline' alone brings it up to date")
      }
      if showsFixes { throw Failure("'--diff' changes nothing, and '--write-baseline' writes a file") }
      if newBaseline.isDash { throw Failure("'--write-baseline' is '-', expected a file") }
      return .writing(newBaseline)
    }
  }

  private static func jobs(_ argument: Argument) throws(Failure) -> Int {
    guard let count = Int(argument.text), (1...mostJobs).contains(count) else {
      throw Failure("'--jobs' is '\(argument.text)', expected a number from 1 to \(mostJobs)")
    }
    return count
  }

  /// More threads than any machine has cores, and no more than any system lets a process have.
  private static let mostJobs = 256

  private var choice: ConfigurationStore.Choice {
    get throws(Failure) {
      guard let configuration else { return isIsolated ? .none : .nearest }
      guard !isIsolated else { throw Failure("'--config' and '--isolated' exclude each other") }
      return .file(configuration)
    }
  }
}

extension Validate {
  /// What there is to do for each of some files.
  private func jobs(
    _ paths: [FilePath], _ configurations: inout ConfigurationStore, _ baselines: inout BaselineStore,
    _ console: inout Console
  ) throws(Failure) -> [FileCheck.Job] {
    var jobs: [FileCheck.Job] = []
    for path in paths {
      // Standard input is to be found where its name says.
      let named = path.isDash ? input.standardInputName ?? path : path
      let found = try configurations.configuration(of: named)
      let baseline = found.configuration.baseline?.value
      jobs.append(
        FileCheck.Job(
          path: path, name: named, origin: path.isDash ? standardInput(&console) : .disk, filter: found.filter,
          threshold: threshold ?? found.configuration.failOn?.value ?? .error,
          level: level ?? (showsFixes ? .safe : nil), baseline: baseline,
          partsGroups: try baselines.partsGroups(baseline)))
    }
    return jobs
  }

  private func standardInput(_ console: inout Console) -> FileCheck.Origin {
    do throws(Failure) {
      return .read(try input.loader.load(FilePath("-"), &console))
    } catch {
      return .unread(error)
    }
  }

  /// Writes a mended file, or shows what would be written.
  private func show(_ mending: FileCheck.Mending, _ console: inout Console) throws(Failure) {
    guard showsFixes else {
      do {
        return try OutputFile(path: mending.path, disk: console.disk).replace(mending.old, with: mending.new, &console)
      } catch {
        // What was found in the mended text is not true of the file, which is as it was.
        var failure = error
        failure.path = mending.path.shown
        throw failure
      }
    }
    let name = mending.path.isDash ? input.loader.standardInputName : mending.path
    let diff = UnifiedDiff(from: mending.old, to: mending.new, at: name.bytes)
    let style = console.style(of: console.output, output.color)
    let isForTheEye = console.output.isTerminal
    try console.write { diff.write(to: &$0, style, forTheEye: isForTheEye) }
  }
}

extension RunSummary {
  /// What a run says at its end:
  /// `Checked 14 files: 2 errors, 3 warnings (1 suppressed, 4 in the baseline); 1 fixable with --fix.`
  ///
  /// In a trial the fixes are shown, not made.
  fileprivate func sentence(isMending: Bool, isTrial: Bool) -> String {
    var found: [String] = []
    if counts.errors > 0 { found.append(counted(counts.errors, "error")) }
    if counts.warnings > 0 { found.append(counted(counts.warnings, "warning")) }
    if counts.notes > 0 { found.append(counted(counts.notes, "note")) }
    var quiet: [String] = []
    if suppressed > 0 { quiet.append("\(suppressed) suppressed") }
    if known > 0 { quiet.append("\(known) in the baseline") }
    let silenced = quiet.isEmpty ? "" : " (\(quiet.joined(separator: ", ")))"
    let mended = fixed > 0 ? "; \(counted(fixed, "fix", "fixes")) \(isTrial ? "to make" : "made")" : ""
    let fixable = !isMending && fixed == 0 && fixable > 0 ? "; \(fixable) fixable with --fix" : ""
    return
      "Checked \(counted(files, "file")): \(found.isEmpty ? "no findings" : found.joined(separator: ", "))\(silenced)\(mended)\(fixable)."
  }

  private func counted(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
    "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
  }
}
