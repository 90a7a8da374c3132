internal import SpecSource

/// Lines that Xcode reads off a build phase and shows in its editor: absolute paths, columns in bytes, other places on
/// lines of their own.
struct XcodeDiagnosticFormat: DiagnosticFormat {
  static let name = "xcode"
  static let summary = "lines for a build phase of Xcode"
  static let locatesFiles = true

  private var run: RunDescription?

  init(_ style: TextStyle) {}

  mutating func begin(_ run: RunDescription, to out: inout ByteBuffer) { self.run = run }

  mutating func write(_ report: FileReport, to out: inout ByteBuffer) {
    var places = PlaceFinder(report, run)
    for finding in report.findings {
      Self.write(
        finding.location, finding.severity.rawValue, "\(finding.message) (\(finding.rule.id))", &places, to: &out)
      for note in finding.notes {
        Self.write(note.location ?? finding.location, "note", note.message, &places, to: &out)
      }
      out.drainIfLong()
    }
    guard report.omitted > 0 else { return }
    Self.write(
      Location(.main, SourceRange(0, 0)), "note", "\(report.omitted) more findings are counted but not shown", &places,
      to: &out)
  }

  mutating func write(_ file: UnreadFile, to out: inout ByteBuffer) {
    out.appendVisible(run?.locate(file.path).absolute ?? file.path)
    out.append(":1:1: error: ")
    out.appendVisible(file.message)
    out.append("\n")
  }

  private static func write(
    _ location: Location, _ kind: String, _ message: String, _ places: inout PlaceFinder, to out: inout ByteBuffer
  ) {
    let start = places.region(of: location, in: .bytes).start
    out.appendVisible(places.place(of: location.file).absolute)
    out.append(":\(start.line):\(start.column): \(kind): ")
    out.appendVisible(message)
    out.append("\n")
  }
}
