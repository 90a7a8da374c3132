internal import ListModel
internal import SpecSource
internal import SpecTree

/// A source that says neither a type nor a URL (pitfall L128).
struct SourceWithoutURL: ListRule {
  static let rule = Rule(
    "source-without-url", .list, .error, "The source of a list names nothing that could be loaded.")
  static var scope: RuleScope { RuleScope(runtimes: [.mytable, .tf], needs: { $0.list("source") }) }

  static var page: RulePage {
    page(
      """
      The library finds the class and the URL of a list by its type in the app's mapping. Without a type, a \
      URL and a manager nothing is loaded, and nothing is said when the app runs.
      """,
      source: "TFTableViewDataSource, `classNameByListType:`, `requestURLByListType:`",
      pitfalls: [128],
      bad: [
        """
        runtime: tf
        source: ⟦{cache: true}⟧
        rows: [{item: PostItem}]
        """
      ],
      good: [
        """
        runtime: tf
        source: {type: timeline}
        rows: [{item: PostItem}]
        """
      ])
  }

  private let slot = PropertyTable.list.slot("source")

  init(_ context: borrowing LintContext) {}

  mutating func visitList(_ context: inout LintContext) {
    guard let record = source(context) else { return }
    let hasOne = ["type", "url", "manager"].contains {
      context.spec.value(PropertyTable.source.slot($0), in: record) != nil
    }
    guard !hasOne else { return }
    context.report(
      Diagnostic(
        Self.rule, "'source' has no 'type', 'url' or 'manager', so nothing is loaded; write one of them",
        at: context.place(of: record.node)))
  }

  private func source(_ context: LintContext) -> Record? {
    guard let value = context.spec.value(slot, in: context.spec.list), value.content == .element else { return nil }
    return context.spec.elements(of: value).first
  }
}
