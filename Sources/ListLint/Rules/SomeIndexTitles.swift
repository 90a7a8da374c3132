internal import ListModel
internal import SpecSource
internal import SpecTree

/// An index title on some sections only (pitfall L042).
struct SomeIndexTitles: ListRule {
  static let rule = Rule("some-index-titles", .list, .warning, "Only some sections have an index title.")
  static var scope: RuleScope { RuleScope(runtimes: [.mytable, .tf], needs: { $0.section("indexTitle") }) }

  static var page: RulePage {
    page(
      """
      MYTableViewManager puts an empty title into the index for each section without one. \
      TFTableViewDataSource leaves it out and finds the section by the title's place, so that all titles \
      behind it lead to the wrong section.
      """,
      source: "MYTableViewManager and TFTableViewDataSource 1.0, `sectionIndexTitlesForTableView:`",
      pitfalls: [42],
      bad: [
        """
        runtime: tf
        sections:
          - {indexTitle: A, rows: [Ada]}
          - ⟦rows: [Me]⟧
          - {indexTitle: B, rows: [Bob]}
        """
      ],
      good: [
        """
        runtime: tf
        sections:
          - {indexTitle: A, rows: [Ada]}
          - {indexTitle: B, rows: [Bob]}
        """,
        """
        runtime: tf
        sections:
          - {indexTitle: A, rows: [Ada]}
          - rows: [Me]
          - {indexTitle: B, sectionIndex: 2, rows: [Bob]}
          - rows: [You]
        """,
      ])
  }

  private let slot = PropertyTable.section.slot("indexTitle")
  private let target = PropertyTable.section.slot("sectionIndex")

  init(_ context: borrowing LintContext) {}

  mutating func finish(_ context: inout LintContext) {
    let sections = context.spec.sections.filter { $0.maker == nil }
    guard let gap = sections.firstIndex(where: { context.spec.value(slot, in: $0.record) == nil }) else { return }
    let first = sections[gap]
    // Under tf only titles behind the gap are wrong, unless they say where they lead.
    let isShifting = context.spec.runtime.isAmong(.tf)
    let titled = sections[(isShifting ? gap : 0)...].first {
      context.spec.value(slot, in: $0.record) != nil
        && !(isShifting && context.spec.value(target, in: $0.record) != nil)
    }
    guard let titled, let title = context.spec.value(slot, in: titled.record) else { return }
    let effect =
      isShifting
      ? "the titles behind it lead to the wrong sections" : "the index gets an empty title for it"
    context.report(
      Diagnostic(
        Self.rule, "the section has no 'indexTitle' and others have: \(effect)", at: context.place(of: first.node),
        notes: [.init("this one has one", at: context.view.location(of: title.node))]))
  }
}
