internal import ListModel
internal import SpecSource
internal import SpecTree

/// Code for deleting and code for inserting on one row (pitfall L086).
struct TwoEditingHandlers: RowRule {
  static let rule = Rule(
    "two-editing-handlers", .list, .error,
    "A row has code for deleting and code for inserting, of which one never runs.")
  static var scope: RuleScope {
    RuleScope(
      runtimes: .holo, kinds: .tables, needs: { $0.row("editingDeleteHandler") || $0.row("editingInsertHandler") })
  }

  static var page: RulePage {
    page(
      """
      A row has one editing style, and each of the two handlers sets it when it is given: the last one wins \
      and the other's button never shows. Keep one of them.
      """,
      source: "HoloTableView 3.1.2, `editingDeleteHandler` and `editingInsertHandler` of `HoloTableRowMaker`",
      pitfalls: [86],
      bad: [
        """
        runtime: holo
        rows:
          - {cell: NoteCell, height: 44, editingDeleteHandler: ⟦deleteNote⟧, editingInsertHandler: addNote}
        """
      ],
      good: [
        """
        runtime: holo
        rows:
          - {cell: NoteCell, height: 44, editingDeleteHandler: deleteNote}
          - {cell: AddCell, height: 44, editingInsertHandler: addNote}
        """
      ])
  }

  private let keys = EditingKeys.shared

  init(_ context: borrowing LintContext) {}

  mutating func visitRow(_ row: RowFacts, _ context: inout LintContext) {
    let spoken = context.spoken(of: row)
    guard spoken.contains(keys.deleteHandler), spoken.contains(keys.insertHandler) else { return }
    let element = context.resolved(row)
    guard element.isWritten(keys.deleteHandler), element.isWritten(keys.insertHandler),
      element.isGiven(keys.deleteHandler, asNearAs: keys.insertHandler),
      element.isGiven(keys.insertHandler, asNearAs: keys.deleteHandler), let style = element.choice(keys.style)
    else { return }
    let (dead, kept) =
      style == "delete" ? (keys.insertHandler, keys.deleteHandler) : (keys.deleteHandler, keys.insertHandler)
    guard let node = element[dead].node, let other = element[kept].node else { return }
    context.report(
      Self.rule,
      "'\(PropertyTable.row[dead].name)' never runs: the row's editing style is \(style); keep one of the two",
      at: node,
      notes: [.init("the other one", at: context.view.location(of: other))])
  }
}
