internal import ListModel
internal import SpecSource
internal import SpecTree

/// An inset with some sides only (pitfall L016).
struct HalfInset: ListRule {
  static let rule = Rule(
    "half-inset", .list, .warning, "An inset has some sides only, so the others are 0 and not the layout's.")
  static var scope: RuleScope { RuleScope(runtimes: .holo, kinds: .collections, needs: { $0.section("inset") }) }

  static var page: RulePage {
    page(
      """
      The library takes an inset for given when any side is, and the sides that are left out are then as good \
      as 0: the layout's 'sectionInset' is asked for none. Write all four sides, or one number.
      """,
      source: "HoloCollectionView 2.1.3, `insetForSectionAtIndex:`",
      pitfalls: [16],
      bad: [
        """
        runtime: holo
        kind: collection
        sections:
          - inset: ⟦{left: 16, right: 16}⟧
            items: [{cell: PhotoCell, size: 80}]
        """
      ],
      good: [
        """
        runtime: holo
        kind: collection
        sections:
          - inset: {top: 0, left: 16, bottom: 0, right: 16}
            items: [{cell: PhotoCell, size: 80}]
          - inset: 16
            items: [{cell: PhotoCell, size: 80}]
        """
      ])
  }

  private let slot = PropertyTable.section.slot("inset")

  init(_ context: borrowing LintContext) {}

  mutating func visitSection(_ section: SectionSpec, _ context: inout LintContext) {
    guard let value = context.spec.value(slot, in: section.record), value.content == .data else { return }
    let node = context.view.resolved(value.node)
    guard context.view.kind(of: node) == .mapping else { return }
    let sides: [StaticString] = ["top", "left", "bottom", "right"]
    let missing = sides.filter { context.view.value(of: $0, in: node) == nil }.map { "\($0)" }
    guard !missing.isEmpty, missing.count < sides.count else { return }
    context.reportOnce(
      Diagnostic(
        Self.rule,
        "'inset' does not give \(missing.joined(separator: " and ")), which makes that 0 and not the layout's",
        at: context.place(of: value.node)))
  }
}
