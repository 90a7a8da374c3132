internal import SpecSource
internal import SpecTree

/// Reading what the libraries write their own way: CB's `data`, P9's `types`, MY's and TF's `item` and `paging`.
///
/// All of it becomes rows and classes as if they had been written out.
extension SpecBuilder {
  /// The class that a row's value names: by itself, by its item or by its type.
  mutating func classIndex(of value: WrittenValue) -> Int? {
    guard value.content == .text else { return nil }
    let keys = RowKeys.shared
    let node = view.resolved(value.node)
    switch value.slot {
    case keys.cell: return spec.cells.index(ofClassNamedBy: node, in: view, &spec.reuseIds)
    case keys.type:
      return types[view.string(of: node)].map { spec.cells.index(ofClassNamedBy: $0, in: view, &spec.reuseIds) }
    case keys.item:
      guard let ending = spec.runtime.rules.itemCellEnding else { return nil }
      return spec.cells.index(ofClassNamed: ending, after: node, at: node, in: view, &spec.reuseIds)
    default: return nil
    }
  }

  /// Whether some defaults name a class for rows.
  func hasClass(_ defaults: Record?) -> Bool {
    for record in [defaults, spec.rowDefaults].compactMap(\.self) {
      if spec.value(RowKeys.shared.cell, in: record) != nil { return true }
    }
    return false
  }

  /// Reads CB's `data`: the models of rows of the section's class, else plain rows.
  mutating func readData(_ value: WrittenValue, areModels: Bool) -> Range<Int> {
    let first = spec.rows.count
    let list = view.resolved(value.node)
    if reportEmpty(list, at: value.node, "data") || isExpression(list) { return first..<first }
    guard view.kind(of: list) == .sequence else {
      reportWrongType(
        value.node, "'data'", expected: areModels ? "a list of models" : "a list of rows: {text: , detail: , image: }")
      return first..<first
    }
    let keys = RowKeys.shared
    var item = list.next
    while item < view.after(list) {
      let target = view.resolved(item)
      if areModels {
        if !view.isWorkedOut, view.value(of: "forEach", in: target) != nil { spec.isLive = true }
        let start = spec.values.count
        spec.values.append(WrittenValue(keys.model, .value, readData(item) ? .data : .unusable, item))
        spec.rows.append(
          RowSpec(record: Record(target, start..<start + 1), node: item, tag: nil, cell: nil))
      } else if view.kind(of: target) == .mapping, isOfNoRow(target) {
        // A model, for which the section lacks a class: that is what is said of it.
        let nothing = Record(target, spec.values.count..<spec.values.count)
        spec.rows.append(RowSpec(record: nothing, node: item, tag: nil, cell: nil))
      } else if view.kind(of: target) == .mapping {
        computedNode = nil
        let record = readRecord(target, .row, at: .row)
        let computed = computedNode.map { readComputed($0, .row) }
        spec.rows.append(row(record, item, keys, computed))
      } else if !reportEmpty(target, at: item, nil) {
        reportWrongType(
          item, "an entry of 'data'",
          expected: "a mapping such as {text: , detail: }; a section with 'cell' may have any data")
      }
      item = view.after(item)
    }
    return first..<spec.rows.count
  }

  /// Reports rows that stand under two keys of one section.
  mutating func reportTwoRowLists(_ value: WrittenValue, _ earlier: WrittenValue) {
    // What is another library's has its finding already.
    guard [value, earlier].allSatisfy({ spec.runtime.knows(PropertyTable.section[$0.slot]) }) else { return }
    let names = [earlier, value].map { view.string(of: keyNode(of: $0.node)) }
    diagnostics.add(
      Diagnostic(
        .duplicateProperty, "a section has its rows under either '\(names[0])' or '\(names[1])', not both",
        at: keyLocation(of: value.node), notes: [.init("the others are here", at: keyLocation(of: earlier.node))]))
  }

  /// Reads P9's `types`: a mapping from types to classes.
  mutating func readTypes(_ value: WrittenValue) {
    let name = view.string(of: keyNode(of: value.node))
    let target = view.resolved(value.node)
    if reportEmpty(target, at: value.node, name) { return }
    guard view.kind(of: target) == .mapping else {
      reportWrongType(value.node, "'\(name)'", expected: "a mapping from types to the names of classes")
      return
    }
    let pairs = view.pairs(of: target)
    for pair in pairs {
      let type = view.string(of: pair.key)
      if ignoresExtension(pair.key, pair.value) { continue }
      let found = view.resolved(pair.value)
      if reportEmpty(found, at: pair.value, type) || reportNull(found, at: pair.value, "'\(type)'", isText: true)
        || isExpression(found)
      {
        continue
      }
      guard readText(pair.value, found, "'\(type)'") else { continue }
      guard !view.text(of: found).isEmpty else {
        reportWrongType(pair.value, "type '\(type)'", expected: "the name of a class")
        continue
      }
      types[type] = found
    }
    spec.types = types
  }

  /// Adds the section that loads more, when `paging` says that there is more.
  mutating func readPaging(_ keys: ListKeys) {
    guard let paging = spec.value(keys.paging, in: spec.list), paging.content == .element,
      let record = spec.elements(of: paging).first
    else { return }
    let names = PagingKeys.shared
    // Without a total there is one page, and that is the current one.
    guard let total = number(names.total, in: record), total > 0, (number(names.current, in: record) ?? 1) < total
    else { return }
    let loading = spec.value(names.loading, in: record)
    let written = loading.flatMap { $0.content == .element ? spec.elements(of: $0).first : nil }
    let node = loading?.node ?? paging.node
    let start = spec.values.count
    spec.values.append(
      WrittenValue(RowKeys.shared.height, .value, .number, node, bits: Self.loadingHeight.bitPattern))
    let defaults = Record(view.resolved(node), start..<start + 1)
    let empty = Record(view.resolved(node), start..<start)
    var row = row(written ?? empty, node, RowKeys.shared, loadingComputed)
    if row.cell == nil {
      let index = spec.cells.index(
        ofClassNamed: .loadingItemCell, after: nil, at: keyNode(of: paging.node), in: view, &spec.reuseIds)
      row = RowSpec(record: row.record, node: node, tag: row.tag, cell: index, computed: row.computed)
    }
    let place = spec.rows.count
    spec.rows.append(row)
    spec.sections.append(
      SectionSpec(
        node: paging.node, record: empty, header: nil, footer: nil, rowDefaults: defaults, rows: place..<place + 1,
        tag: nil,
        maker: .paging))
  }

  /// The height of the row that loads more, in points (TFTableViewDataSource).
  private static let loadingHeight = 60.0

  /// A number of pages; nil when it is not written.
  private func number(_ slot: Slot, in record: Record) -> Double? {
    guard let value = spec.value(slot, in: record), value.content == .number else { return nil }
    return value.number
  }

  /// The key whose value a node is.
  func keyNode(of value: NodeID) -> NodeID { value.index > 0 ? NodeID(value.index - 1) : value }
}
