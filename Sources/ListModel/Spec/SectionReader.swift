internal import SpecSource
internal import SpecTree

/// Reading sections, their headers and footers, and rows.
extension SpecBuilder {
  /// Reads `sections`, or `rows` as one untagged section.
  mutating func readSections(_ keys: ListKeys) {
    let sections = spec.value(keys.sections, in: spec.list)
    let rowsKey = spec.runtime.kind == .table ? "rows" : "items"
    let rows = spec.value(keys.rows, in: spec.list) ?? spec.value(keys.items, in: spec.list)
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

  /// Whether a key that has a finding of its own would have brought the sections.
  private func laterShape() -> Bool {
    // What is for the other kind of list has its finding too.
    if view.value(of: "rows", in: spec.root) != nil || view.value(of: "items", in: spec.root) != nil { return true }
    return spec.values[spec.list.range].contains { value in
      PropertyTable.list[value.slot].kind == .structure(.later)
    }
  }

  private mutating func readSectionList(_ node: NodeID) {
    let list = view.resolved(node)
    if reportEmpty(list, at: node, "sections") { return }
    guard view.kind(of: list) == .sequence else {
      reportWrongType(node, "'sections'", expected: "a list of sections")
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

  /// Reads a header or footer: a mapping, or a text that is its title, with what stands beside it under flat names.
  mutating func readHeader(_ value: WrittenValue?, at level: Levels, _ flat: [FlatValue] = []) -> HeaderSpec? {
    let first = spec.values.count
    guard value != nil || !flat.isEmpty else { return nil }
    computedNode = nil
    var node = flat.first?.value.node ?? spec.root
    if let value {
      let target = view.resolved(value.node)
      node = target
      switch value.content {
      case .element: readRecord(target, .header, at: level)
      case .text:
        spec.values.append(WrittenValue(HeaderKeys.shared.title, .value, .text, value.node))
        reportTitleLikeClass(value.node, target)
      default: spec.values.append(WrittenValue(HeaderKeys.shared.title, .value, .unusable, value.node))
      }
    }
    addFlatValues(flat, from: first)
    let keys = HeaderKeys.shared
    var index: Int?
    for value in spec.values[first...]
    where value.content == .text && (value.slot == keys.view || value.slot == keys.type) {
      if value.slot == keys.view {
        index = spec.views.index(ofClassNamedBy: view.resolved(value.node), in: view, &viewNames)
      } else if let name = types[view.string(of: view.resolved(value.node))], index == nil {
        index = spec.views.index(ofClassNamedBy: name, in: view, &viewNames)
      }
    }
    let record = Record(node, first..<spec.values.count)
    let computed = computedNode.map { readComputed($0, .header) }
    return HeaderSpec(computed: computed, record: record, view: index)
  }

  /// The defaults that are written, with what stands beside them; a copy, since what is within them lies between.
  private mutating func adding(_ flat: [FlatValue], to written: Record?) -> Record? {
    guard let entry = flat.first else { return written }
    let first = spec.values.count
    if let written { spec.values += Array(spec.values[written.range]) }
    addFlatValues(flat, from: first)
    return Record(written?.node ?? entry.value.node, first..<spec.values.count)
  }

  /// Adds to an element's values, which begin at `first`, what its section says of it.
  private mutating func addFlatValues(_ flat: [FlatValue], from first: Int) {
    for entry in flat {
      if let earlier = spec.values[first...].first(where: {
        $0.slot == entry.value.slot && $0.form == entry.value.form
      }) {
        let keys = [entry.key, NodeID(earlier.node.index - 1)].sorted()
        reportSameProperty(keys[1], as: keys[0])
      } else {
        spec.values.append(entry.value)
      }
    }
  }

  /// A header that is a text is a title; one that is spelt like a declared class was probably meant as its view.
  private mutating func reportTitleLikeClass(_ node: NodeID, _ target: NodeID) {
    let text = view.string(of: target)
    let isDeclared = spec.views.classes.prefix(spec.views.declaredCount).contains { view.string(of: $0.name) == text }
    let endsLikeClass = ["HeaderView", "FooterView", "Header", "Footer", "View"].contains { text.hasSuffix($0) }
    let isOneWord = text.utf8.allSatisfy { $0 >= 0x30 && $0 < 0x80 } && text.first?.isUppercase == true
    guard isDeclared || endsLikeClass && isOneWord && text.dropFirst().contains(where: \.isUppercase) else { return }
    let isJSON = view.style(of: NodeID(node.index - 1)) == .doubleQuoted
    let mapping = isJSON ? "{\"view\": \"\(text)\"}" : "{view: \(text)}"
    diagnostics.add(
      Diagnostic(
        .titleLikeClass, "'\(text)' is shown as a title; if it is a class, write '\(mapping)'",
        at: view.location(of: node),
        fixes: [Fix("write '\(mapping)'", .suggested, [TextEdit(view.range(of: node), mapping)])]))
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

  mutating func readRows(_ node: NodeID) -> Range<Int> {
    let first = spec.rows.count
    let list = view.resolved(node)
    let name = view.string(of: keyNode(of: node))
    if reportEmpty(list, at: node, name) { return first..<first }
    guard view.kind(of: list) == .sequence else {
      reportWrongType(node, "'\(name)'", expected: "a list of \(spec.runtime.kind == .table ? "rows" : "items")")
      return first..<first
    }
    let keys = RowKeys.shared
    var item = list.next
    while item < view.after(list) {
      readRow(item, keys)
      if spec.rows.count - numberedRows >= 64 { numberTags() }
      item = view.after(item)
    }
    return first..<spec.rows.count
  }

  private mutating func readRow(_ item: NodeID, _ keys: RowKeys) {
    let target = view.resolved(item)
    switch view.kind(of: target) {
    case .mapping:
      computedNode = nil
      let record = readRecord(target, .row, at: .row)
      let computed = computedNode.map { readComputed($0, .row) }
      spec.rows.append(row(record, item, keys, computed))
    case .scalar where spec.runtime.kind == .table:
      guard !reportEmpty(target, at: item, nil) else { return }
      let start = spec.values.count
      let isText = isExpression(target) || readText(item, target, "this row")
      spec.values.append(WrittenValue(keys.text, .value, isText ? .text : .unusable, item))
      spec.rows.append(
        RowSpec(record: Record(target, start..<start + 1), node: item, tag: nil, cell: nil))
    case .scalar, .sequence, .alias:
      if reportEmpty(target, at: item, nil) { return }
      let isTable = spec.runtime.kind == .table
      reportWrongType(
        item, "an entry of '\(isTable ? "rows" : "items")'",
        expected: isTable ? "a mapping, or a text for a plain row" : "a mapping")
    }
  }

  /// A row with the tag and the class that its values name.
  mutating func row(_ record: Record, _ item: NodeID, _ keys: RowKeys, _ computed: Int?) -> RowSpec {
    var tag: NodeID?
    var cell: Int?
    var detail: WrittenValue?
    for place in record.range {
      let value = spec.values[place]
      switch value.slot {
      case keys.tag:
        guard value.content == .text else { break }
        tag = view.resolved(value.node)
      case keys.reuseId: numberReuseId(at: place)
      case keys.cell:
        if let index = classIndex(of: value) { cell = index }
      case keys.item, keys.type:
        // What names the class itself is stronger, wherever it stands.
        if cell == nil, let index = classIndex(of: value) { cell = index }
      case keys.detail, keys.value:
        if let detail { reportTwoDetails(value, detail) }
        detail = value
      default: break
      }
    }
    return RowSpec(record: record, node: item, tag: tag, cell: cell, computed: computed)
  }

  /// Numbers the reuse identifier that a value is, so that rows can be compared without looking at the text again.
  private mutating func numberReuseId(at place: Int) {
    let value = spec.values[place]
    guard value.content == .text else { return }
    spec.values[place] = value.named(spec.reuseIds.intern(view.resolved(value.node), in: view).number)
  }

  /// Numbers the reuse identifier of a class or of defaults.
  mutating func numberReuseIds(in record: Record) {
    for place in record.range where spec.values[place].slot == RowKeys.shared.reuseId { numberReuseId(at: place) }
  }

  private mutating func reportTwoDetails(_ value: WrittenValue, _ earlier: WrittenValue) {
    guard !spec.runtime.rules.sectionDecidesStyle else { return }
    diagnostics.add(
      Diagnostic(
        .duplicateProperty, "a row has either 'detail' (below the text) or 'value' (on the right), not both",
        at: keyLocation(of: value.node), notes: [.init("the other is written here", at: keyLocation(of: earlier.node))])
    )
  }
}
