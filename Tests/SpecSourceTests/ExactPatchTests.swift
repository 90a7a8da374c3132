import SpecSource
import Testing

/// Changes for one text, which is known by its digest.
@Suite struct ExactPatchTests {
  private static func edit(_ start: UInt32, _ end: UInt32, _ text: String) -> TextEdit {
    TextEdit(SourceRange(start, end), text)
  }

  @Test(
    "what was changed is undone, byte for byte",
    arguments: [
      [], [edit(0, 0, "new ")], [edit(0, 15, "")], [edit(8, 9, "")], [edit(3, 3, "é"), edit(3, 3, "\n")],
      [edit(0, 3, "ab"), edit(3, 4, "longer"), edit(6, 9, ""), edit(15, 15, "\u{FEFF}")],
    ])
  func undoing(_ edits: [TextEdit]) {
    let old = Array("\u{FEFF}a: é\r\nb: 1\n".utf8)
    let new = edits.applied(to: old)
    let patch = ExactPatch(undoing: edits, of: old)
    #expect(patch.edits.applied(to: new) == old)
    #expect(patch.edits.count == edits.count)
    #expect(patch.fits(new))
    #expect(!patch.fits(new + [0x20]))
    #expect(patch.misplacedEdit(in: new) == nil)
  }

  @Test(
    "a text is made of another, and of a line no more is said than differs",
    arguments: [
      ("", "", []), ("", "a\n", [edit(0, 0, "a\n")]), ("a\n", "", [edit(0, 2, "")]),
      ("a: 1\nb: 2\nc: 3\n", "a: 1\nb: 22\nc: 3\n", [edit(9, 9, "2")]),
      ("a\r\nb", "a\nb", [edit(1, 2, "")]),
      // The first bytes of both characters are the same, then the last ones.
      ("x: é!\n", "x: è!\n", [edit(3, 5, "è")]), ("ñ\n", "ȱ\n", [edit(0, 2, "ȱ")]),
      ("aa\n", "aaa\n", [edit(2, 2, "a")]),
    ])
  func lines(_ text: String, _ other: String, _ edits: [TextEdit]) {
    let patch = ExactPatch(from: Array(text.utf8), to: Array(other.utf8))
    #expect(patch.edits == edits)
    #expect(patch.edits.applied(to: Array(text.utf8)) == Array(other.utf8))
    #expect(patch.fits(Array(text.utf8)))
  }

  @Test(
    "a change beyond the end, or within a character, is told",
    arguments: [
      ([edit(0, 5, "")], nil), ([edit(5, 5, "x")], nil), ([edit(0, 1, ""), edit(5, 6, "")], 1), ([edit(6, 6, "")], 0),
      ([edit(4, 4, "")], 0), ([edit(3, 4, "")], 0), ([edit(4, 5, "")], 0), ([edit(3, 5, "")], nil),
    ])
  func misplaced(_ edits: [TextEdit], _ place: Int?) {
    #expect(ExactPatch(digest: "", edits: edits).misplacedEdit(in: Array("a: é".utf8)) == place)
  }
}
