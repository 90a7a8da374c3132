extension Runtime {
  /// CBTableViewDataSource 1.1.0.
  ///
  /// A section has one class, one height and one block that fills its cells, so all of these are what its rows inherit;
  /// rows may have their own all the same. The library is the table's delegate itself and asks nobody else. A section's
  /// height counts when it is more than 0; `autoHeight` counts against it and cannot be switched off. A header is as
  /// high as its view's frame, else 40 with a title, and cannot be given a height. With `commitEditing` every row can be deleted, without it none.
  static let cb = Runtime(
    .cb,
    summary: "CBTableViewDataSource 1.1.",
    mask: .cb,
    rules: Rules(
      defaults: [
        Default(.row, "canEdit", .flag(false)),
        Default(.row, "editingStyle", .choice("none")),
        Default(.header, "height", .nothing),
      ],
      aliases: {
        [
          Alias(.list, "height", for: "rowHeight"),
          Alias(.list, "headerView", for: "view", of: .header),
          Alias(.list, "footerView", for: "view", of: .footer),
          Alias(.section, "cell", for: "cell", of: .rows),
          Alias(.section, "height", for: "height", of: .rows),
          Alias(.section, "autoHeight", for: "autoHeight", of: .rows),
          Alias(.section, "adapter", for: "adapter", of: .rows),
          Alias(.section, "event", for: "didSelect", of: .rows),
          Alias(.section, "headerTitle", for: "title", of: .header),
          Alias(.section, "footerTitle", for: "title", of: .footer),
          Alias(.section, "headerView", for: "view", of: .header),
          Alias(.section, "footerView", for: "view", of: .footer),
          Alias(.row, "event", for: "didSelect"),
        ]
      },
      implications: [
        Implication("autoHeight", sets: "height", to: .automatic, overrules: true),
        Implication("commitEditing", sets: "canEdit", to: .flag(true), isOfList: true),
        Implication("commitEditing", sets: "editingStyle", to: .choice("delete"), isOfList: true),
      ],
      plainRowHeight: 44,
      titleHeight: .number(40),
      viewHeight: .code,
      zeroIsUnset: [Place(.row, "height")],
      unread: [Place(.row, "canEdit"), Place(.row, "canMove"), Place(.row, "editingStyle"), Place(.header, "height")],
      askedOfClasses: ["configure"],
      listAnswers: .nothing,
      numbered: [Place(.row, "accessoryType")],
      sectionDecidesStyle: true),
    keys: { cbKeys })

  private static let cbKeys: Vocabulary = Vocabulary(.cb)
}
