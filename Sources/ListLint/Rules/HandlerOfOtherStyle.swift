internal import ListModel
internal import SpecSource
internal import SpecTree

/// Code for deleting or inserting on a row whose written style is another (pitfall L087).
struct HandlerOfOtherStyle: RowRule {
  static let rule = Rule(
    "handler-of-other-style", .list, .warning, "Code for editing never runs, because the row has another editing style."
  )
  static var scope: RuleScope { RuleScope(runtimes: .holo, kinds: .tables, needs: { $0.row("editingStyle") }) }

  static var page: RulePage {
    page(
      """
      'editingDeleteHandler' brings the style 'delete' with it and 'editingInsertHandler' the style 'insert'. \
      Where another style is written, its button shows, or none, and the code never runs.
      """,
      source: "HoloTableView 3.1.2, `HoloTableRowMaker` and `commitEditingStyle:`",
      pitfalls: [87],
      bad: [
        """
        runtime: holo
        rows:
          - {cell: NoteCell, height: 44, canEdit: true, editingStyle: ⟦none⟧, editingDeleteHandler: deleteNote}
        """
      ],
      good: [
        """
        runtime: holo
        rows:
          - {cell: NoteCell, height: 44, editingStyle: delete, editingDeleteHandler: deleteNote}
        """
      ])
  }

  private let keys = EditingKeys.shared

  init(_ context: borrowing LintContext) {}

  mutating func visitRow(_ row: RowFacts, _ context: inout LintContext) {
    guard context.spoken(of: row).contains(keys.style) else { return }
    let element = context.resolved(row)
    guard element.isWritten(keys.style), let style = element.choice(keys.style), let node = element[keys.style].node,
      element.isWritten(keys.deleteHandler) != element.isWritten(keys.insertHandler)
    else { return }
    let isDelete = element.isWritten(keys.deleteHandler)
    let wanted = isDelete ? "delete" : "insert"
    guard style != wanted,
      element.isGiven(isDelete ? keys.deleteHandler : keys.insertHandler, asNearAs: keys.style)
    else { return }
    let name = PropertyTable.row[isDelete ? keys.deleteHandler : keys.insertHandler].name
    context.report(
      Self.rule, "'editingStyle' is \(style), so '\(name)' never runs; write '\(wanted)', or leave the style out",
      at: node, fixes: context.writing(wanted, over: node))
  }
}
