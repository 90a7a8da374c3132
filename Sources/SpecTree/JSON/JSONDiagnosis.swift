internal import SpecSource

/// Finds the words for a fault: looks again, and without haste, at the place where the scanner stopped.
///
/// Each fault gives one finding. What people carry over from JavaScript, Python and YAML (comments, commas before a
/// bracket, single quotes, bare words) is called by its name and, where one change is plainly meant, has a fix.
struct JSONDiagnosis {
  let bytes: UnsafeBufferPointer<UInt8>
  let file: FileID
  let fault: JSONFault
  /// The bracket or brace of the innermost collection that is not closed.
  let opening: Int?
  /// The range and the text of the scalar that was read last.
  let last: (range: Range<Int>, text: String, isPlain: Bool)?
  /// Whether nothing has been read before the fault.
  let isFirst: Bool

  /// A look at a fault, in a file that was read as far as `builder` knows.
  init(_ fault: JSONFault, in bytes: UnsafeBufferPointer<UInt8>, _ builder: borrowing TreeBuilder) {
    self.bytes = bytes
    self.fault = fault
    file = builder.source.id
    opening = builder.innermost.map { Int(builder.node($0).start) }
    isFirst = builder.nextNode.position == 0
    let node = NodeID(builder.nextNode.position - 1)
    if !isFirst, builder.node(node).kind == .scalar {
      last = (
        range: Int(builder.node(node).start)..<builder.end(of: node),
        text: builder.withText(of: node) { Excerpt.text($0) },
        isPlain: builder.node(node).style == .plain
      )
    } else {
      last = nil
    }
  }

  /// What is wrong.
  func finding() -> Diagnostic {
    switch fault.expected {
    case .lessDepth: return .tooDeep(at: location(fault.offset..<fault.offset + 1))
    case .string: return inString()
    case .escape: return inEscape()
    case .number, .literal: return word(at: fault.start)
    case .root where fault.offset == bytes.count:
      return .emptyFile(at: location(fault.offset..<fault.offset))
    default: break
    }
    guard fault.offset < bytes.count else { return endOfFile() }
    return strangeCharacter() ?? comment() ?? otherQuotes() ?? grammar()
  }

  /// The byte where the scanner stopped; only where that is not the end.
  var byte: UInt8 { bytes[fault.offset] }

  /// What was expected, in words.
  var expectation: String {
    switch fault.expected {
    case .firstItem: "a value or ']'"
    case .firstKey: "a key in double quotes or '}'"
    case .nextKey: "a key in double quotes"
    case .colon: "':' after the key '\(last?.text ?? "")'"
    case .memberValue: "a value for the key '\(last?.text ?? "")'"
    case .separator: "',' or '\(closingBracket)'"
    case .end: "the end of the file"
    case .root, .nextItem, .string, .escape, .number, .literal, .lessDepth: "a value"
    }
  }

  private var closingBracket: String {
    opening.map { bytes[$0] == UInt8(ascii: "{") ? "}" : "]" } ?? "]"
  }

  private func endOfFile() -> Diagnostic {
    // Where the text ends, not behind the line breaks that follow it: that is what the user sees.
    let end = endOfText(before: bytes.count)
    return syntax(
      "the file ends too early, expected \(expectation)", at: end..<end, notes: [openingNote].compactMap(\.self))
  }

  /// Points at the bracket that is open where the fault is.
  private var openingNote: Diagnostic.Note? {
    opening.map { Diagnostic.Note("'\(excerpt($0..<$0 + 1))' is opened here", at: location($0..<$0 + 1)) }
  }

  /// Commas, colons, brackets and words in the wrong place.
  private func grammar() -> Diagnostic {
    switch (fault.expected, byte) {
    case (.nextItem, UInt8(ascii: "]")), (.nextKey, UInt8(ascii: "}")): return trailingComma()
    case (.nextItem, UInt8(ascii: ",")), (.nextKey, UInt8(ascii: ",")):
      return syntax("two commas in a row, expected \(expectation) between them", at: found)
    case (.colon, _): return colon()
    case (.memberValue, UInt8(ascii: ",")), (.memberValue, UInt8(ascii: "}")):
      return syntax("the key '\(last?.text ?? "")' has no value", at: last?.range ?? found)
    case (.separator, _): return separator()
    case (.end, _): return behindValue()
    case (_, UInt8(ascii: "]")), (_, UInt8(ascii: "}")):
      return unexpected(notes: [openingNote].compactMap(\.self))
    default: return isWord(at: fault.offset) ? word(at: fault.offset) : unexpected()
    }
  }

  private func trailingComma() -> Diagnostic {
    let end = endOfText(before: fault.offset)
    let comma = end - 1..<end
    return syntax(
      "comma before '\(excerpt(found))', expected none: JSON has no trailing commas", at: comma,
      fixes: [Fix("remove the comma", .safe, [edit(comma, "")])])
  }

  private func colon() -> Diagnostic {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "}"):
      return syntax("the key '\(last?.text ?? "")' has no value", at: last?.range ?? found)
    case UInt8(ascii: "="):
      let isArrow = fault.offset + 1 < bytes.count && bytes[fault.offset + 1] == UInt8(ascii: ">")
      let sign = fault.offset..<fault.offset + (isArrow ? 2 : 1)
      return unexpected(at: sign, fixes: [Fix("write ':'", .safe, [edit(sign, ":")])])
    case _ where beginsValue:
      let end = endOfText(before: fault.offset)
      return syntax(
        "missing ':' after the key '\(last?.text ?? "")'", at: end..<end,
        fixes: [Fix("insert ':'", .safe, [edit(end..<end, ":")])])
    default: return unexpected()
    }
  }

  private func separator() -> Diagnostic {
    if let start = startOfTouchingWord { return word(at: start) }
    let isMapping = closingBracket == "}"
    if isMapping ? byte == UInt8(ascii: "\"") : beginsValue {
      let end = endOfText(before: fault.offset)
      return syntax(
        "missing ',' after the value", at: end..<end, fixes: [Fix("insert ','", .safe, [edit(end..<end, ",")])])
    }
    switch byte {
    case UInt8(ascii: "]"), UInt8(ascii: "}"): return unexpected(notes: [openingNote].compactMap(\.self))
    case UInt8(ascii: ":") where !isMapping:
      return syntax("':' in a list; keys and values stand in braces '{…}'", at: found)
    default:
      guard let last, !last.isPlain, last.range.upperBound == fault.offset, isWord(at: fault.offset) else {
        return unexpected()
      }
      return syntax(
        "expected \(expectation), found '\(excerpt(found))'; a quote inside a text is written '\\\"'", at: found)
    }
  }

  /// Whether a value, as JSON writes it, begins at the fault.
  private var beginsValue: Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "-"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: ["true", "false", "null"].contains(excerpt(found))
    }
  }

  private func behindValue() -> Diagnostic {
    if let start = startOfTouchingWord { return word(at: start) }
    if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") {
      return syntax("'\(excerpt(found))' closes nothing", at: found)
    }
    return syntax("a JSON file holds one value, found '\(excerpt(found))' after it", at: found)
  }

  /// Where a number or literal begins that goes on as a word: `01`, `12px`, `nullable`.
  private var startOfTouchingWord: Int? {
    guard let last, last.isPlain, last.range.upperBound == fault.offset, isWord(at: fault.offset) else { return nil }
    return last.range.lowerBound
  }
}

/// What all faults are described with.
extension JSONDiagnosis {
  /// The word or the character at the fault.
  var found: Range<Int> {
    isWord(at: fault.offset) ? rangeOfWord(from: fault.offset) : fault.offset..<fault.offset + characterLength
  }

  private var characterLength: Int { UTF8Sequence.length(at: fault.offset, in: bytes) ?? 1 }

  /// A finding that says what was found and what was expected.
  func unexpected(at range: Range<Int>? = nil, notes: [Diagnostic.Note] = [], fixes: [Fix] = []) -> Diagnostic {
    let range = range ?? found
    return syntax("expected \(expectation), found '\(excerpt(range))'", at: range, notes: notes, fixes: fixes)
  }

  /// A finding of the rule `json-syntax`.
  func syntax(
    _ message: String, at range: Range<Int>, notes: [Diagnostic.Note] = [], fixes: [Fix] = []
  ) -> Diagnostic {
    Diagnostic(.jsonSyntax, message, at: location(range), notes: notes, fixes: fixes)
  }

  func location(_ range: Range<Int>) -> Location { Location(file, SourceRange(range)) }

  func edit(_ range: Range<Int>, _ text: String) -> TextEdit { TextEdit(SourceRange(range), text) }

  func excerpt(_ range: Range<Int>) -> String { Excerpt.text(UnsafeBufferPointer(rebasing: bytes[range])) }

  /// The end of the last byte before `offset` that is no space or line break.
  func endOfText(before offset: Int) -> Int {
    var end = offset
    while end > 0, isSpace(bytes[end - 1]) { end -= 1 }
    return end
  }

  func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }
}
