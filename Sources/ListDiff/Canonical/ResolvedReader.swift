internal import ListModel
internal import SpecTree

/// Makes canonical values of what a list comes to; only of what differs, since it copies.
final class ResolvedReader {
  private let resolver: Resolver
  private let nodes: CanonicalReader
  /// By `Element.rawValue`.
  private let shown: [ShownProperties]

  init(_ resolver: Resolver) {
    self.resolver = resolver
    nodes = CanonicalReader(ComparedSpec(resolver.spec, in: resolver.view))
    shown = Element.allCases.map { ShownProperties($0, for: resolver.spec.runtime) }
  }

  /// The properties of an element that say something of it, events among them.
  func slots(of element: ResolvedElement) -> SlotSet {
    let properties = shown[Int(element.element.rawValue)]
    return resolver.shown(of: element, properties).union(element.present.intersection(properties.events))
  }

  /// What an element has that its runtime would not give it by default, in the order of the catalogue.
  func members(of element: ResolvedElement, but ignored: SlotSet = SlotSet()) -> [CanonicalValue.Member] {
    let table = PropertyTable.of(element.element)
    return slots(of: element).subtracting(ignored).filter { resolver.isTelling($0, of: element) }.compactMap { slot in
      value(slot, of: element).map { .init(table[slot].name, $0) }
    }
  }

  /// The effective value of a property; nil where there is none, and for data that is null.
  func value(_ slot: Slot, of element: ResolvedElement) -> CanonicalValue? {
    let kind = PropertyTable.of(element.element)[slot].kind
    switch resolver.effective(slot, of: element) {
    case .unset, .unusable, .none: return nil
    case .flag(let isTrue): return .flag(isTrue)
    case .number(let number): return CanonicalNumber(number).map { .number($0) }
    case .automatic: return .text("automatic")
    case .nothing: return .number(CanonicalNumber(0))
    case .choice(let place):
      guard case .choice(let names) = kind else { return nil }
      return .text(names[place])
    case .text(let node): return nodes.value(node, as: .text)
    case .joined(let node, let ending): return .text(resolver.view.string(of: node) + ending.rawValue)
    case .known(let name): return .text(name.rawValue)
    case .size(let width, let height):
      return .map(
        [("width", width), ("height", height)].compactMap { name, side in
          CanonicalNumber(side).map { .init(name, .number($0)) }
        })
    case .data(let node):
      let value = element.isMerged(slot) ? merged(node, over: element.modelBase) : nodes.value(node, as: kind.reading)
      return value == .null ? nil : value
    case .native(let node): return node.map { nodes.code(at: $0) } ?? .text("native")
    case .elements(let range): return elements(range, kind)
    }
  }

  private func elements(_ range: Range<Int>, _ kind: ValueKind) -> CanonicalValue? {
    switch kind {
    case .elements(let element): .list(range.map { .map(members(of: resolver.element(element, at: $0))) })
    case .element(let element) where range.count == 1:
      .map(members(of: resolver.element(element, at: range.lowerBound)))
    default: nil
    }
  }

  /// A model over the one that its class gives.
  private func merged(_ model: NodeID, over base: NodeID?) -> CanonicalValue {
    guard let base else { return nodes.value(model, as: .data) }
    var merge = ModelMerge()
    var members: [CanonicalValue.Member] = []
    merge.forEachPair(of: model, over: base, in: resolver.view) { key, value in
      members.append(.init(resolver.view.string(of: key), nodes.value(value, as: .data)))
    }
    return .map(members)
  }
}

extension ResolvedElement {
  /// Whether a property is a model whose gaps that of its class fills.
  func isMerged(_ slot: Slot) -> Bool {
    guard modelBase != nil else { return false }
    return slot == (element == .row ? RowKeys.shared.model : HeaderKeys.shared.model)
  }
}
