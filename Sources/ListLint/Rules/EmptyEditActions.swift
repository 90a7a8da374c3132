internal import ListModel
internal import SpecSource
internal import SpecTree

/// An empty list of edit actions, which still means deletion (pitfall L102).
struct EmptyEditActions: RowRule {
  static let rule = Rule(
    "empty-edit-actions", .list, .warning, "An empty list of edit actions gives the row the delete style.")
  static var scope: RuleScope { RuleScope(runtimes: .tf, needs: { $0.row("editActions") }) }

  static var page: RulePage {
    page(
      """
      The library asks whether there is a list of edit actions, not whether it has any: an empty one sets the \
      delete style all the same, with no action to show. Leave the list out.
      """,
      source: "TFTableViewDataSource 1.0, `editingStyleForRowAtIndexPath:`",
      pitfalls: [102],
      bad: [
        """
        runtime: tf
        rows:
          - {item: MailItem, editActions: ⟦[]⟧}
        """
      ],
      good: [
        """
        runtime: tf
        rows:
          - {item: MailItem, editActions: [{title: Flag, handler: flag}]}
        """
      ])
  }

  private let slot = PropertyTable.row.slot("editActions")

  init(_ context: borrowing LintContext) {}

  mutating func visitRow(_ row: RowFacts, _ context: inout LintContext) {
    guard context.spoken(of: row).contains(slot) else { return }
    let element = context.resolved(row)
    guard case .elements(let range) = element[slot].content, range.isEmpty, let node = element[slot].node else {
      return
    }
    let fixes = context.removal(ofKeyOf: node, .suggested)
    context.report(
      Self.rule, "'editActions' is empty, which still gives the row the delete style; leave it out", at: node,
      fixes: fixes)
  }
}
