internal import ListModel
internal import SpecSource
internal import SpecTree

/// One reuse identifier, two cell classes: a cell of the wrong class comes back from the pool (HoloTableView 3.1.2,
/// `cellForRowAtIndexPath:`; pitfall L070).
struct ReuseIdentifierOfTwoCells: RowRule {
  static let rule = Rule(
    "reuse-id-of-two-cells", .list, .error, "One reuse identifier is used with two cell classes.")

  /// The pairs of identifier and class that were reported: one is one fault, however many rows it has.
  private var reported: Set<[Int]> = []

  init(_ context: LintContext) {}

  mutating func visitRow(_ row: RowFacts, _ context: inout LintContext) {
    guard let number = row.firstOfIdentifier, let first = context.reuse.firsts[number], let cell = row.cell,
      first.cell != cell, reported.insert([number, cell]).inserted
    else { return }
    let classes = context.spec.cells.classes
    let here = context.view.excerpt(of: classes[cell].name)
    let before = context.view.excerpt(of: classes[first.cell].name)
    context.report(
      Diagnostic(
        Self.rule,
        "reuse identifier '\(context.reuseIdentifier(of: row))' is used with two cell classes: '\(here)' here, "
          + "'\(before)' before; give one of them another 'reuseId'",
        at: context.place(of: row, sayer: RowKeys.shared.reuseId),
        notes: [.init("first used here", at: context.place(of: context.spec.rows[first.row].node))]))
  }
}
