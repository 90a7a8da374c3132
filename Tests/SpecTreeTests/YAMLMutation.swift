import TestSupport

/// A YAML text with random changes, of the kinds that tell two readers apart.
struct YAMLMutation {
  private(set) var bytes: [UInt8]

  /// Pieces of syntax.
  private static let pieces = [
    "\"", "'", "''", "{", "}", "[", "]", ":", ": ", ",", ", ", "-", "- ", "#", " #", " # ", "&a ", "*a", "!", "|", ">",
    "|\n", " |-\n", " >+\n", "\t", "\n", "\n\n", "\r\n", "\r", " ", "  ", "    ", "\\", "\\n", "\\\"", "$(", ")", "? ",
    "?", "%", "@", "<<: ", "---\n", "...\n", "--- ", "\n---\n", "\u{2028}", "\u{85}", "é", "日本", "\u{FEFF}", "\0",
    "\u{7F}", "\u{A0}", "a: b", "[a]", "{a: b}", "key:\n", "- a\n", "\n  ", "\n    ", "\n- ", "~",
  ]

  /// A piece of syntax, or nothing.
  static func piece(using random: inout SeededGenerator) -> String {
    Int.random(in: 0..<4, using: &random) == 0 ? "" : pieces.randomElement(using: &random) ?? ""
  }

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Removes some bytes, repeats some elsewhere, overwrites one, cuts the end off, or puts a piece of syntax in.
  mutating func change(using random: inout SeededGenerator) {
    let place = Int.random(in: 0...bytes.count, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 0..<6, using: &random)))
    case 1:
      let start = Int.random(in: 0...bytes.count, using: &random)
      let part = bytes[start..<min(bytes.count, start + Int.random(in: 0..<12, using: &random))]
      bytes.insert(contentsOf: Array(part), at: place)
    case 2 where place < bytes.count:
      bytes[place] = UInt8.random(in: Bool.random(using: &random) ? 0x20...0x7E : 0...255, using: &random)
    case 3:
      bytes.removeSubrange(place...)
      bytes += repeatElement(0x20, count: Int.random(in: 0..<6, using: &random))
    default:
      bytes.insert(contentsOf: Array((Self.pieces.randomElement(using: &random) ?? "").utf8), at: place)
    }
  }
}
