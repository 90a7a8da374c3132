internal import ListModel
internal import SpecSource
internal import SpecTree

/// An index with fewer titles than there are sections (pitfall L041).
struct TooFewIndexTitles: ListRule {
  static let rule = Rule(
    "too-few-index-titles", .list, .warning, "The index has fewer titles than the list has sections.")
  static var scope: RuleScope { RuleScope(runtimes: [.holo, .uikit], needs: { $0.list("sectionIndexTitles") }) }

  static var page: RulePage {
    page(
      """
      Without 'sectionForSectionIndexTitle' each title of the index leads to the section at its own place. \
      With fewer titles than sections the last sections cannot be reached by the index, and where one in the \
      middle has no title all behind it lead to the section before.
      """,
      source: "HoloTableView 3.1.2 and HoloCollectionView 2.1.3, `sectionForSectionIndexTitle:` returns the index",
      pitfalls: [41],
      bad: [
        """
        runtime: holo
        sectionIndexTitles: ⟦[A]⟧
        sections:
          - {header: {title: A}, rows: [Ada]}
          - {header: {title: B}, rows: [Bob]}
        """
      ],
      good: [
        """
        runtime: holo
        sectionIndexTitles: [A, B]
        sections:
          - {header: {title: A}, rows: [Ada]}
          - {header: {title: B}, rows: [Bob]}
        """
      ])
  }

  init(_ context: borrowing LintContext) {}

  mutating func finish(_ context: inout LintContext) {
    guard let titles = IndexTitles(context.spec, in: context.view), titles.count > 0, titles.count < titles.sections
    else { return }
    context.report(
      Diagnostic(
        Self.rule,
        "the index has \(titles.count) \(titles.count == 1 ? "title" : "titles") and the list \(titles.sections) sections, so "
          + "the last ones are not reached; give each a title, or write 'sectionForSectionIndexTitle'",
        at: context.place(of: titles.node)))
  }
}
