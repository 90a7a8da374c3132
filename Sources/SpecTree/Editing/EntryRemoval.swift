public import SpecSource

extension NodeTree {
  /// The edits that take a key out of the mapping that it is written in, or an item out of its sequence, with its value,
  /// its lines and its comments; none for a key of a document's root, and none where an anchor or a second key of that
  /// name makes it unclear what else would change.
  ///
  /// O(siblings) of each collection that it lies in. The tree must be complete.
  public func edits(removing entry: NodeID) -> [TextEdit] {
    let place = documents.map(\.root).firstPlace { $0 >= entry } - 1
    guard decorations.isEmpty, place >= 0 else { return [] }
    let document = documents[place]
    var draft = TreeDraft(document, of: self)
    let isFound = withView { view -> Bool in
      guard let home = view.home(of: entry, in: document.root), home != document.root else { return false }
      guard view.kind(of: home) == .mapping else {
        draft.remove(TreeDraft.ID(entry), from: TreeDraft.ID(home))
        return true
      }
      let name = view.string(of: entry)
      let isAlone = view.pairs(of: home).count { view.string(of: $0.key).utf8.elementsEqual(name.utf8) } == 1
      if isAlone { draft.removeKey(name, from: TreeDraft.ID(home)) }
      return isAlone
    }
    return isFound ? draft.textEdits() : []
  }

  /// Whether another removal may be worked out after so many: each walks over what is beside, and a file with so many faults
  /// is not mended one by one.
  public func allowsRemoval(after others: Int) -> Bool { others < 100 && others * count < 8_000_000 }
}

extension TreeView {
  /// The mapping that has a node as its key, or the sequence that has it as an item; nil for a node that is neither.
  fileprivate func home(of entry: NodeID, in root: NodeID) -> NodeID? {
    var node = root
    while true {
      switch kind(of: node) {
      case .mapping:
        var own = node.next
        while own < entry, after(own.next) <= entry { own = after(own.next) }
        if own == entry { return node }
        node = own.next
      case .sequence:
        var item = node.next
        while after(item) <= entry { item = after(item) }
        if item == entry { return node }
        node = item
      case .scalar, .alias: return nil
      }
      guard node < entry else { return nil }
    }
  }

  /// Whether two nodes say the same, value for value and in the same order.
  ///
  /// O(nodes below them).
  public func isSame(_ one: NodeID, as other: NodeID) -> Bool {
    var walk = TreeComparison.Walk(left: self, right: self)
    return walk.isSame(one, other)
  }
}
