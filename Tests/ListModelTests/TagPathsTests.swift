import ListModel
import SpecSource
import SpecTree
import TestSupport
import Testing

@Suite struct TagPathsTests {
  private static let text = """
    listspec: 1
    tag: settings
    cells: {C: {height: 44}}
    sections:
      - tag: account
        header: {title: One}
        rows:
          - {tag: name, cell: C, model: {tag: x, list: [{tag: deep, a: two}]}}
          - tag: "quo\\ted"
            cell: D
          - {cell: E}
      - rows: [{cell: F, tag: late}]

    """

  private func paths(_ words: [String], in text: String = text) -> [String] {
    let source = SourceFile(name: "list", bytes: Array(text.utf8))
    let locations = words.map { word in
      let offset = text.utf8.count - (text.firstRange(of: word).map { text[$0.lowerBound...].utf8.count } ?? 0)
      return Location(.main, SourceRange(offset..<offset + word.utf8.count))
    }
    return TagPaths.paths(of: locations, in: SpecReader.read(source).tree)
  }

  @Test("a place is named by the tags of its section and its row, wherever it stands among others")
  func places() {
    #expect(
      paths(["F", "cell: D", "One", "cells", "name", "E}", "late", "settings", "model"])
        == ["late", "account/quo\ted", "account", "", "account/name", "account", "late", "", "account/name"])
  }

  @Test("items with tags inside of a model name the place more closely")
  func inside() {
    #expect(paths(["two"]) == ["account/name/deep"])
  }

  @Test("in another file, or behind everything, there is no path")
  func nowhere() {
    let source = SourceFile(name: "list", bytes: Array(Self.text.utf8))
    let tree = SpecReader.read(source).tree
    let end = UInt32(Self.text.utf8.count)
    let locations = [Location(FileID(1), SourceRange(120, 121)), Location(.main, SourceRange(end, end))]
    #expect(TagPaths.paths(of: locations, in: tree) == ["", ""])
    #expect(paths(["x"], in: "x") == [""])
  }

  @Test("thousands of places in as many rows are found in one walk")
  func many() {
    let rows = (0..<5_000).map { "  - {tag: t\($0), cell: C}\n" }.joined()
    let source = SourceFile(name: "list", bytes: Array("rows:\n\(rows)".utf8))
    let tree = SpecReader.read(source).tree
    let lines = LineMap(source)
    let locations = (2..<5_002).map {
      Location(.main, SourceRange(lines.range(ofLine: $0).end - 1, lines.range(ofLine: $0).end))
    }
    let paths = TagPaths.paths(of: locations.reversed(), in: tree)
    #expect(paths == (0..<5_000).map { "t\($0)" }.reversed())
  }
}
