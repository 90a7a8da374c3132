import SpecSource
import Testing

@Suite struct TextPatchTests {
  private func edit(_ range: Range<Int>, _ text: String) -> TextEdit { TextEdit(SourceRange(range), text) }

  @Test("changes apart from each other are made together, in whatever order they come")
  func together() {
    var patch = TextPatch()
    let groups = [[edit(8..<9, "I"), edit(0..<1, "A")], [edit(4..<4, "+")], [edit(6..<7, "")]]
    var added = 0
    for group in groups where patch.add(group) { added += 1 }
    #expect(added == groups.count)
    #expect(String(decoding: patch.applied(to: Array("abcdefghi".utf8)), as: UTF8.self) == "Abcd+efhI")
  }

  @Test(
    "a change that touches another is left out with all that belongs to it",
    arguments: [2..<4, 3..<3, 4..<6, 5..<5, 5..<7, 0..<9])
  func touching(range: Range<Int>) {
    var patch = TextPatch()
    let first = patch.add([edit(3..<5, "x")])
    let second = patch.add([edit(8..<9, "y"), edit(range, "z")])
    #expect(first)
    #expect(!second)
    #expect(patch.edits == [edit(3..<5, "x")])
  }

  @Test("the same change twice is one")
  func twice() {
    var patch = TextPatch()
    let first = patch.add([edit(3..<5, "x")])
    let second = patch.add([edit(3..<5, "x"), edit(7..<7, "y")])
    #expect(first && second)
    #expect(patch.edits == [edit(3..<5, "x"), edit(7..<7, "y")])
  }
}
