internal import SpecTree

extension Resolver {
  /// The properties of the whole list.
  public func list() -> ResolvedElement {
    resolve(.list, cascade(of: spec.list, overrides: SlotSet(spec.overrides.list.keys)))
  }

  /// The properties of a section, without those of its header, footer and rows.
  public func section(_ section: SectionSpec) -> ResolvedElement {
    resolve(.section, cascade(of: section.record, overrides: SlotSet()))
  }

  /// The properties of an element within an element, such as a swipe action.
  public func element(_ element: Element, at place: Int) -> ResolvedElement {
    resolve(element, cascade(of: spec.elements[place], overrides: SlotSet()))
  }

  /// What may speak of an element that has no class and inherits nothing.
  func cascade(of record: Record, overrides: SlotSet) -> Cascade {
    var cascade = Cascade()
    cascade.overrides = overrides
    cascade.own = record.range
    cascade.ownSlots = slots(record.range)
    return cascade
  }

  private func resolve(_ element: Element, _ cascade: Cascade) -> ResolvedElement {
    var result = ResolvedElement(element)
    for slot in cascade.spoken {
      if let value = spoken(slot, cascade) { result.set(slot, value) }
    }
    fill(&result, Standards(element, spec.runtime))
    return result
  }
}

extension Resolver {
  /// What a property is when nobody speaks of it, for leaving out what says nothing new.
  public func standard(_ slot: Slot, of result: ResolvedElement) -> ResolvedValue {
    switch result.element {
    case .row: standard(slot, rowStandards, of: result)
    case .header: standard(slot, headerStandards, of: result)
    default: standard(slot, Standards(result.element, spec.runtime), of: result)
    }
  }
}
