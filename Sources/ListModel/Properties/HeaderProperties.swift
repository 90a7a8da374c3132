extension PropertyTable {
  /// Every property of a header or footer.
  ///
  /// UIKit works out the height of a header that has a title or a view itself (`UITableView.automaticDimension`).
  public static let header = PropertyTable(
    .header,
    [
      Property(
        "view", .className(.view), at: [.header, .listHeader], owner: .delegate, output: .always,
        "The class of the view; `none` for no view, so that the title shows."),
      Property(
        "title", .text, at: [.header, .listHeader], tiers: .handler, owner: .dataSource, in: .tables, output: .always,
        "The text that UIKit shows; hidden by a view."),
      Property(
        "model", .data, at: .anyHeader, tiers: .handler, "What the view shows; on a class, what may be left out."),
      Property(
        "reuseId", .text, at: .anyHeader, tiers: .handler, default: .same("view"),
        "The reuse identifier; the class name unless given."),
      Property(
        "height", .length, at: .anyHeader, tiers: [.classMethod, .handler], owner: .delegate, default: .automatic,
        in: .tables, output: .always, "Height in points."),
      Property(
        "estimatedHeight", .length, at: .anyHeader, tiers: [.classMethod, .handler], owner: .delegate,
        default: .automatic, in: .tables, output: .always, "Height assumed until the view is measured, in points."),
      Property(
        "size", .size, at: [.header, .viewClass], tiers: [.classMethod, .handler], owner: .delegate,
        default: .size(0, 0), layoutKey: "ReferenceSize", in: .collections, output: .always, "Size in points."),
      Property(
        "reusableView", .text, at: .header, only: .tf,
        "The class of a view that is reused; unlike 'view' it brings no height with it."),
      .event("reload", at: .header, tiers: [], owner: nil, only: .tf, "Fills the view that is reused."),
      Property("type", .text, at: .header, only: .p9, "The type, which the list's 'types' give a class."),
      Property(
        "configSEL", .text, at: .anyHeader, default: .text(.configureHeader), only: .holo,
        "The selector that fills the view."),
      .event("willDisplay", at: .anyHeader, "The view is about to be shown."),
      .event("didEndDisplaying", at: .anyHeader, "The view went off the screen."),
      .event("configure", at: .implements, owner: nil, "Fills the view with the model."),
      .structure("implements", .implements, at: .viewClass, "The methods that the class has."),
      Property("when", .condition, at: [.header, .listHeader], "Keeps the header or footer or drops it."),
    ])
}
