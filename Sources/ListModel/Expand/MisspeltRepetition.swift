internal import SpecSource
internal import SpecTree

/// A repetition that is misspelt: the elements that it would have made have no `each`.
extension ListExpander {
  /// Whether a section or a row of the spec has a key that is nearly spelt `forEach`; looked for once, when something is
  /// missing that a repetition gives.
  mutating func hasMisspeltRepetition() -> Bool {
    if let misspeltRepetition { return misspeltRepetition }
    let outer = enter(0)
    defer { enter(outer) }
    let found = [MappingKey.sections, .rows, .items].contains { key in
      view.value(of: key.name, in: parts[0].root).map { isAnyMisspelt($0, isSection: key == .sections) } ?? false
    }
    misspeltRepetition = found
    return found
  }

  /// The keys below which there are repetitions.
  private enum MappingKey {
    case sections, rows, items, records

    var name: StaticString {
      switch self {
      case .sections: "sections"
      case .rows: "rows"
      case .items: "items"
      case .records: "records"
      }
    }
  }

  private func isAnyMisspelt(_ list: NodeID, isSection: Bool) -> Bool {
    guard view.kind(of: list) == .sequence else { return false }
    var item = list.next
    while item < view.after(list) {
      let target = view.resolved(item)
      if view.kind(of: target) == .mapping {
        if isMisspelt(target) { return true }
        let inner =
          isSection ? [MappingKey.rows, .items, .records].compactMap { view.value(of: $0.name, in: target) } : []
        if inner.contains(where: { isAnyMisspelt($0, isSection: false) }) { return true }
      }
      item = view.after(item)
    }
    return false
  }

  private func isMisspelt(_ mapping: NodeID) -> Bool {
    pairs(of: mapping).contains { pair in
      let key = view.text(of: pair.key)
      // No other key is as long and begins so.
      guard key.count >= 5, key.count <= 10, key[0] | 0x20 == UInt8(ascii: "f") else { return false }
      return Spelling.nearest(to: view.string(of: pair.key), in: ["forEach"]) != nil
    }
  }
}
