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

  private let mapping = PropertyTable.list.slot("sectionForSectionIndexTitle")

  init(_ context: LintContext) {}

  mutating func finish(_ context: inout LintContext) {
    let keys = ListKeys.shared
    let spec = context.spec
    guard let value = spec.value(keys.sectionIndexTitles, in: spec.list), value.content == .data,
      spec.value(mapping, in: spec.list) == nil, spec.overrides.list.isEmpty, spec.overrides.isComplete
    else { return }
    let titles = context.view.resolved(value.node)
    let sections = spec.sections.count { $0.maker == nil }
    let count = context.view.count(of: titles)
    guard count > sections, context.view.kind(of: titles) == .sequence else { return }
    var title = titles.next
    for _ in 0..<sections { title = context.view.after(title) }
    context.report(
      Self.rule,
      "the index has \(count) titles and the list \(sections) \(sections == 1 ? "section" : "sections"), so this one leads "
        + "nowhere; remove it, or write 'sectionForSectionIndexTitle'",
      at: title)
  }
}
