internal import SpecSource

/// Workflow commands of GitHub Actions, which become annotations of the changed files.
///
/// GitHub shows ten of each kind in a step, so the worst come first. Where there is a job summary, findings beyond the
/// ten stand only there, in a table with all of them.
struct GitHubDiagnosticFormat: DiagnosticFormat {
  static let name = "github"
  static let summary = "annotations for GitHub Actions"
  static let locatesFiles = true

  private var run: RunDescription?
  /// The commands of each severity, worst first.
  private var commands = Severity.allCases.reversed().map { Commands(severity: $0) }
  private var table: GitHubJobSummary?

  /// Commands of one severity.
  private struct Commands {
    let severity: Severity
    var text = ByteBuffer()
    var count = 0
    var omitted = 0
  }

  private static let mostOfAKind = 10

  init(_ style: TextStyle) {}

  mutating func begin(_ run: RunDescription, to out: inout ByteBuffer) {
    self.run = run
    if run.takesJobSummary { table = GitHubJobSummary() }
  }

  mutating func write(_ report: FileReport, to out: inout ByteBuffer) {
    var places = PlaceFinder(report, run)
    table?.count(report)
    for finding in report.findings {
      let path = places.place(of: finding.location.file).path
      let region = places.region(of: finding.location)
      table?.add(finding, "\(path):\(region.start.line):\(region.start.column)")
      add(finding.severity) { out in
        out.append("file=\(Self.property(path)),line=\(region.start.line),endLine=\(region.end.line)")
        // Columns of different lines make no range there.
        if region.start.line == region.end.line {
          out.append(",col=\(region.start.column),endColumn=\(region.end.column)")
        }
        out.append(",title=\(Self.property("listspec \(finding.rule.id)"))::\(Self.text(of: finding, &places))")
      }
    }
    guard report.omitted > 0 else { return }
    commands[commands.count - 1].omitted += report.omitted
  }

  mutating func write(_ file: UnreadFile, to out: inout ByteBuffer) {
    let path = run?.locate(file.path).path ?? file.path
    add(.error) { $0.append("file=\(Self.property(path)),title=listspec::\(Self.data(VisibleText.of(file.message)))") }
  }

  mutating func end(_ summary: RunSummary, to out: inout ByteBuffer) {
    for commands in commands { out.append(commands.text) }
    let omitted = commands.map(\.omitted).reduce(0, +)
    guard omitted > 0 else { return }
    out.append("::notice title=listspec::… and \(omitted) more\(table == nil ? "" : ", see the job summary")\n")
  }

  var jobSummary: ByteBuffer? {
    guard let table, !table.isEmpty else { return nil }
    return table.text
  }

  private mutating func add(_ severity: Severity, _ body: (inout ByteBuffer) -> Void) {
    guard let place = commands.firstIndex(where: { $0.severity == severity }) else { return }
    // The last notice is the one that tells of the others.
    let most = severity == .note ? Self.mostOfAKind - 1 : Self.mostOfAKind
    guard table == nil || commands[place].count < most else {
      commands[place].omitted += 1
      return
    }
    commands[place].count += 1
    commands[place].text.append("::\(severity == .note ? "notice" : severity.rawValue) ")
    body(&commands[place].text)
    commands[place].text.append("\n")
  }

  private static func text(of finding: Diagnostic, _ places: inout PlaceFinder) -> String {
    var lines = [VisibleText.of(finding.message)]
    for note in finding.notes {
      let place = note.location.map { "\(places.repositoryLink(to: $0)): " } ?? ""
      lines.append("  note: \(place)\(VisibleText.of(note.message))")
    }
    lines += finding.fixes.map { "  help: \(VisibleText.of($0.title))" }
    return data(lines.joined(separator: "\n"))
  }

  /// Text behind the second pair of colons.
  private static func data(_ text: String) -> String {
    escaped(text) { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: nil
      }
    }
  }

  /// A value between the pairs of colons.
  private static func property(_ text: String) -> String {
    escaped(data(VisibleText.of(text))) { scalar in
      switch scalar {
      case ":": "%3A"
      case ",": "%2C"
      default: nil
      }
    }
  }

  private static func escaped(_ text: String, _ escape: (Unicode.Scalar) -> String?) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if let escape = escape(scalar) { result += escape } else { result.unicodeScalars.append(scalar) }
    }
    return result
  }
}
