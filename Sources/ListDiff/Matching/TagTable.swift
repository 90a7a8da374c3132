internal import SpecSource

/// Numbers the tags of two lists, so that they can be compared as numbers.
///
/// The bytes of the tags must stay. The order of numbers is that in which tags are first seen.
struct TagTable {
  private struct Place {
    var hash: UInt32
    /// One more than the tag's number; 0 for a free place.
    var number: Int32
  }

  private var places: [Place]
  private var texts: [UnsafeBufferPointer<UInt8>] = []

  /// A table with room for some tags before it has to grow.
  init(capacity: Int) {
    var count = 16
    while count * 3 < capacity * 4 { count *= 2 }
    places = Array(repeating: Place(hash: 0, number: 0), count: count)
    texts.reserveCapacity(capacity)
  }

  /// The number of a tag.
  mutating func number(of text: UnsafeBufferPointer<UInt8>) -> Int32 {
    if texts.count * 4 >= places.count * 3 { grow() }
    let hash = UInt32(truncatingIfNeeded: NodeHash.hash(text) >> 16)
    let mask = places.count - 1
    var place = Int(hash) & mask
    while places[place].number != 0 {
      if places[place].hash == hash, texts[Int(places[place].number) - 1].isSame(as: text) {
        return places[place].number - 1
      }
      place = (place &+ 1) & mask
    }
    texts.append(text)
    places[place] = Place(hash: hash, number: Int32(truncatingIfNeeded: texts.count))
    return Int32(truncatingIfNeeded: texts.count - 1)
  }

  private mutating func grow() {
    let old = places
    places = Array(repeating: Place(hash: 0, number: 0), count: old.count * 2)
    let mask = places.count - 1
    for entry in old where entry.number != 0 {
      var place = Int(entry.hash) & mask
      while places[place].number != 0 { place = (place &+ 1) & mask }
      places[place] = entry
    }
  }

  /// The tags by their numbers.
  var names: [ByteText] { texts.map { ByteText(String(decoding: $0, as: UTF8.self)) } }
}
