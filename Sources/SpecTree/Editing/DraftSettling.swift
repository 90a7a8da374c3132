/// Changes that come to nothing.
extension TreeDraft {
  /// Takes back what was put in the place of the same, and forgets that a collection changed which has its old children.
  ///
  /// So a value that is set to what it was costs its row neither its text nor its anchor. The innermost come first.
  mutating func settle(_ view: TreeView) {
    let ids = changed.filter(isOfSource).sorted { $0.raw > $1.raw }
    let nodes = changedNodes
    for id in ids {
      let node = NodeID(id.raw)
      let isSettled =
        switch view.kind(of: node) {
        case .alias: hasContent(id, of: view.resolved(node), view)
        case .sequence: settleItems(of: id, node, view, nodes)
        case .mapping: settleEntries(of: id, node, view, nodes)
        case .scalar: false
        }
      if isSettled { changed.remove(id) }
    }
  }

  private mutating func settleItems(of id: ID, _ node: NodeID, _ view: TreeView, _ nodes: [NodeID]) -> Bool {
    guard var items = sequences[id] else { return false }
    for place in items.indices {
      guard let old = successors[items[place]], isSame(items[place], as: old, view, nodes) else { continue }
      items[place] = old
    }
    sequences[id] = items
    var child = node.next
    for item in items {
      guard child < view.after(node), item == ID(child) else { return false }
      child = view.after(child)
    }
    return child == view.after(node)
  }

  private mutating func settleEntries(of id: ID, _ node: NodeID, _ view: TreeView, _ nodes: [NodeID]) -> Bool {
    guard var entries = mappings[id] else { return false }
    for place in entries.indices {
      let value = entries[place].value
      guard let old = successors[value], isSame(value, as: old, view, nodes) else { continue }
      entries[place].value = old
    }
    mappings[id] = entries
    var key = node.next
    for entry in entries {
      guard key < view.after(node), entry.key == ID(key), entry.value == ID(key.next) else { return false }
      key = view.after(key.next)
    }
    return key == view.after(node)
  }

  private mutating func isSame(_ new: ID, as old: ID, _ view: TreeView, _ nodes: [NodeID]) -> Bool {
    guard isOfSource(old), sourceNode(of: old, changed: nodes) != nil else { return false }
    return isSame(new, as: NodeID(old.raw), view)
  }

  /// Whether a node is what the source has at another, value for value.
  mutating func isSame(_ id: ID, as node: NodeID, _ view: TreeView) -> Bool {
    if isOfSource(id), changed.contains(id) { return false }
    return hasContent(id, of: view.resolved(node), view)
  }

  private mutating func hasContent(_ id: ID, of target: NodeID, _ view: TreeView) -> Bool {
    guard kind(of: id) == view.kind(of: target) else { return false }
    switch view.kind(of: target) {
    case .scalar, .alias:
      return scalar(of: id) == view.scalar(of: target) && text(of: id).utf8.elementsEqual(view.text(of: target))
    case .sequence:
      let items = items(of: id)
      guard items.count == view.count(of: target) else { return false }
      var child = target.next
      for item in items {
        guard isSame(item, as: child, view) else { return false }
        child = view.after(child)
      }
      return true
    case .mapping:
      let pairs = view.pairs(of: target)
      let own = self.pairs(of: id)
      guard own.count == pairs.count else { return false }
      for (new, old) in zip(own, pairs) {
        guard text(of: new.key).utf8.elementsEqual(view.text(of: old.key)), isSame(new.value, as: old.value, view)
        else { return false }
      }
      return true
    }
  }
}
