public import SpecSource

/// How a project wants its rules: the narrowest setting of a rule counts, of equals the last.
public struct RuleSettings: Sendable {
  /// One line of a configuration.
  public struct Entry: Sendable {
    /// The rules it is about.
    public let selector: RuleSelector
    /// What becomes of their findings.
    public let level: RuleLevel

    /// What becomes of the findings of some rules.
    public init(_ selector: RuleSelector, _ level: RuleLevel) {
      self.selector = selector
      self.level = level
    }
  }

  /// In the order in which they count, later ones over earlier ones.
  public var entries: [Entry]

  /// Some settings; none leaves every rule as it is.
  public init(_ entries: [Entry] = []) { self.entries = entries }

  /// The place of the entry that decides about a rule; nil where none does.
  public func decisive(for rule: Rule) -> Int? {
    guard Self.isSettable(rule) else { return nil }
    var best: Int?
    for (place, entry) in entries.enumerated() where entry.selector.selects(rule) {
      if let known = best, entries[known].selector.narrowness > entry.selector.narrowness { continue }
      best = place
    }
    return best
  }

  /// The severity that a finding of a rule gets; nil where it is left out.
  public func severity(of rule: Rule, _ severity: Severity) -> Severity? {
    guard let place = decisive(for: rule) else { return severity }
    return entries[place].level.severity
  }

  /// Whether a rule may be set at all: a file that cannot be read was not checked, and must not pass for clean.
  public static func isSettable(_ rule: Rule) -> Bool { rule.family != .syntax || rule.severity != .error }
}
