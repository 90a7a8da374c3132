public import SpecSource
public import SpecTree

/// Reads a tree as a list spec: looks every key up in the catalogue, checks every value, and keeps what was written.
///
/// Everything wrong is a finding; what is left is still a list, so that one run reports all there is to report.
public struct SpecBuilder {
  let view: TreeView
  let tree: NodeTree
  let vocabulary: Vocabulary
  /// Whether the file has a `$(` anywhere: if not, no text needs to be searched for expressions.
  let mayHaveExpressions: Bool
  var spec: ListSpec
  /// The names of header and footer classes; their reuse identifiers are a pool of their own.
  var viewNames = NameTable()
  /// P9TableViewHandler's types: the scalar that names the class of each, by the type.
  var types: [String: NodeID] = [:]
  /// What has been found so far, in reading order.
  var diagnostics: [Diagnostic] = []
  /// Subtrees under keys that begin with `x-`: nothing in them is a finding.
  var ignored: [SourceRange] = []
  /// Whether the record that was read last holds elements that are still to be read.
  var hasPendingElements = false
  /// What the section at hand says of its header and footer under flat names.
  var flatValues: [FlatValue] = []
  /// Anchored data that has been checked, so that data reached by many aliases is checked once.
  var checkedData: Set<NodeID> = []

  /// The spec of a document and what is not of the language in it.
  public static func build(
    _ document: NodeTree.Document, of tree: NodeTree, in view: TreeView
  ) -> (spec: ListSpec, diagnostics: [Diagnostic]) {
    build(document, of: tree, in: view, for: Runtime.all)
  }

  /// The spec of a document that may be written for one of some runtimes.
  static func build(
    _ document: NodeTree.Document, of tree: NodeTree, in view: TreeView, for runtimes: [Runtime]
  ) -> (spec: ListSpec, diagnostics: [Diagnostic]) {
    let root = view.resolved(document.root)
    guard view.kind(of: root) == .mapping else {
      let spec = ListSpec(root: root, runtime: .uikit)
      return (spec, [notAList(root, in: view)])
    }
    var diagnostics: [Diagnostic] = []
    let vocabulary = readRuntime(of: root, in: view, among: runtimes, &diagnostics)
    var builder = SpecBuilder(root, tree, view, vocabulary)
    builder.diagnostics = diagnostics
    builder.readRoot()
    builder.reportCutTexts(in: document)
    return (builder.spec, builder.diagnostics)
  }

  private init(_ root: NodeID, _ tree: NodeTree, _ view: TreeView, _ vocabulary: Vocabulary) {
    self.tree = tree
    self.view = view
    self.vocabulary = vocabulary
    mayHaveExpressions = ByteSearch.contains(UInt8(ascii: "$"), then: UInt8(ascii: "("), in: view.source)
    spec = ListSpec(root: root, runtime: vocabulary.runtime)
    // A pair is two nodes, and a value of at least one more; a row has several values.
    spec.values.reserveCapacity(tree.count / 3)
    LargePages.advise(&spec.values)
    spec.rows.reserveCapacity(tree.count / 12)
    spec.rowTags = NameTable(capacity: tree.count / 12)
    LargePages.advise(&spec.rows)
  }

  /// What a whole document is when it is no mapping.
  private static func notAList(_ root: NodeID, in view: TreeView) -> Diagnostic {
    if view.kind(of: root) == .scalar, view.scalar(of: root) == .null {
      return Diagnostic(
        .missingKey, "the document is empty, expected a list: 'listspec: 1' and its sections",
        at: view.location(of: root))
    }
    return Diagnostic(
      .wrongType, "the document is \(view.describe(root)), expected a mapping that begins with 'listspec: 1'",
      at: Location(view.file, view.firstLine(of: root)))
  }

  /// The vocabulary of the runtime and the kind of list that the root names; the default one where it names none that
  /// is known.
  private static func readRuntime(
    of root: NodeID, in view: TreeView, among runtimes: [Runtime], _ diagnostics: inout [Diagnostic]
  ) -> Vocabulary {
    var runtime = Runtime.uikit
    if let node = view.value(of: "runtime", in: root), view.kind(of: node) == .scalar, !view.isEmptyScalar(node) {
      let name = view.string(of: node)
      if let found = runtimes.first(where: { $0.name == name }) {
        runtime = found
      } else {
        diagnostics.append(
          .unknownValue(
            name, of: "runtime", names: runtimes.map(\.name), at: view.location(of: node), style: view.style(of: node)))
      }
    }
    guard let kind = view.value(of: "kind", in: root), view.kind(of: kind) == .scalar,
      view.text(of: kind, is: "collection")
    else { return .of(runtime) }
    if let collection = Runtime.collections.first(where: { $0.mask == runtime.mask }) { return .of(collection) }
    let names = Runtime.collections.map { "'\($0.name)'" }.joined(separator: " and ")
    diagnostics.append(
      Diagnostic(
        .unknownValue,
        "'kind' is 'collection', but runtime '\(runtime.name)' has tables alone; collections are there for \(names)",
        at: view.location(of: kind)))
    return .of(.uikitCollection)
  }

  private mutating func readRoot() {
    let keys = ListKeys.shared
    spec.list = readRecord(spec.root, .list, at: .list)
    let flat = flatValues
    checkVersion(keys)
    if let types = written(keys.types) { readTypes(types) }
    if let cells = written(keys.cells) { readClasses(cells, .cell) }
    if let views = written(keys.views) { readClasses(views, .view) }
    if let defaults = written(keys.rowDefaults) { spec.rowDefaults = readDefaults(defaults) }
    spec.header = readHeader(written(keys.header), at: .listHeader, flat.filter { $0.target == .header })
    spec.footer = readHeader(written(keys.footer), at: .listHeader, flat.filter { $0.target == .footer })
    if let delegate = written(keys.delegate) { readOverrides(delegate.node, of: .delegate) }
    if let dataSource = written(keys.dataSource) { readOverrides(dataSource.node, of: .dataSource) }
    readSections(keys)
    readPaging(keys)
  }

  private func written(_ slot: Slot) -> WrittenValue? { spec.value(slot, in: spec.list) }

  private mutating func checkVersion(_ keys: ListKeys) {
    guard let version = written(keys.version) else {
      let place = view.firstLine(of: spec.root)
      let fix = Fix("add 'listspec: 1'", .safe, [versionEdit()])
      diagnostics.append(
        Diagnostic(
          .missingKey, "the list has no 'listspec' key, expected 'listspec: 1'", at: Location(view.file, place),
          fixes: [fix]))
      return
    }
    let node = view.resolved(version.node)
    guard !reportEmpty(node, key: version.node, "listspec") else { return }
    if view.kind(of: node) == .scalar, view.scalar(of: node) == .integer(1) { return }
    diagnostics.append(
      Diagnostic(
        .unsupportedVersion, "'listspec' is \(view.describe(node)), expected 1: the only version of the language",
        at: view.location(of: node)))
  }

  /// The edit that puts `listspec: 1` before everything else in the root.
  private func versionEdit() -> TextEdit {
    let range = view.range(of: spec.root)
    if view.style(of: spec.root) == .block {
      return TextEdit(SourceRange(range.start, range.start), "listspec: 1\n")
    }
    let isJSON = view.count(of: spec.root) > 0 && view.style(of: spec.root.next) == .doubleQuoted
    let key = isJSON ? "\"listspec\": 1" : "listspec: 1"
    let place = SourceRange(range.start + 1, range.start + 1)
    return TextEdit(place, view.count(of: spec.root) == 0 ? key : key + ", ")
  }

  /// Reports texts that a comment sign cut, where the language reads them.
  private mutating func reportCutTexts(in document: NodeTree.Document) {
    for cut in tree.cutTexts {
      let range = view.range(of: cut.node)
      guard document.range.contains(range), !ignored.contains(where: { $0.contains(range) }) else { continue }
      diagnostics.append(.textCut(cut, in: view))
    }
  }
}
