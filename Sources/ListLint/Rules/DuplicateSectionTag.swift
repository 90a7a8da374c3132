internal import ListModel
internal import SpecSource
internal import SpecTree

/// Two sections with one tag: rows made later go to the first, removing takes both (HoloTableView 3.1.2; pitfall
/// L048).
struct DuplicateSectionTag: ListRule {
  static let rule = Rule("duplicate-section-tag", .list, .warning, "Two sections have the same tag.")

  private var tags = NameTable()

  init(_ context: LintContext) {}

  mutating func visitSection(_ section: SectionSpec, _ context: inout LintContext) {
    guard let tag = section.tag else { return }
    let (number, isNew) = tags.intern(tag, in: context.view)
    guard !isNew else { return }
    context.report(
      Diagnostic(
        Self.rule, "two sections have the tag '\(context.view.excerpt(of: tag))'; edits reach only the first one",
        at: context.view.location(of: tag),
        notes: [.init("the first one", at: context.view.location(of: tags.first(number)))]))
  }
}
