internal import ListModel
internal import SpecSource
internal import SpecTree

/// A row with the delete style and no code, which goes all the same (pitfall L097).
struct RemovalWithoutHandler: RowRule {
  static let rule = Rule(
    "removal-without-handler", .list, .warning, "A row can be deleted without any code being told.")
  static var scope: RuleScope { RuleScope(runtimes: .mytable, needs: { $0.row("editingStyle") }) }

  static var page: RulePage {
    page(
      """
      MYTableViewManager takes a row away when its delete button is tapped, whether there is a handler or not: \
      without one the row goes from the screen and the app's data keeps it. Name the code in 'deletionHandler' \
      or 'editingDeleteHandler'.
      """,
      source: "MYTableViewManager, `MYTableViewManager.m commitEditingStyle:`",
      pitfalls: [97],
      bad: [
        """
        runtime: mytable
        rows:
          - {item: MailItem, editingStyle: ⟦delete⟧}
        """
      ],
      good: [
        """
        runtime: mytable
        rows:
          - {item: MailItem, editingStyle: delete, deletionHandler: deleteMail}
        """
      ])
  }

  private let keys = EditingKeys.shared
  private let deletion = PropertyTable.row.slot("deletionHandler")

  init(_ context: borrowing LintContext) {}

  mutating func visitRow(_ row: RowFacts, _ context: inout LintContext) {
    guard context.spoken(of: row).contains(keys.style) else { return }
    let element = context.resolved(row)
    guard element.choice(keys.style) == "delete", element.isWritten(keys.style), let node = element[keys.style].node,
      !element.speaks(of: keys.deleteHandler), !element.speaks(of: deletion)
    else { return }
    context.report(
      Self.rule,
      "'editingStyle' is delete without a handler: the row goes from the screen and no code is told; write 'deletionHandler'",
      at: node)
  }
}
