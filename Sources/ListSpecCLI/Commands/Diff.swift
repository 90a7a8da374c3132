internal import ListDiff
internal import ListModel
internal import ListRender
internal import SpecSource
internal import SpecTree

/// `listspec diff`: says what differs between two lists.
struct Diff: Subcommand {
  static let name = "diff"
  static let summary = "say what differs between two list specs, row by row"
  static let operands = [
    OperandDescription("OLD", .one, "a list spec, git:REF:PATH for one at a commit, or - for standard input"),
    OperandDescription("NEW", .one, "the one to compare it with"),
  ]

  static let options: [CommandOption<Diff>] =
    [
      .value(
        "format", "f", "NAME", choices: formats, "\(formats.listed()) (default: \(DiffFormats.all[0].name))"
      ) { (command, argument) throws(Failure) in
        guard let format = DiffFormats.all.first(where: { $0.name == argument.text }) else {
          throw .unknownValue(argument.text, of: "format", formats)
        }
        command.format = format
      },
      .flag(
        "resolved", nil, \.isResolved,
        "compare what the lists come to, row by row: forEach expanded, classes, defaults and expressions worked out"
      ),
      .value("only", nil, "NAMES", "show only changes of these properties, separated by commas") {
        (command, argument) throws(Failure) in command.filter.only += try names(argument, of: "only")
      },
      .value("ignore", nil, "NAMES", "leave out changes of these properties, separated by commas") {
        (command, argument) throws(Failure) in command.filter.ignored += try names(argument, of: "ignore")
      },
      .flag(
        "breaking", nil, \.filter.isBreaking,
        "show only what breaks an app: tags removed or renamed, cell classes, reuse identifiers or kinds of height changed"
      ),
      .document { $0.document = $1 },
    ] + OutputOptions.table.map { $0.within(\.output) } + InputOptions.table.map { $0.within(\.input) }

  static let exitStatuses = [
    (status: ExitStatus.success, meaning: "the lists are the same"),
    (status: ExitStatus.findings, meaning: "they differ"),
    (status: ExitStatus.failure, meaning: "a file cannot be read as a list, or the command line is wrong"),
  ]
  static let examples = [
    (command: "listspec diff old.list.yaml new.list.yaml", purpose: "show what changed"),
    (
      command: "listspec diff git:HEAD:home.list.yaml home.list.yaml",
      purpose: "show what changed since the last commit"
    ),
    (
      command: "listspec diff -f edits old.list.yaml new.list.yaml -o change.yaml",
      purpose: "write the edits that make the new list of the old one"
    ),
  ]

  private static let formats = DiffFormats.all.map { $0.name }

  var format = DiffFormats.all[0]
  var isResolved = false
  var filter = ChangeFilter()
  var document: DocumentChoice?
  var output = OutputOptions()
  var input = InputOptions()

  func run(_ operands: [Argument], in console: inout Console) throws(Failure) -> ExitStatus {
    let paths = operands.map(\.path)
    if paths.allSatisfy(\.isDash) { throw Failure("standard input can be read once: OLD and NEW are both '-'") }
    if !filter.isOpen, !format.canShowPart {
      throw Failure("'\(format.name)' is made of all changes, and '--only', '--ignore' and '--breaking' show a part")
    }
    if isResolved, format.isOfFiles {
      throw Failure(
        "'\(format.name)' changes what is written, and '--resolved' compares what that comes to",
        hint: "the formats for '--resolved' are \(DiffFormats.all.filter { !$0.isOfFiles }.map { $0.name }.listed())")
    }
    let file = output.file.map { OutputFile(path: $0, disk: console.disk) }
    try file?.check(isNotAmong: paths)
    let inputs = try SpecInputs(input, on: console.disk)
    let sources = [try input.loader.load(paths[0], &console), try input.loader.load(paths[1], &console)]
    // Reading is nearly all of the work.
    let checks = Threads.map(2) { SpecCheck(sources[$0], at: paths[$0], inputs) }
    let (old, new) = (checks[0], checks[1])
    console.show(old.report, output.color)
    console.show(new.report, output.color)
    if old.stopsCompiling || new.stopsCompiling { return .failure }
    let before = old.list(of: try DocumentChoice.document(document, of: old.tree))
    let after = new.list(of: try DocumentChoice.document(document, of: new.tree))
    let style = file == nil ? console.style(of: console.output, output.color) : TextStyle()
    var result = Result<ExitStatus, Failure>.success(.success)
    withChanges(before, after) { changes in
      let difference = ListDifference(
        filter.changes(in: changes), from: paths[0].shown, to: paths[1].shown, saysWhatBreaks: filter.isBreaking)
      do throws(Failure) {
        result = .success(difference.changes.isEmpty ? .success : .findings)
        if let file {
          try file.write { format.write(difference, style, to: &$0) }
        } else {
          try console.write { format.write(difference, style, to: &$0) }
        }
      } catch {
        result = .failure(error)
      }
    }
    return try result.get()
  }

  /// Calls `body` with what differs between two lists; the trees stay meanwhile.
  private func withChanges(_ old: CompiledList, _ new: CompiledList, _ body: (ListChanges) -> Void) {
    let trees = isResolved ? (old.tree, new.tree) : (old.writtenTree, new.writtenTree)
    trees.0.withView { oldView in
      trees.1.withView { newView in
        guard isResolved else {
          return body(
            ListComparison.changes(
              from: ComparedSpec(old.written, in: oldView), to: ComparedSpec(new.written, in: newView)))
        }
        body(ListComparison.changes(from: Resolver(old.spec, in: oldView), to: Resolver(new.spec, in: newView)))
      }
    }
  }

  /// The names of properties in an argument; one may be followed by a part of its value, as in `model.name`.
  private static func names(_ argument: Argument, of option: String) throws(Failure) -> [String] {
    let known = Set(Element.allCases.flatMap { PropertyTable.of($0).properties.map(\.name) })
    let names = argument.text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    for name in names {
      let first = String(name.split(separator: ".", omittingEmptySubsequences: false).first ?? "")
      if known.contains(first) { continue }
      let near = Spelling.nearest(to: first, in: known.sorted()).map { "; did you mean '\($0)'?" } ?? ""
      throw Failure("'--\(option)' names '\(name)', which is no property\(near)")
    }
    return names
  }
}
