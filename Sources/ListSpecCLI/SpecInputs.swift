internal import ListModel
internal import ListRender
internal import SpecSource
internal import SpecTree

/// Everything beside a spec that it is compiled with: what the command line gives, and the files that it may name.
struct SpecInputs: Sendable {
  private let options: InputOptions
  private let disk: Disk
  private let data: [SourceFile]

  /// Nothing beside a spec but the files that it names.
  init(on disk: Disk) {
    options = InputOptions()
    self.disk = disk
    data = []
  }

  /// Reads the files that the command line gives beside specs of some paths.
  init(_ options: InputOptions, for paths: [FilePath], in console: inout Console) throws(Failure) {
    let disk = console.disk
    self.options = options
    self.disk = disk
    let uses = (paths + options.dataFiles).count(where: \.isDash)
    guard uses < 2 else { throw Failure("standard input is one file; '-' is given \(uses) times") }
    if let root = options.root, (try? FileCalls.realPath(of: disk.path(root))) == nil {
      throw Failure("'--root' names '\(root.shown)', which is no folder that can be read")
    }
    var data: [SourceFile] = []
    for path in options.dataFiles { data.append(try options.loader.load(path, &console)) }
    self.data = data
    for file in data { try Self.check(file, "the data '\(file.name)'") }
    for setting in options.settings {
      try Self.check(
        SourceFile(name: "--set", bytes: Array(setting.value.utf8)), as: .yaml, "what '--set' gives '\(setting.path)'")
    }
  }

  /// Refuses data that cannot be read: no list may read it, and then nobody would say so.
  private static func check(
    _ file: SourceFile, as format: SourceFormat? = nil, _ what: String
  ) throws(Failure) {
    let (tree, faults) = SpecReader.read(file, as: format)
    var findings = faults.filter { $0.severity == .error }
    if findings.isEmpty, let second = tree.secondDocument {
      findings = [Diagnostic(.fileNotFound, "a second document, expected one", at: second)]
    }
    guard !findings.isEmpty else { return }
    throw Failure("\(what) cannot be used", details: findings, in: [file])
  }

  /// Whether the data that the command line gives may be read by something in a file, or it gives none.
  func areRead(by tree: NodeTree) -> Bool {
    guard givesData, tree.isComplete else { return true }
    return tree.withView { view in tree.documents.contains { view.mayReadData(view.resolved($0.root)) } }
  }

  /// What to say where nothing reads the data that the command line gives.
  var unreadRemark: String {
    let given = (data.isEmpty ? [] : ["'--data'"]) + (options.settings.isEmpty ? [] : ["'--set'"])
    return
      "listspec: nothing reads 'data', so \(given.joined(separator: " and ")) \(given.count > 1 ? "have" : "has") no effect"
  }

  private var givesData: Bool { !(data.isEmpty && options.settings.isEmpty) }

  /// How the files are written; nil: by their names, else by their content.
  var format: SourceFormat? { options.format }

  /// Works out a list that has expressions; `sources` are the files of the unit of work, first the spec, which was read
  /// under `path`.
  func expand(
    _ document: NodeTree.Document, of tree: NodeTree, in view: TreeView, at path: FilePath,
    _ sources: inout [SourceFile]
  ) -> ListExpander.Expansion {
    withExpansion(of: &sources, at: path) { ListExpander.expand(document, of: tree, in: view, $0) }
  }

  /// Calls `body` with what a list that was read under `path` is worked out with; `sources` are the files of the unit of
  /// work, and those that are read besides come behind them.
  func withExpansion<Result>(
    of sources: inout [SourceFile], at path: FilePath, _ body: (ListExpander.Inputs) -> Result
  ) -> Result {
    var inputs = ListExpander.Inputs()
    inputs.rowsBeside = { Threads.beside($0) }
    if let width = options.width { inputs.width = width }
    for file in data { inputs.data.files.append(add(file.name, file.bytes, to: &sources)) }
    for setting in options.settings {
      let value = add("--set", Array(setting.value.utf8), to: &sources)
      inputs.data.settings.append(GivenData.Setting(setting.path, value))
    }
    let home = path.isDash ? options.standardInputName ?? path : path
    if let spec = (try? GitPath(home)).flatMap(\.self) {
      return GitFiles(of: spec, on: disk, options.loader).withFiles(of: &sources) { files in
        inputs.files = files
        return body(inputs)
      }
    }
    let root = SpecRoot(of: home, given: options.root, on: disk, options.loader)
    return root.withFiles(of: &sources, at: home) { files in
      inputs.files = files
      return body(inputs)
    }
  }

  private func add(_ name: String, _ bytes: [UInt8], to sources: inout [SourceFile]) -> SourceFile {
    let file = SourceFile(name: name, id: FileID(UInt32(sources.count)), bytes: bytes)
    sources.append(file)
    return file
  }
}
