internal import SpecExpression
internal import SpecTree

/// Checks the expressions of what no element makes, so that what is wrong with them is said all the same.
extension ListExpander {
  /// Parses the expressions of an item that a condition drops or that nothing repeats; each item once.
  mutating func checkTemplates(in item: NodeID, _ scope: LiveScope) {
    let key = ParsedTemplates.Key(node: NodeRef(tree: tree, node: item), scope: scope.number, isInModel: false)
    if checked.insert(key).inserted { checkPairs(of: item, scope) }
  }

  /// Parses the expressions of classes and defaults that no element has been made with.
  mutating func checkUnused() {
    let classes = [cells, views].flatMap { $0.sorted { $0.key < $1.key }.map(\.value) }
    for found in classes {
      for live in found.methods + found.defaults { checkUnused(live.pair.value, of: live.tree, isInModel: false) }
      if let model = found.model { checkUnused(model, of: found.tree, isInModel: true) }
    }
    for live in rootDefaults.live { checkUnused(live.pair.value, of: live.tree, isInModel: false) }
  }

  private mutating func checkUnused(_ node: NodeID, of number: UInt32, isInModel: Bool) {
    let outer = enter(number)
    let target = view.resolved(node)
    // One that has been worked out is known with the names that it was meant for.
    var current = target
    var isKnown = false
    while current < view.after(target) {
      isKnown = isKnown || templates.contains(NodeRef(tree: tree, node: current))
      current = current.next
    }
    if !isKnown { check(target, LiveScope.outermost, isInModel: isInModel) }
    enter(outer)
  }

  private mutating func checkPairs(of mapping: NodeID, _ scope: LiveScope) {
    for pair in pairs(of: mapping) {
      // What repeats stands outside of its repetition; a repetition within has names of its own, and is left alone.
      if view.text(of: pair.key, is: "forEach") || view.text(of: pair.key, is: "as") { continue }
      check(view.resolved(pair.value), scope, isInModel: view.text(of: pair.key, is: "model"))
    }
  }

  private mutating func check(_ node: NodeID, _ scope: LiveScope, isInModel: Bool) {
    switch view.kind(of: node) {
    case .scalar:
      if Template.isLive(view.text(of: node)) { _ = template(node, scope, isInModel: isInModel) }
    case .sequence:
      var item = node.next
      while item < view.after(node) {
        let target = view.resolved(item)
        if isInModel || view.value(of: "forEach", in: target) == nil { check(target, scope, isInModel: isInModel) }
        item = view.after(item)
      }
    case .mapping:
      guard view.isLive(node) else { return }
      for pair in pairs(of: node) {
        check(
          view.resolved(pair.value), scope, isInModel: isInModel || view.text(of: pair.key, is: "model"))
      }
    case .alias: break
    }
  }
}
