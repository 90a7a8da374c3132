internal import ListModel
internal import SpecSource
internal import SpecTree

/// A row that has no height by any tier where absence is the smallest number: it exists and cannot be seen
/// (HoloTableView 3.1.2, `HoloTableRow init`; pitfalls L001 and L002).
///
/// An error for each row where it is certain: the class says `height: false`, or there is no class to ask. Where the
/// class may have the method it is one warning a class.
struct MissingHeight: RowRule {
  static let rule = Rule("missing-height", .list, .error, "A row has no height, so it cannot be seen.")

  private let height = RowKeys.shared.height
  private let isChecked: Bool
  /// Whether a height can be written on a row at all.
  private let isRead: Bool
  /// The rows that depend on a class of which nothing is known, by class.
  private var unknown: [Int: [RowSpec]] = [:]
  /// The most places that are named for one class.
  private static let mostPlaces = 5

  init(_ context: LintContext) {
    isRead = !context.spec.runtime.unread(of: .row).contains(RowKeys.shared.height)
    isChecked =
      context.resolver.hidesRowsWithoutHeight && !context.resolver.hasListWide(RowKeys.shared.height)
      && context.spec.overrides.row[RowKeys.shared.height] == nil
  }

  mutating func visitRow(_ row: RowFacts, _ context: inout LintContext) {
    guard isChecked, !row.isPlain else { return }
    if isRead,
      row.values.contains(height) || row.handlers.contains(height) || context.inheritance.slots.contains(height)
    {
      return
    }
    // A type without a class has a finding of its own.
    if row.cell == nil, row.values.contains(RowKeys.shared.type) { return }
    guard let cell = row.cell else {
      // A class that could not be read has its own finding.
      guard !row.values.contains(RowKeys.shared.cell), context.spec.overrides.row[RowKeys.shared.cell] == nil else {
        return
      }
      report(row, "it names no class that could have one; write 'height', or 'cell'", &context)
      return
    }
    let facts = context.spec.cells.facts[cell]
    guard !facts.implemented.contains(height), !isRead || !facts.defaults.contains(height) else { return }
    if facts.missing.contains(height) {
      let name = context.view.excerpt(of: context.spec.cells.classes[cell].name)
      report(row, "'\(name)' implements none\(isRead ? "; write 'height'" : "")", &context)
    } else {
      unknown[cell, default: []].append(row.spec)
    }
  }

  private func report(_ row: RowFacts, _ reason: String, _ context: inout LintContext) {
    context.report(
      Diagnostic(
        Self.rule, "\(context.name(of: row)) has no height and cannot be seen: \(reason)",
        at: context.place(of: row.spec.node)))
  }

  mutating func finish(_ context: inout LintContext) {
    for (cell, rows) in unknown.sorted(by: { $0.key < $1.key }) {
      let found = context.spec.cells.classes[cell]
      let name = context.view.excerpt(of: found.name)
      let tag = rows[0].tag.map { "row '\(context.view.excerpt(of: $0))'" } ?? "a row"
      let more = rows.count > 1 ? " and \(rows.count - 1) more of '\(name)' have" : " has"
      let otherwise = isRead ? ", else write 'height'" : ""
      let remedy =
        found.isDeclared
        ? "if '\(name)' implements height, say so under 'implements'\(otherwise)"
        : "declare '\(name)' under 'cells' and say whether it implements height\(isRead ? ", or write 'height'" : "")"
      let notes = rows.dropFirst().prefix(Self.mostPlaces).map {
        Diagnostic.Note("another one", at: context.place(of: $0.node))
      }
      context.report(
        Diagnostic(
          Self.rule, "\(tag)\(more) no height: \(remedy)", at: context.place(of: rows[0].node), severity: .warning,
          notes: notes))
    }
  }
}
