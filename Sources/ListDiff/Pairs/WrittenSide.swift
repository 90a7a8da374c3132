internal import ListModel
internal import SpecTree

/// A list to be compared, as it is written.
struct WrittenSide: ComparedSide {
  let compared: ComparedSpec
  let sections: [SectionSpec]
  private let reader: CanonicalReader
  private let hashes: ContentHash
  private static let tagSlots = SlotSet([RowKeys.shared.tag])

  init(_ compared: ComparedSpec) {
    self.compared = compared
    sections = compared.sections
    reader = CanonicalReader(compared)
    hashes = ContentHash(compared)
  }

  var runtime: Runtime { compared.spec.runtime }
  var rowCount: Int { compared.spec.rows.count }

  func title(ofSection section: Int) -> String? {
    guard let header = sections[section].header else { return nil }
    guard case .text(let title)? = CanonicalValue.map(reader.members(of: header.record, .header))["title"] else {
      return nil
    }
    return title
  }

  func members(ofSection section: Int) -> [CanonicalValue.Member] { reader.members(of: sections[section]) }

  func content(ofRow row: Int) -> CanonicalValue { .map(reader.members(of: compared.spec.rows[row].record, .row)) }

  func hash(ofRow row: Int, withTag: Bool) -> UInt64 {
    hashes.hash(ofRow: row, ignoring: withTag ? SlotSet() : Self.tagSlots)
  }

  func cellHash(ofRow row: Int) -> UInt64 { hashes.cell(ofRow: row) }

  func outline(_ tags: inout TagTable) -> ListOutline {
    var outline = ListOutline()
    let sectionTag = SectionKeys.shared.tag
    let rowTag = RowKeys.shared.tag
    for value in compared.spec.values(of: compared.spec.list) {
      switch PropertyTable.list[value.slot].kind {
      case .structure(.cells): outline.parts.insert("cells")
      case .structure(.views): outline.parts.insert("views")
      case .structure(.sections), .structure(.rows): outline.parts.insert("sections")
      default: break
      }
    }
    outline.rowTags.reserveCapacity(compared.spec.rows.count)
    for section in sections {
      // What is placed here is known by the tag that it has in its own file.
      let name = compared.tag(of: section.record, sectionTag) ?? placedTag(of: section.record)
      let tag = name.map { tags.number(of: compared.view.text(of: $0)) } ?? -1
      outline.sections.append(
        ListOutline.Section(
          tag: tag, rows: section.rows, hasRowList: hasRowList(section), hasModelRows: hasModelRows(section)))
      for row in section.rows {
        outline.rowTags.append(
          compared.tag(of: compared.spec.rows[row].record, rowTag).map { tags.number(of: compared.view.text(of: $0)) }
            ?? -1)
      }
    }
    return outline
  }

  /// The tag of a section of another file that has its place here.
  private func placedTag(of record: Record) -> NodeID? {
    guard let value = compared.spec.value(SectionKeys.shared.use, in: record) else { return nil }
    let node = compared.view.resolved(value.node)
    return compared.view.kind(of: node) == .scalar ? node : nil
  }

  private func hasRowList(_ section: SectionSpec) -> Bool {
    section.node == compared.spec.root
      || compared.spec.values(of: section.record).contains { SectionKeys.shared.rowLists.contains($0.slot) }
  }

  /// Whether the rows of a section are the models themselves.
  private func hasModelRows(_ section: SectionSpec) -> Bool {
    let models = compared.spec.values(of: section.record).contains {
      PropertyTable.section[$0.slot].kind == .structure(.models)
    }
    return models
      && [section.rowDefaults, compared.spec.rowDefaults].compactMap(\.self).contains {
        compared.spec.value(RowKeys.shared.cell, in: $0) != nil
      }
  }
}
