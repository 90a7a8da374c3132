internal import SpecSource

/// The children of a collection of the source: the places that new children are compared with.
struct SlotTable {
  /// The collection.
  let node: NodeID
  /// Whether it is a mapping.
  let isMapping: Bool
  /// Whether it stands in brackets, or is a pair in brackets.
  let isFlow: Bool
  /// A mapping's keys, merge keys among them.
  private(set) var keys: [NodeID] = []
  /// The items, or the values of the keys.
  private(set) var values: [NodeID] = []

  /// The number of children; a pair is one.
  var count: Int { values.count }

  init(_ node: NodeID, _ view: TreeView) {
    self.node = node
    isMapping = view.kind(of: node) == .mapping
    isFlow = view.style(of: node) == .flow
    values.reserveCapacity(view.count(of: node))
    var child = node.next
    while child < view.after(node) {
      if isMapping {
        keys.append(child)
        child = child.next
      }
      values.append(child)
      child = view.after(child)
    }
  }

  /// The key of a pair; of an item the item.
  func key(_ slot: Int) -> NodeID { isMapping ? keys[slot] : values[slot] }

  /// The slot whose first node is `node`.
  func slot(of node: NodeID) -> Int? {
    let nodes = isMapping ? keys : values
    let place = nodes.firstPlace { $0 >= node }
    return place < nodes.count && nodes[place] == node ? place : nil
  }
}

/// A child of a collection as it shall be.
struct DraftElement {
  /// The key of a pair.
  let key: TreeDraft.ID?
  /// The item or the value.
  let value: TreeDraft.ID
  /// The slot of the source whose place it has, or had before it moved within its collection.
  var place: Int?
}

extension DraftWriter {
  /// The children of a changed collection as they shall be.
  mutating func elements(of table: SlotTable) -> [DraftElement] {
    let id = ID(table.node)
    if table.isMapping {
      return draft.entries(of: id).map { entry in
        DraftElement(
          key: entry.key, value: entry.value,
          place: draft.isOfSource(entry.key) ? table.slot(of: NodeID(entry.key.raw)) : nil)
      }
    }
    var isTaken = [Bool](repeating: false, count: table.count)
    var next = 0
    return draft.items(of: id).map { item in
      let base = draft.isOfSource(item) ? item : draft.successors[item] ?? item
      var place: Int?
      if draft.isOfSource(base) {
        let node = NodeID(base.raw)
        // Nearly always it is the next one.
        place = next < table.count && table.values[next] == node ? next : table.slot(of: node)
      }
      if let found = place {
        next = found + 1
        if isTaken[found] { place = nil }
        isTaken[found] = true
      }
      return DraftElement(key: nil, value: item, place: place)
    }
  }

  /// Which of the elements stay where they are: the most whose places ascend.
  static func kept(_ elements: [DraftElement]) -> [Bool] {
    var stays = RisingRun.members(of: elements.compactMap(\.place)).makeIterator()
    return elements.map { $0.place != nil && stays.next() == true }
  }

  /// A stretch of a changed collection between two children that stay.
  struct Hunk {
    /// The slot before it that stays.
    let before: Int?
    /// The slots that go; they may come again elsewhere.
    let removed: Range<Int>
    /// The children that come.
    let added: Range<Int>
    /// The slot behind it that stays.
    let after: Int?
  }

  /// Writes a changed collection.
  mutating func rewrite(_ node: NodeID, head: Int?) {
    let table = table(of: node)
    let elements = elements(of: table)
    let kept = Self.kept(elements)
    if table.isFlow, !isBracketed(node) {
      return edit(view.range(of: node).bytes, flowText(of: ID(node), layout: .line))
    }
    var before: Int?
    var start = 0
    for number in 0...elements.count {
      guard number == elements.count || kept[number] else { continue }
      let after = number < elements.count ? elements[number].place : nil
      let removed = (before.map { $0 + 1 } ?? 0)..<(after ?? table.count)
      let hunk = Hunk(before: before, removed: removed, added: start..<number, after: after)
      if !removed.isEmpty || start < number {
        if table.isFlow {
          writeFlow(hunk, elements, table, head: head)
        } else {
          writeBlock(hunk, elements, table, head: head)
        }
      }
      if let after, number < elements.count { visitKept(after, of: table, elements[number]) }
      before = after
      start = number + 1
    }
  }

  /// Whether a flow collection has brackets; `[a: b]` holds a mapping that has none.
  private func isBracketed(_ node: NodeID) -> Bool {
    let start = Int(view.range(of: node).start)
    return start < bytes.count && [UInt8(ascii: "["), UInt8(ascii: "{")].contains(bytes[start])
  }
}
