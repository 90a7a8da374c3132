internal import ListModel
internal import SpecSource
internal import SpecTree

/// Two sections with one tag: rows made later go to the first, removing takes both (HoloTableView 3.1.2; pitfall
/// L048).
struct DuplicateSectionTag: ListRule {
  static let rule = Rule("duplicate-section-tag", .list, .warning, "Two sections have the same tag.")

  static var page: RulePage {
    page(
      """
      Edits name sections by their tags. Of two sections with one tag an edit of them or of their rows is refused \
      unless `nth` or `match` says which; the library, and `--compat holo`, take the first alone. Removing the tag \
      takes both. Give each its own tag.
      """,
      source: "HoloTableView 3.1.2, `_holo_sectionWithTag:`",
      pitfalls: [48],
      bad: [
        """
        runtime: holo
        sections:
          - {tag: account, rows: []}
          - {tag: ⟦account⟧, rows: []}
        """,
        """
        runtime: holo
        sections:
          - {tag: account, rows: [Name]}
          - {tag: ⟦account⟧, rows: [Password]}
        """,
      ],
      good: [
        """
        runtime: holo
        sections:
          - {tag: account, rows: []}
          - {tag: people, rows: []}
          - {rows: []}
          - {rows: []}
        """
      ])
  }

  private var tags = NameTable()
  /// By the tag's number, the entry of its first section.
  private var sections: [NodeID] = []

  init(_ context: borrowing LintContext) {}

  mutating func visitSection(_ section: SectionSpec, _ context: inout LintContext) {
    guard let tag = section.tag else { return }
    let (number, isNew) = tags.intern(tag, in: context.view)
    if isNew {
      sections.append(section.node)
      return
    }
    let isCopy = context.view.isSame(sections[number], as: section.node)
    let fixes = isCopy ? context.removal(of: section.node, "the section", .unsafe) : []
    context.report(
      Diagnostic(
        Self.rule,
        "two sections have the tag '\(context.view.excerpt(of: tag))'; an edit of it is refused unless 'nth' says which",
        at: context.place(of: tag, in: section.node),
        notes: [.init("the first one", at: context.place(of: tags.first(number), in: sections[number]))],
        fixes: fixes))
  }
}
