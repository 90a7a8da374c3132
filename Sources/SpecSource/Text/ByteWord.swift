/// Up to eight bytes as one number, so that short texts are compared in one step.
public enum ByteWord {
  /// The first `count` bytes of a place in `bytes`, at most eight, the first lowest, padded with zeros.
  ///
  /// The place and as many bytes must lie in `bytes`; where eight do, they are loaded at once.
  @inlinable @inline(__always)
  public static func load(_ count: Int, at place: Int, of bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let count = count < 8 ? count : 8
    let start = UnsafeRawPointer(bytes.baseAddress.unsafelyUnwrapped + place)
    guard place &+ 8 <= bytes.count else { return gather(count, from: start) }
    let word = UInt64(littleEndian: start.loadUnaligned(as: UInt64.self))
    return count == 0 ? 0 : word & UInt64.max &>> UInt64(truncatingIfNeeded: 64 &- 8 &* count)
  }

  /// Whether two stretches of bytes are the same.
  public static func isSame(_ one: UnsafeBufferPointer<UInt8>, _ other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard one.count == other.count else { return false }
    guard let left = UnsafeRawPointer(one.baseAddress), let right = UnsafeRawPointer(other.baseAddress) else {
      return true
    }
    var place = 0
    while place &+ 32 <= one.count {
      var difference: UInt64 = 0
      for word in 0..<4 {
        difference |=
          left.loadUnaligned(fromByteOffset: place &+ 8 &* word, as: UInt64.self)
          ^ right.loadUnaligned(fromByteOffset: place &+ 8 &* word, as: UInt64.self)
      }
      guard difference == 0 else { return false }
      place &+= 32
    }
    while place < one.count {
      guard one[place] == other[place] else { return false }
      place &+= 1
    }
    return true
  }

  /// The same byte by byte, for the last bytes of a file.
  @usableFromInline @inline(never)
  static func gather(_ count: Int, from start: UnsafeRawPointer) -> UInt64 {
    var word: UInt64 = 0
    for offset in 0..<count { word |= UInt64(start.load(fromByteOffset: offset, as: UInt8.self)) << UInt64(8 * offset) }
    return word
  }
}
