internal import SpecSource

/// Quotes that are not closed, are closed too early, and what cannot stand between them.
extension SyntaxExplanation {
  /// A quote that nothing closes.
  var openQuote: Diagnostic {
    let start = fault.context ?? fault.offset
    let quote = text(byteRange(at: start))
    let line = BlockLine(bytes, at: start)
    let end = max(start + 1, bytes.trimmingBlanks(span(start, line.range.upperBound)).upperBound)
    let ending = fault.offset < bytes.count ? "before the document ends" : "before the end of the file"
    return Diagnostic(
      .unclosedQuote, "the quote opened here is not closed \(ending); expected \(quote) at the end of the text",
      at: location(byteRange(at: start)), fixes: [fix("close the quote on this line", .suggested, end..<end, quote)])
  }

  /// A value in quotes with more text behind them: quotes inside quotes, or an apostrophe; nil for any other value.
  func quotedAndMore(_ range: Range<Int>) -> Diagnostic? {
    guard !range.isEmpty, isQuote(bytes[range.lowerBound]) else { return nil }
    let opening = range.lowerBound
    guard let closing = bytes.closingQuote(of: opening, limit: range.upperBound), closing + 1 < range.upperBound else {
      return nil
    }
    let isDouble = bytes[opening] == UInt8(ascii: "\"")
    guard bytes[range.upperBound - 1] == bytes[opening], range.upperBound - 1 > closing else {
      // The text goes on behind the quotes and does not end with one: all of it was meant, quotes and all.
      let rest = span(bytes.skippingBlanks(from: closing + 1), range.upperBound)
      return Diagnostic(
        .unclosedQuote, "the text ends at the closing quote, found '\(text(rest))' after it; quote the whole text",
        at: location(rest), notes: [note("the quote opened here", span(opening, closing + 1))],
        fixes: [quote(range, .suggested)])
    }
    let inner = opening + 1..<range.upperBound - 1
    let spelling = isDouble ? spellingOfDouble(inner) : spellingOfSingle(inner)
    let message =
      isDouble
      ? "a double quote inside double quotes ends the text; use single quotes inside, or write '\\\"'"
      : "an apostrophe inside single quotes ends the text; use double quotes around it, or write it twice"
    return Diagnostic(
      .unclosedQuote, message, at: location(byteRange(at: closing)),
      notes: [note("the text begins here", byteRange(at: opening))],
      fixes: [fix("correct the quotes", .safe, range, spelling)])
  }

  private func spellingOfDouble(_ inner: Range<Int>) -> String {
    let content = source(inner)
    let hasApostrophe = content.utf8.contains(UInt8(ascii: "'"))
    if content.contains("$("), !hasApostrophe {
      // Expressions stand in double quotes, with single quotes inside.
      return "\"" + String(content.map { $0 == "\"" ? "'" : $0 }) + "\""
    }
    if !hasApostrophe, !content.utf8.contains(UInt8(ascii: "\\")) { return "'\(content)'" }
    var spelling = "\""
    var isEscaped = false
    for scalar in content.unicodeScalars {
      if scalar == "\"", !isEscaped { spelling += "\\" }
      spelling.unicodeScalars.append(scalar)
      isEscaped = scalar == "\\" && !isEscaped
    }
    return spelling + "\""
  }

  private func spellingOfSingle(_ inner: Range<Int>) -> String {
    let content = source(inner).undoublingQuotes()
    let needsEscapes = content.utf8.contains { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }
    return needsEscapes ? QuotedText.singleQuoted(content) : "\"\(content)\""
  }

  /// A quoted text that was closed lines below its beginning, with more text behind the closing quote; nil when the
  /// last scalar is not of that kind.
  var lateClosing: Diagnostic? {
    guard let scalar = lastScalar, !scalar.isEmpty, isQuote(bytes[scalar.lowerBound]),
      scalar.upperBound <= fault.offset,
      bytes[scalar].contains(where: { $0.isBreak }),
      bytes[scalar.upperBound..<fault.offset].allSatisfy({ $0.isBlank }),
      // Before a colon it is a key on several lines.
      fault.offset == bytes.count || bytes[fault.offset] != UInt8(ascii: ":")
    else { return nil }
    let opening = byteRange(at: scalar.lowerBound)
    let end = bytes.trimmingBlanks(scalar.lowerBound..<bytes.endOfLine(from: scalar.lowerBound)).upperBound
    return Diagnostic(
      .unclosedQuote,
      "the quote opened here is closed only on line \(lineNumber(of: scalar.upperBound - 1)), where more text follows",
      at: location(opening), notes: [note("closed here", byteRange(at: scalar.upperBound - 1))],
      fixes: [fix("close the quote on this line", .suggested, end..<end, text(opening))])
  }

  func isQuote(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }

  // MARK: Escapes

  /// A backslash in double quotes with a letter that YAML gives no meaning.
  var unknownEscape: Diagnostic {
    let place = fault.offset
    if place + 1 >= bytes.count { return openQuote }
    let length = UTF8Sequence.length(at: place + 1, in: bytes) ?? 1
    let range = span(place, place + 1 + length)
    let escape = text(range)
    if escape == "\\$" {
      let isExpression = range.upperBound < bytes.count && bytes[range.upperBound] == UInt8(ascii: "(")
      let spelling = isExpression ? "$$" : "$"
      let meaning = isExpression ? "a '$(' that begins no expression is written '$$('" : "write '$' alone"
      return Diagnostic(
        .unknownEscape, "'\\$' is no escape; \(meaning)", at: location(range),
        fixes: [fix("write '\(spelling)'", .safe, range, spelling)])
    }
    return Diagnostic(
      .unknownEscape, "'\(escape)' is no escape in double quotes; use single quotes, or write '\\\(escape)'",
      at: location(range), fixes: literalFixes(place))
  }

  /// An escape with a number that is cut short or means no character.
  var unfinishedEscape: Diagnostic {
    var place = min(fault.offset, bytes.count)
    while place > 0, bytes[place - 1] != UInt8(ascii: "\\") { place -= 1 }
    let start = max(0, place - 1)
    var end = min(place + 1, bytes.count)
    let letter = text(span(start, end))
    let digits = letter == "\\x" ? 2 : letter == "\\u" ? 4 : 8
    while end < min(place + 1 + digits, bytes.count), Character(Unicode.Scalar(bytes[end])).isHexDigit { end += 1 }
    let range = span(start, end)
    if fault.kind == .surrogate {
      return Diagnostic(
        .unknownEscape, "'\(text(range))' is no character; write the character itself, or '\\U' with its eight digits",
        at: location(range))
    }
    return Diagnostic(
      .unknownEscape,
      "'\(letter)' in double quotes takes \(digits) hexadecimal digits; use single quotes, or write '\\\(letter)'",
      at: location(range), fixes: literalFixes(start))
  }

  /// The fixes for a backslash at `place` that was meant as one.
  private func literalFixes(_ place: Int) -> [Fix] {
    let doubling = fix("write '\\\\'", .suggested, byteRange(at: place), "\\\\")
    guard let opening = fault.context, bytes[opening] == UInt8(ascii: "\"") else { return [doubling] }
    let end = bytes.endOfLine(from: opening)
    guard let closing = bytes.closingQuote(of: opening, limit: end) else { return [doubling] }
    let content = opening + 1..<closing
    // In single quotes every backslash stands for itself; that is safe unless one of them was an escape.
    let isLiteral = backslashes(in: content).allSatisfy { !Self.isEscape(bytes[$0 + 1]) || $0 == place }
    let single = fix(
      "use single quotes", isLiteral ? .safe : .suggested, opening..<closing + 1,
      QuotedText.singleQuoted(source(content)))
    return [single, doubling]
  }

  /// The offsets of the backslashes in a range that begin an escape, or would.
  private func backslashes(in range: Range<Int>) -> [Int] {
    var found: [Int] = []
    var place = range.lowerBound
    while place + 1 < range.upperBound {
      if bytes[place] == UInt8(ascii: "\\") {
        found.append(place)
        place += 1
      }
      place += 1
    }
    return found
  }

  /// Whether a byte behind a backslash makes an escape of YAML (1.2.2, 5.7); digits behind it are not looked at.
  private static func isEscape(_ byte: UInt8) -> Bool {
    "0abtnvfre \"/\\N_LPxuU\t".utf8.contains(byte)
  }
}
