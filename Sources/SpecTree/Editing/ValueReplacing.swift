internal import SpecSource

/// Putting a new value in the place of another.
extension DraftWriter {
  /// Writes a new value where a child's stands; the comments around it stay.
  mutating func replaceValue(_ slot: Int, of table: SlotTable, with id: ID) {
    let old = table.values[slot]
    let anchor = id == ID(old) ? anchors.expanded[old] ?? "" : ""
    if table.isFlow { return replaceFlow(slot, of: table, with: id, anchor: anchor) }
    guard let head = bareHeadEnd(slot, of: table) else { return replaceWithoutColon(slot, of: table, with: id) }
    let start = blockStart(slot, of: table)
    let column = start - bytes.lineStart(of: start)
    let content = self.start(of: old)
    let isItem = !table.isMapping
    let isBlock = view.style(of: old) == .block
    let isInline = content > head && (!isBlock || !bytes.hasBreak(in: head..<content))
    let itemColumn = isItem ? (isInline ? content - bytes.lineStart(of: content) : column + habits.dashWidth) : nil
    let isRefilled = id == ID(old) && view.kind(of: old) != .alias
    let like =
      isRefilled ? nil : isItem || view.kind(of: old) == .scalar || draft.madeNode(id)?.style == nil ? old : nil
    var value = blockValue(
      of: id, under: column, item: itemColumn, like: like.map { view.resolved($0) }, anchor: anchor)
    if let itemColumn, anchor.isEmpty, !isInline, !value.tail.isEmpty, draft.kind(of: id) != .scalar {
      // What follows in the lines below stands at this column.
      value.head = .spaces(itemColumn - column - 2) + value.head
    }
    if isBlock, view.kind(of: old) == .mapping || view.kind(of: old) == .sequence {
      let isText = draft.kind(of: id) == .scalar && !value.tail.isEmpty
      replaceBlock(old, behind: head, with: value, textUnder: isText ? column : nil)
    } else {
      replaceContent(old, behind: head, with: value)
    }
  }

  /// Replaces a block collection; `textUnder` is the column of the key or dash if a block scalar comes.
  private mutating func replaceBlock(_ old: NodeID, behind head: Int, with value: BlockValue, textUnder: Int?) {
    let table = table(of: old)
    let first = blockSlot(0, of: table)
    let last = blockSlot(table.count - 1, of: table)
    guard !first.isInline else {
      let from = value.head.isEmpty ? bytes.blanksStart(before: first.start) : first.start
      return edit(from..<last.end, value.head + commentBeside(first, of: table) + value.tail)
    }
    edit(
      head..<max(head, properties(of: old).map { Int($0.end) } ?? head), value.head.isEmpty ? [] : [0x20] + value.head)
    if let column = textUnder {
      // Nothing may stand between the header and the text; comments there go below it, left of its lines.
      let line = bytes.endOfLine(
        from: bytes.afterBesideComment(from: max(head, properties(of: old).map { Int($0.end) } ?? head)))
      let between = Array(bytes[line..<max(line, bytes.lineBreakStart(before: first.lead))]).lines
      let comments = between.filter { $0.contains(UInt8(ascii: "#")) }.map { comment in
        habits.lineBreak + .spaces(column) + Array(comment.drop(while: \.isBlank)).withoutFinalBreak
      }
      return edit(line..<last.end, value.tail + comments.flatMap { $0 })
    }
    if last.next == last.end {
      edit(bytes.lineBreakStart(before: first.lead)..<last.end, value.tail)
    } else {
      let lines = value.tail.isEmpty ? [] : value.tail.dropFirst(habits.lineBreak.count) + habits.lineBreak
      edit(first.lead..<last.next, Array(lines))
    }
  }

  /// The comment on the line of a dash and of the first child behind it, with the blanks before it: it is about the whole.
  func commentBeside(_ first: BlockSlot, of table: SlotTable) -> ArraySlice<UInt8> {
    let end = valueEnd(0, of: table)
    let behind = bytes.hasBreak(in: first.start..<end) ? end : bytes.afterBesideComment(from: end)
    return ArraySlice(bytes[end..<behind])
  }

  /// Replaces a scalar, an alias or a collection in brackets.
  private mutating func replaceContent(_ old: NodeID, behind head: Int, with value: BlockValue) {
    let start = max(start(of: old), head)
    var end = max(end(of: old), start)
    var text = value.head
    if isBlockScalar(old) {
      let header = Int(view.range(of: old).start)
      let line = header..<min(bytes.endOfLine(from: header), end)
      if bytes.hasComment(in: line), let blanks = bytes[line].firstIndex(where: \.isBlank) {
        text += bytes[blanks..<line.upperBound]
      }
      end = max(end, bytes.endOfLine(from: end))
      if endsWithKeptBreaks(old) {
        var next = bytes.startOfNextLine(from: end)
        while next > end, bytes.isBlankLine(at: next) {
          end = bytes.endOfLine(from: next)
          next = bytes.startOfNextLine(from: end)
        }
      }
    }
    if text.isEmpty {
      edit((bytes.hasComment(in: head..<start) ? start : head)..<end, [])
    } else {
      edit(start..<end, start == head ? [0x20] + text : text)
    }
    let line = bytes.endOfLine(from: bytes.afterBesideComment(from: end))
    edit(line..<line, value.tail)
  }

  /// Replaces the missing value of `? key`.
  private mutating func replaceWithoutColon(_ slot: Int, of table: SlotTable, with id: ID) {
    let start = blockStart(slot, of: table)
    let column = start - bytes.lineStart(of: start)
    let value = blockValue(of: id, under: column, item: nil, like: nil, anchor: "")
    let end = bytes.endOfLine(from: bytes.afterBesideComment(from: end(of: table.keys[slot])))
    let head = value.head.isEmpty ? [] : [0x20] + value.head
    edit(end..<end, habits.lineBreak + .spaces(column) + [UInt8(ascii: ":")] + head + value.tail)
  }

  /// Replaces a value in brackets.
  private mutating func replaceFlow(_ slot: Int, of table: SlotTable, with id: ID, anchor: String) {
    let old = table.values[slot]
    let prefix = anchor.isEmpty ? [] : Array("&\(anchor) ".utf8)
    let layout = layout(replacing: old, in: table)
    let text = prefix + flowText(of: id, layout: layout, like: view.resolved(old))
    guard table.isMapping, view.isEmptyScalar(old), properties(of: old) == nil else {
      return edit(start(of: old)..<end(of: old), text)
    }
    let end = valueEnd(slot, of: table)
    let colon = bareHeadEnd(slot, of: table) == nil ? [UInt8(ascii: ":")] : []
    let next = bytes.skippingBlanks(from: end)
    let isBare = next < bytes.count && !bytes[next].isBreak && bytes[next] != UInt8(ascii: "#")
    edit(end..<(isBare ? next : end), colon + [0x20] + text)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Where the line break before a line begins.
  func lineBreakStart(before line: Int) -> Int {
    guard line > 0, self[line - 1].isBreak else { return line }
    return line > 1 && self[line - 1] == 0x0A && self[line - 2] == 0x0D ? line - 2 : line - 1
  }
}
