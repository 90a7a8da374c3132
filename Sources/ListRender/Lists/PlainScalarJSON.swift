internal import SpecTree

extension ByteBuffer {
  /// Appends what a plain scalar means by the core schema, as JSON.
  ///
  /// A number keeps its text where JSON has such numbers (`10.10`, `1E5`, however many digits); else it is spelled as
  /// JSON has it, without changing its value: `+12` is 12, `0777` is 777, `0x1F` is 31, `.5` is 0.5. A hexadecimal or
  /// octal number beyond 64 bits, for which JSON has no spelling, is its text.
  mutating func appendJSON(plain text: UnsafeBufferPointer<UInt8>) {
    switch CoreSchema.scalar(text) {
    case .text: appendJSON(text)
    case .null: append(literal: "null")
    case .bool(let isTrue): appendJSON(isTrue)
    case .integer(let value):
      if text[0] &- UInt8(ascii: "1") < 9 {
        append(text)
      } else if Self.hasRadix(text) {
        append(value)
      } else {
        appendDecimal(text)
      }
    case .hugeInteger:
      if Self.hasRadix(text) { appendJSON(text) } else { appendDecimal(text) }
    case .double(let value):
      if value.isFinite { appendDecimal(text) } else { append(literal: "null") }
    }
  }

  /// Whether an integer's text begins with `0x` or `0o`.
  private static func hasRadix(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.count > 2 && text[0] == UInt8(ascii: "0") && text[1] >= UInt8(ascii: "a")
  }

  /// Appends a decimal number of the core schema, spelled as in RFC 8259, section 6.
  private mutating func appendDecimal(_ text: UnsafeBufferPointer<UInt8>) {
    var place = 0
    if text[0] == UInt8(ascii: "-") { append(text[0]) }
    if text[0] == UInt8(ascii: "-") || text[0] == UInt8(ascii: "+") { place = 1 }
    let end = text.count
    func isDigit(_ place: Int) -> Bool { place < end && text[place] &- UInt8(ascii: "0") < 10 }
    while isDigit(place), text[place] == UInt8(ascii: "0"), isDigit(place + 1) { place += 1 }
    if !isDigit(place) { append(UInt8(ascii: "0")) }
    let whole = place
    while isDigit(place) { place += 1 }
    append(UnsafeBufferPointer(rebasing: text[whole..<place]))
    if place < end, text[place] == UInt8(ascii: ".") {
      append(text[place])
      if !isDigit(place + 1) { append(UInt8(ascii: "0")) }
      place += 1
    }
    append(UnsafeBufferPointer(rebasing: text[place...]))
  }
}
