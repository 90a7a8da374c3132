internal import SpecSource

/// A table of findings in Markdown, for the summary page of a job.
struct GitHubJobSummary {
  private var rows = ByteBuffer()
  private var counts = FindingCounts()
  private var cut = 0

  /// GitHub refuses a summary over a mebibyte as a whole, and other tools may have written to it.
  private static let mostBytes = 900_000

  /// Whether no finding was counted.
  var isEmpty: Bool { counts.total == 0 }

  /// Counts the findings of a report, those that it has not kept among them.
  mutating func count(_ report: FileReport) {
    counts += report.counts
    cut += report.omitted
  }

  /// Adds a finding, which was counted, with the place where it begins.
  mutating func add(_ finding: Diagnostic, _ place: String) {
    guard rows.count < Self.mostBytes else {
      cut += 1
      return
    }
    rows.append("| \(finding.severity.rawValue) | \(Self.code(place)) | \(Self.escaped(finding.message)) ")
    rows.append("| `\(finding.rule.id)` |\n")
  }

  /// The page, at most a mebibyte.
  var text: ByteBuffer {
    var out = ByteBuffer()
    let found = [(counts.errors, "error"), (counts.warnings, "warning"), (counts.notes, "note")].filter { $0.0 > 0 }
      .map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
    out.append("### listspec: \(found.joined(separator: ", "))\n\n")
    out.append("| severity | place | finding | rule |\n|---|---|---|---|\n")
    out.append(rows)
    if cut > 0 { out.append("\n… and \(cut) more.\n") }
    out.append("\n")
    return out
  }

  /// Text in which Markdown sees nothing but text; a cell has one line.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in VisibleText.of(text.count > 1000 ? text.prefix(1000) + "…" : text).unicodeScalars {
      if "\\`*_{}[]<>#|~&$@".unicodeScalars.contains(scalar) { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  /// Text as code; the fence is longer than any row of backticks in it.
  private static func code(_ text: String) -> String {
    let visible = VisibleText.of(text).split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
    let longest = visible.split(whereSeparator: { $0 != "`" }).map(\.count).max() ?? 0
    guard longest > 0 else { return "`\(visible)`" }
    let fence = String(repeating: "`", count: longest + 1)
    return "\(fence) \(visible) \(fence)"
  }
}
