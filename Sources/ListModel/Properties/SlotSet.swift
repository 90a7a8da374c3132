/// The place of a property in its element's table, from 0.
public typealias Slot = Int

/// A set of up to 128 slots.
@frozen
public struct SlotSet: Sendable, Hashable {
  @usableFromInline var low: UInt64 = 0
  @usableFromInline var high: UInt64 = 0

  /// No slots.
  @inlinable @inline(__always)
  public init() {}

  /// Some slots.
  public init(_ slots: some Sequence<Slot>) {
    for slot in slots { insert(slot) }
  }

  /// Whether it holds no slot.
  @inlinable public var isEmpty: Bool { low | high == 0 }

  /// Adds a slot.
  @inlinable @inline(__always)
  public mutating func insert(_ slot: Slot) {
    if slot < 64 { low |= 1 << UInt64(slot) } else { high |= 1 << UInt64(slot &- 64) }
  }

  /// Whether a slot is in it.
  @inlinable @inline(__always)
  public func contains(_ slot: Slot) -> Bool {
    slot < 64 ? low >> UInt64(slot) & 1 != 0 : high >> UInt64(slot &- 64) & 1 != 0
  }

  /// The slots that both have.
  @inlinable @inline(__always)
  public func intersection(_ other: SlotSet) -> SlotSet {
    var result = SlotSet()
    result.low = low & other.low
    result.high = high & other.high
    return result
  }

  /// The slots that either has.
  @inlinable @inline(__always)
  public func union(_ other: SlotSet) -> SlotSet {
    var result = SlotSet()
    result.low = low | other.low
    result.high = high | other.high
    return result
  }

  /// The slots that `other` has not.
  @inlinable @inline(__always)
  public func subtracting(_ other: SlotSet) -> SlotSet {
    var result = SlotSet()
    result.low = low & ~other.low
    result.high = high & ~other.high
    return result
  }
}

extension SlotSet: Sequence {
  /// Hands out the slots in order.
  @inlinable @inline(__always)
  public func makeIterator() -> Iterator { Iterator(self) }

  /// The slots that are left.
  @frozen
  public struct Iterator: IteratorProtocol {
    @usableFromInline var rest: SlotSet

    @inlinable
    init(_ rest: SlotSet) { self.rest = rest }

    /// The lowest slot that is left.
    @inlinable
    public mutating func next() -> Slot? {
      if rest.low != 0 {
        let slot = rest.low.trailingZeroBitCount
        rest.low &= rest.low &- 1
        return slot
      }
      guard rest.high != 0 else { return nil }
      let slot = rest.high.trailingZeroBitCount
      rest.high &= rest.high &- 1
      return slot &+ 64
    }
  }
}
