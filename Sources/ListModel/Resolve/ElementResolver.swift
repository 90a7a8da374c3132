internal import SpecTree

extension Resolver {
  /// The properties of the whole list.
  public func list() -> ResolvedElement {
    var cascade = Cascade()
    cascade.overrides = spec.overrides.list.slots
    return resolve(.list, spec.list, cascade)
  }

  /// The properties of a section, without those of its header, footer and rows.
  public func section(_ section: SectionSpec) -> ResolvedElement {
    var cascade = Cascade()
    cascade.overrides = spec.overrides.section.slots
    var result = resolve(.section, section.record, cascade)
    fallBack(to: sectionLayout, in: &result)
    return result
  }

  /// The properties of an element within an element, such as a swipe action.
  public func element(_ element: Element, at place: Int) -> ResolvedElement {
    resolve(element, spec.elements[place], Cascade())
  }

  private func resolve(_ element: Element, _ record: Record, _ cascade: Cascade) -> ResolvedElement {
    var cascade = cascade
    cascade.own = record.range
    cascade.ownSlots = slots(record.range)
    cascade.zeroIsUnset = Runtime.slots(spec.runtime.rules.zeroIsUnset, of: element)
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
