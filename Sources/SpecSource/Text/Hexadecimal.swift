extension FixedWidthInteger {
  /// The number in hexadecimal digits, capitals, with zeros before it to be as long as asked: `0A`.
  public func hexadecimal(digits: Int) -> String {
    let text = String(self, radix: 16, uppercase: true)
    return text.utf8.count < digits ? String(repeating: "0", count: digits - text.utf8.count) + text : text
  }
}

extension Unicode.Scalar {
  /// The character as Unicode names it by its number: `U+00A0`.
  public var codePoint: String { "U+\(value.hexadecimal(digits: 4))" }
}
