import ListModel
import ListRender
import TestSupport
import Testing

@Suite("a list as Markdown") struct ListsMarkdownTests {
  @Test("every row of a table has the cells that its titles have", arguments: Compilation.fixtures)
  func cells(_ name: String) throws {
    let markdown = try #require(ListFormats.all.first { $0.name == "markdown" })
    let list = try Compilation(fixture: name)
    var count: Int?
    var rows = 0
    for line in list.written(as: markdown).split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix("|") else {
        count = nil
        continue
      }
      let bars = Self.bars(in: line)
      #expect(bars == count ?? bars, "\(line)")
      count = bars
      rows += 1
    }
    let written = list.withSpec { spec, _ in spec.rows.count + 2 * spec.sections.count { !$0.rows.isEmpty } }
    #expect(rows == written ?? 0)
  }

  /// How many bars part cells.
  private static func bars(in line: Substring) -> Int {
    var count = 0
    var isEscaped = false
    for character in line.unicodeScalars {
      if character == "|", !isEscaped { count += 1 }
      isEscaped = character == "\\" && !isEscaped
    }
    return count
  }

  @Test("what Markdown would take for a sign of its own stands behind a backslash")
  func escapes() throws {
    let markdown = try #require(ListFormats.all.first { $0.name == "markdown" })
    let list = Compilation("listspec: 1\nrows: [{tag: 'a|b', text: '**bold** <b> `code` [link](x) #1 @me'}]")
    let text = list.written(as: markdown)
    #expect(text.contains(#"| a\|b |"#))
    #expect(text.contains(##"\*\*bold\*\* \<b\> \`code\` \[link\](x) \#1 \@me"##))
  }
}
