internal import ListModel
internal import SpecSource
internal import SpecTree

/// An estimated height that is far from the height (pitfall L003).
struct FarEstimate: RowRule {
  static let rule = Rule("far-estimate", .list, .warning, "An estimated height is far from the height.")
  static var scope: RuleScope {
    RuleScope(
      runtimes: [.holo, .uikit], kinds: .tables, needs: { $0.row("estimatedHeight") || $0.list("estimatedRowHeight") })
  }

  static var page: RulePage {
    page(
      """
      A table lays itself out by the estimates and replaces each by the height when its row comes near. When \
      the two differ much, or the estimate is almost 0, the content jumps while it is scrolled and the scroll \
      bar changes its size. A list-wide estimate is compared only when it is below 1: it is an average.
      """,
      source: "UIKit; openradar 21302418, ReactiveLists pull request 217",
      pitfalls: [3],
      bad: [
        """
        runtime: holo
        rows:
          - {cell: PhotoCell, height: 300, estimatedHeight: ⟦44⟧}
        """,
        """
        estimatedRowHeight: ⟦0.1⟧
        rows:
          - {cell: PhotoCell, height: 300}
        """,
      ],
      good: [
        """
        estimatedRowHeight: 80
        rows:
          - {cell: PhotoCell, height: 300, estimatedHeight: 280}
          - {cell: PhotoCell, height: 300}
          - {cell: PhotoCell, height: automatic, estimatedHeight: 44}
        """
      ])
  }

  private let estimate = PropertyTable.row.slot("estimatedHeight")
  private let isListWide: Bool

  init(_ context: borrowing LintContext) {
    isListWide = context.resolver.hasListWide(PropertyTable.row.slot("estimatedHeight"))
  }

  mutating func visitRow(_ row: RowFacts, _ context: inout LintContext) {
    guard isListWide || context.spoken(of: row).contains(estimate) else { return }
    let element = context.resolved(row)
    guard case .number(let height) = element[RowKeys.shared.height].content,
      case .number(let estimate) = element[self.estimate].content, element.isWritten(self.estimate),
      let node = element[self.estimate].node, height >= 1
    else { return }
    let isAverage = element[self.estimate].tier == .inherited
    let isFar = max(height, estimate) > 4 * min(height, estimate) && abs(height - estimate) >= 40
    guard estimate < 1 || isFar && !isAverage else { return }
    context.report(
      Self.rule,
      "the estimated height is \(Self.words(estimate)) and \(context.name(of: row)) is \(Self.words(height)) high, "
        + "so the list jumps while it is scrolled; write an estimate near the height, or leave it out",
      at: node)
  }

  private static func words(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e9 ? String(Int(number)) : String(number)
  }
}
