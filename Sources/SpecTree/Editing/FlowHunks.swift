internal import SpecSource

/// A child of a collection in brackets.
struct FlowSlot {
  /// Where it begins, or the first of the comment lines directly above it.
  let lead: Int
  /// Where it begins.
  let start: Int
  /// Where it ends, before the comma.
  let end: Int
  /// The comma behind it.
  let comma: Int?
  /// The comment beside it, behind the comma.
  let comment: Range<Int>?
  /// Where the next line begins, if the child and its comma are the last of theirs.
  let next: Int?
  /// Whether it is the first on its line.
  let beginsLine: Bool
}

/// Writing stretches of collections in brackets.
extension DraftWriter {
  /// The place of a child of a collection in brackets.
  func flowSlot(_ slot: Int, of table: SlotTable) -> FlowSlot {
    let start = flowStart(slot, of: table)
    let end = valueEnd(slot, of: table)
    let behind = bytes.skipTrivia(from: end)
    let comma = behind < bytes.count && bytes[behind] == UInt8(ascii: ",") ? behind : nil
    let isCommaNear = comma.map { !bytes.hasBreak(in: end..<$0) } ?? true
    let last = isCommaNear ? comma.map { $0 + 1 } ?? end : end
    let afterComment = bytes.afterBesideComment(from: last)
    let comment = afterComment > last ? bytes.skippingBlanks(from: last)..<afterComment : nil
    let lineEnd = bytes.skippingBlanks(from: afterComment)
    let isLast = lineEnd >= bytes.count || bytes[lineEnd].isBreak
    let line = bytes.lineStart(ofFirst: start)
    var lead = line ?? start
    if line != nil {
      var floor = Int(view.range(of: table.node).start)
      if slot > 0 {
        let before = bytes.endOfLine(from: valueEnd(slot - 1, of: table))
        floor = bytes.startOfNextLine(from: before)
      }
      while lead > floor {
        let above = bytes.lineStart(of: bytes.lineBreakStart(before: lead))
        guard above >= floor, above < lead, bytes.isCommentLine(at: above) else { break }
        lead = above
      }
    }
    return FlowSlot(
      lead: lead, start: start, end: end, comma: comma, comment: comment,
      next: isLast && isCommaNear ? bytes.startOfNextLine(from: lineEnd) : nil, beginsLine: line != nil)
  }

  private func flowStart(_ slot: Int, of table: SlotTable) -> Int {
    guard slot > 0 else { return bytes.skipTrivia(from: Int(view.range(of: table.node).start) + 1) }
    let comma = bytes.skipTrivia(from: valueEnd(slot - 1, of: table))
    return comma < bytes.count && bytes[comma] == UInt8(ascii: ",") ? bytes.skipTrivia(from: comma + 1) : comma
  }

  /// Writes a stretch of a collection in brackets.
  mutating func writeFlow(_ hunk: Hunk, _ elements: [DraftElement], _ table: SlotTable, head: Int?) {
    let range = view.range(of: table.node).bytes
    let open = range.lowerBound + 1
    let close = range.upperBound - 1
    guard table.count > 0 else { return fillEmpty(hunk, elements, table, open..<close) }
    let before = hunk.before.map { flowSlot($0, of: table) }
    let after = hunk.after.map { flowSlot($0, of: table) }
    let removed = hunk.removed.map { flowSlot($0, of: table) }
    let ends = [before?.end ?? open] + removed.map(\.end)
    let starts = removed.map(\.start) + [after?.start ?? close]
    let isLined =
      zip(ends, starts).allSatisfy { bytes.hasBreak(in: $0..<$1) } && before?.next != .some(nil)
      && removed.allSatisfy { $0.next != nil && $0.beginsLine }
    if before == nil, after == nil, hunk.added.isEmpty {
      return empty(removed, isLined: isLined, open..<close)
    }
    let line = FlowLine(hunk: hunk, before: before, removed: removed, after: after)
    if isLined {
      writeLines(line, elements, table, open..<close)
    } else {
      writeInLine(line, elements, table, open..<close)
    }
  }

  /// Takes everything out of brackets but the comments that belong to nothing in them.
  private mutating func empty(_ removed: [FlowSlot], isLined: Bool, _ inside: Range<Int>) {
    guard let first = removed.first, let last = removed.last else { return }
    let gaps = gaps(removed).filter { $0.contains(UInt8(ascii: "#")) }
    let behind = last.comment?.upperBound ?? last.comma.map { $0 + 1 } ?? last.end
    let hasComments =
      bytes.hasComment(in: inside.lowerBound..<max(first.lead, inside.lowerBound))
      || bytes.hasComment(in: behind..<max(inside.upperBound, behind))
    if gaps.isEmpty, !hasComments { return edit(inside, []) }
    if isLined, let next = last.next { return edit(first.lead..<next, Array(gaps.joined())) }
    edit(first.start..<behind, gaps.isEmpty ? [] : habits.lineBreak + Array(gaps.joined()))
  }

  private struct FlowLine {
    let hunk: Hunk
    let before: FlowSlot?
    let removed: [FlowSlot]
    let after: FlowSlot?
  }

  /// The lines between children that belong to none.
  private func gaps(_ slots: [FlowSlot]) -> [[UInt8]] {
    zip(slots, slots.dropFirst()).map { upper, lower in
      guard let next = upper.next, next < lower.lead else { return [] }
      return Array(bytes[next..<lower.lead])
    }
  }

  private func hasTrailingComma(_ table: SlotTable) -> Bool {
    let place = bytes.skipTrivia(from: valueEnd(table.count - 1, of: table))
    return place < bytes.count && bytes[place] == UInt8(ascii: ",")
  }

  private mutating func pieces(
    _ hunk: Hunk, _ elements: [DraftElement], _ table: SlotTable, indent: [UInt8], inLine: Bool = false
  ) -> [FlowPiece] {
    hunk.added.map {
      piece(elements[$0], in: table, indent: indent, beside: neighbour(of: $0, elements, table), inLine: inLine)
    }
  }

  /// Writes children that stand on lines of their own.
  private mutating func writeLines(
    _ line: FlowLine, _ elements: [DraftElement], _ table: SlotTable, _ inside: Range<Int>
  ) {
    let (before, removed, after) = (line.before, line.removed, line.after)
    let slots = [after, removed.first, before].compactMap { $0 }
    let model = slots.first(where: \.beginsLine)
    let indent = model.map { bytes.indentation(of: $0.start) } ?? indentation(of: inside.lowerBound) + habits.unit
    let pieces = pieces(line.hunk, elements, table, indent: indent)
    let openEnd = bytes.endOfLine(from: bytes.afterBesideComment(from: inside.lowerBound))
    let isTrailing = hasTrailingComma(table)
    let start: Int
    if let next = before?.next {
      start = next
    } else {
      start = removed.first?.lead ?? after?.lead ?? bytes.startOfNextLine(from: openEnd)
    }
    let end = after?.lead ?? removed.last?.next ?? start
    if after == nil, let before {
      if pieces.isEmpty, !isTrailing, let comma = before.comma { edit(comma..<comma + 1, []) }
      if !pieces.isEmpty, before.comma == nil { edit(before.end..<before.end, [UInt8(ascii: ",")]) }
    }
    var text: [UInt8] = []
    for (number, piece) in pieces.enumerated() {
      for comment in piece.comments { text += indent + comment + habits.lineBreak }
      let hasComma = after != nil || number < pieces.count - 1 || isTrailing
      text += indent + piece.body + (hasComma ? [UInt8(ascii: ",")] : []) + habits.lineBreak
    }
    let gaps = gaps([before].compactMap { $0 } + removed + [after].compactMap { $0 })
    if removed.isEmpty {
      let gap = gaps.first ?? []
      let wish = line.hunk.added.last.flatMap { draft.neighbours[elements[$0].value] }
      let isBelow = after != nil && wish != nil && wish == line.hunk.after.map { ID(table.values[$0]) }
      text = isBelow ? gap + text : text + gap
    } else {
      let last = after != nil && before != nil && gaps.allSatisfy({ !$0.contains(UInt8(ascii: "#")) })
      let kept =
        last ? gaps.max { $0.count < $1.count } ?? [] : Array(gaps.filter { $0.contains(UInt8(ascii: "#")) }.joined())
      text += kept
    }
    edit(start..<max(start, end), text)
  }

  /// Writes children that share a line.
  private mutating func writeInLine(
    _ line: FlowLine, _ elements: [DraftElement], _ table: SlotTable, _ inside: Range<Int>
  ) {
    let (before, removed, after) = (line.before, line.removed, line.after)
    let indent = indentation(of: inside.lowerBound) + habits.unit + habits.unit
    let pieces = pieces(line.hunk, elements, table, indent: indent, inLine: true)
    guard let first = removed.first, let last = removed.last else {
      return insert(pieces, line, table, elements, indent: indent)
    }
    guard pieces.isEmpty else {
      return edit(first.start..<last.end, joined(pieces, indent: indent, table))
    }
    if let after {
      if let before, !bytes.hasBreak(in: before.end..<first.start), bytes.hasBreak(in: last.end..<after.start),
        last.comma != nil
      {
        return edit(before.end..<last.end, [])
      }
      // Comments between what goes and what stays belong to what stays.
      let behind = last.comment?.upperBound ?? last.comma.map { $0 + 1 } ?? last.end
      let keepsLines = bytes.hasComment(in: behind..<after.start)
      return edit(first.start..<(keepsLines ? behind : after.start), [])
    }
    guard let before else { return edit(inside.lowerBound..<last.end, []) }
    let hasComments = bytes.hasComment(in: before.end..<first.start)
    edit((hasComments ? first.start : before.end)..<last.end, [])
  }

  private mutating func insert(
    _ pieces: [FlowPiece], _ line: FlowLine, _ table: SlotTable, _ elements: [DraftElement], indent: [UInt8]
  ) {
    let separator = [UInt8(ascii: ",")] + space(in: table)
    let wish = line.hunk.added.last.flatMap { draft.neighbours[elements[$0].value] }
    let isBelow = wish != nil && wish == line.hunk.after.map { ID(table.values[$0]) }
    if let after = line.after, line.before == nil || isBelow {
      let text = joined(pieces, indent: indent, table)
      return edit(after.start..<after.start, text + separator)
    }
    guard let before = line.before else { return }
    let text = joined(pieces, indent: indent, table)
    let isOnOwnLine = text.first?.isBreak == true
    edit(before.end..<before.end, (isOnOwnLine ? [UInt8(ascii: ",")] : separator) + text)
  }

  /// Children with commas between; one with comments begins on a line of its own, below them.
  private func joined(_ pieces: [FlowPiece], indent: [UInt8], _ table: SlotTable) -> [UInt8] {
    let space = space(in: table)
    var text: [UInt8] = []
    for (number, piece) in pieces.enumerated() {
      if number > 0 { text.append(UInt8(ascii: ",")) }
      if piece.comments.isEmpty {
        text += (number > 0 ? space : []) + piece.body
      } else {
        for comment in piece.comments { text += habits.lineBreak + indent + comment }
        text += habits.lineBreak + indent + piece.body
      }
    }
    return text
  }

  /// What stands behind the commas of a collection.
  private func space(in table: SlotTable) -> [UInt8] {
    guard table.count > 1 else { return habits.space }
    let end = valueEnd(0, of: table)
    let comma = bytes.skipTrivia(from: end)
    let start = flowStart(1, of: table)
    guard comma < start else { return habits.space }
    let space = Array(bytes[comma + 1..<start])
    return space.contains(UInt8(ascii: "#")) ? habits.space : space
  }

  /// Puts the first children between brackets that hold none.
  private mutating func fillEmpty(
    _ hunk: Hunk, _ elements: [DraftElement], _ table: SlotTable, _ inside: Range<Int>
  ) {
    let outer = indentation(of: inside.lowerBound)
    let indent = outer + habits.unit
    let hasComments = bytes.hasComment(in: inside)
    let isLined = hasComments || (habits.isJSON && habits.isLined)
    var text: [UInt8] = []
    if !isLined {
      let pieces = pieces(hunk, elements, table, indent: indent)
      text = joined(pieces, indent: indent, table)
      return edit(inside, text)
    }
    for (number, element) in hunk.added.enumerated() {
      let value = elements[element]
      let layout = FlowLayout.lines(indent: indent, isNested: true)
      let moved = home(of: value, in: nil) != nil
      let piece =
        moved
        ? piece(value, in: table, indent: indent, beside: nil)
        : FlowPiece(body: (value.key.map { flowKey($0) } ?? []) + flowText(of: value.value, layout: layout))
      for comment in piece.comments { text += habits.lineBreak + indent + comment }
      text += habits.lineBreak + indent + piece.body + (number < hunk.added.count - 1 ? [UInt8(ascii: ",")] : [])
    }
    if hasComments {
      edit(inside.lowerBound..<inside.lowerBound, text)
    } else {
      edit(inside, text + habits.lineBreak + outer)
    }
  }
}
