internal import ListDiff
internal import ListEdits
internal import ListRender
internal import SpecSource

/// `listspec merge`: brings the changes of two sides together.
struct Merge: Subcommand {
  static let name = "merge"
  static let summary = "merge the changes that two sides made to a list spec"
  static let operands = [
    OperandDescription("BASE", .one, "the list spec that both sides were made of; empty where both added it"),
    OperandDescription("OURS", .one, "the one whose text is kept where the other changed nothing"),
    OperandDescription("THEIRS", .one, "the one whose changes are brought in"),
  ]

  static let options: [CommandOption<Merge>] =
    [
      .path(
        "path", nil, \.path, "NAME",
        "the name of the file that the three are versions of: it tells the format, and reports have it"),
      .flag("in-place", "i", \.isInPlace, "put the result in the place of OURS, as a whole or not at all"),
      .flag("markers", nil, \.marksConflicts, "write the result also where the sides clash, both between markers"),
    ] + OutputOptions.table(quiet: "print no summary and no notes").map { $0.within(\.output) }
    + InputOptions.table.filter { $0.description.name == "input-format" }.map { $0.within(\.input) }

  static let exitStatuses = [
    (status: ExitStatus.success, meaning: "merged, and the result was written"),
    (
      status: ExitStatus.findings,
      meaning:
        "the sides clash, or make no list together: that is reported, and nothing was written, or with --markers all of it"
    ),
    (status: ExitStatus.failure, meaning: "a file cannot be read as a list, or the command line is wrong"),
  ]
  static let examples = [
    (command: "listspec merge base.list.yaml ours.list.yaml theirs.list.yaml", purpose: "print the merged list"),
    (
      command: "listspec merge --in-place --markers --path %P %O %A %B",
      purpose: "what git calls as a merge driver: git config merge.listspec.driver 'listspec merge …'"
    ),
  ]

  var path: FilePath?
  var isInPlace = false
  var marksConflicts = false
  var output = OutputOptions()
  var input = InputOptions()

  func run(_ operands: [Argument], in console: inout Console) throws(Failure) -> ExitStatus {
    let paths = operands.map(\.path)
    try check(paths, in: console)
    let files = try MergeFiles(paths, named: path, input, in: &console)
    if let stop = files.stop {
      console.show(stop, output.color)
      return .failure
    }
    switch try MergedFile(files).outcome(marksConflicts: marksConflicts) {
    case .merged(let bytes):
      sayLost(in: bytes, of: files, &console)
      try write(bytes, over: files.sources[MergeSide.ours.rawValue].bytes, at: paths[1], in: &console)
      return .success
    case .conflicts(let conflicts, let marked):
      console.show(report(conflicts, in: files), output.color)
      if let marked {
        try write(marked, over: files.sources[MergeSide.ours.rawValue].bytes, at: paths[1], in: &console)
      }
      say(conflicts.count, in: files, isWritten: marked != nil, &console)
      return .findings
    case .unusable(let report):
      console.show(report, output.color)
      if !output.isQuiet {
        console.say("listspec: the changes of both sides together make no list; nothing was written")
      }
      return .findings
    }
  }

  /// Refuses what excludes each other, before anything is read.
  private func check(_ paths: [FilePath], in console: Console) throws(Failure) {
    guard paths.count(where: \.isDash) < 2 else {
      throw Failure("standard input is one file; '-' is given \(paths.count(where: \.isDash)) times")
    }
    if let file = output.file {
      if isInPlace { throw Failure("'--in-place' and '--output' exclude each other") }
      try OutputFile(path: file, disk: console.disk).check(isNotAmong: paths)
    }
    if isInPlace, paths[1].isDash { throw Failure("'--in-place' needs a file, found standard input") }
  }

  private func write(
    _ bytes: [UInt8], over old: [UInt8], at path: FilePath, in console: inout Console
  ) throws(Failure) {
    if isInPlace {
      try OutputFile(path: path, disk: console.disk).replace(old, with: bytes, &console)
    } else {
      try output.write(&console) { $0.append(bytes[...]) }
    }
  }

  /// The conflicts as findings: at the place in ours, with the other two as notes.
  private func report(_ conflicts: [MergeConflict], in files: MergeFiles) -> FileReport {
    // Ours is the file that somebody will change.
    let order = [MergeSide.ours, .base, .theirs]
    let sources = order.enumerated().map { number, side in
      let source = files.sources[side.rawValue]
      return SourceFile(name: source.name, id: FileID(UInt32(number)), bytes: source.bytes)
    }
    let findings = conflicts.map { conflict in
      let words = ConflictWording(conflict)
      let places = order.enumerated().map { number, side in
        Location(FileID(UInt32(number)), conflict.places[side.rawValue].range)
      }
      return Diagnostic(
        .mergeConflict, words.message, at: places[0],
        notes: [.init(words.note(.base), at: places[1]), .init(words.note(.theirs), at: places[2])])
    }
    return FileReport(DiagnosticBag(findings), in: sources)
  }

  /// Says which comments of theirs did not come along: they are no part of the lists that are merged.
  private func sayLost(in bytes: [UInt8], of files: MergeFiles, _ console: inout Console) {
    guard !output.isQuiet, let words = files.lostComments(in: bytes) else { return }
    console.say("listspec: \(words)")
  }

  private func say(_ count: Int, in files: MergeFiles, isWritten: Bool, _ console: inout Console) {
    guard !output.isQuiet else { return }
    let name = files.sources[MergeSide.ours.rawValue].name
    let result = isWritten ? "both sides stand between markers" : "nothing was written"
    console.say("listspec: \(count) conflict\(count == 1 ? "" : "s") in '\(name)'; \(result)")
  }
}
