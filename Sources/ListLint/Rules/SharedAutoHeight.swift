internal import ListModel
internal import SpecSource
internal import SpecTree

/// Measured heights of data that is no object of its own (pitfall L023).
struct SharedAutoHeight: RowRule {
  static let rule = Rule(
    "shared-auto-height", .list, .warning, "Measured heights are kept on texts or numbers, which equal rows share.")
  static var scope: RuleScope { RuleScope(runtimes: .cb, needs: { $0.row("autoHeight") }) }

  static var page: RulePage {
    page(
      """
      The library keeps a measured height on the data object and never forgets it. Equal texts and numbers can \
      be one object, so that rows share a height that was measured for another. Make each row's data a \
      mapping.
      """,
      source: "CBTableViewDataSource 1.1, the object associated with the data in `heightForRowAtIndexPath:`",
      pitfalls: [23],
      bad: [
        """
        runtime: cb
        sections:
          - {cell: NoteCell, adapter: fill, autoHeight: ⟦true⟧, data: [Hello, Hello]}
        """
      ],
      good: [
        """
        runtime: cb
        sections:
          - {cell: NoteCell, adapter: fill, autoHeight: true, data: [{text: Hello}, {text: Hello}]}
        """
      ])
  }

  private let autoHeight = PropertyTable.row.slot("autoHeight")

  init(_ context: borrowing LintContext) {}

  mutating func visitRow(_ row: RowFacts, _ context: inout LintContext) {
    guard row.cell != nil, context.spoken(of: row).contains(autoHeight),
      let model = context.spec.value(RowKeys.shared.model, in: row.spec.record), model.content == .data,
      context.view.kind(of: context.view.resolved(model.node)) == .scalar
    else { return }
    let value = context.resolver.value(autoHeight, of: row.spec, context.inheritance)
    guard value.content == .flag(true), let node = value.node else { return }
    context.report(
      Self.rule,
      "the heights are kept on the rows' data, and equal texts or numbers share one; make the data mappings",
      at: node, notes: [.init("this data is no mapping", at: context.view.location(of: model.node))])
  }
}
