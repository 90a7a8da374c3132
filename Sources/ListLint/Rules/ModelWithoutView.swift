internal import ListModel
internal import SpecSource
internal import SpecTree

/// A model of a header or footer that has no class of its own (pitfall L037).
struct ModelWithoutView: ListRule {
  static let rule = Rule(
    "model-without-view", .list, .warning, "A header or footer has a model and no view that could show it.")
  static var scope: RuleScope { RuleScope(runtimes: .holo, needs: { $0.header("model") }) }

  static var page: RulePage {
    page(
      """
      The library's default view has no configure method, so a model beside it shows nothing; beside a title \
      alone it is not read either. Name the class in 'view'.
      """,
      source: "HoloTableView 3.1.2 and HoloCollectionView 2.1.3, the test of `headerConfigSEL`",
      pitfalls: [37],
      bad: [
        """
        runtime: holo
        sections:
          - header: {model: ⟦{title: People}⟧, height: 32}
            rows: [Ada]
        """
      ],
      good: [
        """
        runtime: holo
        sections:
          - header: {view: PeopleHeader, model: {title: People}, height: 32}
            rows: [Ada]
        """
      ])
  }

  init(_ context: borrowing LintContext) {}

  mutating func visitSection(_ section: SectionSpec, _ context: inout LintContext) {
    for side in HeaderSide.allCases {
      guard let written = side == .header ? section.header : section.footer, written.view == nil,
        let header = context.resolver.header(side, of: section), header.isWritten(HeaderKeys.shared.model),
        let node = header[HeaderKeys.shared.model].node, !header.isWritten(HeaderKeys.shared.view)
      else { continue }
      switch header[HeaderKeys.shared.view].content {
      case .known, .none, .unset: break
      default: continue
      }
      context.reportOnce(
        Diagnostic(
          Self.rule, "the \(side.rawValue) has no view that could show its model; name the class in 'view'",
          at: context.place(of: node)))
    }
  }
}
