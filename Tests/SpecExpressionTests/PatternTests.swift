import Foundation
import TestSupport
import Testing

@testable import SpecExpression

@Suite("patterns")
struct PatternTests {
  private func fits(_ pattern: String, _ text: String) throws -> Bool {
    var text = text
    let pattern = try Pattern(pattern)
    return text.withUTF8 { PatternMatcher.isMatch(pattern, $0) }
  }

  @Test(
    "a pattern fits where RE2's syntax says so",
    arguments: [
      ("", "", true), ("a", "xay", true), ("^a$", "xay", false), ("^a|b$", "xb", true), ("a.c", "a\nc", false),
      ("(?s)a.c", "a\nc", true),
      ("^b", "a\nb", false), ("(?m)^b", "a\nb", true), ("a$", "a\n", false), ("(?m)a$", "a\n", true),
      ("\\Aa\\z", "a", true), ("[^a]", "a", false),
      ("[a-c]+$", "xabc", true), ("[]a]+", "]", true), ("[^]a]", "]a", false), ("[a-]", "-", true),
      ("[\\d.]+", "1.5", true), ("[^\\D]", "5", true),
      ("\\w+\\s\\d{2,3}$", "ab 12", true), ("\\w+\\s\\d{2,3}$", "ab 1234", false), ("x{0}y", "y", true),
      ("a{,2}", "a{,2}", true), ("(ab)+c", "ababc", true),
      ("a*?b", "aab", true), ("(?i)größe", "GRÖSSE größe", true), ("(?i)STRASSE", "straße", false),
      ("(?i:A)b", "ab", true), ("(?i:A)b", "aB", false), ("(?i)a(?-i)b", "AB", false),
      ("(?P<name>a)b", "ab", true), ("(?<name>a)b", "ab", true), ("\\x41\\x{1F600}", "A😀", true),
      ("\\.\\*\\[", ".*[", true), ("\\bfoo\\b", "a foo.", true), ("\\bfoo\\b", "afoo", false),
      ("o\\B", "foo", true), ("é", "é", true), (".", "😀", true), ("^.$", "e\u{301}", false), ("(a|b|)c", "c", true),
      ("()", "x", true), ("(a*)*$", "aaa", true), ("(^a|b)*c", "abc", true),
    ])
  func fitting(pattern: String, text: String, isFitting: Bool) throws {
    #expect(try fits(pattern, text) == isFitting)
  }

  @Test(
    "what is no pattern says why",
    arguments: [
      ("(", "the pattern has a '(' without ')'"), (")", "the pattern has a ')' without '('"),
      ("[a", "the pattern has a '[' without ']'"), ("*a", "the pattern has '*' with nothing before it to repeat"),
      ("{2}", "the pattern has '{' with nothing before it to repeat"),
      ("a**", "the pattern repeats a repetition; put the inner one in '(?:…)'"),
      ("a{2,1}", "the pattern repeats more than 1,000 times, or at least more than at most"),
      ("a{1001}", "the pattern repeats more than 1,000 times, or at least more than at most"),
      ("(a{1000}){1000}", "the pattern has more than 2,000 states with its repetitions written out"),
      ("[b-a]", "the range 'b-a' in the pattern is empty"),
      ("\\", "the pattern ends with a '\\'"), ("\\1", "'\\1' is not supported in patterns"),
      ("\\pL", "'\\p' is not supported in patterns"),
      ("[[:alpha:]]", "'[:' is not supported in patterns; write the characters, as in [a-z]"),
      ("(?=a)", "'(?=' is not supported in patterns"),
      ("(?<=a)", "looking ahead and behind is not supported in patterns"),
      ("\\xZ", "'\\x' in a pattern wants two hexadecimal digits, or any number in '{…}'"),
      (String(repeating: "(", count: 60), "the pattern has groups nested deeper than 50"),
    ])
  func faults(pattern: String, message: String) {
    let fault = #expect(throws: PatternFault.self) { try Pattern(pattern) }
    #expect(fault?.message == message)
  }

  @Test("random patterns fit what Foundation's fit")
  func differential() throws {
    var random = SeededGenerator(seed: 7)
    var compared = 0
    for _ in 0..<3_000 {
      let pattern = Self.pattern(&random, depth: 3)
      guard let ours = try? Pattern(pattern), let theirs = try? NSRegularExpression(pattern: pattern) else { continue }
      for _ in 0..<4 {
        var text = String(
          (0..<Int.random(in: 0...8, using: &random)).map { _ in "abc1 "[Int.random(in: 0..<5, using: &random)] })
        let expected = theirs.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
        let found = text.withUTF8 { PatternMatcher.isMatch(ours, $0) }
        #expect(found == expected, "\(pattern.debugDescription) in \(text.debugDescription)")
        compared += 1
      }
    }
    #expect(compared > 5_000)
  }

  private static func pattern(_ random: inout SeededGenerator, depth: Int) -> String {
    let parts = (0..<Int.random(in: 1...3, using: &random)).map { _ -> String in
      let atom =
        switch Int.random(in: 0..<(depth > 0 ? 10 : 7), using: &random) {
        case 0: "a"
        case 1: "b"
        case 2: "."
        case 3: "[ab1]"
        case 4: "[^a]"
        case 5: "\\w"
        case 6: ["^", "$", "\\b", "\\s"][Int.random(in: 0..<4, using: &random)]
        case 7: "(\(pattern(&random, depth: depth - 1))|\(pattern(&random, depth: depth - 1)))"
        default: "(?:\(pattern(&random, depth: depth - 1)))"
        }
      if atom == "^" || atom == "$" || atom == "\\b" { return atom }
      return atom + ["", "", "", "*", "+", "?", "{2}", "{1,2}", "{0,1}?"][Int.random(in: 0..<9, using: &random)]
    }
    return parts.joined()
  }
}

extension String {
  /// The character at a place, for picking one at random.
  fileprivate subscript(place: Int) -> Character { self[index(startIndex, offsetBy: place)] }
}
