/// The tag resolution of plain scalars, YAML 1.2.2 section 10.3.2.
///
/// `no`, `on`, `12:30`, `0b11` and `1_000` are text; `0777` is 777, `0o777` is octal, `0x1F` hexadecimal.
public enum CoreSchema {
  /// What a plain scalar with this text means.
  public static func scalar(_ text: UnsafeBufferPointer<UInt8>) -> Scalar {
    guard let first = text.first else { return .null }
    switch first {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
      return number(text) ?? .text
    case UInt8(ascii: "t"), UInt8(ascii: "T"), UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "n"),
      UInt8(ascii: "N"), UInt8(ascii: "~"):
      return word(text)
    default:
      return .text
    }
  }

  /// The truth value that YAML 1.1 took a word for which is a text in YAML 1.2, such as `on`; nil for any other.
  public static func formerFlag(_ text: UnsafeBufferPointer<UInt8>) -> Bool? {
    guard text.count <= 3 else { return nil }
    switch String(decoding: text, as: UTF8.self).lowercased() {
    case "yes", "y", "on": return true
    case "no", "n", "off": return false
    default: return nil
    }
  }

  private static func word(_ text: UnsafeBufferPointer<UInt8>) -> Scalar {
    guard text.count <= 5 else { return .text }
    switch String(decoding: text, as: UTF8.self) {
    case "true", "True", "TRUE": return .bool(true)
    case "false", "False", "FALSE": return .bool(false)
    case "null", "Null", "NULL", "~": return .null
    default: return .text
    }
  }

  private static func number(_ text: UnsafeBufferPointer<UInt8>) -> Scalar? {
    if let value = shortInteger(text) { return .integer(value) }
    var rest = text[...]
    let sign = rest[0]
    let isSigned = sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-")
    if isSigned { rest = rest.dropFirst() }
    let isNegative = sign == UInt8(ascii: "-")
    guard let first = rest.first else { return nil }
    if first == UInt8(ascii: "0"), !isSigned, rest.count > 2 {
      if rest[1] == UInt8(ascii: "o") { return integer(rest.dropFirst(2), radix: 8) }
      if rest[1] == UInt8(ascii: "x") { return integer(rest.dropFirst(2), radix: 16) }
    }
    if let special = specialDouble(rest, isNegative: isNegative, isSigned: isSigned) { return special }
    guard let shape = DecimalShape(rest) else { return nil }
    if shape.isInteger { return integer(rest, radix: 10, isNegative: isNegative) }
    return .double(DecimalNumber.double(rest, isNegative: isNegative))
  }

  /// The value of up to 18 digits and nothing else: what nearly every number in a list is.
  private static func shortInteger(_ text: UnsafeBufferPointer<UInt8>) -> Int64? {
    guard text.count <= 18 else { return nil }
    var value: Int64 = 0
    for byte in text {
      let digit = byte &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      value = value &* 10 &+ Int64(digit)
    }
    return value
  }

  /// `.inf` and `.nan` in their three spellings; a sign only before `.inf`.
  private static func specialDouble(
    _ text: Slice<UnsafeBufferPointer<UInt8>>, isNegative: Bool, isSigned: Bool
  ) -> Scalar? {
    guard text.count == 4, text.first == UInt8(ascii: ".") else { return nil }
    switch String(decoding: text, as: UTF8.self) {
    case ".inf", ".Inf", ".INF": return .double(isNegative ? -.infinity : .infinity)
    case ".nan", ".NaN", ".NAN": return isSigned ? nil : .double(.nan)
    default: return nil
    }
  }

  private static func integer(
    _ digits: Slice<UnsafeBufferPointer<UInt8>>, radix: Int64, isNegative: Bool = false
  ) -> Scalar? {
    var value: Int64 = 0
    var overflows = false
    for byte in digits {
      guard let digit = digitValue(byte), digit < radix else { return nil }
      if overflows { continue }
      let (product, high) = value.multipliedReportingOverflow(by: radix)
      let (sum, carry) =
        isNegative ? product.subtractingReportingOverflow(digit) : product.addingReportingOverflow(digit)
      overflows = high || carry
      value = sum
    }
    return overflows ? .hugeInteger : .integer(value)
  }

  private static func digitValue(_ byte: UInt8) -> Int64? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int64(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): Int64(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): Int64(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }
}

/// How a decimal number without its sign is written; nil when the text is none.
///
/// The grammar is the core schema's `( \. [0-9]+ | [0-9]+ ( \. [0-9]* )? ) ( [eE] [-+]? [0-9]+ )?`.
private struct DecimalShape {
  let isInteger: Bool

  init?(_ text: Slice<UnsafeBufferPointer<UInt8>>) {
    var place = text.startIndex
    func skipDigits() -> Int {
      let start = place
      while place < text.endIndex, text[place] &- UInt8(ascii: "0") < 10 { place += 1 }
      return place - start
    }
    let whole = skipDigits()
    var hasPoint = false
    if place < text.endIndex, text[place] == UInt8(ascii: ".") {
      place += 1
      hasPoint = true
      guard skipDigits() > 0 || whole > 0 else { return nil }
    } else if whole == 0 {
      return nil
    }
    var hasExponent = false
    if place < text.endIndex, text[place] | 0x20 == UInt8(ascii: "e") {
      place += 1
      hasExponent = true
      if place < text.endIndex, text[place] == UInt8(ascii: "+") || text[place] == UInt8(ascii: "-") { place += 1 }
      guard skipDigits() > 0 else { return nil }
    }
    guard place == text.endIndex else { return nil }
    isInteger = !hasPoint && !hasExponent
  }
}
