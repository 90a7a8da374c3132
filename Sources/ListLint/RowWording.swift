internal import ListModel
internal import SpecSource
internal import SpecTree

/// How findings point at rows and name what they have.
extension LintContext {
  /// The reuse identifier of a row, as the file has it.
  func reuseIdentifier(of row: RowFacts) -> String {
    switch resolver.value(RowKeys.shared.reuseId, of: row.spec, inheritance).content {
    case .text(let node): view.excerpt(of: node)
    case .known(let name): name.rawValue
    default: ""
    }
  }

  /// The value by which a row has a property, if it writes it itself, else the value that names its class, else the
  /// row's first line.
  func place(of row: RowFacts, sayer slot: Slot) -> Location {
    let values = spec.values(of: row.spec.record)
    let value = values.first { $0.slot == slot } ?? values.first { $0.slot == RowKeys.shared.cell }
    return value.map { view.location(of: $0.node) } ?? place(of: row.spec.node)
  }
}
