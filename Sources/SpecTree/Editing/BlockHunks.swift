internal import SpecSource

/// Writing stretches of block collections, line by line.
extension DraftWriter {
  /// New lines for a place between two children.
  private struct Lines {
    /// All lines, each with its break.
    var text: [UInt8] = []
    /// Whether the first of them is a comment, so that it cannot follow a dash.
    var beginsWithComment = false
    /// Whether blank lines behind them would belong to a text in them, or above them.
    var keepsBreaks = false
  }

  /// Writes a stretch of a block collection.
  mutating func writeBlock(_ hunk: Hunk, _ elements: [DraftElement], _ table: SlotTable, head: Int?) {
    guard table.count > 0 else { return }
    let before = hunk.before.map { blockSlot($0, of: table) }
    let after = hunk.after.map { blockSlot($0, of: table) }
    let removed = hunk.removed.map { blockSlot($0, of: table) }
    if hunk.before == nil, hunk.after == nil, hunk.added.isEmpty { return writeEmpty(removed, table, head: head) }
    guard let first = before ?? removed.first ?? after else { return }
    let lines = lines(hunk, elements, table, before: before, removed: removed, after: after)
    if before == nil, let slot = removed.first ?? after, slot.isInline {
      return writeInline(lines, first: slot, removed: removed, after: after)
    }
    let start = before?.next ?? first.lead
    let end = after?.lead ?? removed.last?.next ?? start
    // The file ends without a line break, and goes on doing so.
    if let last = removed.last ?? before, hunk.after == nil, last.next == last.end {
      let from = before?.end ?? bytes.lineBreakStart(before: start)
      let text = before == nil && !lines.text.isEmpty ? lines.text.withoutFinalBreak : endOfFile(lines.text)
      if let slot = hunk.before, !lines.text.isEmpty, removed.isEmpty { stripLastText(of: table.values[slot]) }
      return edit((before == nil && !lines.text.isEmpty ? start : from)..<last.end, text)
    }
    var behind = max(start, end)
    while lines.keepsBreaks, bytes.isBlankLine(at: behind) {
      behind = bytes.startOfNextLine(from: bytes.endOfLine(from: behind))
    }
    edit(start..<behind, lines.text)
  }

  /// Lines for behind the last byte of a file that has no break there.
  private func endOfFile(_ text: [UInt8]) -> [UInt8] {
    text.isEmpty ? [] : habits.lineBreak + text.withoutFinalBreak
  }

  /// Puts lines where the first child shares its line with the parent's dash.
  private mutating func writeInline(_ lines: Lines, first: BlockSlot, removed: [BlockSlot], after: BlockSlot?) {
    let hasComments = after.map { !$0.isInline && $0.lead < bytes.lineStart(of: $0.start) } ?? false
    if lines.beginsWithComment || (lines.text.isEmpty && hasComments) {
      let start = bytes.blanksStart(before: first.start)
      let end = after.map { $0.isInline ? $0.start : $0.lead } ?? removed.last?.end ?? first.start
      let rest = after?.isInline == true ? [UInt8].spaces(first.column) : []
      let text = habits.lineBreak + lines.text
      return edit(start..<end, after == nil ? text.withoutFinalBreak : text + rest)
    }
    let text = [UInt8](lines.text.dropFirst(lines.text.isEmpty ? 0 : first.column))
    guard let after else { return edit(first.start..<(removed.last?.end ?? first.start), text.withoutFinalBreak) }
    if after.isInline { return edit(first.start..<first.start, text + .spaces(first.column)) }
    edit(first.start..<(lines.text.isEmpty ? after.start : after.lead), text)
  }

  /// Writes a collection from which everything went.
  private mutating func writeEmpty(_ removed: [BlockSlot], _ table: SlotTable, head: Int?) {
    guard let first = removed.first, let last = removed.last else { return }
    let brackets = Array((table.isMapping ? "{}" : "[]").utf8)
    var comments: [UInt8] = []
    for slot in removed.indices.dropLast() {
      let gap = bytes[removed[slot].next..<removed[slot + 1].lead]
      if gap.contains(UInt8(ascii: "#")) { comments += gap }
    }
    if first.isInline {
      return edit(
        first.start..<last.end,
        brackets + commentBeside(first, of: table)
          + (comments.isEmpty ? [] : habits.lineBreak + comments.withoutFinalBreak))
    }
    guard let head else { return edit(bytes.lineStart(of: first.start)..<last.end, brackets) }
    edit(head..<head, [0x20] + brackets)
    if last.next == last.end, comments.isEmpty {
      edit(bytes.lineBreakStart(before: first.lead)..<last.end, [])
    } else {
      edit(first.lead..<last.next, comments)
    }
  }

  // MARK: Lines

  /// The lines between two children: the new ones, and what stood between the old ones and belongs to none.
  private mutating func lines(
    _ hunk: Hunk, _ elements: [DraftElement], _ table: SlotTable, before: BlockSlot?, removed: [BlockSlot],
    after: BlockSlot?
  ) -> Lines {
    var gaps: [[UInt8]] = []
    let slots = [before].compactMap { $0 } + removed + [after].compactMap { $0 }
    for (upper, lower) in zip(slots, slots.dropFirst()) { gaps.append(gap(upper, lower)) }
    // The gap behind a text that keeps its breaks would become part of it.
    let column = (before ?? removed.first ?? after)?.column ?? 0
    let blocks = hunk.added.map { number in
      blockLines(of: elements[number], in: table, at: column, beside: neighbour(of: number, elements, table))
    }
    var lines = Lines()
    guard !blocks.isEmpty else {
      lines.text = merged(gaps, hasBefore: before != nil, hasAfter: after != nil, keepsBreaks: before?.keepsBreaks)
      lines.beginsWithComment = !lines.text.isEmpty
      lines.keepsBreaks = lines.text.isEmpty && before?.keepsBreaks == true
      return lines
    }
    lines.beginsWithComment = bytesBeginWithComment(blocks[0])
    let blank = isSpaced(hunk, table, before: before, after: after) ? habits.lineBreak : []
    let joined = join(blocks, hunk, elements, table, blank: blank)
    if let last = hunk.added.last, keepsBreaks(elements[last], table) {
      // Blank lines behind it would become part of its text.
      lines.keepsBreaks = true
      let first = before == nil ? [] : gaps.first ?? []
      let others = before == nil || removed.isEmpty ? gaps[...] : gaps.dropFirst()
      let rest = Array(others.filter { $0.contains(UInt8(ascii: "#")) }.joined()).withoutBlankLines
      lines.text = (removed.isEmpty ? [] : first) + joined + rest
      return lines
    }
    guard removed.isEmpty else {
      let first = before == nil ? [] : gaps.removeFirst()
      let last = after == nil ? [] : gaps.removeLast()
      lines.text = first + joined + gaps.filter { $0.contains(UInt8(ascii: "#")) }.joined() + last
      return lines
    }
    let gap = gaps.first ?? []
    if !blank.isEmpty {
      let isAbove = isBesideNext(hunk, elements, table)
      lines.text = (before == nil ? [] : isAbove ? gap : blank) + joined + (after == nil ? [] : isAbove ? blank : gap)
    } else if isBesideNext(hunk, elements, table) {
      lines.text = gap + joined
    } else {
      lines.text = joined + gap
    }
    return lines
  }

  /// New children one below the other.
  private mutating func join(
    _ blocks: [[UInt8]], _ hunk: Hunk, _ elements: [DraftElement], _ table: SlotTable, blank: [UInt8]
  ) -> [UInt8] {
    var text: [UInt8] = []
    for (number, block) in zip(hunk.added, blocks) {
      text += block
      if number < hunk.added.upperBound - 1, !keepsBreaks(elements[number], table) { text += blank }
    }
    return text
  }

  /// Whether an element that moves ends with a text that keeps the line breaks behind it.
  private mutating func keepsBreaks(_ element: DraftElement, _ table: SlotTable) -> Bool {
    guard let (home, slot) = home(of: element, in: table) else { return false }
    return !home.isFlow && endsWithKeptBreaks(home.values[slot])
  }

  private func bytesBeginWithComment(_ text: [UInt8]) -> Bool {
    text.first { !$0.isBlank } == UInt8(ascii: "#")
  }

  /// The lines between two children that belong to neither.
  private func gap(_ upper: BlockSlot, _ lower: BlockSlot) -> [UInt8] {
    upper.next < lower.lead ? Array(bytes[upper.next..<lower.lead]) : []
  }

  /// What is left of the lines around children that went.
  private func merged(_ gaps: [[UInt8]], hasBefore: Bool, hasAfter: Bool, keepsBreaks: Bool?) -> [UInt8] {
    var gaps = gaps
    let commented = gaps.filter { $0.contains(UInt8(ascii: "#")) }
    if commented.isEmpty {
      guard hasBefore, hasAfter else { return [] }
      // Without its blank line a text that keeps its breaks would be another.
      if keepsBreaks == true { return [] }
      return gaps.max { $0.count < $1.count } ?? []
    }
    gaps = commented
    var text = Array(gaps.joined())
    if keepsBreaks == true || !hasBefore { text = Array(text.lines.drop { !$0.contains(UInt8(ascii: "#")) }.joined()) }
    if !hasAfter {
      while let last = text.lines.last, !last.contains(UInt8(ascii: "#")) { text.removeLast(last.count) }
    }
    return text
  }

  /// Whether the children around a place are separated by blank lines on all sides, so that new ones are too.
  private func isSpaced(_ hunk: Hunk, _ table: SlotTable, before: BlockSlot?, after: BlockSlot?) -> Bool {
    if before?.keepsBreaks == true { return false }
    var sides: [Bool] = []
    func look(_ upper: Int, _ lower: Int) {
      guard upper >= 0, lower < table.count else { return }
      let gap = gap(blockSlot(upper, of: table), blockSlot(lower, of: table))
      sides.append(!gap.isEmpty && gap.allSatisfy(\.isBlankOrBreak))
    }
    if let slot = hunk.before {
      look(slot - 1, slot)
      look(slot, slot + 1)
    }
    if let slot = hunk.after {
      if hunk.before != slot - 1 { look(slot - 1, slot) }
      look(slot, slot + 1)
    }
    return !sides.isEmpty && sides.allSatisfy { $0 }
  }

  /// Whether new children belong to the one below them rather than to the one above.
  private func isBesideNext(_ hunk: Hunk, _ elements: [DraftElement], _ table: SlotTable) -> Bool {
    guard let after = hunk.after else { return false }
    guard hunk.before != nil else { return true }
    let wished = hunk.added.last.flatMap { draft.neighbours[elements[$0].value] }
    return wished.map { wish in
      wish == ID(table.values[after]) || draft.successors[wish] == ID(table.values[after])
    } ?? false
  }

  /// The child whose style a new one takes: the one that it was put beside, else the one above it, else the one below.
  func neighbour(of number: Int, _ elements: [DraftElement], _ table: SlotTable) -> Int? {
    if let wish = draft.neighbours[elements[number].value] {
      let base = draft.successors[wish] ?? wish
      if draft.isOfSource(base), let slot = table.slot(of: NodeID(base.raw)) { return slot }
    }
    return elements[..<number].last { $0.place != nil }?.place
      ?? elements[number...].first { $0.place != nil }?.place ?? (table.count > 0 ? 0 : nil)
  }
}
