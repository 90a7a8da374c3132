import ListModel
import ListRender
import Testing

@Suite("the table of a list") struct ListsTableTests {
  @Test("no line is wider than the terminal, whatever the list", arguments: Compilation.fixtures, [40, 80, 132])
  func widths(_ name: String, _ columns: Int) throws {
    let list = try Compilation(fixture: name)
    let text = list.written(as: ListFormats.table, ListFormatOptions(style: TextStyle(columns: columns)))
    for line in text.split(separator: "\n") { #expect(DisplayWidth.of(String(line)) <= columns, "\(line)") }
  }

  @Test("colours only repeat what the words say", arguments: Compilation.fixtures)
  func colors(_ name: String) throws {
    let list = try Compilation(fixture: name)
    let plain = list.written(as: ListFormats.table)
    let colored = list.written(as: ListFormats.table, ListFormatOptions(style: TextStyle(isColored: true)))
    #expect(colored != plain)
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
  }

  @Test("every property of a row can be a column")
  func allColumns() throws {
    let list = try Compilation(fixture: "holo-everything")
    let text = list.written(as: ListFormats.table, ListFormatOptions(columns: TableColumn.all))
    let titles = text.split(separator: "\n").first { $0.hasPrefix("#") }?.split(separator: " ").map(String.init)
    #expect(titles == ["#"] + TableColumn.all.dropFirst().map(\.name))
    for property in PropertyTable.row.properties where property.output != .never && property.levels != .implements {
      #expect(throws: Never.self) { try TableColumn.named(property.name) }
    }
  }

  @Test("a column that is none is answered with the nearest one")
  func unknownColumn() {
    #expect(throws: UnknownColumn.self) { try TableColumn.named("configure") }
    do throws(UnknownColumn) {
      _ = try TableColumn.named("acessoryType")
      Issue.record("the name is none")
    } catch {
      #expect(error.name == "acessoryType" && error.nearest == "accessoryType")
    }
  }

  @Test("columns are named with commas between them, and at least one")
  func columnList() throws {
    #expect(try TableColumn.columns("tag, height,tag").map(\.name) == ["tag", "height", "tag"])
    for text in ["", ",", "tag,", "tag,,height", " "] {
      let error = #expect(throws: UnknownColumn.self, "\(text)") { try TableColumn.columns(text) }
      #expect(error?.name == "")
    }
  }

  @Test("a chosen column shows what a row has by default too, and nothing for a property of another runtime")
  func defaults() {
    let list = Compilation("listspec: 1\nrows: [{tag: a, text: A, selectionStyle: blue}, {tag: b, text: B}]")
    let columns = ["tag", "selectionStyle", "performsFirstActionWithFullSwipe", "configSEL"].compactMap {
      try? TableColumn.named($0)
    }
    #expect(
      list.written(as: ListFormats.table, ListFormatOptions(columns: columns)) == """
        runtime uikit

        tag  selectionStyle  performsFirstActionWithFullSwipe  configSEL
        0 –
        a    blue            true
        b    default         true

        2 rows in 1 section, 0 points and 2 heights not known

        """)
  }

  @Test("control characters of the file are spelled out")
  func controlCharacters() {
    let list = Compilation(
      "listspec: 1\ntag: \"a\\e[2J\"\nsections: [{tag: \"\\a\", header: \"x\\ny\", rows: [{tag: \"\\e]0;t\\a\", text: \"\\b\"}]}]"
    )
    let text = list.written(as: ListFormats.table)
    #expect(text.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" })
    #expect(text.contains("a\\u{1B}[2J") && text.contains("\\u{1B}]0;t\\u{7}"))
  }

  @Test("a list of many rows lines up from the first to the last, although it is written in stretches")
  func stretches() {
    let rows = (0..<3000).map { "{tag: r\($0), text: \($0 == 2999 ? "the longest text of all" : "t")}" }
    let list = Compilation("listspec: 1\nrows: [\(rows.joined(separator: ", "))]")
    let columns = ["tag", "text", "height"].compactMap { try? TableColumn.named($0) }
    let lines = list.written(as: ListFormats.table, ListFormatOptions(columns: columns)).split(separator: "\n")
    let ends = Set(lines.filter { $0.hasSuffix(" auto") }.map(\.count))
    #expect(ends.count == 1)
    #expect(lines.filter { $0.hasSuffix(" auto") }.count == 3000)
  }
}
