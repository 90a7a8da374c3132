internal import ListModel
internal import SpecTree

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

  private var names = NameTable()
  private var firsts: [First] = []
  /// By class: the number of the identifier that is the class's name; -1 while unknown.
  private var ofClass: [Int32]
  private let reuseId = RowKeys.shared.reuseId
  private let style = RowKeys.shared.style
  /// Whether the app's own code makes the cells, so that the file says nothing of identifiers.
  private let isUnknown: Bool

  init(_ spec: ListSpec) {
    ofClass = Array(repeating: -1, count: spec.cells.classes.count)
    isUnknown = spec.overrides.row[RowKeys.shared.cell] != nil
  }

  /// The first row that has this row's identifier; nil when this is the first, or when only code knows it.
  mutating func first(_ row: RowFacts, _ spec: ListSpec, _ resolver: Resolver, _ view: TreeView) -> First? {
    guard !isUnknown, let cell = row.cell, let number = identifier(of: row, cell, spec, resolver, view) else {
      return nil
    }
    if number < firsts.count { return firsts[number] }
    firsts.append(
      First(
        row: row.index, inheritance: row.inheritance, cell: cell,
        speaksOfStyle: row.values.contains(style) || row.inheritance.slots.contains(style)))
    return nil
  }

  private mutating func identifier(
    of row: RowFacts, _ cell: Int, _ spec: ListSpec, _ resolver: Resolver, _ view: TreeView
  ) -> Int? {
    if row.handlers.contains(reuseId) { return nil }
    if row.values.contains(reuseId) {
      guard let value = spec.value(reuseId, in: row.spec.record), value.content == .text else { return nil }
      return names.intern(view.resolved(value.node), in: view).number
    }
    if !spec.cells.facts[cell].defaults.contains(reuseId), !row.inheritance.slots.contains(reuseId) {
      if ofClass[cell] < 0 {
        let name = spec.cells.classes[cell].name
        ofClass[cell] = Int32(truncatingIfNeeded: names.intern(name, in: view).number)
      }
      return Int(ofClass[cell])
    }
    guard case .text(let node) = resolver.value(reuseId, of: row.spec, row.inheritance).content else { return nil }
    return names.intern(node, in: view).number
  }
}
