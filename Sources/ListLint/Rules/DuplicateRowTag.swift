internal import ListModel
internal import SpecSource
internal import SpecTree

/// Two rows with one tag: updates and remakes reach only the first, removing takes both (HoloTableView 3.1.2,
/// `HoloTableViewUpdateRowMaker`; pitfall L047).
struct DuplicateRowTag: RowRule {
  static let rule = Rule("duplicate-row-tag", .list, .warning, "Two rows have the same tag.")

  /// By the tag's number, its first row; -1 before that.
  private var rows: [Int32]

  init(_ context: LintContext) {
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
    context.report(
      Diagnostic(
        Self.rule,
        "two rows have the tag '\(context.view.excerpt(of: tag))', the first one \(place); edits reach only that one",
        at: context.place(of: tag, in: row.spec.node),
        notes: [.init("the first one", at: context.place(of: first.tag ?? tag, in: first.node))]))
  }
}
