import Foundation
import TestSupport
import Testing

/// Cases made from public reports about tools that compare, patch and write, run as a user would: each says in its
/// `expected.md` what is right.
@Suite("public cases of changes, by command", .enabled(if: SharedFiles.exist, "needs ../shared"))
struct SharedChangeTests {
  /// A folder with the files of a case: lists with the key that they lack, edits in our words.
  private func folder(_ name: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for path in SharedFiles.paths(in: "cases/\(name)", suffix: ".yaml") {
      let text = String(decoding: try SharedFiles.bytes(path), as: UTF8.self)
      let isList = text.hasPrefix("sections:")
      try folder.write(
        isList ? "listspec: 1\n\(text)" : "listspec-edits: 1\nedits:\n\(try Self.edits(text))",
        to: (path as NSString).lastPathComponent)
    }
    return folder
  }

  /// Edits of the cases, which are older than the language, said in it.
  private static func edits(_ text: String) throws -> String {
    try text.split(separator: "\n").map { line -> String in
      let sections = /- remove: \{sections: (\[.*\])\}/
      let rows = /- remove: \{(?:section: (\w+), )?rows: (\[.*\])\}/
      let insert = /- insert: \{section: (\w+), index: (-?\d+), rows: (\[.*\])\}/
      let update = /- update: \{section: (\w+), row: (\w+), set: \{(.*)\}\}/
      if let found = line.wholeMatch(of: sections) { return "- removeSections: \(found.1)\n" }
      if let found = line.wholeMatch(of: rows) {
        return found.1.map { "- removeRows: {in: \($0), rows: \(found.2)}\n" } ?? "- removeRows: \(found.2)\n"
      }
      if let found = line.wholeMatch(of: insert) {
        return "- insertRows: {in: \(found.1), at: \(found.2), rows: \(found.3)}\n"
      }
      let found = try #require(line.wholeMatch(of: update), "\(line)")
      return "- updateRows: {in: \(found.1), rows: [{tag: \(found.2), \(found.3)}]}\n"
    }.joined()
  }

  /// Applies files of edits; the result lies beside them as `out.yaml` when there is one.
  private func apply(_ edits: [String], to list: String, in folder: borrowing TemporaryFolder, _ more: [String] = [])
    throws -> CommandRun
  {
    let run = CommandRun(["apply", list] + edits + more, in: folder.path)
    if run.status == 0 { try folder.write(run.output, to: "out.yaml") }
    return run
  }

  @Test("02: what is written keeps emoji readable, as YAML and as JSON, and reads back to the same values")
  func emoji() throws {
    let folder = try folder("02-emoji-kept-on-output")
    try folder.write(
      "listspec-edits: 1\nedits:\n- updateRows: [{tag: party, height: 60}]\n- makeRows: {in: inbox, rows: [{text: \"\\U0001F389 𠮷\"}]}\n",
      to: "edits.yaml")
    let run = try apply(["edits.yaml"], to: "list.yaml", in: folder)
    #expect(run.status == 0 && run.errors == "")
    #expect(!run.output.contains("\\U"))
    for text in ["\"📬 Inbox\"", "title: 🎉 Party 𠮷野家", "body: |\n        first line 🌐\n        second line\n"] {
      #expect(run.output.contains(text), "\(run.output)")
    }
    let difference = SharedDifference("list.yaml", "out.yaml", in: folder)
    #expect(difference.lines == ["changed row party 0.0 > 0.0: height", "inserted row 0.1"])
    for format in ["edits", "json", "text", "markdown", "json-patch"] {
      let shown = CommandRun(["diff", "list.yaml", "out.yaml", "-f", format], in: folder.path)
      #expect(shown.output.contains("🎉 𠮷") && !shown.output.contains("\\"), "\(shown.output)")
    }
    let model = SharedList(CommandRun(["render", "list.yaml", "-f", "json"], in: folder.path)).models.first
    #expect(
      model as? [String: String] == ["title": "🎉 Party 𠮷野家", "body": "first line 🌐\nsecond line\n"])
  }

  @Test("09: a tag that stands twice is found in the file that has it, and the other section is compared as ever")
  func duplicateInTheNewList() throws {
    let folder = try folder("09-duplicate-tag-only-in-the-new-list")
    let there = SharedDifference("old.yaml", "new.yaml", in: folder)
    #expect(
      there.status == 1
        && there.lines == ["inserted row s2 0.1", "inserted row s2 0.2", "removed row d2 1.1", "inserted row d3 1.1"])
    let back = SharedDifference("new.yaml", "old.yaml", in: folder)
    #expect(
      back.status == 1
        && back.lines == ["removed row s2 0.1", "removed row s2 0.2", "removed row d3 1.1", "inserted row d2 1.1"])
    let same = SharedDifference("new.yaml", "new.yaml", in: folder)
    #expect(same.status == 0 && same.lines == [])
    for errors in [there.errors, back.errors, same.errors] {
      // A line was put before those of the case.
      #expect(errors.contains("new.yaml:7:") && errors.contains("[duplicate-row-tag]"), "\(errors)")
    }
  }

  @Test("10: a tag with two contents is found, and the difference makes the new list, the same in ten runs")
  func twoContents() throws {
    let folder = try folder("10-same-tag-twice-with-other-content")
    let runs = (0..<10).map { _ in CommandRun(["diff", "old.yaml", "new.yaml", "-f", "edits"], in: folder.path) }
    #expect(Set(runs.map(\.output)).count == 1 && runs[0].errors.contains("[duplicate-row-tag]"))
    try folder.write(runs[0].output, to: "edits.yaml")
    #expect(try apply(["edits.yaml"], to: "old.yaml", in: folder).status == 0)
    #expect(SharedDifference("out.yaml", "new.yaml", in: folder).status == 0)
    let list = SharedList(CommandRun(["render", "out.yaml", "-f", "json"], in: folder.path))
    #expect(list.models.map { ($0 as? [String: String])?["text"] } == ["a", "a", "a", "a", "a", "a", "b"])
    #expect(list.lines[5].hasPrefix("t4:") && list.lines[7].hasPrefix("t4:"))
  }

  @Test("11: a row that goes to a new section only moves, and the section that stays is not changed")
  func newSection() throws {
    let folder = try folder("11-row-moves-into-a-new-section")
    let difference = SharedDifference("old.yaml", "new.yaml", in: folder)
    #expect(difference.lines == ["inserted section done 0", "moved row milk 0.0 > 0.0"])
  }

  @Test("12: sections change places, both headers change, a row goes over and changes; what stands behind it stays")
  func headersAndMove() throws {
    let folder = try folder("12-headers-change-while-a-row-moves")
    let lines = Set(SharedDifference("old.yaml", "new.yaml", in: folder).lines)
    let one: Set = [
      "moved changed section closed 1 > 0: header.title", "changed section open 0 > 1: header.title",
      "moved changed row b 0.1 > 0.0: model.done",
    ]
    let other: Set = [
      "changed section closed 1 > 0: header.title", "moved changed section open 0 > 1: header.title",
      "moved changed row b 0.1 > 0.0: model.done",
    ]
    #expect(lines == one || lines == other, "\(lines)")
    let edits = CommandRun(["diff", "old.yaml", "new.yaml", "-f", "edits"], in: folder.path).output
    try folder.write(edits, to: "edits.yaml")
    #expect(try apply(["edits.yaml"], to: "old.yaml", in: folder).status == 0)
    #expect(SharedDifference("out.yaml", "new.yaml", in: folder).status == 0, "\(edits)")
  }

  @Test("13: rows without tags are the same by what they hold")
  func withoutTags() throws {
    let folder = try folder("13-rows-without-unique-names")
    #expect(SharedDifference("old.yaml", "new.yaml", in: folder).lines == ["changed row 0.1 > 0.1: height"])
    #expect(SharedDifference("old.yaml", "old.yaml", in: folder).status == 0)
  }

  @Test("24: edits of what is not there are errors and nothing is written; with '--compat holo' they are skipped")
  func missingTargets() throws {
    let folder = try folder("24-remove-a-tag-that-is-not-there")
    let strict = try apply(["edits.yaml"], to: "list.yaml", in: folder)
    #expect(strict.status == 1 && strict.output == "")
    for place in ["error[target-not-found]: there is no row 'telex'", "no section 'nowhere'"] {
      #expect(strict.errors.contains(place), "\(strict.errors)")
    }
    // Two lines were put before those of the case.
    for line in 3...5 { #expect(strict.errors.contains("--> edits.yaml:\(line):"), "\(strict.errors)") }
    let holo = try apply(["edits.yaml"], to: "list.yaml", in: folder, ["--compat", "holo"])
    let want = try folder.text(of: "want.yaml")
    #expect(holo.status == 0 && holo.output == want)
    for line in 3...5 { #expect(holo.errors.contains("--> edits.yaml:\(line):"), "\(holo.errors)") }
    // Each alone.
    for edit in try folder.text(of: "edits.yaml").split(separator: "\n").dropFirst(2) {
      try folder.write("listspec-edits: 1\nedits:\n\(edit)\n", to: "one.yaml")
      let run = try apply(["one.yaml"], to: "list.yaml", in: folder)
      #expect(run.status == 1 && run.output == "" && run.errors.contains("[target-not-found]"), "\(run.errors)")
    }
  }

  @Test("25: edits of different rows may come in any order, and a row of the same tag elsewhere stays")
  func orders() throws {
    let folder = try folder("25-edits-in-two-orders")
    let names = ["drop1.yaml", "drop2.yaml", "label.yaml"]
    let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]].map { $0.map { names[$0] } }
    let want = try folder.text(of: "want.yaml")
    for order in orders + [["all-at-once.yaml"]] {
      let run = try apply(order, to: "list.yaml", in: folder)
      #expect(run.status == 0 && run.output == want, "\(order): \(run.errors)")
    }
    try folder.write("listspec-edits: 1\nedits:\n- removeRows: {in: genres, rows: [jazz]}\n", to: "one.yaml")
    _ = try apply(["one.yaml"], to: "list.yaml", in: folder)
    #expect(SharedDifference("list.yaml", "out.yaml", in: folder).lines == ["removed row jazz 0.0"])
  }

  @Test("28: each edit counts in what those before it made; a difference counts in the list that has the row")
  func indexes() throws {
    let folder = try folder("28-indexes-after-a-removal")
    let want = try folder.text(of: "want.yaml")
    #expect(try apply(["edits.yaml"], to: "list.yaml", in: folder).output == want)
    #expect(
      SharedDifference("old.yaml", "new.yaml", in: folder).lines == ["removed row r0 0.0", "removed row r2 0.2"])
    let strict = try apply(["out-of-range.yaml"], to: "list.yaml", in: folder)
    #expect(strict.status == 1 && strict.output == "")
    #expect(strict.errors.contains("'at' is 9") && strict.errors.contains("'at' is -1"), "\(strict.errors)")
    let holo = try apply(["out-of-range.yaml"], to: "list.yaml", in: folder, ["--compat", "holo"])
    #expect(holo.status == 0 && holo.errors.contains("'at' is 9") && holo.errors.contains("'at' is -1"))
    #expect(
      SharedDifference("list.yaml", "out.yaml", in: folder).lines == ["inserted row p 0.0", "inserted row q 0.5"])
  }

  @Test("29: places are numbers and not texts, beyond the tenth too")
  func tenthRow() throws {
    let folder = try folder("29-the-tenth-row-and-after")
    #expect(
      SharedDifference("old.yaml", "new.yaml", in: folder).lines
        == ["inserted row a 0.9", "inserted row b 0.10", "inserted row c 0.11"])
    let new = try folder.text(of: "new.yaml")
    #expect(try apply(["edits.yaml"], to: "old.yaml", in: folder).output == new)
    let list = SharedList(CommandRun(["render", "sections.yaml", "-f", "json"], in: folder.path))
    #expect(list.lines.filter { $0.hasPrefix("[") } == (0..<12).map { "[s\($0); –; –]" })
  }

  @Test("31: rows are matched by their tags before their places")
  func byTag() throws {
    let folder = try folder("31-match-by-tag-and-not-by-place")
    #expect(
      SharedDifference("old.yaml", "new.yaml", in: folder).lines
        == ["removed row trial 0.0", "changed row yearly 0.1 > 0.0: model.note"])
  }

  @Test("35: a list with a number that JSON cannot hold is refused by render and by diff, and nothing is written")
  func notFinite() throws {
    let folder = try folder("35-height-that-is-not-finite")
    let json = CommandRun(["render", "list.yaml", "-f", "json"], in: folder.path)
    #expect(json.status == 1 && json.output == "" && json.errors.contains("list.yaml:13:38"), "\(json.errors)")
    let difference = CommandRun(["diff", "list.yaml", "list.yaml"], in: folder.path)
    #expect(difference.status == 2 && difference.output == "" && difference.errors.contains("[out-of-range]"))
  }
}
