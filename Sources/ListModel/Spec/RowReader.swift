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
      reportNoItems(node, name, expected: "a list of \(spec.runtime.kind == .table ? "rows" : "items")")
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
      checkColon(ofPlainRow: target)
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
    var told = ToldOfRow()
    // Most values say nothing here, and to look at each would cost more than all else.
    if let shape = spec.shape(of: record) {
      var rest = shape.telling
      while rest != 0 {
        note(spec.values[record.range.lowerBound &+ rest.trailingZeroBitCount], keys, &told)
        rest &= rest &- 1
      }
    } else {
      for place in record.range where keys.told.contains(spec.values[place].slot) {
        note(spec.values[place], keys, &told)
      }
    }
    if told.cell == nil, let computed { told.cell = inheritedClass(in: spec.computed[computed]) }
    return RowSpec(
      record: record, node: item, tag: told.tag, cell: told.cell, reuseId: told.reuseId, computed: computed)
  }

  /// What a row's values tell as soon as they are read.
  private struct ToldOfRow {
    var tag: NodeID?
    var cell: Int?
    var reuseId: Int?
    /// The text on the right or below.
    var detail: WrittenValue?
  }

  /// Notes what a value tells of its row.
  @inline(__always)
  private mutating func note(_ value: WrittenValue, _ keys: RowKeys, _ told: inout ToldOfRow) {
    switch value.slot {
    case keys.tag where value.content == .text: told.tag = view.resolved(value.node)
    case keys.reuseId: told.reuseId = reuseId(value)
    case keys.cell:
      if let index = classIndex(of: value) { told.cell = index }
    case keys.item, keys.type:
      // What names the class itself is stronger, wherever it stands.
      if told.cell == nil, let index = classIndex(of: value) { told.cell = index }
    case keys.detail, keys.value:
      if let detail = told.detail { reportTwoDetails(value, detail) }
      told.detail = value
    default: break
    }
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

  /// The number of a text among the reuse identifiers, so that rows can be compared without looking at it again; nil for
  /// anything else.
  private mutating func reuseId(_ value: WrittenValue) -> Int? {
    value.content == .text ? spec.reuseIds.intern(view.resolved(value.node), in: view).number : nil
  }

  /// Numbers the reuse identifier of a class or of defaults.
  mutating func numberReuseIds(in record: Record) {
    for place in record.range where spec.values[place].slot == RowKeys.shared.reuseId {
      if let number = reuseId(spec.values[place]) { spec.values[place] = spec.values[place].named(number) }
    }
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
