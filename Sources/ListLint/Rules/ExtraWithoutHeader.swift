internal import ListModel
internal import SpecSource
internal import SpecTree

/// What a section gives its header and footer, where it has neither (pitfall L139).
struct ExtraWithoutHeader: ListRule {
  static let rule = Rule("extra-without-header", .list, .warning, "A section's 'extra' reaches nobody.")
  static var scope: RuleScope { RuleScope(runtimes: .p9, needs: { $0.section("extra") }) }

  static var page: RulePage {
    page(
      """
      The 'extra' of a section is given to its header and footer. Records do not inherit it and are given \
      their own alone, so without a header and a footer nobody gets it.
      """,
      source: "P9TableViewHandler 1.1, `cellForRowAt`",
      pitfalls: [139],
      bad: [
        """
        runtime: p9
        types: {text: TextCell}
        cells: {TextCell: {implements: [height]}}
        sections:
          - extra: ⟦{color: red}⟧
            records: [{type: text, data: Hello}]
        """
      ],
      good: [
        """
        runtime: p9
        types: {text: TextCell, head: HeadView}
        cells: {TextCell: {implements: [height]}}
        views: {HeadView: {implements: [height]}}
        sections:
          - extra: {color: red}
            headerType: head
            records: [{type: text, data: Hello, extra: {color: red}}]
        """
      ])
  }

  private let slot = PropertyTable.section.slot("extra")

  init(_ context: borrowing LintContext) {}

  mutating func visitSection(_ section: SectionSpec, _ context: inout LintContext) {
    guard section.header == nil, section.footer == nil, let value = context.spec.value(slot, in: section.record),
      value.content == .data
    else { return }
    context.reportOnce(
      Diagnostic(
        Self.rule,
        "'extra' of a section reaches its header and footer alone, and it has neither; write it in the records",
        at: context.place(of: value.node)))
  }
}
