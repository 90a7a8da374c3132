internal import ListModel

/// Merging the rows.
extension MergeRun {
  /// The units of the rows that each section has.
  mutating func mergedRows() -> [Int: [Int]] {
    var rows: [Int: [Int]] = [:]
    for number in units.rows.indices {
      guard let home = home(ofRow: number) else { continue }
      rows[home, default: []].append(number)
    }
    return rows
  }

  /// The section in which the merged list has a row; nil where it has it not.
  private mutating func home(ofRow number: Int) -> Int? {
    let row = units.rows[number]
    guard let keeper = row.onlySide else {
      guard row.isIn(.ours) else { return nil }
      if decided == .base, isTornAddition(row, .element(.row), { input($0).members(ofRow: row[$0]) }) { return nil }
      let home = sharedHome(number)
      return hasSection[home] ? home : present(homes(row))
    }
    let home = home(row, keeper)
    if isDisputed[home] { return row.isIn(decided) ? present([self.home(row, decided)]) : nil }
    guard row.isIn(.base) else { return present([home]) }
    guard isChanged(row: row, by: keeper) || self.home(row, .base) != home else { return nil }
    add(
      MergeConflict(
        subject: places.name(ofRow: number), kind: .removal(by: keeper.other), path: [],
        values: MergeSide.allCases.map { row.isIn($0) ? .map(input($0).members(ofRow: row[$0])) : nil },
        places: MergeSide.allCases.map { places.place(ofRow: number, [], $0) },
        isThere: MergeSide.allCases.map(row.isIn)))
    return row.isIn(decided) ? present(homes(row)) : nil
  }

  /// The first of some sections that the list has.
  private func present(_ homes: [Int]) -> Int? { homes.first { hasSection[$0] } }

  /// The sections in which the lists have a row, the decided one's first.
  private func homes(_ row: MergeUnit) -> [Int] {
    ([decided] + [.ours, .theirs, .base]).filter(row.isIn).map { home(row, $0) }
  }

  /// The section of a row that both sides have.
  private mutating func sharedHome(_ number: Int) -> Int {
    let row = units.rows[number]
    let (ours, theirs) = (home(row, .ours), home(row, .theirs))
    if ours == theirs { return ours }
    if row.isIn(.base) {
      let base = home(row, .base)
      if base == theirs { return ours }
      if base == ours { return theirs }
    }
    let homes = MergeSide.allCases.map { row.isIn($0) ? home(row, $0) : nil }
    add(
      MergeConflict(
        subject: places.name(ofRow: number), kind: .section, path: [],
        values: homes.map { home in home.map { .text(places.name(ofSection: $0)) } },
        places: MergeSide.allCases.map { places.place(ofRow: number, [], $0) },
        isThere: MergeSide.allCases.map(row.isIn)))
    return homes[decided.rawValue] ?? ours
  }

  /// The rows of a section in order.
  mutating func arranged(_ rows: [Int], in section: Int) -> [MergedList.Row] {
    let items = rows.map { number in
      let row = units.rows[number]
      var here = MergeUnit()
      for side in MergeSide.allCases where row.isIn(side) && home(row, side) == section { here[side] = row[side] }
      return OrderMerge.Item(
        unit: number, places: here,
        isPlacedByOurs: row.isIn(.ours) && (!row.isIn(.base) || units.isMoved(row: row[.ours], .ours)),
        isPlacedByTheirs: row.isIn(.theirs) && (!row.isIn(.base) || units.isMoved(row: row[.theirs], .theirs)))
    }
    let order = OrderMerge(items, decidedFor: decided)
    for number in order.clashes {
      add(
        MergeConflict(
          subject: places.name(ofRow: number), kind: .order, path: [], values: [nil, nil, nil],
          places: MergeSide.allCases.map { places.place(ofRow: number, [], $0) },
          isThere: MergeSide.allCases.map { units.rows[number].isIn($0) }))
    }
    return order.order.map { row($0) }
  }

  private mutating func row(_ number: Int) -> MergedList.Row {
    let unit = units.rows[number]
    // Nearly always nothing is to be decided.
    if unit.isIn(.ours), unit.isIn(.theirs) {
      let tag = inputs[MergeSide.ours.rawValue].outline.rowTags[unit[.ours]]
      if tag == inputs[MergeSide.theirs.rawValue].outline.rowTags[unit[.theirs]] {
        return MergedList.Row(unit: number, tag: tag, content: content(ofRow: number))
      }
    }
    let (inputs, places) = (inputs, places)
    let tag = mergedTag(unit, places.name(ofRow: number)) { side in
      inputs[side.rawValue].outline.rowTags[unit[side]]
    } place: {
      places.place(ofRow: number, ["tag"], $0)
    }
    return MergedList.Row(unit: number, tag: tag, content: content(ofRow: number))
  }

  private mutating func content(ofRow number: Int) -> MergedList.Content {
    let unit = units.rows[number]
    func side(_ side: MergeSide) -> MergedList.Content { .side(side, unit[side]) }
    // One that a side removed is only here because it is disputed.
    guard unit.isIn(.ours), unit.isIn(.theirs) else {
      return side(unit.isIn(decided) ? decided : unit.onlySide ?? .base)
    }
    if unit.isIn(.base) {
      if comparisons.areSameRows(.base, unit[.base], .theirs, unit[.theirs]) { return side(.ours) }
      if comparisons.areSameRows(.base, unit[.base], .ours, unit[.ours]) { return side(.theirs) }
    }
    if comparisons.areSameRows(.ours, unit[.ours], .theirs, unit[.theirs]) { return side(.ours) }
    return mixedContent(ofRow: number)
  }

  private mutating func mixedContent(ofRow number: Int) -> MergedList.Content {
    let unit = units.rows[number]
    let (inputs, places) = (inputs, places)
    return mixed(unit, .element(.row), places.name(ofRow: number)) { side in
      inputs[side.rawValue].members(ofRow: unit[side])
    } place: {
      places.place(ofRow: number, $0, $1)
    }
  }
}
