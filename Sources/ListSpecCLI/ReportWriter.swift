internal import ListRender

/// Writes what a run finds: one report or several, as it goes to standard output, at the end to files.
struct ReportWriter {
  private struct Output {
    var format: any DiagnosticFormat
    /// Nil for standard output.
    var file: FilePath?
    /// What the file will hold; nothing is written to a file before all of it is known.
    var content = ByteBuffer()

    mutating func fill(_ body: (inout any DiagnosticFormat, inout ByteBuffer) -> Void) { body(&format, &content) }
  }

  private var outputs: [Output]
  /// The counts so far.
  private(set) var summary = RunSummary()

  /// The reports that were asked for; text to standard output if none was, unless something else goes there.
  init(
    _ choices: [ReportChoice], _ options: OutputOptions, _ console: Console, isSilent: Bool = false
  ) throws(Failure) {
    // What nearly every run does.
    guard !choices.isEmpty || isSilent else {
      outputs = [Self.output(DiagnosticFormats.text, to: options.file, options, console)]
      return
    }
    let unplaced = choices.filter { $0.file == nil }
    if unplaced.count > 1 {
      throw Failure(
        "'\(unplaced[0].format.name)' and '\(unplaced[1].format.name)' both go to standard output",
        hint: "send one of them to a file, as in '--format \(unplaced[1].format.name):FILE'")
    }
    if isSilent, let choice = unplaced.first {
      throw Failure(
        "'--diff' and '\(choice.format.name)' both go to standard output",
        hint: "send the report to a file, as in '--format \(choice.format.name):FILE'")
    }
    if let file = options.file, unplaced.isEmpty {
      throw Failure("'--output' is '\(file.shown)', but every '--format' names a file of its own")
    }
    outputs = choices.map { Self.output($0.format, to: $0.file ?? options.file, options, console) }
  }

  private static func output(
    _ format: any DiagnosticFormat.Type, to file: FilePath?, _ options: OutputOptions, _ console: Console
  ) -> Output {
    let style =
      file == nil ? console.style(of: console.output, options.color) : TextStyle(isColored: options.color == .always)
    return Output(format: format.init(style), file: file)
  }

  /// Refuses to write over a file that is read, two reports to one file, or a report where the new baseline goes.
  func check(inputs: [FilePath], baseline: FilePath?, on disk: Disk) throws(Failure) {
    let files = outputs.compactMap(\.file).map { OutputFile(path: $0, disk: disk) }
    let baseline = baseline.map { OutputFile(path: $0, disk: disk) }
    for (place, file) in files.enumerated() {
      try file.check(isNotAmong: inputs)
      if files[..<place].contains(where: { $0.isSame(as: file) }) {
        throw Failure("two reports go to '\(file.path.shown)'")
      }
      if baseline?.isSame(as: file) == true {
        throw Failure("a report and the baseline both go to '\(file.path.shown)'")
      }
    }
    try baseline?.check(isNotAmong: inputs)
  }

  /// Writes the heads.
  mutating func begin(_ console: inout Console) throws(Failure) {
    let summaryFile = Self.jobSummaryFile(console)
    var run = RunDescription(tool: Program.tool, takesJobSummary: summaryFile != nil)
    if outputs.contains(where: { type(of: $0.format).locatesFiles }) {
      let places = ReportPlaces(on: console.disk)
      run = RunDescription(tool: run.tool, takesJobSummary: run.takesJobSummary) { places.place(of: $0) }
    }
    try write(&console) { $0.begin(run, to: &$1) }
  }

  /// Writes the findings of a file.
  mutating func write(_ check: FileCheck, _ console: inout Console) throws(Failure) {
    summary.add(check.report)
    summary.suppressed += check.suppressed
    summary.fixed += check.mending?.count ?? 0
    try write(&console) { $0.write(check.report, to: &$1) }
  }

  /// Writes that a file could not be read; a failure that is about no file is left to standard error.
  mutating func write(_ failure: Failure, _ console: inout Console) throws(Failure) {
    guard let path = failure.path else { return }
    try write(&console) { $0.write(UnreadFile(path: path, message: failure.message), to: &$1) }
  }

  /// The file in which GitHub Actions collects what is shown of a job.
  private static func jobSummaryFile(_ console: Console) -> FilePath? {
    console.environment("GITHUB_STEP_SUMMARY").flatMap { $0.isEmpty ? nil : FilePath($0) }
  }

  /// Writes the feet, and the files.
  mutating func end(_ console: inout Console) throws(Failure) {
    let summary = summary
    try write(&console) { $0.end(summary, to: &$1) }
    for output in outputs {
      if let page = output.format.jobSummary, let file = Self.jobSummaryFile(console) {
        try OutputFile(path: file, disk: console.disk).append(page)
      }
      guard let file = output.file else { continue }
      try OutputFile(path: file, disk: console.disk).write { $0.append(output.content.bytes[...]) }
    }
  }

  private mutating func write(
    _ console: inout Console, _ body: (inout any DiagnosticFormat, inout ByteBuffer) -> Void
  ) throws(Failure) {
    for index in outputs.indices {
      if outputs[index].file == nil {
        try console.write { body(&outputs[index].format, &$0) }
      } else {
        outputs[index].fill(body)
      }
    }
  }
}
