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
    guard count > 0, count < sections, context.view.kind(of: titles) == .sequence else { return }
    context.report(
      Diagnostic(
        Self.rule,
        "the index has \(count) \(count == 1 ? "title" : "titles") and the list \(sections) sections, so the last ones are "
          + "not reached; give each a title, or write 'sectionForSectionIndexTitle'",
        at: context.place(of: value.node)))
  }
}
