extension Runtime {
  /// P9TableViewHandler 1.1.0.
  ///
  /// A record's class follows from its type, and only the class is asked for a height; where it gives none a row is 0
  /// high, a header or footer as good as 0, and titles are shown nowhere. The app's delegate is told of events and asked for nothing.
  static let p9 = Runtime(
    .p9,
    summary: "P9TableViewHandler 1.1.",
    mask: .p9,
    rules: Rules(
      defaults: [
        Default(.row, "height", .nothing),
        Default(.row, "canEdit", .flag(false)),
        Default(.row, "editingStyle", .choice("none")),
        Default(.header, "height", .nothing),
      ],
      aliases: {
        [
          Alias(.list, "cellIdentifierForType", for: "types"),
          Alias(.row, "data", for: "model"),
          Alias(.header, "data", for: "model"),
          Alias(.section, "headerType", for: "type", of: .header),
          Alias(.section, "footerType", for: "type", of: .footer),
          Alias(.section, "headerData", for: "model", of: .header),
          Alias(.section, "footerData", for: "model", of: .footer),
          Alias(.callback, "handler", for: "native"),
        ]
      },
      implications: [
        Implication("detail", sets: "style", to: .choice("subtitle"), onlyPlain: true),
        Implication("value", sets: "style", to: .choice("value1"), onlyPlain: true),
      ],
      plainRowHeight: 44,
      unread: [
        Place(.row, "height"), Place(.row, "canEdit"), Place(.row, "canMove"), Place(.row, "editingStyle"),
        Place(.header, "title"), Place(.header, "height"),
      ],
      askedOfClasses: ["height", "configure"],
      listAnswers: .events),
    keys: { p9Keys })

  private static let p9Keys: Vocabulary = Vocabulary(.p9)
}
