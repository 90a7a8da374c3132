extension ByteBuffer {
  /// Appends a JSON string in quotes.
  ///
  /// Escapes what JSON must escape, and besides what could harm a terminal or an editor that shows the document: other
  /// control characters, line separators, and the marks that reorder text. Everything else stays readable; `/` is not
  /// escaped.
  public mutating func appendJSON(_ text: String) {
    var text = text
    text.withUTF8 { appendJSON($0) }
  }

  /// Appends UTF-8 text as a JSON string in quotes; see `appendJSON(_:)`.
  public mutating func appendJSON(_ text: UnsafeBufferPointer<UInt8>) {
    let plain = Self.plainLength(of: text)
    guard plain < text.count else { return append(text, between: UInt8(ascii: "\"")) }
    append(UInt8(ascii: "\""))
    var copied = 0
    var offset = plain
    while offset < text.count {
      if Self.isPlainWord(in: text, at: offset) {
        offset &+= 8
        continue
      }
      if Self.isPlain(text[offset]) {
        offset &+= 1
        continue
      }
      let (scalar, length) = Self.escapedScalar(in: text, at: offset)
      if let scalar {
        append(UnsafeBufferPointer(rebasing: text[copied..<offset]))
        appendEscape(scalar)
        copied = offset + length
      }
      offset += length
    }
    append(UnsafeBufferPointer(rebasing: text[copied...]))
    append(UInt8(ascii: "\""))
  }

  /// Appends `true` or `false`.
  public mutating func appendJSON(_ flag: Bool) {
    append(flag ? "true" : "false")
  }

  /// How many bytes from the first on can stand in a string as they are.
  @inline(__always)
  private static func plainLength(of text: UnsafeBufferPointer<UInt8>) -> Int {
    var offset = 0
    while isPlainWord(in: text, at: offset) { offset &+= 8 }
    // What is left, together with bytes before it that are plain.
    if text.count >= 8, offset &+ 8 > text.count, isPlainWord(in: text, at: text.count &- 8) { return text.count }
    while offset < text.count, isPlain(text[offset]) { offset &+= 1 }
    return offset
  }

  @inline(__always)
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  /// Whether eight bytes from an offset on are printable ASCII without `"` and `\\`; false where fewer are left.
  ///
  /// Each term has the high bit of every byte set that is, in turn: below 0x20, `"`, `\\`, or 0x7F. A borrow can only
  /// make a byte suspicious that is not, beside one that is.
  @inline(__always)
  private static func isPlainWord(in text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    guard offset &+ 8 <= text.count else { return false }
    let ones: UInt64 = 0x0101_0101_0101_0101
    let word = UnsafeRawBufferPointer(text).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    let low = word &- ones &* 0x20
    let quote = (word ^ ones &* 0x22) &- ones
    let backslash = (word ^ ones &* 0x5C) &- ones
    let delete = (word ^ ones &* 0x7F) &- ones
    return (word | low | quote | backslash | delete) & (ones &* 0x80) == 0
  }

  private mutating func appendEscape(_ scalar: UInt16) {
    append(UInt8(ascii: "\\"))
    switch scalar {
    case 0x08: append(UInt8(ascii: "b"))
    case 0x09: append(UInt8(ascii: "t"))
    case 0x0A: append(UInt8(ascii: "n"))
    case 0x0C: append(UInt8(ascii: "f"))
    case 0x0D: append(UInt8(ascii: "r"))
    case 0x22, 0x5C: append(UInt8(truncatingIfNeeded: scalar))
    default:
      append(UInt8(ascii: "u"))
      for shift in [12, 8, 4, 0] as [UInt16] {
        let digit = UInt8(truncatingIfNeeded: scalar >> shift & 0xF)
        append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
      }
    }
  }

  /// The scalar at an offset if it is one to escape, and the number of bytes to go on by.
  private static func escapedScalar(
    in text: UnsafeBufferPointer<UInt8>, at offset: Int
  ) -> (scalar: UInt16?, length: Int) {
    let first = text[offset]
    let second: UInt8 = offset + 1 < text.count ? text[offset + 1] : 0
    let third: UInt8 = offset + 2 < text.count ? text[offset + 2] : 0
    switch (first, second, third) {
    case (..<0x80, _, _): return (UInt16(first), 1)
    case (0xC2, 0x80...0x9F, _): return (UInt16(second), 2)  // C1 controls, NEL among them
    case (0xD8, 0x9C, _): return (0x061C, 2)  // Arabic letter mark
    case (0xE2, 0x80, 0x8E...0x8F), (0xE2, 0x80, 0xA8...0xAE):  // left-to-right mark … right-to-left override
      return (0x2000 | UInt16(third & 0x3F), 3)
    case (0xE2, 0x81, 0xA6...0xA9): return (0x2040 | UInt16(third & 0x3F), 3)  // isolates
    case (0xEF, 0xBB, 0xBF): return (0xFEFF, 3)  // byte order mark
    case (0xEF, 0xBF, 0xBE...0xBF): return (0xFFC0 | UInt16(third & 0x3F), 3)  // no characters, which YAML refuses
    default: return (nil, 1)
    }
  }
}
