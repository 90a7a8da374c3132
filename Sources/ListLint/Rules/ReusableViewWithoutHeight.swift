internal import ListModel
internal import SpecSource
internal import SpecTree

/// A header with nothing but a reusable view (pitfall L030).
struct ReusableViewWithoutHeight: ListRule {
  static let rule = Rule(
    "reusable-view-without-height", .list, .error, "A header has only a reusable view, which brings no height with it.")
  static var scope: RuleScope { RuleScope(runtimes: .tf, needs: { $0.header("reusableView") }) }

  static var page: RulePage {
    page(
      """
      The height of a header is looked for in its height, its view and its title. A class of reusable views is \
      not among them, so the header is 0 high and its view is never seen. Write 'height'.
      """,
      source: "TFTableViewDataSource 1.0, `TFTableViewManager.m heightForHeaderInSection:`",
      pitfalls: [30],
      bad: [
        """
        runtime: tf
        sections:
          - header: {reusableView: ⟦PeopleHeader⟧}
            rows: [Ada]
        """
      ],
      good: [
        """
        runtime: tf
        sections:
          - header: {reusableView: PeopleHeader, height: 32}
            footer: {reusableView: PeopleFooter}
            rows: [Ada]
        """
      ])
  }

  private let slot = HeaderKeys.shared.reusableView

  init(_ context: borrowing LintContext) {}

  mutating func visitSection(_ section: SectionSpec, _ context: inout LintContext) {
    for side in HeaderSide.allCases {
      guard let header = context.resolver.header(side, of: section), header.isWritten(slot),
        header[HeaderKeys.shared.height].content == .nothing, let node = header[slot].node
      else { continue }
      context.report(
        Self.rule, "the \(side.rawValue) is 0 high: a reusable view brings no height with it; write 'height'", at: node)
    }
  }
}
