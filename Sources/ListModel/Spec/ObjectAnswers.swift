public import SpecTree

/// The properties of one element that the app's objects answer for the whole list, with the node that says so.
///
/// Most lists have none and the others a few. An array rather than a dictionary: the types that come with one are made
/// when the program starts, which took a thirtieth of checking a short list.
public struct ObjectAnswers: Sendable {
  private var entries: [(slot: Slot, node: NodeID)] = []

  init() {}

  /// Whether nothing is answered.
  public var isEmpty: Bool { entries.isEmpty }

  /// The properties.
  public var slots: SlotSet {
    var slots = SlotSet()
    for entry in entries { slots.insert(entry.slot) }
    return slots
  }

  /// The node that says that a property is answered; nil where it is not.
  public internal(set) subscript(slot: Slot) -> NodeID? {
    get { entries.first { $0.slot == slot }?.node }
    set {
      entries.removeAll { $0.slot == slot }
      if let newValue { entries.append((slot, newValue)) }
    }
  }
}
