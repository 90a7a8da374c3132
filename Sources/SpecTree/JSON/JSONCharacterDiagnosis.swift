internal import SpecSource

/// Characters that JSON has nowhere outside a string, whatever is expected.
extension JSONDiagnosis {
  /// Bytes that are no text, and characters that nobody sees.
  func strangeCharacter() -> Diagnostic? {
    guard let length = UTF8Sequence.length(at: fault.offset, in: bytes) else { return notUTF8() }
    let range = fault.offset..<fault.offset + length
    let scalar = String(decoding: bytes[range], as: UTF8.self).unicodeScalars.first ?? " "
    if scalar == "\u{FEFF}" { return .byteOrderMark(at: location(range)) }
    switch scalar.properties.generalCategory {
    case .control:
      return Diagnostic(
        .controlCharacter, "control character \(Diagnostic.hex(byte)), expected \(expectation)", at: location(range))
    case .spaceSeparator, .lineSeparator, .paragraphSeparator:
      return invisible(scalar, range, Fix("write a space", .safe, [edit(range, " ")]))
    case .format:
      return invisible(scalar, range, Fix("remove it", .safe, [edit(range, "")]))
    default: return nil
    }
  }

  private func invisible(_ scalar: Unicode.Scalar, _ range: Range<Int>, _ fix: Fix) -> Diagnostic {
    syntax("the invisible character \(scalar.codePoint), expected \(expectation)", at: range, fixes: [fix])
  }

  /// The byte at `offset`, by default at the fault, and what belongs to it.
  func notUTF8(at offset: Int? = nil) -> Diagnostic {
    let range = UTF8Sequence.faultRange(at: offset ?? fault.offset, in: bytes)
    return .notUTF8(firstByte: bytes[range.lowerBound], at: location(range))
  }

  /// A comment as JavaScript or YAML has it.
  func comment() -> Diagnostic? {
    let next = fault.offset + 1 < bytes.count ? bytes[fault.offset + 1] : 0
    let end: Int
    switch (byte, next) {
    case (UInt8(ascii: "/"), UInt8(ascii: "*")): end = endOfBlockComment
    case (UInt8(ascii: "/"), UInt8(ascii: "/")): end = endOfLine
    case (UInt8(ascii: "#"), _) where !isWord(at: fault.offset): end = endOfLine
    default: return nil
    }
    let range = fault.offset..<end
    return syntax(
      "JSON has no comments; remove it, or write the spec in YAML, which has them", at: range,
      fixes: [Fix("remove the comment", .suggested, [edit(range, "")])])
  }

  private var endOfLine: Int {
    var end = fault.offset
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    return end
  }

  private var endOfBlockComment: Int {
    var place = fault.offset + 2
    while place + 1 < bytes.count {
      if bytes[place] == UInt8(ascii: "*"), bytes[place + 1] == UInt8(ascii: "/") { return place + 2 }
      place += 1
    }
    return bytes.count
  }

  /// Text in other quotes than JSON's.
  func otherQuotes() -> Diagnostic? {
    let opening = String(decoding: bytes[found], as: UTF8.self).first
    guard let opening, let quotes = Self.foreignQuotes.first(where: { $0.opening == opening }) else { return nil }
    let start = fault.offset + opening.utf8.count
    // The text ends at its own quote, in the same line, and must mean the same in double quotes.
    let line = String(decoding: bytes[start..<endOfLine].prefix(4096), as: UTF8.self)
    guard let end = line.firstIndex(of: quotes.closing), !line[..<end].contains(where: { "\"\\\u{FFFD}".contains($0) })
    else {
      return syntax("text in \(quotes.name), expected double quotes", at: fault.offset..<start)
    }
    let text = line[..<end]
    let range = fault.offset..<start + text.utf8.count + quotes.closing.utf8.count
    return syntax(
      "text in \(quotes.name), expected double quotes", at: range,
      fixes: [Fix("write double quotes", .safe, [edit(range, "\"\(text)\"")])])
  }

  /// The quotes of other languages and of word processors.
  private static let foreignQuotes: [(opening: Character, closing: Character, name: String)] = [
    ("'", "'", "single quotes"), ("`", "`", "backticks"), ("“", "”", "curly quotes"), ("„", "“", "curly quotes"),
    ("‘", "’", "curly quotes"), ("«", "»", "angle quotes"),
  ]
}
