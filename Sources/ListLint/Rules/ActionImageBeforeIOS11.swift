internal import ListModel
internal import SpecSource
internal import SpecTree

/// An image on a swipe action, which iOS shows since version 11 (pitfall L096).
struct ActionImageBeforeIOS11: RowRule {
  static let rule = Rule(
    "action-image-before-ios-11", .list, .warning,
    "The image of a swipe action is ignored by the older systems that the app runs on.")
  static var scope: RuleScope { RuleScope(runtimes: .holo, kinds: .tables, needs: { $0.list("ios") }) }

  static var page: RulePage {
    page(
      """
      Before iOS 11 swipe actions are `UITableViewRowAction`s, which have no image: the button is as wide as \
      its title and shows that alone. Give the action a title as well, or raise 'ios'.
      """,
      source: "HoloTableView 3.1.2, both functions that make swipe actions",
      pitfalls: [96],
      bad: [
        """
        runtime: holo
        ios: 9
        rows:
          - {cell: MailCell, height: 60, trailingSwipeActions: [{title: Flag, image: ⟦flag⟧, handler: flag}]}
        """
      ],
      good: [
        """
        runtime: holo
        ios: 13
        rows:
          - {cell: MailCell, height: 60, trailingSwipeActions: [{title: Flag, image: flag, handler: flag}]}
        """
      ])
  }

  private let keys = EditingKeys.shared
  private let image = PropertyTable.swipeAction.slot("image")
  private let ios: Double?

  init(_ context: borrowing LintContext) { ios = context.lowestIOS }

  var isIdle: Bool { ios.map { $0 >= 11 } ?? true }

  mutating func visitRow(_ row: RowFacts, _ context: inout LintContext) {
    guard let ios, ios < 11, !context.spoken(of: row).intersection(keys.swipes).isEmpty else { return }
    for list in context.swipeActions(of: context.resolved(row)) {
      for (place, action) in list.actions.enumerated() {
        guard let value = context.spec.value(image, in: action), value.content != .unusable else { continue }
        context.report(
          Self.rule,
          "the image of swipe action \(context.name(of: action, at: place)) is ignored before iOS 11, and the list runs from iOS \(Int(ios)) on",
          at: value.node)
      }
    }
  }
}
