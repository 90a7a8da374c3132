internal import SpecExpression
internal import SpecTree

/// How a list names the classes of its rows, headers and footers, by its runtime.
struct ClassNaming {
  /// The keys of a row that name its class, besides `cell`.
  let cell: [String]
  /// The keys of a section that name the class of its rows.
  let sectionCell: [String]
  /// All keys of a section that are properties of its rows.
  let sectionKeys: Set<String>
  /// What stands behind an item's class in the name of its cell's class.
  let itemEnding: String?
  /// The classes by their types.
  var types: [String: String] = [:]

  /// The keys of a runtime.
  init(_ runtime: Runtime) {
    let aliases = runtime.rules.aliases.filter { $0.property == "cell" }
    cell = aliases.filter { $0.element == .row }.map(\.name)
    sectionCell = aliases.filter { $0.element == .section && $0.target == .rows }.map(\.name)
    let ofRows = runtime.rules.aliases.filter { $0.element == .section && $0.target == .rows }
    sectionKeys = Set(ofRows.map(\.name))
    itemEnding = runtime.rules.itemCellEnding?.rawValue
  }
}

/// Which class an element has: what a class says in expressions is worked out for each element that has it, however it
/// came by it.
extension ListExpander {
  /// What the class of a row says in expressions: of the class that it names, else of the one that it inherits.
  mutating func rowClass(of target: NodeID, _ scope: LiveScope) -> ClassExpressions? {
    guard !cells.isEmpty else { return nil }
    return (cellName(in: target, scope) ?? sectionCell ?? rootCell).flatMap { cells[$0] }
  }

  /// What the class of a header or footer says in expressions.
  mutating func viewClass(of target: NodeID, _ scope: LiveScope) -> ClassExpressions? {
    guard !views.isEmpty else { return nil }
    return (text(view.value(of: "view", in: target), scope) ?? typeName(in: target, scope)).flatMap { views[$0] }
  }

  /// The class that a row or defaults of rows name: by itself, by a type or by an item.
  mutating func cellName(in target: NodeID, _ scope: LiveScope) -> String? {
    if let name = text(view.value(of: "cell", in: target), scope) { return name }
    if let name = text(first(of: naming.cell, in: target), scope) { return name }
    if let name = typeName(in: target, scope) { return name }
    guard let ending = naming.itemEnding, let item = text(view.value(of: "item", in: target), scope) else { return nil }
    return item + ending
  }

  /// The class that the rows of a section inherit from it; what its defaults say in expressions is not known here.
  mutating func inheritedCell(of section: NodeID) -> String? {
    if let name = first(of: naming.sectionCell, in: section), view.kind(of: name) == .scalar, !isLive(name) {
      return view.string(of: name)
    }
    guard let defaults = view.value(of: "rowDefaults", in: section) else { return nil }
    return defaultCell(in: defaults)
  }

  /// The class that defaults of rows name.
  mutating func defaultCell(in defaults: NodeID) -> String? {
    guard view.kind(of: defaults) == .mapping, !isLive(defaults) else { return nil }
    return cellName(in: defaults, LiveScope.outermost)
  }

  /// The class that the type of an element stands for.
  private mutating func typeName(in target: NodeID, _ scope: LiveScope) -> String? {
    guard !naming.types.isEmpty, let type = text(view.value(of: "type", in: target), scope) else { return nil }
    return naming.types[type]
  }

  private mutating func text(_ node: NodeID?, _ scope: LiveScope) -> String? {
    guard let node, view.kind(of: node) == .scalar else { return nil }
    return value(of: node, scope).map { evaluator.asText($0) }
  }

  /// The value of the first pair that has one of some keys.
  private func first(of keys: [String], in mapping: NodeID) -> NodeID? {
    guard !keys.isEmpty else { return nil }
    return pairs(of: mapping).first { keys.contains(view.string(of: $0.key)) }.map { view.resolved($0.value) }
  }

  /// Notes the classes by their types that a mapping declares; what was declared earlier stays.
  mutating func addTypes(_ mapping: NodeID) {
    guard view.kind(of: mapping) == .mapping else { return }
    for pair in pairs(of: mapping) {
      let name = view.resolved(pair.value)
      let type = view.string(of: pair.key)
      if view.kind(of: name) == .scalar, naming.types[type] == nil { naming.types[type] = view.string(of: name) }
    }
  }
}
