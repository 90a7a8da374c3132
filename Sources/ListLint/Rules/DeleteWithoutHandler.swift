internal import ListModel
internal import SpecSource
internal import SpecTree

/// A row with the delete style and no code that deletes (pitfalls L084 and L101).
struct DeleteWithoutHandler: RowRule {
  static let rule = Rule("delete-without-handler", .list, .error, "A row shows a delete button that does nothing.")
  static var scope: RuleScope { RuleScope(runtimes: [.holo, .tf], kinds: .tables, needs: { $0.row("editingStyle") }) }

  static var page: RulePage {
    page(
      """
      Edit mode shows the delete control for 'editingStyle: delete', and the library only passes the tap on: \
      without code nothing is deleted. (MYTableViewManager removes the row by itself, see \
      'removal-without-handler'.) Name the code in 'editingDeleteHandler', which brings the style with it in \
      HoloTableView.
      """,
      source:
        "HoloTableView 3.1.2, `commitEditingStyle:`; TFTableViewDataSource 1.0, `TFTableViewManager.m commitEditingStyle:`",
      pitfalls: [84, 101],
      bad: [
        """
        runtime: holo
        rows:
          - {cell: MailCell, height: 60, canEdit: true, editingStyle: ⟦delete⟧}
        """,
        """
        runtime: tf
        rows:
          - {cell: MailCell, height: 60, editingStyle: ⟦delete⟧}
        """,
      ],
      good: [
        """
        runtime: holo
        rows:
          - {cell: MailCell, height: 60, canEdit: true, editingStyle: delete, editingDeleteHandler: deleteMail}
        """,
        """
        runtime: holo
        dataSource: {editingDeleteHandler: native}
        rows:
          - {cell: MailCell, height: 60, canEdit: true, editingStyle: delete}
        """,
      ])
  }

  private let keys = EditingKeys.shared

  init(_ context: borrowing LintContext) {}

  mutating func visitRow(_ row: RowFacts, _ context: inout LintContext) {
    guard context.spoken(of: row).contains(keys.style) else { return }
    let element = context.resolved(row)
    guard element.choice(keys.style) == "delete", element.isWritten(keys.style), let node = element[keys.style].node,
      !element.speaks(of: keys.deleteHandler), !element.speaks(of: keys.insertHandler),
      !element.speaks(of: keys.actions)
    else { return }
    context.report(
      Self.rule,
      "'editingStyle' is delete, but the delete button does nothing; name the code in 'editingDeleteHandler'", at: node)
  }
}
