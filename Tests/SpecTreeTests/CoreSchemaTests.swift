import SpecTree
import TestSupport
import Testing

/// What a plain scalar with this text means.
private func meaning(_ text: String) -> Scalar {
  Array(text.utf8).withUnsafeBufferPointer { CoreSchema.scalar($0) }
}

@Suite("core schema")
struct CoreSchemaTests {
  @Test(
    "null and booleans have three spellings each, and null a sign",
    arguments: [
      ("", Scalar.null), ("~", .null), ("null", .null), ("Null", .null), ("NULL", .null), ("true", .bool(true)),
      ("True", .bool(true)), ("TRUE", .bool(true)), ("false", .bool(false)), ("False", .bool(false)),
      ("FALSE", .bool(false)),
    ])
  func words(text: String, expected: Scalar) { #expect(meaning(text) == expected) }

  @Test(
    "what YAML 1.1 or another language reads otherwise is text",
    arguments: [
      "no", "No", "yes", "on", "off", "y", "n", "nUll", "tRUE", "nulls", "tru", "nil", "none", "~~", "12:30", "1:2:3",
      "0b11", "1_000", "0o8", "0o", "0x", "0xG", "+0x1F", "-0o7", "0O7", "0X1F", "1e", "1e+", "e5", "1.2.3", "1..2",
      ".",
      "..", "-", "+", "+-1", "--1", "1-2", "1 2", "-.", "+.", ".e5", "Inf", "inf", ".iNF", "NaN", "nan", "+.nan",
      "-.NaN",
      "Infinity", "0.1f", "12px", "2024-01-31", "日本", "١", "1\0", "<<", "=",
    ])
  func texts(text: String) { #expect(meaning(text) == .text) }

  @Test(
    "integers are decimal, octal with 0o and hexadecimal with 0x",
    arguments: [
      ("0", 0), ("-0", 0), ("+0", 0), ("12", 12), ("+12", 12), ("-12", -12), ("0777", 777), ("-0777", -777), ("00", 0),
      ("0o777", 511), ("0o0", 0), ("0x1F", 31), ("0xff", 255), ("0xABCDEF", 0xABCDEF),
      ("999999999999999999", 999_999_999_999_999_999), ("1000000000000000000", 1_000_000_000_000_000_000),
      ("9223372036854775807", .max), ("+9223372036854775807", .max), ("-9223372036854775808", .min),
      ("0x7FFFFFFFFFFFFFFF", .max), ("0o777777777777777777777", .max),
      ("0000000000000000000000000000000000000042", 42),
    ] as [(String, Int64)])
  func integers(text: String, expected: Int64) { #expect(meaning(text) == .integer(expected)) }

  @Test(
    "an integer beyond 64 bits is one by its text alone",
    arguments: [
      "9223372036854775808", "-9223372036854775809", "+9223372036854775808", "99999999999999999999",
      "0x8000000000000000", "0o1000000000000000000000", "18446744073709551616",
    ])
  func hugeIntegers(text: String) { #expect(meaning(text) == .hugeInteger) }

  @Test(
    "a point or an exponent makes a double, correctly rounded",
    arguments: [
      (".5", 0.5), ("5.", 5), ("-.5", -0.5), ("+5.", 5), ("5.0", 5), ("1e5", 100_000), ("1E5", 100_000),
      ("1e+5", 100_000),
      ("1e-5", 0.00001), ("5.e3", 5000), (".5e1", 5), ("0.1", 0.1), ("0.10", 0.1), ("10.10", 10.1),
      ("0.30000000000000004", 0.30000000000000004), ("1e22", 1e22), ("1e23", 1e23),
      ("9007199254740993.0", 9007199254740992),
      ("2.2250738585072011e-308", Double.leastNormalMagnitude.nextDown), ("4.9e-324", .leastNonzeroMagnitude),
      ("1e-999", 0),
      ("1.7976931348623157e308", .greatestFiniteMagnitude), ("1e999", .infinity), ("-1e999", -.infinity),
      ("0e999", 0), ("00012.5", 12.5), (".inf", .infinity), (".Inf", .infinity), (".INF", .infinity),
      ("+.inf", .infinity), ("-.INF", -.infinity),
    ] as [(String, Double)])
  func doubles(text: String, expected: Double) { #expect(meaning(text) == .double(expected)) }

  @Test("the zero below zero keeps its sign", arguments: ["-0.0", "-0e0", "-.0"])
  func negativeZero(text: String) {
    guard case .double(let value) = meaning(text) else { Issue.record("\(text) is no double"); return }
    #expect(value == 0 && value.sign == .minus)
  }

  @Test("not a number is no number in three spellings", arguments: [".nan", ".NaN", ".NAN"])
  func notANumber(text: String) {
    guard case .double(let value) = meaning(text) else { Issue.record("\(text) is no double"); return }
    #expect(value.isNaN)
  }

  @Test(
    "random decimals are the doubles that the standard library reads, bit by bit", arguments: 0..<20 as Range<UInt64>)
  func decimals(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let text = decimal(&generator)
      guard case .double(let value) = meaning(text) else { Issue.record("\(text) is no double"); return }
      #expect(value.bitPattern == Double(text)!.bitPattern, "\(text)")
    }
  }

  /// A decimal with a point or an exponent, of any length, as often near the limits of what is exact as not.
  private func decimal(_ generator: inout SeededGenerator) -> String {
    func digits(_ count: Int) -> String {
      (0..<count).map { _ in String(Int.random(in: 0...9, using: &generator)) }.joined()
    }
    let sign = ["", "", "-", "+"].randomElement(using: &generator)!
    let whole = digits(Int.random(in: 1...20, using: &generator))
    let fraction = "." + digits(Int.random(in: 1...25, using: &generator))
    let exponent =
      "e" + ["", "-", "+"].randomElement(using: &generator)! + "\(Int.random(in: 0...330, using: &generator))"
    switch Int.random(in: 0...2, using: &generator) {
    case 0: return sign + whole + fraction
    case 1: return sign + whole + exponent
    default: return sign + whole + fraction + exponent
    }
  }

  @Test("a number of a megabyte is read in no time", .timeLimit(.minutes(1)))
  func megabyte() {
    let digits = String(repeating: "7", count: 1 << 20)
    #expect(meaning(digits) == .hugeInteger)
    #expect(meaning("0." + digits) == .double(7.0 / 9))
    #expect(meaning("1e" + digits) == .double(.infinity))
    #expect(meaning(digits + "x") == .text)
  }
}
