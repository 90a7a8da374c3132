import TestSupport
import Testing

/// Two spellings of 'é', composed and decomposed: `String` takes them for one text, a list for two.
@Suite("tags that differ in their bytes alone") struct ComposedTagTests {
  private static let apart = "cafe\u{301}"
  private static let together = "caf\u{E9}"

  private func list(_ rows: String...) -> String {
    "listspec: 1\nrows:\n" + rows.map { "  - \($0)\n" }.joined()
  }

  private var both: String {
    list("{tag: \(Self.apart), cell: C, height: 40}", "{tag: \(Self.together), cell: C, height: 50}")
  }

  private func run(_ arguments: [String], _ files: [String: String]) throws -> CommandRun {
    let folder = try TemporaryFolder(files)
    return CommandRun(arguments, in: folder.path)
  }

  private func isSame(_ one: String, _ other: String) -> Bool { Array(one.utf8) == Array(other.utf8) }

  @Test("they are no duplicates")
  func duplicates() throws {
    let run = try run(["validate", "list.yaml"], ["list.yaml": both])
    #expect(run.output == "" && run.status == 0, "\(run.output)")
    let sections = "listspec: 1\nsections:\n  - {tag: \(Self.apart), rows: []}\n  - {tag: \(Self.together), rows: []}\n"
    #expect(try self.run(["validate", "list.yaml"], ["list.yaml": sections]).output == "")
  }

  @Test("edits reach the row that each names")
  func apply() throws {
    let edits =
      "listspec-edits: 1\nedits:\n  - updateRows: [{tag: \(Self.together), height: 60}, {tag: \(Self.apart), height: 70}]\n"
    let run = try run(["apply", "list.yaml", "edits.yaml"], ["list.yaml": both, "edits.yaml": edits])
    #expect(run.status == 0, "\(run.errors)")
    #expect(isSame(run.output, both.replacing("50", with: "60").replacing("40", with: "70")))
  }

  @Test("an edit of one does not find the other")
  func absence() throws {
    let edits = "listspec-edits: 1\nedits:\n  - removeRows: [\(Self.together)]\n"
    let files = ["list.yaml": list("{tag: \(Self.apart), cell: C, height: 40}"), "edits.yaml": edits]
    let run = try run(["apply", "list.yaml", "edits.yaml"], files)
    #expect(run.status == 1)
    #expect(run.errors.contains("target-not-found"), "\(run.errors)")
  }

  @Test(
    "a row that gets the other spelling is renamed",
    arguments: [
      ("text", "was 'cafe\u{301}'"), ("json", "\"renamed\""), ("json-patch", "\"replace\""), ("edits", "newTag:"),
    ])
  func diff(format: String, word: String) throws {
    let files = [
      "old.yaml": list("{tag: \(Self.apart), cell: C, height: 40}", "{tag: b, cell: C, height: 50}"),
      "new.yaml": list("{tag: \(Self.together), cell: C, height: 40}", "{tag: b, cell: C, height: 50}"),
    ]
    let run = try run(["diff", "--format", format, "old.yaml", "new.yaml"], files)
    #expect(run.status == 1, "\(run.errors)")
    #expect(run.output.contains(word), "\(run.output)")
  }

  @Test("rows go to the section that is named")
  func sections() throws {
    let list = { (rows: String) in
      "listspec: 1\nsections:\n  - {tag: \(Self.apart), rows: []}\n  - {tag: \(Self.together), rows: [\(rows)]}\n"
    }
    let edits = "listspec-edits: 1\nedits:\n  - makeRows: {in: \(Self.together), rows: [{tag: a, text: A}]}\n"
    let run = try run(["apply", "list.yaml", "edits.yaml"], ["list.yaml": list(""), "edits.yaml": edits])
    #expect(run.status == 0, "\(run.errors)")
    #expect(isSame(run.output, list("{tag: a, text: A}")), "\(run.output)")
  }

  @Test("a merge keeps rows of both")
  func merge() throws {
    let row = { (tag: String, height: Int) in "{tag: \(tag), cell: C, height: \(height)}" }
    let base = list(row("a", 40))
    let files = [
      "base.yaml": base, "ours.yaml": list(row("a", 40), row(Self.apart, 50)),
      "theirs.yaml": list(row(Self.together, 60), row("a", 40)),
    ]
    let run = try run(["merge", "base.yaml", "ours.yaml", "theirs.yaml"], files)
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      isSame(run.output, list(row(Self.together, 60), row("a", 40), row(Self.apart, 50))), "\(run.output)")
  }
}
