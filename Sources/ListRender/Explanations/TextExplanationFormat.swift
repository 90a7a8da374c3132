internal import ListModel
internal import SpecSource

/// An explanation for people.
///
/// Of one property with the lines that speak of it; of all with a line for each answer, and below the winner's the
/// source line that it stands in, once for all that stand in it.
enum TextExplanationFormat: ExplanationFormat {
  static let name = "text"

  static func write(_ answer: ExplanationReport, _ style: TextStyle, to out: inout ByteBuffer) {
    var writer = TextExplanationWriter(answer, style)
    writer.write(to: &out)
  }
}

private struct TextExplanationWriter {
  private let report: ExplanationReport
  private let style: TextStyle
  private var places: PlaceFinder
  private var wording: ValueWording
  /// The source lines that were shown.
  private var shown: Set<Line> = []

  private struct Line: Hashable {
    var file: FileID
    var number: Int
  }

  private static let narrowest = 40

  init(_ report: ExplanationReport, _ style: TextStyle) {
    self.report = report
    self.style = style
    places = PlaceFinder(report.file)
    wording = ValueWording(report.resolver)
  }

  mutating func write(to out: inout ByteBuffer) {
    writeHead(to: &out)
    if report.isOfOneProperty, let property = report.explanation.properties.first {
      write(property, to: &out)
    } else {
      writeAll(to: &out)
    }
    writeOthers(to: &out)
  }

  private mutating func writeHead(to out: inout ByteBuffer) {
    out.append(VisibleText.of(report.subject), .strong, style)
    if let place = report.explanation.place {
      out.append(", \(places.link(to: place))")
      shown.insert(line(of: place))
      // Where the property is named, its own lines are shown; one that is the mapping's first line is there already.
      if !report.isOfOneProperty { writeSource(of: place, to: &out) }
    } else {
      out.append(UInt8(ascii: "\n"))
    }
    if report.isOfOneProperty, report.explanation.place != nil { out.append(UInt8(ascii: "\n")) }
    out.append(UInt8(ascii: "\n"))
  }

  private mutating func writeSource(of place: Location, to out: inout ByteBuffer) {
    out.append("\n\(source(of: place))\n")
  }

  /// A line of the source with its number: ` 12 | - {tag: sync}`.
  private mutating func source(of place: Location) -> String {
    let lines = places.lines(of: place.file)
    let line = lines.position(of: place.range.start).line
    let text = places.source(place.file).text(in: lines.range(ofLine: line))
    let number = String(line)
    let padding = String(repeating: " ", count: max(0, 5 - number.count))
    let shown = VisibleText.of(String(text.drop { $0 == " " || $0 == "\t" }))
    return DisplayWidth.cut("\(padding)\(number) | \(shown)", to: style.columns ?? Excerpt.widest)
  }

  private mutating func line(of place: Location) -> Line {
    Line(file: place.file, number: places.start(of: place).line)
  }

  /// All properties, with a line for each answer.
  private mutating func writeAll(to out: inout ByteBuffer) {
    var grid = Self.grid()
    for property in report.explanation.properties {
      let name = report.table[property.slot].name
      for (place, answer) in property.answers.enumerated() where place == 0 || !answer.saysNothing {
        addRow(place == 0 ? name : "  beats", answer, of: property, &grid)
        guard place == 0, let location = answer.place else { continue }
        if shown.insert(line(of: location)).inserted { grid.addLine(source(of: location), .frame) }
      }
      for remark in property.remarks { grid.addLine("  note: \(words(remark))", .note) }
    }
    grid.write(to: &out, style, withTitles: false)
  }

  /// One property, with the lines that speak of it.
  private mutating func write(_ property: PropertyExplanation, to out: inout ByteBuffer) {
    var grid = Self.grid()
    for (place, answer) in property.answers.enumerated() where place == 0 || !answer.saysNothing {
      addRow(place == 0 ? report.table[property.slot].name : "  beats", answer, of: property, &grid)
    }
    grid.write(to: &out, style, withTitles: false)
    writeExcerpts(of: property, to: &out)
    for (place, remark) in property.remarks.enumerated() {
      if place == 0 { out.append("\n") }
      writeNote(words(remark), to: &out)
    }
  }

  private func writeNote(_ words: String, to out: inout ByteBuffer) {
    out.append("  ")
    out.append("note:", .note, style)
    out.append(" \(VisibleText.of(words))\n")
  }

  private mutating func writeExcerpts(of property: PropertyExplanation, to out: inout ByteBuffer) {
    var files: [(file: FileID, marks: [Excerpt.Mark])] = []
    for (place, answer) in property.answers.enumerated() {
      guard let location = answer.place else { continue }
      let mark = Excerpt.Mark(
        range: location.range, label: place == 0 ? "wins" : "beaten", ink: place == 0 ? .note : nil)
      if let index = files.firstIndex(where: { $0.file == location.file }) {
        // What two answers share, such as a value that another property takes over, is marked once.
        if !files[index].marks.contains(where: { $0.range == mark.range }) { files[index].marks.append(mark) }
      } else {
        files.append((location.file, [mark]))
      }
    }
    for (file, marks) in files {
      let lines = places.lines(of: file)
      let digits = String(lines.count).count
      let gutter = Gutter(digits: digits, style: style)
      let limit = style.columns.map { max(Self.narrowest, $0 - gutter.width) } ?? Excerpt.widest
      let excerpt = Excerpt(marks, of: places.source(file), lines, limit: limit)
      out.append(UInt8(ascii: "\n"))
      excerpt.write(to: &out, style, digits: String(excerpt.lastLine).count)
    }
  }

  private mutating func addRow(
    _ name: String, _ answer: Answer, of property: PropertyExplanation, _ grid: inout TextGrid
  ) {
    grid.addCell(name)
    grid.addCell(value(of: answer, property))
    grid.addCell(report.sayer(of: answer, property.slot))
    grid.addCell(answer.place.map { places.link(to: $0) } ?? "")
  }

  private mutating func value(of answer: Answer, _ property: PropertyExplanation) -> String {
    switch answer.value.content {
    case .none: "none"
    case .nothing: "nothing"
    case .automatic: "automatic"
    default: wording.text(property.slot, of: report.element(answer, of: property.slot)) ?? "unset"
    }
  }

  private mutating func words(_ remark: Diagnostic.Note) -> String {
    remark.message + (remark.location.map { " (\(places.link(to: $0)))" } ?? "")
  }

  private func writeOthers(to out: inout ByteBuffer) {
    guard !report.others.isEmpty else { return }
    let addresses = report.others.prefix(5).map { "'\($0.address)'" }.joined(separator: ", ")
    let more = report.others.count > 5 ? " and \(report.others.count - 5) more" : ""
    out.append("\n")
    writeNote("the address names others too: \(addresses)\(more)", to: &out)
  }

  private static func grid() -> TextGrid {
    TextGrid([.init(""), .init("", widest: 40), .init(""), .init("")])
  }
}

extension Answer {
  /// Whether it only says that there is nothing.
  fileprivate var saysNothing: Bool { value.content == .unset }
}
