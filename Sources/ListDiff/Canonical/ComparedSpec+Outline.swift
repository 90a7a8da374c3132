internal import ListModel
internal import SpecTree

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
      let placed = placedTag(of: section.record)
      let name = placed ?? tag(of: section.record, sectionTag)
      let tag = name.map { tags.number(of: view.text(of: $0)) } ?? -1
      outline.sections.append(
        ListOutline.Section(
          tag: tag, rows: section.rows, hasRowList: hasRowList(section), hasModelRows: hasModelRows(section),
          isPlaced: placed != nil))
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
