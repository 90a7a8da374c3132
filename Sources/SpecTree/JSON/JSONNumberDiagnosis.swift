internal import SpecSource

/// Numbers as other languages write them.
extension JSONDiagnosis {
  /// A word that begins as a number does.
  func number(_ range: Range<Int>) -> Diagnostic {
    let text = excerpt(range)
    let number = ForeignNumber(text)
    if let own = number.inJSON {
      return syntax(
        "'\(text)' \(number.fault ?? ""); JSON writes it '\(own)'", at: range,
        fixes: [Fix("write '\(own)'", number.mayBeText ? .suggested : .safe, [edit(range, own)])])
    }
    if let fault = number.fault { return syntax("'\(text)' \(fault)", at: range) }
    return syntax(
      "'\(text)' is neither a number nor a text in double quotes", at: range,
      fixes: text.contains("\\")
        ? []
        : [
          Fix(
            "put it in double quotes", .suggested,
            [edit(range.lowerBound..<range.lowerBound, "\""), edit(range.upperBound..<range.upperBound, "\"")])
        ])
  }
}

/// A number in the spelling of another language, taken apart to see what JSON does not have.
private struct ForeignNumber {
  /// The first thing about it that is not JSON, as the rest of a sentence that begins with the number.
  private(set) var fault: String?
  /// The same number as JSON writes it, where that is known.
  private(set) var inJSON: String?
  /// Whether it is as likely a text: a postal code, a version, a telephone number.
  private(set) var mayBeText = false

  private var sign = ""
  private var digits: Substring

  init(_ text: String) {
    digits = text[...]
    takeSign()
    if takeHexadecimal() { return }
    if digits.contains("_") {
      note("has an underscore")
      digits = digits.filter { $0 != "_" }[...]
    }
    takeLeadingZeros()
    takePoint()
    if let last = digits.last, "eE+-".contains(last) { note("has no digits in its exponent") }
    let own = sign + digits
    if fault != nil, JSONScanner.isNumber(Array(own.utf8)) { inJSON = own }
    // Where mending what is known gives no number, the word is something else, but for an exponent without digits.
    if inJSON == nil, fault != "has no digits in its exponent" { fault = nil }
  }

  private mutating func note(_ fault: String) {
    if self.fault == nil { self.fault = fault }
  }

  private mutating func takeSign() {
    if digits.first == "-" { sign = "-" }
    if digits.first == "+" { note("begins with '+'") }
    if digits.first == "-" || digits.first == "+" { digits = digits.dropFirst() }
  }

  private mutating func takeHexadecimal() -> Bool {
    // A sign behind the prefix would be taken for one of the number.
    guard digits.hasPrefix("0x") || digits.hasPrefix("0X"), digits.dropFirst(2).allSatisfy(\.isHexDigit),
      let value = UInt64(digits.dropFirst(2), radix: 16)
    else { return false }
    fault = "is hexadecimal"
    inJSON = "\(sign)\(value)"
    return true
  }

  private mutating func takeLeadingZeros() {
    let whole = digits.prefix { ("0"..."9").contains($0) }
    guard whole.count > 1, whole.first == "0" else { return }
    note("begins with a zero")
    let significant = whole.drop { $0 == "0" }
    digits = (significant.isEmpty ? "0" : significant) + digits[whole.endIndex...]
    mayBeText = true
  }

  private mutating func takePoint() {
    guard let point = digits.firstIndex(of: ".") else { return }
    if point == digits.startIndex {
      note("has no digit before the point")
      digits = "0" + digits
    }
    guard let point = digits.firstIndex(of: ".") else { return }
    let behind = digits.index(after: point)
    guard behind == digits.endIndex || digits[behind] == "e" || digits[behind] == "E" else { return }
    note("has no digit after the point")
    digits.insert("0", at: behind)
  }
}
