internal import SpecSource

/// One line a finding, as editors and `grep` read it: `path:line:col: severity: message [id]`.
struct ConciseDiagnosticFormat: DiagnosticFormat {
  static let name = "concise"
  static let summary = "one line a finding: path:line:col: severity: message [id]"

  private let style: TextStyle

  init(_ style: TextStyle) { self.style = style }

  mutating func write(_ report: FileReport, to out: inout ByteBuffer) {
    guard !report.findings.isEmpty else { return }
    var places = PlaceFinder(report)
    for finding in report.findings {
      out.append(places.link(to: finding.location), .strong, style)
      out.append(": ")
      out.append(finding.severity.rawValue, finding.severity.ink, style)
      out.append(": ")
      out.appendVisible(finding.message)
      out.append(" [\(finding.rule.id)]\n")
      out.drainIfLong()
    }
    out.appendOmitted(of: report)
  }
}

extension Severity {
  /// The colour of its name.
  var ink: Ink {
    switch self {
    case .error: .error
    case .warning: .warning
    case .note: .note
    }
  }
}
