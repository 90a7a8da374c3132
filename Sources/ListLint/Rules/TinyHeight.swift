internal import ListModel
internal import SpecSource
internal import SpecTree

/// A height of up to 1 where older systems take it for 0 (pitfall L010).
struct TinyHeight: RowRule {
  static let rule = Rule(
    "tiny-height", .list, .warning, "A height of up to 1 is taken for 0 by the older systems that the app runs on.")
  static var scope: RuleScope { RuleScope(runtimes: .holo, kinds: .tables, needs: { $0.list("ios") }) }

  static var page: RulePage {
    page(
      """
      Before iOS 11 the library answers 0 for an estimated height of up to 1 for a row, and of less than 1 for \
      a header or footer, because those systems do not take them. Rows that are thin lines are then not \
      estimated at all.
      """,
      source: "HoloTableView 3.1.2, the four functions for estimated heights",
      pitfalls: [10],
      bad: [
        """
        runtime: holo
        ios: 9
        rows:
          - {cell: LineCell, height: ⟦0.5⟧}
        """
      ],
      good: [
        """
        runtime: holo
        ios: 12
        rows:
          - {cell: LineCell, height: 0.5}
        """,
        """
        runtime: holo
        ios: 9
        rows:
          - {cell: LineCell, height: 2}
        """,
      ])
  }

  private let estimate = PropertyTable.row.slot("estimatedHeight")
  private let isOld: Bool

  init(_ context: borrowing LintContext) { isOld = context.lowestIOS.map { $0 < 11 } ?? false }

  var isIdle: Bool { !isOld }

  mutating func visitSection(_ section: SectionSpec, _ context: inout LintContext) {
    guard isOld else { return }
    for side in HeaderSide.allCases {
      guard let header = context.resolver.header(side, of: section) else { continue }
      check(header, PropertyTable.header.slot("estimatedHeight"), upTo: 1.nextDown, &context)
    }
  }

  mutating func visitRow(_ row: RowFacts, _ context: inout LintContext) {
    guard isOld else { return }
    check(context.resolved(row), estimate, upTo: 1, &context)
  }

  private func check(
    _ element: ResolvedElement, _ slot: Slot, upTo largest: Double, _ context: inout LintContext
  ) {
    guard case .number(let number) = element[slot].content, number > 0, number <= largest,
      let node = element[slot].node
    else { return }
    context.report(Self.rule, "a height of \(number) is taken for 0 before iOS 11", at: node)
  }
}
