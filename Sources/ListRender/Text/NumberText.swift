extension ByteBuffer {
  /// Appends a number in the shortest form that reads back as the same double: `44`, `0.1`, `1e21`.
  ///
  /// Whole numbers have no point, and from 1e-6 up to 1e21 there is no exponent, as in ECMAScript. JSON has no word
  /// for what is not finite, so that becomes `null`; resolved values are finite.
  public mutating func append(_ number: Double) {
    guard number.isFinite else { return append("null") }
    if let whole = Int64(exactly: number), whole.magnitude < 1 << 53, whole != 0 || number.sign == .plus {
      return append(whole)
    }
    let decimal = DecimalText(number)
    if decimal.isNegative { append(UInt8(ascii: "-")) }
    switch decimal.pointOffset {
    case ...(-6), 22...: appendScientific(decimal)
    case ...0:
      append("0.")
      append(UInt8(ascii: "0"), times: -decimal.pointOffset)
      append(decimal.digits[...])
    case decimal.digits.count...:
      append(decimal.digits[...])
      append(UInt8(ascii: "0"), times: decimal.pointOffset - decimal.digits.count)
    default:
      append(decimal.digits[..<decimal.pointOffset])
      append(UInt8(ascii: "."))
      append(decimal.digits[decimal.pointOffset...])
    }
  }

  private mutating func appendScientific(_ decimal: DecimalText) {
    append(decimal.digits[..<1])
    if decimal.digits.count > 1 {
      append(UInt8(ascii: "."))
      append(decimal.digits[1...])
    }
    append(UInt8(ascii: "e"))
    append(decimal.pointOffset - 1)
  }
}

/// The shortest decimal digits of a double: its value is 0.`digits` times ten to the power of `pointOffset`.
private struct DecimalText {
  var digits: [UInt8] = []
  var pointOffset = 0
  var isNegative: Bool

  /// Takes apart what the standard library prints, which is always the shortest text that reads back (SwiftDtoa).
  init(_ number: Double) {
    isNegative = number.sign == .minus
    var exponent = 0
    var hasPoint = false
    var text = number.magnitude.description.utf8[...]
    if let mark = text.firstIndex(of: UInt8(ascii: "e")) {
      exponent = Int(Substring(text[text.index(after: mark)...])) ?? 0
      text = text[..<mark]
    }
    for byte in text {
      guard byte != UInt8(ascii: ".") else {
        hasPoint = true
        continue
      }
      // Zeros before the first other digit only move the point.
      if digits.isEmpty, byte == UInt8(ascii: "0") {
        if hasPoint { pointOffset -= 1 }
      } else {
        digits.append(byte)
        if !hasPoint { pointOffset += 1 }
      }
    }
    while digits.last == UInt8(ascii: "0") { digits.removeLast() }
    if digits.isEmpty { digits = [UInt8(ascii: "0")] }
    pointOffset += exponent
    if number == 0 { pointOffset = 1 }
  }
}
