internal import ListModel
internal import SpecSource
internal import SpecTree

/// A row that may be moved, and no code that moves its data (pitfall L082).
///
/// HoloTableView 3.1.2 implements `tableView(_:moveRowAt:to:)` for every list and asks the row's `moveHandler` there, so
/// the row moves on the screen and the data keeps its order: an error. Without a library UIKit shows the control for
/// moving only where the data source has that method (Apple's reference), so `canMove` says nothing: a warning.
/// A block that decides counts as well: it is there to say yes at times.
struct MoveWithoutHandler: RowRule {
  static let rule = Rule(
    "move-without-handler", .list, .error, "A row can be moved, but no code moves its data.")
  static var scope: RuleScope { RuleScope(needs: { $0.row("canMove") }) }

  static var page: RulePage {
    page(
      """
      HoloTableView lets every row be moved that may be and tells the row's 'moveHandler'. Without one the row \
      moves on the screen and the data keeps its order, until the next reload puts it back: an error. Without \
      a library UIKit moves rows only where the data source has the method for it: a warning.
      """,
      source:
        "HoloTableView 3.1.2 and HoloCollectionView 2.1.3, `moveRowAtIndexPath:toIndexPath:`; `UITableViewDataSource`",
      pitfalls: [82],
      bad: [
        """
        runtime: holo
        rows:
          - {cell: TrackCell, height: 44, canMove: ⟦true⟧}
        """
      ],
      good: [
        """
        runtime: holo
        rows:
          - {cell: TrackCell, height: 44, canMove: true, moveHandler: moveTrack}
          - {cell: TrackCell, height: 44, canMove: false}
        """
      ])
  }

  private let canMove = PropertyTable.row.slot("canMove")
  private let moveHandler = PropertyTable.row.slot("moveHandler")
  /// Whether the app's objects answer one of the two for the whole list.
  private let isAnswered: Bool
  /// Values of classes and of `rowDefaults` that have been reported, each for all its rows.
  private var reported: Set<NodeID> = []

  init(_ context: borrowing LintContext) {
    let overrides = context.spec.overrides.row
    isAnswered = overrides[canMove] != nil || overrides[moveHandler] != nil
  }

  var isIdle: Bool { isAnswered }

  mutating func visitRow(_ row: RowFacts, _ context: inout LintContext) {
    guard !isAnswered else { return }
    let own = row.values.union(row.handlers)
    let inherited = context.inheritance.slots
    let others = row.cell.map { inherited.union(context.spec.cells.facts[$0].defaults) } ?? inherited
    guard own.contains(canMove) || others.contains(canMove) else { return }
    guard !own.contains(moveHandler), !others.contains(moveHandler) else { return }

    let value = context.resolver.value(canMove, of: row.spec, context.inheritance)
    guard value.content != .flag(false), value.content != .unusable, let node = value.node else { return }
    if own.contains(canMove) {
      report(node, notes: [], &context)
    } else if row.cell.map({ context.nearCells.declared[$0] == nil }) ?? true, reported.insert(node).inserted {
      // What a misspelt class lacks, the one that was meant may have.
      let place = context.place(of: row.spec.node)
      report(node, notes: [.init("\(context.name(of: row)) has none, and is the first", at: place)], &context)
    }
  }

  private func report(_ node: NodeID, notes: [Diagnostic.Note], _ context: inout LintContext) {
    let movesRows = context.spec.runtime.movesRowsItself
    let effect =
      movesRows
      ? "the row moves on the screen, but its data stays where it was"
      : "UIKit moves only rows whose data source implements tableView(_:moveRowAt:to:)"
    context.report(
      Diagnostic(
        Self.rule, "'canMove' without 'moveHandler': \(effect)", at: context.view.location(of: node),
        severity: movesRows ? .error : .warning,
        notes: notes + [.init("name the code that moves the data, as in 'moveHandler: moveRow', or remove 'canMove'")]))
  }
}
