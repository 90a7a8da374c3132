internal import ListModel
internal import SpecSource
internal import SpecTree

/// Editing, moving or swiping on a row that says that it cannot be edited (pitfalls L080 and L081).
struct EditsOfUneditableRow: RowRule {
  static let rule = Rule(
    "edits-of-uneditable-row", .list, .warning, "A row cannot be edited, but has what only editing reaches.")
  static var scope: RuleScope { RuleScope(runtimes: .holo, kinds: .tables, needs: { $0.row("canEdit") }) }

  static var page: RulePage {
    page(
      """
      Swipe actions and the handlers for moving, deleting and inserting make a row editable when they are \
      given. Beside 'canEdit: false' the order of the calls decides in the app; as compiled the written false \
      wins, and what needs editing is never reached. Remove one side of the contradiction.
      """,
      source: "HoloTableView 3.1.2, side effects of `HoloTableRowMaker`",
      pitfalls: [80, 81],
      bad: [
        """
        runtime: holo
        rows:
          - {cell: MailCell, height: 60, canEdit: ⟦false⟧, editingDeleteHandler: deleteMail}
        """,
        """
        runtime: holo
        rows:
          - cell: MailCell
            height: 60
            canEdit: ⟦false⟧
            trailingSwipeActions: [{title: Archive, handler: archive}]
        """,
      ],
      good: [
        """
        runtime: holo
        rows:
          - {cell: MailCell, height: 60, canEdit: false}
          - {cell: MailCell, height: 60, editingDeleteHandler: deleteMail}
        """,
        """
        runtime: holo
        cells:
          MailCell: {height: 60, editingDeleteHandler: deleteMail}
        rows:
          - {cell: MailCell}
          - {cell: MailCell, canEdit: false}
        """,
      ])
  }

  private let keys = EditingKeys.shared

  init(_ context: borrowing LintContext) {}

  mutating func visitRow(_ row: RowFacts, _ context: inout LintContext) {
    guard context.spoken(of: row).contains(keys.canEdit) else { return }
    let element = context.resolved(row)
    guard element[keys.canEdit].content == .flag(false), element.isWritten(keys.canEdit),
      let node = element[keys.canEdit].node
    else { return }
    let slots = [keys.leading, keys.trailing, keys.moveHandler, keys.deleteHandler, keys.insertHandler]
    guard
      let slot = slots.first(where: {
        element.isWritten($0) && !isEmpty(element[$0]) && element.isGiven($0, asNearAs: keys.canEdit)
      })
    else { return }
    let name = PropertyTable.row[slot].name
    context.report(
      Self.rule, "'canEdit' is false, so '\(name)' is never reached; remove one of them", at: node,
      notes: element[slot].node.map { [.init("'\(name)' is given here", at: context.view.location(of: $0))] } ?? [],
      fixes: context.writing("true", over: node))
  }

  private func isEmpty(_ value: ResolvedValue) -> Bool {
    if case .elements(let range) = value.content { range.isEmpty } else { false }
  }
}
