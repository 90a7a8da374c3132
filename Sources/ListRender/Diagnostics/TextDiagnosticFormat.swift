internal import SpecSource

/// Findings for people: the message, the lines it speaks of with marks under the places, and what helps.
///
/// ```text
/// error[unknown-key]: unknown row property 'heigth'
///   --> Lists/account.list.yaml:7:7
///    |
///  5 |     - tag: name
///    |            ---- row 'name'
///  6 |       cell: NameCell
///  7 |       heigth: 60
///    |       ^^^^^^
///    |
///    = help: rename to 'height'  [fixable: safe]
/// ```
struct TextDiagnosticFormat: DiagnosticFormat {
  static let name = "text"
  static let summary = "for people, with the source lines"

  private let style: TextStyle

  /// The narrowest excerpt, however narrow the terminal is.
  private static let narrowest = 40

  init(_ style: TextStyle) { self.style = style }

  mutating func write(_ report: FileReport, to out: inout ByteBuffer) {
    guard !report.findings.isEmpty else { return }
    var places = PlaceFinder(report)
    for finding in report.findings {
      write(finding, &places, to: &out)
      out.append(UInt8(ascii: "\n"))
      out.drainIfLong()
    }
    out.appendOmitted(of: report)
  }

  private func write(_ finding: Diagnostic, _ places: inout PlaceFinder, to out: inout ByteBuffer) {
    let excerpts = excerpts(of: finding, &places)
    let digits = String(excerpts.map(\.excerpt.lastLine).max() ?? 1).count
    let gutter = Gutter(digits: digits, style: style)

    out.append("\(finding.severity.rawValue)[\(finding.rule.id)]", finding.severity.ink, style)
    out.append(": \(VisibleText.of(finding.message))", .strong, style)
    out.append(UInt8(ascii: "\n"))
    for (index, part) in excerpts.enumerated() {
      gutter.writeArrow(index == 0 ? "-->" : ":::", to: &out)
      out.append(places.link(to: part.location))
      out.append(UInt8(ascii: "\n"))
      gutter.write("", to: &out)
      out.append(UInt8(ascii: "\n"))
      part.excerpt.write(to: &out, style, digits: digits)
    }

    let remarks = finding.notes.filter { $0.location == nil }
    if !finding.fixes.isEmpty || !remarks.isEmpty {
      gutter.write("", to: &out)
      out.append(UInt8(ascii: "\n"))
    }
    for fix in finding.fixes {
      gutter.writeRemark("help", .help, "\(VisibleText.of(fix.title))  [fixable: \(fix.safety.rawValue)]", to: &out)
    }
    for remark in remarks { gutter.writeRemark("note", .note, VisibleText.of(remark.message), to: &out) }
  }

  /// One excerpt for each file that the finding points into, its own first.
  private func excerpts(
    of finding: Diagnostic, _ places: inout PlaceFinder
  ) -> [(location: Location, excerpt: Excerpt)] {
    var files: [(location: Location, marks: [Excerpt.Mark])] = [
      (finding.location, [Excerpt.Mark(range: finding.location.range, label: nil, ink: finding.severity.ink)])
    ]
    for note in finding.notes {
      guard let location = note.location else { continue }
      let mark = Excerpt.Mark(range: location.range, label: note.message, ink: nil)
      if let index = files.firstIndex(where: { $0.location.file == location.file }) {
        files[index].marks.append(mark)
      } else {
        files.append((location, [mark]))
      }
    }
    return files.map { location, marks in
      let lines = places.lines(of: location.file)
      let margin = Gutter(digits: String(lines.count).count, style: style).width
      let limit = style.columns.map { max(Self.narrowest, $0 - margin) } ?? Excerpt.widest
      return (location, Excerpt(marks, of: places.source(location.file), lines, limit: limit))
    }
  }
}
