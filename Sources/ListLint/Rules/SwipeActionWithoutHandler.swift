internal import ListModel
internal import SpecSource
internal import SpecTree

/// A swipe action that no code answers (pitfall L090).
struct SwipeActionWithoutHandler: RowRule {
  static let rule = Rule("swipe-action-without-handler", .list, .error, "No code answers a swipe action.")
  static var scope: RuleScope {
    RuleScope(
      runtimes: [.holo, .tf], kinds: .tables,
      needs: { $0.row("leadingSwipeActions") || $0.row("trailingSwipeActions") || $0.row("editActions") })
  }

  static var page: RulePage {
    page(
      """
      A tap runs the action's own handler and then the row's 'leadingSwipeHandler' or 'trailingSwipeHandler'. \
      With neither nothing happens, the completion is never called, and the row stays swiped open. An edit \
      action of TFTableViewDataSource has its own handler and no other.
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
        """
        runtime: tf
        rows:
          - item: MailItem
            editActions:
              - ⟦title: Archive⟧
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

  private let handler = PropertyTable.swipeAction.slot("handler")
  /// The lists of actions that the library shows, and the code of the row for all of one.
  private let lists: SlotSet
  private let rowHandlers: [Slot: Slot]

  init(_ context: borrowing LintContext) {
    let keys = EditingKeys.shared
    let hasSwipes = context.spec.runtime.isAmong(.holo)
    lists = hasSwipes ? keys.swipes : SlotSet([keys.actions])
    rowHandlers = hasSwipes ? [keys.leading: keys.leadingHandler, keys.trailing: keys.trailingHandler] : [:]
  }

  mutating func visitRow(_ row: RowFacts, _ context: inout LintContext) {
    guard !context.spoken(of: row).intersection(lists).isEmpty else { return }
    let element = context.resolved(row)
    for list in context.swipeActions(of: element) where lists.contains(list.slot) {
      let ofRow = rowHandlers[list.slot]
      if let ofRow, element.speaks(of: ofRow) { continue }
      let remedy = ofRow.map { ", or '\(PropertyTable.row[$0].name)' on the row" } ?? ""
      for (place, action) in list.actions.enumerated() where context.spec.value(handler, in: action) == nil {
        let fixes = context.removal(of: action.node, "the swipe action", .unsafe)
        context.reportOnce(
          Diagnostic(
            Self.rule,
            "swipe action \(context.name(of: action, at: place)) has no code, so nothing happens and the row stays open; "
              + "write 'handler: …'" + remedy,
            at: context.place(of: action.node), fixes: fixes))
      }
    }
  }
}
