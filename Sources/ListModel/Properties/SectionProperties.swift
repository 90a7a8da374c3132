extension PropertyTable {
  /// Every key of a section.
  public static let section = PropertyTable(
    .section,
    [
      Property(
        "tag", .text, at: .section, output: .always, "The name that edits, diffs and tests know the section by."),
      Property("header", .element(.header), at: .section, output: .always, "What stands above the rows."),
      Property("footer", .element(.header), at: .section, output: .always, "What stands below the rows."),
      .structure("rows", .rows, at: .section, "The rows, in order."),
      .structure("rowDefaults", .rowDefaults, at: .section, "Row properties that the section's rows inherit."),
      Property("indexTitle", .text, at: .section, "The section's entry in the index at the side of the list."),
      Property("empty", .element(.empty), at: .section, "What the section shows when it has no rows."),
      Property(
        "hidesWhenEmpty", .flag, at: .section, default: .flag(false), "Whether a section without rows is left out."),
      .structure("forEach", .repetition, at: .section, "Makes one section for each element of a list."),
      .structure("as", .elementName, at: .section, "The name of the element in expressions."),
      Property("when", .condition, at: .section, "Keeps the section or drops it."),
      .structure("use", .placement, at: .section, "Places a section of an included file."),
      .later("items", at: .section, "The items of a collection."),
      .later("data", at: .section, "CBTableViewDataSource's rows."),
      .later("records", at: .section, "P9TableViewHandler's rows."),
      .later("extra", at: .section, "P9TableViewHandler's extra data."),
      .later("inset", at: .section, "The insets of a collection's section."),
      .later("minimumLineSpacing", at: .section, "The space between a collection's lines."),
      .later("minimumInteritemSpacing", at: .section, "The space between a collection's items."),
    ])
}
