internal import ListModel
internal import SpecTree

/// Compares two lists: the entrance to this floor.
public struct ListComparison {
  private let comparison: RecordComparison
  private let sections: SectionComparison
  private let oldSections: [SectionSpec]
  private let newSections: [SectionSpec]
  private let old: ListOutline
  private let new: ListOutline
  private let match: ListMatch

  /// Everything that differs between two lists, as they are written.
  public static func changes(from old: ComparedSpec, to new: ComparedSpec) -> ListChanges {
    ListComparison(old, new).changes()
  }

  private init(_ old: ComparedSpec, _ new: ComparedSpec) {
    comparison = RecordComparison(old, new)
    sections = SectionComparison(comparison)
    oldSections = old.sections
    newSections = new.sections
    var tags = TagTable(capacity: old.spec.rows.count)
    var outlines = [old.outline(&tags), new.outline(&tags)]
    let names = tags.names
    for index in outlines.indices { outlines[index].names = names }
    self.old = outlines[0]
    self.new = outlines[1]
    match = ListMatcher.match(outlines[0], outlines[1], comparison)
  }

  private func changes() -> ListChanges {
    let root = RootComparison(comparison, sections)
    return ListChanges(
      old: old, new: new, oldKind: comparison.old.spec.runtime.kind, newKind: comparison.new.spec.runtime.kind,
      list: root.changes(), cells: root.classChanges(\.cells, .row), views: root.classChanges(\.views, .header),
      sections: sectionChanges(), rebuilt: rebuilt(), match: match)
  }

  /// All sections of the new list, when the old ones cannot be kept.
  private func rebuilt() -> [CanonicalValue]? {
    let (before, after) = (comparison.old.spec.runtime, comparison.new.spec.runtime)
    guard before.name != after.name || before.kind != after.kind else { return nil }
    return newSections.map { wholeSection($0) }
  }

  /// A section of the new list with its rows.
  private func wholeSection(_ section: SectionSpec) -> CanonicalValue {
    let reader = comparison.newReader
    let rows = section.rows.map { CanonicalValue.map(reader.members(of: comparison.new.spec.rows[$0].record, .row)) }
    let key = comparison.new.spec.runtime.kind == .table ? "rows" : "items"
    return .map(reader.members(of: section) + [.init(key, .list(rows))])
  }

  // MARK: - Sections

  private func sectionChanges() -> [SectionChange] {
    var removed: [Int: [SectionChange]] = [:]
    var last = -1
    for section in oldSections.indices {
      let place = Int(match.newSections[section])
      if place >= 0 {
        if match.isStableSection[place] { last = place }
        continue
      }
      let members = comparison.oldReader.members(of: oldSections[section])
      removed[last, default: []].append(
        SectionChange(
          old: section, new: nil, isMoved: false, properties: [], content: .map(members),
          rows: removedRows(of: section).map(\.change),
          remade: nil, title: title(of: oldSections[section], comparison.oldReader)))
    }
    var changes = removed[-1] ?? []
    for section in newSections.indices {
      if let change = change(ofSection: section) { changes.append(change) }
      changes += removed[section] ?? []
    }
    return changes
  }

  /// What changed about a section of the new list; nil when nothing did.
  private func change(ofSection section: Int) -> SectionChange? {
    let rows = rowChanges(in: section)
    let title = title(of: newSections[section], comparison.newReader)
    let place = Int(match.oldSections[section])
    guard place >= 0 else {
      return SectionChange(
        old: nil, new: section, isMoved: false, properties: [],
        content: .map(comparison.newReader.members(of: newSections[section])), rows: rows, remade: nil,
        title: title)
    }
    let properties = sections.changes(oldSections[place], newSections[section])
    let isMoved = !match.isStableSection[section]
    let isRenamed = old.sections[place].tag != new.sections[section].tag
    guard isMoved || isRenamed || !properties.isEmpty || !rows.isEmpty else { return nil }
    let isRemade = old.sections[place].hasModelRows && !rows.isEmpty
    return SectionChange(
      old: place, new: section, isMoved: isMoved, properties: properties, content: nil, rows: rows,
      remade: isRemade ? wholeSection(newSections[section]) : nil, title: title)
  }

  private func title(of section: SectionSpec, _ reader: CanonicalReader) -> String? {
    guard let header = section.header else { return nil }
    guard case .text(let title)? = CanonicalValue.map(reader.members(of: header.record, .header))["title"] else {
      return nil
    }
    return title
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
      let record = comparison.old.spec.rows[row].record
      let content = CanonicalValue.map(comparison.oldReader.members(of: record, .row))
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
    let record = comparison.new.spec.rows[row].record
    guard place >= 0 else {
      let content = CanonicalValue.map(comparison.newReader.members(of: record, .row))
      return RowChange(
        old: nil, new: row, isMoved: false, properties: [], content: content, remade: nil,
        title: RowTitle(of: content))
    }
    let tag = RowKeys.shared.tag
    let before = comparison.old.spec.rows[place].record
    let isSame = comparison.areSame(before, record, .row, but: tag)
    let isMoved = !match.isStableRow[row]
    let isRenamed = old.rowTags[place] != new.rowTags[row]
    guard isMoved || isRenamed || !isSame else { return nil }
    let side = comparison.old
    let properties =
      isSame
      ? []
      : comparison.changes(before, record, .row, but: tag) { value in
        [side.writtenKey(of: value, in: before.node) ?? CanonicalReader.name(of: value, .row)]
      }
    let content = CanonicalValue.map(comparison.newReader.members(of: record, .row))
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

extension ComparedSpec {
  /// The outline of the list.
  func outline(_ tags: inout TagTable) -> ListOutline {
    var outline = ListOutline()
    let sectionTag = SectionKeys.shared.tag
    let rowTag = RowKeys.shared.tag
    for value in spec.values(of: spec.list) {
      switch PropertyTable.list[value.slot].kind {
      case .structure(.cells): outline.parts.insert("cells")
      case .structure(.views): outline.parts.insert("views")
      case .structure(.sections), .structure(.rows): outline.parts.insert("sections")
      default: break
      }
    }
    outline.rowTags.reserveCapacity(spec.rows.count)
    for section in sections {
      // What is placed here is known by the tag that it has in its own file.
      let name = tag(of: section.record, sectionTag) ?? placedTag(of: section.record)
      let tag = name.map { tags.number(of: view.text(of: $0)) } ?? -1
      outline.sections.append(
        ListOutline.Section(
          tag: tag, rows: section.rows, hasRowList: hasRowList(section), hasModelRows: hasModelRows(section)))
      for row in section.rows {
        outline.rowTags.append(
          self.tag(of: spec.rows[row].record, rowTag).map { tags.number(of: view.text(of: $0)) } ?? -1)
      }
    }
    return outline
  }

  /// The tag of a section of another file that has its place here.
  private func placedTag(of record: Record) -> NodeID? {
    guard let value = spec.value(SectionKeys.shared.use, in: record) else { return nil }
    let node = view.resolved(value.node)
    return view.kind(of: node) == .scalar ? node : nil
  }

  private func hasRowList(_ section: SectionSpec) -> Bool {
    section.node == spec.root
      || spec.values(of: section.record).contains { SectionKeys.shared.rowLists.contains($0.slot) }
  }

  /// Whether the rows of a section are the models themselves.
  private func hasModelRows(_ section: SectionSpec) -> Bool {
    let models = spec.values(of: section.record).contains {
      PropertyTable.section[$0.slot].kind == .structure(.models)
    }
    return models
      && [section.rowDefaults, spec.rowDefaults].compactMap(\.self).contains {
        spec.value(RowKeys.shared.cell, in: $0) != nil
      }
  }
}
