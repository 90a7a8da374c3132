/// The properties of an element about which a library has a rule of its own, by slot.
extension Runtime {
  /// What the library never reads of an element, however it is written.
  public func unread(of element: Element) -> SlotSet { Runtime.slots(rules.unread, of: element) }

  /// The events of an element that the app's object is told of besides whoever else handles them.
  public func toldBesides(of element: Element) -> SlotSet { Runtime.slots(rules.toldBesides, of: element) }

  /// The properties of an element that the app's object is asked for only when nothing else gives them.
  public func lateAnswers(of element: Element) -> SlotSet { Runtime.slots(rules.lateAnswers, of: element) }

  /// The properties of a row that the library works out from others, whatever is written.
  public var workedOut: SlotSet {
    Runtime.slots(rules.implications.filter(\.overrules).map { Place(.row, $0.property) }, of: .row)
  }

  /// Where the library takes a written 0 of an element for "unset".
  public func zeroIsUnset(of element: Element) -> SlotSet { Runtime.slots(rules.zeroIsUnset, of: element) }

  /// The slots of an element among some places.
  static func slots(_ places: [Place], of element: Element) -> SlotSet {
    var slots = SlotSet()
    for place in places where place.element == element { slots.insert(PropertyTable.of(element).slot(place.property)) }
    return slots
  }
}
