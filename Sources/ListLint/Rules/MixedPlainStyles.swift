internal import ListModel
internal import SpecSource
internal import SpecTree

/// Plain rows of one section with second texts of two kinds (pitfall L114).
struct MixedPlainStyles: RowRule {
  static let rule = Rule(
    "mixed-plain-styles", .list, .warning,
    "Rows of one section mix two kinds of second text, and all get the style of the first.")
  static var scope: RuleScope { RuleScope(runtimes: .cb, needs: { $0.row("value") }) }

  static var page: RulePage {
    page(
      """
      The style of a section's plain cells is chosen once, by its first row with a second text: 'detail' puts \
      it below, 'value' on the right. Rows of the other kind are shown in that style too. Use one of the two \
      within a section.
      """,
      source: "CBTableViewDataSource 1.1, `cb_makeSectionWithData:`",
      pitfalls: [114],
      bad: [
        """
        runtime: cb
        sections:
          - data: [{text: Sync, value: on}, {text: Backup, detail: ⟦every hour⟧}]
        """
      ],
      good: [
        """
        runtime: cb
        sections:
          - data: [{text: Sync, value: on}, {text: Backup}]
          - data: [{text: Backup, detail: every hour}]
        """
      ])
  }

  /// The first row of the section with a second text.
  private var first: (isDetail: Bool, node: NodeID)?
  private var isReported = false

  init(_ context: borrowing LintContext) {}

  mutating func visitSection(_ section: SectionSpec, _ context: inout LintContext) {
    first = nil
    isReported = false
  }

  mutating func visitRow(_ row: RowFacts, _ context: inout LintContext) {
    guard row.isPlain, !isReported else { return }
    let keys = RowKeys.shared
    let hasDetail = row.values.contains(keys.detail)
    // A row with both has a finding of its own, and is a detail for the style.
    guard hasDetail || row.values.contains(keys.value) else { return }
    guard let value = context.spec.value(hasDetail ? keys.detail : keys.value, in: row.spec.record) else { return }
    guard let first else {
      first = (hasDetail, value.node)
      return
    }
    guard first.isDetail != hasDetail else { return }
    isReported = true
    context.report(
      Self.rule,
      "'\(hasDetail ? "detail" : "value")' is shown in the style of '\(hasDetail ? "value" : "detail")', as the section's "
        + "first second text has it; use one of the two",
      at: value.node, notes: [.init("the first one", at: context.view.location(of: first.node))])
  }
}
