internal import ListModel
internal import SpecSource
internal import SpecTree

/// A selection handler beside a click handler (pitfall L126).
struct SelectionBesideClick: RowRule {
  static let rule = Rule(
    "selection-beside-click", .list, .warning,
    "A click handler is not told of a tap on the row, because the row has a selection handler.")
  static var scope: RuleScope { RuleScope(runtimes: .mytable, needs: { $0.row("viewClick") }) }

  static var page: RulePage {
    page(
      """
      A click handler sets the item's selection handler, by which it is told of a tap on the whole cell as \
      action -1. Another selection handler beside it takes that place: the click handler hears of views within \
      the cell alone.
      """,
      source: "TFTableViewDataSource of 2016, the constructor of the item",
      pitfalls: [126],
      bad: [
        """
        runtime: mytable
        rows:
          - {item: PersonItem, viewClick: clicked, didSelect: ⟦openPerson⟧}
        """
      ],
      good: [
        """
        runtime: mytable
        rows:
          - {item: PersonItem, viewClick: clicked}
        """
      ])
  }

  private let click = PropertyTable.row.slot("viewClick")
  private let select = PropertyTable.row.slot("didSelect")

  init(_ context: borrowing LintContext) {}

  mutating func visitRow(_ row: RowFacts, _ context: inout LintContext) {
    guard context.spoken(of: row).contains(click) else { return }
    let element = context.resolved(row)
    guard element.isWritten(click), element.isWritten(select), let node = element[select].node else { return }
    context.report(
      Self.rule, "'didSelect' takes the place of action -1 of 'viewClick', which is then told of inner views alone",
      at: node)
  }
}
