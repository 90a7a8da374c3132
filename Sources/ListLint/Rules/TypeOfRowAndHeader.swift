internal import ListModel
internal import SpecSource
internal import SpecTree

/// One type for records and for headers or footers (pitfall L140).
struct TypeOfRowAndHeader: RowRule {
  static let rule = Rule(
    "type-of-row-and-header", .list, .error, "One type is used for records and for headers or footers.")
  static var scope: RuleScope { RuleScope(runtimes: .p9, needs: { $0.header("type") }) }

  static var page: RulePage {
    page(
      """
      Rows, headers and footers share one map from types to classes, and a class is a cell or a view, never \
      both: one of the two uses is not shown. The sample of the library puts r, h and f before its types for \
      this reason.
      """,
      source: "P9TableViewHandler 1.1, `standby`; `ViewController.swift` of the sample",
      pitfalls: [140],
      bad: [
        """
        runtime: p9
        types: {text: TextCell}
        cells: {TextCell: {implements: [height]}}
        views: {TextCell: {implements: [height]}}
        sections:
          - headerType: text
            records: [{type: ⟦text⟧, data: Hello}]
        """
      ],
      good: [
        """
        runtime: p9
        types: {r-text: TextCell, h-text: TextHeader}
        cells: {TextCell: {implements: [height]}}
        views: {TextHeader: {implements: [height]}}
        sections:
          - headerType: h-text
            records: [{type: r-text, data: Hello}]
        """
      ])
  }

  /// The types: first those of headers and footers, then those of records.
  private var types = NameTable()
  private let ofHeaders: Int
  private var reported: Set<Int> = []

  init(_ context: borrowing LintContext) {
    for section in context.spec.sections {
      for header in [section.header, section.footer] {
        guard let header, let value = context.spec.value(HeaderKeys.shared.type, in: header.record),
          value.content == .text
        else { continue }
        _ = types.intern(context.view.resolved(value.node), in: context.view)
      }
    }
    ofHeaders = types.count
  }

  mutating func visitRow(_ row: RowFacts, _ context: inout LintContext) {
    guard row.values.contains(RowKeys.shared.type),
      let value = context.spec.value(RowKeys.shared.type, in: row.spec.record), value.content == .text
    else { return }
    let (number, isNew) = types.intern(context.view.resolved(value.node), in: context.view)
    guard !isNew, number < ofHeaders, reported.insert(number).inserted else { return }
    context.report(
      Self.rule,
      "type '\(context.view.excerpt(of: value.node))' is that of a header or footer too, and its class is only one of both; "
        + "give each its own type",
      at: value.node,
      notes: [.init("used for a header or footer here", at: context.view.location(of: types.first(number)))])
  }
}
