/// The findings of one unit of work as they come in: the first ones by place are kept, all of them are counted.
///
/// Memory stays bounded whatever a hostile file provokes, and the counts stay exact.
public struct DiagnosticBag: Sendable {
  /// The most findings of one unit of work that are kept and printed.
  public static let mostKept = 10_000

  /// How many have come in.
  public private(set) var counts = FindingCounts()
  /// Whether one of them is an error that leaves nothing to compile: the file cannot be read, or is not of the
  /// language.
  public private(set) var stopsCompiling = false
  private var kept: [Diagnostic] = []

  /// A bag that holds the given findings.
  public init(_ findings: some Sequence<Diagnostic> = []) {
    add(contentsOf: findings)
  }

  /// Adds a finding.
  public mutating func add(_ finding: Diagnostic) {
    counts[finding.severity] += 1
    if finding.severity == .error, finding.rule.family != .list { stopsCompiling = true }
    kept.append(finding)
    if kept.count >= 2 * Self.mostKept { kept = inOrder() }
  }

  /// Adds findings.
  public mutating func add(contentsOf findings: some Sequence<Diagnostic>) {
    for finding in findings { add(finding) }
  }

  /// The findings that are kept, in the order in which they are printed.
  public func inOrder() -> [Diagnostic] {
    Array(kept.inOrder().prefix(Self.mostKept))
  }
}

/// How many findings there are of each severity.
public struct FindingCounts: Hashable, Sendable {
  /// Number of errors.
  public var errors = 0
  /// Number of warnings.
  public var warnings = 0
  /// Number of notes.
  public var notes = 0

  /// No findings.
  public init() {}

  /// The number of one severity.
  public subscript(severity: Severity) -> Int {
    get {
      switch severity {
      case .error: errors
      case .warning: warnings
      case .note: notes
      }
    }
    set {
      switch severity {
      case .error: errors = newValue
      case .warning: warnings = newValue
      case .note: notes = newValue
      }
    }
  }

  /// The number of all.
  public var total: Int { errors + warnings + notes }

  /// Whether there is one as bad as `severity`, or worse.
  public func has(atLeast severity: Severity) -> Bool {
    Severity.allCases.contains { $0 >= severity && self[$0] > 0 }
  }

  /// Adds the counts of another unit of work.
  public static func += (left: inout FindingCounts, right: FindingCounts) {
    for severity in Severity.allCases { left[severity] += right[severity] }
  }
}
