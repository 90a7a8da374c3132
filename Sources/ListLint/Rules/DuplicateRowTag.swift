internal import ListModel
internal import SpecSource
internal import SpecTree

/// Two rows with one tag: an edit has to say which, HoloTableView's updates and remakes reach only the first, and removing
/// takes both (HoloTableView 3.1.2, `HoloTableViewUpdateRowMaker`; pitfall L047).
struct DuplicateRowTag: RowRule {
  static let rule = Rule("duplicate-row-tag", .list, .warning, "Two rows have the same tag.")

  static var page: RulePage {
    page(
      """
      Edits name rows by their tags. Of two rows with one tag an update, a remake or a move is refused unless \
      `nth` or `match` says which; the library, and `--compat holo`, take the first alone. Removing the tag takes \
      both. Give each its own tag.
      """,
      source: "HoloTableView 3.1.2 and HoloCollectionView 2.1.3, `HoloTableViewUpdateRowMaker`",
      pitfalls: [47, 63],
      bad: [
        """
        runtime: holo
        rows:
          - {tag: sync, text: Sync}
          - {tag: ⟦sync⟧, text: Sync contacts}
        """,
        """
        runtime: holo
        rows:
          - {tag: sync, text: Sync}
          # A copy that was left over.
          - {tag: ⟦sync⟧, text: Sync}
          - {tag: help, text: Help}
        """,
      ],
      good: [
        """
        runtime: holo
        rows:
          - {tag: sync, text: Sync}
          - {tag: sync-contacts, text: Sync contacts}
          - Plain
        """
      ])
  }

  /// By the tag's number, its first row; -1 before that.
  private var rows: [Int32]

  init(_ context: borrowing LintContext) {
    rows = Array(repeating: -1, count: context.spec.rowTags.count)
  }

  mutating func visitRow(_ row: RowFacts, _ context: inout LintContext) {
    guard let tag = row.spec.tag else { return }
    let number = row.spec.tagName
    guard rows[number] >= 0 else {
      rows[number] = Int32(truncatingIfNeeded: row.index)
      return
    }
    let first = context.spec.rows[Int(rows[number])]
    let isNear = context.spec.sections[row.section].rows.contains(Int(rows[number]))
    let place = isNear ? "in this section" : "in another section"
    let isCopy = isNear && context.view.isSame(first.node, as: row.spec.node)
    let fixes = isCopy ? context.removal(of: row.spec.node, "the row", .unsafe) : []
    context.report(
      Diagnostic(
        Self.rule,
        "two rows have the tag '\(context.view.excerpt(of: tag))', the first one \(place); "
          + "an edit of it is refused unless 'nth' says which",
        at: context.place(of: tag, in: row.spec.node),
        notes: [.init("the first one", at: context.place(of: first.tag ?? tag, in: first.node))],
        fixes: fixes))
  }
}
