internal import SpecExpression
internal import SpecTree

/// A pair whose value has expressions, in the file where it stands.
struct LivePair {
  let pair: MappingPair
  let tree: UInt32
}

/// What a declared class says in expressions, and the model that it gives.
struct ClassExpressions {
  var methods: [LivePair] = []
  var defaults: [LivePair] = []
  /// What rows may leave out of their model.
  var model: NodeID?
  /// The file where it is declared.
  let tree: UInt32
}

extension ListExpander {
  /// The declared classes of one kind, in the tree at hand.
  func classes(_ node: NodeID) -> [String: ClassExpressions] {
    guard view.kind(of: node) == .mapping else { return [:] }
    var result: [String: ClassExpressions] = [:]
    for pair in pairs(of: node) {
      let target = view.resolved(pair.value)
      guard view.kind(of: target) == .mapping else { continue }
      var found = ClassExpressions(tree: tree)
      if let methods = view.value(of: "implements", in: target) { found.methods = livePairs(of: methods) }
      found.defaults = livePairs(of: target)
      found.model = view.value(of: "model", in: target)
      result[view.string(of: pair.key)] = found
    }
    return result
  }

  /// The pairs of a mapping that have expressions, without what has a place of its own.
  func livePairs(of node: NodeID) -> [LivePair] {
    guard view.kind(of: node) == .mapping else { return [] }
    return pairs(of: node).compactMap { pair in
      guard !view.text(of: pair.key, is: "implements"), !view.text(of: pair.key, is: "model") else { return nil }
      return isLive(pair.value) ? LivePair(pair: pair, tree: tree) : nil
    }
  }

  /// Whether a value has an expression anywhere in it.
  func isLive(_ node: NodeID) -> Bool {
    let target = view.resolved(node)
    switch view.kind(of: target) {
    case .scalar: return Template.isLive(view.text(of: target))
    case .sequence, .mapping:
      var current = target.next
      while current < view.after(target) {
        if view.kind(of: current) == .alias {
          if isLive(current) { return true }
        } else if view.kind(of: current) == .scalar, Template.isLive(view.text(of: current)) {
          return true
        }
        current = current.next
      }
      return false
    case .alias: return false
    }
  }
}
