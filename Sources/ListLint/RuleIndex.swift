internal import ListModel
public import SpecSource
internal import SpecTree

/// Every rule of the program, each floor's own list after the other: the one place that the reference and the
/// `rules` command read.
public enum RuleIndex {
  /// The rules: those of reading, of the language, of the list.
  public static let rules =
    Rule.syntaxRules + Rule.typeRules + Rule.expansionRules + ListRules.rules + Rule.settingRules
}
