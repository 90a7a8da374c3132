internal import ListModel
internal import SpecSource
internal import SpecTree

/// A height beside `autoHeight` (pitfall L019).
struct HeightBesideAutoHeight: RowRule {
  static let rule = Rule(
    "height-beside-auto-height", .list, .warning, "A height never takes effect, because the cells are measured.")
  static var scope: RuleScope { RuleScope(runtimes: .cb, needs: { $0.row("autoHeight") }) }

  static var page: RulePage {
    page(
      """
      'autoHeight' is asked before the height of the section and cannot be switched off: every cell is \
      measured, and the height beside it is read by nobody.
      """,
      source: "CBTableViewDataSource 1.1, `CBBaseTableViewDataSource.m heightForRowAtIndexPath:`",
      pitfalls: [19],
      bad: [
        """
        runtime: cb
        sections:
          - {cell: NoteCell, adapter: fill, autoHeight: true, height: ⟦60⟧, data: [{id: 1}]}
        """
      ],
      good: [
        """
        runtime: cb
        height: 44
        sections:
          - {cell: NoteCell, adapter: fill, autoHeight: true, data: [{id: 1}]}
          - {cell: NoteCell, adapter: fill, height: 60, data: [{id: 2}]}
        """
      ])
  }

  private let autoHeight = PropertyTable.row.slot("autoHeight")

  init(_ context: borrowing LintContext) {}

  mutating func visitRow(_ row: RowFacts, _ context: inout LintContext) {
    guard context.spoken(of: row).contains(autoHeight), context.spoken(of: row).contains(RowKeys.shared.height) else {
      return
    }
    let flag = context.resolver.value(autoHeight, of: row.spec, context.inheritance)
    guard flag.content == .flag(true), let measured = flag.node else { return }
    let height = context.resolver.value(RowKeys.shared.height, of: row.spec, context.inheritance)
    // A row that is measured opts out of a height that is given for others too.
    guard max(height.tier, .value) <= max(flag.tier, .value), height.content != .automatic, height.content != .unusable,
      let node = height.node
    else { return }
    context.report(
      Self.rule, "'height' never takes effect: 'autoHeight' is asked first; remove one of them", at: node,
      notes: [.init("the cells are measured because of this", at: context.view.location(of: measured))])
  }
}
