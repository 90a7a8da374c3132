import ListRender
import SpecSource
import Synchronization
import TestSupport
import Testing

@Suite("rows written on another core") struct RowsBesideTests {
  /// A list with a short section and a long one, whose classes, identifiers and heights change from row to row.
  private static func list(rows: Int) -> Compilation {
    var text = """
      listspec: 1
      runtime: holo
      cells: {A: {}, B: {height: native}}
      sections:
        - rows: [{cell: A, height: 10.1}]
        - tag: long
          rows:

      """
    for row in 0..<rows {
      let height = row % 3 == 0 ? "" : ", height: \(Double(row % 7) + 0.1)"
      text += "      - {tag: row-\(row), cell: \(row % 2 == 0 ? "A" : "B"), reuseId: id-\(row / 1500)\(height)}\n"
    }
    return Compilation(text)
  }

  @Test("the list is the same, byte by byte, whoever writes them", arguments: [4097, 8192, 13000])
  func sameList(rows: Int) throws {
    let list = Self.list(rows: rows)
    let started = Mutex(0)
    let beside = try #require(
      list.rowsBeside { work in
        started.withLock { $0 += 1 }
        return work
      })
    let written = list.written(as: ListFormats.json, ListFormatOptions(rowsBeside: beside))
    #expect(written == list.written(as: ListFormats.json))
    #expect(written.contains("\"rows\": \(rows + 1)"))
    #expect(started.withLock { $0 } >= 4)
    let files = FileReport(DiagnosticBag(), in: [SourceFile(name: "list.yaml", bytes: [])])
    #expect(
      list.written(as: ListFormats.json, ListFormatOptions(rowsBeside: beside, provenance: files))
        == list.written(as: ListFormats.json, ListFormatOptions(provenance: files)))
  }

  @Test("so it is where sections are short, in long lists and between long sections", arguments: [1, 10, 100, 5000])
  func shortSections(length: Int) throws {
    var text = "listspec: 1\ncells: {A: {height: 44}}\nsections:\n"
    for section in 0..<12_000 / length {
      let count = section % 3 == 2 ? 0 : length
      text += "  - tag: s-\(section)\n    header: {title: Header, height: 20.\(section % 10)}\n    rows:"
      text += count == 0 ? " []\n" : "\n"
      for row in 0..<count {
        text += "      - {tag: r-\(row), cell: A, reuseId: id-\(section / 3000), height: \(row % 9).3}\n"
      }
    }
    let list = Compilation(text)
    let beside = try #require(list.rowsBeside { work in work })
    #expect(
      list.written(as: ListFormats.json, ListFormatOptions(rowsBeside: beside)) == list.written(as: ListFormats.json))
  }

  @Test("a short list has none")
  func shortList() { #expect(Self.list(rows: 4094).rowsBeside { work in work } == nil) }
}
