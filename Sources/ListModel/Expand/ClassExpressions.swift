internal import SpecExpression
internal import SpecSource
internal import SpecTree

/// A pair whose value has expressions, in the file where it stands.
struct LivePair {
  let pair: MappingPair
  /// The property that it gives; nil for a key that the element does not have.
  let meaning: KeyMeaning?
  /// Its canonical name, where the key is only the section's name for it.
  var name: String?
  let tree: UInt32
  /// Whether it is a model, whose parts are data.
  var isModel = false
}

/// What a declared class says in expressions, and the model that it gives.
struct ClassExpressions {
  var methods: [LivePair] = []
  var defaults: [LivePair] = []
  /// What rows may leave out of their model.
  var model: NodeID?
  /// The file where it is declared.
  let tree: UInt32

  /// Whether it says anything in expressions.
  var isLive: Bool { !methods.isEmpty || !defaults.isEmpty }
}

/// What rows inherit from their section or from the list.
struct InheritedExpressions {
  /// What is said in expressions.
  var live: [LivePair] = []
  /// What names the class of rows that do not name one.
  var classes = ClassPlaces()
}

extension ListExpander {
  /// The declared classes of one kind, in the tree at hand.
  func classes(_ node: NodeID, _ element: Element) -> [ByteText: ClassExpressions] {
    guard view.kind(of: node) == .mapping else { return [:] }
    var result: [ByteText: ClassExpressions] = [:]
    for pair in pairs(of: node) {
      let target = view.resolved(pair.value)
      guard view.kind(of: target) == .mapping else { continue }
      var found = ClassExpressions(tree: tree)
      if let methods = view.value(of: "implements", in: target) { found.methods = livePairs(of: methods, element) }
      found.defaults = livePairs(of: target, element)
      if let model = pairs(of: target).first(where: { view.text(of: $0.key, is: "model") }) {
        found.model = model.value
        if view.isLive(model.value) {
          let meaning = vocabulary.index(of: element).meaning(of: view.text(of: model.key))
          found.defaults.append(LivePair(pair: model, meaning: meaning, tree: tree, isModel: true))
        }
      }
      result[view.byteText(of: pair.key)] = found
    }
    return result
  }

  /// The pairs of a mapping that have expressions, without what has a place of its own.
  func livePairs(of node: NodeID, _ element: Element) -> [LivePair] {
    guard view.kind(of: node) == .mapping else { return [] }
    let index = vocabulary.index(of: element)
    return pairs(of: node).compactMap { pair in
      guard !view.text(of: pair.key, is: "implements"), !view.text(of: pair.key, is: "model"), view.isLive(pair.value)
      else {
        return nil
      }
      return LivePair(pair: pair, meaning: index.meaning(of: view.text(of: pair.key)), tree: tree)
    }
  }

  /// What a `rowDefaults` gives rows, in the tree at hand.
  func inherited(from node: NodeID) -> InheritedExpressions {
    let target = view.resolved(node)
    guard view.kind(of: target) == .mapping else { return InheritedExpressions() }
    let plan = ElementPlan(target, .row, vocabulary, in: view, tree)
    return InheritedExpressions(live: livePairs(of: target, .row), classes: plan.classes)
  }

  /// The cell class of a row: its own, else the one that it inherits.
  mutating func cellClass(of plan: ElementPlan, _ scope: LiveScope) -> ClassExpressions? {
    guard !cells.isEmpty, let place = cellClassPlace(of: plan) else { return nil }
    let name = NodeRef(tree: place.tree, node: place.node)
    if let known = lastClass, known.place == name { return known.found }
    let found = className(at: place, .row, scope).flatMap { cells[$0] }
    if !Template.isLive(evaluator.home(of: name).text(of: place.node)) { lastClass = (name, found) }
    return found
  }

  /// Whether all rows of an item are of one class, because no expression names it.
  func isClassWritten(in plan: ElementPlan) -> Bool {
    guard !cells.isEmpty, let place = cellClassPlace(of: plan) else { return true }
    return !Template.isLive(evaluator.home(of: NodeRef(tree: place.tree, node: place.node)).text(of: place.node))
  }

  private func cellClassPlace(of plan: ElementPlan) -> ClassPlaces.Place? {
    plan.classes.places.first ?? sectionDefaults.classes.places.first ?? rootDefaults.classes.places.first
  }

  /// The class of a header or footer.
  mutating func viewClass(of plan: ElementPlan, _ scope: LiveScope) -> ClassExpressions? {
    guard !views.isEmpty, let place = plan.classes.places.first else { return nil }
    return className(at: place, .header, scope).flatMap { views[$0] }
  }

  private mutating func className(at place: ClassPlaces.Place, _ slots: ElementSlots, _ scope: LiveScope) -> ByteText? {
    let outer = enter(place.tree)
    defer { enter(outer) }
    guard let value = value(of: place.node, place.tree == outer ? scope : LiveScope.outermost) else { return nil }
    let text = evaluator.asText(value)
    if place.slot == slots.type { return types[ByteText(text)] }
    if place.slot == slots.item { return vocabulary.runtime.rules.itemCellEnding.map { ByteText(text + $0.rawValue) } }
    return ByteText(text)
  }
}
