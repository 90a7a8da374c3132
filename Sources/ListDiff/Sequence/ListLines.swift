/// The places of sections and rows while one list is made into the other, step by step.
///
/// The steps come in this order, so that every place can be told when it is needed:
///
/// 1. Properties change, where everything stands as in the old list.
/// 2. Rows are removed, in the sections that stay; the last first.
/// 3. Sections are inserted, with those of their rows that are new, and moved, in the new order.
/// 4. Rows are inserted and moved, in the new order.
/// 5. Sections are removed, the last first.
/// 6. Tags change, where everything stands as in the new list.
struct ListLines {
  let changes: ListChanges
  private var match: ListMatch { changes.match }
  /// The slots of the sections; removed ones stay till the end.
  let sectionOrder: SlotOrder
  private var sectionCounts: CountTree
  /// By slot of a section: the slots of its rows.
  let rowOrders: [SlotOrder]
  private var rowCounts: CountTree

  init(_ changes: ListChanges) {
    self.changes = changes
    let match = changes.match
    let order = SlotOrder(
      oldCount: changes.old.sections.count,
      stable: match.oldSections.indices.map { match.isStableSection[$0] ? Int(match.oldSections[$0]) : -1 })
    sectionOrder = order
    sectionCounts = CountTree(sizes: [order.count])
    for old in order.slotsOfOld { sectionCounts.add(1, at: old, of: 0) }
    // By slot of where a section will be; the old slot of one that moves has no rows of its own.
    rowOrders = (0..<order.count).map { slot in
      Self.rowOrder(changes, old: Self.oldSection(slot, order, match), new: order.news[slot])
    }
    rowCounts = CountTree(sizes: rowOrders.map(\.count))
    for slot in 0..<order.count {
      let old = Self.oldSection(slot, order, match)
      if old >= 0 {
        for row in changes.old.sections[old].rows where match.newRows[row] >= 0 || order.news[slot] < 0 {
          let place = row - changes.old.sections[old].rows.lowerBound
          rowCounts.add(1, at: rowOrders[slot].slotsOfOld[place], of: slot)
        }
      } else if order.news[slot] >= 0 {
        let rows = changes.new.sections[order.news[slot]].rows
        for row in rows where match.oldRows[row] < 0 {
          rowCounts.add(1, at: rowOrders[slot].slotsOfNew[row - rows.lowerBound], of: slot)
        }
      }
    }
  }

  /// The section of the old list whose rows stand in a slot; negative for none.
  private static func oldSection(_ slot: Int, _ order: SlotOrder, _ match: ListMatch) -> Int {
    if order.news[slot] >= 0 { return Int(match.oldSections[order.news[slot]]) }
    // The old slot of a section that will move: its rows are told by the new one.
    return match.newSections[order.olds[slot]] >= 0 ? -1 : order.olds[slot]
  }

  private static func rowOrder(_ changes: ListChanges, old: Int, new: Int) -> SlotOrder {
    let match = changes.match
    let oldRows = old < 0 ? 0..<0 : changes.old.sections[old].rows
    let newRows = new < 0 ? 0..<0 : changes.new.sections[new].rows
    return SlotOrder(
      oldCount: oldRows.count,
      stable: newRows.map { match.isStableRow[$0] ? Int(match.oldRows[$0]) - oldRows.lowerBound : -1 })
  }

  // MARK: - Sections

  /// The slot that a section of the new list will have.
  func slot(ofNewSection section: Int) -> Int { sectionOrder.slotsOfNew[section] }

  /// The slot in which the rows of a section of the old list are.
  func slot(ofOldSection section: Int) -> Int {
    let new = Int(match.newSections[section])
    return new < 0 ? sectionOrder.slotsOfOld[section] : sectionOrder.slotsOfNew[new]
  }

  /// The place that a section's slot has now.
  func place(ofSectionSlot slot: Int) -> Int { sectionCounts.count(before: slot, of: 0) }

  /// How many sections there are now.
  var sectionCount: Int { sectionCounts.count(of: 0) }

  mutating func takeSection(_ slot: Int) { sectionCounts.add(1, at: slot, of: 0) }
  mutating func freeSection(_ slot: Int) { sectionCounts.add(-1, at: slot, of: 0) }

  // MARK: - Rows

  /// The slot that a row of the new list will have, with the slot of its section.
  func slot(ofNewRow row: Int) -> (section: Int, row: Int) {
    let path = changes.new.indexPath(ofRow: row)
    let section = slot(ofNewSection: path.section)
    return (section, rowOrders[section].slotsOfNew[path.row])
  }

  /// The slot in which a row of the old list is, with the slot of its section.
  func slot(ofOldRow row: Int) -> (section: Int, row: Int) {
    let path = changes.old.indexPath(ofRow: row)
    let section = slot(ofOldSection: path.section)
    return (section, rowOrders[section].slotsOfOld[path.row])
  }

  /// The place that a row's slot has now in its section.
  func place(of slot: (section: Int, row: Int)) -> Int { rowCounts.count(before: slot.row, of: slot.section) }

  /// How many rows there are now in a section.
  func rowCount(inSectionSlot slot: Int) -> Int { rowCounts.count(of: slot) }

  mutating func takeRow(_ slot: (section: Int, row: Int)) { rowCounts.add(1, at: slot.row, of: slot.section) }
  mutating func freeRow(_ slot: (section: Int, row: Int)) { rowCounts.add(-1, at: slot.row, of: slot.section) }
}
