public import SpecSource

/// What a configuration makes of a rule's findings.
public enum RuleLevel: String, CaseIterable, Sendable {
  /// They are left out.
  case off
  case note
  case warning
  case error

  /// The severity that findings get; nil where they are left out.
  public var severity: Severity? {
    switch self {
    case .off: nil
    case .note: .note
    case .warning: .warning
    case .error: .error
    }
  }
}
