internal import ListModel

/// Two lists, as they come to.
///
/// Properties are compared by their effective values: what both sides leave to their runtimes is no difference, unless a
/// compiled list always shows it. One that follows another on both sides is not compared by itself.
struct ResolvedPair: ComparedPair {
  let old: ResolvedSide
  let new: ResolvedSide
  private let comparison: ContentComparison

  init(_ old: Resolver, _ new: Resolver) {
    self.old = ResolvedSide(old)
    self.new = ResolvedSide(new)
    comparison = ContentComparison(old, new)
  }

  func areSameRows(_ left: Int, _ right: Int, withTags: Bool) -> Bool {
    let ignored = withTags ? SlotSet() : SlotSet([RowKeys.shared.tag])
    let (before, after) = (old.row(left), new.row(right))
    return slots(before, after, but: ignored).allSatisfy { areSame($0, before, after) }
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
    for (name, text) in [("runtime", \Runtime.name), ("kind", \Runtime.kind.rawValue)] {
      let (before, after) = (old.runtime[keyPath: text], new.runtime[keyPath: text])
      if before != after { changes += Self.change([name], .text(before), .text(after)) }
    }
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
    return slots(left, right, but: ignored).union(others).filter { !areSame($0, left, right) }.flatMap { slot in
      Self.change(path + [table[slot].name], old.value(slot, of: left), new.value(slot, of: right))
    }
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
