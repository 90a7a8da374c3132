internal import ListModel
internal import SpecTree

/// Says what differs between two sections, their rows apart.
struct SectionComparison {
  private let comparison: RecordComparison

  init(_ comparison: RecordComparison) { self.comparison = comparison }

  /// What differs, but for the tags.
  func changes(_ old: SectionSpec, _ new: SectionSpec) -> [PropertyChange] {
    let side = comparison.old
    var changes = comparison.changes(old.record, new.record, .section, but: SectionKeys.shared.tag) { value in
      [side.writtenKey(of: value, in: old.record.node) ?? CanonicalReader.name(of: value, .section)]
    }
    changes += self.changes("header", old.header?.record, new.header?.record, .header, in: old.record.node)
    changes += self.changes("footer", old.footer?.record, new.footer?.record, .header, in: old.record.node)
    changes += self.changes("rowDefaults", old.rowDefaults, new.rowDefaults, .row, in: old.record.node)
    return changes
  }

  /// What differs between two elements that may also stand under flat names in the mapping around them, such as
  /// `headerTitle`.
  func changes(
    _ name: String, _ old: Record?, _ new: Record?, _ element: Element, in parent: NodeID
  ) -> [PropertyChange] {
    let side = comparison.old
    func written(_ value: WrittenValue, _ record: Record) -> [String] {
      let canonical = CanonicalReader.name(of: value, element)
      if let key = side.writtenKey(of: value, in: parent) {
        // A header that is a text stands under its own name.
        return key == name ? [name, canonical] : [key]
      }
      return [name, side.writtenKey(of: value, in: record.node) ?? canonical]
    }
    switch (old, new) {
    case (nil, nil): return []
    case (nil, let new?):
      let value = CanonicalValue.map(comparison.newReader.members(of: new, element))
      return [PropertyChange([name], written: [name], old: nil, new: value)]
    case (let old?, nil):
      let keys = side.spec.values(of: old).map { written($0, old) }
      let isFlat = keys.contains { $0.count == 1 }
      // Under flat names it goes key by key.
      guard isFlat else {
        let value = CanonicalValue.map(comparison.oldReader.members(of: old, element))
        return [PropertyChange([name], written: [name], old: value, new: nil)]
      }
      return comparison.changes(old, nil, element, at: [name]) { written($0, old) }
    case (let old?, let new?):
      if comparison.areSame(old, new, element) { return [] }
      return comparison.changes(old, new, element, at: [name]) { written($0, old) }
    }
  }
}
