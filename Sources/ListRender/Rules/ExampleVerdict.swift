public import SpecSource

/// What is said of an example on the page of a rule, and what its fixes make of it.
public struct ExampleVerdict: Sendable {
  /// The example after one fix.
  public struct Mended: Sendable {
    /// How sure the fix is.
    public let safety: Fix.Safety
    /// What it does.
    public let title: String
    /// The text after it.
    public let text: String
    /// Whether there is no error in that.
    public let isAccepted: Bool

    /// A fix, and the text after it.
    public init(_ fix: Fix, _ text: String, isAccepted: Bool) {
      self.isAccepted = isAccepted
      safety = fix.safety
      title = fix.title
      self.text = text
    }

    /// The fix as a page names it: `safe: rename to 'height'`.
    var heading: String { "\(safety.rawValue): \(title)" }
  }

  /// The findings, a line each.
  public let findings: [String]
  /// The text after each of the fixes, one by one.
  public let mended: [Mended]

  /// A verdict.
  public init(findings: [String], mended: [Mended]) {
    self.findings = findings
    self.mended = mended
  }
}
