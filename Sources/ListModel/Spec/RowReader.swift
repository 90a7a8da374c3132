internal import SpecSource
internal import SpecTree

/// Reading rows.
extension SpecBuilder {
  /// Reads the rows of a section, or of the list.
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
    if spec.rows.isEmpty, item < view.after(list) { makeRoom(forRowsLike: view.resolved(item)) }
    while item < view.after(list) {
      readRow(item, keys)
      if spec.rows.count - numberedRows >= 64 { numberTags() }
      item = view.after(item)
    }
    return first..<spec.rows.count
  }

  /// Makes room for the rows and the values that the list has if it goes on as it begins.
  private mutating func makeRoom(forRowsLike row: NodeID) {
    let nodes = view.after(spec.root).position - spec.root.position
    let size = view.after(row).position - row.position
    // A pair is two nodes, and what has pairs is one more: a list can hardly have more rows and values than that.
    let rows = min(nodes / 10, nodes / size + 64)
    let pairs = view.kind(of: row) == .mapping ? view.count(of: row) : 1
    spec.rows.reserveCapacity(rows)
    spec.values.reserveCapacity(spec.values.count + min(nodes * 2 / 5, rows * (pairs + 1)))
    if spec.rowTags.count == 0 { spec.rowTags = NameTable(capacity: rows) }
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
      let content: WrittenValue.Content =
        isExpression(target) ? .expression : readText(item, target, "this row") ? .text : .unusable
      spec.values.append(WrittenValue(keys.text, .value, content, item))
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
      // Most say nothing here, and asking for one after the other would cost more than all else.
      guard keys.told.contains(value.slot) else { continue }
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
    if cell == nil, let computed { cell = inheritedClass(in: spec.computed[computed]) }
    return RowSpec(record: record, node: item, tag: tag, cell: cell, computed: computed)
  }

  /// The class that a row inherits where defaults name it in an expression.
  private mutating func inheritedClass(in computed: ComputedValues) -> Int? {
    let keys = RowKeys.shared
    for record in [computed.nearDefault, computed.farDefault] {
      for slot in [keys.cell, keys.item, keys.type] {
        guard let value = spec.value(slot, in: record) else { continue }
        if let index = classIndex(of: value) { return index }
      }
    }
    return nil
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
    // One key twice has its finding already.
    guard !spec.runtime.rules.sectionDecidesStyle, value.slot != earlier.slot else { return }
    diagnostics.add(
      Diagnostic(
        .duplicateProperty, "a row has either 'detail' (below the text) or 'value' (on the right), not both",
        at: keyLocation(of: value.node), notes: [.init("the other is written here", at: keyLocation(of: earlier.node))])
    )
  }
}
