internal import ListModel
internal import SpecSource
internal import SpecTree

/// A block of a header or footer that is asked before its model is there (pitfall L007).
struct LateHeaderModel: ListRule {
  static let rule = Rule(
    "late-header-model", .list, .warning, "A block reads the model of a header before the block that gives it has run.")
  static var scope: RuleScope { RuleScope(runtimes: .holo, needs: { $0.headerCode("model") }) }

  static var page: RulePage {
    page(
      """
      The block that gives a header its model runs when the view is made. Heights and sizes are asked before \
      that, so their blocks see no model the first time. In a collection the model is never kept, so they \
      never see it.
      """,
      source:
        "HoloTableView 3.1.2, `viewForHeaderInSection:`; HoloCollectionView 2.1.3, `viewForSupplementaryElementOfKind:`",
      pitfalls: [7],
      bad: [
        """
        runtime: holo
        sections:
          - header: {view: PeopleHeader, modelHandler: native, heightHandler: ⟦native⟧}
            rows: [Ada]
        """
      ],
      good: [
        """
        runtime: holo
        sections:
          - header: {view: PeopleHeader, modelHandler: native, height: 32}
            rows: [Ada]
        """
      ])
  }

  private let early = SlotSet(["height", "estimatedHeight", "size"].map { PropertyTable.header.slot($0) })

  init(_ context: borrowing LintContext) {}

  mutating func visitSection(_ section: SectionSpec, _ context: inout LintContext) {
    for side in HeaderSide.allCases {
      guard let header = context.resolver.header(side, of: section) else { continue }
      let model = header[HeaderKeys.shared.model]
      guard model.form == .handler, case .native = model.content, let giver = model.node else { continue }
      for slot in early where header.isWritten(slot) {
        guard header[slot].form == .handler, case .native = header[slot].content, let node = header[slot].node else {
          continue
        }
        context.report(
          Self.rule,
          "the block of '\(PropertyTable.header[slot].name)' is asked before the model is there: its block runs only when "
            + "the view is made; give the model as a value",
          at: node, notes: [.init("the model comes from here", at: context.view.location(of: giver))])
      }
    }
  }
}
