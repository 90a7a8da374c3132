internal import ListModel
internal import SpecSource
internal import SpecTree

/// A size with one side only: the other is as good as 0, and the layout is not asked for it (HoloCollectionView 2.1.3,
/// where a size is set when either side is; properties.md 1.2).
struct HalfSize: RowRule {
  static let rule = Rule("half-size", .list, .error, "A size has one side only, so the other is 0.")
  static var scope: RuleScope { RuleScope(kinds: .collections, needs: { $0.row("size") || $0.header("size") }) }

  static var page: RulePage {
    page(
      """
      HoloCollectionView takes a size for given when either side is. The side that is left out is then as good \
      as 0, and the layout is asked for neither, so that the item cannot be seen.
      """,
      source: "HoloCollectionView 2.1.3, `HoloProxyItemSizeResult`",
      pitfalls: [15],
      bad: [
        """
        runtime: holo
        kind: collection
        items:
          - {cell: PhotoCell, size: ⟦{width: 80}⟧}
        """
      ],
      good: [
        """
        runtime: holo
        kind: collection
        items:
          - {cell: PhotoCell, size: {width: 80, height: 80}}
          - {cell: PhotoCell, size: 80}
        """
      ])
  }

  init(_ context: borrowing LintContext) {}

  mutating func visitList(_ context: inout LintContext) {
    for found in context.spec.cells.classes {
      if let record = found.record { check(record, RowKeys.shared.size, &context) }
    }
    for found in context.spec.views.classes {
      if let record = found.record { check(record, HeaderKeys.shared.size, &context) }
    }
  }

  mutating func visitSection(_ section: SectionSpec, _ context: inout LintContext) {
    for header in [section.header, section.footer] {
      if let header { check(header.record, HeaderKeys.shared.size, &context) }
    }
  }

  mutating func visitRow(_ row: RowFacts, _ context: inout LintContext) {
    guard row.values.contains(RowKeys.shared.size) else { return }
    check(row.spec.record, RowKeys.shared.size, &context)
  }

  private func check(_ record: Record, _ slot: Slot, _ context: inout LintContext) {
    guard let value = context.spec.value(slot, in: record), value.content == .size else { return }
    let node = context.view.resolved(value.node)
    guard context.view.kind(of: node) == .mapping else { return }
    let hasWidth = context.view.value(of: "width", in: node) != nil
    guard hasWidth != (context.view.value(of: "height", in: node) != nil) else { return }
    let missing = hasWidth ? "height" : "width"
    context.report(
      Diagnostic(
        Self.rule, "'size' has no \(missing), which makes it 0; the layout is asked for neither side",
        at: context.place(of: value.node)))
  }
}
