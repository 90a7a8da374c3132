internal import ListModel
internal import SpecSource
internal import SpecTree

/// A header or footer on a section without rows (pitfall L043).
struct HeaderOfEmptySection: ListRule {
  static let rule = Rule(
    "header-of-empty-section", .list, .note,
    "A section without rows has a header or footer, which is shown all the same.")

  static var page: RulePage {
    page(
      """
      Libraries and styles differ in what they show of a section without rows: a table shows its header and \
      footer, which looks like a mistake to the user where the rows are still to come. Say what is meant with \
      'hidesWhenEmpty' or 'empty'.
      """,
      source: "IGListKit issues 1114, 1117 and 1158, DTTableViewManager issue 10",
      pitfalls: [43],
      bad: [
        """
        sections:
          - header: ⟦{title: People}⟧
            rows: []
        """,
        """
        sections:
          - rows: [Ada]
          # Pets come later.
          - header: ⟦{title: Pets}⟧
            rows: []
        """,
      ],
      good: [
        """
        sections:
          - {header: {title: People}, rows: [Ada]}
          - {header: {title: Pets}, rows: [], hidesWhenEmpty: true}
          - {header: {title: Plants}, rows: [], empty: {text: None yet}}
        """
      ])
  }

  private let empty = PropertyTable.section.slot("empty")
  private let hides = PropertyTable.section.slot("hidesWhenEmpty")

  init(_ context: borrowing LintContext) {}

  mutating func visitSection(_ section: SectionSpec, _ context: inout LintContext) {
    // How many rows a repetition makes is the data's to say, and rows that are not written may be made by code.
    guard section.rows.isEmpty, !context.view.isComposed,
      let rows = context.spec.values(of: section.record).first(where: { SectionKeys.shared.rowLists.contains($0.slot) }
      ),
      context.view.kind(of: context.view.resolved(rows.node)) == .sequence,
      context.view.count(of: context.view.resolved(rows.node)) == 0,
      context.spec.value(empty, in: section.record) == nil,
      context.spec.value(hides, in: section.record) == nil,
      let side = HeaderSide.allCases.first(where: { isShown($0, of: section, context.resolver) }),
      let header = side == .header ? section.header : section.footer
    else { return }
    let fixes = context.removal(of: section.node, "the section", .unsafe)
    context.report(
      Diagnostic(
        Self.rule,
        "the section has no rows, and its \(side.rawValue) is shown all the same; 'hidesWhenEmpty: true' leaves it out",
        at: context.place(of: header.record.node), fixes: fixes))
  }

  /// Whether a section has a header or footer of its own that is not as high as nothing.
  private func isShown(_ side: HeaderSide, of section: SectionSpec, _ resolver: Resolver) -> Bool {
    guard let written = side == .header ? section.header : section.footer,
      resolver.spec.values(of: written.record).contains(where: { $0.content != .unusable }),
      let header = resolver.header(side, of: section)
    else { return false }
    let height = header[HeaderKeys.shared.height].content
    return height != .nothing && height != .number(0)
  }
}
