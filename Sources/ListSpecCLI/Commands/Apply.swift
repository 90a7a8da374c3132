internal import ListEdits
internal import ListRender
internal import SpecSource
internal import SpecTree

/// `listspec apply`: makes a list from a list and edits, and keeps its text.
struct Apply: Subcommand {
  static let name = "apply"
  static let summary = "apply edits to a list spec and keep its text"
  static let operands = [
    OperandDescription("BASE", .one, "a list spec, or - for standard input"),
    OperandDescription("EDITS", .many, "files of edits, applied in this order; or - for standard input"),
  ]

  static let options: [CommandOption<Apply>] =
    [
      .choice(
        "compat", nil, \.compatibility, "what to do where edits do not fit: refuse, or go on as Holo's libraries do"),
      .document { $0.document = $1 },
      .flag("unroll", nil, \.unrolls, "replace each 'forEach' by the rows it makes first, so that edits can name them"),
      .path(
        "write-inverse", nil, \.inverse, "FILE",
        "write the edits that undo it to FILE, before anything else; not with --dry-run or --check"),
    ] + ChangeOptions.table.map { $0.within(\.change) } + OutputOptions.table.map { $0.within(\.output) }
    + InputOptions.table.map { $0.within(\.input) }

  static let exitStatuses = [
    (
      status: ExitStatus.success, meaning: "the edits fit, and the list was written; with --check, nothing would change"
    ),
    (
      status: ExitStatus.findings,
      meaning:
        "the edits do not fit, or a file cannot be read as YAML or JSON; nothing was written; with --check, something would change"
    ),
    (status: ExitStatus.failure, meaning: "a file could not be opened, or the command line is wrong"),
  ]
  static let examples = [
    (
      command: "listspec apply home.list.yaml outlet.edits.yaml -o outlet.list.yaml",
      purpose: "make a variant of a list"
    ),
    (command: "listspec apply --in-place home.list.yaml outlet.edits.yaml", purpose: "change a list as by hand"),
    (command: "listspec apply --dry-run home.list.yaml outlet.edits.yaml", purpose: "see what would change"),
    (
      command: "listspec apply -i home.list.yaml outlet.edits.yaml --write-inverse undo.edits.yaml",
      purpose: "change a list, and keep what takes it back"
    ),
  ]

  var compatibility = EditRunner.Compatibility.strict
  var change = ChangeOptions()
  var document: DocumentChoice?
  var unrolls = false
  /// The file that the edits go to that undo it.
  var inverse: FilePath?
  var output = OutputOptions()
  var input = InputOptions()

  func run(_ operands: [Argument], in console: inout Console) throws(Failure) -> ExitStatus {
    let paths = operands.map(\.path)
    try change.check(output, paths[0])
    if let file = output.file {
      try OutputFile(path: file, disk: console.disk).check(isNotAmong: paths + input.dataFiles)
    }
    try checkInverse(paths, on: console.disk)
    let inputs = try SpecInputs(input, for: paths, in: &console)
    let base = try input.loader.load(paths[0], &console, for: .editing)
    var edits: [SourceFile] = []
    for path in paths.dropFirst() {
      let source = try input.loader.load(path, &console)
      edits.append(SourceFile(name: source.name, id: FileID(UInt32(edits.count + 1)), bytes: source.bytes))
    }
    let (tree, faults) = SpecReader.read(base, as: input.format)
    guard tree.isComplete else {
      console.show(FileReport(DiagnosticBag(faults), in: [base]), output.color)
      return .findings
    }
    let chosen = try DocumentChoice.document(document, of: tree)
    let edited = try EditedFile(
      chosen, of: tree, at: paths[0], edits: edits, compatibility, unrolls: unrolls, inputs)
    output.show(edited.report, in: &console)
    if !edited.readsGivenData, !output.isQuiet { console.say(inputs.unreadRemark) }
    guard let text = edited.text else { return .findings }
    let read = [base] + edited.report.sources.dropFirst()
    if let file = output.file { try OutputFile(path: file, disk: console.disk).check(isNotAmong: read) }
    if let inverse {
      try OutputFile(path: inverse, disk: console.disk).check(isNotAmong: read, for: "what undoes it")
    }
    guard let inverse else { return try change.write(text.bytes, over: base, at: paths[0], output, &console) }
    let place = tree.documents.firstIndex { $0.root == chosen.root } ?? 0
    let undoing = InverseEdits(of: text, from: (tree, faults), document: place, at: paths[0], inputs)
    if let obstacle = undoing.obstacle, !output.isQuiet {
      console.say("listspec: '\(inverse.shown)' undoes it in this very text only, as bytes: \(obstacle)")
    }
    let file = OutputFile(path: inverse, disk: console.disk)
    return try change.write(text.bytes, over: base, at: paths[0], output, &console) { () throws(Failure) in
      try undoing.write(to: file)
    }
  }

  /// Refuses what the edits that undo it cannot be written with, or would be written over.
  private func checkInverse(_ paths: [FilePath], on disk: Disk) throws(Failure) {
    guard let inverse else { return }
    for (isGiven, name) in [(change.isDryRun, "--dry-run"), (change.isCheck, "--check")] where isGiven {
      throw Failure(
        "'--write-inverse' and '\(name)' exclude each other: '\(name)' changes nothing that could be undone")
    }
    if inverse.isDash { throw Failure("'--write-inverse' needs a file, found '-'") }
    let file = OutputFile(path: inverse, disk: disk)
    try file.check(isNotAmong: paths + input.dataFiles, for: "what undoes it")
    if let result = output.file, file.isSame(as: OutputFile(path: result, disk: disk)) {
      throw Failure("'--output' and '--write-inverse' both name '\(inverse.shown)'; each needs a file of its own")
    }
  }
}
