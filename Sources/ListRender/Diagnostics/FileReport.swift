internal import ListModel
public import SpecSource
public import SpecTree

/// What one unit of work found: a file that was asked for, with the files that it brought in.
public struct FileReport: Sendable {
  /// The files that locations point into, by `FileID`: first the one that was asked for.
  public private(set) var sources: [SourceFile]
  /// The findings in the order in which they are printed, at most `DiagnosticBag.mostKept`.
  public private(set) var findings: [Diagnostic]
  /// Where in the list each finding is, by tags; see `TagPaths`.
  public private(set) var tagPaths: [String]
  /// How many findings there are, printed or not.
  public private(set) var counts: FindingCounts
  /// The findings as they were before those in a baseline were set aside; nil where there is no baseline.
  private var compared: [Compared]?
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

  /// A finding, and whether a baseline has it.
  public struct Compared: Sendable {
    /// The finding.
    public let finding: Diagnostic
    /// Where in the list it is, by tags.
    public let tagPath: String
    /// Whether it is an old one that does not count.
    public let isKnown: Bool
  }

  /// The report without the findings that a baseline has, given by their places among `findings`. They count no more, and
  /// only formats for programs still have them, marked.
  public func settingAside(_ known: Set<Int>) -> FileReport {
    var report = self
    var compared: [Compared] = []
    report.findings = []
    report.tagPaths = []
    for (place, finding) in findings.enumerated() {
      let isKnown = known.contains(place)
      compared.append(Compared(finding: finding, tagPath: tagPaths[place], isKnown: isKnown))
      if isKnown {
        report.counts[finding.severity] -= 1
      } else {
        report.findings.append(finding)
        report.tagPaths.append(tagPaths[place])
      }
    }
    report.compared = compared
    return report
  }

  /// Whether the findings were compared with a baseline.
  public var hasBaseline: Bool { compared != nil }

  /// The findings, with those that a baseline has in their places among them.
  public var withKnown: [Compared] {
    compared ?? zip(findings, tagPaths).map { Compared(finding: $0, tagPath: $1, isKnown: false) }
  }

  /// How many findings a baseline has.
  public var known: Int { compared.map { $0.count { $0.isKnown } } ?? 0 }

  /// Whether a file, the one that was asked for or one that it brought in, could not be read.
  public var isUnreadable: Bool { findings.contains { $0.rule.family == .syntax && $0.severity == .error } }

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
  /// How many findings a baseline has, which do not count.
  public var known = 0
  /// How many of the printed findings have a safe fix; a file that another brings in is mended on its own.
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
    known += report.known
    // A file that cannot be read is not mended.
    guard !report.isUnreadable else { return }
    fixable += report.findings.count { $0.location.file == .main && $0.fixes.contains { $0.safety == .safe } }
  }
}
