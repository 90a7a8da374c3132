internal import SpecSource

/// The report of Checkstyle, which many servers and editors read.
struct CheckstyleDiagnosticFormat: DiagnosticFormat {
  static let name = "checkstyle"
  static let summary = "a Checkstyle report"
  static let locatesFiles = true

  private var run: RunDescription?

  init(_ style: TextStyle) {}

  mutating func begin(_ run: RunDescription, to out: inout ByteBuffer) {
    self.run = run
    out.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n")
  }

  /// Findings stand under the file that they point into, which may be one that the checked file includes.
  mutating func write(_ report: FileReport, to out: inout ByteBuffer) {
    var places = PlaceFinder(report, run)
    var file: FileID?
    for finding in report.findings {
      if file != finding.location.file {
        if file != nil { out.append("  </file>\n") }
        file = finding.location.file
        Self.writeHead(places.place(of: finding.location.file).path, to: &out)
      }
      let start = places.start(of: finding.location)
      write(
        line: start.line, column: start.column, finding.severity == .note ? "info" : finding.severity.rawValue,
        finding.message, finding.rule.id, to: &out)
      out.drainIfLong()
    }
    if file == nil { Self.writeHead(places.place(of: .main).path, to: &out) }
    out.append("  </file>\n")
  }

  mutating func write(_ file: UnreadFile, to out: inout ByteBuffer) {
    Self.writeHead(run?.locate(file.path).path ?? file.path, to: &out)
    write(line: 1, column: 1, "error", file.message, UnreadFile.kind, to: &out)
    out.append("  </file>\n")
  }

  mutating func end(_ summary: RunSummary, to out: inout ByteBuffer) { out.append("</checkstyle>\n") }

  private static func writeHead(_ path: String, to out: inout ByteBuffer) {
    out.append("  <file")
    out.appendXML("name", VisibleText.of(path))
    out.append(">\n")
  }

  private func write(
    line: Int, column: Int, _ severity: String, _ message: String, _ source: String, to out: inout ByteBuffer
  ) {
    out.append("    <error line=\"\(line)\" column=\"\(column)\" severity=\"\(severity)\"")
    out.appendXML("message", VisibleText.of(message))
    out.appendXML("source", "listspec.\(source)")
    out.append("/>\n")
  }
}
