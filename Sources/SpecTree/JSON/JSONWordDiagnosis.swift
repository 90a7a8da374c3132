internal import SpecSource

/// Words without quotes: misspelt literals, numbers that JSON writes otherwise, text and keys.
extension JSONDiagnosis {
  /// Whether a word begins at a place.
  func isWord(at offset: Int) -> Bool {
    guard offset < bytes.count else { return false }
    switch bytes[offset] {
    case UInt8(ascii: "#"), UInt8(ascii: "@"): return offset + 1 < bytes.count && isLetterOrDigit(bytes[offset + 1])
    case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."),
      UInt8(ascii: "~"):
      return true
    case let byte: return byte >= 0x80 || isLetterOrDigit(byte)
    }
  }

  private func isLetterOrDigit(_ byte: UInt8) -> Bool {
    byte &- UInt8(ascii: "0") < 10 || (byte | 0x20) &- UInt8(ascii: "a") < 26
  }

  /// The word that begins at a place: up to a space, a character of JSON's own, or a comment.
  func rangeOfWord(from start: Int) -> Range<Int> {
    var end = start
    while end < limit(of: start), bytes[end] > 0x20, !Self.delimiters.contains(bytes[end]) {
      if bytes[end] == UInt8(ascii: "/"), end + 1 < bytes.count,
        bytes[end + 1] == UInt8(ascii: "/") || bytes[end + 1] == UInt8(ascii: "*")
      {
        break
      }
      end += 1
    }
    return start..<max(end, start + 1)
  }

  /// The words up to the end of the line or the next comma or bracket, and up to a colon behind a key.
  private func rangeOfPhrase(from start: Int, isKey: Bool) -> Range<Int> {
    var end = start
    while end < limit(of: start), bytes[end] >= 0x20 || bytes[end] == 0x09 {
      if Self.delimiters.contains(bytes[end]), isKey || bytes[end] != UInt8(ascii: ":") { break }
      end += 1
    }
    return start..<max(endOfText(before: end), start + 1)
  }

  /// A word or phrase is looked at so far: what runs on for longer is no word, whatever it is.
  private func limit(of start: Int) -> Int { min(bytes.count, start + 4096) }

  private static let delimiters = Array(",:[]{}\"".utf8)

  /// The word that begins at a place, where a key or a value is expected.
  func word(at start: Int) -> Diagnostic {
    let range = rangeOfWord(from: start)
    if let offset = firstFault(in: range) { return notUTF8(at: offset) }
    if isFirst, let finding = yaml(range) { return finding }
    if fault.expected == .firstKey || fault.expected == .nextKey { return unquoted(start, isKey: true) }
    let text = excerpt(range)
    let bare = text.drop { $0 == "+" || $0 == "-" || $0 == "." }.lowercased()
    guard let first = bare.utf8.first else { return syntax("'\(text)' is a sign without a number", at: range) }
    if ["nan", "inf", "infinity"].contains(bare) {
      return syntax("JSON has no '\(text)', expected a finite number or null", at: range)
    }
    if first &- UInt8(ascii: "0") < 10 { return number(range) }
    return literal(text, range) ?? unquoted(start, isKey: false)
  }

  /// The first byte in a range that is not UTF-8.
  private func firstFault(in range: Range<Int>) -> Int? {
    var place = range.lowerBound
    while place < range.upperBound {
      guard let length = UTF8Sequence.length(at: place, in: bytes) else { return place }
      place += length
    }
    return nil
  }

  /// A misspelt `true`, `false` or `null`.
  private func literal(_ text: String, _ range: Range<Int>) -> Diagnostic? {
    if let literal = Self.literals[text.lowercased()] {
      return syntax(
        "JSON has no '\(text)', expected '\(literal)'", at: range,
        fixes: [Fix("write '\(literal)'", .safe, [edit(range, literal)])])
    }
    if let truth = Self.truths[text.lowercased()] {
      return syntax(
        "JSON has no '\(text)', expected '\(truth)', or '\"\(text)\"' for the text", at: range,
        fixes: [
          Fix("write '\(truth)'", .suggested, [edit(range, truth)]),
          Fix("put it in double quotes", .suggested, [edit(range, "\"\(text)\"")]),
        ])
    }
    guard let near = Spelling.nearest(to: text, in: ["true", "false", "null"]) else { return nil }
    return syntax(
      "unknown word '\(text)'; did you mean '\(near)'?", at: range,
      fixes: [Fix("write '\(near)'", .suggested, [edit(range, near)])])
  }

  /// What other languages write for the three literals.
  private static let literals = [
    "true": "true", "false": "false", "null": "null", "none": "null", "nil": "null", "undefined": "null", "~": "null",
  ]
  /// YAML 1.1's other booleans, which may also be meant as text.
  private static let truths = ["yes": "true", "on": "true", "no": "false", "off": "false"]

  /// A key or a text without quotes.
  private func unquoted(_ start: Int, isKey: Bool) -> Diagnostic {
    let range = rangeOfPhrase(from: start, isKey: isKey)
    let isPlain =
      range.upperBound < limit(of: start) && !bytes[range].contains { $0 == UInt8(ascii: "\\") || $0 == 0x09 }
    let text = String(decoding: bytes[range], as: UTF8.self)
    if let offset = firstFault(in: range) { return notUTF8(at: offset) }
    return syntax(
      "the \(isKey ? "key" : "text") '\(excerpt(range))' needs double quotes", at: range,
      fixes: isPlain ? [Fix("put it in double quotes", .safe, [edit(range, "\"\(text)\"")])] : [])
  }

  /// A file that begins as YAML does: `key:`, `- ` or `---`.
  private func yaml(_ range: Range<Int>) -> Diagnostic? {
    let next = range.upperBound < bytes.count ? bytes[range.upperBound] : 0
    let isEntry = excerpt(range) == "-" && isSpace(next)
    guard next == UInt8(ascii: ":") || isEntry || excerpt(range) == "---" else { return nil }
    return syntax("the file is YAML, not JSON; give it a name that ends in '.yaml'", at: range)
  }
}
