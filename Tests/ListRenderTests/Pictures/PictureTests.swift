import ListModel
import ListRender
import TestSupport
import Testing

@Suite("the picture of a list") struct PictureTests {
  private static let plain = "listspec: 1\nruntime: holo\n"

  @Test("the picture that the pages show is of the list that they show; UPDATE_FIXTURES=1 draws it anew")
  func shownPicture() throws {
    let svg = try #require(ListFormats.all.first { $0.name == "svg" })
    let drawn = try Compilation(fixture: "settings").written(as: svg)
    let path = "docs/pictures/settings.svg"
    if RepositoryFiles.areUpdated { try RepositoryFiles.write(drawn, to: path) }
    #expect(drawn == String(decoding: try RepositoryFiles.bytes(path), as: UTF8.self))
  }

  @Test("every list has a picture, which is XML and as high as what is in it", arguments: Compilation.fixtures)
  func fixtures(_ name: String) throws {
    let list = try Compilation(fixture: name)
    guard let rows = list.withSpec({ spec, _ in spec.rows.count }) else { return }
    let picture = try #require(list.picture())
    #expect(picture.width == 390)
    let noun = list.withSpec { spec, _ in spec.runtime.kind == .table ? "row" : "item" } ?? ""
    #expect(picture.titles.first?.contains(": \(rows) \(noun)\(rows == 1 ? "" : "s") in ") == true)
    for shape in picture.shapes where shape.name == "rect" && shape.style != "screen" {
      #expect(shape.y >= 0 && shape.y + shape.height <= picture.height + 0.01, "\(shape)")
    }
  }

  @Test("a table with known heights is drawn as high as the compiled list says")
  func heights() throws {
    var compared = 0
    for name in Compilation.fixtures {
      let list = try Compilation(fixture: name)
      guard list.withSpec({ spec, _ in spec.runtime.kind == .table && !spec.rows.isEmpty }) == true else { continue }
      let compiled = try list.compiled()
      let totals = try #require(compiled["totals"] as? [String: Double])
      guard totals["unknown"] == 0, ["plain", nil].contains(compiled["style"] as? String) else { continue }
      let bar: Double = compiled["title"] is String ? 44 : 0
      let picture = try #require(list.picture())
      #expect(abs(picture.height - bar - (totals["height"] ?? 0)) < 0.01, "\(name)")
      compared += 1
    }
    #expect(compared >= 5)
  }

  @Test("how opaque a colour is stands in its rule, to a hundredth", arguments: [0, 1, 0x19, 0x1A, 0x80, 0xFD, 0xFE])
  func opacity(_ alpha: Int) throws {
    let color = "#112233" + String(alpha + 0x100, radix: 16).dropFirst()
    let text = Self.plain + "rows: [{text: A, height: 44, backgroundColor: \"\(color)\"}]"
    let sheet = try #require(Compilation(text).picture()).sheet
    let rule = try #require(sheet.split(separator: "\n").first { $0.hasPrefix(".paint0") })
    let opacity = try #require(rule.split(separator: " ").dropLast().last.flatMap { Double($0) })
    #expect(abs(opacity - Double(alpha) / 255) <= 0.005)
  }

  @Test("texts stand where UIKit's cell styles have them")
  func cellStyles() throws {
    let picture = try #require(
      Compilation(
        Self.plain + """
          rows:
            - {text: A, height: 44}
            - {text: B, value: b, height: 44}
            - {text: C, detail: c, height: 60}
            - {text: D, detail: d, style: value2, height: 44}
          """
      ).picture())
    let texts = picture.shapes.filter { $0.name == "text" }
    #expect(texts.map(\.text) == ["A", "B", "b", "C", "c", "D", "d"])
    #expect(texts.map(\.x) == [16, 16, 374, 16, 16, 97, 103])
    #expect(texts.map(\.style) == ["", "", "second end", "", "small second", "caption end", ""])
    #expect(texts.map(\.y) == [28, 72, 72, 116, 133, 175, 175])
  }

  @Test("a cell of the app shows its class and its model, cut to its room")
  func ownCells() throws {
    let model = "{name: Ada Lovelace, tags: [1, 2], note: \"\(String(repeating: "long ", count: 100))\"}"
    let text = Self.plain + "rows: [{cell: ProfileCell, model: \(model), height: 72}]"
    let picture = try #require(Compilation(text).picture())
    #expect(picture.texts.first == "ProfileCell")
    #expect(picture.texts[1].hasPrefix("name: Ada Lovelace, tags: …, note: long"))
    // The rows' height is room for three lines of the model.
    #expect(picture.texts.count == 4 && picture.texts[3].hasSuffix("…"))
  }

  @Test("heights that are not known are drawn with a dashed edge, as high as they are estimated")
  func unknownHeights() throws {
    let text = """
      listspec: 1
      rows:
        - {cell: ACell, estimatedHeight: 120}
        - {cell: BCell, height: {native: measure}}
        - {cell: CCell, height: 30}
      """
    let picture = try #require(Compilation(text).picture())
    let open = picture.shapes("open")
    #expect(open.map(\.height) == [120, 44])
    #expect(picture.texts.filter { $0.hasPrefix("height") } == ["height automatic", "height from code"])
    #expect(picture.height == 194)
  }

  @Test("a row without height is not drawn")
  func noHeight() throws {
    let picture = try #require(Compilation(Self.plain + "rows: [{text: A, height: 40}, {cell: BCell}]").picture())
    #expect(picture.height == 40 && picture.shapes("row").count == 1)
  }

  @Test("colours of the list are painted by day and by night, those of the app are not")
  func colors() throws {
    let rows = ["systemRed", "\"#08f\"", "\"#11223380\"", "{light: white, dark: black}", "{named: brand}", "systemRed"]
      .map { "{text: A, height: 44, backgroundColor: \($0)}" }
    let picture = try #require(Compilation(Self.plain + "rows: [\(rows.joined(separator: ", "))]").picture())
    let styles = picture.shapes.filter { $0.name == "rect" && $0.height == 44 }.map(\.style)
    #expect(styles == ["paint0", "paint1", "paint2", "paint3", "row", "paint0"])
    for rule in [
      ".paint0 { fill: #ff3b30 }", ".paint1 { fill: #0088ff }", ".paint2 { fill: #112233; fill-opacity: 0.5 }",
      ".paint3 { fill: #ffffff }", "  .paint0 { fill: #ff453a }", "  .paint3 { fill: #000000 }",
    ] {
      #expect(picture.sheet.contains(rule + "\n"), "\(rule)")
    }
    #expect(!picture.sheet.contains("  .paint1"))
  }

  @Test("what stands in a list never becomes markup")
  func hostile() throws {
    let text = #"</text><script>alert(1)</script>&\u0000\u001b[2J\ud83d\ude00]]>"#
    let json =
      #"{"listspec": 1, "title": "\#(text)", "rows": [{"text": "\#(text)", "tag": "\#(text)", "height": 44},"#
      + #"{"cell": "\#(text)", "model": {"\#(text)": "\#(text)"}, "height": 90}]}"#
    let picture = try #require(Compilation(json, name: "list.json").picture(width: 4000))
    #expect(picture.texts.contains { $0.contains("</text><script>alert(1)</script>&\\u{0}") })
    #expect(picture.shapes.allSatisfy { $0.name != "script" })
  }

  @Test("a row more changes no line but its own, those of the rows below and one of each later section")
  func oneRowMore() throws {
    func lines(_ extra: String) -> [Substring] {
      let text =
        Self.plain + """
          sections:
            - {tag: a, header: A, rows: [{text: 1, height: 44}\(extra), {text: 2, height: 44}]}
            - {tag: b, header: B, rows: [{text: 3, height: 44}, {text: 4, height: 44}]}
            - {tag: c, header: C, rows: [{text: 5, height: 44}]}
          """
      guard let svg = ListFormats.all.first(where: { $0.name == "svg" }) else { return [] }
      return Compilation(text).written(as: svg).split(separator: "\n")
    }
    let (old, new) = (lines(""), lines(", {text: new, height: 44}"))
    let changed = new.difference(from: old).insertions.count
    // The size and the title, the new row, the row below it, and where the two sections below begin.
    #expect(old.count > 30 && changed == 6)
  }

  @Test("the list is as wide as it is said to be")
  func width() throws {
    let list = Compilation(
      Self.plain + "style: insetGrouped\nrows: [{text: A, height: 44}, {text: B, height: 44}, {text: C, height: 44}]")
    let picture = try #require(list.picture(width: 700))
    #expect(picture.width == 700 && picture.shapes("row").contains { $0.width == 668 && $0.x == 16 })
    #expect(try #require(list.picture(width: 1)).width == 1)
  }

  @Test("an empty list shows what it says of that")
  func empty() throws {
    let list = Compilation(Self.plain + "empty: {text: No mail, detail: Pull to look again}\nsections: []")
    #expect(try #require(list.picture()).texts == ["No mail", "Pull to look again"])
    #expect(try #require(Compilation(Self.plain + "sections: []").picture()).texts == ["no rows"])
  }
}
