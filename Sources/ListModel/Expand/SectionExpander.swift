internal import SpecExpression
internal import SpecSource
internal import SpecTree

/// Sections: what they say of their rows first, since the rows are worked out with it.
extension ListExpander {
  /// Adds a section, unless its condition drops it.
  mutating func addSection(_ target: NodeID, _ scope: LiveScope) {
    guard isKept(target, scope) else { return }
    let outer = (sectionDefaults, sectionCell)
    let flat = liveRowKeys(of: target)
    let defaults = view.value(of: "rowDefaults", in: target)
    sectionDefaults = (defaults.map { livePairs(of: $0) } ?? []) + flat.map { LivePair(pair: $0, tree: tree) }
    sectionCell = inheritedCell(of: target)
    defer { (sectionDefaults, sectionCell) = outer }
    composer.openMapping(at: view.firstLineLocation(of: target))
    for pair in pairs(of: target) {
      switch view.string(of: pair.key) {
      case "forEach", "as": continue
      case "when": if isNative(pair.value) { expandPair(pair, scope) }
      case "data" where (sectionCell ?? rootCell) != nil: addModels(pair, scope)
      case "rows", "items", "records", "data": expandItems(pair, .row, scope)
      case "header", "footer": expandHeader(pair, scope)
      case "rowDefaults": addDefaults(pair, with: flat)
      default: if !flat.contains(where: { $0.key == pair.key }) { expandPair(pair, scope) }
      }
    }
    if defaults == nil, let first = flat.first {
      composer.key("rowDefaults", at: view.location(of: first.key))
      composer.openMapping(at: view.location(of: first.key))
      copy(flat)
      composer.close()
    }
    composer.close()
  }

  /// What a section says of its rows under keys of its own in expressions: it depends on the row, like `rowDefaults`.
  private func liveRowKeys(of section: NodeID) -> [MappingPair] {
    guard !naming.sectionKeys.isEmpty else { return [] }
    return pairs(of: section).filter { naming.sectionKeys.contains(view.string(of: $0.key)) && isLive($0.value) }
  }

  /// Adds `rowDefaults` as they are written, with what else the section says of its rows.
  private mutating func addDefaults(_ pair: MappingPair, with flat: [MappingPair]) {
    composer.copyScalar(pair.key, from: view)
    let mapping = view.resolved(pair.value)
    guard !flat.isEmpty, view.kind(of: mapping) == .mapping else {
      composer.copy(pair.value, from: view)
      return
    }
    composer.openMapping(at: view.firstLineLocation(of: mapping))
    copy(pairs(of: mapping) + flat)
    composer.close()
  }

  private mutating func copy(_ pairs: [MappingPair]) {
    for pair in pairs {
      composer.copyScalar(pair.key, from: view)
      composer.copy(pair.value, from: view)
    }
  }

  /// Adds the models of rows of one class, CB's `data`, as rows: a model is data, whatever its keys are called, and what
  /// the class says in expressions is worked out beside it.
  private mutating func addModels(_ pair: MappingPair, _ scope: LiveScope) {
    let list = view.resolved(pair.value)
    if view.kind(of: list) == .sequence {
      openRows(for: pair.key, at: list)
      var item = list.next
      while item < view.after(list), !isStopped {
        addModel(deepValue(of: item, scope, isInModel: true), at: view.resolved(item))
        item = view.after(item)
      }
      composer.close()
    } else if isLive(list), let found = value(of: list, scope) {
      addModels(found, for: pair)
    } else {
      expandPair(pair, scope)
    }
  }

  /// Adds the models that an expression gives.
  private mutating func addModels(_ models: Value, for pair: MappingPair) {
    let list = view.resolved(pair.value)
    guard var cursor = ElementCursor(over: models, in: evaluator), !cursor.isMap else {
      reportOnce(.wrongType, "'data' is \(evaluator.words(for: models)), expected a list of models", at: list)
      return
    }
    openRows(for: pair.key, at: list)
    let parent = composer.route
    var index = 0
    while !isStopped, let element = evaluator.next(&cursor) {
      elementCount += 1
      composer.route = addRoute(Route(element: index, at: view.location(of: list), after: parent))
      addModel(element.value, at: list)
      index += 1
    }
    composer.route = parent
    composer.close()
  }

  private mutating func openRows(for key: NodeID, at list: NodeID) {
    composer.key("rows", at: view.location(of: key))
    composer.openSequence(at: view.firstLineLocation(of: list))
  }

  /// Adds a row of the class at hand that has nothing but a model.
  private mutating func addModel(_ own: Value, at target: NodeID) {
    let found = (sectionCell ?? rootCell).flatMap { cells[$0] }
    let outer = slots.model.flatMap { evaluator[$0] }
    let place = view.firstLineLocation(of: target)
    let model = finalModel(own, of: found)
    set(slots.model, model)
    set(slots.extra, nil)
    composer.openMapping(at: place)
    composer.key("model", at: place)
    write(model ?? own, at: target)
    addComputed(found, [sectionDefaults, rootDefaults], of: nil, at: place, LiveScope.outermost)
    composer.close()
    set(slots.model, outer)
  }
}
