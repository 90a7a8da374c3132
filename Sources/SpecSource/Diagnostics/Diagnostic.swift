/// A finding about the user's spec: what is wrong, where, and what would mend it.
public struct Diagnostic: Equatable, Sendable {
  /// Another place, or a further sentence, that belongs to a finding.
  public struct Note: Equatable, Sendable {
    /// One sentence, lower case, no full stop.
    public var message: String
    /// The place it speaks of; nil for a remark about the finding itself.
    public var location: Location?

    /// A sentence, with the place it speaks of if there is one.
    public init(_ message: String, at location: Location? = nil) {
      self.message = message
      self.location = location
    }
  }

  /// What it is an instance of.
  public var rule: Rule
  /// How bad this instance is.
  public var severity: Severity
  /// What was found and what was expected: lower case, no full stop, the spec's own words in single quotes.
  public var message: String
  /// The smallest range that is wrong.
  public var location: Location
  /// Further places and sentences, in the order they are printed.
  public var notes: [Note]
  /// Ways to mend it, the best one first.
  public var fixes: [Fix]

  /// A finding; its severity is the rule's unless given.
  public init(
    _ rule: Rule, _ message: String, at location: Location, severity: Severity? = nil, notes: [Note] = [],
    fixes: [Fix] = []
  ) {
    self.rule = rule
    self.severity = severity ?? rule.severity
    self.message = message
    self.location = location
    self.notes = notes
    self.fixes = fixes
  }
}

extension [Diagnostic] {
  /// The findings by file, place, severity (worst first) and id: the order in which they are printed.
  public func inOrder() -> [Diagnostic] {
    // The sort keeps the order of equals, so findings of one place stay as they were reported.
    sorted { left, right in
      if left.location != right.location { return left.location < right.location }
      if left.severity != right.severity { return left.severity > right.severity }
      return left.rule.id < right.rule.id
    }
  }
}
