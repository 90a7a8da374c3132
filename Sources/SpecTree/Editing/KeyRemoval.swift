public import SpecSource

extension NodeTree {
  /// The edits that take a key out of the mapping that it is written in, with its value, its lines and its comments; none
  /// for a key of a document's root, and none where an anchor or a second key of that name makes it unclear what else would
  /// change.
  ///
  /// O(siblings) of each collection that the key lies in. The tree must be complete.
  public func edits(removing key: NodeID) -> [TextEdit] {
    let place = documents.map(\.root).firstPlace { $0 >= key } - 1
    guard decorations.isEmpty, place >= 0 else { return [] }
    let document = documents[place]
    let found = withView { view -> (mapping: NodeID, name: String)? in
      guard let mapping = view.mapping(of: key, in: document.root), mapping != document.root else { return nil }
      let name = view.string(of: key)
      let isAlone = view.pairs(of: mapping).count { view.string(of: $0.key).utf8.elementsEqual(name.utf8) } == 1
      return isAlone ? (mapping, name) : nil
    }
    guard let found else { return [] }
    var draft = TreeDraft(document, of: self)
    draft.removeKey(found.name, from: TreeDraft.ID(found.mapping))
    return draft.textEdits()
  }
}

extension TreeView {
  /// The mapping that has a node as its key; nil for a node that is none.
  fileprivate func mapping(of key: NodeID, in root: NodeID) -> NodeID? {
    var node = root
    while true {
      switch kind(of: node) {
      case .mapping:
        var own = node.next
        while own < key, after(own.next) <= key { own = after(own.next) }
        if own == key { return node }
        node = own.next
      case .sequence:
        var item = node.next
        while after(item) <= key { item = after(item) }
        node = item
      case .scalar, .alias: return nil
      }
      guard node < key else { return nil }
    }
  }
}
