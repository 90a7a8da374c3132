public import SpecSource

extension Rule {
  /// What is wrong with suppressions and configurations.
  public static let settingRules = [
    unusedSuppression, unknownSuppression, suppressionWithoutReason, invalidConfiguration,
  ]

  static let unusedSuppression = Rule(
    "unused-suppression", .list, .warning, "A remark silences a rule that finds nothing there.")
  static let unknownSuppression = Rule(
    "unknown-suppression", .list, .warning, "A remark to listspec says what it does not know.")
  static let suppressionWithoutReason = Rule(
    "suppression-without-reason", .list, .warning, "A remark silences a rule and does not say why.")
  /// A configuration file that cannot be used.
  public static let invalidConfiguration = Rule(
    "invalid-configuration", .type, .error, "A configuration says what it cannot mean.")
}
