/// A character that a string spells with a backslash.
struct JSONEscape {
  /// The character.
  let scalar: Unicode.Scalar
  /// Bytes that its spelling takes up: 2, 6, or 12 for a surrogate pair.
  let length: Int

  /// The escape whose backslash is at `offset`; nil when it is none that JSON has.
  ///
  /// RFC 8259 leaves half a surrogate pair open; it is no character, no UTF-8 text can hold it and Foundation refuses
  /// it, so it is none here.
  init?(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    guard offset + 1 < bytes.count else { return nil }
    switch bytes[offset + 1] {
    case UInt8(ascii: "\""): self.init("\"", length: 2)
    case UInt8(ascii: "\\"): self.init("\\", length: 2)
    case UInt8(ascii: "/"): self.init("/", length: 2)
    case UInt8(ascii: "b"): self.init("\u{8}", length: 2)
    case UInt8(ascii: "f"): self.init("\u{C}", length: 2)
    case UInt8(ascii: "n"): self.init("\n", length: 2)
    case UInt8(ascii: "r"): self.init("\r", length: 2)
    case UInt8(ascii: "t"): self.init("\t", length: 2)
    case UInt8(ascii: "u"): self.init(hexAt: offset, in: bytes)
    default: return nil
    }
  }

  private init(_ scalar: Unicode.Scalar, length: Int) {
    self.scalar = scalar
    self.length = length
  }

  private init?(hexAt offset: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    guard let first = Self.codeUnit(at: offset, in: bytes) else { return nil }
    if let scalar = Unicode.Scalar(first) {
      self.init(scalar, length: 6)
      return
    }
    guard first < 0xDC00, let second = Self.codeUnit(at: offset + 6, in: bytes), 0xDC00...0xDFFF ~= second,
      let scalar = Unicode.Scalar(0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00))
    else { return nil }
    self.init(scalar, length: 12)
  }

  /// Appends the character's UTF-8.
  @inline(always)
  func append(to text: inout [UInt8]) {
    let value = scalar.value
    func continuation(_ shift: UInt32) { text.append(UInt8(truncatingIfNeeded: value >> shift) & 0x3F | 0x80) }
    switch value {
    case 0..<0x80: text.append(UInt8(truncatingIfNeeded: value))
    case 0x80..<0x800:
      text.append(UInt8(truncatingIfNeeded: value >> 6) | 0xC0)
      continuation(0)
    case 0x800..<0x10000:
      text.append(UInt8(truncatingIfNeeded: value >> 12) | 0xE0)
      continuation(6)
      continuation(0)
    default:
      text.append(UInt8(truncatingIfNeeded: value >> 18) | 0xF0)
      continuation(12)
      continuation(6)
      continuation(0)
    }
  }

  /// The four hexadecimal digits of the `\u` at `offset`; nil when there are none.
  static func codeUnit(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> UInt16? {
    guard offset + 6 <= bytes.count, bytes[offset] == UInt8(ascii: "\\"), bytes[offset + 1] == UInt8(ascii: "u")
    else { return nil }
    var unit: UInt16 = 0
    for byte in bytes[offset + 2..<offset + 6] {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): unit = unit << 4 | UInt16(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"): unit = unit << 4 | UInt16(byte - UInt8(ascii: "a") + 10)
      case UInt8(ascii: "A")...UInt8(ascii: "F"): unit = unit << 4 | UInt16(byte - UInt8(ascii: "A") + 10)
      default: return nil
      }
    }
    return unit
  }
}
