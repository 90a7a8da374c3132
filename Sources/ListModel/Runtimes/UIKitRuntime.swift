extension Runtime {
  /// UIKit without a library: the catalogue's own defaults.
  ///
  /// A move handler makes a row movable because UIKit asks `tableView(_:moveRowAt:to:)` for exactly that.
  static let uikit = Runtime(
    .uikit,
    summary: "UIKit without a library.",
    mask: .uikit,
    rules: Rules(
      implications: [
        Implication("moveHandler", sets: "canMove", to: .flag(true)),
        Implication("editingInsertHandler", sets: "editingStyle", to: .choice("insert")),
        Implication("detail", sets: "style", to: .choice("subtitle"), onlyPlain: true),
        Implication("value", sets: "style", to: .choice("value1"), onlyPlain: true),
      ]),
    keys: { uikitKeys })

  private static let uikitKeys: Vocabulary = Vocabulary(.uikit)

  /// A `UICollectionView` without a library.
  static let uikitCollection = Runtime(
    .uikit,
    summary: "UIKit without a library.",
    mask: .uikit,
    kind: .collection,
    rules: Rules(
      defaults: [Default(.row, "cell", .text(.collectionViewCell))],
      implications: [Implication("moveHandler", sets: "canMove", to: .flag(true))]),
    keys: { uikitCollectionKeys })

  private static let uikitCollectionKeys: Vocabulary = Vocabulary(.uikitCollection)
}
