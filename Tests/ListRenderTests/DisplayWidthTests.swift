import ListRender
import Testing

@Suite struct DisplayWidthTests {
  @Test(
    "text takes the columns that a terminal gives it",
    arguments: [
      ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("ｱ", 1), ("Ａ", 2), ("각", 2),
      ("\u{1100}\u{1161}\u{11A8}", 2),
      ("…", 1), ("·", 1), ("α", 1), ("שלום", 4), ("नि", 1),
      ("👍", 2), ("👍🏽", 2), ("👨‍👩‍👧", 2), ("❤", 1), ("❤️", 2), ("❤️‍🔥", 2), ("🇩🇪", 2), ("🇩🇪🇯🇵", 4), ("1️⃣", 2), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("☎️", 2),
      ("\u{1B}[31m", 10), ("a\tb", 4), ("a\nb", 4), ("\u{202E}", 8), ("a\u{200B}b", 10),
    ])
  func width(text: String, width: Int) {
    #expect(DisplayWidth.of(text) == width)
  }

  @Test(
    "what is hidden counts as the escape that is shown",
    arguments: ["\u{0}", "a\u{7F}b", "\u{9B}31m", "e\u{301}\u{1B}", "\u{FEFF}x", "日\u{2028}本", "\u{AD}", "\u{E0001}"])
  func hidden(text: String) {
    #expect(DisplayWidth.of(text) == DisplayWidth.of(VisibleText.of(text)))
    #expect(!VisibleText.of(text).unicodeScalars.contains(where: VisibleText.isHidden))
  }

  @Test(
    "text is cut between signs, never inside one",
    arguments: [
      ("abcdef", 6, "abcdef"), ("abcdef", 5, "abcd…"), ("abcdef", 1, "…"), ("abcdef", 0, ""), ("", 0, ""),
      ("日本語", 6, "日本語"), ("日本語", 5, "日本…"), ("日本語", 4, "日…"), ("日本語", 2, "…"),
      ("👨‍👩‍👧👨‍👩‍👧", 3, "👨‍👩‍👧…"), ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"), ("❤️❤️", 3, "❤️…"), ("🇩🇪🇯🇵", 2, "…"),
    ])
  func cut(text: String, width: Int, expected: String) {
    let cut = DisplayWidth.cut(text, to: width)
    // Compared by scalars: Swift's == takes canonically equivalent texts for one.
    #expect(Array(cut.unicodeScalars) == Array(expected.unicodeScalars))
    #expect(DisplayWidth.of(cut) <= width)
  }

  @Test("control characters and marks that reorder text are spelled out, emoji and scripts stay")
  func visible() {
    #expect(VisibleText.of("\u{1B}[31mred\u{7}\t\r\n") == "\\u{1B}[31mred\\u{7}\\t\\r\\n")
    #expect(VisibleText.of("a\u{202E}b\u{2066}c\u{61C}d\u{200F}") == "a\\u{202E}b\\u{2066}c\\u{61C}d\\u{200F}")
    #expect(VisibleText.of("x\u{85}y\u{2028}z\u{FEFF}") == "x\\u{85}y\\u{2028}z\\u{FEFF}")
    for kept in ["👨‍👩‍👧 日本 e\u{301}", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "می\u{200C}خواهم", "\u{600}١", "C:\\dir"] {
      #expect(VisibleText.of(kept) == kept)
    }
  }
}
