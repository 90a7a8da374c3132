internal import ListModel
internal import SpecSource
internal import SpecTree

/// A class of headers and footers as a cell (pitfall L075).
struct ViewClassAsCell: ListRule {
  static let rule = Rule("view-class-as-cell", .list, .error, "The class of a row is not one of cells.")
  static var scope: RuleScope { RuleScope(needs: { $0.row("cell") }) }

  static var page: RulePage {
    page(
      """
      A cell must be a `UITableViewCell`, in a collection a `UICollectionViewCell`. Another class stops a \
      debug build at an assertion and ends the app in a release.
      """,
      source: "HoloTableView 3.1.2 and HoloCollectionView 2.1.3, both functions that make the cells",
      pitfalls: [75],
      bad: [
        """
        runtime: holo
        views: {PeopleHeader: {height: 32}}
        sections:
          - header: {view: PeopleHeader}
            rows: [{cell: ⟦PeopleHeader⟧, height: 32}]
        """,
        """
        rows:
          - {cell: ⟦UICollectionViewCell⟧, height: 32}
        """,
      ],
      good: [
        """
        views: {PeopleHeader: {height: 32}}
        sections:
          - header: {view: PeopleHeader}
            rows: [{cell: PersonCell, height: 32}, {cell: UITableViewCell, height: 32}]
        """
      ])
  }

  /// UIKit's classes that are something else.
  private static let others: Set<String> = [
    "UITableViewCell", "UICollectionViewCell", "UIView", "UILabel", "UIButton", "UIImageView",
    "UITableViewHeaderFooterView",
    "UICollectionReusableView",
  ]

  init(_ context: borrowing LintContext) {}

  mutating func visitList(_ context: inout LintContext) {
    guard context.spec.cells.classes.count > context.spec.cells.declaredCount else { return }
    let isTable = context.spec.runtime.kind == .table
    let wanted = isTable ? "UITableViewCell" : "UICollectionViewCell"
    let views = context.spec.views.classes.prefix(context.spec.views.declaredCount)
    // Elsewhere a header may be any view, a cell too.
    let isExact = context.spec.runtime.isAmong(.holo)
    let names = isExact ? Set(views.map { context.view.byteText(of: $0.name) }) : []
    for found in context.spec.cells.classes where !found.isDeclared && found.ending == nil {
      let name = context.view.string(of: found.name)
      guard names.contains(ByteText(name)) || Self.others.contains(name) && name != wanted else { continue }
      context.report(
        Self.rule, "'\(context.view.excerpt(of: found.name))' is no class of cells, expected one made from \(wanted)",
        at: found.name)
    }
  }
}
