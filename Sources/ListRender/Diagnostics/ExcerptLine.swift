internal import SpecSource

/// One line of a source with marks under it, cut to a window when it is long.
struct ExcerptLine {
  /// A range of bytes within the line, and what is said about it.
  struct Mark {
    var bytes: Range<Int>
    var label: String?
    /// The colour of a finding's own place (`^`); nil for another place that belongs to it (`-`).
    var ink: Ink?
  }

  private let cells: LineCells
  private let isCutBefore: Bool
  private let isCutAfter: Bool
  private let marks: [(columns: Range<Int>, label: String?, ink: Ink?)]

  private static let ellipsis = "…"

  /// The line of `bytes` that `line` covers, in at most `limit` columns; `margin` columns stand before it.
  init(_ bytes: [UInt8], line: Range<Int>, marks: [Mark], limit: Int, margin: Int) {
    let window = Self.window(bytes, line, marks, limit, margin)
    isCutBefore = window.lowerBound > line.lowerBound
    isCutAfter = window.upperBound < line.upperBound
    let cells = LineCells(bytes, window, column: isCutBefore ? 1 : 0, margin: margin)
    self.cells = cells
    self.marks = marks.map { (cells.columns(of: $0.bytes), $0.label, $0.ink) }
  }

  /// Writes the line itself, without a line break.
  func writeText(to out: inout ByteBuffer) {
    if isCutBefore { out.append(Self.ellipsis) }
    for cell in cells.cells { out.append(cell.text) }
    if isCutAfter { out.append(Self.ellipsis) }
  }

  /// Whether nothing would be written for the line itself.
  var isEmpty: Bool { cells.cells.isEmpty }

  /// Writes the rows below the line: marks with the last label beside them, then the other labels, each under its mark.
  func writeMarks(to out: inout ByteBuffer, _ style: TextStyle, gutter: (inout ByteBuffer) -> Void) {
    guard !marks.isEmpty else { return }
    var hanging = marks.filter { $0.label != nil }.sorted { $0.columns.lowerBound < $1.columns.lowerBound }
    var row = MarkRow()
    // A finding's own place is drawn over the others.
    for mark in marks.filter({ $0.ink == nil }) + marks.filter({ $0.ink != nil }) {
      row.fill(mark.columns, mark.ink == nil ? "-" : "^", mark.ink ?? .frame)
    }
    let end = marks.map(\.columns.upperBound).max() ?? 0
    if let last = hanging.last, last.columns.upperBound == end, let label = last.label {
      row.label = (end + 1, label, last.ink ?? .frame)
      hanging.removeLast()
    }
    gutter(&out)
    row.write(over: cells, to: &out, style)
    if !hanging.isEmpty {
      gutter(&out)
      MarkRow(bars: hanging.map(\.columns.lowerBound)).write(over: cells, to: &out, style)
    }
    while let mark = hanging.popLast() {
      var row = MarkRow(bars: hanging.map(\.columns.lowerBound).filter { $0 < mark.columns.lowerBound })
      row.label = (mark.columns.lowerBound, mark.label ?? "", mark.ink ?? .frame)
      gutter(&out)
      row.write(over: cells, to: &out, style)
    }
  }

  /// The part of a line that is shown: all of it if it fits, else what stands around the marks.
  private static func window(
    _ bytes: [UInt8], _ line: Range<Int>, _ marks: [Mark], _ limit: Int, _ margin: Int
  ) -> Range<Int> {
    let start = min(max(marks.map(\.bytes.lowerBound).min() ?? line.lowerBound, line.lowerBound), line.upperBound)
    let end = min(max(marks.map(\.bytes.upperBound).max() ?? start, start), line.upperBound)
    let (near, all) = neighbourhood(of: start..<end, bytes, line, limit, margin)
    if near == line, all.width <= limit { return line }
    let focus = all.columns(of: start..<max(start, min(end, near.upperBound)))
    let room = limit - 2
    var left = max(0, focus.lowerBound - max(room / 6, (room - focus.count) / 2))
    if near.upperBound == line.upperBound { left = min(left, max(0, all.width - room)) }
    // A beginning that fits stays: a line is easier to recognise by it.
    if near.lowerBound == line.lowerBound, focus.upperBound <= room { left = 0 }
    let shown = all.cells.filter { $0.column >= left && $0.column + $0.width <= left + room }
    guard let first = shown.first, let last = shown.last else { return start..<start }
    return first.bytes.lowerBound..<last.bytes.upperBound
  }

  /// What stands within `limit` columns of a place, or all of the line if that is less.
  private static func neighbourhood(
    of place: Range<Int>, _ bytes: [UInt8], _ line: Range<Int>, _ limit: Int, _ margin: Int
  ) -> (range: Range<Int>, cells: LineCells) {
    let start = place.lowerBound
    var near = place
    var cells = LineCells(bytes, start..<start, margin: margin)
    // A line may be the whole file, so only a part is looked at: first one that does for plain text, then more where a
    // column takes many bytes, as emoji do.
    for reach in [2, 8, 32] {
      let end = min(place.upperBound, start + reach * limit)
      near = clip(bytes, start - reach * limit..<end + reach * limit, to: line)
      cells = LineCells(bytes, near, margin: margin)
      let before = cells.columns(of: start..<start).lowerBound
      if near.lowerBound == line.lowerBound || before >= limit,
        near.upperBound == line.upperBound || cells.width - before >= limit
      {
        break
      }
    }
    return (near, cells)
  }

  /// A range within a line that does not begin or end inside a scalar.
  private static func clip(_ bytes: [UInt8], _ range: Range<Int>, to line: Range<Int>) -> Range<Int> {
    var range = range.clamped(to: line)
    for _ in 0..<3 {
      if range.lowerBound > line.lowerBound, bytes[range.lowerBound] & 0xC0 == 0x80 {
        range = range.lowerBound - 1..<range.upperBound
      }
      if range.upperBound < line.upperBound, bytes[range.upperBound] & 0xC0 == 0x80 {
        range = range.lowerBound..<range.upperBound + 1
      }
    }
    return range
  }
}
