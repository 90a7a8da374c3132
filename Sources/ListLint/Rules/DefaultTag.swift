internal import ListModel
internal import SpecSource
internal import SpecTree

/// The library's own tag for sections without one (pitfall L051).
struct DefaultTag: ListRule {
  static let rule = Rule("default-tag", .list, .warning, "A section has the tag that the library means by \"no tag\".")
  static var scope: RuleScope { RuleScope(runtimes: .holo, needs: { $0.section("tag") }) }

  static var page: RulePage {
    page(
      """
      The constant `HOLO_DEFAULT_TAG` stands for a section without a tag, and its value is no text of that \
      name. A section with this text for a tag, beside one without a tag, is another section than that, and \
      rows that name no section go to the other one. Leave the tag out.
      """,
      source: "HoloTableView 3.1.2, the macro and the sample of its README",
      pitfalls: [51],
      bad: [
        """
        runtime: holo
        sections:
          - {tag: ⟦HOLO_DEFAULT_TAG⟧, rows: [Ada]}
          - {rows: [Bob]}
        """
      ],
      good: [
        """
        runtime: holo
        sections:
          - {rows: [Ada]}
        """,
        """
        runtime: holo
        sections:
          - {tag: HOLO_DEFAULT_TAG, rows: [Ada]}
        """,
      ])
  }

  /// Where the first section without a tag is, nil within where all have one; looked for when the tag is met.
  private var untagged: NodeID??

  init(_ context: borrowing LintContext) {}

  mutating func visitSection(_ section: SectionSpec, _ context: inout LintContext) {
    guard let tag = section.tag, context.view.text(of: tag, is: "HOLO_DEFAULT_TAG"),
      let other = firstUntagged(context)
    else { return }
    context.reportOnce(
      Diagnostic(
        Self.rule, "'HOLO_DEFAULT_TAG' is a tag like any other here, not the section without a tag; leave it out",
        at: context.place(of: tag, in: section.node),
        notes: [.init("the section without a tag", at: context.place(of: other))]))
  }

  private mutating func firstUntagged(_ context: LintContext) -> NodeID? {
    if let untagged { return untagged }
    let found = context.spec.sections.first { $0.tag == nil && $0.maker == nil }?.node
    untagged = .some(found)
    return found
  }
}
