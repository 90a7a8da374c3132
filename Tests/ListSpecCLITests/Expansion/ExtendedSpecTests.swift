import Foundation
import TestSupport
import Testing

/// Files that are variants of others: `extends` and `edits`.
@Suite struct ExtendedSpecTests {
  private static let base = """
    listspec: 1
    runtime: holo
    include: [parts.yaml]
    data: {flags: {beta: false, old: true}}
    sections:
      - {tag: a, rows: [{tag: x, text: "$(data.flags.beta ? 'new' : 'old')"}, {tag: y, cell: SharedCell}]}
    """

  private func run(_ arguments: [String], _ files: [String: String]) throws -> CommandRun {
    let usual = ["in/base.yaml": Self.base, "in/parts.yaml": "cells: {SharedCell: {height: 50}}\n", ".git/HEAD": ""]
    let folder = try TemporaryFolder(usual.merging(files) { $1 })
    return CommandRun(arguments, in: folder.path)
  }

  /// The rows that a variant comes to, each as its tag, height and text.
  private func rows(_ files: [String: String], _ name: String = "v.yaml") throws -> [String] {
    let run = try run(["render", "-f", "json", name], files)
    #expect(run.errors == "" && run.status == 0)
    let list = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let rows = (list?["sections"] as? [[String: Any]] ?? []).flatMap { $0["rows"] as? [[String: Any]] ?? [] }
    return rows.map { row in ["tag", "height", "text"].map { row[$0].map { "\($0)" } ?? "" }.joined(separator: " ") }
  }

  @Test("a variant is its base with what it says laid over it, map by map, and its edits applied")
  func variant() throws {
    let rows = try rows([
      "v.yaml": """
      listspec: 1
      extends: in/base.yaml
      data: {flags: {beta: true}}
      cells: {NewCell: {height: 70}}
      edits:
        - makeRows: {in: a, rows: [{tag: z, cell: NewCell}]}
        - updateRows: [{tag: y, height: 60}]
        - when: "$(data.flags.old && data.flags.beta)"
          moveRows: {rows: [z], in: a, at: 0}
      """
    ])
    #expect(rows == ["z 70 ", "x 44 new", "y 60 "])
  }

  @Test("a variant is laid over what its base includes as well, and a variant of it over that")
  func included() throws {
    let files = [
      "in/base.yaml": """
      listspec: 1
      runtime: holo
      include: [parts.yaml]
      cells: {Both: {height: 9}}
      rows:
        - {tag: x, text: "$(data.who) $(data.deep.a)$(data.deep.b)"}
        - {tag: y, cell: Shared, model: {}}
        - {tag: z, cell: Both}
      """,
      "in/parts.yaml": "data: {who: inc, deep: {a: 1, b: 2}}\ncells: {Shared: {height: 4}, Both: {height: 9}}",
      "v.yaml": """
      listspec: 1
      extends: in/base.yaml
      data: {who: v, deep: {b: 3}}
      cells: {Shared: {model: {y: 2}}, Both: {height: 10}}
      """,
      "w.yaml": "listspec: 1\nextends: v.yaml\ndata: {who: w}\ncells: {Shared: {height: 5}}",
    ]
    #expect(try rows(files) == ["x 44 v 13", "y 4 ", "z 10 "])
    #expect(try rows(files, "w.yaml") == ["x 44 w 13", "y 5 ", "z 10 "])
  }

  @Test("what a list itself says otherwise than what it includes stays a conflict in its variants")
  func conflict() throws {
    let files = [
      "in/base.yaml": "listspec: 1\ninclude: [parts.yaml]\ndata: {a: 1, b: 1}\nrows: []",
      "in/parts.yaml": "data: {a: 2, b: 2}", "v.yaml": "listspec: 1\nextends: in/base.yaml\ndata: {b: 3}",
    ]
    let run = try run(["validate", "-q", "-f", "concise", "v.yaml"], files)
    #expect(run.status == 1)
    #expect(run.output.contains("'a' is declared twice") && !run.output.contains("'b'"), "\(run.output)")
  }

  @Test("a variant of a variant is one too, and may be written in JSON")
  func twice() throws {
    let rows = try rows(
      [
        "v.json": #"{"listspec": 1, "extends": "in/base.yaml", "edits": [{"removeRows": ["x"]}]}"#,
        "w.yaml": "listspec: 1\nextends: v.json\nedits:\n  - updateRows: [{tag: y, newTag: q}]\n",
      ], "w.yaml")
    #expect(rows == ["q 50 "])
  }

  @Test(
    "variants stand on each other up to a depth, beyond which they are no circle but too deep", arguments: [32, 33])
  func depth(count: Int) throws {
    var files = ["v\(count).yaml": "listspec: 1\nrows: [{text: a}]\n"]
    for number in 0..<count { files["v\(number).yaml"] = "listspec: 1\nextends: v\(number + 1).yaml\n" }
    let folder = try TemporaryFolder(files)
    let list = ExpandedList("v0.yaml", in: folder.path)
    let finding = "v32.yaml:2:10: error: files extend files more than 32 deep, the most that is read [include-cycle]"
    #expect(list.findings == (count == 32 ? [] : [finding]))
  }

  @Test(
    "what is wrong is told at the place where it was written",
    arguments: [
      ("extends: nosuch.yaml", "v.yaml:2:10: error: 'nosuch.yaml' does not exist [file-not-found]"),
      ("extends: .", "v.yaml:2:10: error: '.' is a folder, expected a file [file-not-found]"),
      ("extends: v.yaml", "v.yaml:2:10: error: files extend each other: 'v.yaml' [include-cycle]"),
      ("extends: [a]", "v.yaml:2:10: error: 'extends' names one file, such as 'extends: base.yaml' [file-not-found]"),
      (
        "extends: in/base.yaml\ntitle: X",
        "v.yaml:3:1: error: 'title' says nothing beside 'extends', where the base says it; write 'updateList: {title: …}' under 'edits' [wrong-level]"
      ),
      (
        "extends: in/base.yaml\nedts: []",
        "v.yaml:3:1: error: unknown key 'edts' beside 'extends'; did you mean 'edits'? [unknown-key]"
      ),
      (
        "extends: in/base.yaml\nedits:\n  - removeRows: [z]",
        "v.yaml:4:18: error: there is no row 'z'; the variant cannot be made [target-not-found]"
      ),
      (
        "extends: in/base.yaml\nedits:\n  - updateRows: [{tag: x, hieght: 4}]",
        "v.yaml:4:35: error: unknown key 'hieght'"
      ),
      ("extends: in/base.yaml\ncells: {New: {height: tall}}", "v.yaml:3:23: error: 'height' is 'tall'"),
      ("extends: in/bad.yaml", "in/bad.yaml:2:9: error: unknown key 'txt'"),
      ("extends: in/broken.yaml", "in/broken.yaml:"),
    ])
  func faults(text: String, expected: String) throws {
    let files = [
      "v.yaml": "listspec: 1\n\(text)\n", "in/bad.yaml": "listspec: 1\nrows: [{txt: a}]\n", "in/broken.yaml": "a: [\n",
    ]
    let run = try run(["validate", "-f", "concise", "v.yaml"], files)
    #expect(run.status == 1)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 1 && lines[0].hasPrefix(expected), "\(run.output)\(run.errors)")
  }
}
