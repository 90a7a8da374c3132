internal import ListModel
internal import SpecSource
internal import SpecTree

/// A destructive action with its own code on a row with code for all actions (pitfall L091).
struct TwoSwipeHandlers: RowRule {
  static let rule = Rule(
    "two-swipe-handlers", .list, .error, "Two handlers run for a destructive action, and both may remove the row.")
  static var scope: RuleScope {
    RuleScope(
      runtimes: .holo, kinds: .tables, needs: { $0.row("leadingSwipeHandler") || $0.row("trailingSwipeHandler") })
  }

  static var page: RulePage {
    page(
      """
      The row's handler runs after the action's own. Completing a destructive action removes the row, so when \
      both complete it is removed twice, and the second time UIKit finds the table inconsistent and ends the \
      app. Keep one of the two handlers.
      """,
      source: "HoloTableView 3.1.2, `_tableView:swipeActionsConfigurationForRowAtIndexPath:`",
      pitfalls: [91],
      bad: [
        """
        runtime: holo
        rows:
          - cell: MailCell
            height: 60
            trailingSwipeActions: [{title: Delete, style: destructive, handler: ⟦deleteMail⟧}]
            trailingSwipeHandler: swiped
        """
      ],
      good: [
        """
        runtime: holo
        rows:
          - cell: MailCell
            height: 60
            trailingSwipeActions: [{title: Delete, style: destructive}, {title: Flag, handler: flag}]
            trailingSwipeHandler: swiped
        """
      ])
  }

  private let keys = EditingKeys.shared
  private let handler = PropertyTable.swipeAction.slot("handler")
  private let style = PropertyTable.swipeAction.slot("style")

  init(_ context: borrowing LintContext) {}

  mutating func visitRow(_ row: RowFacts, _ context: inout LintContext) {
    guard !context.spoken(of: row).intersection(keys.swipeHandlers).isEmpty else { return }
    let element = context.resolved(row)
    for list in context.swipeActions(of: element) {
      let rowHandler = list.slot == keys.leading ? keys.leadingHandler : keys.trailingHandler
      guard element.isWritten(rowHandler), let other = element[rowHandler].node else { continue }
      for action in list.actions {
        guard let own = context.spec.value(handler, in: action), own.content == .native,
          let style = context.spec.value(style, in: action),
          context.view.text(of: context.view.resolved(style.node), is: "destructive")
        else { continue }
        let name = PropertyTable.row[rowHandler].name
        context.report(
          Self.rule,
          "this code and '\(name)' both run for a destructive action, and the row may be removed twice; keep one of them",
          at: own.node, notes: [.init("the row's code", at: context.view.location(of: other))])
      }
    }
  }
}
