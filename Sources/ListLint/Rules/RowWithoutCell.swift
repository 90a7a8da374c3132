internal import ListModel
internal import SpecSource
internal import SpecTree

/// A row that nothing gives a class (pitfalls L118 and L122).
struct RowWithoutCell: RowRule {
  static let rule = Rule("row-without-cell", .list, .error, "A row has no class, and the app ends when it is shown.")
  static var scope: RuleScope { RuleScope(runtimes: [.cb, .mytable, .tf]) }

  static var page: RulePage {
    page(
      """
      The library makes a row's cell by the class of its section or of its item and does not have another. A \
      row with neither, and without the texts of a plain row, gives no cell, and the app ends when it is about \
      to be shown.
      """,
      source:
        "CBTableViewDataSource 1.1, `cellForRowAtIndexPath:`; MYTableViewManager, `nodeForRowAtIndexPath:`; RETableViewManager issue 32",
      pitfalls: [118, 122],
      bad: [
        """
        runtime: mytable
        rows:
          - ⟦{tag: ada, didSelect: openPerson}⟧
        """
      ],
      good: [
        """
        runtime: mytable
        rows:
          - {tag: ada, item: PersonItem}
          - {tag: bob, text: Bob}
        """
      ])
  }

  private let names = SlotSet([RowKeys.shared.cell, RowKeys.shared.type, RowKeys.shared.item])

  init(_ context: borrowing LintContext) {}

  mutating func visitRow(_ row: RowFacts, _ context: inout LintContext) {
    guard row.cell == nil, !row.isPlain, context.spec.overrides.row[RowKeys.shared.cell] == nil else { return }
    // A class that cannot be read has a finding of its own.
    guard context.spoken(of: row).intersection(names).isEmpty else { return }
    let words = context.spec.runtime.isAmong(.cb) ? "'cell' of the section" : "'item' or 'cell'"
    context.report(
      Diagnostic(
        Self.rule,
        "\(context.name(of: row)) has no class, and the app ends when it is shown; write \(words), or 'text'",
        at: context.place(of: row.spec.node)))
  }
}
