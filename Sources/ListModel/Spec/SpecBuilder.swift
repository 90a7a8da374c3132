public import SpecSource
public import SpecTree

/// Reads a tree as a list spec: looks every key up in the catalogue, checks every value, and keeps what was written.
///
/// Everything wrong is a finding; what is left is still a list, so that one run reports all there is to report.
public struct SpecBuilder {
  let view: TreeView
  let tree: NodeTree
  let vocabulary: Vocabulary
  /// Whether what is being read may have expressions: if not, no text needs to be searched for them.
  var mayHaveExpressions: Bool
  /// Whether the file has a `$(` anywhere.
  private let hasExpressions: Bool
  var spec: ListSpec
  /// The names of header and footer classes; their reuse identifiers are a pool of their own.
  var viewNames = NameTable()
  /// The names of the declared ones, once a header was a text.
  var declaredViews: Set<ByteText>?
  /// Whether the file is included by another, and so need not be a list of its own.
  var isPart = false
  /// P9TableViewHandler's types: the scalar that names the class of each, by the type.
  var types: [ByteText: NodeID] = [:]
  /// Whether the root names a runtime that is known; if not, names that some library has are left alone.
  private(set) var isRuntimeKnown = true
  /// What has been found so far.
  var diagnostics: DiagnosticBag
  /// Subtrees under keys that begin with `x-`: nothing in them is a finding.
  var ignored: [SourceRange] = []
  /// Whether the record that was read last holds elements that are still to be read.
  var hasPendingElements = false
  /// What an expansion wrote for the element at hand about its class and its defaults.
  var computedNode: NodeID?
  /// The same for the row of `paging`, once it has been read.
  var loadingComputed: Int?
  /// Whether the record at hand has a property under a library's own name.
  var hasAliases = false
  /// How many rows have their tags numbered; `numberTags` keeps its buffers beside it.
  var numberedRows = 0
  var pendingTags: [NodeID] = []
  var tagNumbers: [Int] = []
  /// What is known of the keys of records met before.
  var plans = RecordPlans()
  /// What the misspelt keys of the record at hand were meant to be.
  var guesses: [WrittenValue] = []
  /// What the section at hand says of its header and footer under flat names.
  var flatValues: [FlatValue] = []
  /// Anchored data that has been checked, so that data reached by many aliases is checked once.
  var checkedData: Set<NodeID> = []
  /// What findings asked of the keys of the mapping at hand.
  var keysAsked = MappingKeys()
  /// The key up to which those beside a key were walked, by the key.
  var keysBeside: [NodeID: NodeID] = [:]
  /// The keys without values that were found last.
  var bareKeys: BareKeys?
  /// What the names of colours are taken for.
  var colorNames = ColorNames()
  /// How many fixes take a key out.
  var removals = 0
  /// What unknown keys were found to be, so that the same one in many rows is looked up once.
  var unknownKeys: [UnknownKey: UnknownKey.Meaning] = [:]

  /// The spec of a document and what is not of the language in it.
  public static func build(
    _ document: NodeTree.Document, of tree: NodeTree, in view: TreeView
  ) -> (spec: ListSpec, diagnostics: DiagnosticBag) {
    build(document, of: tree, in: view, besides: [])
  }

  /// The spec of a document that may be written for some runtimes besides those of the program; a file that a list for
  /// `list` includes is written for that unless it names another.
  static func build(
    _ document: NodeTree.Document, of tree: NodeTree, in view: TreeView, besides runtimes: [Runtime] = [],
    asPartFor list: Runtime? = nil
  ) -> (spec: ListSpec, diagnostics: DiagnosticBag) {
    let root = view.resolved(document.root)
    if list == nil, let finding = ForeignFile.finding(root, in: view) {
      return (ListSpec(root: root, runtime: .uikit, hasAnchors: false), DiagnosticBag([finding]))
    }
    guard view.kind(of: root) == .mapping else {
      return (ListSpec(root: root, runtime: .uikit, hasAnchors: false), DiagnosticBag([notAList(root, in: view)]))
    }
    if let refusal = refusal(of: root, in: view) {
      return (ListSpec(root: root, runtime: .uikit, hasAnchors: false), DiagnosticBag([refusal]))
    }
    let choice = RuntimeChoice(of: root, in: view, besides: runtimes, otherwise: list)
    var builder = SpecBuilder(document, tree, view, choice)
    builder.isPart = list != nil
    builder.readRoot(choice)
    builder.reportCutTexts(in: document)
    return (builder.spec, builder.diagnostics)
  }

  private init(_ document: NodeTree.Document, _ tree: NodeTree, _ view: TreeView, _ choice: RuntimeChoice) {
    self.tree = tree
    self.view = view
    vocabulary = .of(choice.runtime)
    isRuntimeKnown = choice.isKnown
    hasExpressions = SpecBuilder.mayHaveExpressions(document, tree, view)
    mayHaveExpressions = hasExpressions
    let root = view.resolved(document.root)
    diagnostics = DiagnosticBag(distinct: !tree.decorations.isEmpty)
    spec = ListSpec(root: root, runtime: choice.runtime, hasAnchors: !tree.decorations.isEmpty)
  }

  /// Whether a document has a `$(` anywhere; yes in doubt.
  private static func mayHaveExpressions(
    _ document: NodeTree.Document, _ tree: NodeTree, _ view: TreeView
  ) -> Bool {
    if tree.hasDollar == false { return false }
    func hasSign(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
      PairSearch.next(UInt8(ascii: "$"), before: UInt8(ascii: "("), or: UInt8(ascii: "("), in: bytes) != nil
    }
    let source = view.source(document.range)
    if hasSign(source) { return true }
    guard !view.respelledText.isEmpty else { return false }
    // Escapes can spell it. Of many documents only those with an escape are in doubt: looking through the texts of all
    // for each would take the square of the file.
    guard tree.documents.count > 1 else {
      return hasSign(view.respelledText)
    }
    return source.contains(UInt8(ascii: "\\"))
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

  /// Why a document cannot be compiled at all, although it is of the language: it is one of edits.
  private static func refusal(of root: NodeID, in view: TreeView) -> Diagnostic? {
    var refusal: Diagnostic?
    view.forEachPair(of: root) { pair in
      if view.text(of: pair.key, is: "listspec-edits") {
        refusal = Diagnostic(
          .wrongType, "the document is one of edits, expected a list; 'listspec apply BASE EDITS' applies edits",
          at: view.location(of: pair.key))
      }
    }
    return refusal
  }

  private mutating func readRoot(_ choice: RuntimeChoice) {
    let keys = ListKeys.shared
    for finding in choice.findings { diagnostics.add(finding) }
    readsTemplates(false)
    spec.list = readRecord(spec.root, .list, at: .list)
    let flat = flatValues
    checkVersion(keys)
    readsTemplates(true)
    if let types = written(keys.types) { readTypes(types) }
    if let cells = written(keys.cells) { readClasses(cells, .cell) }
    noteClassOfEmpty(keys.empty, in: spec.list)
    if let views = written(keys.views) { readClasses(views, .view) }
    if let defaults = written(keys.rowDefaults) { spec.rowDefaults = readDefaults(defaults) }
    readsTemplates(false)
    spec.header = readHeader(written(keys.header), at: .listHeader, flat.filter { $0.target == .header })
    spec.footer = readHeader(written(keys.footer), at: .listHeader, flat.filter { $0.target == .footer })
    if let delegate = written(keys.delegate) { readOverrides(delegate.node, of: .delegate) }
    if let dataSource = written(keys.dataSource) { readOverrides(dataSource.node, of: .dataSource) }
    readSections(keys)
    numberTags()
    readPaging(keys)
  }

  /// Notes that classes and defaults are read, or something else: of a list that was worked out only those still have
  /// expressions, and a `$(` elsewhere is what one came to.
  mutating func readsTemplates(_ areTemplates: Bool) {
    mayHaveExpressions = hasExpressions && (areTemplates || !view.isWorkedOut)
  }

  private func written(_ slot: Slot) -> WrittenValue? { spec.value(slot, in: spec.list) }

  private mutating func checkVersion(_ keys: ListKeys) {
    guard let version = written(keys.version) else {
      guard !isPart else { return }
      diagnostics.add(
        Diagnostic(
          .missingKey, "the list has no 'listspec' key, expected 'listspec: 1'",
          at: view.firstLineLocation(of: spec.root),
          fixes: view.isComposed ? [] : [Fix("add 'listspec: 1'", .safe, [versionEdit()])]))
      return
    }
    let node = view.resolved(version.node)
    guard version.content != .unusable, !reportEmpty(node, at: version.node, "listspec") else { return }
    if view.kind(of: node) == .scalar, view.scalar(of: node) == .integer(1) { return }
    let isOne = ["1", "1.0"].contains(view.string(of: node))
    diagnostics.add(
      Diagnostic(
        .unsupportedVersion,
        "'listspec' is \(view.describe(node)), expected the number 1: the only version of the language",
        at: Location(view.file, view.firstLine(of: version.node)),
        fixes: isOne ? [Fix("write 1", .safe, [TextEdit(view.range(of: version.node), "1")])] : []))
  }

  /// The edit that puts `listspec: 1` before everything else in the root.
  private func versionEdit() -> TextEdit {
    let range = view.range(of: spec.root)
    guard view.count(of: spec.root) > 0 else {
      let place = SourceRange(range.start + 1, range.start + 1)
      return TextEdit(place, "listspec: 1")
    }
    let first = spec.root.next
    let start = view.range(of: first).start
    let key = view.style(of: first) == .doubleQuoted ? "\"listspec\": 1" : "listspec: 1"
    // In brackets the next key keeps its distance to what is before it; in a block it keeps its indentation.
    if view.style(of: spec.root) == .flow {
      let gap = String(decoding: view.source(SourceRange(range.start + 1, start)), as: UTF8.self)
      let isBlank = gap.unicodeScalars.allSatisfy { $0.properties.isWhitespace }
      return TextEdit(SourceRange(start, start), "\(key),\(isBlank && !gap.isEmpty ? gap : " ")")
    }
    return TextEdit(
      SourceRange(range.start, range.start), "\(key)\(view.lineBreak)\(view.indentation(of: range.start))")
  }

  /// Reports texts that a comment sign cut, where the language reads them.
  private mutating func reportCutTexts(in document: NodeTree.Document) {
    var low = tree.cutTexts.firstPlace { view.range(of: $0.node).start >= document.range.start }
    ignored.sort()
    while low < tree.cutTexts.count {
      let cut = tree.cutTexts[low]
      let range = view.range(of: cut.node)
      guard range.start < document.range.end else { return }
      // What is cut behind a number or a flag is a comment that lacks its space.
      if view.scalar(of: cut.node) == .text, !isIgnored(range) { diagnostics.add(.textCut(cut, in: view)) }
      low += 1
    }
  }

  /// Whether a range lies under a key that begins with `x-`.
  private func isIgnored(_ range: SourceRange) -> Bool {
    // Of ranges that nest the outer one comes first, and one that is not nested ends before the next begins.
    let place = ignored.firstPlace { $0.start > range.start }
    return place > 0 && ignored[place - 1].contains(range)
  }
}
