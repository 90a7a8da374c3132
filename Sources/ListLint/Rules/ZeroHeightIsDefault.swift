internal import ListModel
internal import SpecSource
internal import SpecTree

/// A header or footer of height 0 in a grouped table of older systems (pitfall L011).
struct ZeroHeightIsDefault: ListRule {
  static let rule = Rule(
    "zero-height-is-default", .list, .warning,
    "A height of 0 stands for the default height in grouped tables of older systems.")
  static var scope: RuleScope {
    RuleScope(runtimes: [.holo, .cb, .mytable], kinds: .tables, needs: { $0.list("ios") })
  }

  static var page: RulePage {
    page(
      """
      Up to iOS 10 a grouped table takes a header or footer of height 0 for one without a height and gives it \
      the system's. In HoloTableView that is a written 0; CBTableViewDataSource and MYTableViewManager answer \
      0 wherever there is nothing to show.
      """,
      source: "CBTableViewDataSource 1.1, `heightForHeaderInSection:`; Shoyu issue 42, WordPress-iOS issue 19064",
      pitfalls: [11],
      bad: [
        """
        runtime: holo
        ios: 10
        style: grouped
        sections:
          - header: {view: none, height: ⟦0⟧}
            rows: [Ada]
        """,
        """
        runtime: cb
        ios: 10
        style: ⟦grouped⟧
        sections:
          - data: [{text: Ada}]
        """,
      ],
      good: [
        """
        runtime: holo
        ios: 11
        style: grouped
        sections:
          - header: {view: none, height: 0}
            rows: [Ada]
        """
      ])
  }

  private var isChecked = false

  init(_ context: borrowing LintContext) {}

  mutating func visitList(_ context: inout LintContext) {
    guard let ios = context.lowestIOS, ios < 11,
      let style = context.spec.value(PropertyTable.list.slot("style"), in: context.spec.list),
      context.view.text(of: context.view.resolved(style.node), is: "grouped")
    else { return }
    if context.spec.runtime.isAmong(.holo) {
      isChecked = true
    } else if context.spec.sections.contains(where: { $0.header == nil || $0.footer == nil }) {
      context.report(
        Self.rule,
        "sections without a header or footer answer 0, which a grouped table takes for the system's height before iOS 11",
        at: style.node)
    }
  }

  mutating func visitSection(_ section: SectionSpec, _ context: inout LintContext) {
    guard isChecked else { return }
    for side in HeaderSide.allCases {
      guard let header = context.resolver.header(side, of: section), let node = header[HeaderKeys.shared.height].node,
        header[HeaderKeys.shared.height].content == .number(0)
      else { continue }
      context.report(
        Self.rule,
        "the \(side.rawValue)'s height is 0, which a grouped table takes for the system's height before iOS 11",
        at: node)
    }
  }
}
