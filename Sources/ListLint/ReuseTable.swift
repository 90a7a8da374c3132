internal import ListModel

/// The reuse identifiers of a list, each with the row that had it first.
///
/// Rows that name no class are left out: the tool gives plain rows identifiers that never meet.
struct ReuseTable {
  /// The row that had an identifier first.
  struct First {
    /// Its place among all rows.
    let row: Int
    /// What it inherits.
    let inheritance: Resolver.Inheritance
    /// Its class.
    let cell: Int
    /// Whether it or what it inherits from speaks of the style.
    let speaksOfStyle: Bool
  }

  /// The rows that had the identifiers first, by the identifier's number in `ListSpec.reuseIds`.
  private(set) var firsts: [First?]
  private let reuseId = RowKeys.shared.reuseId
  private let style = RowKeys.shared.style
  /// Whether the app's own code makes the cells, so that the file says nothing of identifiers.
  private let isUnknown: Bool

  init(_ spec: ListSpec) {
    firsts = Array(repeating: nil, count: spec.reuseIds.count)
    isUnknown = spec.overrides.row[RowKeys.shared.cell] != nil
  }

  /// The number of a row's identifier when an earlier row has it; nil when this is the first, or when only code knows it.
  mutating func note(
    _ row: RowFacts, writtenAt place: Int?, _ inheritance: Resolver.Inheritance, _ spec: ListSpec,
    _ resolver: Resolver
  ) -> Int? {
    guard !isUnknown, let cell = row.cell, !row.handlers.contains(reuseId) else { return nil }
    let number: Int
    if let place {
      guard spec.values[place].content == .text else { return nil }
      number = spec.values[place].name
    } else if !spec.cells.facts[cell].defaults.contains(reuseId), !inheritance.slots.contains(reuseId) {
      number = spec.cells.facts[cell].reuseId
    } else {
      guard let value = resolver.written(reuseId, of: row.spec, inheritance), value.content == .text,
        value.form == .value
      else { return nil }
      number = value.name
    }
    if firsts[number] != nil { return number }
    firsts[number] = First(
      row: row.index, inheritance: inheritance, cell: cell,
      speaksOfStyle: row.values.contains(style) || inheritance.slots.contains(style))
    return nil
  }
}

extension LintContext {
  /// Notes the reuse identifier of a row; what `ReuseTable.note` answers.
  mutating func noteIdentifier(of row: RowFacts, writtenAt place: Int?) -> Int? {
    reuse.note(row, writtenAt: place, inheritance, spec, resolver)
  }
}
