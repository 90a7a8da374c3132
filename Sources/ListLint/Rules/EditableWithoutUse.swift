internal import ListModel
internal import SpecSource
internal import SpecTree

/// A row that can be edited and has nothing to edit with (pitfall L088).
struct EditableWithoutUse: RowRule {
  static let rule = Rule(
    "editable-without-use", .list, .warning, "A row can be edited, but there is nothing that editing could do.")
  static var scope: RuleScope { RuleScope(runtimes: .holo, kinds: .tables, needs: { $0.row("canEdit") }) }

  static var page: RulePage {
    page(
      """
      A row with 'canEdit: true' indents in edit mode. Without an editing style, a swipe action or a way to \
      move it that is all that happens. Give it one of these, or leave 'canEdit' out.
      """,
      source: "HoloTableView 3.1.2, `editingStyleForRowAtIndexPath:`",
      pitfalls: [88],
      bad: [
        """
        runtime: holo
        rows:
          - {cell: NoteCell, height: 44, canEdit: ⟦true⟧}
        """
      ],
      good: [
        """
        runtime: holo
        rows:
          - {cell: NoteCell, height: 44, canEdit: true, trailingSwipeActionsHandler: native}
          - {cell: NoteCell, height: 44, canEdit: true, moveHandler: moveNote}
        """
      ])
  }

  private let keys = EditingKeys.shared

  init(_ context: borrowing LintContext) {}

  mutating func visitRow(_ row: RowFacts, _ context: inout LintContext) {
    guard context.spoken(of: row).contains(keys.canEdit), context.spec.overrides.isComplete else { return }
    let element = context.resolved(row)
    // On a class or as a default it is for rows that have a use for it.
    guard element[keys.canEdit].content == .flag(true), element[keys.canEdit].tier == .value,
      let node = element[keys.canEdit].node,
      !element.present.contains(keys.style) || element.choice(keys.style) == "none"
    else { return }
    // A handler for another style has a finding of its own.
    let uses = [keys.leading, keys.trailing, keys.moveHandler, keys.deleteHandler, keys.insertHandler]
    guard !uses.contains(where: { element.speaks(of: $0) }), element[keys.canMove].content == .flag(false) else {
      return
    }
    context.report(
      Self.rule,
      "'canEdit' is true, but the row has no editing style, no swipe action and cannot be moved; leave it out",
      at: node)
  }
}
