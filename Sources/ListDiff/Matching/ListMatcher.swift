/// Finds out which sections and rows of two lists are the same ones.
///
/// By tag first, several with one tag by their order; those without by content, then by cell and place. What is left
/// and equal but for the tag was renamed.
struct ListMatcher<Pair: ComparedPair> {
  private let old: ListOutline
  private let new: ListOutline
  private var match: ListMatch

  /// The match of two lists whose outlines have one table of tags.
  static func match(_ old: ListOutline, _ new: ListOutline, _ pair: Pair) -> ListMatch {
    var matcher = ListMatcher(old, new)
    matcher.matchSectionsByTag()
    matcher.matchSectionsByContent(pair)
    matcher.matchSectionsByPlace()
    matcher.matchRowsByTag()
    matcher.matchUntaggedRows(pair)
    matcher.matchRenamedRows(pair)
    matcher.matchRowsByCell(pair)
    matcher.match.findStable(old, new)
    return matcher.match
  }

  private init(_ old: ListOutline, _ new: ListOutline) {
    self.old = old
    self.new = new
    match = ListMatch(old, new)
  }

  // MARK: - Sections

  private mutating func matchSectionsByTag() {
    var queues = PlaceQueues(placeCount: old.sections.count)
    for section in old.sections.indices.reversed() {
      if let key = old.sections[section].name { queues.addFirst(section, key) }
    }
    for section in new.sections.indices {
      guard let key = new.sections[section].name, let found = queues.first(key) else { continue }
      queues.removeFirst(key)
      match.pairSections(found, section)
    }
  }

  /// Matches untagged sections that are equal, then sections that are equal but for the tag.
  private mutating func matchSectionsByContent(_ pair: Pair) {
    for isUntagged in [true, false] {
      let free = old.sections.indices.filter {
        match.newSections[$0] < 0 && (!isUntagged || old.sections[$0].tag < 0)
      }
      guard !free.isEmpty else { return }
      var queues = PlaceQueues(placeCount: old.sections.count)
      for section in free.reversed() { queues.addFirst(section, hash(old.sections[section], of: .old, pair)) }
      for section in new.sections.indices
      where match.oldSections[section] < 0 && (!isUntagged || new.sections[section].tag < 0) {
        let key = hash(new.sections[section], of: .new, pair)
        guard let found = queues.first(key), areSameSections(found, section, pair) else { continue }
        queues.removeFirst(key)
        match.pairSections(found, section)
      }
    }
  }

  /// The hash of a section's rows; what else it says is compared where they agree.
  private func hash(_ section: ListOutline.Section, of side: ComparedSide, _ pair: Pair) -> UInt64 {
    var state: UInt64 = 0
    for row in section.rows { state = ContentHash.mix(state, pair.hash(ofRow: row, of: side, withTag: true)) }
    return state
  }

  /// Whether two sections are equal but for the tag.
  private func areSameSections(_ left: Int, _ right: Int, _ pair: Pair) -> Bool {
    let first = old.sections[left].rows
    let second = new.sections[right].rows
    guard first.count == second.count, pair.changes(ofSection: left, to: right).isEmpty else { return false }
    for (before, after) in zip(first, second) where !pair.areSameRows(before, after, withTags: true) { return false }
    return true
  }

  /// Matches the untagged sections that are left: those that share rows, then those that are left in order.
  private mutating func matchSectionsByPlace() {
    var free = old.sections.indices.filter { match.newSections[$0] < 0 && old.sections[$0].tag < 0 }
    let wanted = new.sections.indices.filter { match.oldSections[$0] < 0 && new.sections[$0].tag < 0 }
    guard !free.isEmpty, !wanted.isEmpty else { return }
    if free.count > 1 || wanted.count > 1 {
      var homes: [Int32: Int] = [:]
      for section in free {
        for row in old.sections[section].rows where old.rowTags[row] >= 0 { homes[old.rowTags[row]] = section }
      }
      for section in wanted {
        var votes: [Int: Int] = [:]
        for row in new.sections[section].rows {
          if let home = homes[new.rowTags[row]], match.newSections[home] < 0 { votes[home, default: 0] += 1 }
        }
        guard let most = votes.max(by: { ($0.value, -$0.key) < ($1.value, -$1.key) }) else { continue }
        match.pairSections(most.key, section)
      }
      free.removeAll { match.newSections[$0] >= 0 }
    }
    for (home, section) in zip(free, wanted.filter { match.oldSections[$0] < 0 }) { match.pairSections(home, section) }
  }

  // MARK: - Rows

  /// The rows of each pair of matched sections, in the new order.
  private func matchedSections() -> [(old: Range<Int>, new: Range<Int>)] {
    new.sections.indices.compactMap { section in
      let home = match.oldSections[section]
      return home < 0 ? nil : (old.sections[Int(home)].rows, new.sections[section].rows)
    }
  }

  private mutating func matchRowsByTag() {
    for (old, new) in matchedSections() { matchBeginnings(old, new) }
    var queues = PlaceQueues(placeCount: old.rowCount)
    for section in old.sections.indices.reversed() where match.newSections[section] >= 0 {
      for row in old.sections[section].rows.reversed() where old.rowTags[row] >= 0 && match.newRows[row] < 0 {
        queues.addFirst(row, Self.key(old.rowTags[row], section))
      }
    }
    for section in new.sections.indices where match.oldSections[section] >= 0 {
      for row in new.sections[section].rows where new.rowTags[row] >= 0 && match.oldRows[row] < 0 {
        let key = Self.key(new.rowTags[row], Int(match.oldSections[section]))
        guard let found = queues.first(key) else { continue }
        queues.removeFirst(key)
        match.pairRows(found, row)
      }
    }
    // What is left may have gone into another section.
    let free = old.rowTags.indices.filter { match.newRows[$0] < 0 && old.rowTags[$0] >= 0 }
    guard !free.isEmpty else { return }
    var left = PlaceQueues(placeCount: old.rowCount)
    for row in free.reversed() { left.addFirst(row, UInt64(old.rowTags[row])) }
    for row in new.rowTags.indices where match.oldRows[row] < 0 && new.rowTags[row] >= 0 {
      let key = UInt64(new.rowTags[row])
      guard let found = left.first(key) else { continue }
      left.removeFirst(key)
      match.pairRows(found, row)
    }
  }

  /// Matches the tagged rows of two sections as far as their tags come in one order: mostly all of them, and each with
  /// the one that would be found by its tag.
  private mutating func matchBeginnings(_ oldRows: Range<Int>, _ newRows: Range<Int>) {
    var first = oldRows.lowerBound
    var second = newRows.lowerBound
    while true {
      while first < oldRows.upperBound, old.rowTags[first] < 0 { first += 1 }
      while second < newRows.upperBound, new.rowTags[second] < 0 { second += 1 }
      guard first < oldRows.upperBound, second < newRows.upperBound, old.rowTags[first] == new.rowTags[second] else {
        return
      }
      match.pairRows(first, second)
      first += 1
      second += 1
    }
  }

  private static func key(_ tag: Int32, _ section: Int) -> UInt64 {
    UInt64(UInt32(bitPattern: tag)) | UInt64(section) << 32
  }

  /// Matches untagged rows that are equal: within their sections, then in the whole list.
  private mutating func matchUntaggedRows(_ pair: Pair) {
    for (old, new) in matchedSections() {
      matchEqualRows(
        untagged(old, self.old.rowTags, match.newRows), untagged(new, self.new.rowTags, match.oldRows), pair)
    }
    // Rows that are models stay in their section: no edit could name them.
    let oldRows = old.sections.filter { !$0.hasModelRows }.flatMap { untagged($0.rows, old.rowTags, match.newRows) }
    let newRows = new.sections.indices.flatMap { section in
      let home = Int(match.oldSections[section])
      return home >= 0 && old.sections[home].hasModelRows
        ? [] : untagged(new.sections[section].rows, new.rowTags, match.oldRows)
    }
    matchEqualRows(oldRows, newRows, pair)
  }

  /// The untagged rows of a range that are not matched yet.
  private func untagged(_ rows: Range<Int>, _ tags: [Int32], _ matched: [Int32]) -> [Int] {
    rows.filter { tags[$0] < 0 && matched[$0] < 0 }
  }

  /// Matches rows that are equal but for the tag, in order.
  private mutating func matchEqualRows(_ oldRows: [Int], _ newRows: [Int], _ pair: Pair) {
    guard !oldRows.isEmpty, !newRows.isEmpty else { return }
    var places: [UInt64: [Int]] = [:]
    // Kept as one chain for each content, taken from its end.
    for row in oldRows.reversed() { places[pair.hash(ofRow: row, of: .old, withTag: false), default: []].append(row) }
    for row in newRows {
      let key = pair.hash(ofRow: row, of: .new, withTag: false)
      guard let found = places[key]?.last, pair.areSameRows(found, row, withTags: false) else { continue }
      places[key]?.removeLast()
      match.pairRows(found, row)
    }
  }

  /// Matches what is left of a section's rows and equal but for the tag.
  private mutating func matchRenamedRows(_ pair: Pair) {
    for (old, new) in matchedSections() {
      matchEqualRows(old.filter { match.newRows[$0] < 0 }, new.filter { match.oldRows[$0] < 0 }, pair)
    }
  }

  /// Matches what is left of a section's untagged rows, those with one cell in order.
  private mutating func matchRowsByCell(_ pair: Pair) {
    for (old, new) in matchedSections() {
      let oldRows = untagged(old, self.old.rowTags, match.newRows)
      let newRows = untagged(new, self.new.rowTags, match.oldRows)
      guard !oldRows.isEmpty, !newRows.isEmpty else { continue }
      var places: [UInt64: [Int]] = [:]
      for row in oldRows.reversed() { places[pair.cellHash(ofRow: row, of: .old), default: []].append(row) }
      for row in newRows {
        guard let found = places[pair.cellHash(ofRow: row, of: .new)]?.popLast() else { continue }
        match.pairRows(found, row)
      }
    }
  }
}
