internal import SpecSource

/// What can go wrong between brackets and braces.
extension SyntaxExplanation {
  /// What is open where reading stopped, when that is between brackets.
  var flowLayout: FlowLayout? {
    let start: Int
    if let outermost = open.first(where: { $0.isFlow }) {
      start = outermost.start
    } else if fault.kind == .pairEndMissing || fault.kind == .itemEndMissing, let context = fault.context {
      start = context
    } else {
      start = line.value.lowerBound
      guard start < fault.offset, bytes[start] == UInt8(ascii: "[") || bytes[start] == UInt8(ascii: "{") else {
        return nil
      }
    }
    let layout = FlowLayout(bytes, from: start, to: fault.offset)
    return layout.frames.isEmpty ? nil : layout
  }

  /// Explains a fault inside brackets.
  func inBrackets(_ flow: FlowLayout) -> Diagnostic {
    guard let frame = flow.frames.last else { return unexplained }
    if let swallow = flow.swallow { return swallowed(swallow) }
    if let expression = flow.expression { return unquotedFlow(expression, because: reasonOfSign(behind: expression)) }
    if isAbandoned(frame) { return unclosed(flow, frame) }
    let start = frame.value ?? frame.entry
    if let start, start < fault.offset { return behindText(start, frame) }
    return atBeginning(frame)
  }

  /// A comment that takes away the closing bracket.
  private func swallowed(_ swallow: FlowLayout.Swallow) -> Diagnostic {
    let end = bytes.endOfFlowText(from: swallow.text)
    let range = span(swallow.text, max(end, swallow.sign + 1))
    return unquoted(
      range, because: "'#' after a space begins a comment, so the closing '\(swallow.closers)' is not read")
  }

  /// A text inside brackets up to the end that its author meant.
  private func unquotedFlow(_ start: Int, because reason: String) -> Diagnostic {
    unquoted(span(start, bytes.endOfFlowText(from: start)), because: reason)
  }

  // MARK: Brackets that are not closed

  /// Whether the file went on without closing the bracket: reading stopped at the end of the file, or behind a line that
  /// is indented no more than the bracket's own.
  private func isAbandoned(_ frame: FlowLayout.Frame) -> Bool {
    if fault.offset >= bytes.count { return true }
    let own = BlockLine(bytes, at: frame.opener)
    let ownColumn = own.start - own.range.lowerBound
    var start = bytes.startOfNextLine(from: own.range.upperBound)
    while start <= fault.offset, start < bytes.count {
      let line = BlockLine(bytes, at: start)
      let isCloser =
        line.start < line.range.upperBound
        && (bytes[line.start].isFlowSign || bytes[line.start] == UInt8(ascii: ":"))
      if !line.isEmpty(in: bytes), !isCloser, line.start - line.range.lowerBound <= ownColumn { return true }
      start = bytes.startOfNextLine(from: line.range.upperBound)
    }
    return false
  }

  private func unclosed(_ flow: FlowLayout, _ frame: FlowLayout.Frame) -> Diagnostic {
    let line = BlockLine(bytes, at: frame.opener)
    let opener = byteRange(at: frame.opener)
    let closers = flow.frames.reversed().filter { line.range.contains($0.opener) }.map { closer(of: $0) }.joined()
    let end = max(frame.opener + 1, line.value.upperBound)
    let notes = fault.offset < bytes.count ? [note("what follows is read as part of it, up to here", wordAtFault)] : []
    return Diagnostic(
      .unclosedBracket, "'\(text(opener))' is not closed; expected '\(closer(of: frame))'", at: location(opener),
      notes: notes, fixes: [fix("put '\(closers)' at the end of the line", .suggested, end..<end, closers)])
  }

  private func closer(of frame: FlowLayout.Frame) -> String { bytes[frame.opener] == UInt8(ascii: "[") ? "]" : "}" }

  // MARK: Behind a text

  /// Explains a fault behind something that began at `start`, in the same entry.
  private func behindText(_ start: Int, _ frame: FlowLayout.Frame) -> Diagnostic {
    let first = bytes[start]
    let sign = bytes[fault.offset]
    if sign == UInt8(ascii: "}") || sign == UInt8(ascii: "]") { return wrongCloser(frame) }
    if fault.kind == .colonInText { return colonInText(start) }
    if sign == UInt8(ascii: ":"), frame.value == nil, bytes[span(start, fault.offset)].contains(where: { $0.isBreak }) {
      return Diagnostic(
        .yamlSyntax, "':' stands on another line than its key; put both on one line",
        at: location(byteRange(at: fault.offset)))
    }
    let startsEntry = startsPair(at: fault.offset) || isQuote(sign) || sign.isFlowSign
    if startsEntry, !isTight, isQuote(first) || first.isFlowSign { return missingComma() }
    if isQuote(first) {
      let end = endOfQuotedFlowText(from: start)
      return quotedAndMore(span(start, end)) ?? missingComma()
    }
    if first.isFlowSign {
      return unquotedFlow(
        start,
        because:
          "'\(text(byteRange(at: start)))' at the beginning opens a \(name(ofOpener: first)), and text follows its end")
    }
    if first == UInt8(ascii: "*") { return unquotedFlow(start, because: "'*' at the beginning is for aliases in YAML") }
    if sign.isFlowSign { return unquotedFlow(start, because: reasonOfSign(behind: start)) }
    if sign == UInt8(ascii: ":") { return secondColon(start) }
    return missingComma()
  }

  /// What the sign at the fault does to the text before it.
  private func reasonOfSign(behind start: Int) -> String {
    let sign = byteRange(at: fault.offset)
    guard bytes[sign].first == UInt8(ascii: ":") else {
      return "\(describe(sign)) ends a text inside brackets or braces"
    }
    return "': ' makes a key of '\(text(bytes.trimmingBlanks(span(start, fault.offset))))'"
  }

  private func name(ofOpener byte: UInt8) -> String { byte == UInt8(ascii: "[") ? "list" : "mapping" }

  /// Whether the fault stands directly behind what is before it.
  private var isTight: Bool { fault.offset > 0 && !bytes[fault.offset - 1].isBlankOrBreak }

  /// Whether a word and a colon stand at `offset`: the next pair of a mapping, most likely.
  private func startsPair(at offset: Int) -> Bool {
    var place = offset
    if isQuote(bytes[place]) {
      guard let closing = bytes.closingQuote(of: place, limit: bytes.endOfLine(from: place)) else { return false }
      place = closing + 1
    } else {
      while place < bytes.count, bytes[place].isAnchorByte { place += 1 }
    }
    return place > offset && place < bytes.count && bytes[place] == UInt8(ascii: ":")
  }

  /// A value in quotes up to the quote that its author meant for the last: one with a comma or a bracket behind it.
  private func endOfQuotedFlowText(from start: Int) -> Int {
    let limit = bytes.endOfLine(from: start)
    var quotes = 0
    var last = start + 1
    for place in start..<max(start, limit) where bytes[place] == bytes[start] {
      quotes += 1
      let next = bytes.skippingBlanks(from: place + 1)
      guard place > start, next >= limit || bytes[next].isFlowSign else { continue }
      last = place + 1
      if bytes[start] == UInt8(ascii: "'") || quotes % 2 == 0, last > fault.offset { break }
    }
    return last
  }

  private func missingComma() -> Diagnostic {
    let start = fault.offset
    var end = start
    while end > 0, bytes[end - 1].isBlankOrBreak { end -= 1 }
    let word = entryAtFault
    let closers = fault.kind == .itemEndMissing ? "',' or ']'" : "',' or '}'"
    return Diagnostic(
      .yamlSyntax, "expected \(closers) before \(describe(word))", at: location(word),
      fixes: [fix("put ',' before it", .suggested, end..<end, ",")])
  }

  /// The word at the fault without the colon, comma or bracket behind it.
  private var entryAtFault: Range<Int> {
    let word = wordAtFault
    let start = word.lowerBound
    if isQuote(bytes[start]), let closing = bytes.closingQuote(of: start, limit: bytes.endOfLine(from: start)) {
      return start..<closing + 1
    }
    let end = bytes[word].dropFirst().firstIndex { $0.isFlowSign || $0 == UInt8(ascii: ":") }
    return start..<(end ?? word.upperBound)
  }

  private func wrongCloser(_ frame: FlowLayout.Frame) -> Diagnostic {
    let found = byteRange(at: fault.offset)
    let opener = byteRange(at: frame.opener)
    return Diagnostic(
      .unclosedBracket, "found '\(text(found))' where '\(closer(of: frame))' is expected", at: location(found),
      notes: [note("'\(text(opener))' is opened here", opener)],
      fixes: [
        fix("put '\(closer(of: frame))' before it", .suggested, found.lowerBound..<found.lowerBound, closer(of: frame))
      ])
  }

  /// A colon with one of `?,[]{}` behind it, which libyaml does not read inside brackets.
  func colonInText(_ start: Int) -> Diagnostic {
    let colon = byteRange(at: fault.offset)
    let behind = fault.offset + 1
    let next = behind < bytes.count ? bytes[behind] : 0
    if start == BlockLine.keyStart(bytes, before: fault.offset), next != UInt8(ascii: "?") {
      return Diagnostic(
        .yamlSyntax, "expected a space after ':'", at: location(colon),
        fixes: [fix("put a space after ':'", .safe, behind..<behind, " ")])
    }
    let pair = span(fault.offset, behind + 1)
    return unquotedFlow(start, because: "'\(text(pair))' cannot stand in a text inside brackets or braces")
  }

  /// A colon in a text that is a value already: a colon of the text, or a comma that is missing.
  private func secondColon(_ start: Int) -> Diagnostic {
    var word = fault.offset
    while word > start, bytes[word - 1].isAnchorByte { word -= 1 }
    let range = span(start, max(fault.offset, bytes.endOfFlowText(from: start)))
    let reason = reasonOfSign(behind: start)
    guard word > start, word < fault.offset, bytes[word - 1].isBlankOrBreak, !source(range).contains("$(") else {
      return unquoted(range, because: reason)
    }
    var end = word
    while end > start, bytes[end - 1].isBlankOrBreak { end -= 1 }
    let name = span(word, fault.offset)
    let comma = fix("put ',' before '\(text(name))'", .suggested, end..<end, ",")
    let isText = CoreSchema.scalar(UnsafeBufferPointer(rebasing: bytes[span(start, end)])) == .text
    if !isText || bytes[span(end, word)].contains(where: { $0.isBreak }) {
      return Diagnostic(
        .yamlSyntax, "expected ',' before '\(text(name))'", at: location(name),
        fixes: [comma])
    }
    return Diagnostic(
      .unquotedText, "\(reason); quote the text, or put ',' before '\(text(name))'", at: location(range),
      fixes: [quote(range, .suggested), comma])
  }

  // MARK: At the beginning of an entry

  /// Explains a fault where an entry or a value should begin.
  private func atBeginning(_ frame: FlowLayout.Frame) -> Diagnostic {
    let sign = bytes[fault.offset]
    if sign == UInt8(ascii: "}") || sign == UInt8(ascii: "]") { return wrongCloser(frame) }
    if sign == UInt8(ascii: ",") {
      let comma = byteRange(at: fault.offset)
      return Diagnostic(
        .yamlSyntax, "expected a value before ','", at: location(comma),
        fixes: [fix("remove ','", .suggested, comma, "")])
    }
    var end = bytes.endOfFlowText(from: fault.offset)
    if frame.value == nil, bytes[frame.opener] == UInt8(ascii: "{"), let colon = colon(from: fault.offset, to: end) {
      end = colon
    }
    let range = span(fault.offset, max(end, fault.offset + 1))
    if sign == UInt8(ascii: "-"), fault.offset + 1 < bytes.count, bytes[fault.offset + 1].isBlankOrBreak {
      let dash = span(fault.offset, bytes.skippingBlanks(from: fault.offset + 1))
      return Diagnostic(
        .yamlSyntax, "'- ' is for items of a list without brackets; remove it, or quote the text",
        at: location(byteRange(at: fault.offset)),
        fixes: [fix("remove '- '", .suggested, dash, ""), quote(range, .suggested)])
    }
    guard let reason = reasonAgainst(range) else { return unexplained }
    return unquoted(range, because: reason)
  }

  private func colon(from start: Int, to end: Int) -> Int? {
    guard start < end else { return nil }
    return (start..<end).first {
      bytes[$0] == UInt8(ascii: ":") && ($0 + 1 == bytes.count || bytes[$0 + 1].isBlankOrBreak)
    }
  }
}

extension BlockLine {
  /// Where the run of letters begins that ends at `offset`.
  fileprivate static func keyStart(_ bytes: UnsafeBufferPointer<UInt8>, before offset: Int) -> Int {
    var start = offset
    while start > 0, bytes[start - 1].isAnchorByte { start -= 1 }
    return start
  }
}
