internal import ListModel
internal import SpecSource
internal import SpecTree

/// A block that gives the style of cells that share an identifier (pitfall L073).
struct StyleByBlock: RowRule {
  static let rule = Rule(
    "style-by-block", .list, .warning, "A block gives the style of a cell, and is not asked when a cell is used again.")
  static var scope: RuleScope { RuleScope(runtimes: .holo, kinds: .tables, needs: { $0.rowCode("style") }) }

  static var page: RulePage {
    page(
      """
      The style is asked when a cell is created. A cell that comes back from the pool keeps its own, whatever \
      the block would say for the row. Give the reuse identifier by a block as well, one for each style.
      """,
      source: "HoloTableView 3.1.2, `cellForRowAtIndexPath:`",
      pitfalls: [73],
      bad: [
        """
        runtime: holo
        rows:
          - {cell: InfoCell, height: 44, styleHandler: ⟦native⟧}
        """
      ],
      good: [
        """
        runtime: holo
        rows:
          - {cell: InfoCell, height: 44, styleHandler: native, reuseIdHandler: native}
          - {cell: MemoCell, height: 44, style: value1}
        """
      ])
  }

  init(_ context: borrowing LintContext) {}

  mutating func visitRow(_ row: RowFacts, _ context: inout LintContext) {
    guard context.spoken(of: row).contains(RowKeys.shared.style) else { return }
    let element = context.resolved(row)
    let style = element[RowKeys.shared.style]
    guard element.isWritten(RowKeys.shared.style), case .native = style.content, let node = style.node else { return }
    if case .native = element[RowKeys.shared.reuseId].content { return }
    context.report(
      Self.rule,
      "the style is code, which is asked only when a cell is created; give 'reuseId' by code too, one for each style",
      at: node)
  }
}
