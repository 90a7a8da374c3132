extension ByteBuffer {
  /// Appends a whole number in decimal.
  public mutating func append(_ number: some BinaryInteger) {
    guard let whole = Int64(exactly: number) else { return append(String(number)) }
    if whole < 0 { append(UInt8(ascii: "-")) }
    append(whole.magnitude, digits: 1)
  }

  /// Appends a number in the shortest form that reads back as the same double: `44`, `0.1`, `1e21`.
  ///
  /// Whole numbers have no point, and from 1e-6 up to 1e21 there is no exponent, as in ECMAScript. JSON has no word
  /// for what is not finite, so that becomes `null`; resolved values are finite.
  public mutating func append(_ number: Double) {
    guard number.isFinite else { return append("null") }
    if appendThousandths(number) { return }
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

  /// Appends a number with at most three decimals, as nearly all are; false if it is another one.
  ///
  /// Fifteen digits at most stand for one double alone, so what reads back as the number is the shortest text for it.
  private mutating func appendThousandths(_ number: Double) -> Bool {
    let thousandths = (number.magnitude * 1000).rounded()
    guard thousandths < 1e15, thousandths / 1000 == number.magnitude else { return false }
    if number.sign == .minus { append(UInt8(ascii: "-")) }
    let (whole, rest) = UInt64(thousandths).quotientAndRemainder(dividingBy: 1000)
    append(whole, digits: 1)
    guard rest > 0 else { return true }
    append(UInt8(ascii: "."))
    if rest % 100 == 0 {
      append(rest / 100, digits: 1)
    } else if rest % 10 == 0 {
      append(rest / 10, digits: 2)
    } else {
      append(rest, digits: 3)
    }
    return true
  }

  /// Appends a number in decimal with at least so many digits.
  private mutating func append(_ number: UInt64, digits: Int) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { buffer in
      var start = buffer.count
      var rest = number
      while rest > 0 || buffer.count - start < digits {
        start -= 1
        buffer[start] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      }
      append(UnsafeBufferPointer(rebasing: buffer[start...]))
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
