internal import ListModel
internal import SpecSource
internal import SpecTree

/// Both handlers for deleting a row (pitfall L098).
struct TwoDeletionHandlers: RowRule {
  static let rule = Rule(
    "two-deletion-handlers", .list, .warning, "A row has two handlers for being deleted, of which one never runs.")
  static var scope: RuleScope { RuleScope(runtimes: .mytable, needs: { $0.row("deletionHandler") }) }

  static var page: RulePage {
    page(
      """
      The handler with a completion (`deletionHandlerWithCompletion`, here 'editingDeleteHandler') is asked \
      first and alone; the plain 'deletionHandler' beside it never runs.
      """,
      source: "MYTableViewManager, `MYTableViewManager.m commitEditingStyle:`",
      pitfalls: [98],
      bad: [
        """
        runtime: mytable
        rows:
          - {item: MailItem, editingStyle: delete, deletionHandler: ⟦deleteMail⟧, editingDeleteHandler: askFirst}
        """
      ],
      good: [
        """
        runtime: mytable
        rows:
          - {item: MailItem, editingStyle: delete, editingDeleteHandler: askFirst}
        """
      ])
  }

  private let keys = EditingKeys.shared
  private let deletion = PropertyTable.row.slot("deletionHandler")

  init(_ context: borrowing LintContext) {}

  mutating func visitRow(_ row: RowFacts, _ context: inout LintContext) {
    guard context.spoken(of: row).contains(deletion) else { return }
    let element = context.resolved(row)
    guard element.isWritten(deletion), element.isWritten(keys.deleteHandler),
      element.isGiven(deletion, asNearAs: keys.deleteHandler), let node = element[deletion].node
    else { return }
    context.report(
      Self.rule, "'deletionHandler' never runs: 'editingDeleteHandler' is asked first and alone; remove it", at: node,
      notes: element[keys.deleteHandler].node.map { [.init("the other one", at: context.view.location(of: $0))] } ?? [])
  }
}
