internal import SpecExpression
internal import SpecSource
internal import SpecTree

/// What a variant lays over a list, where the list includes something of that name: the variant wins, map by map.
extension ListExpander {
  /// Whether what a list has under a name was laid over it by a variant, which wins over what the list includes.
  mutating func isOfVariant(_ entry: (node: NodeID, key: NodeID, tree: UInt32)) -> Bool {
    guard entry.tree == parts[0].tree else { return false }
    let outer = enter(entry.tree)
    defer { enter(outer) }
    return view.isComposed && (isOfVariant(entry.key) || nodes(of: entry.node).contains { isOfVariant($0) })
  }

  private func nodes(of node: NodeID) -> some Sequence<NodeID> {
    (node.position..<max(node.position + 1, view.after(node).position)).lazy.map { NodeID($0) }
  }

  /// Whether a node of the list comes from another file than what it includes.
  func isOfVariant(_ node: NodeID) -> Bool {
    guard view.isComposed, let include = view.value(of: "include", in: parts[0].root) else { return false }
    return view.location(of: node).file != view.location(of: include).file
  }

  /// What the first of the included files that has a name under a root key says of it.
  mutating func included(_ name: NodeID, under key: String) -> NodeRef? {
    let wanted = view.byteText(of: name)
    for part in parts.dropFirst() {
      guard let mapping = value(key, of: part) else { continue }
      let outer = enter(part.tree)
      defer { enter(outer) }
      guard view.kind(of: mapping) == .mapping else { continue }
      let found = pairs(of: mapping).first { view.byteText(of: $0.key) == wanted }
      if let found { return NodeRef(tree: tree, node: view.resolved(found.value)) }
    }
    return nil
  }

  /// Adds a value laid over another one: maps map by map, anything else whole.
  mutating func copy(_ node: NodeID, over below: NodeRef) {
    let base = evaluator.home(of: below)
    let target = view.resolved(node)
    guard view.kind(of: target) == .mapping, base.kind(of: below.node) == .mapping else {
      return composer.copy(target, from: view)
    }
    var own = pairs(of: target)
    composer.openMapping(at: view.firstLineLocation(of: target))
    for pair in base.pairs(of: below.node) {
      composer.copyScalar(pair.key, from: base)
      if let place = own.firstIndex(where: { view.text(of: $0.key).elementsEqual(base.text(of: pair.key)) }) {
        copy(own.remove(at: place).value, over: NodeRef(tree: below.tree, node: base.resolved(pair.value)))
      } else {
        composer.copy(pair.value, from: base)
      }
    }
    for pair in own {
      composer.copyScalar(pair.key, from: view)
      composer.copy(pair.value, from: view)
    }
    composer.close()
  }
}
