internal import SpecTree

/// Who gave the values of a subject.
extension ExplanationGround {
  /// Who gave a value.
  func sayer(of value: ResolvedValue, _ slot: Slot, _ probe: Resolver) -> Sayer {
    if let trigger = overruler(of: slot, value) { return .trigger(trigger, key: key(of: trigger)) }
    switch value.tier {
    case .delegate: return .object
    case .classMethod: return .method
    case .handler, .value:
      guard let other = spokenSlot(of: value), other != slot else { return .own }
      // A plain row's `value` is its `detail`; a header's `type` stands for its view.
      return subject.element == .row ? .property(other) : .trigger(other, key: key(of: other))
    case .classDefault: return .classDefault
    case .inherited: return value.node.map { source(of: $0) } ?? .wholeList
    case .implied: return implier(of: slot, value, probe)
    case .runtime: return .standard
    }
  }

  /// The property whose implication holds against what is written; nil when the value is none of that kind.
  private func overruler(of slot: Slot, _ value: ResolvedValue) -> Slot? {
    guard subject.element == .row, value.tier < .implied, let node = value.node else { return nil }
    return resolver.implications.first { rule in
      rule.overrules && rule.slot == slot && result.present.contains(rule.trigger) && result[rule.trigger].node == node
    }?.trigger
  }

  /// The property of the element that a value is written as.
  private func spokenSlot(of value: ResolvedValue) -> Slot? {
    guard let node = value.node, let record = row?.record ?? header?.record else { return nil }
    return spec.values(of: record).first { $0.node == node }?.slot
  }

  /// Where an inherited value is written.
  private func source(of node: NodeID) -> Sayer {
    func has(_ record: Record?) -> Bool { record.map { spec.values(of: $0).contains { $0.node == node } } ?? false }
    if has(section?.rowDefaults) {
      // The row that loads more has its height from the library, wherever it is noted.
      if section?.maker == .paging { return .standard }
      return sectionKey(of: node).map { .section(key: $0) } ?? .sectionDefaults
    }
    if has(spec.rowDefaults) { return .listDefaults }
    let key = NodeID(node.index - 1)
    return has(spec.list) ? .list(key: key) : .layout(key: key)
  }

  /// The section's own key of a value that its rows inherit; nil for one under `rowDefaults`.
  private func sectionKey(of node: NodeID) -> NodeID? {
    guard let section else { return nil }
    return resolver.view.pairs(of: section.record.node).first { $0.value == node }?.key
  }

  /// What implies a value.
  private func implier(of slot: Slot, _ value: ResolvedValue, _ probe: Resolver) -> Sayer {
    if let trigger = trigger(of: slot, value, probe) { return .trigger(trigger, key: key(of: trigger)) }
    guard subject.element == .row else { return .wholeList }
    if let rule = resolver.listImplied.first(where: { $0.slot == slot && $0.content == value.content }),
      let written = spec.value(rule.trigger, in: spec.list)
    {
      return .listTrigger(key: NodeID(written.node.index - 1))
    }
    let inheritance = resolver.inheritance(of: section)
    guard let row, resolver.isPlain(row, resolver.slots(row.record.range), inheritance) else { return .wholeList }
    if slot == resolver.rowKeys.style, let style = inheritance.plainStyle { return .firstSecondText(style.text) }
    return .plainRow
  }

  /// The property without which a value would not be implied; of several that each imply it, the last.
  private func trigger(of slot: Slot, _ value: ResolvedValue, _ probe: Resolver) -> Slot? {
    let keys = resolver.rowKeys
    // The class that an item or a type stands for is looked up when the list is read.
    if subject.element == .row, slot == keys.cell {
      return [keys.item, keys.type].first(where: result.present.contains)
    }
    let others = result.present.filter { $0 != slot && result[$0].tier < .implied }
    let alone = others.first { isOther(slot, value, probe, without: [$0]) }
    if let alone { return alone }
    return others.indices.first { isOther(slot, value, probe, without: others[...$0]) }.map { others[$0] }
  }

  /// Whether a property would be something else without others.
  private func isOther(
    _ slot: Slot, _ value: ResolvedValue, _ probe: Resolver, without others: some Sequence<Slot>
  ) -> Bool {
    var probe = probe
    for other in others { probe.skipped[other] = .max }
    let rest = probe.resolved(subject).value(of: slot, probe, subject)
    return rest.content != value.content || rest.tier != value.tier
  }

  /// The key that a property of the subject is written under, in the library's words; nil where it has none, as in a
  /// short form.
  private func key(of slot: Slot) -> NodeID? {
    guard let node = result[slot].node, node.index > 0 else { return nil }
    let key = NodeID(node.index - 1)
    guard resolver.view.kind(of: key) == .scalar else { return nil }
    let names = Vocabulary.of(spec.runtime)
    let isName = [subject.element, .section].contains { element in
      let meaning = names.index(of: element).meaning(of: resolver.view.text(of: key))
      return meaning.map { $0.slot == slot && $0.target.table(from: element).element == subject.element } ?? false
    }
    return isName ? key : nil
  }
}
