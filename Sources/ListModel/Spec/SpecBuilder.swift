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
  /// Whether the file is included by another, and so need not be a list of its own.
  var isPart = false
  /// What has been found so far, in reading order.
  var diagnostics: [Diagnostic] = []
  /// Subtrees under keys that begin with `x-`: nothing in them is a finding.
  var ignored: [SourceRange] = []
  /// Whether the record that was read last holds elements that are still to be read.
  var hasPendingElements = false
  /// What an expansion wrote for the element at hand about its class and its defaults.
  var computedNode: NodeID?
  /// What the section at hand says of its header and footer under flat names.
  var flatValues: [FlatValue] = []
  /// Anchored data that has been checked, so that data reached by many aliases is checked once.
  var checkedData: Set<NodeID> = []

  /// The spec of a document and what is not of the language in it.
  public static func build(
    _ document: NodeTree.Document, of tree: NodeTree, in view: TreeView, asPart isPart: Bool = false
  ) -> (spec: ListSpec, diagnostics: [Diagnostic]) {
    let root = view.resolved(document.root)
    guard view.kind(of: root) == .mapping else {
      let spec = ListSpec(root: root, runtime: .uikit)
      return (spec, [notAList(root, in: view)])
    }
    var diagnostics: [Diagnostic] = []
    let vocabulary = readRuntime(of: root, in: view, &diagnostics)
    var builder = SpecBuilder(root, tree, view, vocabulary)
    builder.diagnostics = diagnostics
    builder.isPart = isPart
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
      at: view.firstLineLocation(of: root))
  }

  /// The vocabulary of the runtime that the root names; the default one where it names none that is known.
  private static func readRuntime(
    of root: NodeID, in view: TreeView, _ diagnostics: inout [Diagnostic]
  ) -> Vocabulary {
    guard let node = view.value(of: "runtime", in: root), view.kind(of: node) == .scalar, !view.isEmptyScalar(node)
    else { return .of(.uikit) }
    let name = view.string(of: node)
    guard let found = Runtime.all.first(where: { $0.name == name }) else {
      let names = Runtime.all.map(\.name)
      diagnostics.append(
        .unknownValue(name, of: "runtime", names: names, at: view.location(of: node), style: view.style(of: node)))
      return .of(.uikit)
    }
    guard found.isSupported else {
      diagnostics.append(.notYet("runtime '\(name)'", at: view.location(of: node)))
      return .of(.uikit)
    }
    return .of(found)
  }

  private mutating func readRoot() {
    let keys = ListKeys.shared
    spec.list = readRecord(spec.root, .list, at: .list)
    checkVersion(keys)
    checkKind(keys)
    if let cells = written(keys.cells) { readClasses(cells, .cell) }
    if let views = written(keys.views) { readClasses(views, .view) }
    if let defaults = written(keys.rowDefaults) { spec.rowDefaults = readDefaults(defaults) }
    if let header = written(keys.header) { spec.header = readHeader(header, at: .listHeader) }
    if let footer = written(keys.footer) { spec.footer = readHeader(footer, at: .listHeader) }
    if let delegate = written(keys.delegate) { readOverrides(delegate.node, of: .delegate) }
    if let dataSource = written(keys.dataSource) { readOverrides(dataSource.node, of: .dataSource) }
    readSections(keys)
  }

  private func written(_ slot: Slot) -> WrittenValue? { spec.value(slot, in: spec.list) }

  private mutating func checkVersion(_ keys: ListKeys) {
    guard let version = written(keys.version) else {
      guard !isPart else { return }
      let fix = Fix("add 'listspec: 1'", .safe, [versionEdit()])
      diagnostics.append(
        Diagnostic(
          .missingKey, "the list has no 'listspec' key, expected 'listspec: 1'",
          at: view.firstLineLocation(of: spec.root),
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

  /// Refuses a collection, which this version cannot compile.
  private mutating func checkKind(_ keys: ListKeys) {
    guard let kind = written(keys.kind), kind.content == .choice, kind.choice != 0 else { return }
    diagnostics.append(.notYet("'kind: collection'", at: view.location(of: kind.node)))
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
