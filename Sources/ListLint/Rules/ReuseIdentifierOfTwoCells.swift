internal import ListModel
internal import SpecSource
internal import SpecTree

/// One reuse identifier, two cell classes: a cell of the wrong class comes back from the pool (HoloTableView 3.1.2,
/// `cellForRowAtIndexPath:`; pitfall L070).
struct ReuseIdentifierOfTwoCells: ListRule {
  static let rule = Rule(
    "reuse-id-of-two-cells", .list, .error, "One reuse identifier is used with two cell classes.")

  private var table: ReuseTable

  init(_ context: LintContext) { table = ReuseTable(context) }

  mutating func visitRow(_ row: RowFacts, _ context: inout LintContext) {
    guard let first = table.firstRow(likeRow: row, context), let cell = row.cell else { return }
    let earlier = context.spec.rows[first]
    let section = context.spec.sections[context.section(ofRow: first)]
    guard let other = earlier.cell ?? context.resolver.inheritance(of: section).cell, other != cell else { return }
    let classes = context.spec.cells.classes
    let name = context.reuseIdentifier(of: row)
    context.report(
      Diagnostic(
        Self.rule,
        "reuse identifier '\(name)' is used with two cell classes: '\(context.view.excerpt(of: classes[cell].name))' here, '\(context.view.excerpt(of: classes[other].name))' before",
        at: context.place(of: row, sayer: RowKeys.shared.reuseId),
        notes: [.init("first used here", at: context.place(of: earlier.node))]))
  }
}
