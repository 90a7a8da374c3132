internal import ListModel
internal import SpecSource
internal import SpecTree

/// Code for moving on a row without an editing style, which makes it editable (pitfall L100).
struct MovingMakesEditable: RowRule {
  static let rule = Rule(
    "moving-makes-editable", .list, .note, "A row that can be moved can be edited too, without an editing style.")
  static var scope: RuleScope { RuleScope(runtimes: .mytable, needs: { $0.row("moveHandler") }) }

  static var page: RulePage {
    page(
      """
      MYTableViewManager lets a row be edited when it has an editing style or a move handler. A row that \
      should only be moved therefore indents in edit mode as if it had a control.
      """,
      source: "MYTableViewManager, `canEditRowAtIndexPath:`",
      pitfalls: [100],
      bad: [
        """
        runtime: mytable
        rows:
          - {item: TrackItem, moveHandler: ⟦moveTrack⟧}
        """
      ],
      good: [
        """
        runtime: mytable
        rows:
          - {item: TrackItem, moveHandler: moveTrack, editingStyle: delete, deletionHandler: deleteTrack}
        """
      ])
  }

  private let keys = EditingKeys.shared

  init(_ context: borrowing LintContext) {}

  mutating func visitRow(_ row: RowFacts, _ context: inout LintContext) {
    guard context.spoken(of: row).contains(keys.moveHandler) else { return }
    let element = context.resolved(row)
    guard element.isWritten(keys.moveHandler), let node = element[keys.moveHandler].node,
      !element.present.contains(keys.style)
    else { return }
    context.report(
      Self.rule, "'moveHandler' makes the row editable too: without an 'editingStyle' it only indents in edit mode",
      at: node)
  }
}
