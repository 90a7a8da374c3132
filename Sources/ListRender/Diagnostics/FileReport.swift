public import SpecSource

/// What one unit of work found: a file that was asked for, with the files that it brought in.
public struct FileReport: Sendable {
  /// The files that locations point into, by `FileID`: first the one that was asked for.
  public let sources: [SourceFile]
  /// The findings in the order in which they are printed, at most `DiagnosticBag.mostKept`.
  public let findings: [Diagnostic]
  /// How many findings there are, printed or not.
  public let counts: FindingCounts

  /// The report of a bag of findings about files.
  public init(_ findings: DiagnosticBag, in sources: [SourceFile]) {
    precondition(!sources.isEmpty, "a report is about a file")
    self.sources = sources
    self.findings = findings.inOrder()
    counts = findings.counts
  }

  /// The report of some of the findings.
  public func only(_ keeps: (Diagnostic) -> Bool) -> FileReport {
    FileReport(DiagnosticBag(findings.filter(keeps)), in: sources)
  }

  /// The name of the file that was asked for.
  public var path: String { sources[0].name }

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

  /// A run that has not begun.
  public init() {}

  /// Adds a file.
  public mutating func add(_ report: FileReport) {
    files += 1
    counts += report.counts
    omitted += report.omitted
  }
}
