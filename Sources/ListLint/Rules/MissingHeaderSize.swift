internal import ListModel
internal import SpecSource
internal import SpecTree

/// A header or footer of a collection with a view and no size (pitfall L018).
struct MissingHeaderSize: ListRule {
  static let rule = Rule(
    "missing-header-size", .list, .warning, "A header or footer of a collection has no size, so it is not shown.")
  static var scope: RuleScope { RuleScope(runtimes: .holo, kinds: .collections, needs: { $0.header("view") }) }

  static var page: RulePage {
    page(
      """
      A collection asks for the view of a header or footer only when its size is not 0. Where neither the \
      class, nor the section, nor the layout's 'headerReferenceSize' gives one, it is never made.
      """,
      source: "HoloCollectionView 2.1.3, `referenceSizeForHeaderInSection:`",
      pitfalls: [18],
      bad: [
        """
        runtime: holo
        kind: collection
        sections:
          - header: ⟦{view: AlbumHeader}⟧
            items: [{cell: PhotoCell, size: 80}]
        """
      ],
      good: [
        """
        runtime: holo
        kind: collection
        views: {AlbumFooter: {implements: [size]}}
        sections:
          - header: {view: AlbumHeader, size: {width: 320, height: 40}}
            footer: {view: AlbumFooter}
            items: [{cell: PhotoCell, size: 80}]
        """,
        """
        runtime: holo
        kind: collection
        layout: {headerReferenceSize: {width: 320, height: 40}}
        sections:
          - header: {view: AlbumHeader}
            items: [{cell: PhotoCell, size: 80}]
        """,
      ])
  }

  private let size = HeaderKeys.shared.size
  /// The classes that were reported: one is one fault, however many headers have it.
  private var reported: Set<Int> = []

  init(_ context: borrowing LintContext) {}

  mutating func visitSection(_ section: SectionSpec, _ context: inout LintContext) {
    guard context.spec.overrides.isComplete, context.spec.views.isComplete else { return }
    for side in HeaderSide.allCases {
      guard let written = side == .header ? section.header : section.footer, let view = written.view,
        let header = context.resolver.header(side, of: section), !header.isWritten(size),
        header[size].content == .size(0, 0), context.nearViews.declared[view] == nil,
        context.spec.views.facts[view].isComplete, reported.insert(view).inserted
      else { continue }
      let found = context.spec.views.classes[view]
      let name = context.view.excerpt(of: found)
      let isCertain = context.spec.views.facts[view].missing.contains(size)
      let declaration = found.isDeclared ? "implements: [size]" : "views: {\(name): {implements: [size]}}"
      context.report(
        Diagnostic(
          Self.rule,
          "the \(side.rawValue) has no size and is not shown: "
            + (isCertain ? "write 'size'" : "if '\(name)' implements it, say so ('\(declaration)'), else write 'size'"),
          at: context.place(of: written.record.node)))
    }
  }
}
