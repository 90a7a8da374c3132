extension PropertyTable {
  /// Every property of a row.
  ///
  /// The defaults are UIKit's: a height of `automatic` is `UITableView.automaticDimension`, the value of `rowHeight`
  /// since iOS 11; `canEdit` is true because UIKit takes every row for editable when the data source does not
  /// implement `tableView(_:canEditRowAt:)`, and `editingStyle` is then `delete`; `canMove` is false because without
  /// `tableView(_:moveRowAt:to:)` no row moves (UITableViewDataSource and UITableViewDelegate, Apple's reference).
  /// HoloTableView's own properties are those of version 3.1.2.
  public static let row = PropertyTable(
    .row,
    [
      Property(
        "tag", .text, at: .row, output: .always, "The name that edits, diffs and tests know the row by."),
      Property(
        "cell", .className(.cell), at: [.row, .rowDefaults], owner: .dataSource, default: .text(.tableViewCell),
        output: .always, "The class of the cell."),
      Property(
        "reuseId", .text, at: .anyRow, tiers: .handler, default: .same("cell"), output: .always,
        "The reuse identifier; the class name unless given."),
      Property(
        "style", .choice(["default", "value1", "value2", "subtitle"]), at: .anyRow, tiers: .handler,
        default: .choice("default"), in: .tables, output: .always, "The style that the cell is created with."),
      Property(
        "model", .data, at: [.row, .cellClass], tiers: .handler, output: .always,
        "What the cell shows; on a class, what rows may leave out."),
      Property(
        "height", .length, at: .anyRow, tiers: [.classMethod, .handler], owner: .delegate, default: .automatic,
        inheritsFrom: "rowHeight", in: .tables, output: .always, "Height in points."),
      Property(
        "estimatedHeight", .length, at: .anyRow, tiers: [.classMethod, .handler], owner: .delegate,
        default: .automatic, inheritsFrom: "estimatedRowHeight", in: .tables, output: .always,
        "Height assumed until the row is measured, in points."),
      Property(
        "size", .size, at: .anyRow, tiers: [.classMethod, .handler], owner: .delegate, default: .size(50, 50),
        layoutKey: "itemSize", in: .collections, output: .always, "Size in points."),
      Property(
        "canEdit", .flag, at: .anyRow, tiers: .handler, owner: .dataSource, default: .flag(true), in: .tables,
        output: .always,
        "Whether the row can be edited, which swiping needs too."),
      Property(
        "canMove", .flag, at: .anyRow, tiers: .handler, owner: .dataSource, default: .flag(false), output: .always,
        "Whether the row can be moved."),
      Property(
        "text", .text, at: [.row, .cellClass], in: .tables, makesPlain: true, "The first text of a plain cell."),
      Property(
        "detail", .text, at: [.row, .cellClass], in: .tables, makesPlain: true,
        "The second text of a plain cell, below the first."),
      Property(
        "value", .text, at: [.row, .cellClass], in: .tables, output: .never, makesPlain: true,
        "The second text of a plain cell, on the right."),
      Property(
        "image", .image, at: .anyRow, in: .tables, makesPlain: true, "The image of a plain cell."),
      Property(
        "accessoryType",
        .choice(["none", "disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton"]), at: .anyRow,
        default: .choice("none"), in: .tables, "What stands at the trailing edge."),
      Property(
        "selectionStyle", .choice(["none", "blue", "gray", "default"]), at: .anyRow, default: .choice("default"),
        in: .tables, "How the selected row looks."),
      Property(
        "separatorInset", .insets, at: .anyRow, in: .tables, "The insets of the line below the row, in points."),
      Property("backgroundColor", .color, at: .anyRow, "The colour behind the row."),
      Property(
        "indentationLevel", .integer(0...100), at: .anyRow, owner: .delegate, default: .number(0),
        in: .tables, "How far the content is indented, in steps."),
      Property(
        "shouldHighlight", .flag, at: .anyRow, tiers: [.classMethod, .handler], owner: .delegate,
        default: .flag(true), "Whether a touch highlights the row."),
      Property(
        "shouldSelect", .flag, at: .anyRow, tiers: [.classMethod, .handler], owner: .delegate, default: .flag(true),
        in: .collections, "Whether a tap selects the item."),
      Property(
        "shouldDeselect", .flag, at: .anyRow, tiers: [.classMethod, .handler], owner: .delegate,
        default: .flag(true), in: .collections, "Whether a tap on the selected item deselects it."),
      Property(
        "editingStyle", .choice(["none", "delete", "insert"]), at: .anyRow, tiers: .handler, owner: .delegate,
        default: .choice("delete"), in: .tables, "The control that edit mode shows."),
      Property(
        "editingDeleteTitle", .text, at: .anyRow, tiers: .handler, owner: .delegate, in: .tables,
        "The title of the delete button."),
      Property(
        "leadingSwipeActions", .elements(.swipeAction), at: .anyRow, tiers: .handler, owner: .delegate, in: .tables,
        "The actions that a swipe from the leading edge shows."),
      Property(
        "trailingSwipeActions", .elements(.swipeAction), at: .anyRow, tiers: .handler, owner: .delegate, in: .tables,
        "The actions that a swipe from the trailing edge shows."),
      Property(
        "performsFirstActionWithFullSwipe", .flag, at: .anyRow, default: .flag(true), in: .tables,
        "Whether a full swipe performs the first action."),
      Property(
        "contextMenu", .elements(.menuItem), at: .anyRow, owner: .delegate, "The menu of a long press."),
      Property(
        "accessibilityIdentifier", .text, at: .anyRow, default: .same("tag"),
        "The name that UI tests find the row by; the tag unless given."),
      Property("accessibilityLabel", .text, at: .anyRow, "What VoiceOver says the row is."),
      Property("accessibilityHint", .text, at: .anyRow, "What VoiceOver says a tap does."),
      Property(
        "configSEL", .text, at: .anyRow, default: .text(.configureCell), only: .holo,
        "The selector that fills the cell."),
      Property(
        "delegateSEL", .text, at: .anyRow, default: .text(.configureDelegate), only: .holo, in: .tables,
        "The selector that takes the cell's delegate."),
      Property(
        "delegate", .event, at: .anyRow, only: .holo, in: .tables, "The object that the cell reports to."),
      .event("willSelect", at: .anyRow, in: .tables, "The row is about to be selected."),
      .event("didSelect", at: .anyRow, "The row was selected."),
      .event("willDeselect", at: .anyRow, in: .tables, "The row is about to be deselected."),
      .event("didDeselect", at: .anyRow, "The row was deselected."),
      .event("willDisplay", at: .anyRow, "The cell is about to be shown."),
      .event("didEndDisplaying", at: .anyRow, "The cell went off the screen."),
      .event("didHighlight", at: .anyRow, "A touch highlighted the row."),
      .event("didUnhighlight", at: .anyRow, "The highlight ended."),
      .event("accessoryButtonTapped", at: .anyRow, in: .tables, "The accessory button was tapped."),
      .event("willBeginEditing", at: .anyRow, in: .tables, "Editing is about to begin."),
      .event("didEndEditing", at: .anyRow, in: .tables, "Editing ended."),
      .event("configure", at: .implements, owner: nil, "Fills the cell with the model."),
      .event(
        "beforeConfigureHandler", at: .anyRow, tiers: [], owner: nil, only: .holo, "Runs before the cell is filled."),
      .event(
        "afterConfigureHandler", at: .anyRow, tiers: [], owner: nil, only: .holo, "Runs after the cell was filled."),
      .event(
        "leadingSwipeHandler", at: .anyRow, tiers: [], owner: nil, only: .holo, in: .tables,
        "Runs for every leading swipe action, after its own."),
      .event(
        "trailingSwipeHandler", at: .anyRow, tiers: [], owner: nil, only: .holo, in: .tables,
        "Runs for every trailing swipe action, after its own."),
      .event(
        "targetMoveHandler", at: .anyRow, tiers: [], owner: .delegate, "Says where a moved row may go."),
      .event("moveHandler", at: .anyRow, tiers: [], owner: .dataSource, "The row was moved."),
      .event(
        "editingDeleteHandler", at: .anyRow, tiers: [], owner: .dataSource, in: .tables, "The delete button was tapped."
      ),
      .event(
        "editingInsertHandler", at: .anyRow, tiers: [], owner: .dataSource, in: .tables, "The insert button was tapped."
      ),
      .structure("implements", .implements, at: .cellClass, "The methods that the class has."),
      .structure("forEach", .repetition, at: .row, "Makes one row for each element of a list."),
      .structure("as", .elementName, at: .row, "The name of the element in expressions."),
      Property("when", .condition, at: .row, "Keeps the row or drops it."),
      Property(
        "item", .text, at: [.row, .rowDefaults], only: [.mytable, .tf],
        "The item's class; the cell's is named after it unless given."),
      Property("type", .text, at: [.row, .rowDefaults], only: .p9, "The type, which the list's 'types' give a class."),
      Property("extra", .data, at: .row, only: .p9, "What the cell is given beside its data."),
      Property(
        "autoHeight", .flag, at: [.row, .rowDefaults], only: .cb, output: .never,
        "Whether the cell is measured, whatever heights are written."),
      .event("adapter", at: [.row, .rowDefaults], tiers: [], owner: nil, only: .cb, "Fills the cell with the model."),
      Property(
        "editActions", .elements(.swipeAction), at: .anyRow, only: .tf,
        "The buttons beside the row in edit mode and after a swipe."),
      Property(
        "separatorStyle", .choice(["none", "line"]), at: .anyRow, default: .choice("none"), only: .mytable,
        "Whether the row has a divider."),
      Property(
        "dividerColor", .color, at: .anyRow, default: .text(.lightGray), only: .mytable, "The divider's colour."),
      Property(
        "accessoryView", .text, at: .anyRow, only: [.mytable, .tf], "The class of a view at the trailing edge."),
      Property("textFont", .data, at: .anyRow, only: .tf, "The font of the first text of a plain cell."),
      Property("textColor", .color, at: .anyRow, only: .tf, "The colour of the first text of a plain cell."),
      Property("detailFont", .data, at: .anyRow, only: .tf, "The font of the second text of a plain cell."),
      Property("detailColor", .color, at: .anyRow, only: .tf, "The colour of the second text of a plain cell."),
      .event(
        "deletionHandler", at: .anyRow, tiers: [], owner: nil, only: .mytable,
        "The delete button was tapped; the row goes by itself. 'editingDeleteHandler' is asked first."),
      .event(
        "moveCompletionHandler", at: .anyRow, tiers: [], owner: nil, only: [.mytable, .tf], "The row has been moved."),
      .event("cutHandler", at: .anyRow, tiers: [], owner: nil, only: .mytable, "Cut was chosen in the row's menu."),
      .event(
        "copyHandler", at: .anyRow, tiers: [], owner: nil, only: .mytable,
        "Copy was chosen; with it the row has a menu."
      ),
      .event(
        "pasteHandler", at: .anyRow, tiers: [], owner: nil, only: .mytable,
        "Paste was chosen; with it the row has a menu."),
      .event(
        "viewClick", at: .anyRow, tiers: [], owner: nil, only: [.mytable, .tf],
        "A view in the cell was tapped, by its action type; -1 is the cell itself."),
    ])
}
