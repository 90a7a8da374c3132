public import SpecTree

/// The effective properties of one element.
///
/// Meant to be filled again for the next row: the array stays.
public struct ResolvedElement: Sendable {
  /// What it is.
  public let element: Element
  /// The properties that some tier above the runtime's default speaks of, and those that are always shown.
  public internal(set) var present = SlotSet()
  /// The model that its class gives for what its own leaves out; nil when there is none, or no own model.
  public internal(set) var modelBase: NodeID?
  private var values: [ResolvedValue]

  init(_ element: Element) {
    self.element = element
    values = Array(
      repeating: ResolvedValue(.unset, .runtime), count: PropertyTable.of(element).properties.count)
  }

  /// An element to be filled by the resolver.
  public static func empty(_ element: Element) -> ResolvedElement { ResolvedElement(element) }

  /// An element that has one property and nothing else; `modelBase` fills the gaps of its model.
  public init(_ element: Element, only slot: Slot, _ value: ResolvedValue, modelBase: NodeID? = nil) {
    self.init(element)
    set(slot, value)
    self.modelBase = modelBase
  }

  /// What a property is; unset for one that is not in `present`.
  public subscript(slot: Slot) -> ResolvedValue {
    present.contains(slot) ? values[slot] : ResolvedValue(.unset, .runtime)
  }

  mutating func reset() {
    present = SlotSet()
    modelBase = nil
  }

  mutating func set(_ slot: Slot, _ value: ResolvedValue) {
    present.insert(slot)
    values[slot] = value
  }

  /// Sets properties to what stands in a table by slot.
  mutating func set(_ slots: SlotSet, from table: [ResolvedValue]) {
    present = present.union(slots)
    table.withUnsafeBufferPointer { table in
      values.withUnsafeMutableBufferPointer { values in
        for slot in slots { values[slot] = table[slot] }
      }
    }
  }
}
