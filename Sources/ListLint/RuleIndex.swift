internal import ListEdits
internal import ListModel
public import SpecSource
internal import SpecTree

/// Every rule of the program, each floor's own list after the other: the one place that the reference and the
/// `rules` command read.
public enum RuleIndex {
  /// The rules: those of reading, of the language, of edits and merges, of the list, of settings.
  public static let rules =
    Rule.syntaxRules + Rule.typeRules + Rule.expansionRules + Rule.editRules + Rule.mergeRules + ListRules.rules
    + Rule.settingRules

  /// What there is to know of each rule, in the same order.
  public static var pages: [RulePage] {
    SyntaxRulePages.all + TypeRulePages.all + ExpansionRulePages.all + EditRulePages.all + MergeRulePages.all
      + ListRules.pages + SettingRulePages.all
  }
}
