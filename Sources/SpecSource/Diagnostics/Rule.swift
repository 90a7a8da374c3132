/// What a finding is an instance of: the id that users switch off, look up and keep in baselines.
///
/// Each floor declares its own rules beside the code that reports them; ids are kebab-case, name the fault, and are
/// never used again for something else.
public struct Rule: Hashable, Sendable {
  /// What keeps a finding of a family from being ignored: a broken file stops everything, a wrong type the compiler.
  public enum Family: String, CaseIterable, Sendable {
    /// The file cannot be read.
    case syntax
    /// What it says is not of the language.
    case type
    /// It is a list, but not the one that was meant.
    case list
  }

  /// Kebab-case name of the fault.
  public let id: String
  /// Whether it concerns reading, the language, or the list.
  public let family: Family
  /// The severity of its findings unless configuration or the case at hand says otherwise.
  public let severity: Severity
  /// One sentence that says what is wrong.
  public let summary: String

  /// A rule of a family.
  public init(_ id: String, _ family: Family, _ severity: Severity, _ summary: String) {
    self.id = id
    self.family = family
    self.severity = severity
    self.summary = summary
  }
}
