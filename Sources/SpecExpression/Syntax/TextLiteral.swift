/// The text that a literal between quotes stands for.
struct TextLiteral {
  private let text: [UInt8]
  private var place: Int
  private let end: Int
  private let isRaw: Bool
  private var result: [UInt8] = []

  /// Reads the literal at `range`, whose quotes the lexer has matched.
  static func text(of range: Range<Int>, in text: [UInt8]) throws(ExpressionFault) -> String {
    var literal = TextLiteral(range, in: text)
    try literal.read()
    return String(decoding: literal.result, as: UTF8.self)
  }

  private init(_ range: Range<Int>, in text: [UInt8]) {
    self.text = text
    isRaw = text[range.lowerBound] | 0x20 == UInt8(ascii: "r")
    let start = range.lowerBound + (isRaw ? 1 : 0)
    let isTriple = range.upperBound - start >= 6 && text[start] == text[start + 1] && text[start] == text[start + 2]
    place = start + (isTriple ? 3 : 1)
    end = range.upperBound - (isTriple ? 3 : 1)
  }

  private mutating func read() throws(ExpressionFault) {
    result.reserveCapacity(end - place)
    while place < end {
      if text[place] == UInt8(ascii: "\\"), !isRaw {
        try escape()
      } else {
        result.append(text[place])
        place += 1
      }
    }
  }

  private mutating func escape() throws(ExpressionFault) {
    let letter = text[place + 1]
    switch letter {
    case UInt8(ascii: "n"): simple(0x0A)
    case UInt8(ascii: "t"): simple(0x09)
    case UInt8(ascii: "r"): simple(0x0D)
    case UInt8(ascii: "a"): simple(0x07)
    case UInt8(ascii: "b"): simple(0x08)
    case UInt8(ascii: "f"): simple(0x0C)
    case UInt8(ascii: "v"): simple(0x0B)
    case UInt8(ascii: "\\"), UInt8(ascii: "?"), UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "`"): simple(letter)
    case UInt8(ascii: "x"), UInt8(ascii: "X"): try codePoint(digits: 2, from: 2, radix: 16)
    case UInt8(ascii: "u"): try codePoint(digits: 4, from: 2, radix: 16)
    case UInt8(ascii: "U"): try codePoint(digits: 8, from: 2, radix: 16)
    case UInt8(ascii: "0")...UInt8(ascii: "3"): try codePoint(digits: 3, from: 1, radix: 8)
    default:
      var length = 2
      while place + length < end, text[place + length] & 0xC0 == 0x80 { length += 1 }
      let found = String(decoding: text[place..<min(place + length, end)], as: UTF8.self)
      throw ExpressionFault(
        .syntax, "'\(found)' is no escape; write '\\\\' for a backslash", at: place..<min(place + length, end))
    }
  }

  private mutating func simple(_ byte: UInt8) {
    result.append(byte)
    place += 2
  }

  /// A code point by its number, whose digits begin `from` bytes behind the backslash.
  private mutating func codePoint(digits: Int, from: Int, radix: Int) throws(ExpressionFault) {
    let whole = place..<min(place + from + digits, end)
    let written = text[whole].dropFirst(from)
    let isComplete = written.count == digits && written.allSatisfy(Lexer.isHexDigit)
    guard isComplete, let number = UInt32(String(decoding: written, as: UTF8.self), radix: radix) else {
      throw ExpressionFault(
        .syntax,
        "'\\\(Character(Unicode.Scalar(text[place + 1])))' wants \(digits) \(radix == 8 ? "octal" : "hexadecimal") digits",
        at: whole)
    }
    guard let scalar = Unicode.Scalar(number) else {
      throw ExpressionFault(
        .syntax, "'\(String(decoding: text[whole], as: UTF8.self))' is no character of Unicode", at: whole)
    }
    result.append(contentsOf: Unicode.UTF8.encode(scalar) ?? Unicode.UTF8.encodedReplacementCharacter)
    place = whole.upperBound
  }
}
