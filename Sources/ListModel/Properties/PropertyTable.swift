/// The properties of one element, in the order of documentation and output.
public struct PropertyTable: Sendable {
  /// Whose properties they are.
  public let element: Element
  /// The entries; an entry's place is its slot.
  public let properties: [Property]
  /// What checking a value needs of each entry.
  let plans: [SlotPlan]

  init(_ element: Element, _ properties: [Property]) {
    precondition(properties.count <= 128, "a slot set holds 128 slots")
    self.element = element
    self.properties = properties
    plans = properties.map(SlotPlan.init)
  }

  /// The table of an element.
  public static func of(_ element: Element) -> PropertyTable {
    switch element {
    case .list: list
    case .section: section
    case .header: header
    case .row: row
    case .swipeAction: swipeAction
    case .menuItem: menuItem
    case .empty: empty
    case .layout: layout
    case .paging: paging
    case .source: source
    case .callback: callback
    }
  }

  /// The slot of a property that is known to exist: the table is the authority, and code that names a property does so
  /// through a handle that is looked up once.
  public func slot(_ name: String) -> Slot {
    // Lengths first: comparing strings costs more, and every start looks some hundred names up.
    let length = name.utf8.count
    for slot in properties.indices where properties[slot].name.utf8.count == length {
      if properties[slot].name == name { return slot }
    }
    preconditionFailure("no property '\(name)' of \(element.name)")
  }

  /// The entry in a slot.
  public subscript(slot: Slot) -> Property { properties[slot] }

  /// The slots of the entries that satisfy a condition.
  public func slots(where condition: (Property) -> Bool) -> SlotSet {
    var slots = SlotSet()
    for slot in properties.indices where condition(properties[slot]) { slots.insert(slot) }
    return slots
  }
}
