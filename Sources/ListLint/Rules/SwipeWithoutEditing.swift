internal import ListModel
internal import SpecSource
internal import SpecTree

/// Swipe actions that a block gives, on a row that cannot be edited (pitfall L079).
struct SwipeWithoutEditing: RowRule {
  static let rule = Rule(
    "swipe-without-editing", .list, .error, "A block gives swipe actions, but the row cannot be edited.")
  static var scope: RuleScope {
    RuleScope(
      runtimes: .holo, kinds: .tables,
      needs: { $0.rowCode("leadingSwipeActions") || $0.rowCode("trailingSwipeActions") })
  }

  static var page: RulePage {
    page(
      """
      Only a row that can be edited can be swiped. A list of actions makes its row editable as it is given; a \
      block that gives one has no such effect, so 'canEdit' stays false and the actions are never reached. \
      Write 'canEdit: true' beside the block.
      """,
      source: "HoloTableView 3.1.2, `HoloTableRowMaker`: `trailingSwipeActionsHandler` sets nothing else",
      pitfalls: [79],
      bad: [
        """
        runtime: holo
        rows:
          - cell: MailCell
            height: 60
            trailingSwipeActionsHandler: ⟦native⟧
        """
      ],
      good: [
        """
        runtime: holo
        rows:
          - cell: MailCell
            height: 60
            canEdit: true
            trailingSwipeActionsHandler: native
        """,
        """
        runtime: holo
        rows:
          - cell: MailCell
            height: 60
            trailingSwipeActions: [{title: Archive, handler: archive}]
        """,
      ])
  }

  private let keys = EditingKeys.shared

  init(_ context: borrowing LintContext) {}

  mutating func visitRow(_ row: RowFacts, _ context: inout LintContext) {
    guard !context.spoken(of: row).intersection(keys.swipes).isEmpty else { return }
    let element = context.resolved(row)
    // A written 'canEdit: false' has a finding of its own.
    guard element[keys.canEdit].content == .flag(false), !element.isWritten(keys.canEdit) else { return }
    for slot in [keys.leading, keys.trailing] where element.isWritten(slot) {
      guard let node = element[slot].node, case .native = element[slot].content else { continue }
      let name = PropertyTable.row[slot].name
      context.report(
        Self.rule,
        "'\(name)' is code, which does not make the row editable, so it is never swiped; write 'canEdit: true' beside it",
        at: node)
    }
  }
}
