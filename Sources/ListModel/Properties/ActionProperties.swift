extension PropertyTable {
  /// Every key of a swipe action (`UIContextualAction`, `HoloTableViewRowSwipeAction`).
  public static let swipeAction = PropertyTable(
    .swipeAction,
    [
      Property("tag", .text, at: .swipeAction, "The name that code knows the action by."),
      Property("title", .text, at: .swipeAction, "The text of the button."),
      Property(
        "style", .choice(["normal", "destructive"]), at: .swipeAction, default: .choice("normal"), output: .always,
        "A destructive action takes its row away."),
      Property("backgroundColor", .color, at: .swipeAction, "The colour of the button."),
      Property(
        "backgroundEffect", .text, at: .swipeAction, only: .holo, "The effect behind the button before iOS 11."),
      Property("image", .image, at: .swipeAction, "The image of the button."),
      .event("handler", at: .swipeAction, tiers: [], owner: nil, "The button was tapped."),
      Property("when", .condition, at: .swipeAction, "Keeps the action or drops it."),
    ])

  /// Every key of an entry of a context menu (`UIAction`, `UIMenu`).
  public static let menuItem = PropertyTable(
    .menuItem,
    [
      Property("tag", .text, at: .menuItem, "The name that code knows the entry by."),
      Property("title", .text, at: .menuItem, output: .always, "The text of the entry."),
      Property("image", .image, at: .menuItem, "The image of the entry."),
      Property(
        "attributes", .choices(["destructive", "disabled", "hidden", "keepsMenuPresented"]), at: .menuItem,
        "How the entry looks and behaves."),
      .event("handler", at: .menuItem, tiers: [], owner: nil, "The entry was chosen."),
      Property("children", .elements(.menuItem), at: .menuItem, "The entries of a menu within the menu."),
      Property("when", .condition, at: .menuItem, "Keeps the entry or drops it."),
    ])

  /// Every key of what a list or section without rows shows.
  public static let empty = PropertyTable(
    .empty,
    [
      Property("cell", .className(.cell), at: .empty, "The class of the cell that shows it."),
      Property("model", .data, at: .empty, "What the cell shows."),
      Property("text", .text, at: .empty, "The first text."),
      Property("detail", .text, at: .empty, "The second text."),
      Property("image", .image, at: .empty, "The image."),
      Property("height", .length, at: .empty, "Height in points."),
      .event("didSelect", at: .empty, tiers: [], owner: nil, "It was tapped."),
      Property("when", .condition, at: .empty, "Says when the list counts as empty."),
    ])
}
