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
    ] + OutputOptions.table(quiet: "print nothing; only exit with 1 if the lists differ").map { $0.within(\.output) }
    + InputOptions.table.map { $0.within(\.input) }

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
      command: "listspec diff --quiet old.list.yaml new.list.yaml",
      purpose: "only say by the exit status whether they differ"
    ),
    (
      command: "listspec diff -f edits old.list.yaml new.list.yaml -o change.yaml",
      purpose: "write the edits that make the new list of the old one (as JSON where the name ends in .json)"
    ),
  ]

  private static let formats = DiffFormats.all.map { $0.name }

  /// What git calls the command with, where it does.
  private var git: GitDiffCall?
  var format = DiffFormats.all[0]
  var isResolved = false
  var filter = ChangeFilter()
  var document: DocumentChoice?
  var output = OutputOptions()
  var input = InputOptions()

  mutating func arrange(_ operands: [Argument], _ environment: (String) -> String?) -> [Argument] {
    git = GitDiffCall(operands, environment)
    return git?.files ?? operands
  }

  func run(_ operands: [Argument], in console: inout Console) throws(Failure) -> ExitStatus {
    if let git { return try run(git, in: &console) }
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
    try file?.check(isNotAmong: paths + input.dataFiles)
    let inputs = try SpecInputs(input, for: paths, in: &console)
    let sources = [try input.loader.load(paths[0], &console), try input.loader.load(paths[1], &console)]
    // Reading is nearly all of the work.
    let checks = Threads.map(2) { SpecCheck(sources[$0], at: paths[$0], inputs) }
    let (old, new) = (checks[0], checks[1])
    if !old.readsGivenData, !new.readsGivenData, !output.isQuiet { console.say(inputs.unreadRemark) }
    let reports = FileReport.sharing(old.report, new.report)
    output.show(reports.old, in: &console)
    output.show(reports.new, in: &console)
    if old.stopsCompiling || new.stopsCompiling { return .failure }
    let style = file == nil ? console.style(of: console.output, output.color) : TextStyle()
    var difference = try difference(old, new, paths, inputs)
    if let file {
      for check in checks { try file.check(isNotAmong: check.report.sources) }
      // What is called a JSON file is one.
      if SourceFormat(fileName: file.path.shown) == .json { difference.textFormat = .json }
      try file.write { format.write(difference, style, to: &$0) }
    } else if !output.isQuiet {
      try console.write { format.write(difference, style, to: &$0) }
    }
    return difference.changes.isEmpty ? .success : .findings
  }

  /// What differs between two files: between the lists that were chosen, or the only ones.
  ///
  /// Where both hold as many lists, those at one place belong together. A difference is one of two lists, so as soon as
  /// any two differ it has to be said which are meant.
  private func difference(
    _ old: SpecCheck, _ new: SpecCheck, _ paths: [FilePath], _ inputs: SpecInputs
  ) throws(Failure) -> ListDifference {
    let (before, after) = (old.tree.documents, new.tree.documents)
    let names = (paths[0].shown, paths[1].shown)
    guard document == nil, before.count == after.count, before.count > 1 else {
      let chosen = (
        try DocumentChoice.document(document, of: old.tree), try DocumentChoice.document(document, of: new.tree)
      )
      let found = difference(old.list(of: chosen.0), new.list(of: chosen.1), names.0, names.1)
      if format.name == DiffFormats.edits.name, !found.changes.isEmpty, namesFiles(chosen.0, in: old.tree) {
        try checkEdits(found.changes, chosen.0, of: old, to: new.list(of: chosen.1), at: paths[0], inputs)
      }
      return found
    }
    let all = before.indices.map {
      difference(old.list(of: before[$0]), new.list(of: after[$0]), names.0, names.1)
    }
    let different = all.indices.filter { !all[$0].changes.isEmpty }
    guard let first = different.first else { return all[0] }
    let numbers = different.map { "\($0 + 1)" }.joined(separator: ", ")
    throw Failure(
      "both files hold \(all.count) lists, which differ in number \(numbers)",
      hint: "choose one by its number or its tag, as in '--document \(first + 1)'")
  }

  /// Whether a list has parts in other files, which edits of it do not reach.
  private func namesFiles(_ document: NodeTree.Document, in tree: NodeTree) -> Bool {
    tree.withView { view in
      let root = view.resolved(document.root)
      return view.value(of: "include", in: root) != nil || view.value(of: "extends", in: root) != nil
    }
  }

  /// Refuses edits that the old list does not take, or that do not make it the new one.
  private func checkEdits(
    _ changes: ListChanges, _ document: NodeTree.Document, of old: SpecCheck, to new: CompiledList, at path: FilePath,
    _ inputs: SpecInputs
  ) throws(Failure) {
    let trial = EditTrial(changes, of: document, in: old.tree, at: path, inputs)
    let place = old.tree.documents.firstIndex { $0.root == document.root } ?? 0
    if let result = trial.result, result.list(of: result.tree.documents[place]).changes(to: new).isEmpty { return }
    throw Failure(
      "edits of '\(path.shown)' cannot say what differs" + (trial.fault.map { ": \($0)" } ?? ""),
      hint: "compare the files that have it; the other formats show all that differs")
  }

  /// What differs between two lists, as they are written or as they come to.
  private func difference(
    _ old: CompiledList, _ new: CompiledList, _ oldName: String, _ newName: String
  ) -> ListDifference {
    let trees = isResolved ? (old.tree, new.tree) : (old.writtenTree, new.writtenTree)
    return trees.0.withView { oldView in
      trees.1.withView { newView in
        let changes =
          isResolved
          ? ListComparison.changes(from: Resolver(old.spec, in: oldView), to: Resolver(new.spec, in: newView))
          : ListComparison.changes(
            from: ComparedSpec(old.written, in: oldView), to: ComparedSpec(new.written, in: newView))
        return ListDifference(
          filter.changes(in: changes), from: oldName, to: newName, saysWhatBreaks: filter.isBreaking)
      }
    }
  }

  /// Compares two versions of a file for git, which gives both under names of its own. A version that is no list is
  /// compared line by line: the lists of a project's past need not be of the language.
  private func run(_ git: GitDiffCall, in console: inout Console) throws(Failure) -> ExitStatus {
    if git.isUnmerged {
      try output.write(&console) { out in
        out.append("* Unmerged path ")
        out.appendVisible(git.heading)
        out.append("\n")
      }
      return .success
    }
    var input = input
    if input.format == nil { input.format = SourceFormat(fileName: git.path.shown) }
    let inputs = try SpecInputs(input, for: [], in: &console)
    var sources: [SourceFile] = []
    for path in git.files.map(\.path) {
      let bytes = try input.loader.load(path, &console).bytes
      sources.append(SourceFile(name: git.path.shown, bytes: bytes))
    }
    let checks = sources.map { source in
      // What was added or removed is compared with a list of nothing.
      let isNothing = source.bytes.isEmpty
      let nothing = Array("{\"listspec\": 1, \"sections\": []}".utf8)
      return SpecCheck(
        isNothing ? SourceFile(name: source.name, bytes: nothing) : source, at: git.path, inputs)
    }
    let style = console.style(of: console.output, output.color)
    let isForTheEye = style.isColored || console.output.isTerminal
    let lists = checks.map { check in
      check.stopsCompiling || check.tree.documents.count != 1 ? nil : check.list(of: check.tree.documents[0])
    }
    try output.write(&console) { out in
      out.appendVisible(git.heading)
      out.append("\n")
      if let old = lists[0], let new = lists[1] {
        let difference = difference(old, new, git.heading, git.heading)
        if difference.changes.isEmpty {
          out.append("\nthe lists are the same; only their text differs\n")
        } else {
          format.write(difference, style, to: &out)
        }
      } else {
        UnifiedDiff(from: sources[0].bytes, to: sources[1].bytes, at: git.path.bytes)
          .write(to: &out, style, forTheEye: isForTheEye)
      }
      out.append("\n")
    }
    return .success
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
