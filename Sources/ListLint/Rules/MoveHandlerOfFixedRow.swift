internal import ListModel
internal import SpecSource
internal import SpecTree

/// Code for moving a row that says that it cannot be moved (pitfall L083).
struct MoveHandlerOfFixedRow: RowRule {
  static let rule = Rule(
    "move-handler-of-fixed-row", .list, .warning, "A row cannot be moved, but has code for moving.")
  static var scope: RuleScope { RuleScope(runtimes: .holo, needs: { $0.row("moveHandler") }) }

  static var page: RulePage {
    page(
      """
      A 'moveHandler' makes its row movable when it is given, and 'canMove: false' takes that back: the row \
      shows no control for moving and the code never runs. Remove one of them.
      """,
      source: "HoloTableView 3.1.2 and HoloCollectionView 2.1.3, `moveHandler` of the makers",
      pitfalls: [83],
      bad: [
        """
        runtime: holo
        rows:
          - {cell: TrackCell, height: 44, canMove: ⟦false⟧, moveHandler: moveTrack}
        """
      ],
      good: [
        """
        runtime: holo
        rows:
          - {cell: TrackCell, height: 44, moveHandler: moveTrack}
          - {cell: TrackCell, height: 44, canMove: false}
        """
      ])
  }

  private let keys = EditingKeys.shared

  init(_ context: borrowing LintContext) {}

  mutating func visitRow(_ row: RowFacts, _ context: inout LintContext) {
    let spoken = context.spoken(of: row)
    guard spoken.contains(keys.moveHandler), spoken.contains(keys.canMove) else { return }
    let element = context.resolved(row)
    guard element[keys.canMove].content == .flag(false), element.isWritten(keys.canMove),
      element.isWritten(keys.moveHandler), element.isGiven(keys.moveHandler, asNearAs: keys.canMove),
      let node = element[keys.canMove].node
    else { return }
    // Under a written 'canEdit: false' that is what has the finding.
    guard !(element.isWritten(keys.canEdit) && element[keys.canEdit].content == .flag(false)) else { return }
    context.report(
      Self.rule, "'canMove' is false, so 'moveHandler' never runs; remove one of them", at: node,
      fixes: context.writing("true", over: node))
  }
}
