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
  /// The hashes of what was said of which place; nil when the same may be said twice.
  private var said: Set<Int>?

  /// A bag that holds the given findings.
  public init(_ findings: some Sequence<Diagnostic> = []) {
    add(contentsOf: findings)
  }

  /// An empty bag; one that is `distinct` takes what is said of a place only once.
  ///
  /// A part of a file that aliases and merge keys reach several times is looked at several times and wrong once.
  public init(distinct: Bool) {
    said = distinct ? [] : nil
  }

  /// Adds a finding.
  public mutating func add(_ finding: Diagnostic) {
    if said != nil, said?.insert(Self.identity(of: finding)).inserted == false { return }
    counts[finding.severity] += 1
    if finding.severity == .error, finding.rule.family != .list { stopsCompiling = true }
    kept.append(finding)
    if kept.count >= 2 * Self.mostKept { kept = inOrder() }
  }

  /// Adds the findings of a part of the work.
  public mutating func add(_ other: DiagnosticBag) {
    counts += other.counts
    if other.stopsCompiling { stopsCompiling = true }
    kept += other.kept
    if kept.count >= 2 * Self.mostKept { kept = inOrder() }
  }

  private static func identity(of finding: Diagnostic) -> Int {
    var hasher = Hasher()
    hasher.combine(finding.rule.id)
    hasher.combine(finding.location)
    hasher.combine(finding.message)
    return hasher.finalize()
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
