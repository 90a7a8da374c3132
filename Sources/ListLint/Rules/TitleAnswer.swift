internal import ListModel
internal import SpecSource
internal import SpecTree

/// A data source that answers titles, which brings every header a height (pitfall L046).
struct TitleAnswer: ListRule {
  static let rule = Rule(
    "title-answer", .list, .warning,
    "The data source answers titles, which gives every header without a height 28 points.")
  static var scope: RuleScope { RuleScope(runtimes: .holo, kinds: .tables, needs: { $0.header("title") }) }

  static var page: RulePage {
    page(
      """
      For a header without a height the library asks only whether the data source has the method for titles, \
      not what it answers: every such header is 28 points high, also where there is no title. Write the \
      heights, or give the titles in the list.
      """,
      source: "HoloTableView 3.1.2, `heightForHeaderInSection:` tests `respondsToSelector`",
      pitfalls: [46],
      bad: [
        """
        runtime: holo
        dataSource: {headerTitle: ⟦native⟧}
        sections:
          - rows: [Ada]
        """
      ],
      good: [
        """
        runtime: holo
        dataSource: {headerTitle: native}
        sections:
          - header: {height: 40}
            rows: [Ada]
        """
      ])
  }

  init(_ context: borrowing LintContext) {}

  mutating func finish(_ context: inout LintContext) {
    check(.header, context.spec.overrides.header, &context)
    check(.footer, context.spec.overrides.footer, &context)
  }

  private func check(_ side: HeaderSide, _ answers: ObjectAnswers, _ context: inout LintContext) {
    guard let node = answers[HeaderKeys.shared.title], answers[HeaderKeys.shared.height] == nil else { return }
    let count = context.spec.sections.count { section in
      guard let header = context.resolver.header(side, of: section) else { return false }
      return !header.isWritten(HeaderKeys.shared.height)
        && !(header.present.contains(HeaderKeys.shared.height)
          && header[HeaderKeys.shared.height].tier == .classMethod)
    }
    guard count > 0 else { return }
    context.report(
      Self.rule,
      "every \(side.rawValue) without a height is 28 points high, because the data source has the method for titles "
        + "(\(count) of \(context.spec.sections.count) sections)",
      at: node)
  }
}
