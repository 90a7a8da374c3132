/// The check of UTF-8 text, sequence by sequence (RFC 3629, section 4).
enum UTF8Sequence {
  /// The length of the sequence that begins at `offset`; nil when the bytes there are none: a stray or missing
  /// continuation, an overlong form, a surrogate, or a scalar above U+10FFFF.
  static func length(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    let lead = bytes[offset]
    let second: ClosedRange<UInt8>
    let length: Int
    switch lead {
    case 0x00...0x7F: return 1
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard offset + length <= bytes.count, second.contains(bytes[offset + 1]) else { return nil }
    for place in offset + 2..<max(offset + 2, offset + length) where bytes[place] & 0xC0 != 0x80 { return nil }
    return length
  }

  /// The end of the sequences of more than one byte that begin at `offset`, one behind the other: the place of an
  /// ASCII byte, of a fault, or the end.
  @inline(never)
  static func endOfRun(from offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var place = offset
    while place < bytes.count, bytes[place] >= 0x80, let length = length(at: place, in: bytes) { place += length }
    return place
  }

  /// The bytes that a fault at `offset` takes up: the first and the continuation bytes behind it, four at most.
  static func faultRange(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Range<Int> {
    var end = offset + 1
    while end < bytes.count, end < offset + 4, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return offset..<end
  }
}
