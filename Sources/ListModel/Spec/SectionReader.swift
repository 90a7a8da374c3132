internal import SpecSource
internal import SpecTree

/// Reading sections and what their rows inherit.
extension SpecBuilder {
  /// Reads `sections`, or `rows` as one untagged section.
  mutating func readSections(_ keys: ListKeys) {
    var sections = spec.value(keys.sections, in: spec.list)
    let rowsKey = spec.runtime.kind == .table ? "rows" : "items"
    var rows = spec.value(keys.rows, in: spec.list) ?? spec.value(keys.items, in: spec.list)
    // Beside what is spelt right, what a misspelt key was meant to be counts for nothing.
    if sections != nil, let written = rows, isMisspelt(written) { rows = nil }
    if rows != nil, let written = sections, isMisspelt(written) { sections = nil }
    if let sections, let rows {
      let later = sections.node < rows.node ? rows : sections
      let earlier = sections.node < rows.node ? sections : rows
      diagnostics.add(
        Diagnostic(
          .duplicateProperty, "a list has either 'sections' or '\(rowsKey)', which is short for one untagged section",
          at: keyLocation(of: later.node),
          notes: [.init("the other is written here", at: keyLocation(of: earlier.node))]))
    }
    if let sections {
      readSectionList(sections.node)
    } else if let rows {
      let range = readRows(rows.node)
      let nothing = Record(spec.root, spec.values.count..<spec.values.count)
      spec.sections.append(
        SectionSpec(
          node: spec.root, record: nothing, header: nil, footer: nil, rowDefaults: nil, rows: range, tag: nil))
    } else if !isPart, !laterShape() {
      diagnostics.add(
        Diagnostic(
          .missingKey, "the list has neither 'sections' nor '\(rowsKey)', expected one of them",
          at: view.firstLineLocation(of: spec.root)))
    }
  }

  /// Whether the key of one of the list's values is not spelt as any.
  private func isMisspelt(_ value: WrittenValue) -> Bool {
    vocabulary.index(of: .list).meaning(of: view.text(of: keyNode(of: value.node))) == nil
  }

  /// Whether a key that has a finding of its own would have brought the sections.
  private func laterShape() -> Bool {
    // What is for the other kind of list has its finding too.
    if view.value(of: "rows", in: spec.root) != nil || view.value(of: "items", in: spec.root) != nil { return true }
    return spec.values[spec.list.range].contains { value in
      PropertyTable.list[value.slot].kind == .structure(.variant)
    }
  }

  private mutating func readSectionList(_ node: NodeID) {
    let list = view.resolved(node)
    if reportEmpty(list, at: node, "sections") { return }
    guard view.kind(of: list) == .sequence else {
      reportNoItems(node, "sections", expected: "a list of sections")
      return
    }
    spec.sections.reserveCapacity(view.count(of: list))
    var item = list.next
    while item < view.after(list) {
      let section = view.resolved(item)
      if view.kind(of: section) == .mapping {
        readSection(section, entry: item)
      } else if !reportEmpty(section, at: item, nil) {
        reportWrongType(
          item, "an entry of 'sections'", expected: "a mapping with '\(spec.runtime.kind == .table ? "rows" : "items")'"
        )
      }
      item = view.after(item)
    }
  }

  private mutating func readSection(_ node: NodeID, entry: NodeID) {
    let keys = SectionKeys.shared
    flatValues.removeAll(keepingCapacity: true)
    let record = readRecord(node, .section, at: .section)
    let flat = flatValues
    var section = SectionSpec(
      node: entry, record: record, header: nil, footer: nil, rowDefaults: nil, rows: spec.rows.count..<spec.rows.count,
      tag: nil)
    var header: WrittenValue?
    var footer: WrittenValue?
    var rows: WrittenValue?
    for place in record.range {
      let value = spec.values[place]
      switch value.slot {
      case keys.tag where value.content == .text: section.tag = view.resolved(value.node)
      case keys.header: header = value
      case keys.footer: footer = value
      case _ where keys.rowLists.contains(value.slot):
        if let rows { reportTwoRowLists(value, rows) }
        rows = value
      default: break
      }
    }
    noteClassOfEmpty(keys.empty, in: record)
    let defaults = spec.value(keys.rowDefaults, in: record)
    readsTemplates(true)
    section.rowDefaults = readDefaults(defaults, flat.filter { $0.target == .rows })
    readsTemplates(false)
    section.header = readHeader(header, at: .header, flat.filter { $0.target == .header })
    section.footer = readHeader(footer, at: .header, flat.filter { $0.target == .footer })
    if let rows {
      let areModels = rows.slot == keys.data && hasClass(section.rowDefaults)
      section.rows = rows.slot == keys.data ? readData(rows, areModels: areModels) : readRows(rows.node)
    }
    spec.sections.append(section)
  }

  /// The defaults that are written, with what stands beside them; a copy, since what is within them lies between.
  private mutating func adding(_ flat: [FlatValue], to written: Record?) -> Record? {
    guard let entry = flat.first else { return written }
    let first = spec.values.count
    if let written { spec.values += Array(spec.values[written.range]) }
    addFlatValues(flat, from: first)
    return Record(written?.node ?? entry.value.node, first..<spec.values.count)
  }

  /// Reads `rowDefaults`, with what stands beside it under names of its own.
  mutating func readDefaults(_ value: WrittenValue?, _ flat: [FlatValue] = []) -> Record? {
    var written: Record?
    if let value {
      let target = view.resolved(value.node)
      if reportEmpty(target, at: value.node, "rowDefaults") { return unreadableDefaults(value.node) }
      guard view.kind(of: target) == .mapping else {
        reportWrongType(value.node, "'rowDefaults'", expected: "a mapping of row properties")
        return unreadableDefaults(value.node)
      }
      written = readRecord(target, .row, at: .rowDefaults)
    }
    guard let record = adding(flat, to: written) else { return nil }
    // Rows find the class that they inherit among the classes of the list, declared or not.
    for place in record.range {
      let value = spec.values[place]
      guard let index = classIndex(of: value) else { continue }
      spec.inheritedClasses[value.node] = index
    }
    numberReuseIds(in: record)
    return record
  }

  /// Notes the class of what is shown where there are no rows; after the declarations, which come first in the table.
  mutating func noteClassOfEmpty(_ slot: Slot, in record: Record) {
    guard let value = spec.value(slot, in: record), value.content == .element else { return }
    for place in value.elements { noteClass(in: spec.elements[place], EmptyKeys.shared.cell) }
  }

  /// Notes a class that something other than a row names.
  mutating func noteClass(in record: Record, _ slot: Slot) {
    guard let value = spec.value(slot, in: record), value.content == .text else { return }
    _ = spec.cells.index(ofClassNamedBy: view.resolved(value.node), in: view, &spec.reuseIds)
  }

  /// The defaults of a `rowDefaults` that cannot be read: they may say anything, so that nothing is said to be missing.
  private mutating func unreadableDefaults(_ node: NodeID) -> Record {
    let keys = RowKeys.shared
    for slot in [keys.cell, keys.height] { spec.values.append(WrittenValue(slot, .value, .unusable, node)) }
    return Record(node, spec.values.count - 2..<spec.values.count)
  }
}
