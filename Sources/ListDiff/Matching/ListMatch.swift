internal import SpecSource

/// Which sections and rows of two lists are the same ones.
struct ListMatch: Sendable {
  /// By place of a section in the new list: its place in the old one; negative when it was inserted.
  var oldSections: [Int32]
  /// By place of a section in the old list: its place in the new one; negative when it was removed.
  var newSections: [Int32]
  /// By place of a row in the new list: its place in the old one; negative when it was inserted.
  var oldRows: [Int32]
  /// By place of a row in the old list: its place in the new one; negative when it was removed.
  var newRows: [Int32]
  /// By place of a section in the new list: whether it stays in order. Inserted ones do not.
  var isStableSection: [Bool] = []
  /// By place of a row in the new list: whether it stays in its section and in order. Inserted ones do not.
  var isStableRow: [Bool] = []

  init(_ old: ListOutline, _ new: ListOutline) {
    oldSections = Array(repeating: -1, count: new.sections.count)
    newSections = Array(repeating: -1, count: old.sections.count)
    oldRows = Array(repeating: -1, count: new.rowCount)
    newRows = Array(repeating: -1, count: old.rowCount)
  }

  mutating func pairSections(_ old: Int, _ new: Int) {
    oldSections[new] = Int32(truncatingIfNeeded: old)
    newSections[old] = Int32(truncatingIfNeeded: new)
  }

  mutating func pairRows(_ old: Int, _ new: Int) {
    oldRows[new] = Int32(truncatingIfNeeded: old)
    newRows[old] = Int32(truncatingIfNeeded: new)
  }

  /// Finds what stays: the most sections, and in each the most rows, whose order is kept.
  mutating func findStable(_ old: ListOutline, _ new: ListOutline) {
    isStableSection = Array(repeating: false, count: new.sections.count)
    isStableRow = Array(repeating: false, count: new.rowCount)
    let kept = new.sections.indices.filter { oldSections[$0] >= 0 }
    for (section, stays) in zip(kept, RisingRun.members(of: kept.map { Int(oldSections[$0]) })) {
      isStableSection[section] = stays
    }
    for section in kept {
      let home = old.sections[Int(oldSections[section])].rows
      let rows = new.sections[section].rows.filter { oldRows[$0] >= 0 && home.contains(Int(oldRows[$0])) }
      for (row, stays) in zip(rows, RisingRun.members(of: rows.map { Int(oldRows[$0]) })) { isStableRow[row] = stays }
    }
  }
}
