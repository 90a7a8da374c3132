internal import ListModel
internal import SpecSource
internal import SpecTree

/// How findings point at rows and name what they have.
extension LintContext {
  /// The reuse identifier that a row has in the end.
  func reuseIdentifier(of row: RowFacts) -> String {
    var element = ResolvedElement.empty(.row)
    resolver.resolve(row.spec, inheritance, into: &element)
    return name(element[RowKeys.shared.reuseId].content)
  }

  /// The name of a cell class.
  func name(ofCell index: Int) -> String { name(spec.cells.classes[index].title) }

  private func name(_ content: ResolvedValue.Content) -> String {
    switch content {
    case .text(let node): view.excerpt(of: node)
    case .joined(let node, let ending): view.excerpt(of: node) + ending.rawValue
    case .known(let name): name.rawValue
    default: ""
    }
  }

  /// The value by which a row has a property, if it writes it itself, else the value that names its class, else the
  /// row's first line.
  func place(of row: RowFacts, sayer slot: Slot) -> Location {
    let keys = RowKeys.shared
    let values = spec.values(of: row.spec.record)
    let value =
      values.first { $0.slot == slot } ?? values.first { [keys.cell, keys.item, keys.type].contains($0.slot) }
    return value.map { view.location(of: $0.node) } ?? place(of: row.spec.node)
  }
}
