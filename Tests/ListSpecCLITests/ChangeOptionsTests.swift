import Foundation
import TestSupport
import Testing

/// Where the new text of a changed list goes.
@Suite struct ChangeOptionsTests {
  private static let list = "listspec: 1\r\ncells: {C: {height: 44}}\r\nrows:\r\n  - {tag: a, cell: C}  # first\r\n"
  private static let edits = "listspec-edits: 1\nedits:\n  - updateRows: [{tag: a, height: 60}]\n"
  private static let same = "listspec-edits: 1\nedits:\n  - updateRows: [{tag: a, cell: C}]\n"
  private static let wrong = "listspec-edits: 1\nedits:\n  - updateRows: [{tag: b, cell: C}]\n"

  private func folder() throws -> TemporaryFolder {
    try TemporaryFolder([
      "Lists/a.yaml": Self.list, "edits.yaml": Self.edits, "same.yaml": Self.same, "wrong.yaml": Self.wrong,
    ])
  }

  private func apply(_ words: [String], in folder: borrowing TemporaryFolder, columns: Int? = nil) -> CommandRun {
    CommandRun(["apply", "Lists/a.yaml"] + words, in: folder.path, environment: ["TERM": "xterm"], columns: columns)
  }

  @Test("in place, the file gets the text that standard output would get, and nothing is printed")
  func inPlace() throws {
    let folder = try folder()
    let new = apply(["edits.yaml"], in: folder).output
    #expect(new == Self.list.replacing("cell: C}  #", with: "cell: C, height: 60}  #"))
    let run = apply(["edits.yaml", "--in-place"], in: folder)
    #expect([run.output, run.errors, "\(run.status)"] == ["", "", "0"])
    #expect(try folder.text(of: "Lists/a.yaml") == new)
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/Lists") == ["a.yaml"])
  }

  @Test(
    "a list is written as it was read, whatever its name says",
    arguments: [
      ("json", "a.yaml", #"{"listspec": 1, "rows": [{"tag": "a", "text": "A"}]}"#, #""text": "B", "height": 60"#),
      ("yaml", "a.json", "listspec: 1\nrows:\n  - tag: a\n    text: A\n", "    text: B\n    height: 60\n"),
    ])
  func givenFormat(format: String, name: String, list: String, written: String) throws {
    let edits =
      "{\"listspec-edits\": 1, \"edits\": [{\"updateRows\": [{\"tag\": \"a\", \"text\": \"B\", \"height\": 60}]}]}"
    let folder = try TemporaryFolder([name: list, "edits.json": edits])
    let run = CommandRun(["apply", "--input-format", format, name, "edits.json"], in: folder.path)
    #expect(run.status == 0 && run.output.contains(written), "\(run.output)\(run.errors)")
  }

  @Test("edits that change nothing leave the file as it is, its date too")
  func sameInPlace() throws {
    let folder = try folder()
    let path = "\(folder.path)/Lists/a.yaml"
    let before = try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
    #expect(apply(["same.yaml", "-i"], in: folder).status == 0)
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int == before)
  }

  @Test(
    "edits that do not fit change nothing, whatever is asked for", arguments: ["-i", "--dry-run", "--check", "-oout"])
  func wrong(option: String) throws {
    let folder = try folder()
    let run = apply(["edits.yaml", "wrong.yaml", option], in: folder)
    #expect(run.status == 1)
    #expect(run.output == "")
    #expect(!run.errors.isEmpty)
    #expect(try folder.text(of: "Lists/a.yaml") == Self.list)
    #expect(try !folder.names().contains("out"))
  }

  @Test("a dry run prints what would change, and the file stays; with --check the status tells as well")
  func dryRun() throws {
    let folder = try folder()
    let diff = [
      "--- a/Lists/a.yaml", "+++ b/Lists/a.yaml", "@@ -1,4 +1,4 @@", " listspec: 1\r", " cells: {C: {height: 44}}\r",
      " rows:\r", "-  - {tag: a, cell: C}  # first\r", "+  - {tag: a, cell: C, height: 60}  # first\r", "",
    ].joined(separator: "\n")
    for (words, status) in [(["--dry-run"], Int32(0)), (["--dry-run", "--check"], 1)] {
      let run = apply(["edits.yaml"] + words, in: folder)
      #expect(run.output == diff)
      #expect(run.status == status)
      #expect(apply(["same.yaml"] + words, in: folder).output == "")
      #expect(apply(["same.yaml"] + words, in: folder).status == 0)
    }
    #expect(apply(["edits.yaml", "--dry-run", "-o", "out.diff"], in: folder, columns: 80).output == "")
    #expect(try folder.text(of: "out.diff") == diff)
    #expect(try folder.text(of: "Lists/a.yaml") == Self.list)
    let shown = apply(["edits.yaml", "--dry-run"], in: folder, columns: 80).output
    #expect(shown.contains("\n\u{1B}[32m+  - {tag: a, cell: C, height: 60}  # first\\r\u{1B}[0m\n"))
  }

  @Test("a check prints nothing, writes nothing, and says whether something would change")
  func check() throws {
    let folder = try folder()
    let changed = apply(["edits.yaml", "--check"], in: folder)
    #expect([changed.output, changed.errors, "\(changed.status)"] == ["", "", "1"])
    #expect(apply(["same.yaml", "--check"], in: folder).status == 0)
    #expect(try folder.text(of: "Lists/a.yaml") == Self.list)
  }

  @Test(
    "options that exclude each other are refused",
    arguments: [
      (["-i", "--dry-run"], "'--in-place' and '--dry-run' exclude each other"),
      (["-i", "--check"], "'--in-place' and '--check' exclude each other"),
      (["-i", "-o", "out"], "'--in-place' and '--output' exclude each other"),
      (["--check", "-o", "out"], "'--check' writes nothing, so there is nothing for '--output'"),
    ])
  func excluded(words: [String], message: String) throws {
    let folder = try folder()
    let run = apply(["edits.yaml"] + words, in: folder)
    #expect(run.status == 2)
    #expect(run.errors == "listspec: \(message)\n")
    #expect(try folder.text(of: "Lists/a.yaml") == Self.list)
  }

  @Test("standard input cannot be changed in place")
  func standardInput() throws {
    let folder = try folder()
    let run = CommandRun(["apply", "-i", "-", "edits.yaml"], input: Array(Self.list.utf8), in: folder.path)
    #expect(run.status == 2)
    #expect(run.errors == "listspec: '--in-place' needs a file, found standard input\n")
    let diff = CommandRun(
      ["apply", "--dry-run", "--stdin-name", "x.yaml", "-", "edits.yaml"], input: Array(Self.list.utf8), in: folder.path
    )
    #expect(diff.output.hasPrefix("--- a/x.yaml\n"))
  }

  @Test("a file that the list includes is not written over, by 'apply' nor by any other command")
  func includedFile() throws {
    let part = "sections: [{tag: p, rows: [{tag: b, text: B}]}]\n"
    let folder = try TemporaryFolder([
      "a.yaml": "listspec: 1\ninclude: [part.yaml]\nsections:\n  - {tag: s, rows: [{tag: a, text: A}]}\n  - {use: p}\n",
      "part.yaml": part, "data.yaml": "x: 1\n",
      "edits.yaml": "listspec-edits: 1\nedits:\n  - updateRows: [{tag: a, text: C}]\n",
    ])
    for words in [
      ["apply", "a.yaml", "edits.yaml"], ["render", "a.yaml"], ["explain", "a.yaml", "a"],
      ["diff", "a.yaml", "a.yaml"],
    ] {
      let run = CommandRun(words + ["-o", "part.yaml"], in: folder.path)
      #expect(run.status == 2)
      #expect(
        run.errors.hasSuffix(
          "listspec: 'part.yaml' is also an input: 'a.yaml' is read with 'part.yaml'; write the result to another file\n"
        ),
        "\(words[0]): \(run.errors)")
      #expect(try folder.text(of: "part.yaml") == part)
    }
    let data = CommandRun(["render", "a.yaml", "--data", "data.yaml", "-o", "data.yaml"], in: folder.path)
    #expect(data.errors == "listspec: 'data.yaml' is also an input; write the result to another file\n")
    let inverse = CommandRun(["apply", "a.yaml", "edits.yaml", "--write-inverse", "./part.yaml"], in: folder.path)
    #expect(inverse.status == 2 && inverse.output == "")
    #expect(inverse.errors.contains("write what undoes it to another file"))
  }

  @Test("an edit that says nothing to do is a warning, and the others are applied")
  func idleEdits() throws {
    let folder = try folder()
    try folder.write(
      "listspec-edits: 1\nedits:\n  - updateRows: [{tag: a}]\n  - updateList: {}\n  - updateRows: [{tag: a, height: 60}]\n",
      to: "idle.yaml")
    let run = apply(["idle.yaml"], in: folder)
    #expect(run.status == 0)
    #expect(run.output.contains("height: 60"))
    #expect(
      run.errors.split(separator: "\n").filter { $0.hasPrefix("warning") } == [
        "warning[idle-edit]: 'updateRows' names row 'a' and says nothing to change; write what changes, or remove it",
        "warning[idle-edit]: 'updateList' has no keys, so it does nothing; remove it",
      ])
    _ = CommandRun(["validate", "--fix=suggested", "idle.yaml"], in: folder.path)
    #expect(try folder.text(of: "idle.yaml") == "listspec-edits: 1\nedits:\n  - updateRows: [{tag: a, height: 60}]\n")
  }

  @Test(
    "a version that an edit writes without quotes stays so; what a reader of YAML 1.1 takes for another thing gets them"
  )
  func versions() throws {
    let folder = try folder()
    try folder.write(
      "listspec-edits: 1\nedits:\n  - updateRows:\n      - tag: a\n        model: {v: 7.2.0, ip: 10.0.0.1, day: 2024-05-01, word: no, time: 12:30}\n",
      to: "versions.yaml")
    let run = apply(["versions.yaml"], in: folder)
    #expect(
      run.output.contains("model: {v: 7.2.0, ip: 10.0.0.1, day: \"2024-05-01\", word: \"no\", time: \"12:30\"}"),
      "\(run.output)\(run.errors)")
  }
}
