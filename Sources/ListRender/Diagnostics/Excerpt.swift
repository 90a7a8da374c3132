internal import SpecSource

/// The lines of one file that a finding speaks of, with marks under the places.
struct Excerpt {
  /// A place, and what is said about it.
  struct Mark {
    var range: SourceRange
    var label: String?
    /// The colour of a finding's own place; nil for another place that belongs to it.
    var ink: Ink?
  }

  /// A line (or a part of a long one), and the marks that fall into it.
  private struct Entry {
    var line: Int
    var marks: [ExcerptLine.Mark]

    var bytes: Range<Int> {
      let start = marks.map(\.bytes.lowerBound).min() ?? 0
      return start..<max(start, marks.map(\.bytes.upperBound).max() ?? 0)
    }
  }

  private let bytes: [UInt8]
  private let lines: LineMap
  private let limit: Int
  private var entries: [Entry] = []

  /// The widest excerpt of a line where no terminal sets a limit.
  static let widest = 120

  /// The excerpt of `source` with the marks; the first one keeps its neighbourhood when a line is too long for all.
  init(_ marks: [Mark], of source: SourceFile, _ lines: LineMap, limit: Int) {
    bytes = source.bytes
    self.lines = lines
    self.limit = limit
    for mark in marks { add(mark) }
    entries.sort { ($0.line, $0.bytes.lowerBound) < ($1.line, $1.bytes.lowerBound) }
  }

  /// The highest line number that is shown.
  var lastLine: Int { entries.last?.line ?? 1 }

  /// Writes the lines behind a gutter that takes numbers of `digits` digits.
  func write(to out: inout ByteBuffer, _ style: TextStyle, digits: Int) {
    let gutter = Gutter(digits: digits, style: style)
    for (index, entry) in entries.enumerated() {
      if index > 0 { writeGap(from: entries[index - 1].line, to: entry.line, gutter, to: &out) }
      write(entry, gutter, to: &out)
    }
  }

  /// A line between two that are shown is shown too; more lines are a sign that something is left out.
  private func writeGap(from line: Int, to next: Int, _ gutter: Gutter, to out: inout ByteBuffer) {
    if next == line + 2 {
      write(Entry(line: line + 1, marks: []), gutter, to: &out)
    } else if next != line + 1 {
      gutter.write("…", to: &out)
      out.append(UInt8(ascii: "\n"))
    }
  }

  private func write(_ entry: Entry, _ gutter: Gutter, to out: inout ByteBuffer) {
    let line = ExcerptLine(
      bytes, line: lines.range(ofLine: entry.line).bytes, marks: entry.marks, limit: limit, margin: gutter.width)
    gutter.write(String(entry.line), to: &out)
    if !line.isEmpty { out.append(UInt8(ascii: " ")) }
    line.writeText(to: &out)
    out.append(UInt8(ascii: "\n"))
    line.writeMarks(to: &out, gutter.style) {
      gutter.write("", to: &$0)
      $0.append(UInt8(ascii: " "))
    }
  }

  /// A place over several lines is marked on the first and on the last.
  private mutating func add(_ mark: Mark) {
    let range = mark.range.bytes
    let last = lines.position(of: range.isEmpty ? mark.range.start : mark.range.end - 1).line
    let first = lines.position(of: mark.range.start).line
    guard first < last else {
      return add(ExcerptLine.Mark(bytes: range, label: mark.label, ink: mark.ink), line: first)
    }
    let firstEnd = max(range.lowerBound, lines.range(ofLine: first).bytes.upperBound)
    add(ExcerptLine.Mark(bytes: range.lowerBound..<firstEnd, label: nil, ink: mark.ink), line: first)
    let lastLine = lines.range(ofLine: last).bytes
    let end = min(range.upperBound, lastLine.upperBound)
    let start = bytes[lastLine.lowerBound..<max(lastLine.lowerBound, end)].firstIndex { $0 != 0x20 && $0 != 0x09 }
    add(ExcerptLine.Mark(bytes: (start ?? lastLine.lowerBound)..<end, label: mark.label, ink: mark.ink), line: last)
  }

  private mutating func add(_ mark: ExcerptLine.Mark, line: Int) {
    for (index, entry) in entries.enumerated() where entry.line == line {
      let start = min(entry.bytes.lowerBound, mark.bytes.lowerBound)
      let end = max(entry.bytes.upperBound, mark.bytes.upperBound)
      if end - start <= limit || fits(line) { return entries[index].marks.append(mark) }
    }
    entries.append(Entry(line: line, marks: [mark]))
  }

  /// Whether a line is shown as a whole.
  private func fits(_ line: Int) -> Bool {
    let range = lines.range(ofLine: line).bytes
    return range.count <= 4 * limit && LineCells(bytes, range, margin: 0).width <= limit
  }
}
