import ListRender
import SpecSource

/// Files and findings for the tests of formats; places are given by the text that stands there.
struct SampleReport {
  static let rule = Rule("sample-rule", .type, .error, "A rule.")

  static let run = RunDescription(tool: Tool(name: "listspec", version: "0.1.0"))

  var sources: [SourceFile]
  var findings: [Diagnostic] = []

  init(_ files: (name: String, text: String)...) {
    sources = files.enumerated().map { index, file in
      SourceFile(name: file.name, id: FileID(UInt32(index)), bytes: Array(file.text.utf8))
    }
  }

  init(_ text: String) {
    self.init(("list.yaml", text))
  }

  /// The place of the first text equal to `text` behind the first one equal to `start`, byte for byte.
  func place(_ text: String, after start: String = "", in file: Int = 0) -> Location {
    let bytes = sources[file].bytes
    let from = start.isEmpty ? 0 : find(Array(start.utf8), in: bytes, from: 0) + start.utf8.count
    let offset = find(Array(text.utf8), in: bytes, from: from)
    return Location(FileID(UInt32(file)), SourceRange(offset..<offset + text.utf8.count))
  }

  /// A place without text.
  func place(at offset: Int, in file: Int = 0) -> Location {
    Location(FileID(UInt32(file)), SourceRange(offset..<offset))
  }

  mutating func add(
    _ location: Location, _ message: String = "what is wrong", _ severity: Severity = .error,
    notes: [Diagnostic.Note] = [], fixes: [Fix] = []
  ) {
    findings.append(
      Diagnostic(Self.rule, message, at: location, severity: severity, notes: notes, fixes: fixes))
  }

  /// What a format writes for the report, from `begin` to `end`.
  func written(
    _ name: String, _ style: TextStyle = TextStyle(), run: RunDescription = run,
    failingFrom threshold: Severity = .error
  ) -> String {
    all(name, style, run, threshold)?.text ?? "no format '\(name)'"
  }

  /// What a format adds to the page of a job.
  func jobSummary(_ name: String) -> String? {
    all(name, TextStyle(), RunDescription(tool: Self.run.tool, takesJobSummary: true), .error)?.summary
  }

  private func all(
    _ name: String, _ style: TextStyle, _ run: RunDescription, _ threshold: Severity
  ) -> (text: String, summary: String?)? {
    guard let type = DiagnosticFormats.all.first(where: { $0.name == name }) else { return nil }
    let report = FileReport(DiagnosticBag(findings), in: sources, failingFrom: threshold)
    var summary = RunSummary()
    summary.add(report)
    var format = type.init(style)
    var out = ByteBuffer()
    format.begin(run, to: &out)
    format.write(report, to: &out)
    format.end(summary, to: &out)
    return (out.text, format.jobSummary?.text)
  }

  private func find(_ text: [UInt8], in bytes: [UInt8], from start: Int) -> Int {
    (start...bytes.count - text.count).first { bytes[$0..<$0 + text.count].elementsEqual(text) } ?? bytes.count
  }
}
