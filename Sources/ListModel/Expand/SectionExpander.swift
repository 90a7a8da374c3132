internal import SpecExpression
internal import SpecTree

/// Sections with their headers and footers, whose keys may also stand in the section under names of their own.
extension ListExpander {
  /// What speaks of a header or a footer.
  struct HeaderParts {
    /// The `header` or `footer` itself.
    var written: MappingPair?
    /// What stands beside it, such as `headerHeight`.
    var flat: [ElementPlan.Entry] = []

    var isEmpty: Bool { written == nil && flat.isEmpty }
  }

  /// Adds a section, unless its condition drops it.
  mutating func addSection(_ target: NodeID, _ scope: LiveScope) {
    guard isKept(target, scope) else { return }
    let outer = sectionDefaults
    defer { sectionDefaults = outer }
    let pairs = pairs(of: target)
    let index = vocabulary.index(of: .section)
    let meanings = pairs.map { pair in
      index.meaning(of: view.text(of: pair.key)) ?? meantItems(pair.key, .section)
    }
    sectionDefaults = inherited(by: pairs, meanings)
    composer.openMapping(at: view.firstLineLocation(of: target))
    var header = HeaderParts()
    var footer = HeaderParts()
    var extra: NodeID?
    for (pair, meaning) in zip(pairs, meanings) {
      guard let meaning else {
        copyPair(pair)
        continue
      }
      switch meaning.target {
      case .header: header.flat.append(flatEntry(pair, meaning))
      case .footer: footer.flat.append(flatEntry(pair, meaning))
      case .rows: copyPair(pair)
      case .own:
        let property = PropertyTable.section[meaning.slot]
        switch property.kind {
        case .structure(.repetition), .structure(.elementName): break
        case .condition: if isNative(pair.value) { expandPair(pair, scope) }
        case .structure(.rows): expandItems(pair, .row, scope)
        case .structure(.models):
          if namesCells { expandModels(pair, scope) } else { expandItems(pair, .row, scope) }
        case .structure(.rowDefaults): copyPair(pair)
        case .element(.header):
          if meaning.slot == SectionKeys.shared.header { header.written = pair } else { footer.written = pair }
        case .data:
          extra = pair.value
          expandPair(pair, scope)
        default: expandPair(pair, scope)
        }
      }
    }
    addHeader(header, .header, extra: extra, scope)
    addHeader(footer, .footer, extra: extra, scope)
    composer.close()
  }

  /// Whether the section at hand or the list names the class of its cells: its `data` are models then.
  private var namesCells: Bool {
    [sectionDefaults, rootDefaults].contains { defaults in
      defaults.classes.places.contains { $0.slot == ElementSlots.row.name }
    }
  }

  /// What a section gives its rows, by `rowDefaults` and by names of its own.
  private func inherited(by pairs: [MappingPair], _ meanings: [KeyMeaning?]) -> InheritedExpressions {
    var result = InheritedExpressions()
    for (pair, meaning) in zip(pairs, meanings) {
      guard let meaning else { continue }
      if meaning.target == .own, PropertyTable.section[meaning.slot].kind == .structure(.rowDefaults) {
        let written = inherited(from: pair.value)
        result.live += written.live
        for place in written.classes.places { result.classes.note(place.slot, place.node, .row, in: view, place.tree) }
      } else if meaning.target == .rows {
        let target = view.resolved(pair.value)
        result.classes.note(meaning.slot, target, .row, in: view, tree)
        guard view.isLive(target) else { continue }
        let own = KeyMeaning(slot: meaning.slot, form: meaning.form, target: .own, isAlias: false)
        result.live.append(
          LivePair(pair: pair, meaning: own, name: PropertyTable.row[meaning.slot].name, tree: tree))
      }
    }
    return result
  }

  /// A pair of a section or of the list that is its header's or footer's.
  func flatEntry(_ pair: MappingPair, _ meaning: KeyMeaning) -> ElementPlan.Entry {
    let own = KeyMeaning(slot: meaning.slot, form: meaning.form, target: .own, isAlias: meaning.isAlias)
    return ElementPlan.Entry(pair, own, ElementSlots.header.role(of: own), in: view)
  }

  /// Adds a pair as it is written: what is not known here has its finding, and nothing in it means anything.
  mutating func copyPair(_ pair: MappingPair) {
    composer.copyScalar(pair.key, from: view)
    composer.copy(pair.value, from: view)
  }

  /// Adds a header or footer with all that speaks of it, unless its condition drops it.
  mutating func addHeader(_ parts: HeaderParts, _ side: HeaderSide, extra: NodeID?, _ scope: LiveScope) {
    guard !parts.isEmpty else { return }
    let target = parts.written.map { view.resolved($0.value) }
    let mapping = target.flatMap { view.kind(of: $0) == .mapping ? $0 : nil }
    var plan = mapping.map { self.plan(of: $0, .header) } ?? ElementPlan()
    for entry in parts.flat { plan.note(entry, .header, in: view, tree) }
    let outer = slots.model.flatMap { evaluator[$0] }
    defer { set(slots.model, outer) }
    let waits = readsModel(plan.condition, scope)
    if let mapping, !waits, !isKept(plan.condition, of: mapping, scope) { return }
    let own = plan.model.map { deepValue(of: $0, scope, isInModel: true) }
    set(slots.model, own)
    let found = viewClass(of: plan, scope)
    let model = finalModel(own, of: found)
    set(slots.model, model)
    set(slots.extra, extra.map { deepValue(of: $0, scope, isInModel: false) })
    if let mapping, waits, !isKept(plan.condition, of: mapping, scope) { return }
    for entry in parts.flat { addPair(entry, model: model, scope) }
    if let written = parts.written, let mapping {
      composer.copyScalar(written.key, from: view)
      composer.openMapping(at: view.firstLineLocation(of: mapping))
      addPairs(of: plan, model: model, scope)
      addComputed(found, [], of: mapping, plan, scope)
      composer.close()
    } else if let found, found.isLive, let key = parts.written?.key ?? parts.flat.first?.pair.key {
      // What the class says needs a place, although the section has given the header none.
      composer.key(side.rawValue, at: view.location(of: key))
      composer.openMapping(at: view.location(of: key))
      if let written = parts.written {
        composer.key("title", at: view.location(of: key))
        expand(written.value, scope)
      }
      addComputed(found, [], of: key, plan, scope)
      composer.close()
    } else if let written = parts.written {
      expandPair(written, scope)
    }
  }
}
