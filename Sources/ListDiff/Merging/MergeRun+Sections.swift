internal import ListModel

/// Merging the sections.
extension MergeRun {
  mutating func mergeSections() {
    hasSection = Array(repeating: true, count: units.sections.count)
    isDisputed = Array(repeating: false, count: units.sections.count)
    for unit in units.sections.indices { judge(section: unit) }
    var rows = mergedRows()
    let items = units.sections.indices.filter { hasSection[$0] }.map { number in
      let unit = units.sections[number]
      return OrderMerge.Item(
        unit: number, places: unit,
        isPlacedByOurs: unit.isIn(.ours) && (!unit.isIn(.base) || units.isMoved(section: unit[.ours], .ours)),
        isPlacedByTheirs: unit.isIn(.theirs) && (!unit.isIn(.base) || units.isMoved(section: unit[.theirs], .theirs)))
    }
    let order = OrderMerge(items, decidedFor: decided)
    for unit in order.clashes {
      add(
        MergeConflict(
          subject: places.name(ofSection: unit), kind: .order, path: [], values: [nil, nil, nil],
          places: MergeSide.allCases.map { places.place(ofSection: unit, [], $0) },
          isThere: MergeSide.allCases.map { units.sections[unit].isIn($0) }))
    }
    for unit in order.order {
      let first = list.rows.count
      list.rows += arranged(rows[unit] ?? [], in: unit)
      rows[unit] = nil
      list.sections.append(section(unit, first..<list.rows.count))
    }
  }

  /// Decides whether a section is in the list.
  private mutating func judge(section number: Int) {
    let unit = units.sections[number]
    guard unit.isIn(.base) else {
      let isTorn = isTornAddition(unit, .element(.section)) { input($0).members(ofSection: unit[$0]) }
      hasSection[number] = decided != .base || !isTorn
      return
    }
    guard let keeper = unit.onlySide else {
      hasSection[number] = unit.isIn(.ours)
      return
    }
    hasSection[number] = false
    guard isChanged(section: number, by: keeper) else { return }
    isDisputed[number] = true
    hasSection[number] = unit.isIn(decided)
    add(
      MergeConflict(
        subject: places.name(ofSection: number), kind: .removal(by: keeper.other), path: [],
        values: MergeSide.allCases.map { side in
          unit.isIn(side) ? .map(input(side).members(ofSection: unit[side])) : nil
        },
        places: MergeSide.allCases.map { places.place(ofSection: number, [], $0) },
        isThere: MergeSide.allCases.map(unit.isIn)))
  }

  /// Whether a side changed a section that the other one removed: its properties, or rows that it would lose.
  private func isChanged(section number: Int, by keeper: MergeSide) -> Bool {
    let unit = units.sections[number]
    let section = input(keeper).sections[unit[keeper]]
    if !comparisons.areSameSections(.base, input(.base).sections[unit[.base]], keeper, section) { return true }
    let outline = input(keeper).outline.sections[unit[keeper]]
    if outline.tag != input(.base).outline.sections[unit[.base]].tag { return true }
    return outline.rows.contains { place in
      let row = units.rows[units.number(ofRow: place, keeper)]
      if row.isIn(keeper.other) {
        return row.isIn(.base) && home(row, .base) != number && home(row, keeper.other) == home(row, .base)
      }
      return !row.isIn(.base) || home(row, .base) != number || isChanged(row: row, by: keeper)
    }
  }

  func home(_ row: MergeUnit, _ side: MergeSide) -> Int { units.home(ofRow: row[side], side) }

  /// Whether a side changed a row of the base, its place apart.
  func isChanged(row: MergeUnit, by side: MergeSide) -> Bool {
    input(.base).outline.rowTags[row[.base]] != input(side).outline.rowTags[row[side]]
      || !comparisons.areSameRows(.base, row[.base], side, row[side])
  }

  private mutating func section(_ number: Int, _ rows: Range<Int>) -> MergedList.Section {
    let unit = units.sections[number]
    let (inputs, places) = (inputs, places)
    let tag = mergedTag(unit, places.name(ofSection: number)) { side in
      inputs[side.rawValue].outline.sections[unit[side]].tag
    } place: {
      places.place(ofSection: number, ["tag"], $0)
    }
    let owner = [MergeSide.ours, .theirs, .base].first(where: unit.isIn) ?? .ours
    return MergedList.Section(
      unit: number, tag: tag, content: content(ofSection: number), rows: rows,
      hasModelRows: input(owner).outline.sections[unit[owner]].hasModelRows,
      isPlaced: input(owner).outline.sections[unit[owner]].isPlaced)
  }

  private mutating func content(ofSection number: Int) -> MergedList.Content {
    let unit = units.sections[number]
    func side(_ side: MergeSide) -> MergedList.Content { .side(side, unit[side]) }
    guard unit.isIn(.ours), unit.isIn(.theirs) else {
      return isDisputed[number] ? side(decided) : side(unit.onlySide ?? .base)
    }
    func isSame(_ one: MergeSide, _ other: MergeSide) -> Bool {
      comparisons.areSameSections(
        one, input(one).sections[unit[one]], other, input(other).sections[unit[other]])
    }
    if isSame(.ours, .theirs) { return side(.ours) }
    if unit.isIn(.base) {
      if isSame(.base, .theirs) { return side(.ours) }
      if isSame(.base, .ours) { return side(.theirs) }
    }
    let (inputs, places) = (inputs, places)
    return mixed(unit, .element(.section), places.name(ofSection: number)) { side in
      inputs[side.rawValue].members(ofSection: unit[side])
    } place: {
      places.place(ofSection: number, $0, $1)
    }
  }
}
