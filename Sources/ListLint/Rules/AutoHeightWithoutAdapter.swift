internal import ListModel
internal import SpecSource
internal import SpecTree

/// `autoHeight` without a block that fills the cell (pitfall L020).
struct AutoHeightWithoutAdapter: RowRule {
  static let rule = Rule(
    "auto-height-without-adapter", .list, .error, "Cells are to be measured, but no code fills them, and the app ends.")
  static var scope: RuleScope { RuleScope(runtimes: .cb, needs: { $0.row("autoHeight") }) }

  static var page: RulePage {
    page(
      """
      To measure a cell the library fills one by calling the section's adapter, without asking whether there \
      is one: the app ends. Only a class with a configure method brings its own. It is an error where the \
      class certainly has none.
      """,
      source: "CBTableViewDataSource 1.1, `heightForRowAtIndexPath:` compares with `NSNull`",
      pitfalls: [20],
      bad: [
        """
        runtime: cb
        cells: {NoteCell: {implements: {configure: false}}}
        sections:
          - {cell: NoteCell, autoHeight: ⟦true⟧, data: [{id: 1}]}
        """
      ],
      good: [
        """
        runtime: cb
        cells: {MemoCell: {implements: [configure]}}
        sections:
          - {cell: NoteCell, autoHeight: true, adapter: fill, data: [{id: 1}]}
          - {cell: MemoCell, autoHeight: true, data: [{id: 1}]}
        """
      ])
  }

  private let autoHeight = PropertyTable.row.slot("autoHeight")
  private let adapter = PropertyTable.row.slot("adapter")
  private let configure = PropertyTable.row.slot("configure")

  init(_ context: borrowing LintContext) {}

  mutating func visitRow(_ row: RowFacts, _ context: inout LintContext) {
    guard row.cell != nil || row.isPlain, context.spoken(of: row).contains(autoHeight) else { return }
    if let cell = row.cell {
      let facts = context.spec.cells.facts[cell]
      guard !facts.implemented.contains(configure), facts.isComplete, context.spec.cells.isComplete else { return }
    }
    let element = context.resolved(row)
    guard element[autoHeight].content == .flag(true), let node = element[autoHeight].node,
      !element.speaks(of: adapter)
    else { return }
    // A plain row has no class that could bring a method.
    let isCertain = row.cell.map { context.spec.cells.facts[$0].missing.contains(configure) } ?? true
    let name = row.cell.map { context.name(ofCell: $0) } ?? ""
    context.report(
      Self.rule,
      "'autoHeight' without an 'adapter': the library calls it to measure, and the app ends; name the code"
        + (isCertain ? "" : ", or say that '\(name)' has a configure method ('implements: [configure]')"),
      at: node, severity: isCertain ? .error : .warning)
  }
}
