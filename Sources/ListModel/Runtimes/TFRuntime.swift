extension Runtime {
  /// TFTableViewDataSource 1.0.0.
  ///
  /// 0 is "unset" for the heights of rows, headers and footers: a row is then measured, and so is a title. A header with
  /// nothing to measure is 0 high, a footer is left to UIKit; a view that is only reused (`reusableView`) is no part of
  /// that. An empty list of `editActions` brings the delete style with it, but makes nothing editable.
  static let tf = Runtime(
    .tf,
    summary: "TFTableViewDataSource 1.0.",
    mask: .tf,
    rules: Rules(
      defaults: [
        Default(.row, "canEdit", .flag(false)),
        Default(.row, "editingStyle", .choice("none")),
        Default(.row, "editingDeleteTitle", .text(.delete)),
        Default(.row, "selectionStyle", .choice("none")),
        Default(.header, "height", .nothing),
      ],
      footerDefaults: [Default(.header, "height", .automatic)],
      aliases: { tfAliases },
      implications: [
        Implication("editingStyle", sets: "canEdit", to: .flag(true), when: .other(than: "none"), overrules: true),
        Implication("editActions", sets: "canEdit", to: .flag(true), overrules: true),
        Implication("editActions", sets: "editingStyle", to: .choice("delete"), when: .present, overrules: true),
        Implication("moveHandler", sets: "canMove", to: .flag(true)),
        Implication("moveCompletionHandler", sets: "canMove", to: .flag(true)),
        Implication("detail", sets: "style", to: .choice("subtitle"), onlyPlain: true),
        Implication("value", sets: "style", to: .choice("value1"), onlyPlain: true),
      ],
      plainRowHeight: 44,
      titleHeight: .automatic,
      viewHeight: .code,
      zeroIsUnset: [Place(.row, "height"), Place(.header, "height"), Place(.paging, "pageSize")],
      unread: [Place(.row, "canMove")],
      askedOfClasses: ["height", "configure"],
      toldBesides: [Place(.row, "didSelect")],
      sectionIndex: .byPlace,
      itemCellEnding: .itemCellEnding),
    keys: { tfKeys })

  private static let tfKeys: Vocabulary = Vocabulary(.tf)

  private static let tfAliases: [Alias] = {
    var aliases =
      itemAliases + [
        Alias(.row, "edit", for: "canEdit"),
        Alias(.row, "titleForDelete", for: "editingDeleteTitle"),
        Alias(.row, "cellClickHandler", for: "viewClick"),
        Alias(.row, "deletionHandler", for: "editingDeleteHandler"),
        Alias(.row, "deletionHandlerWithCompletion", for: "editingDeleteHandler"),
      ]
    for (side, target) in [("header", KeyTarget.header), ("footer", .footer)] {
      let capital = side.prefix(1).uppercased() + side.dropFirst()
      aliases.append(Alias(.section, side + "Node", for: "view", of: target))
      aliases.append(Alias(.section, side + "ReuseIdentifier", for: "reuseId", of: target))
      aliases.append(Alias(.section, "reuse\(capital)ViewClass", for: "reusableView", of: target))
      aliases.append(Alias(.section, "reuse\(capital)ViewReloadBlock", for: "reload", of: target))
    }
    return aliases
  }()
}
