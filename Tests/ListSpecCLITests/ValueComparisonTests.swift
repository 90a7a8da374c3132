import TestSupport
import Testing

/// What counts as the same value where a list is edited.
@Suite("values that look alike") struct ValueComparisonTests {
  private func apply(_ edits: String, to list: String) throws -> CommandRun {
    let folder = try TemporaryFolder(["list.yaml": list, "edits.yaml": "listspec-edits: 1\nedits:\n  - \(edits)\n"])
    return CommandRun(["apply", "list.yaml", "edits.yaml"], in: folder.path)
  }

  @Test("a text is another text where its characters are spelled by other bytes")
  func composedCharacters() throws {
    let (apart, together) = ("cafe\u{301}", "caf\u{E9}")
    let list = "listspec: 1\nrows:\n  - {tag: a, text: \(apart)}\n"
    let run = try apply("updateRows: [{tag: a, text: \(together)}]", to: list)
    #expect(Array(run.output.utf8) == Array("listspec: 1\nrows:\n  - {tag: a, text: \(together)}\n".utf8))
  }

  @Test(
    "an expected whole number is that number, however large, and a number with a point may be the same",
    arguments: [("9007199254740993", true), ("9007199254740992", false), ("44.0", false)])
  func wholeNumbers(expected: String, isSame: Bool) throws {
    let list = "listspec: 1\nrows:\n  - {tag: a, cell: C, height: 44, model: {id: 9007199254740993}}\n"
    let run = try apply("updateRows: [{tag: a, canEdit: true, expect: {model.id: \(expected)}}]", to: list)
    #expect((run.status == 0) == isSame, "\(run.errors)")
    let height = try apply("updateRows: [{tag: a, canEdit: true, expect: {height: 44.0}}]", to: list)
    #expect(height.status == 0, "\(height.errors)")
  }

  @Test("a key of a JSON variant is renamed in quotes")
  func quotedKey() throws {
    let folder = try TemporaryFolder([
      "base.json": #"{"listspec": 1, "rows": [{"tag": "a", "text": "A"}]}"#,
      "variant.json": #"{"listspec": 1, "extends": "base.json", "edit": []}"#,
    ])
    _ = CommandRun(["validate", "--fix", "variant.json"], in: folder.path)
    #expect(try folder.text(of: "variant.json") == #"{"listspec": 1, "extends": "base.json", "edits": []}"#)
  }
}
