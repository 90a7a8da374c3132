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

  /// What the included files say under a root key, by name; of one name the first.
  mutating func included(under key: String) -> [ByteText: NodeRef] {
    var found: [ByteText: NodeRef] = [:]
    for part in parts.dropFirst() {
      guard let mapping = value(key, of: part) else { continue }
      let outer = enter(part.tree)
      defer { enter(outer) }
      guard view.kind(of: mapping) == .mapping else { continue }
      for pair in pairs(of: mapping) {
        let name = view.byteText(of: pair.key)
        if found[name] == nil { found[name] = NodeRef(tree: tree, node: view.resolved(pair.value)) }
      }
    }
    return found
  }

  /// Adds a value laid over another one: maps map by map, anything else whole.
  mutating func copy(_ node: NodeID, over below: NodeRef) {
    let base = evaluator.home(of: below)
    let target = view.resolved(node)
    guard view.kind(of: target) == .mapping, base.kind(of: below.node) == .mapping else {
      return composer.copy(target, from: view)
    }
    let own = pairs(of: target)
    var values = Dictionary(own.map { (view.byteText(of: $0.key), $0.value) }) { first, _ in first }
    composer.openMapping(at: view.firstLineLocation(of: target))
    for pair in base.pairs(of: below.node) {
      composer.copyScalar(pair.key, from: base)
      if let value = values.removeValue(forKey: base.byteText(of: pair.key)) {
        copy(value, over: NodeRef(tree: below.tree, node: base.resolved(pair.value)))
      } else {
        composer.copy(pair.value, from: base)
      }
    }
    for pair in own where values[view.byteText(of: pair.key)] != nil {
      composer.copyScalar(pair.key, from: view)
      composer.copy(pair.value, from: view)
    }
    composer.close()
  }
}
