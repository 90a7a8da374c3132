public import SpecSource

/// Every rule about lists, in the order of the reference.
public enum ListRules {
  /// Those that look at the list and its sections.
  static let ofSections: [any ListRule.Type] = [
    DuplicateSectionTag.self, MissingHeaderHeight.self, HiddenTitle.self, EmptyCallbackEvent.self, ColonInCallback.self,
    DuplicateCallback.self, CallbackBesideDelegate.self, CommitEditingOfAll.self,
    LateHeaderModel.self, LostHeaderModel.self, NoCell.self, ZeroHeightIsDefault.self, HiddenByZeroHeight.self,
    HalfInset.self, MissingHeaderSize.self, NotAClassName.self, ModuleInClassName.self,
    ReusableViewWithoutHeight.self, CellClassAsView.self, ViewClassAsCell.self, ModelWithoutView.self,
    ReuseIdentifierOfTwoViews.self, TooManyIndexTitles.self, TooFewIndexTitles.self, SomeIndexTitles.self,
    HeaderOfEmptySection.self, FooterWillDisplay.self, TitleAnswer.self, DefaultTag.self, EmptyTag.self,
    UnforwardedAnswer.self, SourceWithoutURL.self, UnreadSourceKey.self, PagingWithoutTotal.self,
    ExtraWithoutHeader.self,
  ]
  /// Those that look at rows too.
  static let ofRows: [any RowRule.Type] = [
    DuplicateRowTag.self, MisspeltClass.self, MissingHeight.self, DeadValue.self, ReuseIdentifierOfTwoCells.self,
    ReuseIdentifierOfTwoStyles.self, MoveWithoutHandler.self, UnknownType.self, UnreadValue.self, ZeroIsUnset.self,
    HalfSize.self, CallbackWithoutCell.self, SwipeWithoutEditing.self, EditsOfUneditableRow.self,
    MoveHandlerOfFixedRow.self,
    DeleteWithoutHandler.self, InsertWithoutHandler.self, TwoEditingHandlers.self, HandlerOfOtherStyle.self,
    EditableWithoutUse.self, UnseenDeleteTitle.self, SwipeActionWithoutHandler.self, TwoSwipeHandlers.self,
    SwipeHandlerWithoutActions.self, SameSwipeAction.self, NormalDeleteAction.self, SwipeBeforeIOS11.self,
    ActionImageBeforeIOS11.self, ActionEffectSinceIOS11.self, RemovalWithoutHandler.self, TwoDeletionHandlers.self,
    CutWithoutMenu.self, MovingMakesEditable.self, EmptyEditActions.self, FarEstimate.self, LateModel.self,
    TinyHeight.self, HeightBesideAutoHeight.self, AutoHeightWithoutAdapter.self, SharedAutoHeight.self,
    ModelOfOtherKind.self, StyleByBlock.self, ModelWithoutConfigure.self, UnusedStyle.self, DetailAndValue.self,
    MixedPlainStyles.self, RowWithoutCell.self, CellsWithoutAdapter.self, SelectionBesideClick.self,
    TypeOfRowAndHeader.self,
  ]

  /// Their ids, severities and summaries.
  public static var rules: [Rule] { ofSections.map { $0.rule } + ofRows.map { $0.rule } }

  /// What there is to know of each.
  public static var pages: [RulePage] { ofSections.map { $0.page } + ofRows.map { $0.page } }
}
