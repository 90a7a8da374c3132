internal import ListModel

/// Two lists, as they are written.
struct WrittenPair: ComparedPair {
  let old: WrittenSide
  let new: WrittenSide
  private let comparison: RecordComparison
  private let sections: SectionComparison
  private let root: RootComparison

  init(_ old: ComparedSpec, _ new: ComparedSpec) {
    self.old = WrittenSide(old)
    self.new = WrittenSide(new)
    comparison = RecordComparison(old, new)
    sections = SectionComparison(comparison)
    root = RootComparison(comparison, sections)
  }

  private func records(_ left: Int, _ right: Int) -> (old: Record, new: Record) {
    (old.compared.spec.rows[left].record, new.compared.spec.rows[right].record)
  }

  func areSameRows(_ left: Int, _ right: Int, withTags: Bool) -> Bool {
    let (before, after) = records(left, right)
    return comparison.areSame(before, after, .row, but: withTags ? nil : RowKeys.shared.tag)
  }

  func changes(ofRow left: Int, to right: Int) -> [PropertyChange] {
    let (before, after) = records(left, right)
    return comparison.changes(before, after, .row, but: RowKeys.shared.tag) { value in
      [old.compared.writtenKey(of: value, in: before.node) ?? CanonicalReader.name(of: value, .row)]
    }
  }

  func changes(ofSection left: Int, to right: Int) -> [PropertyChange] {
    sections.changes(old.sections[left], new.sections[right])
  }

  func listChanges() -> [PropertyChange] { root.changes() }

  func classChanges() -> (cells: [ClassChange], views: [ClassChange]) {
    (root.classChanges(\.cells, .row), root.classChanges(\.views, .header))
  }
}
