internal import SpecSource

/// A JUnit report, as build servers read it: a suite for each file, a case for each finding, one passing case for a
/// clean file.
///
/// Findings that do not fail the run are passing cases that have something to say. Times are given because some servers
/// want them; they are 0, so that the same files give the same report. The counts at the top need all of it first.
struct JUnitDiagnosticFormat: DiagnosticFormat {
  static let name = "junit"
  static let summary = "a JUnit report for build servers"
  static let locatesFiles = true

  private var run: RunDescription?
  private var suites = ByteBuffer()
  private var total = Counts()

  /// How many cases there are, and how many of them failed or could not be run.
  private struct Counts {
    var tests = 0
    var failures = 0
    var errors = 0
  }

  init(_ style: TextStyle) {}

  mutating func begin(_ run: RunDescription, to out: inout ByteBuffer) { self.run = run }

  mutating func write(_ report: FileReport, to out: inout ByteBuffer) {
    var places = PlaceFinder(report, run)
    let path = VisibleText.of(places.place(of: .main).path)
    var counts = Counts()
    var cases = ByteBuffer()
    var names = Set<String>()
    for (finding, tagPath) in zip(report.findings, report.tagPaths) {
      counts.tests += 1
      let isFailure = finding.severity >= report.threshold
      if isFailure { counts.failures += 1 }
      let words = [finding.rule.id, tagPath, finding.message].filter { !$0.isEmpty }
      write(
        finding, named: Self.name(words.joined(separator: " "), besides: &names), path, isFailure: isFailure, &places,
        to: &cases)
    }
    let failed = Severity.allCases.filter { $0 >= report.threshold }.map { report.counts[$0] }.reduce(0, +)
    if report.omitted > 0 {
      counts.tests += 1
      let isFailure = failed > counts.failures
      if isFailure { counts.failures += 1 }
      writeOmitted(of: report, path, isFailure: isFailure, to: &cases)
    } else if counts.tests == 0 {
      counts.tests = 1
      Self.writeCase("valid", path, file: path, line: nil, to: &cases) { _ in }
    }
    write(path, counts, cases)
  }

  mutating func write(_ file: UnreadFile, to out: inout ByteBuffer) {
    let path = VisibleText.of(run?.locate(file.path).path ?? file.path)
    var cases = ByteBuffer()
    Self.writeCase("readable", path, file: path, line: nil, to: &cases) { out in
      Self.write("error", UnreadFile.kind, VisibleText.of(file.message), VisibleText.of(file.message), to: &out)
    }
    write(path, Counts(tests: 1, failures: 0, errors: 1), cases)
  }

  mutating func end(_ summary: RunSummary, to out: inout ByteBuffer) {
    out.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites")
    Self.writeCounts(run?.tool.name ?? "listspec", total, to: &out)
    out.append(" time=\"0.000\">\n")
    out.append(suites)
    out.append("</testsuites>\n")
  }

  private mutating func write(_ path: String, _ counts: Counts, _ cases: ByteBuffer) {
    suites.append("  <testsuite")
    Self.writeCounts(path, counts, to: &suites)
    suites.append(" skipped=\"0\" time=\"0.000\">\n")
    suites.append(cases)
    suites.append("  </testsuite>\n")
    total.tests += counts.tests
    total.failures += counts.failures
    total.errors += counts.errors
  }

  private static func writeCounts(_ name: String, _ counts: Counts, to out: inout ByteBuffer) {
    out.appendXML("name", name)
    out.append(" tests=\"\(counts.tests)\" failures=\"\(counts.failures)\" errors=\"\(counts.errors)\"")
  }

  private func write(
    _ finding: Diagnostic, named name: String, _ path: String, isFailure: Bool, _ places: inout PlaceFinder,
    to out: inout ByteBuffer
  ) {
    let message = VisibleText.of(finding.message)
    let file = VisibleText.of(places.place(of: finding.location.file).path)
    let start = places.start(of: finding.location)
    var lines = ["\(file):\(start.line):\(start.column): \(finding.severity.rawValue)[\(finding.rule.id)] \(message)"]
    lines += finding.notes.map { note in
      "note: \(note.location.map { "\(places.repositoryLink(to: $0)): " } ?? "")\(VisibleText.of(note.message))"
    }
    lines += finding.fixes.map { "help: \(VisibleText.of($0.title))" }
    // Some servers show the message, some the text.
    let text = lines.joined(separator: "\n")
    Self.writeCase(name, path, file: file, line: start.line, to: &out) { out in
      if isFailure {
        Self.write("failure", finding.rule.id, message, text, to: &out)
      } else {
        out.append("      <system-out>")
        out.appendXML(text)
        out.append("</system-out>\n")
      }
    }
  }

  private func writeOmitted(of report: FileReport, _ path: String, isFailure: Bool, to out: inout ByteBuffer) {
    let text = "\(report.omitted) more findings are counted but not listed"
    Self.writeCase("further findings", path, file: path, line: nil, to: &out) { out in
      if isFailure {
        Self.write("failure", "further-findings", text, text, to: &out)
      } else {
        out.append("      <system-out>\(text)</system-out>\n")
      }
    }
  }

  private static func write(
    _ element: String, _ type: String, _ message: String, _ text: String, to out: inout ByteBuffer
  ) {
    out.append("      <\(element)")
    out.appendXML("type", type)
    out.appendXML("message", message)
    out.append(">")
    out.appendXML(text)
    out.append("</\(element)>\n")
  }

  private static func writeCase(
    _ name: String, _ path: String, file: String, line: Int?, to out: inout ByteBuffer,
    _ body: (inout ByteBuffer) -> Void
  ) {
    out.append("    <testcase")
    out.appendXML("classname", path)
    out.appendXML("name", name)
    out.appendXML("file", file)
    if let line { out.append(" line=\"\(line)\"") }
    out.append(" time=\"0.000\"")
    var inside = ByteBuffer()
    body(&inside)
    guard !inside.isEmpty else { return out.append("/>\n") }
    out.append(">\n")
    out.append(inside)
    out.append("    </testcase>\n")
  }

  /// Servers keep one of two cases with one name, so the second one gets a number.
  private static func name(_ text: String, besides names: inout Set<String>) -> String {
    var visible = VisibleText.of(text)
    if visible.unicodeScalars.count > longestName {
      visible = String(String.UnicodeScalarView(visible.unicodeScalars.prefix(longestName))) + "…"
    }
    var name = visible
    var number = 1
    while !names.insert(name).inserted {
      number += 1
      name = "\(visible) (\(number))"
    }
    return name
  }

  private static let longestName = 200
}
