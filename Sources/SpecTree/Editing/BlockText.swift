internal import SpecSource

/// New text in block style.
extension DraftWriter {
  /// A value as it stands behind a colon or a dash.
  struct BlockValue {
    /// What follows on the same line, without the space before it.
    var head: [UInt8]
    /// The lines below, each with the break before it.
    var tail: [UInt8] = []

    /// Takes off the comments with which its lines begin at a column, and gives their lines at another: above a dash, which
    /// can then be followed by what they are about.
    mutating func takeComments(from inner: Int, to column: Int) -> [UInt8] {
      guard head.isEmpty, !tail.isEmpty else { return [] }
      var rest = tail.lines.dropFirst()
      var comments: [UInt8] = []
      while let line = rest.first, line.first(where: { !$0.isBlank }) == UInt8(ascii: "#") {
        comments += line
        rest.removeFirst()
      }
      guard !comments.isEmpty, let first = rest.first else { return [] }
      head = Array(first.dropFirst(inner)).withoutFinalBreak
      tail = Array(first.suffix(first.count - inner - head.count) + rest.dropFirst().joined())
      return comments.indented(by: column - inner, alsoFirst: true)
    }
  }

  /// The longest line that a collection in brackets is written on, where it could be a block.
  private static let longestLine = 100

  /// The lines of a child of a block collection: the comments that go with it, then itself.
  mutating func blockLines(of element: DraftElement, in table: SlotTable?, at column: Int, beside: Int?) -> [UInt8] {
    if let (home, slot) = home(of: element, in: table) {
      if !home.isFlow { return movedLines(slot, of: home, element, to: column) }
      let piece = movedPiece(slot, of: home, element, indent: .spaces(column + 2))
      let comments = piece.comments.flatMap { .spaces(column) + $0 + habits.lineBreak }
      return comments + .spaces(column) + (element.key == nil ? Array("- ".utf8) : []) + piece.body + habits.lineBreak
    }
    let model = beside.flatMap { beside in table.map { (beside, $0) } }
    var line: [UInt8] = .spaces(column)
    var value: BlockValue
    if let key = element.key {
      line += Array(spelling(ofKey: key).utf8) + [UInt8(ascii: ":")]
      value = blockValue(of: element.value, under: column, item: nil, like: nil, anchor: "")
    } else {
      let like = model.map { view.resolved($0.1.values[$0.0]) }
      let isLikeBlock = like.map { view.kind(of: $0) != .scalar && view.style(of: $0) == .block } ?? false
      let likeWidth = model.flatMap { dashWidth($0.0, of: $0.1) }
      let width = (isLikeBlock ? likeWidth : nil) ?? habits.dashWidth
      line.append(UInt8(ascii: "-"))
      value = blockValue(of: element.value, under: column, item: column + width, like: like, anchor: "")
      line = value.takeComments(from: column + width, to: column) + line
      let isBlock = draft.kind(of: element.value) != .scalar && value.head.first != UInt8(ascii: "{")
      if !value.head.isEmpty { line += .spaces((isBlock ? width : isLikeBlock ? 2 : likeWidth ?? 2) - 2) }
    }
    if !value.head.isEmpty { line += [0x20] + value.head }
    return line + value.tail + habits.lineBreak
  }

  /// The columns between the dash and what follows it on its line.
  private func dashWidth(_ slot: Int, of table: SlotTable) -> Int? {
    let value = table.values[slot]
    let dash = blockStart(slot, of: table)
    let start = start(of: value)
    return start > dash && !bytes.hasBreak(in: dash..<start) ? start - dash : nil
  }

  /// The collection of the source that an element comes from, and its place there; nil for a new one.
  mutating func home(of element: DraftElement, in table: SlotTable?) -> (SlotTable, Int)? {
    if let table, let place = element.place { return (table, place) }
    let base = draft.isOfSource(element.value) ? element.value : draft.successors[element.value] ?? element.value
    guard draft.isOfSource(base), let home = draft.homes[element.value] ?? draft.homes[base], draft.isOfSource(home),
      view.kind(of: NodeID(home.raw)) == (element.key == nil ? .sequence : .mapping)
    else { return nil }
    let found = self.table(of: NodeID(home.raw))
    guard let slot = found.slot(ofValue: NodeID(base.raw)) else { return nil }
    if let key = element.key {
      // What has another name now is written anew.
      guard draft.text(of: key).utf8.elementsEqual(view.text(of: found.keys[slot])) else { return nil }
    }
    return (found, slot)
  }

  /// The lines of a child that moves from one block to another, or within one.
  private mutating func movedLines(
    _ slot: Int, of home: SlotTable, _ element: DraftElement, to column: Int
  ) -> [UInt8] {
    let place = blockSlot(slot, of: home)
    let lead = place.isInline ? [] : Array(bytes[place.lead..<bytes.lineStart(of: place.start)])
    let body = text(of: place.start..<place.next) {
      $0.visitKept(slot, of: home, element)
      if place.next == place.end { $0.stripLastText(of: home.values[slot]) }
    }
    let delta = column - place.column
    return lead.indented(by: delta, alsoFirst: true) + .spaces(column)
      + body.withoutFinalBreak.indented(by: delta) + habits.lineBreak
  }

  // MARK: Values

  /// A value that stands behind a colon or a dash at a column; `item` is the column of what follows a dash, and `like` a
  /// node whose style it takes.
  mutating func blockValue(of id: ID, under column: Int, item: Int?, like: NodeID?, anchor: String) -> BlockValue {
    let prefix = anchor.isEmpty ? [] : Array("&\(anchor)".utf8)
    let kind = draft.kind(of: id)
    guard kind != .scalar else {
      var value = scalarValue(of: id, under: column, like: like)
      if !prefix.isEmpty { value.head = prefix + [0x20] + value.head }
      return value
    }
    if draft.count(of: id) == 0 || isWrittenFlow(id, kind, like: like, at: column) {
      return BlockValue(head: (prefix.isEmpty ? [] : prefix + [0x20]) + flowText(of: id, layout: .line))
    }
    let inner = item ?? column + (kind == .sequence ? habits.dashOffset : habits.step)
    let lines = collectionLines(of: id, kind, at: inner)
    let isOnOwnLines = item == nil || !prefix.isEmpty || lines.first { !$0.isBlank } == UInt8(ascii: "#")
    if isOnOwnLines { return BlockValue(head: prefix, tail: habits.lineBreak + lines.withoutFinalBreak) }
    let text = [UInt8](lines.withoutFinalBreak.dropFirst(inner))
    let end = text.firstIndex(where: \.isBreak) ?? text.count
    return BlockValue(head: Array(text[..<end]), tail: Array(text[end...]))
  }

  private mutating func isWrittenFlow(_ id: ID, _ kind: NodeKind, like: NodeID?, at column: Int) -> Bool {
    if let like, view.kind(of: like) == kind, view.count(of: like) > 0 { return view.style(of: like) == .flow }
    // In a block, what nothing is known of is a block.
    guard draft.style(of: id) == .flow else { return false }
    if draft.node(id) != nil, draft.count(of: id) > 0, !draft.isOfSource(id) { return true }
    return draft.isOfSource(id) ? false : column + flowText(of: id, layout: .line).count <= Self.longestLine
  }

  private func scalarValue(of id: ID, under column: Int, like: NodeID?) -> BlockValue {
    let text = draft.text(of: id)
    let style = style(ofScalar: id, like: like)
    if style == .literal || style == .folded, let literal = ScalarSpelling.literal(text, step: habits.step) {
      let lines = literal.lines.map { $0.isEmpty ? [] : .spaces(column + habits.step) + Array($0.utf8) }
      return BlockValue(
        head: Array(literal.header.utf8), tail: lines.flatMap { habits.lineBreak + $0 })
    }
    return BlockValue(head: Array(ScalarSpelling.yaml(text, style, .block).utf8))
  }

  /// How a scalar is written: a text in the quotes of the one that it replaces.
  func style(ofScalar id: ID, like: NodeID?) -> NodeStyle? {
    let wish = draft.node(id) != nil ? draft.style(of: id) : draft.madeNode(id)?.style
    guard let like, view.kind(of: like) == .scalar, draft.scalar(of: id) == .text, wish == nil || wish == .plain else {
      return wish
    }
    let old = view.style(of: like)
    let isQuoted = (old == .singleQuoted || old == .doubleQuoted) && properties(of: like) == nil
    return isQuoted ? old : wish
  }

  private mutating func collectionLines(of id: ID, _ kind: NodeKind, at column: Int) -> [UInt8] {
    var lines: [UInt8] = []
    if kind == .sequence {
      for item in draft.items(of: id) {
        lines += blockLines(of: DraftElement(key: nil, value: item, place: nil), in: nil, at: column, beside: nil)
      }
    } else {
      for pair in draft.pairs(of: id) {
        lines += blockLines(
          of: DraftElement(key: pair.key, value: pair.value, place: nil), in: nil, at: column, beside: nil)
      }
    }
    return lines
  }

  /// A key as it is written in a block.
  func spelling(ofKey key: ID, _ place: ScalarSpelling.Place = .key) -> String {
    let text = draft.text(of: key)
    let style = draft.node(key) != nil ? draft.style(of: key) : draft.madeNode(key)?.style
    if habits.isJSON { return ScalarSpelling.json(text) }
    // A key is its text, whatever a value of that text would mean; but `<<` would merge.
    if style == .plain || style == nil, ScalarSpelling.isNumber(text) { return text }
    return ScalarSpelling.yaml(text, style == .plain || style == .literal || style == .folded ? nil : style, place)
  }
}
