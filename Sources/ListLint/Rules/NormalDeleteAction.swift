internal import ListModel
internal import SpecSource
internal import SpecTree

/// A swipe action that is called like a deletion and is not destructive (pitfall L094).
struct NormalDeleteAction: RowRule {
  static let rule = Rule(
    "normal-delete-action", .list, .note, "A swipe action is called like a deletion, but does not remove its row.")
  static var scope: RuleScope {
    RuleScope(
      runtimes: .holo, kinds: .tables, needs: { $0.row("leadingSwipeActions") || $0.row("trailingSwipeActions") })
  }

  static var page: RulePage {
    page(
      """
      Only an action of the style 'destructive' removes its row when it completes; it is also red. An action \
      called \"Delete\" with the style 'normal' leaves the row where it is, unless its code removes it.
      """,
      source: "HoloTableView 3.1.2, `_tableView:swipeActionsConfigurationForRowAtIndexPath:`",
      pitfalls: [94],
      bad: [
        """
        runtime: holo
        rows:
          - cell: MailCell
            height: 60
            trailingSwipeActions: [{title: ⟦Delete⟧, handler: deleteMail}]
        """
      ],
      good: [
        """
        runtime: holo
        rows:
          - cell: MailCell
            height: 60
            trailingSwipeActions: [{title: Delete, style: destructive, handler: deleteMail}, {title: Flag, handler: flag}]
        """
      ])
  }

  private let keys = EditingKeys.shared
  private let title = PropertyTable.swipeAction.slot("title")
  private let style = PropertyTable.swipeAction.slot("style")

  init(_ context: borrowing LintContext) {}

  /// What a deletion is called, in small letters.
  private static let names: Set<String> = [
    "delete", "remove", "erase", "löschen", "entfernen", "supprimer", "effacer", "eliminar", "borrar", "elimina",
    "rimuovi", "excluir", "verwijder", "удалить", "删除", "刪除", "移除", "削除", "삭제",
  ]

  mutating func visitRow(_ row: RowFacts, _ context: inout LintContext) {
    guard !context.spoken(of: row).intersection(keys.swipes).isEmpty else { return }
    for list in context.swipeActions(of: context.resolved(row)) {
      for action in list.actions {
        guard let title = context.spec.value(title, in: action), title.content == .text else { continue }
        let name = context.view.string(of: context.view.resolved(title.node)).lowercased()
        guard Self.names.contains(name) else { continue }
        if let style = context.spec.value(style, in: action),
          !context.view.text(of: context.view.resolved(style.node), is: "normal")
        {
          continue
        }
        context.report(
          Self.rule,
          "'\(context.view.excerpt(of: context.view.resolved(title.node)))' is not destructive, so its row stays "
            + "unless the code removes it; 'style: destructive' removes it",
          at: title.node)
      }
    }
  }
}
