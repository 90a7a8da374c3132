internal import ListModel
internal import SpecSource
internal import SpecTree

/// A style that the cells of items ignore (pitfall L078).
struct UnusedStyle: RowRule {
  static let rule = Rule("unused-style", .list, .note, "A style is kept for a row whose cell ignores it.")
  static var scope: RuleScope { RuleScope(runtimes: .mytable, needs: { $0.row("style") }) }

  static var page: RulePage {
    page(
      """
      MYTableViewManager keeps the style of an item, and its node cells never ask for it. It matters for plain \
      rows alone.
      """,
      source: "MYTableViewManager, `MYTableViewItem.h`, `nodeForRowAtIndexPath:`",
      pitfalls: [78],
      bad: [
        """
        runtime: mytable
        rows:
          - {item: PersonItem, style: ⟦value1⟧}
        """
      ],
      good: [
        """
        runtime: mytable
        rows:
          - {item: PersonItem}
          - {text: Ada, style: value1}
        """
      ])
  }

  init(_ context: borrowing LintContext) {}

  mutating func visitRow(_ row: RowFacts, _ context: inout LintContext) {
    guard !row.isPlain, row.cell != nil, context.spoken(of: row).contains(RowKeys.shared.style) else { return }
    let value = context.resolver.value(RowKeys.shared.style, of: row.spec, context.inheritance)
    guard value.tier >= .value, value.tier <= .inherited, value.content != .unusable, let node = value.node else {
      return
    }
    // A default is for the plain rows too.
    let fixes = value.tier == .value ? context.removal(ofKeyOf: node, .suggested) : []
    context.report(Self.rule, "'style' is ignored by the cells of items; leave it out", at: node, fixes: fixes)
  }
}
