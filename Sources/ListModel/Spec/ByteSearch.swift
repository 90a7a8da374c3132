/// Searches bytes eight at a time.
enum ByteSearch {
  /// Whether `first` stands anywhere directly before `second`.
  static func contains(_ first: UInt8, then second: UInt8, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let raw = UnsafeRawBufferPointer(bytes)
    let pattern = UInt64(first) &* 0x0101_0101_0101_0101
    var offset = 0
    while offset &+ 8 <= raw.count {
      let word = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self) ^ pattern
      // A zero byte borrows from its top bit, which no other byte below 0x80 does.
      if (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080 != 0 {
        for place in offset..<offset + 8 where raw[place] == first {
          if place + 1 < raw.count, raw[place + 1] == second { return true }
        }
      }
      offset &+= 8
    }
    for place in offset..<raw.count where raw[place] == first {
      if place + 1 < raw.count, raw[place + 1] == second { return true }
    }
    return false
  }
}
