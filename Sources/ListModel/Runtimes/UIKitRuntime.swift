internal import SpecSource

extension Runtime {
  /// UIKit without a library: the catalogue's own defaults.
  ///
  /// A move handler makes a row movable because UIKit asks `tableView(_:moveRowAt:to:)` for exactly that.
  static let uikit = Runtime(
    name: "uikit",
    summary: "UIKit without a library.",
    mask: .uikit,
    hasHandlers: false,
    defaults: [],
    aliases: [],
    implications: [
      Implication("moveHandler", sets: "canMove", to: .flag(true)),
      Implication("editingInsertHandler", sets: "editingStyle", to: .choice("insert")),
      Implication("detail", sets: "style", to: .choice("subtitle"), onlyPlain: true),
      Implication("value", sets: "style", to: .choice("value1"), onlyPlain: true),
    ],
    plainRowHeight: nil,
    titleHeight: nil,
    hiddenTitle: .warning)
}
