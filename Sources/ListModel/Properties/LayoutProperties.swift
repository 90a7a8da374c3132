extension PropertyTable {
  /// Every key of a collection's `layout`: `UICollectionViewFlowLayout`, with its defaults.
  public static let layout = PropertyTable(
    .layout,
    [
      Property("itemSize", .size, at: .layout, default: .size(50, 50), "The size of items that have no other."),
      Property("estimatedItemSize", .size, at: .layout, default: .size(0, 0), "The size of items until measured."),
      Property("sectionInset", .insets, at: .layout, "The space around the items of a section, in points."),
      Property(
        "minimumLineSpacing", .number(0...10_000), at: .layout, default: .number(10),
        "The space between lines of items, in points."),
      Property(
        "minimumInteritemSpacing", .number(0...10_000), at: .layout, default: .number(10),
        "The space between the items of a line, in points."),
      Property(
        "headerReferenceSize", .size, at: .layout, default: .size(0, 0), "The size of headers that have no other."),
      Property(
        "footerReferenceSize", .size, at: .layout, default: .size(0, 0), "The size of footers that have no other."),
      Property(
        "scrollDirection", .choice(["vertical", "horizontal"]), at: .layout, default: .choice("vertical"),
        "The way the collection scrolls."),
      Property(
        "sectionHeadersPinToVisibleBounds", .flag, at: .layout, default: .flag(false),
        "Whether headers stay at the top."),
      Property(
        "sectionFootersPinToVisibleBounds", .flag, at: .layout, default: .flag(false),
        "Whether footers stay at the bottom."),
    ])
}
