internal import SpecSource
internal import SpecTree

/// Keys that are misspelt: they have their findings, and what was meant is expanded all the same, so that nothing else seems
/// to be wrong.
extension ListExpander {
  /// What a key that is not known was meant to be, where that is a list of sections or rows: the builder reads it as such
  /// beside its finding, so it is expanded as such.
  mutating func meantItems(_ key: NodeID, _ element: Element) -> KeyMeaning? {
    let unknown = UnknownKey(name: view.string(of: key), element: element, level: element.level)
    if let known = meantKeys[unknown] { return known }
    var result: KeyMeaning?
    switch unknown.meaning(for: vocabulary.runtime, known: meantKeys.count) {
    case .misspelt(_, let meaning), .otherRuntime(_, let meaning, _):
      if meaning.target == .own, isItems(PropertyTable.of(element)[meaning.slot]) { result = meaning }
    case .otherKind, .otherPlace, .unknown: break
    }
    meantKeys[unknown] = .some(result)
    return result
  }

  private func isItems(_ property: Property) -> Bool {
    switch property.kind {
    case .structure(.sections), .structure(.rows), .structure(.models): true
    default: false
    }
  }

  /// What a section or a row is repeated for: what stands under `forEach`, or under a key that is nearly spelt so and has
  /// its finding.
  func repetition(of mapping: NodeID) -> NodeID? {
    if let found = view.value(of: "forEach", in: mapping) { return found }
    var found: NodeID?
    view.forEachPair(of: mapping) { pair in
      if found == nil, isNear("forEach", pair.key) { found = view.resolved(pair.value) }
    }
    return found
  }

  /// Whether a mapping has a key that is nearly spelt like another.
  func hasMisspelt(_ name: String, in mapping: NodeID) -> Bool {
    var found = false
    view.forEachPair(of: mapping) { if isNear(name, $0.key) { found = true } }
    return found
  }

  private func isNear(_ name: String, _ key: NodeID) -> Bool {
    let text = view.text(of: key)
    // A cheap look first: rows are many.
    guard text.count >= name.utf8.count - 2, text.count <= name.utf8.count + 2, text[0] | 0x20 == name.utf8.first else {
      return false
    }
    let spelling = view.string(of: key)
    return spelling != name && Spelling.nearest(to: spelling, in: [name]) != nil
  }
}
