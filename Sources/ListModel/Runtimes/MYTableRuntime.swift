extension Runtime {
  /// MYTableViewManager with the older TFTableViewDataSource (2016).
  ///
  /// Headers and footers are 0 high unless a height is given, whatever they show; `automatic` is measured, and the app's
  /// delegate is asked last. Whether a row can be edited or moved is worked out from its editing style and its move
  /// handler and cannot be said otherwise. Dividers are the rows' own: the manager takes the table's lines away.
  static let mytable = Runtime(
    .mytable,
    summary: "MYTableViewManager with the older TFTableViewDataSource.",
    mask: .mytable,
    rules: Rules(
      defaults: [
        Default(.list, "separatorStyle", .choice("none")),
        Default(.row, "canEdit", .flag(false)),
        Default(.row, "editingStyle", .choice("none")),
        Default(.row, "editingDeleteTitle", .text(.delete)),
        Default(.row, "selectionStyle", .choice("none")),
        Default(.header, "height", .nothing),
      ],
      aliases: {
        itemAliases + [
          Alias(.row, "deletionHandlerWithCompletion", for: "editingDeleteHandler"),
          Alias(.row, "deleteHandler", for: "editingDeleteHandler"),
        ]
      },
      implications: [
        Implication("editingStyle", sets: "canEdit", to: .flag(true), when: .other(than: "none"), overrules: true),
        Implication("moveHandler", sets: "canEdit", to: .flag(true), overrules: true),
        Implication("moveHandler", sets: "canMove", to: .flag(true)),
        Implication("detail", sets: "style", to: .choice("subtitle"), onlyPlain: true),
        Implication("value", sets: "style", to: .choice("value1"), onlyPlain: true),
      ],
      plainRowHeight: 44,
      zeroIsUnset: [Place(.paging, "pageSize")],
      unread: [Place(.row, "canEdit"), Place(.row, "canMove"), Place(.row, "editingDeleteTitle")],
      askedOfClasses: ["configure"],
      toldBesides: [Place(.row, "didSelect")],
      sectionIndex: .withEmptyTitles,
      lateAnswers: [Place(.header, "height")],
      itemCellEnding: .itemCellEnding),
    keys: { mytableKeys })

  private static let mytableKeys: Vocabulary = Vocabulary(.mytable)

  /// The names that MYTableViewManager and TFTableViewDataSource share.
  static let itemAliases: [Alias] = {
    var aliases = [
      Alias(.section, "items", for: "rows"),
      Alias(.list, "items", for: "rows"),
      Alias(.row, "registerCellClassName", for: "cell"),
      Alias(.row, "cellIdentifier", for: "reuseId"),
      Alias(.row, "cellHeight", for: "height"),
      Alias(.row, "cellStyle", for: "style"),
      Alias(.row, "selectionHandler", for: "didSelect"),
      Alias(.row, "insertionHandler", for: "editingInsertHandler"),
      Alias(.row, "accessoryButtonTapHandler", for: "accessoryButtonTapped"),
      Alias(.row, "onViewClickHandler", for: "viewClick"),
      Alias(.paging, "currentPage", for: "current"),
      Alias(.paging, "totalPage", for: "total"),
      Alias(.source, "listType", for: "type"),
      Alias(.source, "requestURL", for: "url"),
      Alias(.source, "dataManager", for: "manager"),
      Alias(.source, "batchRequestArr", for: "batchRequests"),
    ]
    for (side, target) in [("header", KeyTarget.header), ("footer", .footer)] {
      aliases.append(Alias(.section, side + "Title", for: "title", of: target))
      aliases.append(Alias(.section, side + "View", for: "view", of: target))
      aliases.append(Alias(.section, side + "Height", for: "height", of: target))
    }
    return aliases
  }()
}
