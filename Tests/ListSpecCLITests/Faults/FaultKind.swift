import SpecSource
import SpecTree
import TestSupport
import Testing

/// A way to break a list.
struct FaultKind: Sendable, CustomTestStringConvertible {
  let name: String
  /// The mappings that can be broken so.
  let levels: [FaultSite.Level]
  /// The rules one of which finds it.
  let rules: Set<String>
  /// Rules that may have to say something besides, as the list then has another fault as well.
  let besides: Set<String>
  /// Whether the place of the finding may be outside of the mapping: the file cannot be read any more, and how it goes on
  /// is a guess.
  let breaksText: Bool
  /// The changes of the text; nil where nothing can be broken so.
  let make: @Sendable (FaultPen, inout SeededGenerator) -> [TextEdit]?

  var testDescription: String { name }

  init(
    _ name: String, at levels: [FaultSite.Level], _ rules: Set<String>, besides: Set<String> = [],
    breaksText: Bool = false, _ make: @escaping @Sendable (FaultPen, inout SeededGenerator) -> [TextEdit]?
  ) {
    self.name = name
    self.levels = levels
    self.rules = rules
    self.besides = besides
    self.breaksText = breaksText
    self.make = make
  }

  /// A word with two letters of its inside swapped; nil for one that is too short, or has none that differ.
  static func misspelt(_ word: String, _ random: inout SeededGenerator) -> String? {
    var letters = Array(word)
    guard letters.count >= 5, letters.allSatisfy({ $0.isLetter && $0.isASCII }) else { return nil }
    let places = (1..<letters.count - 1).filter { letters[$0] != letters[$0 + 1] }
    guard let place = places.randomElement(using: &random) else { return nil }
    letters.swapAt(place, place + 1)
    return String(letters)
  }
}
