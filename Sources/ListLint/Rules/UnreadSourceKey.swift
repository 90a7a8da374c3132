internal import ListModel
internal import SpecSource
internal import SpecTree

/// A key of the source that has no effect (pitfall L132).
struct UnreadSourceKey: ListRule {
  static let rule = Rule(
    "unread-source-key", .list, .note, "A key of the source has no effect in this version of the library.")
  static var scope: RuleScope { RuleScope(runtimes: .tf, needs: { $0.list("source") }) }

  static var page: RulePage {
    page(
      """
      The properties for keeping pages and for showing a skeleton are declared in TFTableViewDataSource 1.0.0 \
      and read by nothing.
      """,
      source: "TFTableViewDataSource 1.0.0, `TFTableViewDataSource.m`, `TFTableViewDataRequest.m`",
      pitfalls: [132],
      bad: [
        """
        runtime: tf
        source: {type: timeline, enableSkeletonView: ⟦true⟧}
        rows: [{item: PostItem}]
        """
      ],
      good: [
        """
        runtime: tf
        source: {type: timeline, cache: true}
        rows: [{item: PostItem}]
        """
      ])
  }

  private let slot = PropertyTable.list.slot("source")

  init(_ context: borrowing LintContext) {}

  mutating func visitList(_ context: inout LintContext) {
    guard let record = source(context) else { return }
    for name in ["cacheTimeInSeconds", "firstLoadFromCache", "enableSkeletonView"] {
      guard let value = context.spec.value(PropertyTable.source.slot(name), in: record), value.content != .unusable
      else {
        continue
      }
      context.report(Self.rule, "'\(name)' has no effect in TFTableViewDataSource 1.0.0", at: value.node)
    }
  }

  private func source(_ context: LintContext) -> Record? {
    guard let value = context.spec.value(slot, in: context.spec.list), value.content == .element else { return nil }
    return context.spec.elements(of: value).first
  }
}
