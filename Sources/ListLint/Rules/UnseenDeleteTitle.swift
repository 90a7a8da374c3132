internal import ListModel
internal import SpecSource
internal import SpecTree

/// A title for a delete button that is not shown (pitfall L089).
struct UnseenDeleteTitle: RowRule {
  static let rule = Rule("unseen-delete-title", .list, .warning, "The title of the delete button is never shown.")
  static var scope: RuleScope { RuleScope(runtimes: .holo, kinds: .tables, needs: { $0.row("editingDeleteTitle") }) }

  static var page: RulePage {
    page(
      """
      The title belongs to the delete button of the style 'delete'. A row of another style has no such button, \
      and trailing swipe actions take its place since iOS 11.
      """,
      source: "HoloTableView 3.1.2, `titleForDeleteConfirmationButtonForRowAtIndexPath:`; UIKit",
      pitfalls: [89],
      bad: [
        """
        runtime: holo
        rows:
          - {cell: NoteCell, height: 44, editingDeleteTitle: ⟦Discard⟧}
        """,
        """
        runtime: holo
        rows:
          - cell: NoteCell
            height: 44
            editingDeleteHandler: discard
            editingDeleteTitle: ⟦Discard⟧
            trailingSwipeActions: [{title: Archive, handler: archive}]
        """,
      ],
      good: [
        """
        runtime: holo
        rows:
          - {cell: NoteCell, height: 44, editingDeleteHandler: discard, editingDeleteTitle: Discard}
        """
      ])
  }

  private let keys = EditingKeys.shared

  init(_ context: borrowing LintContext) {}

  mutating func visitRow(_ row: RowFacts, _ context: inout LintContext) {
    guard context.spoken(of: row).contains(keys.deleteTitle) else { return }
    let element = context.resolved(row)
    guard element.isWritten(keys.deleteTitle), let node = element[keys.deleteTitle].node else { return }
    let style = element.present.contains(keys.style) ? element.choice(keys.style) : "none"
    let isOwnStyle = !element.present.contains(keys.style) || element.isGiven(keys.deleteTitle, asNearAs: keys.style)
    if let style, style != "delete", isOwnStyle {
      context.report(
        Self.rule, "'editingDeleteTitle' is never shown: the row's editing style is \(style); remove it", at: node)
    } else if case .elements(let range) = element[keys.trailing].content, !range.isEmpty,
      element.isGiven(keys.deleteTitle, asNearAs: keys.trailing)
    {
      context.report(
        Self.rule, "'editingDeleteTitle' is never shown: the trailing swipe actions take the button's place; remove it",
        at: node)
    }
  }
}
