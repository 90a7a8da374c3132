internal import ListModel
internal import SpecSource
internal import SpecTree

/// A cell that is explicitly empty (pitfall L008).
struct NoCell: ListRule {
  static let rule = Rule("no-cell", .list, .error, "A row names no class, with an empty name or with none.")
  static var scope: RuleScope { RuleScope(needs: { $0.row("cell") }) }

  static var page: RulePage {
    page(
      """
      An empty name is no class: every height of the row is then nothing and there is no identifier to make a \
      cell by, so the app ends when the row is shown. Leave 'cell' out for a plain cell.
      """,
      source:
        "HoloTableView 3.1.2, first line of `HoloProxyFloatResult`; HoloCollectionView 2.1.3, `HoloProxyItemSizeResult`",
      pitfalls: [8],
      bad: [
        """
        runtime: holo
        rows:
          - {cell: ⟦""⟧, height: 44}
        """
      ],
      good: [
        """
        runtime: holo
        rows:
          - {text: Plain}
          - {cell: UITableViewCell, height: 44}
        """
      ])
  }

  init(_ context: borrowing LintContext) {}

  mutating func visitList(_ context: inout LintContext) {
    for index in context.spec.cells.classes.indices where context.isNoClass(index) {
      let node = context.spec.cells.classes[index].name
      context.report(
        Self.rule,
        "'\(context.view.excerpt(of: node))' is no class, so the app ends when the row is shown; name one, or leave 'cell' out",
        at: node)
    }
  }
}
