internal import SpecSource

/// A stretch of one source line as a terminal shows it, sign by sign, with the bytes that each sign stands for.
struct LineCells {
  /// One sign: a grapheme cluster, an escape for what is hidden, or a tab.
  struct Cell {
    /// The bytes of the file that it shows.
    var bytes: Range<Int>
    /// What is written.
    var text: String
    /// The first of its columns, from 0.
    var column: Int
    /// How many columns it takes.
    var width: Int
  }

  /// The signs in order.
  private(set) var cells: [Cell] = []
  /// One past the last column.
  private(set) var width: Int
  /// The column of the terminal where column 0 stands; tab stops are counted from it.
  private let margin: Int

  private static let tabStop = 8

  /// The signs of `range`, which is part of a line of `bytes`; the first one stands in `column`.
  init(_ bytes: [UInt8], _ range: Range<Int>, column: Int = 0, margin: Int) {
    self.margin = margin
    width = column
    var parser = UTF8.ForwardParser()
    var input = bytes[range].makeIterator()
    var offset = range.lowerBound
    // Whole stretches of good scalars are collected first, because only a string knows where a sign ends.
    var text = String.UnicodeScalarView()
    var starts: [Int] = []
    while true {
      switch parser.parseScalar(from: &input) {
      case .valid(let encoded):
        text.append(UTF8.decode(encoded))
        starts.append(offset)
        offset += encoded.count
      case .error(let length):
        append(String(text), starts: starts, end: offset)
        text = String.UnicodeScalarView()
        starts = []
        for position in offset..<offset + length {
          append("\\x{\(bytes[position].hexadecimal(digits: 1))}", position..<position + 1)
        }
        offset += length
      case .emptyInput:
        append(String(text), starts: starts, end: offset)
        return
      }
    }
  }

  /// The columns under which marks for a range of bytes stand: those of every sign that the range touches, and at least
  /// one. What lies outside the stretch ends at its borders.
  func columns(of range: Range<Int>) -> Range<Int> {
    let first = cells.first { $0.bytes.upperBound > range.lowerBound }
    let start = first?.column ?? width
    let end = cells.last { $0.bytes.lowerBound < range.upperBound }.map { $0.column + $0.width } ?? start
    return start..<max(start + 1, end)
  }

  private mutating func append(_ text: String, starts: [Int], end: Int) {
    var scalar = 0
    for cluster in text {
      let next = scalar + cluster.unicodeScalars.count
      let bytes = starts[scalar]..<(next < starts.count ? starts[next] : end)
      append(cluster == "\t" ? "\t" : VisibleText.of(String(cluster)), bytes)
      scalar = next
    }
  }

  private mutating func append(_ text: String, _ bytes: Range<Int>) {
    let columns = text == "\t" ? Self.tabStop - (margin + width) % Self.tabStop : DisplayWidth.of(text)
    cells.append(Cell(bytes: bytes, text: text, column: width, width: columns))
    width += columns
  }
}
