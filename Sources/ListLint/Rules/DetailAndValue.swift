internal import ListModel
internal import SpecSource
internal import SpecTree

/// A plain row with both second texts (pitfall L113).
struct DetailAndValue: RowRule {
  static let rule = Rule(
    "detail-and-value", .list, .warning, "A row's 'detail' is never shown, because 'value' takes its place.")
  static var scope: RuleScope { RuleScope(runtimes: .cb, needs: { $0.row("value") }) }

  static var page: RulePage {
    page(
      """
      Both are the second text of the cell. 'detail' is looked at first for the style and 'value' is written \
      last, so the row shows its 'value' in the style of a 'detail'. Keep one of them.
      """,
      source: "CBTableViewDataSource 1.1, `cb_makeSectionWithData:` and `cellForRowAtIndexPath:`",
      pitfalls: [113],
      bad: [
        """
        runtime: cb
        sections:
          - data: [{text: Sync, detail: ⟦every hour⟧, value: on}]
        """
      ],
      good: [
        """
        runtime: cb
        sections:
          - data: [{text: Sync, value: on}, {text: Backup, value: off}]
        """
      ])
  }

  init(_ context: borrowing LintContext) {}

  mutating func visitRow(_ row: RowFacts, _ context: inout LintContext) {
    guard row.values.contains(RowKeys.shared.detail), row.values.contains(RowKeys.shared.value),
      let detail = context.spec.value(RowKeys.shared.detail, in: row.spec.record), detail.content != .unusable,
      let value = context.spec.value(RowKeys.shared.value, in: row.spec.record)
    else { return }
    context.report(
      Self.rule, "'detail' is never shown: 'value' takes its place, in the style of a detail; keep one of them",
      at: detail.node, notes: [.init("the other one", at: context.view.location(of: value.node))])
  }
}
