import ListRender
import Testing

/// How texts are cut to the room that a picture has for them.
@Suite("texts in a picture") struct PictureTextTests {
  private func texts(_ row: String, width: Double = 390) throws -> [String] {
    try #require(Compilation("listspec: 1\nruntime: holo\nrows: [\(row)]").picture(width: width)).texts
  }

  @Test("a text ends in … where it would leave its row", arguments: ["n", "漢", "😀", "m", "i", "é"])
  func cut(_ letter: String) throws {
    let text = String(repeating: letter, count: 200)
    let cut = try #require(try texts("{text: \"\(text)\", height: 44}").first)
    #expect(cut.hasSuffix("…") && cut.count > 10 && cut.count < 120)
    let whole = String(repeating: letter, count: 5)
    #expect(try texts("{text: \"\(whole)\", height: 44}") == [whole])
  }

  @Test("narrow letters leave room for more of them than wide ones")
  func widths() throws {
    let counts = try ["i", "n", "m", "漢"].map {
      try texts("{text: \"\(String(repeating: $0, count: 200))\", height: 44}").first?.count ?? 0
    }
    #expect(counts == counts.sorted(by: >) && Set(counts).count == 4)
  }

  @Test("the second text gives way to the first")
  func value() throws {
    let long = String(repeating: "word ", count: 30)
    let texts = try texts("{text: \(long), value: \(long), height: 44}")
    #expect(texts.count == 2 && texts[0].count > texts[1].count && texts.allSatisfy { $0.hasSuffix("…") })
  }

  @Test("a list too narrow for any letter has none")
  func narrow() throws { #expect(try texts("{text: A long text, height: 44}", width: 20) == []) }

  @Test("a long title of a footer takes as many lines as its height has room for, parted at spaces")
  func lines() throws {
    let list = Compilation(
      """
      listspec: 1
      runtime: holo
      style: grouped
      sections:
        - rows: [{text: A, height: 44}]
          footer: {title: \(String(repeating: "several words ", count: 12)), height: 40}
      """)
    let texts = try #require(list.picture()).texts
    #expect(texts.count == 3 && texts[1].hasSuffix("words") && texts[2].hasSuffix("…"))
  }
}
