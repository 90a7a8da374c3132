extension PropertyTable {
  /// Every key of the root.
  public static let list = PropertyTable(
    .list,
    [
      .structure("listspec", .version, at: .list, "The version of the language; always 1."),
      .structure("runtime", .runtime, at: .list, "The library that the list is written for; `uikit` unless given."),
      Property("tag", .text, at: .list, output: .never, "The list's own name."),
      Property("title", .text, at: .list, "The title of the screen."),
      Property(
        "kind", .choice(["table", "collection"]), at: .list, default: .choice("table"), output: .never,
        "Whether it is a table or a collection."),
      Property(
        "style", .choice(["plain", "grouped", "insetGrouped"]), at: .list, default: .choice("plain"), in: .tables,
        "The style of the table view."),
      Property("ios", .number(7...99), at: .list, "The lowest version of iOS that the app runs on."),
      Property("header", .element(.header), at: .list, in: .tables, "What stands above the first section."),
      Property("footer", .element(.header), at: .list, in: .tables, "What stands below the last section."),
      Property(
        "rowHeight", .length, at: .list, in: .tables, output: .never,
        "The height of rows that have no other, in points."),
      Property(
        "estimatedRowHeight", .length, at: .list, in: .tables, output: .never,
        "The estimated height of rows that have no other, in points."),
      .structure("rowDefaults", .rowDefaults, at: .list, "Row properties that all rows inherit."),
      Property("empty", .element(.empty), at: .list, "What the list shows when it has no rows."),
      Property(
        "sectionIndexTitles", .texts, at: .list, owner: .dataSource, output: .never,
        "The index at the side of the list."),
      .event(
        "sectionForSectionIndexTitle", at: .list, tiers: [], owner: .dataSource,
        "Says which section an entry of the index leads to."),
      Property(
        "separatorStyle", .choice(["none", "singleLine", "singleLineEtched"]), at: .list,
        default: .choice("singleLine"), in: .tables, "The lines between rows."),
      Property("separatorColor", .color, at: .list, in: .tables, "The colour of the lines between rows."),
      Property(
        "separatorInset", .insets, at: .list, in: .tables, "The insets of the lines between rows, in points."),
      Property("backgroundColor", .color, at: .list, "The colour behind the rows."),
      Property("contentInset", .insets, at: .list, "The space around the rows, in points."),
      Property("allowsSelection", .flag, at: .list, default: .flag(true), "Whether rows can be selected."),
      Property(
        "allowsMultipleSelection", .flag, at: .list, default: .flag(false), "Whether several rows can be selected."),
      Property(
        "sectionHeaderTopPadding", .length, at: .list, default: .automatic, in: .tables,
        "The space above each header since iOS 15, in points."),
      Property(
        "keyboardDismissMode",
        .choice(["none", "onDrag", "interactive", "onDragWithAccessory", "interactiveWithAccessory"]), at: .list,
        default: .choice("none"), "How scrolling puts the keyboard away."),
      .event("refreshControl", at: .list, tiers: [], owner: nil, "Pulling down refreshes the list."),
      .event(
        "scrollDelegate", at: .list, tiers: [], owner: nil, only: .holo, "The object that is told about scrolling."),
      .structure("delegate", .delegate, at: .list, "What the app's delegate answers for the whole list."),
      .structure("dataSource", .dataSource, at: .list, "What the app's data source answers for the whole list."),
      .structure("cells", .cells, at: .list, "The cell classes."),
      .structure("views", .views, at: .list, "The classes of headers and footers."),
      .structure("sections", .sections, at: .list, "The sections, in order."),
      .structure("rows", .rows, at: .list, in: .tables, "The rows of one untagged section."),
      .structure("items", .rows, at: .list, in: .collections, "The items of one untagged section."),
      Property(
        "layout", .element(.layout), at: .list, in: .collections,
        "The flow layout, which gives what items and sections do not say."),
      Property("identifier", .text, at: .list, only: .p9, "The name that the delegate is told the list by."),
      .structure(
        "types", .types, at: .list, only: .p9, "The types of records, headers and footers with their classes."),
      Property(
        "callbacks", .elements(.callback), at: .list, only: .p9,
        "The blocks that are registered for cells and their events."),
      Property(
        "paging", .element(.paging), at: .list, only: [.mytable, .tf],
        "How far the list is loaded; a section at the end loads more."),
      Property(
        "source", .element(.source), at: .list, only: [.mytable, .tf], "Where the list's data comes from."),
      .event(
        "commitEditing", at: .list, tiers: [], owner: nil, only: .cb,
        "A row was deleted; with it every row can be."),
      .event("scrollViewDidScroll", at: .list, tiers: [], owner: nil, only: .cb, "The list was scrolled."),
      .structure("data", .values, at: .list, "Values for expressions."),
      .structure("include", .include, at: .list, "Files that this one is made of."),
      .variant("extends", at: .list, "The file that this one is a variant of."),
      .variant("edits", at: .list, "The edits that make the variant."),
    ])
}
