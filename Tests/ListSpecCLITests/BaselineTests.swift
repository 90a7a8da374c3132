import Foundation
import TestSupport
import Testing

@testable import ListSpecCLI

/// What `validate` does with findings that a project has put off.
@Suite struct BaselineTests {
  private static let old = """
    listspec: 1
    runtime: holo
    sections:
      - tag: photos
        rows:
          - {tag: cover, cell: PhotoCell}
          - {tag: cover, cell: VideoCell}
      - {tag: empty, rows: [{txt: a, height: 44}]}

    """
  private static let written = """
    # Findings that are known and do not count. Written by 'listspec validate --write-baseline'.
    listspec-baseline: 2
    findings:
      - {file: Lists/a.yaml, at: empty, rule: unknown-key}
      - {file: Lists/a.yaml, at: photos/cover, rule: duplicate-row-tag}
      - {file: Lists/a.yaml, at: photos/cover, rule: missing-height, count: 2}

    """

  private func validate(_ arguments: [String], in folder: borrowing TemporaryFolder) -> CommandRun {
    CommandRun(["validate", "-f", "concise"] + arguments, in: folder.path)
  }

  private func rules(of run: CommandRun) -> [String] {
    run.output.split(separator: "\n").map { String($0.split(separator: "[").last?.dropLast() ?? "") }
  }

  @Test("what is found is written, sorted, an entry a line, and is quiet from then on")
  func roundTrip() throws {
    let folder = try TemporaryFolder(["Lists/a.yaml": Self.old])
    let writing = validate(["--write-baseline", "known.yaml", "Lists"], in: folder)
    #expect(try folder.text(of: "known.yaml") == Self.written)
    #expect(writing.output == "")
    #expect(
      writing.errors == "Checked 1 file: no findings (4 in the baseline).\nWrote 4 findings to 'known.yaml'.\n")
    #expect(writing.status == 0)
    let reading = validate(["--baseline", "known.yaml", "Lists/a.yaml"], in: folder)
    #expect(reading.output == "")
    #expect(reading.errors == "Checked 1 file: no findings (4 in the baseline).\n")
    #expect(reading.status == 0)
    #expect(validate(["Lists"], in: folder).status == 1)
  }

  @Test("a baseline whose name ends in .json is JSON, and is read as such")
  func json() throws {
    let folder = try TemporaryFolder(["Lists/a.yaml": Self.old])
    #expect(validate(["Lists", "--write-baseline", "known.json"], in: folder).status == 0)
    #expect(
      try folder.text(of: "known.json") == """
        {"listspec-baseline": 2, "findings": [
          {"file": "Lists/a.yaml", "at": "empty", "rule": "unknown-key"},
          {"file": "Lists/a.yaml", "at": "photos/cover", "rule": "duplicate-row-tag"},
          {"file": "Lists/a.yaml", "at": "photos/cover", "rule": "missing-height", "count": 2}
        ]}

        """)
    let run = validate(["Lists", "--baseline", "known.json"], in: folder)
    #expect((run.status, run.output) == (0, ""))
  }

  @Test("a finding that is new still counts, also where there are old ones of its rule")
  func new() throws {
    let folder = try TemporaryFolder(["Lists/a.yaml": Self.old, "known.yaml": Self.written])
    // Lines above, another order of the sections: the old ones are where they were.
    let parts = Self.old.components(separatedBy: "  - {tag: empty")
    let moved = parts[0].replacingOccurrences(
      of: "sections:\n", with: "sections:\n  - {tag: empty" + parts[1] + "  # more\n\n")
    try folder.write(moved, to: "Lists/a.yaml")
    #expect(rules(of: validate(["--baseline", "known.yaml", "Lists"], in: folder)) == [])
    try folder.write(moved + "      - {tag: cover, cell: MapCell, acessoryType: none}\n", to: "Lists/a.yaml")
    let run = validate(["--baseline", "known.yaml", "Lists"], in: folder)
    #expect(rules(of: run) == ["missing-height", "duplicate-row-tag", "unknown-key"])
    #expect(run.status == 1)
    #expect(run.errors == "Checked 1 file: 1 error, 2 warnings (4 in the baseline); 1 fixable with --fix.\n")
  }

  private static let rows = "listspec: 1\nruntime: holo\nrows:\n  - {tag: a, cell: C}\n  - {tag: b, cell: C}\n"

  @Test("an old fault in one row does not hide a new one in another that the same finding would be about")
  func rowByRow() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.rows])
    _ = validate(["--write-baseline", "known.yaml", "a.yaml"], in: folder)
    #expect(
      try folder.text(of: "known.yaml").hasSuffix(
        "  - {file: a.yaml, at: a, rule: missing-height}\n  - {file: a.yaml, at: b, rule: missing-height}\n"))
    try folder.write(Self.rows + "  - {tag: c, cell: C}\n", to: "a.yaml")
    let run = validate(["--baseline", "known.yaml", "a.yaml"], in: folder)
    #expect(run.output.hasPrefix("a.yaml:6:5: warning: row 'c' has no height: "))
    #expect(run.errors == "Checked 1 file: 1 warning (2 in the baseline).\n")
    // Which row is the first does not matter.
    try folder.write(Self.rows.replacingOccurrences(of: "  - {tag: a, cell: C}\n", with: ""), to: "a.yaml")
    let mended = validate(["--baseline", "known.yaml", "a.yaml"], in: folder)
    #expect(mended.output == "")
    #expect(mended.errors.hasPrefix("Checked 1 file: no findings (1 in the baseline).\n1 finding of the baseline"))
  }

  @Test("in a baseline of the first version an entry holds for all rows of a finding, and it stays of that version")
  func firstVersion() throws {
    let known = "listspec-baseline: 1\nfindings:\n  - {file: a.yaml, at: a, rule: missing-height}\n"
    let folder = try TemporaryFolder(["a.yaml": Self.rows, "known.yaml": known])
    let run = validate(["--baseline", "known.yaml", "a.yaml"], in: folder)
    #expect((run.output, run.errors) == ("", "Checked 1 file: no findings (1 in the baseline).\n"))
    let writing = validate(["--write-baseline", "known.yaml", "a.yaml"], in: folder)
    #expect(try folder.text(of: "known.yaml").hasSuffix(known))
    #expect(
      writing.errors == """
        Checked 1 file: no findings (1 in the baseline).
        Wrote 1 finding to 'known.yaml'.
        An entry of it, as of all older baselines, also holds for rows that come to have the same fault; remove the file \
        and write it again for entries of one row each.

        """)
  }

  @Test("entries that no longer occur are told, and go when the baseline is written again")
  func gone() throws {
    let folder = try TemporaryFolder(["Lists/a.yaml": Self.old, "known.yaml": Self.written])
    let mended = Self.old.replacingOccurrences(of: "txt:", with: "text:")
      .replacingOccurrences(of: "      - {tag: cover, cell: PhotoCell}\n      - ", with: "      - ")
    try folder.write(mended, to: "Lists/a.yaml")
    let run = validate(["--baseline", "known.yaml", "Lists"], in: folder)
    #expect(
      run.errors == """
        Checked 1 file: no findings (1 in the baseline).
        3 findings of the baseline 'known.yaml' no longer occur, such as 'unknown-key' in 'Lists/a.yaml'; \
        '--write-baseline known.yaml' drops them.

        """)
    #expect(validate(["-q", "--baseline", "known.yaml", "Lists"], in: folder).errors == "")
    let writing = validate(["--write-baseline", "known.yaml", "Lists"], in: folder)
    #expect(writing.errors.hasSuffix("Wrote 1 finding to 'known.yaml'; 3 that no longer occur are gone.\n"))
    #expect(
      try folder.text(of: "known.yaml").hasSuffix(
        "findings:\n  - {file: Lists/a.yaml, at: photos/cover, rule: missing-height}\n"))
  }

  @Test("a rule that a baseline names and that does not exist is told")
  func unknownRule() throws {
    let known = "listspec-baseline: 1\nfindings: [{file: b.yaml, rule: mising-height}]\n"
    let folder = try TemporaryFolder(["a.yaml": "listspec: 1\nrows: []\n", "b.yaml": "", "known.yaml": known])
    #expect(
      validate(["--baseline", "known.yaml", "a.yaml"], in: folder).errors == """
        Checked 1 file: no findings.
        The baseline 'known.yaml' names a rule 'mising-height', which does not exist; did you mean 'missing-height'?

        """)
  }

  @Test("a run over some of the files judges only those, and files that are gone")
  func partial() throws {
    let other = "listspec: 1\nruntime: holo\nrows: [{cell: A}]\n"
    let folder = try TemporaryFolder(["a.yaml": other, "b.yaml": other, "c.yaml": other, "d.yaml": other])
    _ = validate(["--write-baseline", "known.yaml", "."], in: folder)
    try FileManager.default.removeItem(atPath: folder.path + "/b.yaml")
    try folder.write("listspec: 1\nrows: [\n", to: "d.yaml")
    let reading = validate(["--baseline", "known.yaml", "a.yaml", "d.yaml"], in: folder)
    #expect(
      reading.errors.contains("1 finding of the baseline 'known.yaml' no longer occurs, 'missing-height' in 'b.yaml';"))
    _ = validate(["--write-baseline", "known.yaml", "a.yaml", "d.yaml"], in: folder)
    let files = try folder.text(of: "known.yaml").split(separator: "\n").dropFirst(3).map {
      $0.split(separator: ",")[0]
    }
    #expect(files == ["  - {file: a.yaml", "  - {file: c.yaml", "  - {file: d.yaml"])
  }

  @Test("a file that cannot be read is never in a baseline")
  func unreadable() throws {
    let folder = try TemporaryFolder(["a.yaml": "listspec: 1\nrows: [{text: a}\n"])
    let writing = validate(["--write-baseline", "known.yaml", "a.yaml"], in: folder)
    #expect(try folder.text(of: "known.yaml").hasSuffix("listspec-baseline: 2\nfindings: []\n"))
    #expect(writing.status == 1)
    #expect(rules(of: writing).count == 1)
    let forged = "listspec-baseline: 1\nfindings: [{file: a.yaml, rule: \(rules(of: writing)[0]), count: 9}]\n"
    try folder.write(forged, to: "known.yaml")
    #expect(validate(["--baseline", "known.yaml", "a.yaml"], in: folder).status == 1)
  }

  @Test("the configuration names the baseline by a path that begins in its own folder")
  func configured() throws {
    let list = "listspec: 1\nruntime: holo\nrows: [{cell: A}]\n"
    let folder = try TemporaryFolder([
      ".listspec.yaml": "extends: ci/base.yaml\n", "ci/base.yaml": "baseline: known.yaml\n",
      "Lists/a.yaml": list, "Lists/deep/b.yaml": list,
    ])
    let missing = validate(["Lists"], in: folder)
    #expect(missing.status == 2)
    #expect(missing.errors.hasPrefix("listspec: the baseline cannot be used: cannot read 'ci/known.yaml'"))
    #expect(validate(["--write-baseline", "ci/known.yaml", "Lists"], in: folder).status == 0)
    #expect(
      try folder.text(of: "ci/known.yaml").hasSuffix(
        """
        findings:
          - {file: "../Lists/a.yaml", rule: missing-height}
          - {file: "../Lists/deep/b.yaml", rule: missing-height}

        """))
    // From another folder, in another order, under other names.
    let run = CommandRun(["validate", "deep/b.yaml", "../Lists/a.yaml"], in: folder.path + "/Lists")
    #expect(run.output == "")
    #expect(run.errors == "Checked 2 files: no findings (2 in the baseline).\n")
    #expect(rules(of: validate(["--isolated", "Lists"], in: folder)) == ["missing-height", "missing-height"])
    let named = CommandRun(
      ["validate", "-", "--stdin-name", "Lists/a.yaml"], input: Array(list.utf8), in: folder.path)
    #expect(named.errors == "Checked 1 file: no findings (1 in the baseline).\n")
    let shown = CommandRun(["config", "show", "Lists/a.yaml"], in: folder.path)
    #expect(shown.output.contains("baseline: ci/known.yaml "))
  }

  @Test(
    "a baseline that cannot be used ends the run before anything is checked",
    arguments: [
      ("", "known.yaml:1:1: error: the file is empty"),
      (
        "listspec: 1\nrows: []\n",
        "known.yaml:1:1: error: the file is no baseline, which begins with 'listspec-baseline: 2'"
      ),
      ("listspec-baseline: 3\n", "known.yaml:1:20: error: 'listspec-baseline' is 3, expected 1 or 2,"),
      (
        "listspec-baseline: 1\nfinding: []\n",
        "known.yaml:2:1: error: unknown key 'finding' in a baseline; did you mean 'findings'?"
      ),
      ("listspec-baseline: 1\nfindings: {}\n", "known.yaml:2:11: error: 'findings' is a mapping, expected a list"),
      ("listspec-baseline: 1\nfindings: [{file: a}]\n", "known.yaml:2:12: error: an entry needs 'file' and 'rule'"),
      (
        "listspec-baseline: 1\nfindings: [{file: a, rule: b, count: 0}]\n",
        "known.yaml:2:38: error: 'count' is 0, expected 1 to 1,000,000"
      ),
      ("listspec-baseline: [\n", "known.yaml:"),
    ])
  func unusable(text: String, expected: String) throws {
    let folder = try TemporaryFolder(["a.yaml": Self.old, "known.yaml": text])
    for option in ["--baseline", "--write-baseline"] {
      let run = validate([option, "known.yaml", "a.yaml"], in: folder)
      #expect(run.status == 2)
      #expect(run.output == "")
      #expect(
        run.errors.hasPrefix("listspec: the baseline 'known.yaml' cannot be used\n  \(expected)"), "\(run.errors)")
    }
    #expect(try folder.text(of: "known.yaml") == text)
  }

  @Test(
    "options that contradict each other are refused",
    arguments: [
      (["--baseline", "a", "--write-baseline", "a"], "'--baseline' and '--write-baseline' exclude each other"),
      (["--diff", "--write-baseline", "a"], "'--diff' changes nothing, and '--write-baseline' writes a file"),
      (["--write-baseline", "-"], "'--write-baseline' is '-', expected a file"),
    ])
  func contradictions(arguments: [String], message: String) throws {
    let folder = try TemporaryFolder(["a.yaml": Self.old])
    let run = CommandRun(["validate"] + arguments + ["a.yaml"], in: folder.path)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("listspec: \(message)\n"))
    #expect(try folder.names() == ["a.yaml"])
  }

  @Test("--fix mends old findings too; what is written is what fixes have left")
  func fixes() throws {
    let folder = try TemporaryFolder(["Lists/a.yaml": Self.old, "known.yaml": Self.written])
    let run = validate(["--fix", "--baseline", "known.yaml", "Lists"], in: folder)
    #expect(try folder.text(of: "Lists/a.yaml") == Self.old.replacingOccurrences(of: "txt", with: "text"))
    #expect(run.output == "")
    #expect(run.errors.contains("1 finding of the baseline 'known.yaml' no longer occurs, 'unknown-key' in"))
    try folder.write(Self.old, to: "Lists/a.yaml")
    _ = validate(["--fix", "--write-baseline", "known.yaml", "Lists"], in: folder)
    #expect(try folder.text(of: "known.yaml").contains("unknown-key") == false)
    #expect(try folder.text(of: "known.yaml").contains("missing-height, count: 2"))
  }

  @Test("formats for programs have the old findings too, marked; the others have the new ones alone")
  func formats() throws {
    let folder = try TemporaryFolder(["a.yaml": "listspec: 1\nruntime: holo\nrows:\n  - {tag: x, cell: A}\n"])
    _ = validate(["--write-baseline", "known.yaml", "a.yaml"], in: folder)
    try folder.write(
      "listspec: 1\nruntime: holo\nrows:\n  - {tag: x, cell: A}\n  - {tag: y, cell: B}\n", to: "a.yaml")
    let run = CommandRun(
      [
        "validate", "--baseline", "known.yaml", "-f", "json:j", "-f", "sarif:s", "-f", "gitlab:g", "-f", "junit:u",
        "-f",
        "text", "a.yaml",
      ], in: folder.path)
    #expect(run.output.contains("row 'y' has no height"))
    #expect(!run.output.contains("row 'x' has no height"))
    let json = try folder.text(of: "j")
    #expect(json.contains(#""tagPath":"x","baseline":true"#))
    #expect(json.contains(#""tagPath":"y","baseline":false"#))
    #expect(json.contains(#""warnings":1,"notes":0,"omitted":0,"suppressed":0,"baseline":1}"#))
    let sarif = try folder.text(of: "s")
    let results = sarif.split(separator: "\n").filter { $0.contains("\"ruleId\"") }
    #expect(results.count == 2)
    #expect(results.first?.contains(#""baselineState":"new","suppressions":[]}"#) == true)
    #expect(results.last?.contains(#""baselineState":"unchanged","suppressions":[{"kind":"external""#) == true)
    #expect(try folder.text(of: "g").components(separatedBy: "\"fingerprint\"").count == 2)
    #expect(try folder.text(of: "u").contains("tests=\"1\""))
  }

  @Test("a baseline among the lists is nothing to check, and is told so where it is named")
  func amongLists() throws {
    let folder = try TemporaryFolder(["Lists/a.yaml": "listspec: 1\nrows: []\n", "Lists/known.yaml": Self.written])
    #expect(validate(["Lists"], in: folder).errors == "Checked 1 file: no findings.\n")
    let named = validate(["Lists/known.yaml"], in: folder)
    #expect(named.output.contains("the file looks like a baseline of listspec, not like a list spec"))
  }

  @Test("what the entries say is the same however many cores there are, and whatever the tags are")
  func everyTag() throws {
    let tags = ["a, b", "#1", "{x}", "é", "no", "- ", "\u{2028}", "\"", "日本"]
    let rows = tags.enumerated().map { "  - {tag: \(Self.quoted($1)), cell: Cell\($0)}\n" }.joined()
    let list = "listspec: 1\nruntime: holo\nrows:\n" + rows
    let folder = try TemporaryFolder(
      Dictionary(uniqueKeysWithValues: (0..<20).map { ("Lists/list \($0).yaml", list) }))
    _ = validate(["--write-baseline", "known.yaml", "Lists"], in: folder)
    let first = try folder.text(of: "known.yaml")
    _ = validate(["--write-baseline", "known.yaml", "Lists"], in: folder)
    #expect(try folder.text(of: "known.yaml") == first)
    let run = validate(["--baseline", "known.yaml", "Lists"], in: folder)
    #expect(run.output == "")
    #expect(run.errors == "Checked 20 files: no findings (\(20 * tags.count) in the baseline).\n")
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacingOccurrences(of: "\"", with: "\\\"").replacingOccurrences(of: "\u{2028}", with: "\\L") + "\""
  }
}
