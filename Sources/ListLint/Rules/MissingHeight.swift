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

  static var page: RulePage {
    page(
      """
      Where nothing gives a height, HoloTableView answers the smallest positive number and P9TableViewHandler \
      0: the row exists, answers edits and cannot be seen. An estimate is no height. It is an error where that \
      is certain; where the class may implement the height it is one warning for each class, until the file \
      says so.
      """,
      source: "HoloTableView 3.1.2, `HoloTableRow.m init` and `HoloProxyFloatResult`",
      pitfalls: [1, 2],
      bad: [
        """
        runtime: holo
        cells: {SyncCell: {implements: {height: false}}}
        rows:
          - ⟦cell: SyncCell⟧
        """,
        """
        runtime: holo
        rows:
          - ⟦{cell: SyncCell, estimatedHeight: 44}⟧
        """,
      ],
      good: [
        """
        runtime: holo
        cells: {ProfileCell: {implements: [height]}}
        rows:
          - {cell: SyncCell, height: 44}
          - {cell: ProfileCell}
          - Plain
        """
      ])
  }

  private let height = RowKeys.shared.height
  private let cell = RowKeys.shared.cell
  private let isChecked: Bool
  /// Whether a height can be written on a row at all.
  private let isRead: Bool
  /// The rows that depend on a class of which nothing is known, by class.
  private var unknown: [Int: [RowWithoutHeight]] = [:]
  /// The mappings that were looked at, where several rows may be one mapping.
  private var seen: Set<NodeID> = []

  /// A row by its places in the list and in its section.
  private struct RowWithoutHeight {
    let index: UInt32
    let indexInSection: UInt32
  }

  /// The most places that are named for one class.
  private static let mostPlaces = 5

  init(_ context: borrowing LintContext) {
    isRead = !context.spec.runtime.unread(of: .row).contains(RowKeys.shared.height)
    isChecked =
      context.resolver.hidesRowsWithoutHeight && !context.resolver.hasListWide(RowKeys.shared.height)
      && context.spec.overrides.row[RowKeys.shared.height] == nil && context.spec.overrides.isComplete
  }

  var isIdle: Bool { !isChecked }

  mutating func visitRow(_ row: RowFacts, _ context: inout LintContext) {
    guard isChecked, !row.isPlain, !isRead || !speaksOfHeight(row, context.inheritance.slots) else { return }
    // A type without a class has a finding of its own.
    if row.cell == nil, row.values.contains(RowKeys.shared.type) { return }
    if context.spec.hasAnchors, !seen.insert(context.view.resolved(row.spec.node)).inserted { return }
    guard let index = row.cell else {
      // A class that could not be read has its own finding.
      let isSpoken = row.values.contains(cell) || context.inheritance.slots.contains(cell)
      guard !isSpoken, context.spec.overrides.row[cell] == nil else { return }
      report(row, "it names no class that could have one; write 'height', or 'cell'", &context)
      return
    }
    let facts = context.spec.cells.facts[index]
    guard !facts.implemented.contains(height), !isRead || !facts.defaults.contains(height) else { return }
    if facts.missing.contains(height) {
      let name = context.view.excerpt(of: context.spec.cells.classes[index].name)
      report(row, "'\(name)' does not implement it\(isRead ? "; write 'height'" : "")", &context)
    } else if facts.isComplete, context.spec.cells.isComplete, context.nearCells.declared[index] == nil,
      !context.isNoClass(index)
    {
      unknown[index, default: []].append(
        RowWithoutHeight(
          index: UInt32(truncatingIfNeeded: row.index), indexInSection: UInt32(truncatingIfNeeded: row.indexInSection)))
    }
  }

  private func speaksOfHeight(_ row: RowFacts, _ inherited: SlotSet) -> Bool {
    row.values.contains(height) || row.handlers.contains(height) || inherited.contains(height)
  }

  private func report(_ row: RowFacts, _ reason: String, _ context: inout LintContext) {
    context.report(
      Diagnostic(
        Self.rule, "\(context.name(of: row)) has no height and cannot be seen: \(reason)",
        at: context.place(of: row.spec.node)))
  }

  mutating func finish(_ context: inout LintContext) {
    for (index, rows) in unknown.sorted(by: { $0.key < $1.key }) {
      let (spec, view) = (context.spec, context.view)
      func place(_ row: RowWithoutHeight) -> Location {
        view.firstLineLocation(of: view.resolved(spec.rows[Int(row.index)].node))
      }
      let found = spec.cells.classes[index]
      let name = view.excerpt(of: found)
      let remedy = context.remedy(for: name, isDeclared: found.isDeclared, in: "cells", isRead: isRead)
      for group in context.groups(of: rows, for: Self.rule, at: place) {
        let first = context.name(of: spec.rows[Int(group[0].index)], at: Int(group[0].indexInSection))
        let more = group.count > 1 ? " and \(group.count - 1) more of '\(name)' have" : " has"
        context.report(
          Diagnostic(
            Self.rule, "\(first)\(more) no height: \(remedy)", at: place(group[0]), severity: .warning,
            notes: group.dropFirst().prefix(Self.mostPlaces).map { .init("another one", at: place($0)) }))
      }
    }
  }
}

extension LintContext {
  /// What to do about a height that a class may have and does not mention.
  func remedy(for name: String, isDeclared: Bool, in key: String, isRead: Bool) -> String {
    let declaration = isDeclared ? "implements: [height]" : "\(key): {\(name): {implements: [height]}}"
    return "if '\(name)' implements it, say so ('\(declaration)')\(isRead ? ", else write 'height'" : "")"
  }
}
