internal import ListModel
internal import SpecSource
internal import SpecTree

/// A footer's class with a method that is never called (pitfall L045).
struct FooterWillDisplay: ListRule {
  static let rule = Rule(
    "footer-will-display", .list, .warning, "A footer's class implements 'willDisplay', which is never called.")
  static var scope: RuleScope { RuleScope(runtimes: .holo, kinds: .collections, needs: { $0.header("willDisplay") }) }

  static var page: RulePage {
    page(
      """
      The library's default selector for footers about to be shown is, by mistake, the one for their size, so \
      that `holo_willDisplayFooterWithModel:` is never called. Use 'willDisplay' on the footer itself.
      """,
      source: "HoloCollectionView 2.1.3, `HoloCollectionSection.m init`, since commit 569a625",
      pitfalls: [45],
      bad: [
        """
        runtime: holo
        kind: collection
        views: {AlbumFooter: {implements: [size, ⟦willDisplay⟧]}}
        sections:
          - footer: {view: AlbumFooter}
            items: [{cell: PhotoCell, size: 80}]
        """
      ],
      good: [
        """
        runtime: holo
        kind: collection
        views: {AlbumHeader: {implements: [size, willDisplay]}}
        sections:
          - header: {view: AlbumHeader}
            items: [{cell: PhotoCell, size: 80}]
        """
      ])
  }

  private let slot = PropertyTable.header.slot("willDisplay")

  init(_ context: borrowing LintContext) {}

  mutating func visitSection(_ section: SectionSpec, _ context: inout LintContext) {
    guard let view = section.footer?.view,
      let method = context.spec.views.classes[view].methods.first(where: { $0.slot == slot })
    else { return }
    let name = context.view.excerpt(of: context.spec.views.classes[view].name)
    context.report(
      Self.rule, "'willDisplay' of '\(name)' is never called for a footer; write 'willDisplay' on the footer itself",
      at: method.node)
  }
}
