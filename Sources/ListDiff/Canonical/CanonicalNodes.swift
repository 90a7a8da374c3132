internal import ListModel
internal import SpecTree

extension TreeView {
  /// What stands at a node, in its canonical form.
  func canonicalValue(_ node: NodeID, as reading: ScalarReading) -> CanonicalValue {
    let target = resolved(node)
    switch kind(of: target) {
    case .scalar: return canonicalScalar(target, reading)
    case .sequence:
      var items: [CanonicalValue] = []
      var item = target.next
      while item < after(target) {
        items.append(canonicalValue(item, as: reading))
        item = after(item)
      }
      return .list(items)
    case .mapping:
      var members: [CanonicalValue.Member] = []
      forEachPair(of: target) { pair in
        members.append(.init(string(of: pair.key), canonicalValue(pair.value, as: reading)))
      }
      return .map(members)
    case .alias: return .null  // resolved above: an alias never stands for an alias
    }
  }

  private func canonicalScalar(_ node: NodeID, _ reading: ScalarReading) -> CanonicalValue {
    let text = text(of: node)
    guard reading != .text, style(of: node) == .plain else { return .text(String(decoding: text, as: UTF8.self)) }
    switch scalar(of: node) {
    case .null: return .null
    case .bool(let isTrue): return .flag(isTrue)
    case .text: return .text(String(decoding: text, as: UTF8.self))
    case .integer, .hugeInteger, .double: return CanonicalNumber(text).map { .number($0) } ?? .null
    }
  }
}
