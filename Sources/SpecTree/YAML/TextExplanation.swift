internal import SpecSource

/// Texts that need quotes.
extension SyntaxExplanation {
  /// A text without quotes in which YAML reads a sign of its own.
  func unquoted(_ range: Range<Int>, because reason: String) -> Diagnostic {
    let isExpression = source(range).contains("$(")
    let order = isExpression ? "quote the expression" : "quote the text"
    // A line without a key or a dash may go on with the text above it, and then quotes around it are not enough.
    let mayGoOn =
      fault.kind == .valueNotAllowed && range.lowerBound == line.start && contentLine(above: line) != nil
    return Diagnostic(
      .unquotedText, "\(reason); \(order)", at: location(range),
      fixes: [quote(range, mayGoOn ? .suggested : .safe)])
  }

  /// A value that begins with a sign that cannot begin a text, or the key or item that does.
  var unquotedValue: Diagnostic {
    guard let range = textAtFault, let reason = reasonAgainst(range) else { return unexplained }
    let written = source(range)
    if written.hasPrefix("!$("), written.hasSuffix(")") {
      return .negatedExpression(written, at: location(range))
    }
    return unquoted(range, because: reason)
  }

  /// The value, key or item on the line that begins where the fault is.
  private var textAtFault: Range<Int>? {
    let start = fault.context ?? fault.offset
    if let key = line.key, key.lowerBound == start || key.lowerBound == fault.offset { return key }
    let value = line.value
    guard value.lowerBound == start || value.lowerBound == fault.offset || value.contains(fault.offset) else {
      // `- none -`: the dash is taken for one of an item.
      return fault.kind == .entryNotAllowed && fault.offset < line.content
        ? span(line.start, line.value.upperBound) : nil
    }
    return value
  }

  /// Why a text that begins like this one needs quotes; nil when its beginning is harmless.
  func reasonAgainst(_ range: Range<Int>) -> String? {
    guard let first = range.isEmpty ? nil : bytes[range.lowerBound] else { return nil }
    let sign = Character(Unicode.Scalar(first))
    switch sign {
    case "@", "`", "%": return "no text begins with '\(sign)' in YAML"
    case "*": return "'*' at the beginning is for aliases in YAML"
    case "&": return "'&' at the beginning is for anchors in YAML"
    case "!": return "'!' at the beginning is for tags in YAML"
    case "|", ">": return "'\(sign)' at the beginning opens a text on the lines below in YAML"
    case "{": return "'{' at the beginning opens a mapping in YAML"
    case "[": return "'[' at the beginning opens a list in YAML"
    case "}", "]", ",": return "no text begins with '\(sign)' in YAML"
    case "-": return "'- ' at the beginning is for items of a list in YAML"
    case "?": return "'?' at the beginning is for long keys in YAML"
    case ":": return "': ' is for keys in YAML"
    default: return nil
    }
  }

  /// A colon where none may stand: in a text, or behind a key that is indented wrongly or too long.
  var valueNotAllowed: Diagnostic {
    if let finding = keyAtMarker { return finding }
    if let key = line.key, key.upperBound <= fault.offset, bytes.skippingBlanks(from: key.upperBound) == fault.offset {
      if let finding = longKey(key) { return finding }
      return keyBelowText(key)
    }
    let range = line.value
    guard range.contains(fault.offset) else { return unexplained }
    if let finding = quotedAndMore(range) { return finding }
    if let finding = missingSpace(behindDashOf: line) { return finding }
    if let reason = reasonAgainst(range) { return unquoted(range, because: reason) }
    return unquoted(
      range, because: "': ' makes a key of '\(text(bytes.trimmingBlanks(span(range.lowerBound, fault.offset))))'")
  }

  /// A mapping that begins on the line of `---`.
  private var keyAtMarker: Diagnostic? {
    let marker = line.range.lowerBound..<min(line.range.lowerBound + 3, line.range.upperBound)
    let start = bytes.skippingBlanks(from: marker.upperBound)
    guard source(marker) == "---", start > marker.upperBound, start < fault.offset else { return nil }
    let blanks = span(marker.upperBound, start)
    return Diagnostic(
      .yamlSyntax, "a mapping cannot begin on the line of '---', expected it on the next one",
      at: location(span(start, fault.offset)), fixes: [fix("put it on the next line", .safe, blanks, "\n")])
  }

  /// A key that is longer than YAML allows without `?`.
  func longKey(_ key: Range<Int>) -> Diagnostic? {
    let length = bytes[key].reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
    guard length > Self.longestKey else { return nil }
    return Diagnostic(
      .yamlSyntax,
      "this key has \(length.grouped) characters, and YAML reads no key of more than \(Self.longestKey.grouped) without '? ' before it",
      at: location(key))
  }

  /// A key in brackets that is too long: it was read as a text, behind which no colon may stand.
  var longKeyInBrackets: Diagnostic? {
    guard let key = lastScalar, fault.offset < bytes.count, bytes[fault.offset] == UInt8(ascii: ":"),
      bytes.skippingBlanks(from: key.upperBound) == fault.offset
    else { return nil }
    return longKey(key)
  }

  /// The most characters of a key (YAML 1.2.2, 7.4.2).
  private static let longestKey = 1024

  /// A line that should have a key and has no colon, or none that counts.
  var colonMissing: Diagnostic {
    let start = fault.context ?? fault.offset
    let line = BlockLine(bytes, at: start)
    if let finding = longKey(span(start, line.key?.upperBound ?? line.value.upperBound)) { return finding }
    let range = span(start, line.value.upperBound)
    if let finding = missingSpace(range) ?? missingSpace(behindDashOf: line) { return finding }
    if let reason = reasonAgainst(range), bytes[start] != UInt8(ascii: "?") {
      return Diagnostic(.yamlSyntax, "expected a key here, found '\(text(range))'; \(reason)", at: location(range))
    }
    return Diagnostic(
      .yamlSyntax,
      "expected ':' after '\(text(range))'; a text that goes on from the line above is indented more than its key",
      at: location(range))
  }

  /// A colon without the space that makes a key.
  func missingSpace(_ range: Range<Int>) -> Diagnostic? {
    var place = range.lowerBound
    while place < range.upperBound, bytes[place].isAnchorByte { place += 1 }
    guard place > range.lowerBound, place + 1 < range.upperBound, bytes[place] == UInt8(ascii: ":"),
      !bytes[place + 1].isBlankOrBreak, bytes[place + 1] != UInt8(ascii: "/"), bytes[place + 1] != UInt8(ascii: ":")
    else { return nil }
    let behind = place + 1
    return Diagnostic(
      .yamlSyntax, "expected a space after ':' in '\(text(range))'", at: location(byteRange(at: place)),
      fixes: [fix("put a space after ':'", .safe, behind..<behind, " ")])
  }

  /// A dash without the space that makes an item of a list: before a bracket, or beside items.
  func missingSpace(behindDashOf line: BlockLine) -> Diagnostic? {
    let behind = line.start + 1
    guard behind < line.range.upperBound, bytes[line.start] == UInt8(ascii: "-") else { return nil }
    let first = bytes[behind]
    let isBracket = first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    let isWord = first.isAnchorByte || first == UInt8(ascii: "\"") || first == UInt8(ascii: "'")
    guard isBracket || isWord && first != UInt8(ascii: "-") && isBesideItem(line) else { return nil }
    return Diagnostic(
      .yamlSyntax,
      "expected a space after '-' in '\(text(span(line.start, line.key?.upperBound ?? line.value.upperBound)))'",
      at: location(byteRange(at: line.start)),
      fixes: [fix("put a space after '-'", .safe, behind..<behind, " ")])
  }

  /// Whether the nearest line above that is indented no more is an item of a list, and lines up with this one.
  private func isBesideItem(_ line: BlockLine) -> Bool {
    let column = line.start - line.range.lowerBound
    var above = contentLine(above: line)
    while let other = above, other.start - other.range.lowerBound > column { above = contentLine(above: other) }
    return above.map { $0.start - $0.range.lowerBound == column && $0.content > $0.start } ?? false
  }

  /// A block scalar whose first line is not only its header.
  var blockHeader: Diagnostic {
    let start = fault.context ?? fault.offset
    let range = span(start, BlockLine(bytes, at: start).value.upperBound)
    if fault.kind == .blockIndentation {
      let sign = text(range)
      return Diagnostic(
        .yamlSyntax, "the indentation after '\(sign.prefix(1))' is 0, expected 1 to 9 or none", at: location(range))
    }
    guard let reason = range.isEmpty ? nil : reasonAgainst(range) else { return unexplained }
    return unquoted(range, because: reason)
  }

  /// A directive that cannot be read, or a text at the beginning of a line that looks like one.
  var directive: Diagnostic {
    let start = fault.context ?? fault.offset
    let line = BlockLine(bytes, at: start)
    let range = span(line.start, line.value.upperBound)
    let word = text(line.start..<bytes[range].dropFirst().prefix { !$0.isBlank }.endIndex)
    let removal = fix(
      "remove the line", .suggested, line.range.lowerBound..<bytes.startOfNextLine(from: line.range.upperBound), "")
    switch fault.kind {
    case .version:
      return Diagnostic(
        .yamlSyntax, "'\(text(range))' is not read, expected '%YAML 1.2' or no such line", at: location(range),
        fixes: [removal])
    case .directiveTwice:
      return Diagnostic(
        .yamlSyntax, "'\(word)' stands twice before one document", at: location(range), fixes: [removal])
    case .directiveName:
      return Diagnostic(
        .unknownDirective,
        "'\(word)' at the beginning of a line is a directive that YAML does not have; remove the line",
        at: location(range), severity: .error, fixes: [removal])
    default:
      return Diagnostic(
        .yamlSyntax, "'%' at the beginning of a line is for directives, and '\(text(range))' is none; remove the line",
        at: location(range), fixes: [removal])
    }
  }
}
