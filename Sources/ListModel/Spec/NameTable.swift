public import SpecTree

/// Numbers names in the order they are first seen, comparing bytes.
public struct NameTable: Sendable {
  private struct Place: Sendable {
    var hash: UInt32
    /// One more than the name's number; 0 for a free place.
    var number: UInt32
  }

  private var places: [Place] = []
  /// The scalar that had each name first.
  private var firsts: [NodeID] = []

  /// A table with room for some names before it has to grow.
  public init(capacity: Int = 0) {
    guard capacity > 0 else { return }
    var count = 16
    while count * 3 < capacity * 4 { count *= 2 }
    places = Array(repeating: Place(hash: 0, number: 0), count: count)
    firsts.reserveCapacity(capacity)
  }

  /// How many names it holds.
  public var count: Int { firsts.count }

  /// The scalar that had a name first.
  public func first(_ number: Int) -> NodeID { firsts[number] }

  /// The number of a scalar's text, from 0, and whether it was not in the table before.
  public mutating func intern(_ node: NodeID, in view: TreeView) -> (number: Int, isNew: Bool) {
    if firsts.count * 4 >= places.count * 3 { grow() }
    let text = view.text(of: node)
    let hash = NameTable.hash(text)
    let mask = places.count - 1
    var place = Int(hash) & mask
    while places[place].number != 0 {
      if places[place].hash == hash {
        let number = Int(places[place].number) - 1
        if NameTable.equal(view.text(of: firsts[number]), text) { return (number, false) }
      }
      place = (place &+ 1) & mask
    }
    firsts.append(node)
    places[place] = Place(hash: hash, number: UInt32(truncatingIfNeeded: firsts.count))
    return (firsts.count - 1, true)
  }

  /// A number that no text has, for a name that no scalar spells; the scalar is where it came from.
  mutating func reserve(_ node: NodeID) -> Int {
    firsts.append(node)
    return firsts.count - 1
  }

  private mutating func grow() {
    let old = places
    places = Array(repeating: Place(hash: 0, number: 0), count: max(16, old.count * 2))
    let mask = places.count - 1
    for entry in old where entry.number != 0 {
      var place = Int(entry.hash) & mask
      while places[place].number != 0 { place = (place &+ 1) & mask }
      places[place] = entry
    }
  }

  /// Random for each process, so that no file can be made to collide; the order of names never depends on it.
  private static let seed = UInt64.random(in: .min ... .max)

  @inline(__always)
  private static func hash(_ text: UnsafeBufferPointer<UInt8>) -> UInt32 {
    var state = seed ^ UInt64(truncatingIfNeeded: text.count)
    let raw = UnsafeRawBufferPointer(text)
    var offset = 0
    while offset &+ 8 <= raw.count {
      state = fold(state ^ raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset &+= 8
    }
    if raw.count >= 8 {
      // The last eight bytes overlap those before; the length is in the seed, so nothing is lost.
      let last = raw.loadUnaligned(fromByteOffset: raw.count &- 8, as: UInt64.self)
      return UInt32(truncatingIfNeeded: fold(state ^ last) >> 16)
    }
    var rest: UInt64 = 0
    while offset < raw.count {
      rest = rest &<< 8 | UInt64(raw[offset])
      offset &+= 1
    }
    return UInt32(truncatingIfNeeded: fold(state ^ rest) >> 16)
  }

  @inline(__always)
  private static func fold(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low
  }

  @inline(__always)
  private static func equal(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
    guard left.count == right.count else { return false }
    let left = UnsafeRawBufferPointer(left)
    let right = UnsafeRawBufferPointer(right)
    var offset = 0
    while offset &+ 8 <= left.count {
      if left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        != right.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      {
        return false
      }
      offset &+= 8
    }
    while offset < left.count {
      if left[offset] != right[offset] { return false }
      offset &+= 1
    }
    return true
  }
}
