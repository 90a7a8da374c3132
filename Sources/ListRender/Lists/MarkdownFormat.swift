internal import ListModel

/// The list as Markdown, for a pull request or a wiki: a heading and a table for each section.
///
/// It says what the table for the terminal says; cells are escaped for GitHub's tables and not lined up.
enum MarkdownFormat: ListFormat {
  static let name = "markdown"
  static let summary = "a heading and a table for each section"
  static let endings = ["md", "markdown"]
  static let hasColumns = true

  static func write(_ resolver: Resolver, _ options: ListFormatOptions, to out: inout ByteBuffer) {
    var writer = MarkdownWriter(resolver, options)
    writer.write(to: &out)
  }
}

/// Writes one list as Markdown.
private struct MarkdownWriter {
  private let resolver: Resolver
  private let columns: [TableColumn]
  /// The properties that have a column.
  private let covered: SlotSet
  private var wording: ValueWording
  private var totals = ListTotals()

  init(_ resolver: Resolver, _ options: ListFormatOptions) {
    self.resolver = resolver
    wording = ValueWording(resolver)
    columns = options.columns ?? TableColumn.telling(resolver)
    covered = TableColumn.covered(by: columns)
  }

  mutating func write(to out: inout ByteBuffer) {
    let list = resolver.list()
    out.append("## \(MarkdownText.escaped(wording.text(ListKeys.shared.tag, of: list) ?? "list"))\n\n")
    line(wording.head(of: list), to: &out)
    if let header = resolver.listHeader(.header) { write(header, "list header", to: &out) }
    for (number, section) in resolver.spec.sections.enumerated() { write(section, number, to: &out) }
    if let footer = resolver.listHeader(.footer) { write(footer, "list footer", to: &out) }
    out.append("\n")
    line(totals.inWords(resolver.spec.runtime.kind), to: &out)
  }

  private mutating func write(_ section: SectionSpec, _ number: Int, to out: inout ByteBuffer) {
    let element = resolver.section(section)
    out.append("\n### \(number)")
    if let tag = wording.text(SectionKeys.shared.tag, of: element) { out.append(" \(MarkdownText.escaped(tag))") }
    out.append("\n")
    let rest = wording.rest(of: section, element)
    if !rest.isEmpty {
      out.append("\n")
      line(rest, to: &out)
    }
    if let header = resolver.header(.header, of: section) { write(header, "header", to: &out) }
    if !section.rows.isEmpty { writeRows(of: section, number, to: &out) }
    if let footer = resolver.header(.footer, of: section) { write(footer, "footer", to: &out) }
    totals.sections += 1
    totals.rows += section.rows.count
  }

  private mutating func writeRows(of section: SectionSpec, _ number: Int, to out: inout ByteBuffer) {
    out.append("\n")
    out.append(MarkdownText.row(columns.map { MarkdownText.escaped($0.title) }))
    out.append("|\(columns.map { $0.isNumeric ? "--:" : "---" }.joined(separator: "|"))|\n")
    let inheritance = resolver.inheritance(of: section)
    var row = ResolvedElement.empty(.row)
    for (place, index) in section.rows.enumerated() {
      resolver.resolve(resolver.spec.rows[index], inheritance, into: &row)
      var cells: [String] = []
      for column in columns {
        cells.append(MarkdownText.escaped(column.text(of: row, number, place, covered: covered, &wording)))
      }
      out.append(MarkdownText.row(cells))
      totals.add(row[RowKeys.shared.height].content)
      out.drainIfLong()
    }
  }

  private mutating func write(_ header: ResolvedElement, _ name: String, to out: inout ByteBuffer) {
    out.append("\n")
    line(wording.line(of: header, name), to: &out)
    totals.add(header[HeaderKeys.shared.height].content)
  }

  private func line(_ text: String, to out: inout ByteBuffer) { out.append("\(MarkdownText.escaped(text))\n") }
}
