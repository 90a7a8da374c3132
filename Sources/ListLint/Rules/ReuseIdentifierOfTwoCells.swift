internal import ListModel
internal import SpecSource
internal import SpecTree

/// One reuse identifier, two cell classes: a cell of the wrong class comes back from the pool (HoloTableView 3.1.2,
/// `cellForRowAtIndexPath:`; pitfall L070).
struct ReuseIdentifierOfTwoCells: RowRule {
  static let rule = Rule(
    "reuse-id-of-two-cells", .list, .error, "One reuse identifier is used with two cell classes.")

  static var page: RulePage {
    page(
      """
      Cells are kept in a pool by their reuse identifier. With one identifier for two classes a table hands \
      out a cell of the wrong class, whose configure method is silently passed over; a collection keeps the \
      class that came first for good.
      """,
      source: "HoloTableView 3.1.2, `cellForRowAtIndexPath:`; HoloCollectionView 2.1.3, `itemsMap`",
      pitfalls: [70],
      bad: [
        """
        runtime: holo
        rows:
          - {cell: ProfileCell, height: 72, reuseId: cell}
          - {cell: SyncCell, height: 44, reuseId: ⟦cell⟧}
        """
      ],
      good: [
        """
        runtime: holo
        rows:
          - {cell: ProfileCell, height: 72}
          - {cell: SyncCell, height: 44}
          - {cell: SyncCell, height: 44, reuseId: sync}
        """
      ])
  }

  /// The pairs of identifier and class that were reported: one is one fault, however many rows it has.
  private var reported: Set<[Int]> = []

  init(_ context: borrowing LintContext) {}

  mutating func visitRow(_ row: RowFacts, _ context: inout LintContext) {
    guard let number = row.firstOfIdentifier, let first = context.reuse.firsts[number], let cell = row.cell,
      first.cell != cell, reported.insert([number, cell]).inserted
    else { return }
    context.report(
      Diagnostic(
        Self.rule,
        "reuse identifier '\(context.reuseIdentifier(of: row))' is used with two cell classes: "
          + "'\(context.name(ofCell: cell))' here, '\(context.name(ofCell: first.cell))' before; give one of them another 'reuseId'",
        at: context.place(of: row, sayer: RowKeys.shared.reuseId),
        notes: [.init("first used here", at: context.place(of: context.spec.rows[first.row].node))]))
  }
}
