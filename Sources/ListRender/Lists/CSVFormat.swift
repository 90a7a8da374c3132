internal import ListModel

/// The rows as comma-separated values, for a spreadsheet or a script: one record a row, after one with the names.
///
/// RFC 4180: records end with CRLF, and what holds a comma, a quote or a line end stands in quotes. Without a choice of
/// columns there are the section's tag, the index path, and the properties that every row has, so that all lists have
/// the same columns. What is unset is empty; what is no plain value (code, models, swipe actions) is JSON, as in the
/// compiled list. So is the index path: a spreadsheet would take `0.10` for 0.1 and `1/2` for a day.
///
/// Headers, footers and sections without rows are not in it.
enum CSVFormat: ListFormat {
  static let name = "csv"
  static let summary = "the rows as comma-separated values"
  static let hasColumns = true

  static func write(_ resolver: Resolver, _ options: ListFormatOptions, to out: inout ByteBuffer) {
    var writer = CSVWriter(resolver, options)
    writer.write(to: &out)
  }
}

/// Writes the rows of one list.
private struct CSVWriter {
  private let resolver: Resolver
  private let columns: [TableColumn]
  private let hasSection: Bool
  private let covered: SlotSet
  private var elements: ElementJSON
  private var wording: ValueWording

  init(_ resolver: Resolver, _ options: ListFormatOptions) {
    self.resolver = resolver
    elements = ElementJSON(resolver)
    wording = ValueWording(resolver)
    let always = elements.plan(of: .row).properties.always
    columns = options.columns ?? [TableColumn.indexPath] + always.map(TableColumn.property)
    hasSection = options.columns == nil
    covered = TableColumn.covered(by: columns)
  }

  mutating func write(to out: inout ByteBuffer) {
    out.appendCSV((hasSection ? ["section"] : []) + columns.map(\.name))
    let keys = SectionKeys.shared
    var row = ResolvedElement.empty(.row)
    for (number, section) in resolver.spec.sections.enumerated() {
      let inheritance = resolver.inheritance(of: section)
      let tag = hasSection ? [wording.text(keys.tag, of: resolver.section(section)) ?? ""] : []
      for (place, index) in section.rows.enumerated() {
        resolver.resolve(resolver.spec.rows[index], inheritance, into: &row)
        out.appendCSV(tag + columns.map { text($0, of: row, number, place) })
        out.drainIfLong()
      }
    }
  }

  private mutating func text(_ column: TableColumn, of row: ResolvedElement, _ section: Int, _ place: Int) -> String {
    switch column.content {
    case .indexPath: "[\(section), \(place)]"
    case .property(let slot): text(slot, of: row)
    case .events: wording.events(of: row)
    case .also: wording.list(of: row, hiding: covered)
    }
  }

  private mutating func text(_ slot: Slot, of row: ResolvedElement) -> String {
    switch row[slot].content {
    case .automatic: return "automatic"
    case .text, .joined, .known, .choice, .unset, .unusable, .none: return wording.text(slot, of: row) ?? ""
    case .flag, .number, .size, .nothing, .data, .native, .elements:
      var value = ByteBuffer()
      elements.appendValue(slot, of: row, to: &value)
      return value.text
    }
  }
}

extension ByteBuffer {
  /// Appends a record, with its line end.
  fileprivate mutating func appendCSV(_ fields: [String]) {
    for (place, field) in fields.enumerated() {
      if place > 0 { append(UInt8(ascii: ",")) }
      appendCSV(field)
    }
    append("\r\n")
  }

  /// Appends a field; what acts on a terminal is spelled out, but for the line end and the tab.
  private mutating func appendCSV(_ field: String) {
    let isPlain = field.utf8.allSatisfy {
      $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: ",")
    }
    if isPlain { return append(field) }
    append(UInt8(ascii: "\""))
    for scalar in field.unicodeScalars {
      switch scalar {
      case "\"": append("\"\"")
      case "\n", "\t": append(UInt8(truncatingIfNeeded: scalar.value))
      case _ where VisibleText.isHidden(scalar): append(VisibleText.escape(scalar))
      default: append(String(scalar))
      }
    }
    append(UInt8(ascii: "\""))
  }
}
