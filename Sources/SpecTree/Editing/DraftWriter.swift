internal import SpecSource

/// Writes a draft's changes as edits of its file's bytes.
///
/// It walks from the root down to what changed and nowhere else. A collection that changed is compared with the source
/// child by child: those that kept their order stay as they are, and between two of them the lines (in a block) or the
/// bytes (in brackets) are written anew.
struct DraftWriter {
  /// The draft, of which reading may take parts out.
  var draft: TreeDraft
  /// The source.
  let view: TreeView
  /// The source's bytes.
  let bytes: UnsafeBufferPointer<UInt8>
  /// How the file is written.
  let habits: DraftHabits
  /// What happens to anchors and aliases.
  let anchors: AnchorPlan
  /// The nodes of the source that have to be visited, in order.
  private let places: [NodeID]
  /// The edits so far, of the file or of a part that moves.
  var edits: [ByteEdit] = []
  /// Block scalars that were marked to have no line break at their ends.
  var stripped: Set<NodeID> = []
  /// A byte whose line was looked for last, behind the beginning of that.
  var lastLine: Range<Int>?
  /// The collection that was looked at last for line breaks.
  var lastLined: (node: NodeID, hasLines: Bool)?
  /// The children of collections that parts are taken from.
  private var tables: [NodeID: SlotTable] = [:]

  /// A range of bytes and what takes its place.
  struct ByteEdit {
    let range: Range<Int>
    let text: [UInt8]
  }

  /// The changes of a draft whose source is at `view`.
  static func edits(of draft: TreeDraft, _ view: TreeView) -> [TextEdit] {
    guard draft.isChanged else { return [] }
    var draft = draft
    draft.settle(view)
    var writer = DraftWriter(draft, view)
    writer.visit(draft.document.root, head: nil)
    return writer.settled(writer.edits).compactMap { $0.trimmed(in: view.source) }
  }

  private init(_ draft: TreeDraft, _ view: TreeView) {
    var draft = draft
    self.view = view
    bytes = view.source
    let changed = draft.changedNodes
    anchors = AnchorPlan(&draft, view, changed: changed)
    habits = DraftHabits(draft.document.root, view, isJSON: draft.isJSON)
    places = anchors.places.isEmpty ? changed : Set(changed).union(anchors.places).sorted()
    self.draft = draft
  }

  // MARK: Walking

  /// Whether the node or something in it has to be visited.
  func isTouched(_ node: NodeID) -> Bool {
    let place = places.firstPlace { $0 >= node }
    return place < places.count && places[place] < view.after(node)
  }

  /// Writes the changes in a node that stays in its place; `head` is where its key's colon or its dash ends.
  mutating func visit(_ node: NodeID, head: Int?) {
    guard isTouched(node) else { return }
    if anchors.dropped.contains(node) { dropAnchor(of: node) }
    switch view.kind(of: node) {
    case .scalar, .alias: return
    case .sequence, .mapping: break
    }
    if draft.changed.contains(ID(node)) { return rewrite(node, head: head) }
    let table = table(of: node)
    var slot = 0
    while let next = touchedSlot(from: slot, of: table) {
      visitKept(next, of: table, DraftElement(key: nil, value: ID(table.values[next]), place: next))
      slot = next + 1
    }
  }

  /// The first slot from `slot` on with something to visit.
  private func touchedSlot(from slot: Int, of table: SlotTable) -> Int? {
    guard slot < table.count else { return nil }
    guard anchors.keys.isEmpty else {
      return (slot..<table.count).first { isTouched(table.values[$0]) || anchors.keys[table.key($0)] != nil }
    }
    // By what has to be visited, not child by child: a list of many rows has few of them.
    let place = places.firstPlace { $0 >= table.values[slot] }
    guard place < places.count, places[place] < view.after(table.node) else { return nil }
    return table.values.firstPlace { view.after($0) > places[place] }
  }

  typealias ID = TreeDraft.ID

  /// Writes the changes of a child that stays in its place.
  mutating func visitKept(_ slot: Int, of table: SlotTable, _ element: DraftElement) {
    let old = table.values[slot]
    if table.isMapping, let text = anchors.keys[table.keys[slot]] {
      edit(view.range(of: table.keys[slot]).bytes, Array(ScalarSpelling.yaml(text, nil, .flow).utf8))
    }
    let isOwn = element.value == ID(old)
    let isAlias = view.kind(of: old) == .alias
    if isOwn, !isAlias {
      // Nearly always: where its dash or colon is need not be known then.
      guard isTouched(old) else { return }
      // New rows in `rows: []` are a block where they can be.
      let isRefilled = !table.isFlow && view.count(of: old) == 0 && view.kind(of: old) != .scalar
      if isRefilled, draft.changed.contains(element.value) {
        if draft.count(of: element.value) > 0 { replaceValue(slot, of: table, with: element.value) }
        return
      }
      return visit(old, head: table.isFlow ? nil : headEnd(slot, of: table))
    }
    if isOwn, !draft.changed.contains(element.value), anchors.expanded[old] == nil { return }
    if !isOwn, anchors.expanded[old] == nil, !anchors.dropped.contains(old), draft.isSame(element.value, as: old, view)
    {
      return
    }
    replaceValue(slot, of: table, with: element.value)
  }

  /// Adds an edit.
  mutating func edit(_ range: Range<Int>, _ text: [UInt8]) {
    if !range.isEmpty || !text.isEmpty { edits.append(ByteEdit(range: range, text: text)) }
  }

  /// The bytes of a range with the edits that `body` makes, which do not count as edits of the file.
  mutating func text(of range: Range<Int>, _ body: (inout DraftWriter) -> Void) -> [UInt8] {
    let outer = edits
    edits = []
    body(&self)
    let inner = settled(edits)
    edits = outer
    var text: [UInt8] = []
    var place = range.lowerBound
    for edit in inner where edit.range.lowerBound >= place && edit.range.upperBound <= range.upperBound {
      text += bytes[place..<edit.range.lowerBound]
      text += edit.text
      place = edit.range.upperBound
    }
    return text + bytes[place..<range.upperBound]
  }

  /// Takes an anchor off, which goes to the first alias.
  private mutating func dropAnchor(of node: NodeID) {
    guard let range = properties(of: node)?.bytes,
      let anchor = NodeProperties(in: bytes, from: range.lowerBound, limit: range.upperBound).anchor
    else { return }
    let end = bytes.skippingBlanks(from: anchor.upperBound)
    if end < bytes.count, !bytes[end].isBreak, bytes[end] != UInt8(ascii: "#") {
      edit(anchor.lowerBound..<end, [])
    } else {
      edit(bytes.blanksStart(before: anchor.lowerBound)..<anchor.upperBound, [])
    }
  }

  // MARK: Places

  /// The range of a node's anchor and tag.
  func properties(of node: NodeID) -> SourceRange? { anchors.properties[node] }

  /// Where a node begins, with its anchor and tag.
  func start(of node: NodeID) -> Int {
    let start = Int(view.range(of: node).start)
    return properties(of: node).map { min(Int($0.start), start) } ?? start
  }

  /// Where a node ends.
  func end(of node: NodeID) -> Int {
    let end = Int(view.range(of: node).end)
    return properties(of: node).map { max(Int($0.end), end) } ?? end
  }

  /// The children of a collection of the source.
  mutating func table(of node: NodeID) -> SlotTable {
    if let table = tables[node] { return table }
    let table = SlotTable(node, view)
    tables[node] = table
    return table
  }

  /// Behind the dash of an item or the colon of a pair, before the value's anchor and tag.
  func bareHeadEnd(_ slot: Int, of table: SlotTable) -> Int? {
    if table.isMapping {
      let colon = bytes.skipTrivia(from: end(of: table.keys[slot]))
      return colon < bytes.count && bytes[colon] == UInt8(ascii: ":") ? colon + 1 : nil
    }
    return table.isFlow ? nil : blockStart(slot, of: table) + 1
  }

  /// Behind the dash of an item or the colon of a pair, and behind the value's anchor and tag.
  func headEnd(_ slot: Int, of table: SlotTable) -> Int? {
    guard let head = bareHeadEnd(slot, of: table) else { return nil }
    return properties(of: table.values[slot]).map { max(head, Int($0.end)) } ?? head
  }
}

extension DraftWriter.ByteEdit {
  /// The edit without what the text and the file have in common at their ends; nil when that is all.
  fileprivate func trimmed(in bytes: UnsafeBufferPointer<UInt8>) -> TextEdit? {
    let old = bytes[range]
    guard !old.elementsEqual(text) else { return nil }
    return TextEdit(SourceRange(range), String(decoding: text, as: UTF8.self))
  }
}
