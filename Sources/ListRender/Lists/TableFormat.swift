internal import ListModel
internal import SpecTree

/// The list for people: a line a row, grouped by section, with a line for each header and footer.
///
/// Goes through the list twice, because the widths of the columns are known only at its end.
enum TableFormat: ListFormat {
  static let name = "table"
  static let summary = "a line a row, grouped by section"
  static let hasColumns = true

  static func write(_ resolver: Resolver, _ options: ListFormatOptions, to out: inout ByteBuffer) {
    var writer = TableWriter(resolver, options)
    writer.write(to: &out)
  }
}

/// Writes one list as a table.
private struct TableWriter {
  private let resolver: Resolver
  private let isTable: Bool
  private let style: TextStyle
  private let columns: [TableColumn]
  /// The properties that have a column.
  private let covered: SlotSet
  private var wording: ValueWording
  private var grid: TextGrid
  private var totals = ListTotals()

  /// So many rows are lined up before they are written or forgotten.
  private static let stretch = 512

  init(_ resolver: Resolver, _ options: ListFormatOptions) {
    self.resolver = resolver
    isTable = resolver.spec.runtime.kind == .table
    style = options.style
    wording = ValueWording(resolver)
    let chosen = options.columns ?? []
    let columns = chosen.isEmpty ? TableColumn.telling(resolver) : chosen
    self.columns = columns
    covered = TableColumn.covered(by: columns)
    grid = TextGrid(columns.map { TextGrid.Column($0.title, $0.isNumeric ? .right : .left) })
  }

  mutating func write(to out: inout ByteBuffer) {
    visitSections { writer in writer.grid.forget() }
    totals = ListTotals()
    writeHead(to: &out)
    if !resolver.spec.rows.isEmpty { grid.write(to: &out, style) }
    visitSections { writer in
      writer.grid.write(to: &out, writer.style, withTitles: false)
      writer.grid.forget()
      out.drainIfLong()
    }
    if resolver.spec.sections.isEmpty { line("no sections", to: &out) }
    writeFoot(to: &out)
  }

  /// Adds all sections to the grid; `rest` is called whenever a stretch of them is there.
  private mutating func visitSections(_ rest: (inout TableWriter) -> Void) {
    for (number, section) in resolver.spec.sections.enumerated() {
      addHead(of: section, number)
      addRows(of: section, number, rest)
      if let footer = resolver.header(.footer, of: section) { addHeader(footer, "footer") }
      totals.sections += 1
      rest(&self)
    }
  }

  private mutating func addHead(of section: SectionSpec, _ number: Int) {
    let element = resolver.section(section)
    if number > 0 { grid.addLine("") }
    let tag = wording.text(SectionKeys.shared.tag, of: element) ?? "–"
    let rest = wording.rest(of: section, element)
    grid.addLine("\(number) \(tag)\(rest.isEmpty ? "" : ", ")\(rest)", .strong)
    if let header = resolver.header(.header, of: section) { addHeader(header, "header") }
    if section.rows.isEmpty { grid.addLine(isTable ? "  no rows" : "  no items") }
  }

  private mutating func addHeader(_ header: ResolvedElement, _ name: String) {
    grid.addLine("  \(wording.line(of: header, name))")
    totals.add(header[isTable ? HeaderKeys.shared.height : HeaderKeys.shared.size].content)
  }

  private mutating func addRows(of section: SectionSpec, _ number: Int, _ rest: (inout TableWriter) -> Void) {
    let inheritance = resolver.inheritance(of: section)
    var row = ResolvedElement.empty(.row)
    for (place, index) in section.rows.enumerated() {
      resolver.resolve(resolver.spec.rows[index], inheritance, into: &row)
      for column in columns { grid.addCell(column.text(of: row, number, place, covered: covered, &wording)) }
      totals.add(row[RowKeys.shared.height].content)
      if place % Self.stretch == Self.stretch - 1 { rest(&self) }
    }
    totals.rows += section.rows.count
  }

  private mutating func writeHead(to out: inout ByteBuffer) {
    let list = resolver.list()
    let tag = wording.text(ListKeys.shared.tag, of: list).map { "\($0), " } ?? ""
    line(tag + wording.head(of: list), to: &out, .strong)
    writeListHeader(.header, to: &out)
    out.append(UInt8(ascii: "\n"))
  }

  private mutating func writeListHeader(_ side: HeaderSide, to out: inout ByteBuffer) {
    guard let header = resolver.listHeader(side) else { return }
    line(wording.line(of: header, "list \(side.rawValue)"), to: &out)
    totals.add(header[HeaderKeys.shared.height].content)
  }

  private mutating func writeFoot(to out: inout ByteBuffer) {
    out.append(UInt8(ascii: "\n"))
    if resolver.spec.footer != nil {
      writeListHeader(.footer, to: &out)
      out.append(UInt8(ascii: "\n"))
    }
    line(totals.inWords(resolver.spec.runtime.kind), to: &out)
  }

  private func line(_ text: String, to out: inout ByteBuffer, _ ink: Ink? = nil) {
    let visible = VisibleText.of(text)
    out.append(style.columns.map { DisplayWidth.cut(visible, to: $0) } ?? visible, ink, style)
    out.append(UInt8(ascii: "\n"))
  }
}
