internal import SpecSource

/// A code quality report of GitLab: what its merge requests show. Findings are told apart by fingerprints alone.
struct GitLabDiagnosticFormat: DiagnosticFormat {
  static let name = "gitlab"
  static let summary = "a code quality report for GitLab"
  static let locatesFiles = true

  private var run: RunDescription?
  private var items = JSONMembers()
  private var identities = FindingIdentity.Counter()

  init(_ style: TextStyle) {}

  mutating func begin(_ run: RunDescription, to out: inout ByteBuffer) {
    self.run = run
    out.append("[")
  }

  mutating func write(_ report: FileReport, to out: inout ByteBuffer) {
    var places = PlaceFinder(report, run)
    for (finding, tagPath) in zip(report.findings, report.tagPaths) {
      let path = places.place(of: finding.location.file).path
      let identity = identities.next(finding, tagPath: tagPath, path: path)
      write(
        finding.message, finding.rule.id, identity.fingerprint, finding.severity.ofGitLab, path,
        line: places.start(of: finding.location).line, to: &out)
      out.drainIfLong()
    }
  }

  mutating func write(_ file: UnreadFile, to out: inout ByteBuffer) {
    let path = run?.locate(file.path).path ?? file.path
    let fingerprint = SHA256.hex(of: Array("\(UnreadFile.kind)\0\(path)".utf8))
    write(file.message, UnreadFile.kind, fingerprint, "blocker", path, line: 1, to: &out)
  }

  mutating func end(_ summary: RunSummary, to out: inout ByteBuffer) { out.append("\n]\n") }

  private mutating func write(
    _ message: String, _ check: String, _ fingerprint: String, _ severity: String, _ path: String, line: Int,
    to out: inout ByteBuffer
  ) {
    items.beginItem(&out)
    out.append("\n{")
    var members = JSONMembers()
    members.write("description", message, &out)
    members.write("check_name", check, &out)
    members.write("fingerprint", fingerprint, &out)
    members.write("severity", severity, &out)
    members.object("location", &out) { location, out in
      location.write("path", path, &out)
      location.object("lines", &out) { $0.write("begin", line, &$1) }
    }
    out.append("}")
  }
}

extension Severity {
  /// The word of GitLab's scale, which has two worse ones.
  fileprivate var ofGitLab: String {
    switch self {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
