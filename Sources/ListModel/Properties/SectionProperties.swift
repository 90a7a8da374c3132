extension PropertyTable {
  /// Every key of a section.
  public static let section = PropertyTable(
    .section,
    [
      Property(
        "tag", .text, at: .section, output: .always, "The name that edits, diffs and tests know the section by."),
      Property("header", .element(.header), at: .section, output: .always, "What stands above the rows."),
      Property("footer", .element(.header), at: .section, output: .always, "What stands below the rows."),
      .structure("rows", .rows, at: .section, in: .tables, "The rows, in order."),
      .structure("items", .rows, at: .section, in: .collections, "The items, in order."),
      .structure(
        "data", .models, at: .section, only: .cb, "The rows: plain ones, or the models of the section's cell class."),
      .structure("records", .rows, at: .section, only: .p9, "The rows, each with its type and its data."),
      .structure("rowDefaults", .rowDefaults, at: .section, "Row properties that the section's rows inherit."),
      Property("indexTitle", .text, at: .section, "The section's entry in the index at the side of the list."),
      Property(
        "sectionIndex", .integer(0...1_000_000_000), at: .section, only: .tf,
        "The place of the section that the index leads to instead of this one, from 0."),
      Property("empty", .element(.empty), at: .section, "What the section shows when it has no rows."),
      Property(
        "hidesWhenEmpty", .flag, at: .section, default: .flag(false), "Whether a section without rows is left out."),
      .structure("forEach", .repetition, at: .section, "Makes one section for each element of a list."),
      .structure("as", .elementName, at: .section, "The name of the element in expressions."),
      Property("when", .condition, at: .section, "Keeps the section or drops it."),
      .structure("use", .placement, at: .section, "Places a section of an included file."),
      Property("extra", .data, at: .section, only: .p9, "What the header and footer are given beside their data."),
      Property(
        "cellTitlePadding", .number(0...10_000), at: .section, default: .number(5), only: .mytable,
        "The space beside the titles of cells, in points."),
      Property(
        "inset", .insets, at: .section, tiers: .handler, owner: .delegate, layoutKey: "sectionInset",
        in: .collections, "The space around the items, in points."),
      Property(
        "minimumLineSpacing", .number(0...10_000), at: .section, tiers: .handler, owner: .delegate,
        default: .number(10), layoutKey: "minimumLineSpacing", in: .collections,
        "The space between lines of items, in points."),
      Property(
        "minimumInteritemSpacing", .number(0...10_000), at: .section, tiers: .handler, owner: .delegate,
        default: .number(10), layoutKey: "minimumInteritemSpacing", in: .collections,
        "The space between the items of a line, in points."),
    ])
}
