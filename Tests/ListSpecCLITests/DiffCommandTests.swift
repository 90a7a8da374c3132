import TestSupport
import Testing

/// What `diff` says beside the differences, and where it writes them.
@Suite("the command 'diff'")
struct DiffCommandTests {
  private static let old = "listspec: 1\nrows:\n  - {tag: a, text: A}\n  - {tag: a, text: B}\n"
  private static let new = "listspec: 1\nrows:\n  # moved down\n  - {tag: a, text: A}\n  - {tag: a, text: C}\n"

  private static func folder(_ new: String = new) throws -> TemporaryFolder {
    try TemporaryFolder(["old.yaml": old, "new.yaml": new])
  }

  @Test("--quiet prints nothing, and the exit status tells")
  func quiet() throws {
    let folder = try Self.folder()
    for (files, status) in [(["old.yaml", "new.yaml"], Int32(1)), (["old.yaml", "old.yaml"], 0)] {
      let run = CommandRun(["diff", "--quiet"] + files, in: folder.path)
      #expect([run.output, run.errors] == ["", ""])
      #expect(run.status == status)
    }
  }

  @Test("--quiet still writes the file that was asked for, and still says why a side is no list")
  func quietAndNotMute() throws {
    let folder = try Self.folder()
    let written = CommandRun(["diff", "-q", "-f", "edits", "-o", "e.yaml", "old.yaml", "new.yaml"], in: folder.path)
    #expect([written.output, written.errors, "\(written.status)"] == ["", "", "1"])
    #expect(try folder.text(of: "e.yaml").hasPrefix("listspec-edits: 1\n"))
    try folder.write("listspec: 1\nrows: 4\n", to: "new.yaml")
    let broken = CommandRun(["diff", "-q", "old.yaml", "new.yaml"], in: folder.path)
    #expect(broken.status == 2)
    #expect(broken.errors.hasPrefix("error[wrong-type]"))
  }

  @Test("edits that a list cannot take, since another file has what differs, are refused", arguments: unreachable)
  func otherFiles(_ old: String, _ new: String, _ reason: String) throws {
    let folder = try TemporaryFolder([
      "base.yaml": "listspec: 1\ncells: {A: {height: 50}}\nsections: [{tag: s, rows: [{tag: p, text: x}]}]\n",
      "old.yaml": "listspec: 1\n\(old)\n", "new.yaml": "listspec: 1\n\(new)\n",
    ])
    let run = CommandRun(["diff", "-f", "edits", "old.yaml", "new.yaml"], in: folder.path)
    #expect([run.output, "\(run.status)"] == ["", "2"])
    #expect(run.errors.contains("listspec: edits of 'old.yaml' cannot say what differs: \(reason)\n"))
    #expect(CommandRun(["diff", "old.yaml", "new.yaml"], in: folder.path).status == 1)
  }

  private static let unreachable = [
    (
      "extends: base.yaml", "extends: base.yaml\nedits: [{updateRows: [{tag: p, text: z}]}]",
      "row 'p' stands in 'base.yaml'; edit it there"
    ),
    (
      "include: [base.yaml]\nsections: [{use: s}]",
      "include: [base.yaml]\ncells: {A: {height: 50}}\nsections: [{use: s}]",
      "class 'A' is declared in 'base.yaml'; edit it there"
    ),
  ]

  @Test("what is wrong with both sides is said once, of the new one")
  func shared() throws {
    let folder = try Self.folder()
    let run = CommandRun(["diff", "old.yaml", "new.yaml"], in: folder.path)
    #expect(run.errors.split(separator: "\n").count { $0.hasPrefix("warning[duplicate-row-tag]") } == 1)
    #expect(run.errors.contains("--> new.yaml:5:11"))
    #expect(run.errors.contains("note: 'old.yaml' has it too"))
  }

  @Test("what is wrong with one side is said of that side, without a remark")
  func alone() throws {
    let folder = try Self.folder("listspec: 1\nrows:\n  - {tag: a, text: A}\n  - {tag: b, text: B}\n")
    for (files, place) in [(["old.yaml", "new.yaml"], "old.yaml:4:11"), (["new.yaml", "old.yaml"], "old.yaml:4:11")] {
      let run = CommandRun(["diff"] + files, in: folder.path)
      #expect(run.errors.contains("--> \(place)"))
      #expect(!run.errors.contains("has it too"))
    }
  }

  @Test("edits that go to a file whose name ends in .json are JSON, and can be applied")
  func jsonEdits() throws {
    let folder = try TemporaryFolder([
      "old.yaml": Self.old.replacing("tag: a, text: B", with: "tag: b, text: B"),
      "new.yaml": Self.new.replacing("tag: a, text: C", with: "tag: b, text: C"),
    ])
    _ = CommandRun(["diff", "-f", "edits", "old.yaml", "new.yaml", "-o", "e.json"], in: folder.path)
    #expect(
      try folder.text(of: "e.json") == """
        {
          "listspec-edits": 1,
          "edits": [
            {"updateRows": [{"tag": "b", "text": "C"}]}
          ]
        }

        """)
    let applied = CommandRun(["apply", "old.yaml", "e.json"], in: folder.path)
    #expect(applied.output == "listspec: 1\nrows:\n  - {tag: a, text: A}\n  - {tag: b, text: C}\n")
    _ = CommandRun(["diff", "-f", "edits", "old.yaml", "new.yaml", "-o", "e.yaml"], in: folder.path)
    #expect(try folder.text(of: "e.yaml").hasPrefix("listspec-edits: 1\nedits:\n"))
  }
}
