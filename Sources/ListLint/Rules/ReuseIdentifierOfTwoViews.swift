internal import ListModel
internal import SpecSource
internal import SpecTree

/// One reuse identifier for two classes of headers and footers (pitfall L038).
struct ReuseIdentifierOfTwoViews: ListRule {
  static let rule = Rule(
    "reuse-id-of-two-views", .list, .error, "One reuse identifier is used with two classes of headers or footers.")
  static var scope: RuleScope { RuleScope(runtimes: .holo, needs: { $0.header("reuseId") }) }

  static var page: RulePage {
    page(
      """
      A table keeps its headers and footers in one pool by their reuse identifiers; with one identifier for \
      two classes a view of the wrong class comes back. In a collection headers and footers have a pool each, \
      and the class that came first is kept for good.
      """,
      source:
        "HoloTableView 3.1.2, `dequeueReusableHeaderFooterViewWithIdentifier:`; HoloCollectionView 2.1.3, `headersMap`",
      pitfalls: [38],
      bad: [
        """
        runtime: holo
        sections:
          - header: {view: PeopleHeader, height: 32, reuseId: bar}
            footer: {view: PeopleFooter, height: 32, reuseId: ⟦bar⟧}
            rows: [Ada]
        """
      ],
      good: [
        """
        runtime: holo
        sections:
          - header: {view: PeopleHeader, height: 32, reuseId: bar}
            footer: {view: PeopleFooter, height: 32}
            rows: [Ada]
          - header: {view: PeopleHeader, height: 40, reuseId: bar}
            rows: [Bob]
        """
      ])
  }

  private let reuseId = PropertyTable.header.slot("reuseId")
  /// By pool and identifier: the class that had it first, and where.
  private var firsts: [ByteText: (view: Int, place: NodeID)] = [:]

  init(_ context: borrowing LintContext) {}

  mutating func visitSection(_ section: SectionSpec, _ context: inout LintContext) {
    for side in HeaderSide.allCases {
      guard let written = side == .header ? section.header : section.footer, let view = written.view,
        let header = context.resolver.header(side, of: section), case .text(let name) = header[reuseId].content
      else { continue }
      let pool = context.spec.runtime.kind == .table ? "" : side.rawValue
      let identifier = ByteText("\(pool):\(context.view.string(of: name))")
      let place = header[reuseId].node ?? header[HeaderKeys.shared.view].node ?? written.record.node
      guard let first = firsts[identifier] else {
        firsts[identifier] = (view, place)
        continue
      }
      guard first.view != view else { continue }
      let names = [view, first.view].map { context.view.excerpt(of: context.spec.views.classes[$0].name) }
      context.report(
        Self.rule,
        "reuse identifier '\(context.view.excerpt(of: name))' is used with two classes: '\(names[0])' here, '\(names[1])' before; "
          + "give one of them another 'reuseId'",
        at: place, notes: [.init("first used here", at: context.view.location(of: first.place))])
    }
  }
}
