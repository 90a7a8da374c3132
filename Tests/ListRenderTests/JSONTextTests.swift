import Foundation
import ListRender
import TestSupport
import Testing

@Suite struct JSONTextTests {
  private func json(_ text: String) -> String {
    var out = ByteBuffer()
    out.appendJSON(text)
    return out.text
  }

  private func number(_ value: Double) -> String {
    var out = ByteBuffer()
    out.append(value)
    return out.text
  }

  @Test(
    "strings escape what they must and what could harm, and stay readable",
    arguments: [
      ("", #""""#), ("a/b", #""a/b""#), (#"say "hi" \o/"#, #""say \"hi\" \\o/""#), ("é日👍", #""é日👍""#),
      ("\u{8}\t\n\u{C}\r\u{0}\u{1F}\u{7F}", #""\b\t\n\f\r\u0000\u001f\u007f""#),
      ("\u{80}\u{9F}\u{A0}¿", "\"\\u0080\\u009f\u{A0}¿\""), ("\u{2028}\u{2029}\u{202E}", #""\u2028\u2029\u202e""#),
      ("\u{2066}\u{2069}\u{200E}\u{61C}\u{FEFF}", #""\u2066\u2069\u200e\u061c\ufeff""#),
      ("\u{FFFD}\u{FFFE}\u{FFFF}", "\"\u{FFFD}\\ufffe\\uffff\""),
      ("\u{200D}\u{2065}\u{206A}", "\"\u{200D}\u{2065}\u{206A}\""), ("\u{202A}x", #""\u202ax""#),
    ])
  func strings(text: String, expected: String) {
    #expect(Array(json(text).utf8) == Array(expected.utf8))
  }

  @Test("every string reads back as it was")
  func stringsReadBack() throws {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<300 {
      var text = ""
      for _ in 0..<Int.random(in: 0..<40, using: &random) {
        let limit = [0x20, 0x80, 0x2100, 0x1_0000, 0x11_0000].randomElement(using: &random)!
        if let scalar = Unicode.Scalar(UInt32.random(in: 0..<UInt32(limit), using: &random)) {
          text.unicodeScalars.append(scalar)
        }
      }
      let back = try JSONSerialization.jsonObject(with: Data("[\(json(text))]".utf8)) as? [String]
      #expect(back.map { Array($0[0].unicodeScalars) } == Array(text.unicodeScalars))
    }
  }

  @Test("what must be escaped is found at every place of a text of any length")
  func everyPlace() {
    for length in 0..<20 {
      let plain = String("plain text that goes on".prefix(length))
      #expect(json(plain) == "\"\(plain)\"")
      for place in 0..<length {
        let (before, after) = (plain.prefix(place), plain.dropFirst(place + 1))
        for (character, escaped) in [
          ("\"", #"\""#), ("\\", #"\\"#), ("\n", #"\n"#), ("\u{7F}", #"\u007f"#), ("é", "é"),
        ] {
          #expect(json(before + character + after) == "\"\(before)\(escaped)\(after)\"")
        }
      }
    }
  }

  @Test("a cut sequence at the end of the bytes is copied as it is")
  func cutSequences() {
    for bytes: [UInt8] in [[0xC2], [0xE2], [0xE2, 0x80], [0xEF, 0xBB], [0xF0, 0x9F]] {
      var out = ByteBuffer()
      bytes.withUnsafeBufferPointer { out.appendJSON($0) }
      #expect(out.bytes == [0x22] + bytes + [0x22])
    }
  }

  @Test(
    "numbers are written short, without a point where they are whole and without an exponent in the usual range",
    arguments: [
      (0, "0"), (-0.0, "-0"), (44, "44"), (-1, "-1"), (0.1, "0.1"), (-0.5, "-0.5"), (10.25, "10.25"),
      (1.0 / 3, "0.3333333333333333"), (1e15, "1000000000000000"), (1e16, "10000000000000000"),
      (9_007_199_254_740_993, "9007199254740992"), (123_456_789_012_345_680_000, "123456789012345680000"),
      (1e20, "100000000000000000000"), (1e21, "1e21"), (1.5e300, "1.5e300"), (0.001, "0.001"), (0.0001, "0.0001"),
      (0.000_012_5, "0.0000125"), (0.000001, "0.000001"), (0.000_000_1, "1e-7"), (1.25e-7, "1.25e-7"),
      (5e-324, "5e-324"), (1.797_693_134_862_315_7e308, "1.7976931348623157e308"), (.infinity, "null"), (.nan, "null"),
    ] as [(Double, String)])
  func numbers(value: Double, expected: String) {
    #expect(number(value) == expected)
  }

  @Test("every finite number reads back as the same double")
  func numbersReadBack() {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<20_000 {
      let value = Double(bitPattern: UInt64.random(in: 0...UInt64.max, using: &random))
      let small = Double.random(in: -1e6...1e6, using: &random)
      for value in [
        value, small, small.rounded(), (small * 100).rounded() / 100, (small * 1000).rounded() / 1000, small / 1e9,
      ] where value.isFinite {
        #expect(Double(number(value))?.bitPattern == value.bitPattern)
        // The standard library's text is the shortest, but for the point and the exponent.
        #expect(digits(number(value)) == digits(value.description))
      }
    }
  }

  /// The digits that count.
  private func digits(_ text: String) -> String {
    let mantissa = text.prefix { $0 != "e" }.filter(\.isNumber).drop { $0 == "0" }
    return String(mantissa.reversed().drop { $0 == "0" }.reversed())
  }

  @Test("whole numbers of any size are written in decimal")
  func integers() {
    var out = ByteBuffer()
    for number in [0, 9, 10, -5, Int.min, Int.max] {
      out.append(number)
      out.append(UInt8(ascii: " "))
    }
    #expect(out.text == "0 9 10 -5 -9223372036854775808 9223372036854775807 ")
  }
}
