internal import ListModel
internal import SpecSource

/// Says what makes one merged list of another.
///
/// Sections and rows are known by what they are, not by their tags, so that nothing is taken for something else.
struct MergedChanges {
  private let old: MergedList
  private let new: MergedList
  private let contents: MergedContents
  private let kinds: (old: ListKind, new: ListKind)
  private let oldOutline: ListOutline
  private let newOutline: ListOutline
  private let match: ListMatch

  init(from old: MergedList, to new: MergedList, _ contents: MergedContents) {
    self.old = old
    self.new = new
    self.contents = contents
    kinds = (old.kind, new.kind)
    oldOutline = old.outline(contents.names)
    newOutline = new.outline(contents.names)
    match = Self.match(old, new, oldOutline, newOutline)
  }

  private static func match(
    _ old: MergedList, _ new: MergedList, _ oldOutline: ListOutline, _ newOutline: ListOutline
  ) -> ListMatch {
    var match = ListMatch(oldOutline, newOutline)
    let sections = Dictionary(old.sections.enumerated().map { ($1.unit, $0) }) { first, _ in first }
    for (place, section) in new.sections.enumerated() {
      guard let other = sections[section.unit] else { continue }
      let before = old.sections[other]
      // A section of another file has no tag that could be changed here.
      if before.isPlaced != section.isPlaced || before.isPlaced && before.tag != section.tag { continue }
      match.pairSections(other, place)
    }
    let rows = Dictionary(old.rows.enumerated().map { ($1.unit, $0) }) { first, _ in first }
    for (section, entry) in new.sections.enumerated() {
      for place in entry.rows {
        guard let other = rows[new.rows[place].unit] else { continue }
        let home = oldOutline.section(ofRow: other)
        // Rows that are models have no name by which they could be moved.
        if old.sections[home].hasModelRows, Int(match.newSections[home]) != section { continue }
        match.pairRows(other, place)
      }
    }
    match.findStable(oldOutline, newOutline)
    return match
  }

  /// The changes.
  func changes() -> ListChanges {
    ListChanges(
      old: oldOutline, new: newOutline, oldKind: kinds.old, newKind: kinds.new,
      list: MemberChanges.changes(old.root, new.root, named: false), cells: classChanges(old.cells, new.cells),
      views: classChanges(old.views, new.views), sections: sectionChanges(), rebuilt: rebuilt(), match: match)
  }

  private func rebuilt() -> [CanonicalValue]? {
    guard kinds.old != kinds.new || old.runtimeName != new.runtimeName else { return nil }
    return new.sections.map { whole($0) }
  }

  private func whole(_ section: MergedList.Section) -> CanonicalValue {
    let rows = section.rows.map { CanonicalValue.map(contents.members(of: new.rows[$0])) }
    let members = contents.members(of: section)
    if rows.isEmpty, section.isPlaced { return .map(members) }
    return .map(members + [.init(kinds.new == .table ? "rows" : "items", .list(rows))])
  }

  private func classChanges(_ old: [CanonicalValue.Member], _ new: [CanonicalValue.Member]) -> [ClassChange] {
    let after = CanonicalMembers(new)
    let before = CanonicalMembers(old)
    var changes: [ClassChange] = []
    for member in old {
      guard let value = after[member.name] else {
        changes.append(ClassChange(name: member.name, removed: member.value, added: nil, properties: []))
        continue
      }
      if value == member.value { continue }
      guard case .map(let first) = member.value, case .map(let second) = value else { continue }
      let properties = MemberChanges.changes(first, second)
      changes.append(ClassChange(name: member.name, removed: nil, added: nil, properties: properties))
    }
    for member in new where before[member.name] == nil {
      changes.append(ClassChange(name: member.name, removed: nil, added: member.value, properties: []))
    }
    return changes
  }

  // MARK: - Sections

  private func sectionChanges() -> [SectionChange] {
    var changes = new.sections.indices.compactMap { change(ofSection: $0) }
    for section in old.sections.indices where match.newSections[section] < 0 {
      changes.append(
        SectionChange(
          old: section, new: nil, isMoved: false, properties: [], content: .map([]), rows: [], remade: nil, title: nil))
    }
    return changes
  }

  /// What changed about a section of the new list; nil when nothing did.
  private func change(ofSection place: Int) -> SectionChange? {
    let section = new.sections[place]
    let home = Int(match.oldSections[place])
    var rows = section.rows.compactMap { change(ofRow: $0) }
    guard home >= 0 else {
      return SectionChange(
        old: nil, new: place, isMoved: false, properties: [], content: .map(contents.members(of: section)),
        rows: rows, remade: nil, title: nil)
    }
    let before = old.sections[home]
    for row in before.rows where match.newRows[row] < 0 {
      rows.append(
        RowChange(
          old: row, new: nil, isMoved: false, properties: [], content: .map([]), remade: nil,
          title: RowTitle(cell: nil, text: nil)))
    }
    let properties =
      contents.isSamePlace(before.content, section.content)
      ? [] : MemberChanges.changes(contents.members(of: before), contents.members(of: section))
    let isMoved = !match.isStableSection[place]
    guard isMoved || before.tag != section.tag || !properties.isEmpty || !rows.isEmpty else { return nil }
    return SectionChange(
      old: home, new: place, isMoved: isMoved, properties: properties, content: nil, rows: rows,
      remade: before.hasModelRows && !rows.isEmpty ? whole(section) : nil, title: nil)
  }

  // MARK: - Rows

  /// What changed about a row of the new list; nil when nothing did.
  private func change(ofRow place: Int) -> RowChange? {
    let row = new.rows[place]
    let home = Int(match.oldRows[place])
    let title = RowTitle(cell: nil, text: nil)
    guard home >= 0 else {
      return RowChange(
        old: nil, new: place, isMoved: false, properties: [], content: .map(contents.members(of: row)), remade: nil,
        title: title)
    }
    let before = old.rows[home]
    let isMoved = !match.isStableRow[place]
    let isSame = contents.isSamePlace(before.content, row.content)
    if isSame, !isMoved, before.tag == row.tag { return nil }
    let members = isSame ? [] : contents.members(of: row)
    let properties = isSame ? [] : MemberChanges.changes(contents.members(of: before), members)
    guard isMoved || before.tag != row.tag || !properties.isEmpty else { return nil }
    let isRemade = properties.contains { $0.new == .null }
    return RowChange(
      old: home, new: place, isMoved: isMoved, properties: properties, content: nil,
      remade: isRemade ? .map(members) : nil, title: title)
  }
}

extension MergedList {
  /// The sections and rows by their tags.
  fileprivate func outline(_ names: [ByteText]) -> ListOutline {
    var outline = ListOutline()
    outline.names = names
    outline.rowTags = rows.map(\.tag)
    outline.sections = sections.map {
      ListOutline.Section(
        tag: $0.tag, rows: $0.rows, hasRowList: true, hasModelRows: $0.hasModelRows, isPlaced: $0.isPlaced)
    }
    return outline
  }

  /// What kind of list it is.
  fileprivate var kind: ListKind {
    root.contains { $0.name == "kind" && $0.value == .text("collection") } ? .collection : .table
  }

  /// The library that it is written for.
  fileprivate var runtimeName: CanonicalValue { CanonicalValue.map(root)["runtime"] ?? .text("uikit") }
}
