/// The value of a decimal number's text, correctly rounded.
enum DecimalNumber {
  /// The double nearest to a text of the core schema's decimal grammar without its sign.
  ///
  /// Up to 15 digits with a small exponent are exact in one multiplication or division (Clinger 1990); anything else
  /// goes to the standard library, which wants a string.
  static func double(_ text: Slice<UnsafeBufferPointer<UInt8>>, isNegative: Bool) -> Double {
    let magnitude = exact(text) ?? Double(padded(text)) ?? .nan
    return isNegative ? -magnitude : magnitude
  }

  private static func exact(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Double? {
    var mantissa: UInt64 = 0
    var digits = 0
    var decimals = 0
    var isFraction = false
    for byte in text {
      if byte == UInt8(ascii: ".") {
        isFraction = true
        continue
      }
      let digit = byte &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      if digits > 0 || digit > 0 { digits += 1 }
      if isFraction { decimals += 1 }
      mantissa = mantissa &* 10 &+ UInt64(digit)
    }
    guard digits <= 15, decimals <= 22 else { return nil }
    return Double(mantissa) / powersOfTen[decimals]
  }

  /// The powers of ten that a double holds exactly.
  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
  ]

  /// The text as `Double.init` takes it: YAML allows `.5` and `5.`.
  private static func padded(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    var bytes = Array(text)
    if bytes.first == UInt8(ascii: ".") { bytes.insert(UInt8(ascii: "0"), at: 0) }
    if let point = bytes.firstIndex(of: UInt8(ascii: ".")) {
      let next = point + 1 < bytes.count ? bytes[point + 1] : 0
      if next &- UInt8(ascii: "0") >= 10 { bytes.insert(UInt8(ascii: "0"), at: point + 1) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
