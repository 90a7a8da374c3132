internal import ListModel
internal import SpecSource
internal import SpecTree

/// An index with more titles than there are sections (pitfall L040).
struct TooManyIndexTitles: ListRule {
  static let rule = Rule(
    "too-many-index-titles", .list, .error, "The index has more titles than the list has sections.")
  static var scope: RuleScope { RuleScope(runtimes: [.holo, .uikit], needs: { $0.list("sectionIndexTitles") }) }

  static var page: RulePage {
    page(
      """
      Without 'sectionForSectionIndexTitle' each title of the index leads to the section at its own place. A \
      title without one leads beyond the end, and UIKit ends the app when it is tapped.
      """,
      source: "HoloTableView 3.1.2 and HoloCollectionView 2.1.3, `sectionForSectionIndexTitle:` returns the index",
      pitfalls: [40],
      bad: [
        """
        runtime: holo
        sectionIndexTitles: [A, B, ⟦C⟧]
        sections:
          - {header: {title: A}, rows: [Ada]}
          - {header: {title: B}, rows: [Bob]}
        """
      ],
      good: [
        """
        runtime: holo
        sectionIndexTitles: [A, B, C]
        sectionForSectionIndexTitle: native
        sections:
          - {header: {title: A}, rows: [Ada]}
        """
      ])
  }

  init(_ context: borrowing LintContext) {}

  mutating func finish(_ context: inout LintContext) {
    guard let titles = IndexTitles(context.spec, in: context.view), titles.count > titles.sections else { return }
    let first = context.view.items(of: context.view.resolved(titles.node))[titles.sections]
    context.report(
      Self.rule,
      "the index has \(titles.count) titles and the list \(titles.sections) \(titles.sections == 1 ? "section" : "sections"), "
        + "so this one leads nowhere; remove it, or write 'sectionForSectionIndexTitle'",
      at: first)
  }
}
