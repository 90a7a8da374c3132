internal import ListModel
internal import SpecSource
internal import SpecTree

/// Code for swipe actions on a row that has none (pitfall L092).
struct SwipeHandlerWithoutActions: RowRule {
  static let rule = Rule(
    "swipe-handler-without-actions", .list, .warning, "Code for swipe actions never runs, because there are none.")
  static var scope: RuleScope {
    RuleScope(
      runtimes: .holo, kinds: .tables, needs: { $0.row("leadingSwipeHandler") || $0.row("trailingSwipeHandler") })
  }

  static var page: RulePage {
    page(
      """
      The row's swipe handler answers the actions of its side. A side without actions shows nothing, so the \
      handler is never called.
      """,
      source: "HoloTableView 3.1.2, an empty list gives no `UISwipeActionsConfiguration`",
      pitfalls: [92],
      bad: [
        """
        runtime: holo
        rows:
          - {cell: MailCell, height: 60, trailingSwipeHandler: ⟦swiped⟧}
        """
      ],
      good: [
        """
        runtime: holo
        rows:
          - {cell: MailCell, height: 60, trailingSwipeHandler: swiped, trailingSwipeActions: [{title: Flag}]}
        """
      ])
  }

  private let keys = EditingKeys.shared

  init(_ context: borrowing LintContext) {}

  mutating func visitRow(_ row: RowFacts, _ context: inout LintContext) {
    guard !context.spoken(of: row).intersection(keys.swipeHandlers).isEmpty else { return }
    let element = context.resolved(row)
    for (handler, slot) in [(keys.leadingHandler, keys.leading), (keys.trailingHandler, keys.trailing)] {
      // On a class or as a default it is for rows that have actions.
      guard element.isWritten(handler), element[handler].tier <= .value, let node = element[handler].node,
        isEmpty(element[slot])
      else { continue }
      context.report(
        Self.rule, "'\(PropertyTable.row[handler].name)' never runs: the row has no '\(PropertyTable.row[slot].name)'",
        at: node)
    }
  }

  private func isEmpty(_ value: ResolvedValue) -> Bool {
    if case .elements(let range) = value.content { return range.isEmpty }
    return value.content == .unset
  }
}
