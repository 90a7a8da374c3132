import SpecSource
import Testing

@Suite("misspelt and shortened names")
struct SpellingTests {
  @Test(
    "the nearest name is offered when it is near enough",
    arguments: [
      ("hieght", "height"), ("HEIGHT", "height"), ("heights", "height"), ("width", nil), ("h", nil), ("height", nil),
    ])
  func nearest(word: String, name: String?) {
    #expect(Spelling.nearest(to: word, in: ["height", "estimatedHeight"]) == name)
  }

  @Test(
    "a word is short for the only name that begins or ends with it",
    arguments: [
      ("disclosure", "disclosureIndicator"), ("check", "checkmark"), ("detail", nil),
      ("indicator", "disclosureIndicator"),
      ("detail-button", "detailButton"), ("ch", nil), ("", nil), ("star", nil),
    ])
  func short(word: String, name: String?) {
    let names = ["none", "disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton"]
    #expect(Spelling.shortFor(word, in: names) == name)
  }

  @Test("names are alike that share a word of three letters or more")
  func sharedWords() {
    let names = ["rowHeight", "estimatedRowHeight", "height", "title", "asRow", "inset"]
    #expect(Spelling.sharingWord(with: "defaultHeight", in: names) == ["rowHeight", "estimatedRowHeight", "height"])
    #expect(Spelling.sharingWord(with: "table_row", in: names) == ["rowHeight", "estimatedRowHeight", "asRow"])
    #expect(Spelling.sharingWord(with: "inSet", in: names) == [])
    #expect(Spelling.sharingWord(with: String(repeating: "HeightTitle", count: 100_000), in: names).contains("title"))
  }
}
