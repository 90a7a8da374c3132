internal import ListModel

/// Which sections and rows of the three lists are the same ones.
///
/// Those of the base are matched with either side as `diff` matches them. What both sides added is the same where it has
/// one tag, or is equal without one.
struct MergeUnits {
  /// The sections: those of the base in order, then those that were added.
  private(set) var sections: [MergeUnit] = []
  /// The rows, likewise.
  private(set) var rows: [MergeUnit] = []
  /// By side and place: the unit of a section.
  private(set) var sectionNumbers: [[Int32]]
  /// By side and place: the unit of a row.
  private(set) var rowNumbers: [[Int32]]
  private let inputs: [MergeInput]
  private let matches: [ListMatch]

  /// The units of nothing.
  init() {
    (sectionNumbers, rowNumbers, inputs, matches) = ([], [], [], [])
  }

  init(_ inputs: [MergeInput], _ comparisons: MergeComparisons) {
    self.inputs = inputs
    let base = inputs[MergeSide.base.rawValue].outline
    matches = [MergeSide.ours, .theirs].map { side in
      let comparison = comparisons.fromBase(to: side)
      return ListMatcher.match(base, inputs[side.rawValue].outline, WrittenPair(comparison.old, comparison.new))
    }
    sectionNumbers = inputs.map { Array(repeating: -1, count: $0.outline.sections.count) }
    rowNumbers = inputs.map { Array(repeating: -1, count: $0.outline.rowCount) }
    for section in base.sections.indices {
      addSection(
        MergeUnit(
          base: Int32(truncatingIfNeeded: section), ours: matches[0].newSections[section],
          theirs: matches[1].newSections[section]))
    }
    for row in 0..<base.rowCount {
      addRow(
        MergeUnit(
          base: Int32(truncatingIfNeeded: row), ours: matches[0].newRows[row], theirs: matches[1].newRows[row]))
    }
    pairAddedSections(comparisons)
    pairAddedRows(comparisons)
    for side in [MergeSide.ours, .theirs] {
      for section in sectionNumbers[side.rawValue].indices where number(ofSection: section, side) < 0 {
        var unit = MergeUnit()
        unit[side] = section
        addSection(unit)
      }
      for row in rowNumbers[side.rawValue].indices where number(ofRow: row, side) < 0 {
        var unit = MergeUnit()
        unit[side] = row
        addRow(unit)
      }
    }
  }

  /// The unit of a section of a list.
  func number(ofSection section: Int, _ side: MergeSide) -> Int { Int(sectionNumbers[side.rawValue][section]) }

  /// The unit of a row of a list.
  func number(ofRow row: Int, _ side: MergeSide) -> Int { Int(rowNumbers[side.rawValue][row]) }

  /// The unit of the section that a row of a list is in.
  func home(ofRow row: Int, _ side: MergeSide) -> Int {
    number(ofSection: Int(inputs[side.rawValue].homes[row]), side)
  }

  /// Whether a side moved a section of the base: it is not among the most whose order was kept.
  func isMoved(section place: Int, _ side: MergeSide) -> Bool { !matches[side.rawValue - 1].isStableSection[place] }

  /// Whether a side moved a row of the base, within its section or into another one.
  func isMoved(row place: Int, _ side: MergeSide) -> Bool { !matches[side.rawValue - 1].isStableRow[place] }

  private mutating func addSection(_ unit: MergeUnit) {
    for side in MergeSide.allCases where unit.isIn(side) {
      sectionNumbers[side.rawValue][unit[side]] = Int32(truncatingIfNeeded: sections.count)
    }
    sections.append(unit)
  }

  private mutating func addRow(_ unit: MergeUnit) {
    for side in MergeSide.allCases where unit.isIn(side) {
      rowNumbers[side.rawValue][unit[side]] = Int32(truncatingIfNeeded: rows.count)
    }
    rows.append(unit)
  }

  // MARK: - What both sides added

  private func added(_ numbers: [[Int32]], _ side: MergeSide) -> [Int] {
    numbers[side.rawValue].indices.filter { numbers[side.rawValue][$0] < 0 }
  }

  private func tag(ofSection section: Int, _ side: MergeSide) -> Int32 {
    inputs[side.rawValue].outline.sections[section].tag
  }

  private mutating func pairAddedSections(_ comparisons: MergeComparisons) {
    let ours = added(sectionNumbers, .ours)
    let theirs = added(sectionNumbers, .theirs)
    guard !ours.isEmpty, !theirs.isEmpty else { return }
    let tagged = Self.pairs(ours, theirs) { place, side in inputs[side.rawValue].outline.sections[place].name }
    for unit in tagged { addSection(unit) }
    let untagged = [MergeSide.ours, .theirs].map { side in
      added(sectionNumbers, side).filter { tag(ofSection: $0, side) < 0 }
    }
    // A list has one untagged section or none, as a rule: the rows that it has outside of all sections.
    if untagged[0].count == 1, untagged[1].count == 1, inputs[0].outline.sections.allSatisfy({ $0.tag >= 0 }) {
      return addSection(Self.unit(untagged[0][0], untagged[1][0]))
    }
    let equal = Self.pairs(untagged[0], untagged[1]) { place, side in
      inputs[side.rawValue].outline.sections[place].rows.reduce(1) {
        ContentHash.mix($0, inputs[side.rawValue].hash.hash(ofRow: $1, ignoring: SlotSet()))
      }
    } where: {
      comparisons.areSameSectionsWithRows($0, $1)
    }
    for unit in equal { addSection(unit) }
  }

  private func tag(ofRow row: Int, _ side: MergeSide) -> Int32 { inputs[side.rawValue].outline.rowTags[row] }

  private mutating func pairAddedRows(_ comparisons: MergeComparisons) {
    func left(_ side: MergeSide, isTagged: Bool) -> [Int] {
      added(rowNumbers, side).filter { (tag(ofRow: $0, side) >= 0) == isTagged }
    }
    func tagKey(_ row: Int, _ side: MergeSide) -> UInt64 { UInt64(UInt32(bitPattern: tag(ofRow: row, side))) }
    func homeKey(_ row: Int, _ side: MergeSide) -> UInt64 { UInt64(bitPattern: Int64(home(ofRow: row, side))) }
    // Sections that one side alone has are numbered later: nothing in them is in a section of the other's.
    let here = Self.pairs(left(.ours, isTagged: true), left(.theirs, isTagged: true)) { row, side in
      let home = home(ofRow: row, side)
      return home < 0 ? nil : UInt64(home) << 32 | tagKey(row, side)
    }
    for unit in here { addRow(unit) }
    // Else they are in different places.
    let anywhere = Self.pairs(left(.ours, isTagged: true), left(.theirs, isTagged: true), key: tagKey)
    for unit in anywhere { addRow(unit) }
    let equal = Self.pairs(left(.ours, isTagged: false), left(.theirs, isTagged: false)) { row, side in
      home(ofRow: row, side) < 0
        ? nil
        : ContentHash.mix(
          homeKey(row, side), inputs[side.rawValue].hash.hash(ofRow: row, ignoring: SlotSet()))
    } where: { one, other in
      homeKey(one, .ours) == homeKey(other, .theirs) && comparisons.areSameRows(.ours, one, .theirs, other)
    }
    for unit in equal { addRow(unit) }
  }

  /// Pairs things of the two sides that have one key, in order; those without one stay alone.
  private static func pairs(
    _ ours: [Int], _ theirs: [Int], key: (Int, MergeSide) -> UInt64?,
    where isSame: (Int, Int) -> Bool = { _, _ in true }
  ) -> [MergeUnit] {
    guard !ours.isEmpty, !theirs.isEmpty else { return [] }
    var waiting: [UInt64: [Int]] = [:]
    for place in theirs.reversed() { if let key = key(place, .theirs) { waiting[key, default: []].append(place) } }
    var found: [MergeUnit] = []
    for place in ours {
      guard let key = key(place, .ours), let other = waiting[key]?.last, isSame(place, other) else { continue }
      waiting[key]?.removeLast()
      found.append(unit(place, other))
    }
    return found
  }

  private static func unit(_ ours: Int, _ theirs: Int) -> MergeUnit {
    MergeUnit(ours: Int32(truncatingIfNeeded: ours), theirs: Int32(truncatingIfNeeded: theirs))
  }
}
