internal import SpecSource

/// Lines that are indented by tabs, or as nothing around them is.
extension SyntaxExplanation {
  /// A tab in the indentation of the line on which reading stopped.
  var tabIndentation: Diagnostic? {
    let line = fault.kind == .tabInBlock || fault.kind == .tabInText ? lineWithTab : line
    // Between brackets tabs are as good as spaces.
    if fault.kind != .tabInText, open.last?.isFlow == true { return nil }
    var first = bytes[line.range.lowerBound..<line.start].firstIndex(of: 0x09)
    if first == nil, fault.kind == .signNotAllowed, bytes[fault.offset] == 0x09 { first = fault.offset }
    guard let first else { return nil }
    var end = first
    while end < line.range.upperBound, bytes[end] == 0x09 { end += 1 }
    let spaces = String(repeating: "  ", count: end - first)
    return Diagnostic(
      .tabIndentation, "a tab in the indentation, expected spaces", at: location(first..<end),
      fixes: [fix("put two spaces in place of each tab", .suggested, first..<end, spaces)])
  }

  /// The line with the tab: libyaml may have stopped before it or behind it.
  private var lineWithTab: BlockLine {
    let next = BlockLine(bytes, at: bytes.startOfNextLine(from: line.range.upperBound))
    let hasTab = bytes[line.range.lowerBound..<line.start].contains(0x09)
    return hasTab ? line : next
  }

  /// A key below a text, indented as if it belonged to it.
  func keyBelowText(_ key: Range<Int>) -> Diagnostic {
    guard let above = contentLine(above: line) else { return unexplained }
    let name = text(key)
    guard let other = above.key else {
      if let finding = missingSpace(span(above.content, above.value.upperBound)) { return finding }
      return Diagnostic(
        .wrongIndentation,
        "'\(name)' is indented as a part of the text '\(text(above.value))' above it, and a text has no keys",
        at: location(key), notes: [note("the text is here", above.value)])
    }
    return indentedMore(key, than: other, above)
  }

  /// A key that is indented more than the one above, which has a value already.
  private func indentedMore(_ key: Range<Int>, than other: Range<Int>, _ above: BlockLine) -> Diagnostic {
    let indentation = indentation(of: line)
    let target = String(repeating: " ", count: other.lowerBound - above.range.lowerBound)
    return Diagnostic(
      .wrongIndentation,
      "'\(text(key))' is indented more than '\(text(other))', which has a value already; indent both alike",
      at: location(key), notes: [note("'\(text(other))' is here", other)],
      fixes: [fix("indent it like '\(text(other))'", .suggested, indentation, target)])
  }

  /// Something that stands where a key, an item or the end of the document is expected.
  var misplaced: Diagnostic {
    guard fault.offset == line.start, line.start < line.range.upperBound else { return trailing }
    if bytes[fault.offset] == UInt8(ascii: "}") || bytes[fault.offset] == UInt8(ascii: "]") { return strayBracket }
    guard let above = contentLine(above: line) else { return unexplained }
    let column = line.start - line.range.lowerBound
    let columns = above.columns(in: bytes)
    if let deepest = columns.last, column > deepest, let key = line.key, let other = above.key {
      return indentedMore(key, than: other, above)
    }
    let ownColumn = open.last.map { $0.start - bytes.startOfLine(at: $0.start) }
    if let deeper = columns.first(where: { $0 > column }), column != ownColumn { return between(column, deeper, above) }
    return unlikeNeighbours
  }

  /// A line whose indentation lies between those of two lines above it.
  private func between(_ column: Int, _ deeper: Int, _ above: BlockLine) -> Diagnostic {
    let name = name(of: line, at: line.start)
    var neighbours = [neighbour(above, deeper)]
    var other: BlockLine? = above
    while let line = other {
      if let shallow = line.columns(in: bytes).last(where: { $0 < column }) {
        neighbours.append(neighbour(line, shallow))
        break
      }
      other = contentLine(above: line)
    }
    let isItem = line.content > line.start
    let relations = zip(["less than", "more than"], neighbours).map { "\($0) '\(text($1.name))'" }
    return Diagnostic(
      .wrongIndentation,
      "'\(text(name))' is indented \(relations.joined(separator: " and ")); it lines up with nothing it could belong to",
      at: location(name), notes: neighbours.map { note("'\(text($0.name))' is here", $0.name) },
      fixes: neighbours.filter { $0.isItem == isItem }.map {
        fix(
          "indent it like '\(text($0.name))'", .suggested, indentation(of: line),
          String(repeating: " ", count: $0.column))
      })
  }

  /// What stands at a column of a line, to line up with.
  private func neighbour(_ line: BlockLine, _ column: Int) -> (name: Range<Int>, column: Int, isItem: Bool) {
    let start = line.range.lowerBound + column
    return (name(of: line, at: start), column, start < line.content)
  }

  /// A line at the indentation of keys that is none, or at that of items that is none.
  private var unlikeNeighbours: Diagnostic {
    let name = name(of: line, at: line.start)
    switch fault.kind {
    case .keyMissing where line.content > line.start:
      return Diagnostic(
        .wrongIndentation, "an item of a list where a key is expected; indent it below the key it belongs to",
        at: location(byteRange(at: line.start)))
    case .entryMissing:
      if let finding = missingSpace(behindDashOf: line) { return finding }
      let insertion = fix("put '- ' before it", .suggested, line.start..<line.start, "- ")
      return Diagnostic(
        .wrongIndentation,
        "'\(text(name))' stands where the next '- ' of the list is expected; indent it below the item it belongs to",
        at: location(name), fixes: [insertion])
    case .documentMissing:
      return Diagnostic(
        .yamlSyntax,
        "'\(text(name))' comes after the end of what the file holds; expected the end of the file or '---'",
        at: location(name))
    default: return unexplained
    }
  }

  /// More text on the line behind a value that is complete.
  private var trailing: Diagnostic {
    let range = line.value
    guard range.contains(fault.offset), range.lowerBound < fault.offset else { return unexplained }
    if bytes[fault.offset] == UInt8(ascii: "}") || bytes[fault.offset] == UInt8(ascii: "]") { return strayBracket }
    if let finding = quotedAndMore(range) { return finding }
    switch bytes[range.lowerBound] {
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      let what = bytes[range.lowerBound] == UInt8(ascii: "[") ? "list" : "mapping"
      let reason =
        "'\(text(byteRange(at: range.lowerBound)))' at the beginning opens a \(what), and text follows its end"
      return unquoted(range, because: reason)
    case UInt8(ascii: "*"): return unquoted(range, because: "'*' at the beginning is for aliases in YAML")
    default: return unexplained
    }
  }

  private var strayBracket: Diagnostic {
    let range = byteRange(at: fault.offset)
    return Diagnostic(
      .unclosedBracket, "'\(text(range))' closes nothing; no bracket of its kind is open", at: location(range),
      fixes: [fix("remove '\(text(range))'", .suggested, range, "")])
  }

  /// The nearest line above that is more than a comment.
  func contentLine(above line: BlockLine) -> BlockLine? {
    var start = line.range.lowerBound
    while start > 0 {
      let before = BlockLine(bytes, at: bytes.isPair(endingAt: start) ? start - 2 : start - 1)
      if !before.isEmpty(in: bytes) { return before }
      start = before.range.lowerBound
    }
    return nil
  }

  /// What names the part of a line that begins at `start`: up to its key, else what stands on it.
  private func name(of line: BlockLine, at start: Int) -> Range<Int> {
    span(start, line.key?.upperBound ?? line.value.upperBound)
  }

  private func indentation(of line: BlockLine) -> Range<Int> { line.range.lowerBound..<line.start }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the two bytes before `offset` are CR and LF.
  fileprivate func isPair(endingAt offset: Int) -> Bool {
    offset > 1 && self[offset - 1] == 0x0A && self[offset - 2] == 0x0D
  }
}
