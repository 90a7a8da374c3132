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
  /// Whether the app's own code makes the cells, so that the file says nothing of identifiers.
  let isUnknown: Bool

  init(_ spec: ListSpec) {
    firsts = Array(repeating: nil, count: spec.reuseIds.count)
    isUnknown = spec.overrides.row[RowKeys.shared.cell] != nil
  }

  /// Notes the first row that has an identifier.
  mutating func note(_ first: First, at number: Int) { firsts[number] = first }
}

extension LintContext {
  /// The number of a row's reuse identifier when an earlier row has it; nil when this is the first, which is noted, or
  /// when only code knows it.
  ///
  /// All of it is here because a list that is handed over while the context changes is copied, which costs more than
  /// the rest.
  mutating func noteIdentifier(of row: RowFacts.Content) -> Int? {
    let (reuseId, style) = (RowKeys.shared.reuseId, RowKeys.shared.style)
    guard !reuse.isUnknown, let cell = row.cell.map({ Int($0) }), !row.handlers.contains(reuseId) else { return nil }
    let number: Int
    if row.values.contains(reuseId) {
      guard let written = row.spec.reuseId else { return nil }
      number = written
    } else if !spec.cells.facts[cell].defaults.contains(reuseId), !inheritance.slots.contains(reuseId) {
      number = spec.cells.facts[cell].reuseId
    } else {
      guard let value = resolver.written(reuseId, of: row.spec, inheritance), value.content == .text,
        value.form == .value
      else { return nil }
      number = value.name
    }
    if reuse.firsts[number] != nil { return number }
    let first = ReuseTable.First(
      row: Int(row.index), inheritance: inheritance, cell: cell,
      speaksOfStyle: row.values.contains(style) || inheritance.slots.contains(style))
    reuse.note(first, at: number)
    return nil
  }
}
