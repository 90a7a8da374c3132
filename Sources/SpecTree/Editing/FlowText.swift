internal import SpecSource

/// New text in brackets.
extension DraftWriter {
  /// How a collection in brackets is laid out.
  enum FlowLayout {
    /// On one line.
    case line
    /// Each child on a line of its own; `indent` begins the line on which the collection begins.
    case lines(indent: [UInt8], isNested: Bool)
  }

  /// A child of a collection in brackets, and the comments that go with it.
  struct FlowPiece {
    /// The comments, each from its sign on.
    var comments: [[UInt8]] = []
    /// The child without its comma.
    var body: [UInt8]
  }

  /// A value in brackets, or as it stands in brackets.
  ///
  /// `outer` begins the line on which it begins, if that is known.
  mutating func flowText(
    of id: ID, layout: FlowLayout, like: NodeID? = nil, in outer: [UInt8] = []
  ) -> [UInt8] {
    let kind = draft.kind(of: id)
    if kind == .scalar { return Array(flowSpelling(of: id, like: like).utf8) }
    var children: [[UInt8]] = []
    var (inner, line) = (layout, outer)
    if case .lines(let indent, let isNested) = layout {
      line = indent + habits.unit
      inner = isNested ? .lines(indent: line, isNested: true) : .line
    }
    if kind == .sequence {
      for item in draft.items(of: id) {
        children.append(movedText(nil, item, in: line) ?? flowText(of: item, layout: inner, in: line))
      }
    } else {
      for pair in draft.pairs(of: id) {
        children.append(
          movedText(pair.key, pair.value, in: line)
            ?? flowKey(pair.key) + flowText(of: pair.value, layout: inner, in: line))
      }
    }
    let brackets = kind == .sequence ? (UInt8(ascii: "["), UInt8(ascii: "]")) : (UInt8(ascii: "{"), UInt8(ascii: "}"))
    guard !children.isEmpty else { return [brackets.0, brackets.1] }
    switch layout {
    case .line:
      return [brackets.0] + Array(children.joined(separator: [UInt8(ascii: ",")] + habits.space)) + [brackets.1]
    case .lines(let indent, _):
      let start = habits.lineBreak + indent + habits.unit
      return [brackets.0] + start + Array(children.joined(separator: [UInt8(ascii: ",")] + start))
        + habits.lineBreak + indent + [brackets.1]
    }
  }

  /// A child that stood in other brackets, as it is written there; nil for any other. `indent` begins its line.
  private mutating func movedText(_ key: ID?, _ value: ID, in indent: [UInt8]) -> [UInt8]? {
    guard draft.isOfSource(value), draft.homes[value] != nil, !indent.isEmpty else { return nil }
    let element = DraftElement(key: key, value: value, place: nil)
    guard let (home, slot) = home(of: element, in: nil), home.isFlow else { return nil }
    let piece = movedPiece(slot, of: home, element, indent: indent)
    guard !piece.comments.isEmpty else { return piece.body }
    return piece.comments.flatMap { habits.lineBreak + indent + $0 } + habits.lineBreak + indent + piece.body
  }

  /// A key in brackets with its colon.
  func flowKey(_ key: ID) -> [UInt8] {
    Array(spelling(ofKey: key, .flow).utf8) + [UInt8(ascii: ":")] + (habits.isJSON ? habits.colonSpace : [0x20])
  }

  private func flowSpelling(of id: ID, like: NodeID?) -> String {
    let text = draft.text(of: id)
    guard habits.isJSON else {
      let style = style(ofScalar: id, like: like)
      return ScalarSpelling.yaml(text, style == .literal || style == .folded ? .doubleQuoted : style, .flow)
    }
    switch draft.scalar(of: id) {
    case .text: return ScalarSpelling.json(text)
    case .null: return "null"
    case .bool(let value): return value ? "true" : "false"
    case .integer, .hugeInteger, .double: return ScalarSpelling.jsonNumber(text) ?? ScalarSpelling.json(text)
    }
  }

  // MARK: Layout

  /// How a value is laid out that replaces another, or stands beside it.
  mutating func layout(replacing old: NodeID, in table: SlotTable) -> FlowLayout {
    let target = view.resolved(old)
    let (start, bytes) = (start(of: old), bytes)
    if view.kind(of: target) != .scalar, view.style(of: target) == .flow, view.count(of: target) > 0 {
      return layout(like: target, indent: bytes.indentation(of: start))
    }
    return layout(in: table, indent: bytes.indentation(of: start))
  }

  /// The layout of a collection in brackets, for another that begins on a line with an indentation.
  func layout(like node: NodeID, indent: @autoclosure () -> [UInt8]) -> FlowLayout {
    let range = view.range(of: node).bytes
    guard bytes.hasBreak(in: range.lowerBound..<min(range.upperBound, Int(view.range(of: node.next).start))) else {
      return .line
    }
    var isNested = true
    var inner = node.next
    while inner < view.after(node), isNested {
      let range = view.range(of: inner).bytes
      if view.kind(of: inner) == .sequence || view.kind(of: inner) == .mapping, view.count(of: inner) > 0,
        !bytes.hasBreak(in: range)
      {
        isNested = false
      }
      inner = inner.next
    }
    return .lines(indent: indent(), isNested: isNested)
  }

  /// The layout of a new value among a collection's others.
  mutating func layout(in table: SlotTable, indent: @autoclosure () -> [UInt8]) -> FlowLayout {
    for value in table.values.prefix(64) {
      let isCollection = view.kind(of: value) == .sequence || view.kind(of: value) == .mapping
      if isCollection, view.count(of: value) > 0 { return layout(like: value, indent: indent()) }
    }
    guard habits.isJSON, table.isMapping, hasLines(table.node) else { return .line }
    return .lines(indent: indent(), isNested: true)
  }

  /// What the line of a byte begins with. Of bytes that are asked for in turn, those of one line have its beginning looked
  /// for once: a file may be one line.
  mutating func indentation(of offset: Int) -> [UInt8] {
    let known = lastLine.flatMap { line in
      offset >= line.lowerBound && !bytes.hasBreak(in: min(line.upperBound, offset)..<offset) ? line.lowerBound : nil
    }
    let start = known ?? bytes.lineStart(of: offset)
    lastLine = start..<offset
    return Array(bytes[start..<bytes.skippingBlanks(from: start)])
  }

  /// Whether a collection stands on several lines; looked up once, since it may have many children.
  private mutating func hasLines(_ node: NodeID) -> Bool {
    if let last = lastLined, last.node == node { return last.hasLines }
    let hasLines = bytes.hasBreak(in: view.range(of: node).bytes)
    lastLined = (node, hasLines)
    return hasLines
  }

  // MARK: Pieces

  /// A child of a collection in brackets that is to stand on a line with an indentation.
  ///
  /// - Parameter inLine: Whether it shares the line, on which a value under a new key stays as a whole.
  mutating func piece(
    _ element: DraftElement, in table: SlotTable, indent: [UInt8], beside: Int?, inLine: Bool = false
  ) -> FlowPiece {
    if let (home, slot) = home(of: element, in: table) {
      if home.isFlow { return movedPiece(slot, of: home, element, indent: indent) }
      let place = blockSlot(slot, of: home)
      var comments = comments(in: place.lead..<place.start)
      comments += self.comments(around: home.values[slot], from: place.start, to: place.end)
      let layout = beside.map { self.layout(replacing: table.values[$0], in: table) } ?? .line
      return FlowPiece(comments: comments, body: flowText(of: element.value, layout: rebased(layout, indent)))
    }
    guard let key = element.key else {
      let layout = beside.map { self.layout(replacing: table.values[$0], in: table) } ?? .line
      return FlowPiece(body: flowText(of: element.value, layout: rebased(layout, indent)))
    }
    let layout = inLine ? FlowLayout.line : layout(in: table, indent: indent)
    return FlowPiece(body: flowKey(key) + flowText(of: element.value, layout: layout))
  }

  private func rebased(_ layout: FlowLayout, _ indent: [UInt8]) -> FlowLayout {
    guard case .lines(_, let isNested) = layout else { return .line }
    return .lines(indent: indent, isNested: isNested)
  }

  /// A child that moves out of a collection in brackets.
  mutating func movedPiece(_ slot: Int, of home: SlotTable, _ element: DraftElement, indent: [UInt8]) -> FlowPiece {
    let place = flowSlot(slot, of: home)
    let body = text(of: place.start..<place.end) { $0.visitKept(slot, of: home, element) }
    let parts = body.lines
    // Its own indentation goes from the lines behind the first.
    let old = parts.count > 1 ? bytes.indentation(of: place.start) : []
    var text: [UInt8] = []
    for (number, part) in parts.enumerated() {
      text += number > 0 && part.starts(with: old) ? indent + part.dropFirst(old.count) : Array(part)
    }
    var comments = comments(in: place.lead..<place.start)
    if let comment = place.comment { comments.append(Array(bytes[comment])) }
    return FlowPiece(comments: comments, body: text)
  }

  /// The comments in a range without nodes.
  private func comments(in range: Range<Int>) -> [[UInt8]] {
    var comments: [[UInt8]] = []
    var place = range.lowerBound
    while place < range.upperBound {
      if bytes[place] == UInt8(ascii: "#") {
        let end = bytes.endOfLine(from: place)
        comments.append(Array(bytes[place..<end]))
        place = end
      }
      place += 1
    }
    return comments
  }

  /// The comments in and beside a node.
  private func comments(around node: NodeID, from start: Int, to end: Int) -> [[UInt8]] {
    var comments: [[UInt8]] = []
    var place = start
    var inner = node
    while inner < view.after(node) {
      let kind = view.kind(of: inner)
      if kind == .scalar || kind == .alias {
        let range = view.range(of: inner).bytes
        if range.lowerBound > place { comments += self.comments(in: place..<range.lowerBound) }
        place = max(place, range.upperBound)
        if isBlockScalar(inner) {
          let line = range.lowerBound..<min(bytes.endOfLine(from: range.lowerBound), range.upperBound)
          comments += self.comments(in: line)
        }
      }
      inner = inner.next
    }
    if end > place { comments += self.comments(in: place..<end) }
    return comments
  }
}
