internal import ListModel
public import SpecSource
public import SpecTree

/// What one unit of work found: a file that was asked for, with the files that it brought in.
public struct FileReport: Sendable {
  /// The files that locations point into, by `FileID`: first the one that was asked for.
  public private(set) var sources: [SourceFile]
  /// The findings in the order in which they are printed, at most `DiagnosticBag.mostKept`.
  public let findings: [Diagnostic]
  /// Where in the list each finding is, by tags; see `TagPaths`.
  public let tagPaths: [String]
  /// How many findings there are, printed or not.
  public let counts: FindingCounts
  /// The severity from which on a finding fails the run.
  public let threshold: Severity

  /// The report of a bag of findings about files; `tree` is what was read from the first one.
  public init(
    _ findings: DiagnosticBag, in sources: [SourceFile], tree: NodeTree? = nil, failingFrom threshold: Severity = .error
  ) {
    precondition(!sources.isEmpty, "a report is about a file")
    self.sources = sources
    self.findings = findings.inOrder()
    self.threshold = threshold
    counts = findings.counts
    let places = self.findings.map(\.location)
    tagPaths = tree.map { places.isEmpty ? [] : TagPaths.paths(of: places, in: $0) } ?? places.map { _ in "" }
  }

  /// The report of some of the findings.
  public func only(_ keeps: (Diagnostic) -> Bool) -> FileReport {
    FileReport(DiagnosticBag(findings.filter(keeps)), in: sources)
  }

  /// The name of the file that was asked for.
  public var path: String { sources[0].name }

  /// The same without the bytes of the files, for a report that has nothing to show of them.
  public var withoutBytes: FileReport {
    var report = self
    report.sources = sources.map { SourceFile(name: $0.name, id: $0.id, bytes: []) }
    return report
  }

  /// Whether a finding fails the run.
  public var fails: Bool { counts.has(atLeast: threshold) }

  /// How many findings are counted but not among `findings`.
  public var omitted: Int { counts.total - findings.count }
}

/// What a run found in all its files.
public struct RunSummary: Sendable {
  /// How many files were read and checked.
  public var files = 0
  /// The findings of all files.
  public var counts = FindingCounts()
  /// How many findings were counted but not printed.
  public var omitted = 0
  /// How many findings remarks in the files have silenced.
  public var suppressed = 0
  /// How many of the printed findings have a safe fix.
  public var fixable = 0
  /// How many fixes were made.
  public var fixed = 0

  /// A run that has not begun.
  public init() {}

  /// Adds a file.
  public mutating func add(_ report: FileReport) {
    files += 1
    counts += report.counts
    omitted += report.omitted
    // A file that cannot be read is not mended.
    guard !report.findings.contains(where: { $0.rule.family == .syntax && $0.severity == .error }) else { return }
    fixable += report.findings.count { $0.fixes.contains { $0.safety == .safe } }
  }
}
