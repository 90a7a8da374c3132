internal import ListModel

/// Compares the elements of the three lists with each other.
struct MergeComparisons {
  private let oursOfBase: RecordComparison
  private let theirsOfBase: RecordComparison
  private let sides: RecordComparison
  /// The lists, by side, where one may have keys that begin with `x-`: they are compared too. Else nothing.
  private let inputs: [MergeInput]

  init(_ inputs: [MergeInput]) {
    let (base, ours, theirs) = (inputs[0].list, inputs[1].list, inputs[2].list)
    oursOfBase = RecordComparison(base, ours)
    theirsOfBase = RecordComparison(base, theirs)
    sides = RecordComparison(ours, theirs)
    self.inputs = inputs.contains(where: \.mayHaveOwnKeys) ? inputs : []
  }

  /// The comparison of the base with a side.
  func fromBase(to side: MergeSide) -> RecordComparison { side == .ours ? oursOfBase : theirsOfBase }

  /// Whether two rows are equal but for their tags; the first list comes before the second in the order of the sides.
  func areSameRows(_ one: MergeSide, _ row: Int, _ other: MergeSide, _ twin: Int) -> Bool {
    if !inputs.isEmpty {
      return inputs[one.rawValue].ownMembers(ofRow: row) == inputs[other.rawValue].ownMembers(ofRow: twin)
    }
    // Asked for every row: a copy of the comparison would cost more than the answer.
    if one != .base { return Self.areSameRows(sides, row, twin) }
    return other == .ours ? Self.areSameRows(oursOfBase, row, twin) : Self.areSameRows(theirsOfBase, row, twin)
  }

  private static func areSameRows(_ comparison: borrowing RecordComparison, _ row: Int, _ twin: Int) -> Bool {
    comparison.areSame(
      comparison.old.spec.rows[row].record, comparison.new.spec.rows[twin].record, .row, but: RowKeys.shared.tag)
  }

  /// Whether two sections are equal but for their tags and rows.
  func areSameSections(_ one: MergeSide, _ section: SectionSpec, _ other: MergeSide, _ twin: SectionSpec) -> Bool {
    if !inputs.isEmpty {
      return inputs[one.rawValue].ownMembers(of: section) == inputs[other.rawValue].ownMembers(of: twin)
    }
    let comparison = one == .base ? fromBase(to: other) : sides
    return SectionComparison(comparison).changes(section, twin).isEmpty
  }

  /// Whether a section of ours and one of theirs are equal but for their tags, rows included.
  func areSameSectionsWithRows(_ section: Int, _ twin: Int) -> Bool {
    let first = sides.old.sections[section]
    let second = sides.new.sections[twin]
    guard first.rows.count == second.rows.count, areSameSections(.ours, first, .theirs, second) else { return false }
    return zip(first.rows, second.rows).allSatisfy {
      sides.areSame(sides.old.spec.rows[$0].record, sides.new.spec.rows[$1].record, .row)
        && (inputs.isEmpty || areSameRows(.ours, $0, .theirs, $1))
    }
  }
}
