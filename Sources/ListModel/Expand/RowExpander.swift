internal import SpecExpression
internal import SpecSource
internal import SpecTree

/// Rows: their model first, since everything else may speak of it.
extension ListExpander {
  /// Adds a row, unless its condition drops it.
  mutating func addRow(_ target: NodeID, _ scope: LiveScope, each: Value?) {
    let outer = slots.model.flatMap { evaluator[$0] }
    defer { set(slots.model, outer) }
    let cell = view.value(of: "cell", in: target).flatMap { value(of: $0, scope) }.map { evaluator.asText($0) }
    let found = cell.flatMap { cells[$0] }
    let own = self.model(of: target)
    let model = finalModel(own, of: found, each: each, scope)
    set(slots.model, model)
    set(slots.extra, view.value(of: "extra", in: target).map { deepValue(of: $0, scope, isInModel: false) })
    guard isKept(target, scope) else { return }
    composer.openMapping(at: firstLine(of: target))
    addPairs(of: target, model: model, ownModel: own, scope)
    if own == nil, each != nil, let model { addModel(model, at: target) }
    addComputed(found, [sectionDefaults, rootDefaults], of: target, scope)
    composer.close()
  }

  /// The model that an element says itself; P9TableViewHandler's name for it is `data`.
  func model(of target: NodeID) -> NodeID? {
    view.value(of: "model", in: target) ?? view.value(of: "data", in: target)
  }

  /// The model that expressions see: the element's own, or the element it was made from, over what its class gives.
  mutating func finalModel(
    _ own: NodeID?, of found: ClassExpressions?, each: Value?, _ scope: LiveScope
  ) -> Value? {
    let value = own.map { deepValue(of: $0, scope, isInModel: true) } ?? each
    guard let found, let base = found.model else { return value }
    let outer = enter(found.tree)
    let baseValue = deepValue(of: base, LiveScope.outermost, isInModel: true)
    enter(outer)
    guard let value else { return baseValue }
    return evaluator.merged(value, over: baseValue)
  }

  /// Adds the pairs of an element that are neither repetition nor condition, worked out.
  mutating func addPairs(of target: NodeID, model: Value?, ownModel: NodeID?, _ scope: LiveScope) {
    let view = view
    view.forEachPair(of: target) { pair in
      let key = pair.key
      if view.text(of: key, is: "forEach") || view.text(of: key, is: "as") || view.text(of: key).first == 0 { return }
      if view.text(of: key, is: "when"), !isNative(pair.value) { return }
      var worked: Value?
      if view.text(of: key, is: "model") || view.text(of: key, is: "data") {
        worked = ownModel.flatMap { isLive($0) ? model : nil }
      } else if view.text(of: key, is: "extra") {
        worked = isLive(pair.value) ? slots.extra.flatMap { evaluator[$0] } : nil
      } else {
        expandPair(pair, scope)
        return
      }
      // All of it is data, whatever its keys are called.
      composer.copyScalar(key, from: view)
      if let worked { write(worked, at: view.resolved(pair.value)) } else { composer.copy(pair.value, from: view) }
    }
  }

  /// The first line of an item; looked for once, however many elements it makes in a row.
  private mutating func firstLine(of target: NodeID) -> Location {
    let item = NodeRef(tree: tree, node: target)
    if let known = lastLine, known.item == item { return known.place }
    let place = view.firstLineLocation(of: target)
    lastLine = (item, place)
    return place
  }

  private mutating func addModel(_ model: Value, at target: NodeID) {
    composer.key("model", at: firstLine(of: target))
    write(model, at: target)
  }

  /// Adds what class and defaults say in expressions, worked out for this element: one mapping for each that speaks.
  mutating func addComputed(
    _ found: ClassExpressions?, _ defaults: [[LivePair]], of target: NodeID, _ scope: LiveScope
  ) {
    let groups = [found?.methods ?? [], found?.defaults ?? []] + defaults
    guard groups.contains(where: { !$0.isEmpty }) else { return }
    composer.key(ComputedKey.name, at: view.firstLineLocation(of: target))
    composer.openSequence(at: view.firstLineLocation(of: target))
    for (place, group) in groups.enumerated() {
      composer.openMapping(at: view.firstLineLocation(of: target))
      // A method is asked whatever the element says; of the rest only what the element does not say itself counts.
      for live in group where place == 0 || !says(live, target) {
        let outer = enter(live.tree)
        expandPair(live.pair, live.tree == outer ? scope : LiveScope.outermost)
        enter(outer)
      }
      composer.close()
    }
    composer.close()
  }

  /// Whether an element has a key itself.
  private func says(_ live: LivePair, _ target: NodeID) -> Bool {
    let home = evaluator.home(of: NodeRef(tree: live.tree, node: live.pair.key))
    return pairs(of: target).contains { view.text(of: $0.key).elementsEqual(home.text(of: live.pair.key)) }
  }
}

/// The keys and values that only an expansion writes; both begin with a character that no key of the language has.
public enum ComputedKey {
  /// What class and defaults come to for an element: a list of methods, class defaults, section and root defaults.
  public static let name = "\0computed"
  /// Stands for a value that could not be worked out.
  static let unusableText = "\0unusable"
}
