/// Searches bytes eight at a time.
enum ByteSearch {
  /// Whether `first` stands anywhere directly before `second`.
  static func contains(_ first: UInt8, then second: UInt8, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let raw = UnsafeRawBufferPointer(bytes)
    let pattern = UInt64(first) &* 0x0101_0101_0101_0101
    @inline(__always)
    func zeros(at offset: Int) -> UInt64 {
      // A zero byte borrows from its top bit; a byte above it may do so too, which only costs a second look.
      let word = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self) ^ pattern
      return (word &- 0x0101_0101_0101_0101) & ~word
    }
    var offset = 0
    while offset &+ 32 <= raw.count {
      let found = zeros(at: offset) | zeros(at: offset &+ 8) | zeros(at: offset &+ 16) | zeros(at: offset &+ 24)
      if found & 0x8080_8080_8080_8080 != 0 {
        for place in offset..<offset + 32 where raw[place] == first {
          if place + 1 < raw.count, raw[place + 1] == second { return true }
        }
      }
      offset &+= 32
    }
    for place in offset..<raw.count where raw[place] == first {
      if place + 1 < raw.count, raw[place + 1] == second { return true }
    }
    return false
  }
}
