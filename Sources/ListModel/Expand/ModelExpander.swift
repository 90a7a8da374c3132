internal import SpecExpression
internal import SpecTree

/// CBTableViewDataSource's `data` where the section names a class: each entry is the model of a row.
extension ListExpander {
  /// Adds models as the rows that they make.
  mutating func expandModels(_ pair: MappingPair, _ scope: LiveScope) {
    let list = view.resolved(pair.value)
    guard view.kind(of: list) == .sequence else {
      if view.isLive(list), let found = value(of: list, scope) {
        addModels(found, for: pair, scope)
      } else {
        expandPair(pair, scope)
      }
      return
    }
    // A row has a place for what its class says in expressions, a model has none.
    composer.key("rows", at: view.location(of: pair.key))
    composer.openSequence(at: view.firstLineLocation(of: list))
    var item = list.next
    while item < view.after(list), !isStopped {
      expandItem(item, .model, scope)
      item = view.after(item)
    }
    composer.close()
  }

  /// Adds the models that an expression gives, which are data whatever their keys are called.
  private mutating func addModels(_ models: Value, for pair: MappingPair, _ scope: LiveScope) {
    let list = view.resolved(pair.value)
    guard var cursor = ElementCursor(over: models, in: evaluator), !cursor.isMap else {
      reportOnce(.wrongType, "'data' is \(evaluator.words(for: models)), expected a list of models", at: list)
      return
    }
    composer.key("rows", at: view.location(of: pair.key))
    composer.openSequence(at: view.firstLineLocation(of: list))
    let parent = composer.route
    var index = 0
    while !isStopped, let element = evaluator.next(&cursor) {
      elementCount += 1
      composer.route = addRoute(Route(element: index, at: view.location(of: list), after: parent))
      addModelRow(list, scope, each: element.value)
      index += 1
    }
    composer.route = parent
    composer.close()
  }

  /// Adds the row of a model, unless a condition drops it.
  ///
  /// The entry is the model, without the keys that repeat it and keep it; one that says nothing else has the element
  /// for its model, or what `model` says. A `when` without an expression is data where nothing is repeated.
  mutating func addModelRow(_ target: NodeID, _ scope: LiveScope, each: Value?) {
    let outer = slots.model.flatMap { evaluator[$0] }
    defer { set(slots.model, outer) }
    var parts: [MappingPair] = []
    var condition: NodeID?
    if view.kind(of: target) == .mapping {
      for pair in pairs(of: target) {
        if each != nil, view.text(of: pair.key, is: "forEach") || view.text(of: pair.key, is: "as") { continue }
        if view.text(of: pair.key, is: "when"), each != nil || view.isLive(pair.value) {
          condition = view.resolved(pair.value)
        } else {
          parts.append(pair)
        }
      }
    }
    var written: NodeID?
    let own: Value
    if let each, parts.isEmpty {
      own = each
    } else if each != nil, parts.count == 1, view.text(of: parts[0].key, is: "model") {
      written = parts[0].value
      own = deepValue(of: parts[0].value, scope, isInModel: true)
    } else if each != nil || condition != nil {
      var map = ValueMap()
      for pair in parts {
        map.set(deepValue(of: pair.value, scope, isInModel: true), for: view.string(of: pair.key))
      }
      own = .map(map)
    } else {
      written = target
      own = deepValue(of: target, scope, isInModel: true)
    }
    set(slots.model, own)
    let found = cellClass(of: ElementPlan(), scope)
    let model = finalModel(own, of: found)
    set(slots.model, model)
    guard isKept(condition, of: target, scope) else { return }
    composer.openMapping(at: firstLine(of: target))
    if let written, !view.isLive(written) {
      composer.key("model", at: firstLine(of: target))
      composer.copy(written, from: view)
    } else {
      addModel(model ?? own, at: target)
    }
    addComputedOfRow(found, of: target, ElementPlan(), scope)
    composer.close()
  }
}
