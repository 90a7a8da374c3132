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
  /// How many have come in of each rule and severity.
  private var tallies: [Tally: Int] = [:]
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

  /// Adds a finding; `cause` is what it is about where it points elsewhere, as at an alias of a bad value.
  public mutating func add(_ finding: Diagnostic, about cause: Location? = nil) {
    if said != nil, said?.insert(Self.identity(of: finding, cause ?? finding.location)).inserted == false { return }
    count(finding.rule, finding.severity, 1)
    if finding.severity == .error, finding.rule.family != .list { stopsCompiling = true }
    kept.append(finding)
    if kept.count >= 2 * Self.mostKept { kept = inOrder() }
  }

  /// Adds the findings of a part of the work.
  public mutating func add(_ other: DiagnosticBag) {
    counts += other.counts
    if other.stopsCompiling { stopsCompiling = true }
    tallies.merge(other.tallies, uniquingKeysWith: +)
    kept += other.kept
    if kept.count >= 2 * Self.mostKept { kept = inOrder() }
  }

  private static func identity(of finding: Diagnostic, _ cause: Location) -> Int {
    var hasher = Hasher()
    hasher.combine(finding.rule.id)
    hasher.combine(cause)
    hasher.combine(finding.message)
    return hasher.finalize()
  }

  /// Adds findings.
  public mutating func add(contentsOf findings: some Sequence<Diagnostic>) {
    for finding in findings { add(finding) }
  }

  /// The bag without the findings that are dropped, each of the others with the severity that its rule is given; nil
  /// leaves all findings of that rule out.
  ///
  /// Findings that are counted and no longer kept cannot be dropped one by one, but they follow their rule.
  public func adjusted(
    _ severity: (Rule, Severity) -> Severity?, dropping isDropped: (Diagnostic) -> Bool
  ) -> DiagnosticBag {
    var result = DiagnosticBag()
    result.said = said
    var rest = tallies
    for finding in kept {
      rest[Tally(finding), default: 0] -= 1
      guard !isDropped(finding), let severity = severity(finding.rule, finding.severity) else { continue }
      var finding = finding
      finding.severity = severity
      result.count(finding.rule, severity, 1)
      result.kept.append(finding)
    }
    for (tally, count) in rest where count > 0 {
      if let severity = severity(tally.rule, tally.severity) { result.count(tally.rule, severity, count) }
    }
    result.stopsCompiling = stopsCompiling
    return result
  }

  private mutating func count(_ rule: Rule, _ severity: Severity, _ count: Int) {
    counts[severity] += count
    tallies[Tally(rule: rule, severity: severity), default: 0] += count
  }

  /// The findings that are kept, in the order in which they are printed.
  public func inOrder() -> [Diagnostic] {
    Array(kept.inOrder().prefix(Self.mostKept))
  }
}

/// What findings are counted by.
private struct Tally: Hashable {
  let rule: Rule
  let severity: Severity

  init(rule: Rule, severity: Severity) {
    self.rule = rule
    self.severity = severity
  }

  init(_ finding: Diagnostic) { self.init(rule: finding.rule, severity: finding.severity) }
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
