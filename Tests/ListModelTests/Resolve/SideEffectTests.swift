import ListTestSupport
import Testing

/// HoloTableView 3.1.2: what `HoloTableRowMaker` sets besides (properties.md 1.1.6), for a file, which has no order of
/// calls: an explicit value wins, then the side effect, then the default.
@Suite("1.1.6 side effects of the row maker")
struct SideEffectTests {
  @Test(
    "each of the five calls sets what it sets",
    arguments: [
      ResolveExample.holo(
        "rows: [{cell: C, height: 1, canMove: true}]",
        ["row 0 canEdit": "true by implied", "row 0 editingStyle": "none by runtime"]),
      .holo(
        "rows: [{cell: C, height: 1, leadingSwipeActions: [{title: a}]}]",
        ["row 0 canEdit": "true by implied", "row 0 canMove": "false by runtime"]),
      .holo("rows: [{cell: C, height: 1, trailingSwipeActions: [{title: a}]}]", ["row 0 canEdit": "true by implied"]),
      .holo(
        "rows: [{cell: C, height: 1, moveHandler: native}]",
        ["row 0 canEdit": "true by implied", "row 0 canMove": "true by implied"]),
      .holo(
        "rows: [{cell: C, height: 1, editingDeleteHandler: native}]",
        ["row 0 canEdit": "true by implied", "row 0 editingStyle": "delete by implied"]),
      .holo(
        "rows: [{cell: C, height: 1, editingInsertHandler: native}]",
        ["row 0 canEdit": "true by implied", "row 0 editingStyle": "insert by implied"]),
    ])
  func calls(example: ResolveExample) { expect(example) }

  @Test(
    "an explicit value wins wherever it stands",
    arguments: [
      ResolveExample.holo(
        """
        cells: {D: {canEdit: false}}
        rowDefaults: {canMove: false}
        rows:
        - {cell: C, height: 1, canEdit: false, trailingSwipeActions: [{title: a}]}
        - {cell: C, height: 1, trailingSwipeActions: [{title: a}], canEdit: false}
        - {cell: D, height: 1, trailingSwipeActions: [{title: a}]}
        - {cell: C, height: 1, moveHandler: native}
        - {cell: C, height: 1, editingStyle: none, editingDeleteHandler: native}
        - {cell: C, height: 1, canEditHandler: native, editingDeleteHandler: native}
        """,
        [
          "row 0 canEdit": "false by value", "row 1 canEdit": "false by value",
          "row 2 canEdit": "false by classDefault",
          "row 3 canMove": "false by inherited", "row 3 canEdit": "true by implied",
          "row 4 editingStyle": "none by value",
          "row 4 canEdit": "true by implied", "row 5 canEdit": "native by handler",
        ])
    ])
  func explicitWins(example: ResolveExample) { expect(example) }

  @Test(
    "false, nil and empty lists set nothing",
    arguments: [
      ResolveExample.holo(
        """
        rows:
        - {cell: C, height: 1, canMove: false}
        - {cell: C, height: 1, leadingSwipeActions: [], trailingSwipeActions: []}
        """,
        ["row 0 canEdit": "false by runtime", "row 1 canEdit": "false by runtime"])
    ])
  func nothingSetsNothing(example: ResolveExample) { expect(example) }

  @Test(
    "\"not applied by *Handler variants\", and a value that is code says the same as a handler",
    arguments: [
      ResolveExample.holo(
        """
        rows:
        - {cell: C, height: 1, leadingSwipeActionsHandler: native}
        - {cell: C, height: 1, trailingSwipeActionsHandler: native}
        - {cell: C, height: 1, canMoveHandler: native}
        - {cell: C, height: 1, editingStyleHandler: delete}
        - {cell: C, height: 1, canMove: native}
        - {cell: C, height: 1, trailingSwipeActions: native}
        """,
        [
          "row 0 canEdit": "false by runtime", "row 1 canEdit": "false by runtime", "row 2 canEdit": "false by runtime",
          "row 3 canEdit": "false by runtime", "row 4 canEdit": "false by runtime", "row 5 canEdit": "false by runtime",
        ])
    ])
  func handlersSetNothing(example: ResolveExample) { expect(example) }

  @Test(
    "what an object of the app answers is none of the maker's calls",
    arguments: [
      ResolveExample.holo(
        "dataSource: {moveHandler: native, canMove: native}\nrows: [{cell: C, height: 1, moveHandler: a}]",
        ["row 0 canEdit": "false by runtime"])
    ])
  func objectsSetNothing(example: ResolveExample) { expect(example) }

  @Test(
    "what a row inherits sets as much as what it says",
    arguments: [
      ResolveExample.holo(
        """
        cells: {D: {trailingSwipeActions: [{title: a}]}}
        rowDefaults: {editingDeleteHandler: native}
        rows: [{cell: D, height: 1}, {cell: C, height: 1, editingStyle: insert}]
        """,
        [
          "row 0 canEdit": "true by implied", "row 0 editingStyle": "delete by implied",
          "row 1 canEdit": "true by implied", "row 1 editingStyle": "insert by value",
        ])
    ])
  func inherited(example: ResolveExample) { expect(example) }

  @Test(
    "a delete and an insert handler: the later call's style, and a file's order is the catalogue's",
    arguments: [
      ResolveExample.holo(
        """
        rows:
        - {cell: C, height: 1, editingDeleteHandler: a, editingInsertHandler: b}
        - {cell: C, height: 1, editingInsertHandler: b, editingDeleteHandler: a}
        """,
        ["row 0 editingStyle": "insert by implied", "row 1 editingStyle": "insert by implied"])
    ])
  func contradiction(example: ResolveExample) { expect(example) }
}
