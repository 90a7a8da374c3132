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
    makeRoom(for: 1)
    let text = view.text(of: node)
    let hash = NameTable.hash(text)
    let known = firsts.count
    let mask = places.count - 1
    let number = number(of: node, text, hash, home: places[Int(hash) & mask], in: view)
    return (number, number == known)
  }

  /// Numbers the texts of some scalars, in order, as if each were interned by itself.
  ///
  /// A large table is not in the processor's cache. Here the places of all the names are asked for before the first is
  /// compared, so that the memory is waited for once and not name by name: give it some dozens at a time.
  mutating func intern(_ nodes: [NodeID], in view: TreeView, into numbers: inout [Int]) {
    makeRoom(for: nodes.count)
    let mask = places.count - 1
    /// The hash of each name and the place where it is at home.
    var homes: [(hash: UInt32, place: Place)] = []
    homes.reserveCapacity(nodes.count)
    for node in nodes {
      let hash = NameTable.hash(view.text(of: node))
      homes.append((hash, places[Int(hash) & mask]))
    }
    numbers.removeAll(keepingCapacity: true)
    for (node, home) in zip(nodes, homes) {
      numbers.append(number(of: node, view.text(of: node), home.hash, home: home.place, in: view))
    }
  }

  /// The number of a text whose home was read before; a home that was free may have been taken since.
  @inline(__always)
  private mutating func number(
    of node: NodeID, _ text: UnsafeBufferPointer<UInt8>, _ hash: UInt32, home: Place, in view: TreeView
  ) -> Int {
    let mask = places.count - 1
    var place = Int(hash) & mask
    var entry = home.number == 0 ? places[place] : home
    while entry.number != 0 {
      if entry.hash == hash {
        let number = Int(entry.number) - 1
        if NameTable.equal(view.text(of: firsts[number]), text) { return number }
      }
      place = (place &+ 1) & mask
      entry = places[place]
    }
    firsts.append(node)
    places[place] = Place(hash: hash, number: UInt32(truncatingIfNeeded: firsts.count))
    return firsts.count - 1
  }

  /// A number that no text has, for a name that no scalar spells; the scalar is where it came from.
  mutating func reserve(_ node: NodeID) -> Int {
    firsts.append(node)
    return firsts.count - 1
  }

  /// Grows until so many more names leave a quarter of the places free.
  @inline(__always)
  private mutating func makeRoom(for count: Int) {
    while (firsts.count + count) * 4 > places.count * 3 { grow() }
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
