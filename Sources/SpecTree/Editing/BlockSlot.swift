internal import SpecSource

/// The lines of a child of a block collection.
struct BlockSlot {
  /// The first of the comment lines that stand directly above it; else the start of its line, or `start` where it
  /// shares the line with its parent's dash.
  let lead: Int
  /// Its dash, its key or the `?` before that, or the key's anchor.
  let start: Int
  /// Whether it shares the line with its parent's dash.
  let isInline: Bool
  /// The end of its last line, with the comment beside it and those below it that are indented deeper than it.
  let end: Int
  /// Where the next line begins; `end` at the end of a file without a line break.
  let next: Int
  /// The column of `start`, in bytes.
  let column: Int
  /// Whether it ends with a block scalar that keeps all line breaks behind it.
  let keepsBreaks: Bool
}

extension DraftWriter {
  /// Where a child of a block collection begins.
  func blockStart(_ slot: Int, of table: SlotTable) -> Int {
    guard slot > 0 else {
      let start = Int(view.range(of: table.node).start)
      return table.isMapping ? min(start, self.start(of: table.keys[0])) : start
    }
    return bytes.skipTrivia(from: valueEnd(slot - 1, of: table))
  }

  /// Where the value of a child ends, the colon before a missing one included.
  func valueEnd(_ slot: Int, of table: SlotTable) -> Int {
    let value = table.values[slot]
    let end = end(of: value)
    guard table.isMapping, view.isEmptyScalar(value), let colon = bareHeadEnd(slot, of: table) else { return end }
    return max(end, colon)
  }

  /// The lines of a child of a block collection.
  func blockSlot(_ slot: Int, of table: SlotTable) -> BlockSlot {
    let start = blockStart(slot, of: table)
    let line = bytes.lineStart(of: start)
    let isInline = bytes.skippingBlanks(from: line) < start
    // The first child's column is that of all.
    let column = start - line
    let limit = slot + 1 < table.count ? blockStart(slot + 1, of: table) : bytes.count
    let keepsBreaks = endsWithKeptBreaks(table.values[slot])
    let end = blockEnd(from: valueEnd(slot, of: table), before: limit, deeperThan: column, keepsBreaks: keepsBreaks)
    var lead = isInline ? start : line
    if !isInline {
      let floor = slot > 0 ? nextLine(behind: slot - 1, of: table, before: start, column: column) : 0
      while lead > floor, lead > 0 {
        let above = bytes.lineStart(of: beforeBreak(at: lead))
        guard above >= floor, above < lead, bytes.isCommentLine(at: above) else { break }
        lead = above
      }
    }
    return BlockSlot(
      lead: lead, start: start, isInline: isInline, end: end, next: bytes.startOfNextLine(from: end), column: column,
      keepsBreaks: keepsBreaks)
  }

  /// Where the line begins that follows a child's last.
  private func nextLine(behind slot: Int, of table: SlotTable, before limit: Int, column: Int) -> Int {
    let end = blockEnd(
      from: valueEnd(slot, of: table), before: limit, deeperThan: column,
      keepsBreaks: endsWithKeptBreaks(table.values[slot]))
    return bytes.startOfNextLine(from: end)
  }

  /// The line break that ends the line before the one that begins at an offset.
  private func beforeBreak(at line: Int) -> Int {
    guard line > 1, bytes[line - 1] == 0x0A, bytes[line - 2] == 0x0D else { return max(line - 1, 0) }
    return line - 2
  }

  private func blockEnd(from valueEnd: Int, before limit: Int, deeperThan column: Int, keepsBreaks: Bool) -> Int {
    var end = bytes.endOfLine(from: bytes.afterBesideComment(from: valueEnd))
    var line = bytes.startOfNextLine(from: end)
    while keepsBreaks, line < limit, bytes.isBlankLine(at: line) {
      end = bytes.endOfLine(from: line)
      line = bytes.startOfNextLine(from: end)
    }
    while line < limit, line > end {
      let place = bytes.skippingBlanks(from: line)
      guard place < bytes.count else { break }
      if bytes[place] == UInt8(ascii: "#"), place - line > column {
        end = bytes.endOfLine(from: place)
      } else if !bytes[place].isBreak {
        break
      }
      line = bytes.startOfNextLine(from: bytes.endOfLine(from: place))
    }
    return end
  }

  /// Whether the last scalar in a node is a block scalar with a `+`.
  func endsWithKeptBreaks(_ node: NodeID) -> Bool {
    let last = NodeID(view.after(node).index - 1)
    guard isBlockScalar(last) else { return false }
    let range = view.range(of: last).bytes
    return bytes[range].prefix { !$0.isBlankOrBreak }.contains(UInt8(ascii: "+"))
  }

  /// Marks the block scalar at the very end of a file as one without a line break at its end, because it gets one.
  mutating func stripLastText(of node: NodeID) {
    let last = NodeID(view.after(node).index - 1)
    guard isBlockScalar(last), !isTouched(node) else { return }
    let range = view.range(of: last).bytes
    let header = bytes[range].prefix { !$0.isBlankOrBreak }
    guard !header.contains(UInt8(ascii: "-")), range.upperBound == bytes.count, stripped.insert(last).inserted else {
      return
    }
    if let sign = header.firstIndex(of: UInt8(ascii: "+")) {
      edit(sign..<sign + 1, [UInt8(ascii: "-")])
    } else {
      edit(header.endIndex..<header.endIndex, [UInt8(ascii: "-")])
    }
  }

  /// Whether a node is a block scalar as it is written; a tag may have changed its style.
  func isBlockScalar(_ node: NodeID) -> Bool {
    guard view.kind(of: node) == .scalar else { return false }
    let start = Int(view.range(of: node).start)
    guard start < bytes.count, view.style(of: node) != .plain || properties(of: node) != nil else { return false }
    return bytes[start] == UInt8(ascii: "|") || bytes[start] == UInt8(ascii: ">")
  }
}
