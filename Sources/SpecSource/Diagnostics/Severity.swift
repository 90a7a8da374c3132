/// How bad a finding is.
public enum Severity: String, CaseIterable, Sendable, Comparable {
  /// Worth knowing; never fails a run unless asked for.
  case note
  /// Probably not meant.
  case warning
  /// Cannot work, or cannot be read.
  case error

  /// `note`, then `warning`, then `error`.
  public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
