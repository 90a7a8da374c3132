internal import ListModel
internal import SpecSource
internal import SpecTree

/// One reuse identifier, two styles: a cell keeps the style it was created with (UIKit; HoloTableView 3.1.2 asks for
/// the style only when it creates a cell; pitfalls L071 and L072).
struct ReuseIdentifierOfTwoStyles: RowRule {
  static let rule = Rule(
    "reuse-id-of-two-styles", .list, .error, "One reuse identifier is used with two styles.")
  // The cells of MYTableViewManager's items ignore the style.
  static var scope: RuleScope { RuleScope(runtimes: [.uikit, .holo, .cb, .tf, .p9], kinds: .tables) }

  static var page: RulePage {
    page(
      """
      A cell keeps the style that it was created with. Rows of two styles under one reuse identifier (the name \
      of the class, unless given) get cells of either style, by chance. Give one of them an identifier of its \
      own.
      """,
      source:
        "HoloTableView 3.1.2, the style is asked for only when a cell is created; RETableViewManager issues 197 and 208",
      pitfalls: [71, 72],
      bad: [
        """
        runtime: holo
        rows:
          - {cell: InfoCell, height: 44, style: value1}
          - {cell: InfoCell, height: 44, style: ⟦subtitle⟧}
        """
      ],
      good: [
        """
        runtime: holo
        rows:
          - {cell: InfoCell, height: 44, style: value1}
          - {cell: InfoCell, height: 44, style: subtitle, reuseId: info-subtitle}
        """
      ])
  }

  private let style = RowKeys.shared.style

  /// The pairs of identifier and style that were reported: one is one fault, however many rows it has.
  private var reported: Set<[Int]> = []

  init(_ context: borrowing LintContext) {}

  mutating func visitRow(_ row: RowFacts, _ context: inout LintContext) {
    // What the class says of the style is the same for both, so most rows need no second look.
    guard let number = row.firstOfIdentifier, let first = context.reuse.firsts[number], first.cell == row.cell,
      row.values.contains(style) || context.inheritance.slots.contains(style) || first.speaksOfStyle
    else { return }
    let earlier = context.spec.rows[first.row]
    let before = context.resolver.value(style, of: earlier, first.inheritance)
    let now = context.resolver.value(style, of: row.spec, context.inheritance)
    guard case .choice(let here) = now.content, case .choice(let there) = before.content, here != there,
      case .choice(let names) = PropertyTable.row[style].kind, reported.insert([number, here]).inserted
    else { return }
    let identifier = context.reuseIdentifier(of: row)
    // A cell that is no text has its finding; nothing is known of its identifier.
    guard !identifier.isEmpty else { return }
    context.report(
      Diagnostic(
        Self.rule,
        "reuse identifier '\(identifier)' is used with two styles: '\(names[here])' here, "
          + "'\(names[there])' before; give one of them another 'reuseId'",
        at: context.place(of: row, sayer: style),
        notes: [.init("first used here", at: context.place(of: earlier.node))]))
  }
}
