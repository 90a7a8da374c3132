internal import ListModel
internal import SpecSource
internal import SpecTree

/// A swipe action that no code answers (pitfall L090).
struct SwipeActionWithoutHandler: RowRule {
  static let rule = Rule("swipe-action-without-handler", .list, .error, "No code answers a swipe action.")
  static var scope: RuleScope {
    RuleScope(
      runtimes: .holo, kinds: .tables, needs: { $0.row("leadingSwipeActions") || $0.row("trailingSwipeActions") })
  }

  static var page: RulePage {
    page(
      """
      A tap runs the action's own handler and then the row's 'leadingSwipeHandler' or 'trailingSwipeHandler'. \
      With neither nothing happens, the completion is never called, and the row stays swiped open.
      """,
      source: "HoloTableView 3.1.2, `_tableView:swipeActionsConfigurationForRowAtIndexPath:`",
      pitfalls: [90],
      bad: [
        """
        runtime: holo
        rows:
          - cell: MailCell
            height: 60
            trailingSwipeActions:
              - ⟦title: Archive⟧
        """,
        """
        runtime: holo
        rows:
          - cell: MailCell
            height: 60
            trailingSwipeActions:
              - {title: Flag, handler: flag}
              # To be written.
              - ⟦title: Archive⟧
                style: destructive
        """,
      ],
      good: [
        """
        runtime: holo
        rows:
          - {cell: MailCell, height: 60, trailingSwipeActions: [{title: Archive, handler: archive}]}
          - {cell: MailCell, height: 60, trailingSwipeActions: [{title: Archive}], trailingSwipeHandler: swiped}
        """
      ])
  }

  private let keys = EditingKeys.shared
  private let handler = PropertyTable.swipeAction.slot("handler")

  init(_ context: borrowing LintContext) {}

  mutating func visitRow(_ row: RowFacts, _ context: inout LintContext) {
    guard !context.spoken(of: row).intersection(keys.swipes).isEmpty else { return }
    let element = context.resolved(row)
    for list in context.swipeActions(of: element) {
      let rowHandler = list.slot == keys.leading ? keys.leadingHandler : keys.trailingHandler
      guard !element.speaks(of: rowHandler) else { continue }
      for (place, action) in list.actions.enumerated() where context.spec.value(handler, in: action) == nil {
        let fixes = context.removal(of: action.node, "the swipe action", .unsafe)
        context.reportOnce(
          Diagnostic(
            Self.rule,
            "swipe action \(context.name(of: action, at: place)) has no code, so nothing happens and the row stays open; "
              + "write 'handler: …', or '\(PropertyTable.row[rowHandler].name)' on the row",
            at: context.place(of: action.node), fixes: fixes))
      }
    }
  }
}
