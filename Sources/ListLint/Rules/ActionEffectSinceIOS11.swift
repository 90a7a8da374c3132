internal import ListModel
internal import SpecSource
internal import SpecTree

/// An effect behind a swipe action, which iOS has before version 11 alone (pitfall L096).
struct ActionEffectSinceIOS11: RowRule {
  static let rule = Rule(
    "action-effect-since-ios-11", .list, .warning,
    "The effect behind a swipe action is ignored by every system that the app runs on.")
  static var scope: RuleScope { RuleScope(runtimes: .holo, kinds: .tables, needs: { $0.list("ios") }) }

  static var page: RulePage {
    page(
      """
      The effect behind a button is a property of `UITableViewRowAction`, which the library uses before iOS \
      11; since then it makes `UIContextualAction`s, which have none. Use 'backgroundColor'.
      """,
      source: "HoloTableView 3.1.2, both functions that make swipe actions",
      pitfalls: [96],
      bad: [
        """
        runtime: holo
        ios: 12
        rows:
          - {cell: MailCell, height: 60, trailingSwipeActions: [{title: Flag, backgroundEffect: ⟦light⟧, handler: flag}]}
        """
      ],
      good: [
        """
        runtime: holo
        ios: 10
        rows:
          - {cell: MailCell, height: 60, trailingSwipeActions: [{title: Flag, backgroundEffect: light, handler: flag}]}
        """
      ])
  }

  private let keys = EditingKeys.shared
  private let backgroundEffect = PropertyTable.swipeAction.slot("backgroundEffect")
  private let ios: Double?

  init(_ context: borrowing LintContext) { ios = context.lowestIOS }

  var isIdle: Bool { ios.map { $0 < 11 } ?? true }

  mutating func visitRow(_ row: RowFacts, _ context: inout LintContext) {
    guard let ios, ios >= 11, !context.spoken(of: row).intersection(keys.swipes).isEmpty else { return }
    for list in context.swipeActions(of: context.resolved(row)) {
      for action in list.actions {
        guard let value = context.spec.value(backgroundEffect, in: action), value.content != .unusable else { continue }
        context.report(
          Self.rule,
          "'backgroundEffect' is ignored since iOS 11, and the list runs from iOS \(Int(ios)) on; use 'backgroundColor'",
          at: value.node)
      }
    }
  }
}
