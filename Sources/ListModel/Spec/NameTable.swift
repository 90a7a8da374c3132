public import SpecTree

/// Numbers names in the order they are first seen, comparing bytes.
public struct NameTable: Sendable {
  private struct Place: Sendable {
    var hash: UInt32
    /// One more than the name's number; 0 for a free place.
    var number: UInt32
  }

  /// A short name that was asked for, which its length and its first and last eight bytes are all of.
  private struct Recent: Sendable {
    var first: UInt64 = 0
    var last: UInt64 = 0
    /// More than a short name has where there is none.
    var length = Int.max
    var number = 0
  }

  private var places: [Place] = []
  /// Short names that were asked for one by one, by a hash: lists name few classes and reuse identifiers, most of them
  /// often.
  private var recent: [Recent] = []
  /// The scalar that had each name first.
  private var firsts: [NodeID] = []

  /// The scalar that had the empty text first; nil when none had.
  public private(set) var empty: NodeID?

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
    let name = Name(node, in: view)
    guard let last = name.last else { return find(node, name, in: view) }
    if recent.isEmpty { recent = Array(repeating: Recent(), count: 32) }
    let place = Int(truncatingIfNeeded: ((name.prefix ^ last &* 5) &* 0x9E37_79B9_7F4A_7C15) >> 59)
    let found = recent[place]
    if found.first == name.prefix, found.last == last, found.length == name.text.count { return (found.number, false) }
    let result = find(node, name, in: view)
    recent[place] = Recent(first: name.prefix, last: last, length: name.text.count, number: result.number)
    return result
  }

  @inline(never)
  private mutating func find(_ node: NodeID, _ name: Name, in view: TreeView) -> (number: Int, isNew: Bool) {
    makeRoom(for: 1)
    let hash = name.hash(seed)
    let known = firsts.count
    let mask = places.count - 1
    let number = number(of: node, hash, home: places[Int(hash) & mask], in: view)
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
      let hash = Name(node, in: view).hash(seed)
      homes.append((hash, places[Int(hash) & mask]))
    }
    numbers.removeAll(keepingCapacity: true)
    for (node, home) in zip(nodes, homes) {
      numbers.append(number(of: node, home.hash, home: home.place, in: view))
    }
  }

  /// The number of a text whose home was read before; a home that was free may have been taken since.
  @inline(always)
  private mutating func number(of node: NodeID, _ hash: UInt32, home: Place, in view: TreeView) -> Int {
    let mask = places.count - 1
    var place = Int(hash) & mask
    var entry = home.number == 0 ? places[place] : home
    while entry.number != 0 {
      if entry.hash == hash {
        let number = Int(entry.number) - 1
        if Name(firsts[number], in: view) == Name(node, in: view) { return number }
      }
      place = (place &+ 1) & mask
      entry = places[place]
    }
    if view.text(of: node).isEmpty { empty = node }
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
  private static let processSeed = UInt64.random(in: .min ... .max)
  /// The same, where it is at hand for each name.
  private let seed = NameTable.processSeed
}

/// A text to be compared with others: its first eight bytes tell most apart.
private struct Name {
  let text: UnsafeRawBufferPointer
  let prefix: UInt64

  /// The last eight bytes of a text of up to sixteen, the first of a shorter one; nil for a longer one.
  var last: UInt64? {
    @inline(__always) get { text.count <= 8 ? prefix : text.count <= 16 ? word(at: text.count &- 8) : nil }
  }

  @inline(always)
  init(_ node: NodeID, in view: TreeView) {
    text = UnsafeRawBufferPointer(view.text(of: node))
    prefix = view.prefix(of: node)
  }

  /// The hash by a seed, eight bytes at a time; the last eight overlap those before, which the length makes up for.
  @inline(always)
  func hash(_ seed: UInt64) -> UInt32 {
    var state = seed ^ UInt64(truncatingIfNeeded: text.count)
    var last = prefix
    if text.count > 8 {
      state = Name.fold(state ^ prefix)
      var offset = 8
      while offset &+ 8 < text.count {
        state = Name.fold(state ^ word(at: offset))
        offset &+= 8
      }
      last = word(at: text.count &- 8)
    }
    return UInt32(truncatingIfNeeded: Name.fold(state ^ last) >> 16)
  }

  @inline(always)
  private static func fold(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low
  }

  @inline(always)
  private func word(at offset: Int) -> UInt64 {
    text.baseAddress.unsafelyUnwrapped.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }

  /// Whether two are the same bytes.
  @inline(always)
  static func == (left: Name, right: Name) -> Bool {
    guard left.text.count == right.text.count, left.prefix == right.prefix else { return false }
    guard left.text.count > 8 else { return true }
    var offset = 8
    while offset &+ 8 < left.text.count {
      if left.word(at: offset) != right.word(at: offset) { return false }
      offset &+= 8
    }
    let last = left.text.count &- 8
    return left.word(at: last) == right.word(at: last)
  }
}
