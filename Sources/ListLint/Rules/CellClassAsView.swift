internal import ListModel
internal import SpecSource
internal import SpecTree

/// A class of cells as the view of a header or footer (pitfall L036).
struct CellClassAsView: ListRule {
  static let rule = Rule(
    "cell-class-as-view", .list, .error, "The class of a header or footer is not one of their views.")
  static var scope: RuleScope { RuleScope(runtimes: .holo, needs: { $0.header("view") }) }

  static var page: RulePage {
    page(
      """
      The view of a header or footer must be a `UITableViewHeaderFooterView`, in a collection a \
      `UICollectionReusableView`. Another class stops a debug build at an assertion and ends the app in a \
      release.
      """,
      source: "HoloTableView 3.1.2 and HoloCollectionView 2.1.3, both functions that make the views",
      pitfalls: [36],
      bad: [
        """
        runtime: holo
        cells: {PersonCell: {height: 44}}
        sections:
          - header: {view: ⟦PersonCell⟧, height: 44}
            rows: [{cell: PersonCell}]
        """,
        """
        runtime: holo
        sections:
          - header: {view: ⟦UILabel⟧, height: 44}
            rows: [Ada]
        """,
      ],
      good: [
        """
        runtime: holo
        cells: {PersonCell: {height: 44}}
        views: {PeopleHeader: {height: 32}}
        sections:
          - header: {view: PeopleHeader}
            rows: [{cell: PersonCell}]
        """
      ])
  }

  /// UIKit's classes that are something else.
  private static let others: Set<String> = [
    "UITableViewCell", "UICollectionViewCell", "UIView", "UILabel", "UIButton", "UIImageView",
    "UITableViewHeaderFooterView",
    "UICollectionReusableView",
  ]
  /// The declared classes of cells, once a view is met that may be one.
  private var cells: Set<ByteText>?

  init(_ context: borrowing LintContext) {}

  mutating func visitSection(_ section: SectionSpec, _ context: inout LintContext) {
    if let header = section.header { check(header, &context) }
    if let footer = section.footer { check(footer, &context) }
  }

  private mutating func check(_ header: HeaderSpec, _ context: inout LintContext) {
    guard let index = header.view, !context.spec.views.classes[index].isDeclared,
      let value = context.spec.value(HeaderKeys.shared.view, in: header.record), value.content == .text
    else { return }
    let name = context.view.string(of: context.view.resolved(value.node))
    let isTable = context.spec.runtime.kind == .table
    let wanted = isTable ? "UITableViewHeaderFooterView" : "UICollectionReusableView"
    // A cell of a collection is a reusable view.
    let others = isTable ? Self.others : Self.others.filter { $0 != "UICollectionViewCell" && $0 != wanted }
    guard isTable && declaredCells(context).contains(ByteText(name)) || others.contains(name) && name != wanted else {
      return
    }
    context.report(
      Self.rule,
      "'\(context.view.excerpt(of: value.node))' is no view of a header or footer, expected a class made from \(wanted)",
      at: value.node)
  }

  private mutating func declaredCells(_ context: LintContext) -> Set<ByteText> {
    if let cells { return cells }
    let declared = context.spec.cells.classes.prefix(context.spec.cells.declaredCount)
    let names = Set(declared.map { context.view.byteText(of: $0.name) })
    cells = names
    return names
  }
}
