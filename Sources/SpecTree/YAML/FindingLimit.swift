internal import SpecSource

/// Keeps the findings of one file within bounds: a hostile file can hold millions, and nobody reads more than some.
///
/// Errors and warnings are counted apart, so that warnings never hide the error for which a tree is not complete.
struct FindingLimit {
  /// The most errors, and the most warnings, that are listed.
  private static let most = 1000

  private var errors = 0
  private var warnings = 0

  /// Whether there are so many that nobody reads the next one word by word.
  var isNear: Bool { errors >= Self.most / 10 }

  /// A finding as it is listed; nil when there have been enough.
  mutating func admit(_ finding: Diagnostic) -> Diagnostic? {
    let count: Int
    if finding.severity == .error {
      errors += 1
      count = errors
    } else {
      warnings += 1
      count = warnings
    }
    guard count <= Self.most else { return nil }
    guard count == Self.most else { return finding }
    var last = finding
    last.notes.append(.init("further \(finding.severity.rawValue)s of this kind in this file are not listed"))
    return last
  }
}
