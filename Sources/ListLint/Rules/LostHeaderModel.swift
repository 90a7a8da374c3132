internal import ListModel
internal import SpecSource
internal import SpecTree

/// A collection's header whose events need the model that a block gives (pitfall L044).
struct LostHeaderModel: ListRule {
  static let rule = Rule(
    "lost-header-model", .list, .warning, "What a block gives a header as its model is not kept for its events.")
  static var scope: RuleScope { RuleScope(runtimes: .holo, kinds: .collections, needs: { $0.headerCode("model") }) }

  static var page: RulePage {
    page(
      """
      In a collection only the configure method gets the model that a block gives: the answer is not kept. The \
      block for the reuse identifier and the display events see the static model, which is nothing. Give the \
      model as a value.
      """,
      source: "HoloCollectionView 2.1.3, `viewForSupplementaryElementOfKind:` keeps a local",
      pitfalls: [44],
      bad: [
        """
        runtime: holo
        kind: collection
        sections:
          - header: {view: AlbumHeader, size: 40, modelHandler: native, willDisplay: ⟦albumShown⟧}
            items: [{cell: PhotoCell, size: 80}]
        """
      ],
      good: [
        """
        runtime: holo
        kind: collection
        sections:
          - header: {view: AlbumHeader, size: 40, model: {title: Albums}, willDisplay: albumShown}
            items: [{cell: PhotoCell, size: 80}]
        """
      ])
  }

  private let readers = SlotSet(["reuseId", "willDisplay", "didEndDisplaying"].map { PropertyTable.header.slot($0) })

  init(_ context: borrowing LintContext) {}

  mutating func visitSection(_ section: SectionSpec, _ context: inout LintContext) {
    for side in HeaderSide.allCases {
      guard let header = context.resolver.header(side, of: section) else { continue }
      let model = header[HeaderKeys.shared.model]
      guard model.form == .handler, case .native = model.content, let giver = model.node else { continue }
      for slot in readers where header.isWritten(slot) {
        let isEvent = PropertyTable.header[slot].isEvent
        guard case .native = header[slot].content, isEvent || header[slot].form == .handler,
          let node = header[slot].node
        else { continue }
        context.report(
          Self.rule,
          "'\(PropertyTable.header[slot].name)' never sees the model that a block gives: a collection does not keep it; "
            + "give the model as a value",
          at: node, notes: [.init("the model comes from here", at: context.view.location(of: giver))])
      }
    }
  }
}
