/// Numbers as text, and back: the shortest digits that give the number again, in the same form on every machine.
public enum NumberText {
  /// Appends a whole number in decimal.
  public static func append(_ number: Int64, to bytes: inout [UInt8]) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    append(number.magnitude, to: &bytes)
  }

  /// Appends a whole number in decimal.
  public static func append(_ number: UInt64, to bytes: inout [UInt8]) {
    if number < 10 {
      bytes.append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: number))
      return
    }
    // Twenty digits at most, written from the last one.
    var digits: (UInt64, UInt64, UInt64) = (0, 0, 0)
    withUnsafeMutableBytes(of: &digits) { digits in
      var start = digits.count
      var rest = number
      while rest > 0 {
        start -= 1
        digits[start] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      }
      bytes.append(contentsOf: UnsafeRawBufferPointer(rebasing: digits[start...]))
    }
  }

  /// Appends a number with the fewest digits that tell it from every other: `0.1`, `5`, `1.5e-9`, `NaN`, `-Infinity`.
  ///
  /// Digits and an exponent only below 1e-6 and from 1e21 on, as JavaScript has it.
  static func append(_ number: Double, to bytes: inout [UInt8]) {
    guard number.isFinite else {
      bytes.append(contentsOf: (number.isNaN ? "NaN" : number < 0 ? "-Infinity" : "Infinity").utf8)
      return
    }
    if number.sign == .minus { bytes.append(UInt8(ascii: "-")) }
    if let whole = UInt64(exactly: number.magnitude), whole < 1 << 53 { return append(whole, to: &bytes) }
    let (digits, exponent) = shortest(number.magnitude)
    switch exponent {
    case digits.count...21:
      bytes.append(contentsOf: digits)
      bytes.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: exponent - digits.count))
    case 1..<digits.count:
      bytes.append(contentsOf: digits[..<exponent])
      bytes.append(UInt8(ascii: "."))
      bytes.append(contentsOf: digits[exponent...])
    case -5...0:
      bytes.append(contentsOf: "0.".utf8)
      bytes.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: -exponent))
      bytes.append(contentsOf: digits)
    default:
      bytes.append(digits[0])
      if digits.count > 1 {
        bytes.append(UInt8(ascii: "."))
        bytes.append(contentsOf: digits[1...])
      }
      bytes.append(contentsOf: (exponent > 0 ? "e+" : "e").utf8)
      append(Int64(exponent - 1), to: &bytes)
    }
  }

  /// The number as text.
  static func text(_ number: Double) -> String {
    var bytes: [UInt8] = []
    append(number, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The digits of a number that is not negative, without leading and trailing zeros, and the place of the point: the
  /// number is `0.digits` times ten to the exponent.
  private static func shortest(_ number: Double) -> (digits: [UInt8], exponent: Int) {
    var digits: [UInt8] = []
    var exponent = 0
    var point: Int?
    let text = number.description.utf8
    let mantissa = text.prefix { $0 != UInt8(ascii: "e") }
    if mantissa.count < text.count {
      exponent = Int(String(decoding: text.dropFirst(mantissa.count + 1), as: UTF8.self)) ?? 0
    }
    for byte in mantissa {
      if byte == UInt8(ascii: ".") { point = digits.count } else { digits.append(byte) }
    }
    exponent += point ?? digits.count
    while digits.count > 1, digits.last == UInt8(ascii: "0") { digits.removeLast() }
    let zeros = digits.prefix { $0 == UInt8(ascii: "0") }.count
    if zeros == digits.count { return ([UInt8(ascii: "0")], 1) }
    digits.removeFirst(zeros)
    return (digits, exponent - zeros)
  }

  /// The whole number that a text writes in decimal, with a sign if it has one; nil for anything else.
  static func int(_ text: UnsafeBufferPointer<UInt8>) -> Int64? {
    isDecimal(text) ? Int64(String(decoding: text, as: UTF8.self)) : nil
  }

  /// The whole number without a sign that a text writes in decimal; nil for anything else.
  static func uint(_ text: UnsafeBufferPointer<UInt8>) -> UInt64? {
    isDecimal(text) ? UInt64(String(decoding: text, as: UTF8.self)) : nil
  }

  /// The number that a text writes in decimal, or `NaN`, `Infinity`, `inf` with a sign; nil for anything else.
  static func double(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
    guard text.count <= longestDouble else { return nil }
    let word = String(decoding: text, as: UTF8.self)
    switch word.drop(while: { $0 == "+" || $0 == "-" }).lowercased() {
    case "nan", "inf", "infinity": return Double(word)
    default: break
    }
    // The standard library would also take hexadecimal.
    let isPlain = text.allSatisfy { byte in
      byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "+")
        || byte == UInt8(ascii: "-") || byte | 0x20 == UInt8(ascii: "e")
    }
    return isPlain ? Double(word) : nil
  }

  /// A double is written with at most 770 digits that matter; a longer text is no number that anyone wrote.
  private static let longestDouble = 1100

  private static func isDecimal(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.count <= 40 && !text.isEmpty
  }
}
