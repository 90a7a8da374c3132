import ListRender
import Testing

@Suite struct TextGridTests {
  private func grid(_ columns: [TextGrid.Column], _ rows: [[String]], width: Int? = nil) -> String {
    var grid = TextGrid(columns)
    for row in rows {
      for cell in row { grid.addCell(cell) }
    }
    var out = ByteBuffer()
    grid.write(to: &out, TextStyle(columns: width))
    return out.text
  }

  @Test("columns line up by display width, numbers at the right, and no line ends in a space")
  func columns() {
    let text = grid(
      [.init("tag"), .init("height", .right), .init("cell")],
      [
        ["日本", "44", "C"], ["👍🏽", "100", ""], ["e\u{301}", "", "C"], ["a\tb\nc|d", "7.5", "Cell"], ["שלום", "0", ""],
      ])
    #expect(
      text == """
        tag        height  cell
        日本           44  C
        👍🏽            100
        e\u{301}                  C
        a\\tb\\nc|d     7.5  Cell
        שלום            0

        """)
  }

  @Test("cells are cut to the widest their column may be")
  func widest() {
    #expect(grid([.init("", widest: 5), .init("")], [["日本語", "x"], ["abcde", "y"]]) == "日本…  x\nabcde  y\n")
  }

  @Test("on a terminal the widest columns give way, and narrow ones stay as they are")
  func fitting() {
    let rows = [[String](repeating: String(repeating: "x", count: 40), count: 2) + ["44"]]
    let text = grid([.init("a"), .init("b"), .init("h", .right)], rows, width: 36)
    #expect(
      text == """
        a                b                 h
        xxxxxxxxxxxxxx…  xxxxxxxxxxxxxx…  44

        """)
    #expect(text.split(separator: "\n").allSatisfy { DisplayWidth.of(String($0)) <= 36 })
  }

  @Test("lines of their own stand between the rows, cut only on a terminal")
  func lines() {
    var grid = TextGrid([.init(""), .init("")])
    grid.addLine("section: account")
    grid.addCell("a")
    grid.addCell("b")
    grid.addLine("footer\u{1B}")
    for (width, expected) in [(nil, "section: account\na  b\nfooter\\u{1B}\n"), (9, "section:…\na  b\nfooter\\u…\n")] {
      var out = ByteBuffer()
      grid.write(to: &out, TextStyle(columns: width))
      #expect(out.text == expected)
    }
  }

  @Test("a grid gone through twice, once for its widths, is the same as one that was kept")
  func forgetting() {
    var grid = TextGrid([.init("tag"), .init("h", .right)])
    let rows = [["a", "100"], ["日本", "7"], ["longer", ""]]
    for row in rows { row.forEach { grid.addCell($0) } }
    var kept = ByteBuffer()
    grid.write(to: &kept, TextStyle())
    grid.forget()
    var out = ByteBuffer()
    for (number, row) in rows.enumerated() {
      row.forEach { grid.addCell($0) }
      grid.write(to: &out, TextStyle(), withTitles: number == 0)
      grid.forget()
    }
    #expect(out.text == kept.text)
  }

  @Test("a grid without rows writes its titles alone")
  func empty() {
    #expect(grid([.init("tag"), .init("cell")], []) == "tag  cell\n")
    #expect(grid([.init("")], []) == "")
  }

  @Test("the bytes that leave are all the bytes, in order, however many there are")
  func draining() {
    var grid = TextGrid([.init("", .right)])
    for row in 0..<200_000 { grid.addCell(String(row)) }
    var kept = ByteBuffer()
    grid.write(to: &kept, TextStyle())
    var drained: [UInt8] = []
    var stretches = 0
    var out = ByteBuffer {
      drained.append(contentsOf: $0)
      stretches += 1
    }
    grid.write(to: &out, TextStyle())
    out.drainAll()
    #expect(drained == kept.bytes)
    #expect(stretches > 3)
  }
}
