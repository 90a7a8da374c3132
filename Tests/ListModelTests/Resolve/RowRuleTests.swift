import ListTestSupport
import Testing

/// HoloTableView 3.1.2: what a row is (properties.md 1.1.4).
@Suite("1.1.4 row data")
struct RowRuleTests {
  @Test(
    "cell: \"dataSource cellForRow, then value; UITableViewCell by default\"",
    arguments: [
      ResolveExample.holo(
        "rows: [{cell: C, height: 1}, {height: 1}]",
        ["row 0 cell": "'C' by value", "row 1 cell": "UITableViewCell by runtime"]),
      .holo("dataSource: {cell: native}\nrows: [{cell: C, height: 1}]", ["row 0 cell": "native by delegate"]),
    ])
  func cell(example: ResolveExample) { expect(example) }

  @Test(
    "tag: \"nil by default, not unique\"",
    arguments: [
      ResolveExample.holo(
        "rows: [{tag: a, cell: C, height: 1}, {tag: a, cell: C, height: 1}, {cell: C, height: 1}]",
        ["row 0 tag": "'a' by value", "row 1 tag": "'a' by value", "row 2 tag": "unset by runtime"])
    ])
  func tag(example: ResolveExample) { expect(example) }

  @Test(
    "model: \"handler(), then static; nil by default\"",
    arguments: [
      ResolveExample.holo(
        """
        rows:
        - {cell: C, height: 1, modelHandler: native, model: {a: 1}}
        - {cell: C, height: 1, model: {a: 1}}
        - {cell: C, height: 1, model: [1, 2]}
        - {cell: C, height: 1, model: null}
        - {cell: C, height: 1}
        """,
        [
          "row 0 model": "native by handler", "row 1 model": "{a: 1} by value", "row 2 model": "[1, 2] by value",
          "row 3 model": "null by value", "row 4 model": "unset by runtime",
        ])
    ])
  func model(example: ResolveExample) { expect(example) }

  @Test(
    "style: \"handler(model), then static; default by default\"",
    arguments: [
      ResolveExample.holo(
        """
        rows:
        - {cell: C, height: 1, styleHandler: native, style: value1}
        - {cell: C, height: 1, style: value1}
        - {cell: C, height: 1}
        """,
        ["row 0 style": "native by handler", "row 1 style": "value1 by value", "row 2 style": "default by runtime"])
    ])
  func style(example: ResolveExample) { expect(example) }

  @Test(
    "reuseId: \"handler(model), then static, then class name\"",
    arguments: [
      ResolveExample.holo(
        """
        rows:
        - {cell: C, height: 1, reuseIdHandler: native, reuseId: a}
        - {cell: C, height: 1, reuseId: a}
        - {cell: C, height: 1}
        - {height: 1}
        """,
        [
          "row 0 reuseId": "native by handler", "row 1 reuseId": "'a' by value", "row 2 reuseId": "'C' by runtime",
          "row 3 reuseId": "UITableViewCell by runtime",
        ]),
      .holo(
        "rowDefaults: {cell: C, height: 1}\nrows: [{tag: a}]",
        ["row 0 cell": "'C' by inherited", "row 0 reuseId": "'C' by runtime"]),
    ])
  func reuseId(example: ResolveExample) { expect(example) }

  @Test(
    "height: \"delegate, then class method(model), then handler(model), then static; unset means CGFLOAT_MIN, an invisible row\"",
    arguments: [
      ResolveExample.holo(
        """
        cells: {M: {implements: {height: native}}}
        rows: [{cell: M, heightHandler: 2, height: 3}, {cell: C, heightHandler: 2, height: 3}, {cell: C, height: 3}, {cell: C}]
        """,
        [
          "row 0 height": "native by classMethod", "row 1 height": "2 by handler", "row 2 height": "3 by value",
          "row 3 height": "nothing by runtime",
        ])
    ])
  func height(example: ResolveExample) { expect(example) }

  @Test(
    "estimatedHeight: \"delegate, class method, handler, static if set, then the complete height chain\"",
    arguments: [
      ResolveExample.holo(
        """
        cells: {M: {implements: {estimatedHeight: 1}}, H: {implements: {height: 7}}, D: {height: 8}}
        rows:
        - {cell: M, estimatedHeightHandler: 2, estimatedHeight: 3, height: 9}
        - {cell: C, estimatedHeightHandler: 2, estimatedHeight: 3, height: 9}
        - {cell: C, estimatedHeight: 3, height: 9}
        - {cell: C, height: 9}
        - {cell: C, heightHandler: native, height: 9}
        - {cell: H}
        - {cell: D}
        - {cell: C}
        - {text: plain}
        """,
        [
          "row 0 estimatedHeight": "1 by classMethod", "row 1 estimatedHeight": "2 by handler",
          "row 2 estimatedHeight": "3 by value", "row 3 estimatedHeight": "9 by runtime",
          "row 4 estimatedHeight": "native by runtime", "row 5 estimatedHeight": "7 by runtime",
          "row 6 estimatedHeight": "8 by runtime", "row 7 estimatedHeight": "nothing by runtime",
          "row 8 estimatedHeight": "44 by runtime",
        ]),
      .holo(
        "delegate: {height: native}\nrows: [{cell: C, height: 9}]", ["row 0 estimatedHeight": "native by runtime"]),
      .holo(
        "rowHeight: 50\nrows: [{cell: C}]",
        ["row 0 height": "50 by inherited", "row 0 estimatedHeight": "50 by runtime"]),
    ])
  func estimate(example: ResolveExample) { expect(example) }

  @Test(
    "estimatedHeight: \"estimated set, height not: the estimate is used for scroll size, the row is invisible\"",
    arguments: [
      ResolveExample.holo(
        "rows: [{cell: C, estimatedHeight: 60}]",
        ["row 0 height": "nothing by runtime", "row 0 estimatedHeight": "60 by value"])
    ])
  func estimateIsNoHeight(example: ResolveExample) { expect(example) }

  @Test(
    "shouldHighlight: \"delegate, then instance method, then handler, then static; true by default\"",
    arguments: [
      ResolveExample.holo(
        """
        cells: {M: {implements: [shouldHighlight]}, N: {implements: {shouldHighlight: false}}}
        rows:
        - {cell: M, height: 1, shouldHighlight: false}
        - {cell: N, height: 1, shouldHighlightHandler: native, shouldHighlight: false}
        - {cell: N, height: 1, shouldHighlight: false}
        - {cell: N, height: 1}
        """,
        [
          "row 0 shouldHighlight": "native by classMethod", "row 1 shouldHighlight": "native by handler",
          "row 2 shouldHighlight": "false by value", "row 3 shouldHighlight": "true by runtime",
        ]),
      .holo(
        "delegate: {shouldHighlight: native}\nrows: [{cell: C, height: 1, shouldHighlight: false}]",
        ["row 0 shouldHighlight": "native by delegate"]),
    ])
  func shouldHighlight(example: ResolveExample) { expect(example) }

  @Test(
    "canEdit, canMove: \"false by default; dataSource, then handler, then static\"",
    arguments: [
      ResolveExample.holo(
        """
        rows:
        - {cell: C, height: 1}
        - {cell: C, height: 1, canEditHandler: native, canEdit: true, canMoveHandler: native, canMove: true}
        - {cell: C, height: 1, canEdit: true}
        """,
        [
          "row 0 canEdit": "false by runtime", "row 0 canMove": "false by runtime",
          "row 1 canEdit": "native by handler", "row 1 canMove": "native by handler",
          "row 2 canEdit": "true by value", "row 2 canMove": "false by runtime",
        ]),
      .holo(
        "dataSource: {canEdit: native, canMove: native}\nrows: [{cell: C, height: 1, canEdit: true, canMove: true}]",
        ["row 0 canEdit": "native by delegate", "row 0 canMove": "native by delegate"]),
    ])
  func editable(example: ResolveExample) { expect(example) }

  @Test(
    "editingStyle: \"none by default; delegate, then handler, then static\"",
    arguments: [
      ResolveExample.holo(
        """
        rows:
        - {cell: C, height: 1}
        - {cell: C, height: 1, editingStyleHandler: insert, editingStyle: delete}
        - {cell: C, height: 1, editingStyle: delete}
        """,
        [
          "row 0 editingStyle": "none by runtime", "row 1 editingStyle": "insert by handler",
          "row 2 editingStyle": "delete by value",
        ]),
      .holo(
        "delegate: {editingStyle: native}\nrows: [{cell: C, height: 1, editingDeleteHandler: native}]",
        ["row 0 editingStyle": "native by delegate"]),
    ])
  func editingStyle(example: ResolveExample) { expect(example) }

  @Test(
    "editingDeleteTitle: \"nil by default; delegate, then handler, then static\"",
    arguments: [
      ResolveExample.holo(
        """
        rows:
        - {cell: C, height: 1}
        - {cell: C, height: 1, editingDeleteTitleHandler: native, editingDeleteTitle: Drop}
        - {cell: C, height: 1, editingDeleteTitle: Drop}
        """,
        [
          "row 0 editingDeleteTitle": "unset by runtime", "row 1 editingDeleteTitle": "native by handler",
          "row 2 editingDeleteTitle": "'Drop' by value",
        ]),
      .holo(
        "delegate: {editingDeleteTitle: native}\nrows: [{cell: C, height: 1, editingDeleteTitle: Drop}]",
        ["row 0 editingDeleteTitle": "native by delegate"]),
    ])
  func deleteTitle(example: ResolveExample) { expect(example) }

  @Test(
    "leadingSwipeActions, trailingSwipeActions: \"nil by default; delegate, then handler, then static\"",
    arguments: [
      ResolveExample.holo(
        """
        rows:
        - {cell: C, height: 1}
        - cell: C
          height: 1
          leadingSwipeActionsHandler: native
          leadingSwipeActions: [{title: a}]
          trailingSwipeActions: [{title: b}, {title: c}]
        - {cell: C, height: 1, trailingSwipeActions: []}
        """,
        [
          "row 0 leadingSwipeActions": "unset by runtime", "row 0 trailingSwipeActions": "unset by runtime",
          "row 1 leadingSwipeActions": "native by handler", "row 1 trailingSwipeActions": "2 elements by value",
          "row 1 trailingSwipeActions 1 title": "'c' by value", "row 2 trailingSwipeActions": "0 elements by value",
        ]),
      .holo(
        "delegate: {trailingSwipeActions: native}\nrows: [{cell: C, height: 1, trailingSwipeActions: [{title: a}]}]",
        ["row 0 trailingSwipeActions": "native by delegate", "row 0 canEdit": "false by runtime"]),
    ])
  func swipeActions(example: ResolveExample) { expect(example) }

  @Test(
    "configSEL, delegate, delegateSEL: \"holo_configureCellWithModel:\", nil and \"holo_configureCellDelegate:\" by default",
    arguments: [
      ResolveExample.holo(
        "rows: [{cell: C, height: 1}, {cell: C, height: 1, configSEL: 'fill:', delegate: native, delegateSEL: 'd:'}]",
        [
          "row 0 configSEL": "holo_configureCellWithModel: by runtime", "row 0 delegate": "unset by runtime",
          "row 0 delegateSEL": "holo_configureCellDelegate: by runtime", "row 1 configSEL": "'fill:' by value",
          "row 1 delegate": "native by value", "row 1 delegateSEL": "'d:' by value",
        ])
    ])
  func selectors(example: ResolveExample) { expect(example) }

  @Test(
    "beforeConfigureHandler, afterConfigureHandler: one tier",
    arguments: [
      ResolveExample.holo(
        "rows: [{cell: C, height: 1, beforeConfigureHandler: native, afterConfigureHandler: {native: tint}}]",
        ["row 0 beforeConfigureHandler": "native by value", "row 0 afterConfigureHandler": "native 'tint' by value"])
    ])
  func configureHandlers(example: ResolveExample) { expect(example) }
}
