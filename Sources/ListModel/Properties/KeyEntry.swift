/// A key and what it means.
struct KeyEntry: Sendable {
  /// The key without the ending that blocks have.
  private let stem: String
  /// Whether it ends so. Kept apart, because every start of the program would put a hundred names together otherwise.
  private let hasEnding: Bool
  let meaning: KeyMeaning

  private static let ending: StaticString = "Handler"

  /// A key of a name.
  init(_ name: String, _ meaning: KeyMeaning) {
    stem = name
    hasEnding = false
    self.meaning = meaning
  }

  /// The key of the block that gives a property.
  init(blockOf name: String, _ meaning: KeyMeaning) {
    stem = name
    hasEnding = true
    self.meaning = meaning
  }

  /// How it is written.
  var name: String { hasEnding ? "\(stem)\(KeyEntry.ending)" : stem }

  /// Adds the bytes of its name.
  func append(to bytes: inout [UInt8]) {
    var stem = stem
    stem.withUTF8 { bytes.append(contentsOf: $0) }
    if hasEnding { KeyEntry.ending.withUTF8Buffer { bytes.append(contentsOf: $0) } }
  }
}
