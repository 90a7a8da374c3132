internal import ListModel
internal import SpecSource
internal import SpecTree

/// Two rows with one tag: updates and remakes reach only the first, removing takes both (HoloTableView 3.1.2,
/// `HoloTableViewUpdateRowMaker`; pitfall L047).
struct DuplicateRowTag: RowRule {
  static let rule = Rule("duplicate-row-tag", .list, .warning, "Two rows have the same tag.")

  private var tags: NameTable
  /// By the tag's number, its first row.
  private var rows: [Int32] = []

  init(_ context: LintContext) {
    tags = NameTable(capacity: context.spec.rows.count)
    rows.reserveCapacity(context.spec.rows.count)
  }

  mutating func visitRow(_ row: RowFacts, _ context: inout LintContext) {
    guard let tag = row.spec.tag else { return }
    let (number, isNew) = tags.intern(tag, in: context.view)
    if isNew {
      rows.append(Int32(truncatingIfNeeded: row.index))
      return
    }
    let first = Int(rows[number])
    let place = context.spec.sections[row.section].rows.contains(first) ? "in this section" : "in another section"
    context.report(
      Diagnostic(
        Self.rule,
        "two rows have the tag '\(context.view.excerpt(of: tag))', the first one \(place); edits reach only that one",
        at: context.place(of: tag, in: row.spec.node),
        notes: [.init("the first one", at: context.place(of: tags.first(number), in: context.spec.rows[first].node))]))
  }
}
