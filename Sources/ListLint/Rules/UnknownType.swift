internal import ListModel
internal import SpecSource
internal import SpecTree

/// A type that the list's `types` give no class: the row is a blank cell and 0 high, the header is not there
/// (P9TableViewHandler 1.1.0, `heightForRowAt`, `viewForHeaderInSection`; properties.md 1.5).
struct UnknownType: RowRule {
  static let rule = Rule("unknown-type", .list, .error, "A type has no class, so what has it cannot be seen.")
  static var scope: RuleScope { RuleScope(runtimes: .p9) }

  static var page: RulePage {
    page(
      """
      A record's class follows from its type. One that the map does not have gets a blank cell of height 0; a \
      header or footer is not there at all. Nothing is said when the app runs.
      """,
      source: "P9TableViewHandler 1.1, `heightForRowAt`, `cellForRowAt`, `viewForHeaderInSection`",
      pitfalls: [25, 26],
      bad: [
        """
        runtime: p9
        types: {text: TextCell}
        cells: {TextCell: {implements: [height]}}
        sections:
          - records:
              - {type: ⟦txet⟧, data: Hello}
        """,
        """
        runtime: p9
        types: {text: TextCell}
        cells: {TextCell: {implements: [height]}}
        sections:
          - rowDefaults: {type: text}
            records:
              - {type: ⟦txet⟧, data: Hello}
        """,
      ],
      good: [
        """
        runtime: p9
        types: {text: TextCell}
        cells: {TextCell: {implements: [height]}}
        sections:
          - records:
              - {type: text, data: Hello}
        """
      ])
  }

  init(_ context: borrowing LintContext) {}

  mutating func visitSection(_ section: SectionSpec, _ context: inout LintContext) {
    for header in [section.header, section.footer] {
      if let header { check(header.record, HeaderKeys.shared.type, .warning, &context) }
    }
    if let defaults = section.rowDefaults { check(defaults, RowKeys.shared.type, .error, &context) }
  }

  mutating func visitRow(_ row: RowFacts, _ context: inout LintContext) {
    guard row.values.contains(RowKeys.shared.type), row.spec.cell == nil else { return }
    check(row.spec.record, RowKeys.shared.type, .error, &context)
  }

  private func check(
    _ record: Record, _ slot: Slot, _ severity: Severity, _ context: inout LintContext
  ) {
    guard let value = context.spec.value(slot, in: record), value.content == .text else { return }
    let node = context.view.resolved(value.node)
    let type = context.view.string(of: node)
    let types = context.spec.types
    guard types[ByteText(type)] == nil else { return }
    var message = "type '\(context.view.excerpt(of: node))' has no class in 'types'"
    var fixes: [Fix] = []
    if let nearest = Spelling.nearest(to: type, in: types.keys.sorted().map(\.string)) {
      message += "; did you mean '\(nearest)'?"
      fixes = context.writing(nearest, over: value.node)
    } else {
      message += ", so nothing is shown"
    }
    context.report(
      Diagnostic(Self.rule, message, at: context.view.location(of: value.node), severity: severity, fixes: fixes))
  }
}
