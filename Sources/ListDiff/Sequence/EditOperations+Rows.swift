internal import ListModel
internal import SpecSource

/// The operations on rows.
extension EditOperations {
  // MARK: - Where everything stands as in the old list

  /// The rows of the old list by their tags, to be named there.
  private struct OldRows {
    private let outline: ListOutline
    private var counts: [Int32]
    /// Within the section that was asked last: how many rows have a tag, and which of them a row is.
    private var section = -1
    private var totals: [Int32: Int] = [:]
    private var numbers: [Int: Int] = [:]

    init(_ outline: ListOutline) {
      self.outline = outline
      counts = Array(repeating: 0, count: outline.names.count + 1)
      for tag in outline.rowTags { counts[Int(tag) + 1] += 1 }
    }

    /// Whether a row is the only one of the list with its tag.
    func isAlone(_ row: Int) -> Bool { counts[Int(outline.rowTags[row]) + 1] == 1 }

    /// Which of the rows with its tag a row is in its section, from 1; nil when it is the only one there.
    mutating func nth(_ row: Int, in home: Int) -> Int? {
      if section != home {
        section = home
        totals = [:]
        numbers = [:]
        for other in outline.sections[home].rows where !isAlone(other) {
          totals[outline.rowTags[other], default: 0] += 1
          numbers[other] = totals[outline.rowTags[other]]
        }
      }
      return totals[outline.rowTags[row], default: 1] > 1 ? numbers[row] : nil
    }
  }

  /// Changes properties of rows, each in the old order; a section whose rows are models is made anew.
  mutating func updateRows() {
    let changed = changes.sections.flatMap { section in
      section.rows.filter { $0.old != nil && $0.new != nil && !$0.properties.isEmpty }
    }.sorted { ($0.old ?? 0) < ($1.old ?? 0) }
    var rows = OldRows(changes.old)
    var alone: [CanonicalValue] = []
    var remade: [CanonicalValue] = []
    var bySection: [(section: Int, entries: [CanonicalValue])] = []
    for row in changed {
      guard let old = row.old else { continue }
      let home = changes.old.section(ofRow: old)
      if isRemade(home) { continue }
      let tag = changes.old.tag(ofRow: old)
      let isAlone = rows.isAlone(old) && tag != nil
      var entry = Self.entry(tag, isAlone ? nil : rows.nth(old, in: home))
      if case .map(let members)? = row.remade {
        if !isAlone { entry.append(.init("in", target(ofOldSection: home))) }
        remade.append(.map(entry + members.filter { $0.name != "tag" }))
      } else if isAlone {
        alone.append(.map(entry + Self.entries(row.properties)))
      } else if bySection.last?.section == home {
        bySection[bySection.count - 1].entries.append(.map(entry + Self.entries(row.properties)))
      } else {
        bySection.append((home, [.map(entry + Self.entries(row.properties))]))
      }
    }
    if !alone.isEmpty { add(rowsName("update"), .list(alone)) }
    if !remade.isEmpty { add(rowsName("remake"), .list(remade)) }
    for (section, entries) in bySection {
      add(rowsName("update"), .map([.init("in", target(ofOldSection: section)), .init(listKey, .list(entries))]))
    }
    remakeSections()
  }

  /// The key of the list of rows in an operation on the old list.
  private var listKey: String { changes.oldKind == .table ? "rows" : "items" }

  /// Whether a section of the old list is made anew since its rows cannot be named: they are models.
  private func isRemade(_ section: Int) -> Bool { changes.old.sections[section].hasModelRows }

  private mutating func remakeSections() {
    var entries: [CanonicalValue] = []
    for section in changes.sections {
      guard let old = section.old, section.new != nil, isRemade(old), !section.rows.isEmpty,
        case .map(let members)? = section.remade
      else { continue }
      entries.append(
        .map(
          Self.entry(changes.old.tag(ofSection: old), nth(ofOldSection: old)) + members.filter { $0.name != "tag" }))
    }
    if !entries.isEmpty { add("remakeSections", .list(entries)) }
  }

  /// Removes rows from the sections that stay, the last first.
  mutating func removeRows() {
    var rows = OldRows(changes.old)
    var alone: [CanonicalValue] = []
    var emptied: [CanonicalValue] = []
    for section in changes.old.sections.indices where match.newSections[section] >= 0 && !isRemade(section) {
      let range = changes.old.sections[section].rows
      let removed = range.reversed().filter { match.newRows[$0] < 0 }
      if removed.isEmpty { continue }
      if removed.count == range.count, removed.count > 1 {
        emptied.append(target(ofOldSection: section))
        continue
      }
      var targets: [CanonicalValue] = []
      for row in removed {
        let tag = changes.old.tag(ofRow: row)
        if rows.isAlone(row), tag != nil {
          alone.append(Self.target(tag, nil))
        } else {
          targets.append(Self.target(tag, rows.nth(row, in: section)))
        }
      }
      if !targets.isEmpty {
        add(rowsName("remove"), .map([.init("in", target(ofOldSection: section)), .init(listKey, .list(targets))]))
      }
    }
    if !alone.isEmpty { add(rowsName("remove"), .list(alone)) }
    if !emptied.isEmpty { add(rowsName("removeAll"), .map([.init("in", .list(emptied))])) }
  }

  // MARK: - On the way

  /// Which of the rows with one tag a row is in the whole list, by slot, while rows move.
  private struct RowTags {
    private let starts: [Int]
    private var tags: TagCounter

    init(_ lines: ListLines) {
      let changes = lines.changes
      var starts: [Int] = []
      var numbers: [Int32] = []
      var taken: [Int] = []
      for slot in 0..<lines.sectionOrder.count {
        starts.append(numbers.count)
        let order = lines.rowOrders[slot]
        let new = lines.sectionOrder.news[slot]
        let old = new >= 0 ? Int(changes.match.oldSections[new]) : lines.sectionOrder.olds[slot]
        let oldStart = old >= 0 ? changes.old.sections[old].rows.lowerBound : 0
        let newStart = new >= 0 ? changes.new.sections[new].rows.lowerBound : 0
        // Rows that are models have no name.
        let isNamed = old < 0 || !changes.old.sections[old].hasModelRows
        for place in 0..<order.count {
          let row = order.olds[place] >= 0 ? oldStart + order.olds[place] : -1
          if row >= 0 {
            if isNamed, new < 0 || changes.match.newRows[row] >= 0 { taken.append(numbers.count) }
            numbers.append(changes.old.rowTags[row])
            continue
          }
          let later = newStart + order.news[place]
          let source = Int(changes.match.oldRows[later])
          if source < 0, old < 0 { taken.append(numbers.count) }
          numbers.append(source >= 0 ? changes.old.rowTags[source] : changes.new.rowTags[later])
        }
      }
      self.starts = starts
      tags = TagCounter(tags: numbers, names: changes.old.names.count)
      for slot in taken { tags.take(slot) }
    }

    mutating func take(_ slot: (section: Int, row: Int)) { tags.take(starts[slot.section] + slot.row) }
    mutating func free(_ slot: (section: Int, row: Int)) { tags.free(starts[slot.section] + slot.row) }
    func nth(_ slot: (section: Int, row: Int)) -> Int? { tags.nth(starts[slot.section] + slot.row) }
  }

  /// Inserts and moves rows, in the new order.
  mutating func arrangeRows() {
    let sections = changes.sections.filter { section in
      section.new != nil
        && section.rows.contains { $0.new != nil && ($0.isMoved || $0.old == nil && section.old != nil) }
    }
    guard !sections.isEmpty else { return }
    var tags = RowTags(lines)
    for section in sections {
      guard let new = section.new, section.old.map({ !isRemade($0) }) ?? true else { continue }
      let rows = section.rows.filter { $0.new != nil && ($0.isMoved || $0.old == nil && section.old != nil) }
      var first = 0
      while first < rows.count {
        var end = first + 1
        while end < rows.count, rows[end].new == rows[end - 1].new.map({ $0 + 1 }),
          rows[end].isMoved == rows[first].isMoved
        {
          end += 1
        }
        arrange(Array(rows[first..<end]), in: new, &tags)
        first = end
      }
    }
  }

  /// Inserts or moves rows that will be neighbours.
  private mutating func arrange(_ rows: [RowChange], in section: Int, _ tags: inout RowTags) {
    guard let first = rows[0].new else { return }
    let slots = rows.compactMap(\.new).map { lines.slot(ofNewRow: $0) }
    let home = CanonicalValue.Member(
      "in", Self.target(currentTag(ofNewSection: section), sectionTags.nth(lines.slot(ofNewSection: section))))
    if rows[0].isMoved {
      let olds = rows.compactMap(\.old)
      let oldSlots = olds.map { lines.slot(ofOldRow: $0) }
      let targets = zip(olds, oldSlots).map { Self.target(changes.old.tag(ofRow: $0), tags.nth($1)) }
      // What is moved is still there when the one before it is looked for.
      let before = anchor(ofNewRow: first, in: section, tags)
      for slot in oldSlots {
        lines.freeRow(slot)
        tags.free(slot)
      }
      let place = lines.place(of: slots[0])
      var members: [CanonicalValue.Member] = [.init(listKey, .list(targets))]
      if place == lines.rowCount(inSectionSlot: slots[0].section) {
        members += [home, .init("at", .text("end"))]
      } else if let before {
        members.append(before)
      } else {
        members += [home, .init("at", .number(CanonicalNumber(place)))]
      }
      add(rowsName("move"), .map(members))
    } else {
      let place = lines.place(of: slots[0])
      let made = CanonicalValue.Member(listKey, .list(rows.compactMap(\.content)))
      if place == lines.rowCount(inSectionSlot: slots[0].section) {
        add(rowsName("make"), .map([home, made]))
      } else if let anchor = anchor(ofNewRow: first, in: section, tags) {
        add(rowsName("insert"), .map([anchor, made]))
      } else {
        add(rowsName("insert"), .map([home, .init("at", .number(CanonicalNumber(place))), made]))
      }
    }
    for slot in slots {
      lines.takeRow(slot)
      tags.take(slot)
    }
  }

  /// The row before one, if its tag alone tells it.
  private func anchor(ofNewRow row: Int, in section: Int, _ tags: RowTags) -> CanonicalValue.Member? {
    guard row > changes.new.sections[section].rows.lowerBound else { return nil }
    let old = Int(match.oldRows[row - 1])
    guard let tag = old >= 0 ? changes.old.tag(ofRow: old) : changes.new.tag(ofRow: row - 1),
      tags.nth(lines.slot(ofNewRow: row - 1)) == nil
    else { return nil }
    return .init("after", .text(tag.string))
  }

  // MARK: - Where everything stands as in the new list

  /// Gives rows their new tags, in the new order.
  mutating func renameRows() {
    let renamed = Set(
      changes.sections.flatMap(\.rows).filter { row in
        guard let old = row.old, let new = row.new else { return false }
        return changes.old.rowTags[old] != changes.new.rowTags[new]
      }.compactMap(\.new))
    guard !renamed.isEmpty else { return }
    var tags = match.oldRows.indices.map { row in
      match.oldRows[row] >= 0 ? changes.old.rowTags[Int(match.oldRows[row])] : changes.new.rowTags[row]
    }
    var counts: [Int32: Int] = [:]
    for tag in tags { counts[tag, default: 0] += 1 }
    var entries: [CanonicalValue] = []
    for section in changes.new.sections.indices {
      let rows = changes.new.sections[section].rows
      guard rows.contains(where: renamed.contains) else { continue }
      var totals: [Int32: Int] = [:]
      for row in rows { totals[tags[row], default: 0] += 1 }
      var before: [Int32: Int] = [:]
      for row in rows {
        if renamed.contains(row) {
          let tag = tags[row]
          let nth = totals[tag, default: 0] > 1 ? before[tag, default: 0] + 1 : nil
          var entry = Self.entry(changes.old.tag(ofRow: Int(match.oldRows[row])), nth)
          if counts[tag] != 1 || tag < 0 {
            let slot = lines.slot(ofNewSection: section)
            entry.append(.init("in", Self.target(currentTag(ofNewSection: section), sectionTags.nth(slot))))
          }
          entry.append(.init("newTag", changes.new.tag(ofRow: row).map { .text($0.string) } ?? .null))
          entries.append(.map(entry))
          tags[row] = changes.new.rowTags[row]
          counts[tag, default: 0] -= 1
          counts[tags[row], default: 0] += 1
          totals[tag, default: 0] -= 1
          totals[tags[row], default: 0] += 1
        }
        before[tags[row], default: 0] += 1
      }
    }
    if !entries.isEmpty { add(rowsName("update"), .list(entries)) }
  }
}
