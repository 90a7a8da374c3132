public import SpecSource

/// Every rule about lists, in the order of the reference.
public enum ListRules {
  static let all: [any ListRule.Type] = [
    DuplicateRowTag.self, DuplicateSectionTag.self, MisspeltClass.self, MissingHeight.self, MissingHeaderHeight.self,
    HiddenTitle.self, DeadValue.self, ReuseIdentifierOfTwoCells.self, ReuseIdentifierOfTwoStyles.self,
  ]

  /// Their ids, severities and summaries.
  public static var rules: [Rule] { all.map { $0.rule } }
}
