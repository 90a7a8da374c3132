internal import ListModel
internal import SpecSource
internal import SpecTree

/// A header or footer that shows something and is 0 high (pitfall L012).
struct HiddenByZeroHeight: ListRule {
  static let rule = Rule(
    "hidden-by-zero-height", .list, .warning, "A header or footer has something to show and a height of 0.")
  static var scope: RuleScope {
    RuleScope(runtimes: [.holo, .mytable], kinds: .tables, needs: { $0.header("height") })
  }

  static var page: RulePage {
    page(
      """
      A written 0 is a height and stands for itself: what the header has to show is never seen, and a title \
      does not bring its height with it. Leave the height out, write 'automatic', or leave out what is not to \
      be seen.
      """,
      source: "HoloTableView 3.1.2, `heightForHeaderInSection:`",
      pitfalls: [12],
      bad: [
        """
        runtime: holo
        sections:
          - header: {title: People, height: ⟦0⟧}
            rows: [Ada]
        """
      ],
      good: [
        """
        runtime: holo
        sections:
          - header: {title: People}
            footer: {view: none, height: 0}
            rows: [Ada]
        """
      ])
  }

  init(_ context: borrowing LintContext) {}

  mutating func visitSection(_ section: SectionSpec, _ context: inout LintContext) {
    for side in HeaderSide.allCases {
      guard let written = side == .header ? section.header : section.footer,
        let header = context.resolver.header(side, of: section), header.isWritten(HeaderKeys.shared.height),
        case .number(let height) = header[HeaderKeys.shared.height].content, height < 0.001,
        let node = header[HeaderKeys.shared.height].node
      else { continue }
      let hasTitle = header[HeaderKeys.shared.title].content != .unset
      guard hasTitle || written.view != nil else { continue }
      context.report(
        Self.rule, "the \(side.rawValue)'s height is 0, so its \(written.view != nil ? "view" : "title") is never seen",
        at: node)
    }
  }
}
