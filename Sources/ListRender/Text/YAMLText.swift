internal import ListDiff
internal import SpecTree

extension ByteBuffer {
  /// Appends a value as YAML in flow style, on one line: `{tag: sync, height: 60}`.
  ///
  /// Text is plain where every YAML reader takes it for text, else a JSON string, which YAML reads alike.
  mutating func appendYAML(_ value: CanonicalValue) {
    switch value {
    case .null: append("null")
    case .flag(let isTrue): appendJSON(isTrue)
    case .number(let number): append(number.text)
    case .text(let text): appendYAML(text)
    case .list(let items):
      append(UInt8(ascii: "["))
      for (place, item) in items.enumerated() {
        if place > 0 { append(literal: ", ") }
        appendYAML(item)
      }
      append(UInt8(ascii: "]"))
    case .map(let members):
      append(UInt8(ascii: "{"))
      for (place, member) in members.enumerated() {
        if place > 0 { append(literal: ", ") }
        appendYAML(member.name)
        append(literal: ": ")
        appendYAML(member.value)
      }
      append(UInt8(ascii: "}"))
    }
  }

  /// Appends text as a YAML scalar.
  public mutating func appendYAML(_ text: String) {
    if Self.isPlainYAML(text) { append(text) } else { appendJSON(text) }
  }

  /// Whether a text can stand without quotes anywhere: ASCII letters, digits and a few signs, and nothing that YAML 1.1 or 1.2
  /// takes for something else.
  private static func isPlainYAML(_ text: String) -> Bool {
    guard let first = text.utf8.first, let last = text.utf8.last, isLetter(first), last != UInt8(ascii: " ") else {
      return false
    }
    let isSafe = text.utf8.allSatisfy { byte in
      isLetter(byte) || byte &- UInt8(ascii: "0") < 10 || [0x20, 0x2D, 0x2E, 0x2F, 0x5F].contains(byte)
    }
    return isSafe && !words.contains(text.lowercased())
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }

  private static let words: Set<String> = ["true", "false", "null", "yes", "no", "on", "off", "y", "n"]
}
