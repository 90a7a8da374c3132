internal import ListModel
internal import SpecTree

/// The reuse identifiers of a list, each with the row that had it first.
struct ReuseTable {
  private var names = NameTable()
  /// By identifier: the first row that has it.
  private var firstRows: [Int32] = []
  /// By class: the identifier that is the class's name; -1 while unknown.
  private var ofClass: [Int32]
  private let reuseId = RowKeys.shared.reuseId

  init(_ context: LintContext) {
    ofClass = Array(repeating: -1, count: context.spec.cells.classes.count)
  }

  /// The first row that has a row's identifier; nil when this is the first, or when only code knows the identifier.
  mutating func firstRow(likeRow row: RowFacts, _ context: LintContext) -> Int? {
    guard let number = identifier(of: row, context) else { return nil }
    if number < firstRows.count { return Int(firstRows[number]) }
    firstRows.append(Int32(truncatingIfNeeded: row.index))
    return nil
  }

  private mutating func identifier(of row: RowFacts, _ context: LintContext) -> Int? {
    guard context.spec.overrides.row.isEmpty else { return nil }
    guard let cell = row.cell else { return nil }
    let found = context.spec.cells.classes[cell]
    let isSpoken =
      row.values.contains(reuseId) || row.handlers.contains(reuseId) || found.defaults.contains(reuseId)
      || row.inheritance.slots.contains(reuseId)
    if !isSpoken {
      if ofClass[cell] < 0 {
        ofClass[cell] = Int32(truncatingIfNeeded: names.intern(found.name, in: context.view).number)
      }
      return Int(ofClass[cell])
    }
    let value = context.resolver.value(reuseId, of: row.spec, row.inheritance)
    guard case .text(let node) = value.content else { return nil }
    return names.intern(node, in: context.view).number
  }
}
