internal import ListModel
internal import SpecSource
internal import SpecTree

/// Paging that does not say how many pages there are (pitfall L130).
struct PagingWithoutTotal: ListRule {
  static let rule = Rule(
    "paging-without-total", .list, .warning, "The number of pages is not given, so no further page is loaded.")
  static var scope: RuleScope { RuleScope(runtimes: [.mytable, .tf], needs: { $0.list("paging") }) }

  static var page: RulePage {
    page(
      """
      A number of pages that is missing or 0 counts as 1: the page at hand is then the last one, there is no \
      loading section and nothing more is loaded.
      """,
      source: "TFTableViewDataSource, `handleResultData:`",
      pitfalls: [130],
      bad: [
        """
        runtime: tf
        paging: ⟦{current: 1}⟧
        rows: [{item: PostItem}]
        """,
        """
        runtime: tf
        paging: {current: 1, total: ⟦0⟧}
        rows: [{item: PostItem}]
        """,
      ],
      good: [
        """
        runtime: tf
        paging: {current: 1, total: 3}
        rows: [{item: PostItem}]
        """,
        """
        runtime: tf
        paging: {pageSize: 50}
        rows: [{item: PostItem}]
        """,
      ])
  }

  private let slot = PropertyTable.list.slot("paging")

  init(_ context: borrowing LintContext) {}

  mutating func visitList(_ context: inout LintContext) {
    guard let value = context.spec.value(slot, in: context.spec.list), value.content == .element,
      let record = context.spec.elements(of: value).first
    else { return }
    let message = "counts as 1, so no further page is loaded; write how many pages there are"
    guard let total = context.spec.value(PropertyTable.paging.slot("total"), in: record) else {
      // Without a page at hand it only sets up what is loaded when the app runs.
      guard context.spec.value(PropertyTable.paging.slot("current"), in: record) != nil else { return }
      context.report(
        Diagnostic(Self.rule, "'paging' has no 'total', which \(message)", at: context.place(of: record.node)))
      return
    }
    guard total.content == .number, total.number == 0 else { return }
    context.report(Self.rule, "'total' is 0, which \(message)", at: total.node)
  }
}
