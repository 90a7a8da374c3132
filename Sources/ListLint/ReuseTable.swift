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
  /// The rows that had the identifiers first, by identifier.
  private(set) var firsts: [First] = []
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

  /// The number of a row's identifier when an earlier row has it; nil when this is the first, or when only code knows it.
  mutating func note(
    _ row: RowFacts, writtenAt place: Int?, _ inheritance: Resolver.Inheritance, _ spec: ListSpec,
    _ resolver: Resolver, _ view: TreeView
  ) -> Int? {
    guard !isUnknown, let cell = row.cell, !row.handlers.contains(reuseId) else { return nil }
    var number: Int
    if let place {
      guard spec.values[place].content == .text else { return nil }
      number = names.intern(view.resolved(spec.values[place].node), in: view).number
    } else if !spec.cells.facts[cell].defaults.contains(reuseId), !inheritance.slots.contains(reuseId) {
      number = Int(ofClass[cell])
      if number < 0 {
        number = names.intern(spec.cells.classes[cell].name, in: view).number
        ofClass[cell] = Int32(truncatingIfNeeded: number)
      }
    } else {
      guard case .text(let node) = resolver.value(reuseId, of: row.spec, inheritance).content else { return nil }
      number = names.intern(node, in: view).number
    }
    if number < firsts.count { return number }
    firsts.append(
      First(
        row: row.index, inheritance: inheritance, cell: cell,
        speaksOfStyle: row.values.contains(style) || inheritance.slots.contains(style)))
    return nil
  }
}

extension LintContext {
  /// Notes the reuse identifier of a row; what `ReuseTable.note` answers.
  mutating func noteIdentifier(of row: RowFacts, writtenAt place: Int?) -> Int? {
    reuse.note(row, writtenAt: place, inheritance, spec, resolver, view)
  }
}
