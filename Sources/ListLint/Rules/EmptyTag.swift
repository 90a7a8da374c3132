internal import ListModel
internal import SpecSource
internal import SpecTree

/// A tag that is the empty text (pitfall L065).
struct EmptyTag: ListRule {
  static let rule = Rule("empty-tag", .list, .warning, "A tag is the empty text, which is not \"no tag\".")
  static var scope: RuleScope { RuleScope(needs: { $0.row("tag") || $0.section("tag") }) }

  static var page: RulePage {
    page(
      """
      An empty tag is a tag: edits without a section do not find the section, and nobody can tell what the row \
      is. Leave it out for \"no tag\".
      """,
      source: "HoloTableView 3.1.2, `_holo_sectionWithTag:`",
      pitfalls: [65],
      bad: [
        """
        sections:
          - {tag: ⟦""⟧, rows: [Ada]}
        """,
        """
        rows:
          - {tag: ⟦""⟧, text: Ada}
        """,
      ],
      good: [
        """
        sections:
          - rows: [{tag: ada, text: Ada}, {text: Bob}]
        """
      ])
  }

  init(_ context: borrowing LintContext) {}

  mutating func visitList(_ context: inout LintContext) {
    guard let tag = context.spec.rowTags.empty else { return }
    context.report(Self.rule, "the row's tag is empty, which is not the same as no tag; leave it out", at: tag)
  }

  mutating func visitSection(_ section: SectionSpec, _ context: inout LintContext) {
    guard let tag = section.tag, context.view.text(of: tag).isEmpty else { return }
    context.report(Self.rule, "the section's tag is empty, which is not the same as no tag; leave it out", at: tag)
  }
}
