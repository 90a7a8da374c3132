internal import ListModel
internal import SpecTree

/// Hashes elements by their effective values, however these came about.
final class ResolvedHash {
  private let resolver: Resolver
  private let nodes: NodeHash
  private let readings = PropertyTable.row.properties.map(\.kind.reading)

  init(_ resolver: Resolver) {
    self.resolver = resolver
    nodes = NodeHash(view: resolver.view)
  }

  /// The hash of some properties of a row.
  func hash(of row: ResolvedElement, _ slots: SlotSet) -> UInt64 {
    var sum: UInt64 = 0
    for slot in slots {
      if let hash = hash(slot, of: row) { sum &+= NodeHash.mix(UInt64(slot), hash) }
    }
    return sum
  }

  /// The hash of a value; nil for none.
  private func hash(_ slot: Slot, of row: ResolvedElement) -> UInt64? {
    switch resolver.effective(slot, of: row) {
    case .unset, .unusable, .none: return nil
    case .flag(let isTrue): return isTrue ? 1 : 2
    case .number(let number): return NodeHash.hash(number)
    case .nothing: return NodeHash.hash(0)
    case .choice(let place): return UInt64(place) + 3
    case .text(let node): return nodes.hash(node, as: .text)
    case .known(let name): return Self.hash(name.rawValue)
    case .joined(let node, let ending): return Self.hash(resolver.view.string(of: node) + ending.rawValue)
    case .data(let node):
      let view = resolver.view
      if view.kind(of: node) == .scalar, readings[slot] != .text, view.style(of: node) == .plain,
        view.scalar(of: node) == .null
      {
        return nil
      }
      guard row.isMerged(slot), let base = row.modelBase else { return nodes.hash(node, as: readings[slot]) }
      var merge = ModelMerge()
      var sum = NodeHash.emptyMapping
      merge.forEachPair(of: node, over: base, in: view) { sum &+= nodes.hash(key: $0, $1, as: .data) }
      return sum
    // Rare, and compared where it matters.
    case .automatic, .size, .native, .elements: return 0
    }
  }

  private static func hash(_ text: String) -> UInt64 {
    var text = text
    return text.withUTF8 { NodeHash.hash($0) }
  }
}
