internal import ListModel
internal import SpecSource
internal import SpecTree

/// A method of the delegate that the library does not pass on (pitfall L109).
struct UnforwardedAnswer: ListRule {
  static let rule = Rule("unforwarded-answer", .list, .error, "The library never asks the delegate for this.")
  static var scope: RuleScope { RuleScope(runtimes: .holo, kinds: .tables) }

  static var page: RulePage {
    page(
      """
      The library is the table's delegate and passes a fixed set of methods on to the app's. The method for \
      context menus is not among them, so the delegate is never asked and rows have no menu.
      """,
      source: "HoloTableView 3.1.2, the methods of `HoloTableViewProxy`",
      pitfalls: [109],
      bad: [
        """
        runtime: holo
        delegate: {contextMenu: ⟦native⟧}
        rows: [Ada]
        """
      ],
      good: [
        """
        runtime: holo
        delegate: {height: native}
        rows: [{cell: PersonCell}]
        """
      ])
  }

  private let slot = PropertyTable.row.slot("contextMenu")

  init(_ context: borrowing LintContext) {}

  mutating func visitList(_ context: inout LintContext) {
    guard let node = context.spec.overrides.row[slot] else { return }
    context.report(
      Self.rule, "the delegate is never asked for 'contextMenu': the library does not pass the method on", at: node)
  }
}
