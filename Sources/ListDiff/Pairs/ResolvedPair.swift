internal import ListModel

/// Two lists, as they come to.
///
/// Properties are compared by their effective values: what both sides leave to their runtimes is no difference, unless a
/// compiled list always shows it. One that follows another on both sides is not compared by itself.
final class ResolvedPair: ComparedPair {
  private let old: ResolvedSide
  private let new: ResolvedSide
  private let comparison: ContentComparison

  init(_ old: Resolver, _ new: Resolver) {
    self.old = ResolvedSide(old)
    self.new = ResolvedSide(new)
    comparison = ContentComparison(old, new)
  }

  // MARK: - One list

  func runtime(of side: ComparedSide) -> Runtime { side == .old ? old.runtime : new.runtime }

  func rowCount(of side: ComparedSide) -> Int { side == .old ? old.rowCount : new.rowCount }

  func outline(of side: ComparedSide, _ tags: inout TagTable) -> ListOutline {
    side == .old ? old.outline(&tags) : new.outline(&tags)
  }

  func title(ofSection section: Int, of side: ComparedSide) -> String? {
    side == .old ? old.title(ofSection: section) : new.title(ofSection: section)
  }

  func members(ofSection section: Int, of side: ComparedSide) -> [CanonicalValue.Member] {
    side == .old ? old.members(ofSection: section) : new.members(ofSection: section)
  }

  func content(ofRow row: Int, of side: ComparedSide) -> CanonicalValue {
    side == .old ? old.content(ofRow: row) : new.content(ofRow: row)
  }

  func hash(ofRow row: Int, of side: ComparedSide, withTag: Bool) -> UInt64 {
    side == .old ? old.hash(ofRow: row, withTag: withTag) : new.hash(ofRow: row, withTag: withTag)
  }

  func cellHash(ofRow row: Int, of side: ComparedSide) -> UInt64 {
    side == .old ? old.cellHash(ofRow: row) : new.cellHash(ofRow: row)
  }

  // MARK: - Both

  func areSameRows(_ left: Int, _ right: Int, withTags: Bool) -> Bool {
    let ignored = withTags ? SlotSet() : SlotSet([RowKeys.shared.tag])
    let (before, after) = (old.row(left), new.row(right))
    for slot in slots(before, after, but: ignored) where !areSame(slot, before, after) { return false }
    return true
  }

  func changes(ofRow left: Int, to right: Int) -> [PropertyChange] {
    changes(old.row(left), new.row(right), but: SlotSet([RowKeys.shared.tag]))
  }

  func changes(ofSection left: Int, to right: Int) -> [PropertyChange] {
    let (before, after) = (old.sections[left], new.sections[right])
    let ignored = ResolvedSide.headers.union(SlotSet([SectionKeys.shared.tag]))
    var changes = changes(old.resolver.section(before), new.resolver.section(after), but: ignored)
    for side in HeaderSide.allCases {
      changes += self.changes(side, old.resolver.header(side, of: before), new.resolver.header(side, of: after))
    }
    if before.maker != after.maker {
      changes += Self.change(
        ["generated"], before.maker.map { .text($0.rawValue) }, after.maker.map { .text($0.rawValue) })
    }
    return changes
  }

  func listChanges() -> [PropertyChange] {
    let keys = ListKeys.shared
    var changes: [PropertyChange] = []
    let (before, after) = (old.runtime, new.runtime)
    for (name, first, second) in [
      ("runtime", before.name, after.name), ("kind", before.kind.rawValue, after.kind.rawValue),
    ] where first != second { changes += Self.change([name], .text(first), .text(second)) }
    changes += self.changes(
      old.resolver.list(), new.resolver.list(), and: SlotSet([keys.tag, keys.sectionIndexTitles]),
      but: SlotSet([keys.header, keys.footer]))
    for side in HeaderSide.allCases {
      changes += self.changes(side, old.resolver.listHeader(side), new.resolver.listHeader(side))
    }
    return changes
  }

  /// What classes say is in their rows.
  func classChanges() -> (cells: [ClassChange], views: [ClassChange]) { ([], []) }

  // MARK: - Elements

  /// The properties that one of two elements shows.
  private func slots(_ left: ResolvedElement, _ right: ResolvedElement, but ignored: SlotSet) -> SlotSet {
    old.slots(of: left).union(new.slots(of: right)).subtracting(ignored)
  }

  private func areSame(_ slot: Slot, _ left: ResolvedElement, _ right: ResolvedElement) -> Bool {
    if comparison.areSame(slot, left, right) ?? (old.value(slot, of: left) == new.value(slot, of: right)) {
      return true
    }
    // Then the other one differs, which is enough to be said.
    return old.resolver.follows(slot, of: left) && new.resolver.follows(slot, of: right)
  }

  /// What differs between two elements, in the order of the catalogue.
  private func changes(
    _ left: ResolvedElement, _ right: ResolvedElement, at path: [String] = [], and others: SlotSet = SlotSet(),
    but ignored: SlotSet = SlotSet()
  ) -> [PropertyChange] {
    let table = PropertyTable.of(left.element)
    var changes: [PropertyChange] = []
    for slot in slots(left, right, but: ignored).union(others) where !areSame(slot, left, right) {
      changes += Self.change(path + [table[slot].name], old.value(slot, of: left), new.value(slot, of: right))
    }
    return changes
  }

  /// What differs between two headers or footers.
  private func changes(_ side: HeaderSide, _ left: ResolvedElement?, _ right: ResolvedElement?) -> [PropertyChange] {
    let path = [side.rawValue]
    switch (left, right) {
    case (nil, nil): return []
    case (let left?, let right?): return changes(left, right, at: path)
    case (let left, let right):
      return Self.change(
        path, left.map { .map(old.members(of: $0)) }, right.map { .map(new.members(of: $0)) })
    }
  }

  /// What differs between two values of one property.
  private static func change(_ path: [String], _ old: CanonicalValue?, _ new: CanonicalValue?) -> [PropertyChange] {
    guard let old, let new else { return [PropertyChange(path, written: path, old: old, new: new)] }
    return ValueComparison.changes(old, new, at: path, written: path)
  }
}
