internal import SpecExpression
internal import SpecSource
internal import SpecTree

/// Rows: their model first, since everything else may speak of it.
extension ListExpander {
  /// Adds a row, unless its condition drops it.
  mutating func addRow(_ target: NodeID, _ scope: LiveScope, each: Value?) {
    let plan = plan(of: target, .row)
    let outer = slots.model.flatMap { evaluator[$0] }
    defer { set(slots.model, outer) }
    let waits = readsModel(plan.condition, scope)
    guard waits || isKept(plan.condition, of: target, scope) else { return }
    var found: ClassExpressions?
    let isAsked = isModelAsked(plan, scope, &found)
    let own =
      isAsked ? plan.model.map { deepValue(of: $0, scope, isInModel: true) } ?? each : plan.model == nil ? each : nil
    var model = own
    set(slots.model, own)
    if isAsked {
      // Which class it is may depend on the model, and what the class adds to the model depends on the class.
      found = cellClass(of: plan, scope)
      model = finalModel(own, of: found)
      set(slots.model, model)
    }
    set(slots.extra, plan.extra.map { deepValue(of: $0, scope, isInModel: false) })
    guard !waits || isKept(plan.condition, of: target, scope) else { return }
    composer.openMapping(at: firstLine(of: target))
    addPairs(of: plan, model: model, scope)
    if plan.model == nil, each != nil, let model { addModel(model, at: target) }
    addComputedOfRow(found, of: target, plan, scope)
    composer.close()
  }

  /// Whether anybody needs the model of a row as a value; if not, `found` is the row's class. Nearly always nobody does,
  /// and the model is written as it is worked out.
  mutating func isModelAsked(
    _ plan: ElementPlan, _ scope: LiveScope, _ found: inout ClassExpressions?
  ) -> Bool {
    if plan.mentionsModel || !sectionDefaults.live.isEmpty || !rootDefaults.live.isEmpty { return true }
    found = cellClass(of: plan, scope)
    return found.map { $0.isLive || $0.model != nil } ?? false
  }

  /// Adds what class and defaults of a row say in expressions; nothing for most rows.
  mutating func addComputedOfRow(
    _ found: ClassExpressions?, of target: NodeID, _ plan: ElementPlan, _ scope: LiveScope
  ) {
    if found?.isLive != true, sectionDefaults.live.isEmpty, rootDefaults.live.isEmpty { return }
    addComputed(found, [sectionDefaults, rootDefaults], of: target, plan, scope)
  }

  /// The plan of a mapping; made once, however many elements are made of it in a row.
  mutating func plan(of target: NodeID, _ slots: ElementSlots) -> ElementPlan {
    let item = NodeRef(tree: tree, node: target)
    if let known = lastPlan, known.item == item { return known.plan }
    let plan = ElementPlan(target, slots, vocabulary, in: view, tree)
    lastPlan = (item, plan)
    return plan
  }

  /// The model that expressions see: the element's own, or the element it was made from, over what its class gives.
  mutating func finalModel(_ own: Value?, of found: ClassExpressions?) -> Value? {
    guard let found, let base = found.model else { return own }
    let outer = enter(found.tree)
    let baseValue = deepValue(of: base, LiveScope.outermost, isInModel: true)
    enter(outer)
    guard let own else { return baseValue }
    return evaluator.merged(own, over: baseValue)
  }

  /// Adds the pairs of an element that are neither repetition nor condition, worked out.
  mutating func addPairs(of plan: ElementPlan, model: Value?, _ scope: LiveScope) {
    for entry in plan.entries { addPair(entry, model: model, scope) }
  }

  /// Adds a pair of an element, worked out.
  mutating func addPair(_ entry: ElementPlan.Entry, model: Value?, _ scope: LiveScope) {
    let worked: Value?
    switch entry.role {
    case .repetition: return
    case .condition:
      if isNative(entry.pair.value) { expandPair(entry.pair, scope) }
      return
    case .value where entry.meaning == nil: return copyPair(entry.pair)
    case .value where entry.isLive || view.kind(of: view.resolved(entry.pair.value)) != .scalar:
      return expandPair(entry.pair, scope)
    case .value: worked = nil
    case .model: worked = model
    case .extra: worked = slots.extra.flatMap { evaluator[$0] }
    }
    // All of it is data, whatever its keys are called.
    composer.copyScalar(entry.pair.key, from: view)
    if !entry.isLive {
      composer.copy(entry.pair.value, from: view)
    } else if let worked {
      write(worked, at: view.resolved(entry.pair.value))
    } else {
      expandData(entry.pair.value, scope)
    }
  }

  /// The first line of an item or of a part of it; looked for once, however many elements are made of it in a row.
  mutating func firstLine(of target: NodeID) -> Location {
    let item = NodeRef(tree: tree, node: target)
    let entry = target.position % firstLines.count
    if let known = firstLines[entry], known.item == item { return known.place }
    let place = view.firstLineLocation(of: target)
    firstLines[entry] = (item, place)
    return place
  }

  /// Adds a model that has no key of its own.
  mutating func addModel(_ model: Value, at target: NodeID) {
    composer.key("model", at: firstLine(of: target))
    write(model, at: target)
  }

  /// Adds what class and defaults say in expressions, worked out for this element: one mapping for each that speaks.
  mutating func addComputed(
    _ found: ClassExpressions?, _ defaults: [InheritedExpressions], of target: NodeID, _ plan: ElementPlan,
    _ scope: LiveScope
  ) {
    let groups = [found?.methods ?? [], found?.defaults ?? []] + defaults.map(\.live)
    guard groups.contains(where: { !$0.isEmpty }) else { return }
    composer.key(ComputedKey.name, at: firstLine(of: target))
    composer.openSequence(at: firstLine(of: target))
    for (place, group) in groups.enumerated() {
      composer.openMapping(at: firstLine(of: target))
      for live in group {
        // A method is asked whatever the element says, and a model fills the gaps of the element's; of the rest only what
        // the element does not say itself counts.
        if place > 0, !live.isModel, plan.says(live.meaning) { continue }
        // The class that a nearer place names is the only one.
        if place == 3, namesClass(live), !sectionDefaults.classes.places.isEmpty { continue }
        if place > 1, namesClass(live), !plan.classes.places.isEmpty { continue }
        let outer = enter(live.tree)
        if let name = live.name {
          composer.key(name, at: view.location(of: live.pair.key))
        } else {
          composer.copyScalar(live.pair.key, from: view)
        }
        if live.isModel {
          expandData(live.pair.value, LiveScope.outermost)
        } else {
          expand(live.pair.value, live.tree == outer ? scope : LiveScope.outermost)
        }
        enter(outer)
      }
      composer.close()
    }
    composer.close()
  }

  private func namesClass(_ live: LivePair) -> Bool {
    live.meaning.map { ElementSlots.row.classes.contains($0.slot) } ?? false
  }
}

/// The keys and values that only an expansion writes; both begin with a character that no key of the language has.
public enum ComputedKey {
  /// What class and defaults come to for an element: a list of methods, class defaults, section and root defaults.
  public static let name = "\0computed"
  /// Stands for a value that could not be worked out.
  static let unusableText = "\0unusable"
}
