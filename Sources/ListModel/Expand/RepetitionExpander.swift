internal import SpecExpression
internal import SpecSource
internal import SpecTree

/// A repetition that is being gone over.
struct Repetition {
  let target: NodeID
  let element: ListExpander.Repeated
  /// The scope of its elements, and the slot of the name that it gives them.
  let scope: LiveScope
  let named: SpecExpression.Slot?
  /// The value of `forEach`, and the way to it.
  let place: Location
  let parent: UInt32
  /// Before the next element, with its number.
  var cursor: ElementCursor
  var index = 0
  /// How further rows are made, once it has been found out.
  var steps: RowSteps?
}

/// What is repeated and what is conditional: rows, sections, headers.
extension ListExpander {
  /// What can be repeated.
  enum Repeated {
    case section
    case row
    /// The model of a row, without a row around it.
    case model
  }

  /// Adds a list of sections or rows, each as often as it says.
  mutating func expandItems(_ pair: MappingPair, _ element: Repeated, _ scope: LiveScope) {
    composer.copyScalar(pair.key, from: view)
    let list = view.resolved(pair.value)
    guard view.kind(of: list) == .sequence else {
      expand(pair.value, scope)
      return
    }
    composer.openSequence(at: view.firstLineLocation(of: list))
    var item = list.next
    while item < view.after(list), !isStopped {
      expandItem(item, element, scope)
      item = view.after(item)
    }
    composer.close()
  }

  /// Adds an item as often as it says.
  mutating func expandItem(_ item: NodeID, _ element: Repeated, _ scope: LiveScope) {
    let target = view.resolved(item)
    guard view.kind(of: target) == .mapping else {
      if element == .model { addModelRow(target, scope, each: nil) } else { expand(item, scope) }
      return
    }
    if element == .section, addUsed(target, scope) { return }
    guard let repetition = repetition(of: target) else {
      add(target, element, scope, each: nil)
      return
    }
    `repeat`(target, element, over: repetition, scope)
  }

  /// Adds an item once for each element of a list or of a map.
  private mutating func `repeat`(_ target: NodeID, _ element: Repeated, over node: NodeID, _ scope: LiveScope) {
    let name = view.value(of: "as", in: target).flatMap { view.kind(of: $0) == .scalar ? view.string(of: $0) : nil }
    let inner = self.scope(inside: scope, as: name)
    var source: Value?
    if view.kind(of: node) != .scalar {
      source = deepValue(of: node, scope, isInModel: false)
    } else if Template.isLive(view.text(of: node)) {
      // A constant that is no list is a finding of the list as it is written.
      source = value(of: node, scope)
    }
    guard let source else {
      checkTemplates(in: target, inner)
      return
    }
    guard let cursor = ElementCursor(over: source, in: evaluator) else {
      reportOnce(.notRepeatable, "'forEach' is \(evaluator.words(for: source)), expected a list or a map", at: node)
      checkTemplates(in: target, inner)
      return
    }
    if cursor.count == 0 { checkTemplates(in: target, inner) }
    let outer = (each: slots.each.flatMap { evaluator[$0] }, index: slots.index.flatMap { evaluator[$0] })
    let named = name.flatMap { inner.names.slot(of: $0) }
    let outerNamed = named.flatMap { evaluator[$0] }
    let parent = composer.route
    var repetition = Repetition(
      target: target, element: element, scope: inner, named: named, place: view.location(of: node), parent: parent,
      cursor: cursor)
    addElements(of: &repetition, upTo: cursor.count)
    composer.route = parent
    set(slots.each, outer.each)
    set(slots.index, outer.index)
    set(named, outerNamed)
  }

  /// Adds the elements of a repetition up to a place, or until the list is too large.
  mutating func addElements(of repetition: inout Repetition, upTo end: Int) {
    let first = repetition.index
    let before = composer.size
    guard addNext(of: &repetition, before: end) else { return }
    reserve(end - repetition.index, like: before)
    if repetition.element == .row, end - first >= RowSteps.fewestRows {
      repetition.steps = steps(ofRow: repetition.target, repetition.scope)
    }
    var beside = startStretch(of: repetition, before: end)
    while let (length, stretch) = beside {
      let next = repetition.index + length
      while addNext(of: &repetition, before: next) {}
      guard let stretch = stretch(), isUsable(stretch) else { break }
      (repetition.cursor, repetition.index) = (stretch.cursor, stretch.index)
      // The other core need not wait until its rows are in the tree.
      beside = startStretch(of: repetition, before: end)
      append(stretch)
    }
    while addNext(of: &repetition, before: end) {}
  }

  /// Adds the next element of a repetition; false where there is none before `end`, or no room for it.
  private mutating func addNext(of repetition: inout Repetition, before end: Int) -> Bool {
    guard repetition.index < end, !isStopped, let found = evaluator.next(&repetition.cursor) else { return false }
    let each =
      repetition.cursor.isMap ? .map(ValueMap([("key", found.key), ("value", found.value)])) : found.value
    set(slots.each, each)
    set(repetition.named, each)
    set(slots.index, .int(Int64(repetition.index)))
    elementCount += 1
    composer.route = addRoute(Route(element: repetition.index, at: repetition.place, after: repetition.parent))
    if let steps = repetition.steps {
      addRow(repetition.target, in: steps, repetition.scope, each: each)
    } else {
      add(repetition.target, repetition.element, repetition.scope, each: each)
    }
    repetition.index += 1
    return true
  }

  /// The scope inside a repetition that calls its element `name`; nil for `each` alone.
  private mutating func scope(inside scope: LiveScope, as name: String?) -> LiveScope {
    guard let name, scope.names.slot(of: name) == nil, scope.names.names.count < ScopeNames.most else { return scope }
    let names = scope.names.names + [name]
    if let known = scopes[names] { return known }
    let inner = LiveScope(ScopeNames(names), scopes.count + 1)
    scopes[names] = inner
    return inner
  }

  /// Makes room for `count` elements, each as large as what has been added since.
  private mutating func reserve(_ count: Int, like before: TreeComposer.Size) {
    composer.reserve(count, like: before)
    // As there: what would not double it is left to its own growing.
    if count > routes.count { routes.reserveCapacity(routes.count + min(count, mostElements)) }
  }

  mutating func addRoute(_ route: Route) -> UInt32 {
    routes.append(route)
    return UInt32(routes.count)
  }

  /// Adds a section of an included file, whose names begin anew.
  mutating func addIncluded(_ section: NodeID) {
    let outer = (slots.each.flatMap { evaluator[$0] }, slots.index.flatMap { evaluator[$0] })
    set(slots.each, nil)
    set(slots.index, nil)
    expandItem(section, .section, LiveScope.outermost)
    set(slots.each, outer.0)
    set(slots.index, outer.1)
  }

  private mutating func add(_ target: NodeID, _ element: Repeated, _ scope: LiveScope, each: Value?) {
    switch element {
    case .section: addSection(target, scope)
    case .row: addRow(target, scope, each: each)
    case .model: addModelRow(target, scope, each: each)
    }
  }

  /// Whether the condition of an element keeps it; one that only code can tell does.
  mutating func isKept(_ mapping: NodeID, _ scope: LiveScope) -> Bool {
    isKept(view.value(of: "when", in: mapping), of: mapping, scope)
  }

  /// Whether a condition keeps the element that has it.
  mutating func isKept(_ condition: NodeID?, of mapping: NodeID, _ scope: LiveScope) -> Bool {
    guard let condition, view.kind(of: condition) == .scalar else { return true }
    if isNative(condition) { return true }
    if let found = value(of: condition, scope) {
      if let flag = evaluator.flag(found) {
        if !flag { checkTemplates(in: mapping, scope) }
        return flag
      }
      // A constant is a finding of the list as it is written.
      if Template.isLive(view.text(of: condition)) {
        let remark = evaluator.remarkOnNoFlag(found)
        reportOnce(
          .notACondition, "'when' is \(evaluator.words(for: found)), expected true or false\(remark)", at: condition)
      }
    }
    checkTemplates(in: mapping, scope)
    return false
  }

  /// Whether a condition can only be told when the model is known. Any other is asked before the model, which may need
  /// what the condition asks for.
  mutating func readsModel(_ condition: NodeID?, _ scope: LiveScope) -> Bool {
    guard let condition, view.kind(of: condition) == .scalar, Template.isLive(view.text(of: condition)),
      let place = template(condition, scope, isInModel: false)
    else { return false }
    return [slots.model, slots.extra].contains { $0.map { templates.all[place].reads($0) } ?? false }
  }

  func isNative(_ node: NodeID) -> Bool { view.text(of: view.resolved(node), is: "native") }

  /// Reports something of the element at hand.
  mutating func report(_ rule: Rule, _ message: String, at node: NodeID) {
    var place = view.location(of: node)
    place.route = composer.route
    diagnostics.append(Diagnostic(rule, message, at: place))
  }

  /// Reports something for the first of all elements that have it.
  mutating func reportOnce(_ rule: Rule, _ message: String, at node: NodeID) {
    if reported.insert(NodeRef(tree: tree, node: node)).inserted { report(rule, message, at: node) }
  }
}
