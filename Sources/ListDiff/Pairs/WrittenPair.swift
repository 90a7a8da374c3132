internal import ListModel

/// Two lists, as they are written.
final class WrittenPair: ComparedPair {
  private let comparison: RecordComparison
  private let oldSections: [SectionSpec]
  private let newSections: [SectionSpec]
  private let oldHash: ContentHash
  private let newHash: ContentHash
  private static let tagSlots = SlotSet([RowKeys.shared.tag])

  init(_ old: ComparedSpec, _ new: ComparedSpec) {
    comparison = RecordComparison(old, new)
    oldSections = old.sections
    newSections = new.sections
    oldHash = ContentHash(old)
    newHash = ContentHash(new)
  }

  // MARK: - One list

  func runtime(of side: ComparedSide) -> Runtime {
    side == .old ? comparison.old.spec.runtime : comparison.new.spec.runtime
  }

  func rowCount(of side: ComparedSide) -> Int {
    side == .old ? comparison.old.spec.rows.count : comparison.new.spec.rows.count
  }

  func outline(of side: ComparedSide, _ tags: inout TagTable) -> ListOutline {
    side == .old ? comparison.old.outline(&tags) : comparison.new.outline(&tags)
  }

  func title(ofSection section: Int, of side: ComparedSide) -> String? {
    side == .old
      ? comparison.oldReader.title(of: oldSections[section]) : comparison.newReader.title(of: newSections[section])
  }

  func members(ofSection section: Int, of side: ComparedSide) -> [CanonicalValue.Member] {
    side == .old
      ? comparison.oldReader.members(of: oldSections[section]) : comparison.newReader.members(of: newSections[section])
  }

  func content(ofRow row: Int, of side: ComparedSide) -> CanonicalValue {
    switch side {
    case .old: .map(comparison.oldReader.members(of: comparison.old.spec.rows[row].record, .row))
    case .new: .map(comparison.newReader.members(of: comparison.new.spec.rows[row].record, .row))
    }
  }

  func hash(ofRow row: Int, of side: ComparedSide, withTag: Bool) -> UInt64 {
    let ignored = withTag ? SlotSet() : Self.tagSlots
    return side == .old ? oldHash.hash(ofRow: row, ignoring: ignored) : newHash.hash(ofRow: row, ignoring: ignored)
  }

  func cellHash(ofRow row: Int, of side: ComparedSide) -> UInt64 {
    side == .old ? oldHash.cell(ofRow: row) : newHash.cell(ofRow: row)
  }

  // MARK: - Both

  func areSameRows(_ left: Int, _ right: Int, withTags: Bool) -> Bool {
    comparison.areSame(
      comparison.old.spec.rows[left].record, comparison.new.spec.rows[right].record, .row,
      but: withTags ? nil : RowKeys.shared.tag)
  }

  func changes(ofRow left: Int, to right: Int) -> [PropertyChange] {
    let before = comparison.old.spec.rows[left].record
    let side = comparison.old
    return comparison.changes(before, comparison.new.spec.rows[right].record, .row, but: RowKeys.shared.tag) { value in
      [side.writtenKey(of: value, in: before.node) ?? CanonicalReader.name(of: value, .row)]
    }
  }

  func changes(ofSection left: Int, to right: Int) -> [PropertyChange] {
    SectionComparison(comparison).changes(oldSections[left], newSections[right])
  }

  func listChanges() -> [PropertyChange] { RootComparison(comparison, SectionComparison(comparison)).changes() }

  func classChanges() -> (cells: [ClassChange], views: [ClassChange]) {
    let root = RootComparison(comparison, SectionComparison(comparison))
    return (root.classChanges(\.cells, .row), root.classChanges(\.views, .header))
  }
}
