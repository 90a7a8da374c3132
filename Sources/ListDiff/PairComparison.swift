internal import ListModel

/// Says what differs between two lists of one sort.
struct PairComparison<Pair: ComparedPair> {
  private let pair: Pair
  private let old: ListOutline
  private let new: ListOutline
  private let match: ListMatch

  init(_ pair: Pair) {
    var tags = TagTable(capacity: pair.rowCount(of: .old))
    var outlines = [pair.outline(of: .old, &tags), pair.outline(of: .new, &tags)]
    let names = tags.names
    for index in outlines.indices { outlines[index].names = names }
    old = outlines[0]
    new = outlines[1]
    match = ListMatcher<Pair>.match(outlines[0], outlines[1], pair)
    self.pair = pair
  }

  /// Everything that differs.
  func changes() -> ListChanges {
    let classes = pair.classChanges()
    return ListChanges(
      old: old, new: new, oldKind: pair.runtime(of: .old).kind, newKind: pair.runtime(of: .new).kind,
      list: pair.listChanges(),
      cells: classes.cells, views: classes.views, sections: sectionChanges(), rebuilt: rebuilt(), match: match)
  }

  /// All sections of the new list, when the old ones cannot be kept.
  private func rebuilt() -> [CanonicalValue]? {
    let (before, after) = (pair.runtime(of: .old), pair.runtime(of: .new))
    guard before.name != after.name || before.kind != after.kind else { return nil }
    return new.sections.indices.map { wholeSection($0) }
  }

  /// A section of the new list with its rows.
  private func wholeSection(_ section: Int) -> CanonicalValue {
    let rows = CanonicalValue.list(new.sections[section].rows.map { pair.content(ofRow: $0, of: .new) })
    let key = pair.runtime(of: .new).kind == .table ? "rows" : "items"
    return .map(pair.members(ofSection: section, of: .new) + [.init(key, rows)])
  }

  // MARK: - Sections

  private func sectionChanges() -> [SectionChange] {
    var removed: [Int: [SectionChange]] = [:]
    var last = -1
    for section in old.sections.indices {
      let place = Int(match.newSections[section])
      if place >= 0 {
        if match.isStableSection[place] { last = place }
        continue
      }
      removed[last, default: []].append(
        SectionChange(
          old: section, new: nil, isMoved: false, properties: [],
          content: .map(pair.members(ofSection: section, of: .old)),
          rows: removedRows(of: section).map(\.change),
          remade: nil, title: pair.title(ofSection: section, of: .old)))
    }
    var changes = removed[-1] ?? []
    for section in new.sections.indices {
      if let change = change(ofSection: section) { changes.append(change) }
      changes += removed[section] ?? []
    }
    return changes
  }

  /// What changed about a section of the new list; nil when nothing did.
  private func change(ofSection section: Int) -> SectionChange? {
    let rows = rowChanges(in: section)
    let title = pair.title(ofSection: section, of: .new)
    let place = Int(match.oldSections[section])
    guard place >= 0 else {
      return SectionChange(
        old: nil, new: section, isMoved: false, properties: [],
        content: .map(pair.members(ofSection: section, of: .new)), rows: rows, remade: nil, title: title)
    }
    let properties = pair.changes(ofSection: place, to: section)
    let isMoved = !match.isStableSection[section]
    let isRenamed = old.sections[place].tag != new.sections[section].tag
    guard isMoved || isRenamed || !properties.isEmpty || !rows.isEmpty else { return nil }
    let isRemade = old.sections[place].hasModelRows && !rows.isEmpty
    return SectionChange(
      old: place, new: section, isMoved: isMoved, properties: properties, content: nil, rows: rows,
      remade: isRemade ? wholeSection(section) : nil, title: title)
  }

  // MARK: - Rows

  /// The rows of a section of the old list that are gone, each with the row of the new list that it followed.
  private func removedRows(of section: Int) -> [(last: Int, change: RowChange)] {
    var rows: [(last: Int, change: RowChange)] = []
    var last = -1
    for row in old.sections[section].rows {
      let place = Int(match.newRows[row])
      if place >= 0 {
        if match.isStableRow[place] { last = place }
        continue
      }
      let content = pair.content(ofRow: row, of: .old)
      rows.append(
        (
          last,
          RowChange(
            old: row, new: nil, isMoved: false, properties: [], content: content, remade: nil,
            title: RowTitle(of: content))
        ))
    }
    return rows
  }

  private func rowChanges(in section: Int) -> [RowChange] {
    let home = Int(match.oldSections[section])
    var changes: [RowChange] = []
    var removed = home >= 0 ? removedRows(of: home)[...] : []
    while let next = removed.first, next.last < 0 {
      changes.append(next.change)
      removed = removed.dropFirst()
    }
    for row in new.sections[section].rows {
      if let change = change(ofRow: row) { changes.append(change) }
      while let next = removed.first, next.last == row {
        changes.append(next.change)
        removed = removed.dropFirst()
      }
    }
    return changes
  }

  /// What changed about a row of the new list; nil when nothing did.
  private func change(ofRow row: Int) -> RowChange? {
    let place = Int(match.oldRows[row])
    guard place >= 0 else {
      let content = pair.content(ofRow: row, of: .new)
      return RowChange(
        old: nil, new: row, isMoved: false, properties: [], content: content, remade: nil,
        title: RowTitle(of: content))
    }
    let isSame = pair.areSameRows(place, row, withTags: false)
    let isMoved = !match.isStableRow[row]
    let isRenamed = old.rowTags[place] != new.rowTags[row]
    guard isMoved || isRenamed || !isSame else { return nil }
    let properties = isSame ? [] : pair.changes(ofRow: place, to: row)
    let content = pair.content(ofRow: row, of: .new)
    return RowChange(
      old: place, new: row, isMoved: isMoved, properties: properties, content: nil,
      remade: properties.contains { $0.new == .null } ? content : nil, title: RowTitle(of: content))
  }
}

extension RowTitle {
  /// The title of a row with this content.
  fileprivate init(of content: CanonicalValue) {
    func text(_ name: String) -> String? {
      guard case .text(let text)? = content[name] else { return nil }
      return text
    }
    self.init(cell: text("cell"), text: text("text"))
  }
}
