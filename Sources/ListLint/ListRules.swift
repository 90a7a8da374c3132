public import SpecSource

/// Every rule about lists, in the order of the reference.
public enum ListRules {
  /// Those that look at the list and its sections.
  static let ofSections: [any ListRule.Type] = [
    DuplicateSectionTag.self, MissingHeaderHeight.self, HiddenTitle.self, EmptyCallbackEvent.self,
    ColonInCallback.self, DuplicateCallback.self, CallbackBesideDelegate.self,
  ]
  /// Those that look at rows too.
  static let ofRows: [any RowRule.Type] = [
    DuplicateRowTag.self, MisspeltClass.self, MissingHeight.self, DeadValue.self, ReuseIdentifierOfTwoCells.self,
    ReuseIdentifierOfTwoStyles.self, MoveWithoutHandler.self, UnknownType.self, UnreadValue.self, ZeroIsUnset.self,
    HalfSize.self, CallbackWithoutCell.self,
  ]

  /// Their ids, severities and summaries.
  public static var rules: [Rule] { ofSections.map { $0.rule } + ofRows.map { $0.rule } }
}
