internal import ListModel
internal import SpecSource
internal import SpecTree

/// Code for cutting on a row whose menu never shows (pitfall L099).
struct CutWithoutMenu: RowRule {
  static let rule = Rule(
    "cut-without-menu", .list, .warning, "Code for cutting never runs, because the row has no menu.")
  static var scope: RuleScope { RuleScope(runtimes: .mytable, needs: { $0.row("cutHandler") }) }

  static var page: RulePage {
    page(
      """
      The menu with cut, copy and paste shows for a row that can be copied or pasted. A row that can only be \
      cut never shows it.
      """,
      source: "MYTableViewManager, `shouldShowMenuForRowAtIndexPath:`",
      pitfalls: [99],
      bad: [
        """
        runtime: mytable
        rows:
          - {item: NoteItem, cutHandler: ⟦cut⟧}
        """
      ],
      good: [
        """
        runtime: mytable
        rows:
          - {item: NoteItem, cutHandler: cut, copyHandler: copyNote}
        """
      ])
  }

  private let cut = PropertyTable.row.slot("cutHandler")
  private let copy = PropertyTable.row.slot("copyHandler")
  private let paste = PropertyTable.row.slot("pasteHandler")

  init(_ context: borrowing LintContext) {}

  mutating func visitRow(_ row: RowFacts, _ context: inout LintContext) {
    guard context.spoken(of: row).contains(cut) else { return }
    let element = context.resolved(row)
    guard element.isWritten(cut), let node = element[cut].node, !element.speaks(of: copy), !element.speaks(of: paste)
    else { return }
    context.report(
      Self.rule, "'cutHandler' never runs: the menu shows only for rows with a 'copyHandler' or a 'pasteHandler'",
      at: node)
  }
}
