import TestSupport
import Testing

@testable import SpecExpression

@Suite("hostile expressions")
struct FuzzTests {
  private static let words = [
    "$(", "$$(", ")", "(", "[", "]", "{", "}", ".", ",", ":", "?", "||", "&&", "!", "==", "!=", "<", "<=", ">", ">=",
    "+", "-", "*", "/", "%", " in ", "1", "0", "-1", "2u",
    "0x1F", "1.5", "1e9", "9223372036854775807", "'a'", "\"b\"", "'''", "r'", "'", "\"", "`", "\\", "\\u00e9", "\\n",
    "each", "data", "index", "model", "list", "x", "y", ".id", ".name", ".tags",
    "has(", "size(", ".size()", ".map(x, ", ".all(x, ", ".exists(i, x, ", ".filter(x, ", ".transformMap(k, v, ",
    "cel.bind(x, ", ".contains(", ".matches('", ".substring(", ".split(", ".format([",
    ".replace('', ", ".join()", "int(", "string(", "type(", "math.greatest(", "math.abs(", "null", "true", "false",
    "//", "\n", " ", "é", "😀", "\u{0}", "$", "=", "&", "b'",
  ]

  private static let file =
    #"{"list": [{"id": 1, "name": "Ada", "tags": ["x", "y"], "price": 1.5, "ok": true, "none": null}, [1, 2], "t"]}"#

  @Test("any sequence of words and signs ends in a value or a fault inside the text", arguments: UInt64(0)..<8)
  func words(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<1_500 {
      let count = Int.random(in: 1...25, using: &random)
      let text =
        "$(" + (0..<count).map { _ in Self.words.randomElement(using: &random) ?? "" }.joined()
        + (Bool.random(using: &random) ? ")" : "")
      check(text)
    }
  }

  @Test(
    "cases of the suite with bytes changed end in a value or a fault inside the text",
    .enabled(if: SharedFiles.exist, "needs ../shared"), arguments: UInt64(0)..<8)
  func mutations(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let cases = ConformanceCase.groups.flatMap(ConformanceCase.all).map(\.expression)
    for _ in 0..<1_500 {
      guard let one = cases.randomElement(using: &random), let other = cases.randomElement(using: &random) else {
        return
      }
      var bytes = Array("$(\(one))".utf8)
      for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
        let place = bytes.indices.randomElement(using: &random) ?? 0
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes.remove(at: place)
        case 1: bytes[place] = UInt8.random(in: 0x20...0x7E, using: &random)
        case 2: bytes.insert(contentsOf: Array(other.utf8).prefix(Int.random(in: 1...12, using: &random)), at: place)
        default: bytes.insert(bytes[place], at: place)
        }
      }
      check(String(decoding: bytes, as: UTF8.self))
    }
  }

  /// Computes a text and looks at what comes of it.
  private func check(_ text: String) {
    var limits = Limits()
    (limits.steps, limits.bytes) = (20_000, 1_000_000)
    let size = text.utf8.count
    Computation.with(Self.file, limits) { evaluator in
      do {
        let template = try Template(text, names: Computation.names)
        for case .expression(_, let range) in template.segments { #expect(range.upperBound <= size) }
        let value = try template.value(in: &evaluator)
        _ = evaluator.phrase(value)
      } catch let faults as TemplateFaults {
        #expect(!faults.all.isEmpty)
        for fault in faults.all { check(fault, in: text) }
      } catch let fault as ExpressionFault {
        check(fault, in: text)
      } catch {
        Issue.record("\(text.debugDescription): \(error)")
      }
    }
  }

  private func check(_ fault: ExpressionFault, in text: String) {
    let isInside = fault.range.lowerBound >= 0 && fault.range.upperBound <= text.utf8.count
    #expect(isInside, "\(text.debugDescription): \(fault)")
    #expect(!fault.message.isEmpty && !fault.message.hasSuffix("."), "\(text.debugDescription): \(fault)")
  }
}
