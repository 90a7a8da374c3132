internal import SpecTree

/// The properties of an element that a compiled list may show under a runtime.
public struct ShownProperties: Sendable {
  /// Those that are there even when they are unset.
  public let always: SlotSet
  /// All of them, without events.
  public let all: SlotSet
  /// The events.
  public let events: SlotSet

  /// What may be shown of an element.
  public init(_ element: Element, for runtime: Runtime) {
    let table = PropertyTable.of(element)
    // What a class can only have as a method says nothing about the list.
    let visible = table.slots {
      runtime.knows($0) && $0.output != .never && $0.levels != .implements && !$0.kind.isStructure
    }
    events = visible.intersection(table.slots(where: \.isEvent))
    all = visible.subtracting(events)
    always = all.intersection(table.slots { $0.output == .always })
  }
}

extension Resolver {
  /// The properties of an element that say something of it, without its events.
  @inline(__always)
  public func shown(of element: ResolvedElement, _ properties: ShownProperties) -> SlotSet {
    var shown = properties.always
    for slot in element.present.intersection(properties.all).subtracting(shown) where isTelling(slot, of: element) {
      shown.insert(slot)
    }
    return shown
  }

  /// Whether a property is not what it would be if nobody spoke of it.
  public func isTelling(_ slot: Slot, of element: ResolvedElement) -> Bool {
    let value = element[slot].content
    let standard = standard(slot, of: element).content
    if value == standard { return false }
    switch (value, standard) {
    case (.text(let own), .text(let other)): return !view.text(of: own).elementsEqual(view.text(of: other))
    case (.text(let own), .known(let name)): return !view.text(of: own).elementsEqual(name.rawValue.utf8)
    default: return true
    }
  }

  /// Whether a property is what another one is, as it would be if nobody spoke of it: `estimatedHeight` where that
  /// follows `height`.
  public func follows(_ slot: Slot, of element: ResolvedElement) -> Bool {
    let standards: Standards
    switch element.element {
    case .row: standards = rowStandards
    case .header: standards = headerStandards
    default: return false
    }
    guard case .same = standards.standards[slot] else { return false }
    return !isTelling(slot, of: element)
  }

  /// What a property is in the end, if only by default.
  public func effective(_ slot: Slot, of element: ResolvedElement) -> ResolvedValue.Content {
    if element.present.contains(slot) { return element[slot].content }
    return spec.runtime.knows(PropertyTable.of(element.element)[slot]) ? standard(slot, of: element).content : .unset
  }
}
