internal import ListModel
internal import SpecSource
internal import SpecTree

/// Swipe actions that only iOS 11 has, in a list for older versions (pitfall L095).
struct SwipeBeforeIOS11: RowRule {
  static let rule = Rule(
    "swipe-before-ios-11", .list, .warning, "Swipe actions are ignored by the older systems that the app runs on.")
  static var scope: RuleScope { RuleScope(runtimes: .holo, kinds: .tables, needs: { $0.list("ios") }) }

  static var page: RulePage {
    page(
      """
      Before iOS 11 a table has trailing actions alone, and the library takes only those that are given as a \
      list: leading actions and a block that gives trailing ones are ignored there.
      """,
      source: "HoloTableView 3.1.2, `editActionsForRowAtIndexPath:`",
      pitfalls: [95],
      bad: [
        """
        runtime: holo
        ios: 10
        rows:
          - {cell: MailCell, height: 60, leadingSwipeActions: ⟦[{title: Flag, handler: flag}]⟧}
        """
      ],
      good: [
        """
        runtime: holo
        ios: 11
        rows:
          - {cell: MailCell, height: 60, leadingSwipeActions: [{title: Flag, handler: flag}]}
        """,
        """
        runtime: holo
        ios: 10
        rows:
          - {cell: MailCell, height: 60, trailingSwipeActions: [{title: Flag, handler: flag}]}
        """,
      ])
  }

  private let keys = EditingKeys.shared
  private let ios: Double?

  init(_ context: borrowing LintContext) { ios = context.lowestIOS }

  var isIdle: Bool { ios.map { $0 >= 11 } ?? true }

  mutating func visitRow(_ row: RowFacts, _ context: inout LintContext) {
    guard let ios, ios < 11, !context.spoken(of: row).intersection(keys.swipes).isEmpty else { return }
    let element = context.resolved(row)
    for slot in [keys.leading, keys.trailing] where element.isWritten(slot) {
      guard slot == keys.leading || element[slot].form == .handler, let node = element[slot].node else { continue }
      let name = PropertyTable.row[slot].name
      context.reportOnce(
        Diagnostic(
          Self.rule,
          "\(slot == keys.leading ? "'\(name)' is" : "the block of '\(name)' is") ignored before iOS 11, and the list runs from iOS \(Int(ios)) on",
          at: context.place(of: node)))
    }
  }
}
