/// Text as bytes of UTF-8: the order of bytes is the order of code points, and nothing is normalised.
enum TextBytes {
  /// Whether a text has these bytes.
  static func equal(_ text: String, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var text = text
    return text.withUTF8 { equal($0, bytes) }
  }

  /// Whether two texts have the same bytes.
  @inline(__always)
  static func equal(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
    guard left.count == right.count else { return false }
    for offset in 0..<left.count where left[offset] != right[offset] { return false }
    return true
  }

  /// Negative, zero or positive, as `left` comes before, with or after `right`.
  static func order(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Int {
    for offset in 0..<min(left.count, right.count) where left[offset] != right[offset] {
      return Int(left[offset]) - Int(right[offset])
    }
    return left.count - right.count
  }

  /// The number of code points.
  static func count(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    text.reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
  }

  /// The byte at which the code point with this number begins, counted from 0; the end for the number of code points;
  /// nil beyond.
  static func offset(ofCodePoint number: Int, in text: UnsafeBufferPointer<UInt8>) -> Int? {
    guard number >= 0, number <= text.count else { return nil }
    var left = number
    for offset in 0..<text.count where text[offset] & 0xC0 != 0x80 {
      if left == 0 { return offset }
      left -= 1
    }
    return left == 0 ? text.count : nil
  }

  /// The number of code points before a byte.
  static func codePoints(before offset: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
    count(UnsafeBufferPointer(rebasing: text[..<offset]))
  }
}
