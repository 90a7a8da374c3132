internal import ListModel
internal import SpecSource
internal import SpecTree

/// A row with the insert style and no code that inserts (pitfall L085).
struct InsertWithoutHandler: RowRule {
  static let rule = Rule("insert-without-handler", .list, .error, "A row shows an insert button that does nothing.")
  static var scope: RuleScope { RuleScope(runtimes: .holo, kinds: .tables, needs: { $0.row("editingStyle") }) }

  static var page: RulePage {
    page(
      """
      Edit mode shows the plus button for 'editingStyle: insert', and the library only passes the tap on. Name \
      the code in 'editingInsertHandler', which brings the style with it.
      """,
      source: "HoloTableView 3.1.2, `commitEditingStyle:`",
      pitfalls: [85],
      bad: [
        """
        runtime: holo
        rows:
          - {cell: AddCell, height: 44, canEdit: true, editingStyle: ⟦insert⟧}
        """
      ],
      good: [
        """
        runtime: holo
        rows:
          - {cell: AddCell, height: 44, editingInsertHandler: addRow}
        """
      ])
  }

  private let keys = EditingKeys.shared

  init(_ context: borrowing LintContext) {}

  mutating func visitRow(_ row: RowFacts, _ context: inout LintContext) {
    guard context.spoken(of: row).contains(keys.style) else { return }
    let element = context.resolved(row)
    guard element.choice(keys.style) == "insert", element.isWritten(keys.style), let node = element[keys.style].node,
      !element.speaks(of: keys.deleteHandler), !element.speaks(of: keys.insertHandler)
    else { return }
    context.report(
      Self.rule,
      "'editingStyle' is insert, but the insert button does nothing; name the code in 'editingInsertHandler'", at: node)
  }
}
