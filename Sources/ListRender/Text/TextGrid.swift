/// Rows of cells whose columns line up on a terminal, with free lines between them.
///
/// Cells are kept as bytes in one pool, so that a grid of a million rows is a few arrays; the widths are known only
/// when the last row is, so nothing is written before `write`.
public struct TextGrid {
  /// A column.
  public struct Column: Sendable {
    /// On which side of the column its cells stand.
    public enum Alignment: Sendable {
      case left
      case right
    }

    /// What stands above it.
    public var title: String
    /// Where its cells stand.
    public var alignment: Alignment
    /// The most columns of the terminal that it takes; longer cells are cut.
    public var widest: Int

    /// A column.
    public init(_ title: String, _ alignment: Alignment = .left, widest: Int = .max) {
      self.title = title
      self.alignment = alignment
      self.widest = widest
    }
  }

  /// The columns, from left to right.
  public let columns: [Column]

  private var pool: [UInt8] = []
  /// Where each cell ends in the pool, row by row.
  private var ends: [Int] = []
  /// The columns of the terminal that each cell takes.
  private var cellWidths: [UInt32] = []
  /// The widest cell of each column so far.
  private var widths: [Int]
  /// Lines of their own, with the number of rows above them.
  private var lines: [(rowsAbove: Int, text: String, ink: Ink?)] = []

  private static let gap = 2
  /// What a column keeps when the whole is too wide for the terminal.
  private static let narrowest = 8

  /// An empty grid.
  public init(_ columns: [Column]) {
    self.columns = columns
    widths = columns.map { min($0.widest, DisplayWidth.of($0.title)) }
  }

  /// Adds the next cell of the row at hand; the cell of the last column ends the row. Hidden characters are spelled out.
  public mutating func addCell(_ text: String) {
    let column = ends.count % columns.count
    let visible = VisibleText.of(text)
    let width = DisplayWidth.of(visible)
    widths[column] = max(widths[column], min(columns[column].widest, width))
    pool.append(contentsOf: visible.utf8)
    ends.append(pool.count)
    cellWidths.append(UInt32(clamping: width))
  }

  /// Adds a line that does not take part in the columns, below the rows added so far.
  public mutating func addLine(_ text: String, _ ink: Ink? = nil) {
    precondition(ends.count % columns.count == 0, "a line stands between rows")
    lines.append((ends.count / columns.count, VisibleText.of(text), ink))
  }

  /// Drops the rows and lines, but remembers how wide they were: a grid that is too long to be kept is gone through
  /// twice, first for its widths, then stretch by stretch to be written.
  public mutating func forget() {
    pool.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    cellWidths.removeAll(keepingCapacity: true)
    lines.removeAll(keepingCapacity: true)
  }

  /// Writes all of it, one line a row under a line of titles unless they were written before, without spaces at the
  /// ends of lines.
  ///
  /// On a terminal (`style.columns`) the widest columns are made narrower until a row fits; what does not fit even then
  /// is cut.
  public func write(to out: inout ByteBuffer, _ style: TextStyle, withTitles: Bool = true) {
    let widths = fittingWidths(style.columns)
    if withTitles, columns.contains(where: { !$0.title.isEmpty }) {
      var title = ByteBuffer()
      writeRow(widths, within: style.columns, to: &title) { column in
        let text = columns[column].title
        return (Array(text.utf8)[...], DisplayWidth.of(text))
      }
      out.append(String(title.text.dropLast()), .strong, style)
      out.append(UInt8(ascii: "\n"))
    }
    var nextLine = 0
    for row in 0...(ends.count / columns.count) {
      while nextLine < lines.count, lines[nextLine].rowsAbove == row {
        let line = lines[nextLine]
        out.append(style.columns.map { DisplayWidth.cut(line.text, to: $0) } ?? line.text, line.ink, style)
        out.append(UInt8(ascii: "\n"))
        nextLine += 1
      }
      if row < ends.count / columns.count {
        writeRow(widths, within: style.columns, to: &out) { cell(row * columns.count + $0) }
      }
      out.drainIfLong()
    }
  }

  private func cell(_ index: Int) -> (text: ArraySlice<UInt8>, width: Int) {
    (pool[(index == 0 ? 0 : ends[index - 1])..<ends[index]], Int(cellWidths[index]))
  }

  private func writeRow(
    _ widths: [Int], within limit: Int?, to out: inout ByteBuffer, cell: (Int) -> (text: ArraySlice<UInt8>, width: Int)
  ) {
    if let limit, widths.reduce(0, +) + Self.gap * (columns.count - 1) > limit {
      // So many columns that even narrow ones do not fit.
      var whole = ByteBuffer()
      writeRow(widths, within: nil, to: &whole, cell: cell)
      out.append(DisplayWidth.cut(String(whole.text.dropLast()), to: limit))
      return out.append(UInt8(ascii: "\n"))
    }
    // Spaces are owed until a cell with text comes, so that no line ends in them.
    var owed = 0
    for column in columns.indices {
      var (text, width) = cell(column)
      if width > widths[column] {
        let cut = DisplayWidth.cut(String(decoding: text, as: UTF8.self), to: widths[column])
        (text, width) = (Array(cut.utf8)[...], DisplayWidth.of(cut))
      }
      let padding = widths[column] - width
      if text.isEmpty {
        owed += padding
      } else {
        let isRight = columns[column].alignment == .right
        out.append(UInt8(ascii: " "), times: owed + (isRight ? padding : 0))
        out.append(text)
        owed = isRight ? 0 : padding
      }
      owed += Self.gap
    }
    out.append(UInt8(ascii: "\n"))
  }

  /// The widths of the columns, the widest taken down evenly where a row would be longer than the limit.
  private func fittingWidths(_ limit: Int?) -> [Int] {
    var widths = widths
    guard let limit else { return widths }
    var excess = widths.reduce(0, +) + Self.gap * (columns.count - 1) - limit
    while excess > 0, let widest = widths.max(), widest > Self.narrowest {
      let tallest = widths.indices.filter { widths[$0] == widest }
      let next = max(Self.narrowest, widths.filter { $0 < widest }.max() ?? 0)
      // Down to the second widest, or as far as is needed, whichever comes first.
      let step = min(widest - next, (excess + tallest.count - 1) / tallest.count)
      for column in tallest where excess > 0 {
        let taken = min(step, excess)
        widths[column] -= taken
        excess -= taken
      }
    }
    return widths
  }
}
