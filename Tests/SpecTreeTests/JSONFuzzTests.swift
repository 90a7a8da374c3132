import SpecSource
import SpecTree
import TestSupport
import Testing

@Suite("JSON against Foundation")
struct JSONFuzzTests {
  @Test("random texts mean the same", arguments: 0..<100 as Range<UInt64>)
  func values(seed: UInt64) throws {
    var random = JSONRandomText(seed: seed &+ 1000)
    let text = random.text(size: 80)
    let own = try #require(JSONTreeValue.read(text))
    let other = try #require(JSONTreeValue.foundation(text))
    #expect(own.inFoundationsTerms.isNear(other), "\(String(decoding: text, as: UTF8.self))")
  }

  @Test("mutated texts are read or refused alike", arguments: 0..<40 as Range<UInt64>)
  func verdicts(seed: UInt64) {
    var random = JSONRandomText(seed: seed)
    var mutation = Mutation(seed: seed)
    for _ in 0..<250 {
      var text = random.text(size: 8)
      for _ in 0...Int.random(in: 0...2, using: &mutation.generator) { mutation.apply(to: &text) }
      let (tree, diagnostics) = SpecReader.read(SourceFile(name: "list.json", bytes: text), as: .json)
      // Reading ends in a tree or in a finding, and every finding lies in the file.
      #expect(tree.isComplete || diagnostics.count >= 1)
      #expect(diagnostics.allSatisfy { Int($0.location.range.end) <= text.count })
      if differs(tree, diagnostics, text) { continue }
      #expect(
        tree.isComplete == (JSONTreeValue.foundation(text) != nil),
        "\(String(decoding: text, as: UTF8.self).debugDescription)")
    }
  }

  /// Whether Foundation is known to give another verdict on a text.
  private func differs(_ tree: NodeTree, _ diagnostics: [Diagnostic], _ text: [UInt8]) -> Bool {
    // It takes a comma before the closing bracket.
    if diagnostics.contains(where: { $0.message.hasPrefix("comma before") }) { return true }
    // It reads UTF-16 and UTF-32, which it also sees in zero bytes near the beginning.
    if text.prefix(4).contains(0) { return true }
    // It refuses numbers beyond a double's range, which keep their text here.
    return tree.isComplete && JSONTreeValue.read(text)!.hasInfinity
  }
}

/// Changes that make most texts wrong and leave some right.
private struct Mutation {
  var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed ^ 0xF00D) }

  private static let pieces: [[UInt8]] =
    [
      "{", "}", "[", "]", ",", ":", "\"", "\\", "0", "1", "-", "+", ".", "e", "E", "t", "true", "null", "nul", "/",
      "//",
      " ", "\n", "\t", "\u{C}", "\u{0}", "\u{7F}", "\\u", "\\ud800", "\\udc00", "é", "\u{FEFF}", "'", "NaN", "1e400",
    ]
    .map { Array($0.utf8) } + [[0x80], [0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80]]

  mutating func apply(to text: inout [UInt8]) {
    let place = text.isEmpty ? 0 : Int.random(in: 0..<text.count, using: &generator)
    let piece = Self.pieces.randomElement(using: &generator)!
    switch Int.random(in: 0...5, using: &generator) {
    case 0 where !text.isEmpty: text.remove(at: place)
    case 1 where !text.isEmpty: text.replaceSubrange(place...place, with: piece)
    case 2 where !text.isEmpty: text.swapAt(place, Int.random(in: 0..<text.count, using: &generator))
    case 3: text.removeSubrange(place..<min(place + 3, text.count))
    case 4: text.insert(contentsOf: text[place...].prefix(9), at: place)
    default: text.insert(contentsOf: piece, at: place)
    }
  }
}

extension JSONTreeValue {
  /// Whether a number in it is too large for a double.
  fileprivate var hasInfinity: Bool {
    switch self {
    case .double(let value): value.isInfinite
    case .list(let items): items.contains { $0.hasInfinity }
    case .mapping(let pairs): pairs.contains { $0.value.hasInfinity }
    default: false
    }
  }

  /// Equal but for the last bits of doubles: Foundation's go through Decimal and are often off by a few units.
  fileprivate func isNear(_ other: JSONTreeValue) -> Bool {
    switch (self, other) {
    case (.double(let own), .double(let other)): abs(own - other) <= abs(own) * 1e-15
    case (.integer(.min), .double(let other)): other == Double(Int64.min)
    case (.list(let own), .list(let other)): own.count == other.count && zip(own, other).allSatisfy { $0.isNear($1) }
    case (.mapping(let own), .mapping(let other)):
      own.count == other.count && zip(own, other).allSatisfy { $0.key == $1.key && $0.value.isNear($1.value) }
    default: self == other
    }
  }
}
