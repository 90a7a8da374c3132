internal import ListModel
internal import SpecSource
internal import SpecTree

/// One reuse identifier, two styles: a cell keeps the style it was created with (UIKit; HoloTableView 3.1.2 asks for
/// the style only when it creates a cell; pitfalls L071 and L072).
struct ReuseIdentifierOfTwoStyles: ListRule {
  static let rule = Rule(
    "reuse-id-of-two-styles", .list, .error, "One reuse identifier is used with two styles.")

  private var table: ReuseTable
  private let style = RowKeys.shared.style

  init(_ context: LintContext) { table = ReuseTable(context) }

  mutating func visitRow(_ row: RowFacts, _ context: inout LintContext) {
    guard let first = table.firstRow(likeRow: row, context) else { return }
    let earlier = context.spec.rows[first]
    guard row.spec.cell == earlier.cell, speaksOfStyle(row.spec, context) || speaksOfStyle(earlier, context) else {
      return
    }
    let section = context.spec.sections[context.section(ofRow: first)]
    let before = context.resolver.value(style, of: earlier, context.resolver.inheritance(of: section))
    let now = context.resolver.value(style, of: row.spec, row.inheritance)
    guard case .choice(let here) = now.content, case .choice(let there) = before.content, here != there,
      case .choice(let names) = PropertyTable.row[style].kind
    else { return }
    context.report(
      Diagnostic(
        Self.rule,
        "reuse identifier '\(context.reuseIdentifier(of: row))' is used with two styles: '\(names[here])' here, '\(names[there])' before; give one of them a 'reuseId'",
        at: context.place(of: row, sayer: style), notes: [.init("first used here", at: context.place(of: earlier.node))]
      ))
  }

  /// Whether a row writes a style itself: what class and section say is the same for both.
  private func speaksOfStyle(_ row: RowSpec, _ context: LintContext) -> Bool {
    context.spec.values(of: row.record).contains { $0.slot == style }
  }
}
