import ListTestSupport
import Testing

@testable import ListModel

/// HoloTableView 3.1.2: what runs when (properties.md 1.1.5).
@Suite("1.1.5 row events and editing actions")
struct EventRuleTests {
  static let events = [
    "willSelect", "willDeselect", "didSelect", "didDeselect", "willDisplay", "didEndDisplaying", "didHighlight",
    "didUnhighlight", "accessoryButtonTapped", "willBeginEditing", "didEndEditing",
  ]

  @Test("events: \"delegate, then cell method, then handler; nothing by default; never both\"", arguments: events)
  func order(event: String) {
    expect(
      .holo(
        """
        cells: {M: {implements: {\(event): native}}, N: {implements: {\(event): false}}}
        rows:
        - {cell: M, height: 1, \(event): own}
        - {cell: N, height: 1, \(event): own}
        - {cell: C, height: 1, \(event)Handler: own}
        - {cell: C, height: 1, \(event): native}
        - {cell: C, height: 1, \(event): {openURL: "https://example.org"}}
        - {cell: C, height: 1}
        """,
        [
          "row 0 \(event)": "native by classMethod", "row 1 \(event)": "native 'own' by value",
          "row 2 \(event)": "native 'own' by value", "row 3 \(event)": "native by value",
          "row 4 \(event)": "openURL 'https://example.org' by value", "row 5 \(event)": "unset by runtime",
        ]))
    expect(
      .holo(
        "delegate: {\(event): native}\ncells: {M: {implements: [\(event)]}}\nrows: [{cell: M, height: 1, \(event): own}]",
        ["row 0 \(event)": "native by delegate"]))
  }

  @Test(
    "commit delete, commit insert, move, target of move: \"dataSource (target: delegate), then handler; nothing by default\"",
    arguments: [
      ("dataSource", "editingDeleteHandler"), ("dataSource", "editingInsertHandler"), ("dataSource", "moveHandler"),
      ("delegate", "targetMoveHandler"),
    ])
  func editing(object: String, action: String) {
    expect(
      .holo(
        "rows: [{cell: C, height: 1, \(action): own}, {cell: C, height: 1}]",
        ["row 0 \(action)": "native 'own' by value", "row 1 \(action)": "unset by runtime"]))
    expect(
      .holo(
        "\(object): {\(action): native}\nrows: [{cell: C, height: 1, \(action): own}]",
        ["row 0 \(action)": "native by delegate"]))
  }

  @Test(
    "swipe action: style normal by default; title, backgroundColor, backgroundEffect, image, handler nil",
    arguments: [
      ResolveExample.holo(
        """
        rows:
        - cell: C
          height: 1
          leadingSwipeActions: [{title: a}]
          trailingSwipeActions:
          - {style: destructive, title: b, backgroundColor: "#ff0000", backgroundEffect: dark, image: bin, handler: drop}
        """,
        [
          "row 0 leadingSwipeActions 0 style": "normal by runtime", "row 0 leadingSwipeActions 0 title": "'a' by value",
          "row 0 leadingSwipeActions 0 handler": "unset by runtime",
          "row 0 leadingSwipeActions 0 image": "unset by runtime",
          "row 0 trailingSwipeActions 0 style": "destructive by value",
          "row 0 trailingSwipeActions 0 backgroundColor": "\"#ff0000\" by value",
          "row 0 trailingSwipeActions 0 backgroundEffect": "'dark' by value",
          "row 0 trailingSwipeActions 0 image": "bin by value",
          "row 0 trailingSwipeActions 0 handler": "native 'drop' by value",
        ])
    ])
  func swipeAction(example: ResolveExample) { expect(example) }

  @Test(
    "swipe handlers of the row: one tier, beside the actions' own",
    arguments: [
      ResolveExample.holo(
        "rows: [{cell: C, height: 1, leadingSwipeHandler: a, trailingSwipeHandler: native}]",
        ["row 0 leadingSwipeHandler": "native 'a' by value", "row 0 trailingSwipeHandler": "native by value"])
    ])
  func swipeHandlers(example: ResolveExample) { expect(example) }
}
