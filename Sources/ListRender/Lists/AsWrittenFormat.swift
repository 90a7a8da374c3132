internal import ListModel
internal import SpecTree

/// The list as it is written, in one way only: short forms, aliases and merges expanded, the language's own names, keys
/// in the order of the catalogue, comments gone.
///
/// What comes out is a spec again, with the same compiled list. Keys that begin with `x-` are not part of it.
enum AsWrittenFormat: ListFormat {
  static let name = "as-written"
  static let summary = "the spec itself as JSON, with short forms, aliases and merges expanded"

  static func write(_ resolver: Resolver, _ options: ListFormatOptions, to out: inout ByteBuffer) {
    AsWrittenWriter(resolver).write(to: &out)
  }
}

/// Writes one spec.
private struct AsWrittenWriter {
  private let spec: ListSpec
  private let view: TreeView
  private let records: RecordJSON

  init(_ resolver: Resolver) {
    spec = resolver.spec
    view = resolver.view
    records = RecordJSON(resolver)
  }

  func write(to out: inout ByteBuffer) {
    var isFirst = true
    var hasSections = false
    // Under flat names the list's header and footer are no values of its own.
    var flat = [(slot: ListKeys.shared.header, header: spec.header), (ListKeys.shared.footer, spec.footer)].filter {
      $0.header != nil && spec.value($0.slot, in: spec.list) == nil
    }
    for value in records.inOrder(spec.list) {
      writeFlat(before: value.slot, &flat, &isFirst, to: &out)
      let property = PropertyTable.list[value.slot]
      if case .structure(let structure) = property.kind, structure == .sections || structure == .rows {
        hasSections = true
        continue
      }
      out.append(isFirst ? "{\n  " : ",\n  ")
      isFirst = false
      records.appendKey(of: value, .list, to: &out)
      write(value, property.kind, to: &out)
    }
    writeFlat(before: PropertyTable.list.properties.count, &flat, &isFirst, to: &out)
    // Last, as in the compiled list, because everything else is short.
    if hasSections {
      out.append(isFirst ? "{\n  \"sections\": [" : ",\n  \"sections\": [")
      isFirst = false
      let written = spec.sections.filter { $0.maker == nil }
      for (number, section) in written.enumerated() { write(section, isFirst: number == 0, to: &out) }
      out.append(written.isEmpty ? "]" : "\n  ]")
    }
    out.append(isFirst ? "{}\n" : "\n}\n")
  }

  /// Writes the header and footer that come before a slot, in the order of the catalogue.
  private func writeFlat(
    before slot: Slot, _ flat: inout [(slot: Slot, header: HeaderSpec?)], _ isFirst: inout Bool,
    to out: inout ByteBuffer
  ) {
    while let next = flat.first, next.slot < slot {
      out.append(isFirst ? "{\n  " : ",\n  ")
      isFirst = false
      out.appendJSON(PropertyTable.list[next.slot].name)
      out.append(": ")
      write(next.header?.record, .header, to: &out)
      flat.removeFirst()
    }
  }

  private func write(_ value: WrittenValue, _ kind: ValueKind, to out: inout ByteBuffer) {
    switch kind {
    case .structure(.cells): write(spec.cells, .row, to: &out)
    case .structure(.views): write(spec.views, .header, to: &out)
    case .structure(.rowDefaults): write(spec.rowDefaults, .row, to: &out)
    case .structure(.types): out.appendJSON(value.node, in: view, as: .text)
    case .structure(.delegate): write(overridesOf: .delegate, to: &out)
    case .structure(.dataSource): write(overridesOf: .dataSource, to: &out)
    case .element(.header):
      let isHeader = value.slot == ListKeys.shared.header
      write((isHeader ? spec.header : spec.footer)?.record, .header, to: &out)
    default: records.appendValue(value, .list, to: &out)
    }
  }

  private func write(_ record: Record?, _ element: Element, to out: inout ByteBuffer) {
    guard let record else { return out.append("null") }
    records.append(record, element, to: &out)
  }

  private func write(_ classes: ClassTable, _ element: Element, to out: inout ByteBuffer) {
    out.append(UInt8(ascii: "{"))
    for place in 0..<classes.declaredCount {
      out.append(place == 0 ? "\n    " : ",\n    ")
      out.appendJSON(key: classes.classes[place].name, in: view)
      records.append(classes.classes[place], classes.facts[place], element, to: &out)
    }
    out.append(classes.declaredCount == 0 ? "}" : "\n  }")
  }

  /// Everything that an object answers can only be code, so the names are all there is to write.
  private func write(overridesOf object: ListObject, to out: inout ByteBuffer) {
    func names(_ answers: ObjectAnswers, _ table: PropertyTable, _ name: (Property) -> String) -> [String] {
      answers.slots.map { table[$0] }.filter { $0.owner == object }.map(name)
    }
    let all =
      names(spec.overrides.list, .list) { $0.name } + names(spec.overrides.section, .section) { $0.name }
      + names(spec.overrides.row, .row) { $0.name }
      + names(spec.overrides.header, .header) { $0.flatName(.header) }
      + names(spec.overrides.footer, .header) { $0.flatName(.footer) }
    out.append(UInt8(ascii: "{"))
    for (place, name) in all.enumerated() {
      if place > 0 { out.append(", ") }
      out.appendJSON(name)
      out.append(": \"native\"")
    }
    out.append(UInt8(ascii: "}"))
  }

  private func write(_ section: SectionSpec, isFirst: Bool, to out: inout ByteBuffer) {
    let keys = SectionKeys.shared
    var isFirstKey = true
    // The rows of a root without sections are no value of the only section.
    var hasRows = section.record.node == spec.root
    out.append(isFirst ? "\n    {" : ",\n    {")
    func begin(_ out: inout ByteBuffer) {
      out.append(isFirstKey ? "\n      " : ",\n      ")
      isFirstKey = false
    }
    func write(_ header: HeaderSpec?, _ name: String, to out: inout ByteBuffer) {
      guard let header else { return }
      begin(&out)
      out.append(name)
      records.append(header.record, .header, to: &out)
    }
    let values = records.inOrder(section.record)
    for value in values where value.slot == keys.tag {
      begin(&out)
      records.append(value, .section, to: &out)
    }
    // A header may also have come under flat names, which are no values of the section.
    write(section.header, "\"header\": ", to: &out)
    write(section.footer, "\"footer\": ", to: &out)
    for value in values where value.slot != keys.tag && value.slot != keys.header && value.slot != keys.footer {
      switch PropertyTable.section[value.slot].kind {
      case .structure(.rows), .structure(.models): hasRows = true
      case .structure(.rowDefaults): break
      default:
        begin(&out)
        records.append(value, .section, to: &out)
      }
    }
    // They too may have come under flat names.
    if section.rowDefaults != nil {
      begin(&out)
      out.append("\"rowDefaults\": ")
      self.write(section.rowDefaults, .row, to: &out)
    }
    if hasRows {
      begin(&out)
      self.write(rows: section.rows, to: &out)
    }
    out.append(isFirstKey ? "}" : "\n    }")
  }

  private func write(rows: Range<Int>, to out: inout ByteBuffer) {
    out.append(spec.runtime.kind == .table ? "\"rows\": [" : "\"items\": [")
    for index in rows {
      out.append(index == rows.lowerBound ? "\n        " : ",\n        ")
      records.append(spec.rows[index].record, .row, to: &out)
      out.drainIfLong()
    }
    out.append(rows.isEmpty ? "]" : "\n      ]")
  }
}
