internal import SpecSource

/// A table of keys that is looked up by bytes, without hashing a string: reading a million rows asks it eight million
/// times.
///
/// An object, so that whoever reads a record counts one reference and not one for each array.
final class KeyIndex: Sendable {
  private struct Entry: Sendable {
    /// The first eight bytes.
    var prefix: UInt64
    /// Where the name stands in `names`.
    var offset: UInt32
    /// Its length; 0 for a free place.
    var length: UInt16
    var meaning: KeyMeaning
  }

  private let entries: [Entry]
  private let names: [UInt8]
  private let mask: Int
  /// What checking a value needs of each property, by its slot.
  let plans: [SlotPlan]

  /// The index of some keys and the plans of the properties that they stand for.
  init(_ keys: [KeyEntry], _ plans: [SlotPlan] = []) {
    var capacity = 16
    while capacity < keys.count * 3 { capacity *= 2 }
    let mask = capacity - 1
    let free = Entry(
      prefix: 0, offset: 0, length: 0, meaning: KeyMeaning(slot: 0, form: .value, target: .own, isAlias: false))
    var entries = Array(repeating: free, count: capacity)
    var names: [UInt8] = []
    names.reserveCapacity(keys.count * 16)
    for key in keys {
      let offset = names.count
      key.append(to: &names)
      let length = names.count - offset
      let prefix = names.withUnsafeBufferPointer { KeyIndex.prefix(of: UnsafeBufferPointer(rebasing: $0[offset...])) }
      var place = KeyIndex.hash(prefix, length) & mask
      while entries[place].length != 0 { place = (place + 1) & mask }
      entries[place] = Entry(
        prefix: prefix, offset: UInt32(offset), length: UInt16(length), meaning: key.meaning)
    }
    self.entries = entries
    self.names = names
    self.plans = plans
    self.mask = mask
  }

  /// What a key means; nil when it is not in the table.
  func meaning(of key: UnsafeBufferPointer<UInt8>) -> KeyMeaning? {
    meaning(of: key, prefix: KeyIndex.prefix(of: key))
  }

  /// What a key means whose first eight bytes are at hand.
  @inline(always)
  func meaning(of key: UnsafeBufferPointer<UInt8>, prefix: UInt64) -> KeyMeaning? {
    var place = KeyIndex.hash(prefix, key.count) & mask
    while true {
      let entry = entries[place]
      if entry.length == 0 { return nil }
      if entry.prefix == prefix, Int(entry.length) == key.count, rest(of: entry, is: key) { return entry.meaning }
      place = (place &+ 1) & mask
    }
  }

  @inline(__always)
  private func rest(of entry: Entry, is key: UnsafeBufferPointer<UInt8>) -> Bool {
    var offset = 8
    while offset < key.count {
      if names[Int(entry.offset) &+ offset] != key[offset] { return false }
      offset &+= 1
    }
    return true
  }

  /// The first eight bytes as a number, padded with zeros.
  private static func prefix(of key: UnsafeBufferPointer<UInt8>) -> UInt64 {
    key.isEmpty ? 0 : ByteWord.load(key.count, at: 0, of: key)
  }

  @inline(__always)
  private static func hash(_ prefix: UInt64, _ length: Int) -> Int {
    let mixed = (prefix ^ UInt64(truncatingIfNeeded: length)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed >> 40)
  }
}
