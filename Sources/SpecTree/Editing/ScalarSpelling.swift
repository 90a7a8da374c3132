internal import SpecSource

/// How a new scalar is written in YAML.
struct ScalarSpelling {
  /// Where a scalar stands.
  enum Place {
    /// As a value or an item in a block.
    case block
    /// As a key in a block.
    case key
    /// In brackets.
    case flow
  }

  /// The text in quotes where it must have them; `style` is a wish, nil that there be none.
  static func yaml(_ text: String, _ style: NodeStyle?, _ place: Place) -> String {
    if style == .plain {
      // A plain text with a meaning is its meaning.
      var copy = text
      let meaning = copy.withUTF8 { CoreSchema.scalar($0) }
      if meaning == .null { return "null" }
      if meaning != .text { return text }
    }
    let bytes = Array(text.utf8)
    if text.contains("$(") || text.unicodeScalars.contains(where: QuotedText.isHidden) {
      return QuotedText.doubleQuoted(text)
    }
    switch style {
    case .doubleQuoted: return QuotedText.doubleQuoted(text)
    case .singleQuoted: return QuotedText.singleQuoted(text)
    default:
      guard !isPlain(bytes, place, isVersion: style == .plain && isVersion(bytes)) else { return text }
      let isEasier = bytes.contains(UInt8(ascii: "\"")) || bytes.contains(UInt8(ascii: "\\"))
      return isEasier && !bytes.contains(UInt8(ascii: "'"))
        ? QuotedText.singleQuoted(text) : QuotedText.doubleQuoted(text)
    }
  }

  /// A text as JSON has it.
  static func json(_ text: String) -> String {
    var spelling = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": spelling += "\\\""
      case "\\": spelling += "\\\\"
      case "\n": spelling += "\\n"
      case "\r": spelling += "\\r"
      case "\t": spelling += "\\t"
      case _ where scalar.value < 0x20: spelling += "\\u" + scalar.value.hexadecimal(digits: 4).lowercased()
      default: spelling.unicodeScalars.append(scalar)
      }
    }
    return spelling + "\""
  }

  /// Whether a text is a number or a word of the core schema.
  static func isNumber(_ text: String) -> Bool {
    var copy = text
    switch copy.withUTF8({ CoreSchema.scalar($0) }) {
    case .integer, .double, .hugeInteger, .bool: return true
    case .text, .null: return false
    }
  }

  /// A number of YAML as JSON has it; nil for one that JSON has not.
  static func jsonNumber(_ text: String) -> String? {
    var copy = text
    let isJSON = copy.withUTF8 { bytes in
      var digits = bytes[...]
      if digits.first == UInt8(ascii: "-") { digits = digits.dropFirst() }
      guard let first = digits.first, (0x30...0x39).contains(first) else { return false }
      let second = digits.dropFirst().first ?? 0
      if first == 0x30, (0x30...0x39).contains(second) || second == UInt8(ascii: "o") || second == UInt8(ascii: "x") {
        return false
      }
      if let point = digits.firstIndex(of: UInt8(ascii: ".")) {
        guard let next = digits[(point + 1)...].first, (0x30...0x39).contains(next) else { return false }
      }
      return true
    }
    if isJSON { return text }
    switch copy.withUTF8({ CoreSchema.scalar($0) }) {
    case .integer(let value): return String(value)
    case .double(let value) where value.isFinite: return "\(value)"
    default: return nil
    }
  }

  /// The lines of a literal block scalar with its header first; nil where the text cannot be one.
  static func literal(_ text: String, step: Int) -> (header: String, lines: [String])? {
    guard text.unicodeScalars.allSatisfy({ $0 == "\n" || !QuotedText.isHidden($0) }), text.contains("\n"), step < 10
    else {
      return nil
    }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let isClipped = lines.last == ""
    if isClipped { lines.removeLast() }
    guard let last = lines.last, !last.isEmpty, lines.contains(where: { $0.contains { $0 != " " && $0 != "\t" } })
    else { return nil }
    let first = lines[0].utf8.first
    let needsIndicator = first == nil || first == 0x20 || first == 0x09
    return ("|" + (needsIndicator ? String(step) : "") + (isClipped ? "" : "-"), lines)
  }

  // MARK: Plain

  /// Whether a text means itself without quotes, to readers of YAML 1.1 too.
  ///
  /// - Parameter isVersion: Whether it is one that somebody has written without quotes.
  private static func isPlain(_ text: [UInt8], _ place: Place, isVersion: Bool) -> Bool {
    guard let first = text.first, let last = text.last, !first.isBlank, !last.isBlank else { return false }
    guard text.withUnsafeBufferPointer({ CoreSchema.scalar($0) }) == .text, !isOldWord(text),
      isVersion || !isOldNumber(text)
    else { return false }
    if indicators.contains(first) || text.starts(with: Array("...".utf8)) { return false }
    if last == UInt8(ascii: ":") { return false }
    for (place, byte) in text.enumerated() {
      let next = place + 1 < text.count ? text[place + 1] : 0
      if byte == UInt8(ascii: ":"), next.isBlank { return false }
      if byte.isBlank, next == UInt8(ascii: "#") { return false }
      if byte == 0x09 { return false }
    }
    if place == .key { return text.count <= 128 }
    guard place == .flow else { return true }
    return !text.contains { flowIndicators.contains($0) }
  }

  private static let indicators = Set("-?:,[]{}#&*!|>'\"%@`<=~".utf8)
  private static let flowIndicators = Set(",[]{}?".utf8)
  private static let oldWords: Set<String> = ["yes", "no", "on", "off"]

  private static func isOldWord(_ text: [UInt8]) -> Bool {
    text.count <= 3 && oldWords.contains(String(decoding: text, as: UTF8.self).lowercased())
  }

  /// Whether YAML 1.1 reads a number or a date: `12:30`, `1_000`, `0b11`, `2024-05-01`.
  private static func isOldNumber(_ text: [UInt8]) -> Bool {
    guard let first = text.first, (0x30...0x39).contains(first) || first == 0x2B || first == 0x2E else { return false }
    return text.allSatisfy { (0x30...0x39).contains($0) || "_:.-+eExXobBT".utf8.contains($0) }
  }

  /// Whether a text is digits with two points or more between them, as in `7.2.0` or `10.0.0.1`: the letter of YAML 1.1 has
  /// it among the numbers, and no reader takes it for one.
  private static func isVersion(_ text: [UInt8]) -> Bool {
    let parts = text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.count > 2 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { (0x30...0x39).contains($0) } }
  }
}
