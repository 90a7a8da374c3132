import ListTestSupport
import Testing

/// UIKit without a library: what absence means (docs/uikit-defaults.md).
@Suite("the column of UIKit")
struct UIKitColumnTests {
  @Test(
    "heights are automatic",
    arguments: [
      ResolveExample.uikit(
        "sections: [{header: {title: a}, footer: {view: F}, rows: [{cell: C}, {cell: C, height: 0}]}]",
        [
          "row 0 height": "automatic by runtime", "row 0 estimatedHeight": "automatic by runtime",
          "row 1 height": "0 by value", "row 1 estimatedHeight": "automatic by runtime",
          "section 0 header height": "automatic by runtime", "section 0 header estimatedHeight": "automatic by runtime",
          "section 0 footer height": "automatic by runtime",
        ])
    ])
  func heights(example: ResolveExample) { expect(example) }

  @Test(
    "a title shows, and a header has no class of its own",
    arguments: [
      ResolveExample.uikit(
        "sections: [{header: a, footer: {model: 1}, rows: []}]",
        [
          "section 0 header view": "none by implied", "section 0 header title": "'a' by value",
          "section 0 footer view": "unset by runtime",
        ])
    ])
  func titles(example: ResolveExample) { expect(example) }

  @Test(
    "every row can be edited, its style is delete, none can be moved",
    arguments: [
      ResolveExample.uikit(
        "rows: [{cell: C}, {cell: C, canEdit: false}, {cell: C, moveHandler: native}, {cell: C, editingInsertHandler: a}]",
        [
          "row 0 canEdit": "true by runtime", "row 0 editingStyle": "delete by runtime",
          "row 0 canMove": "false by runtime", "row 1 canEdit": "false by value", "row 2 canMove": "true by implied",
          "row 3 editingStyle": "insert by implied",
        ])
    ])
  func editing(example: ResolveExample) { expect(example) }

  @Test(
    "rows highlight, cells have the default style and no accessory",
    arguments: [
      ResolveExample.uikit(
        "rows: [{tag: a, cell: C}]",
        [
          "row 0 shouldHighlight": "true by runtime", "row 0 style": "default by runtime",
          "row 0 accessoryType": "none by runtime", "row 0 selectionStyle": "default by runtime",
          "row 0 indentationLevel": "0 by runtime", "row 0 performsFirstActionWithFullSwipe": "true by runtime",
          "row 0 accessibilityIdentifier": "'a' by runtime", "row 0 reuseId": "'C' by runtime",
        ])
    ])
  func rows(example: ResolveExample) { expect(example) }

  @Test(
    "the list is plain, with single lines between rows",
    arguments: [
      ResolveExample.uikit(
        "rows: []",
        [
          "list style": "plain by runtime", "list separatorStyle": "singleLine by runtime",
          "list allowsMultipleSelection": "false by runtime", "list sectionHeaderTopPadding": "automatic by runtime",
          "list keyboardDismissMode": "none by runtime",
        ])
    ])
  func list(example: ResolveExample) { expect(example) }

  @Test(
    "a context menu and the empty state are elements of their own",
    arguments: [
      ResolveExample.uikit(
        """
        empty: {text: Nothing, image: {symbol: tray}, height: 300}
        sections:
        - empty: {cell: E}
          rows: [{cell: C, contextMenu: [{title: a, children: [{title: b}, {title: c, handler: go}]}]}]
        """,
        [
          "list empty 0 text": "'Nothing' by value", "list empty 0 height": "300 by value",
          "section 0 empty 0 cell": "'E' by value", "row 0 contextMenu 0 title": "'a' by value",
          "row 0 contextMenu 0 children 1 handler": "native 'go' by value",
        ])
    ])
  func elements(example: ResolveExample) { expect(example) }
}
