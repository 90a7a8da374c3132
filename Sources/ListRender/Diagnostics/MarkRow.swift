/// A row of marks below a line.
struct MarkRow {
  private var signs: [(sign: Character, ink: Ink)?] = []
  /// A label and the column where it begins, right of all signs.
  var label: (column: Int, text: String, ink: Ink)?

  init() {}

  /// A row of bars that lead down to labels.
  init(bars: [Int]) {
    for column in bars { fill(column..<column + 1, "|", .frame) }
  }

  /// Puts a sign into columns.
  mutating func fill(_ columns: Range<Int>, _ sign: Character, _ ink: Ink) {
    while signs.count < columns.upperBound { signs.append(nil) }
    for column in columns { signs[column] = (sign, ink) }
  }

  /// Writes the row with its line break.
  ///
  /// Where nothing is marked, a tab stands under a tab: then the marks are in place whatever the width of a tab is.
  func write(over cells: LineCells, to out: inout ByteBuffer, _ style: TextStyle) {
    let end = label?.column ?? signs.count
    var row = signs.prefix(end) + []
    while row.count < end { row.append(nil) }
    var column = 0
    var nextCell = cells.cells[...]
    while column < end {
      while let cell = nextCell.first, cell.column + cell.width <= column { nextCell.removeFirst() }
      if let cell = nextCell.first, cell.text == "\t", cell.column == column, column + cell.width <= end,
        row[column..<column + cell.width].allSatisfy({ $0 == nil })
      {
        out.append(UInt8(ascii: "\t"))
        column += cell.width
        continue
      }
      // Equal neighbours are one stretch, so that a colour is switched on once.
      let sign = row[column]
      let stretch = row[column...].prefix { $0?.sign == sign?.sign && $0?.ink == sign?.ink }.count
      let length = sign == nil ? 1 : stretch
      out.append(String(repeating: sign?.sign ?? " ", count: length), sign?.ink, style)
      column += length
    }
    if let label { out.append(VisibleText.of(label.text), label.ink, style) }
    out.append(UInt8(ascii: "\n"))
  }
}
