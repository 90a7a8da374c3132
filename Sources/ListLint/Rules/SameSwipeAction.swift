internal import ListModel
internal import SpecSource
internal import SpecTree

/// One swipe action twice in a list (pitfall L093).
struct SameSwipeAction: RowRule {
  static let rule = Rule("same-swipe-action", .list, .warning, "A list of swipe actions has the same action twice.")
  static var scope: RuleScope {
    RuleScope(
      runtimes: .holo, kinds: .tables, needs: { $0.row("leadingSwipeActions") || $0.row("trailingSwipeActions") })
  }

  static var page: RulePage {
    page(
      """
      Handlers are told which action was tapped by its place, which is looked up by the action itself: of two \
      that are the same the first is always reported. Give them different titles or tags, or remove one.
      """,
      source: "HoloTableView 3.1.2, `indexOfObject:` in `HoloTableViewProxy`",
      pitfalls: [93],
      bad: [
        """
        runtime: holo
        rows:
          - cell: MailCell
            height: 60
            trailingSwipeActions: [{title: Flag, handler: flag}, ⟦{title: Flag, handler: flag}⟧]
        """
      ],
      good: [
        """
        runtime: holo
        rows:
          - cell: MailCell
            height: 60
            leadingSwipeActions: [{title: Flag, handler: flag}]
            trailingSwipeActions: [{title: Flag, handler: flag}, {title: Archive, handler: archive}]
        """
      ])
  }

  private let keys = EditingKeys.shared
  private let tag = PropertyTable.swipeAction.slot("tag")
  private let title = PropertyTable.swipeAction.slot("title")

  init(_ context: borrowing LintContext) {}

  mutating func visitRow(_ row: RowFacts, _ context: inout LintContext) {
    guard !context.spoken(of: row).intersection(keys.swipes).isEmpty else { return }
    for list in context.swipeActions(of: context.resolved(row)) where list.actions.count > 1 {
      var seen: [ByteText: Record] = [:]
      for (place, action) in list.actions.enumerated() {
        guard let name = name(of: action, context) else { continue }
        guard let first = seen[name] else {
          seen[name] = action
          continue
        }
        let isCopy = context.view.isSame(first.node, as: action.node)
        let fixes = isCopy ? context.removal(of: action.node, "the swipe action", .unsafe) : []
        context.reportOnce(
          Diagnostic(
            Self.rule,
            "swipe action \(context.name(of: action, at: place)) is in the list twice; code is always told of the first one",
            at: context.place(of: action.node), notes: [.init("the first one", at: context.place(of: first.node))],
            fixes: fixes))
      }
    }
  }

  /// What tells an action from others: its tag, else its title and image.
  private func name(of action: Record, _ context: LintContext) -> ByteText? {
    let names = [tag, title].map { slot in
      context.spec.value(slot, in: action).map { context.view.string(of: context.view.resolved($0.node)) }
    }
    if let tag = names[0] { return ByteText("tag \(tag)") }
    return names[1].map { ByteText("title \($0)") }
  }
}
