import Foundation
import TestSupport
import Testing

/// What `listspec schema edits` prints, put before an independent checker.
@Suite("the schema of edits", .enabled(if: SchemaChecker.exists, "needs .venv, which scripts/setup tests makes"))
struct EditSchemaTests {
  private static let root = RepositoryFiles.root.path

  /// The schema in a file, handed to `body` with the folder it lies in.
  private func withSchema(_ body: (_ schema: String, _ folder: borrowing TemporaryFolder) throws -> Void) throws {
    let printed = CommandRun(["schema", "edits"], in: Self.root)
    #expect(printed.status == 0)
    let folder = try TemporaryFolder(["edits.schema.json": printed.output])
    try body("\(folder.path)/edits.schema.json", folder)
  }

  private static func file(_ edit: String) -> String { "listspec-edits: 1\nedits:\n  - \(edit)\n" }

  private static let good = [
    "updateRows: [{tag: a, height: 60, model.name: Ada, text: null, nth: 2, match: all, newTag: b, expect: {height: 4}}]",
    "updateRows: {in: {tag: a, nth: 1}, rows: [{tag: null, in: null, newTag: null, x-why: b}]}",
    "makeRows: {in: a, rows: [{tag: b, cell: C, height: \"$(model.h)\"}, Wi-Fi]}", "makeRows: []",
    "insertRows: {before: a, rows: [{tag: b}]}", "insertRows: {in: a, at: end, rows: []}",
    "insertItems: {after: {tag: a, nth: 2}, items: [{tag: b, size: 4}]}", "remakeRows: [{tag: a, cell: C}]",
    "removeRows: [a, null, 4, {tag: b, nth: 2, in: c}]", "removeRows: {in: null, rows: [a]}",
    "removeAllRows: {in: a}", "removeAllRows: {in: [a, null, {tag: b, nth: 2}]}",
    "moveRows: {rows: [a], in: b, at: 0}", "moveItems: {items: [a], after: b}",
    "makeSections: [{tag: a, header: {title: A}, rows: [{tag: b}], makeRows: [{tag: c}], updateRows: [{tag: c}]}]",
    "insertSections: {at: 0, sections: [{}]}",
    "updateSections: [{tag: a, header: {title: null}, footer: null, header.model.x: 1, remakeRows: [{tag: b}]}]",
    "updateSections: {sections: [{tag: a, headerHeight: 4, header: T}]}", "remakeSections: [{tag: a, rows: []}]",
    "removeSections: [a]", "removeAllSections: true", "moveSections: {sections: [a], before: b}",
    "updateCells: {A: {height: 4, implements: {height: null}, model.x: 1}, B: null}",
    "updateViews: {A: {implements: [height]}}", "updateList: {style: grouped, data.a.b: 1, rowHeight: null, x-a: 1}",
    "{when: \"$(data.a)\", removeRows: [a]}", "{when: true, x-why: [b], removeRows: [a]}",
    exact("[]"), exact("[[0, 0, \"a\"], [0, 12, ''], [12, 4000000000, 1.0]]"),
  ]

  private static func exact(_ replacements: String) -> String {
    "removeRows: [a]\nexact: {sha256: \"\(String(repeating: "0aF9", count: 16))\", replace: \(replacements), x-a: 1}"
  }

  private static let bad = [
    "updateRow: []", "{updateRows: [], removeRows: []}", "{when: true}", "{removeRows: [a], in: b}",
    "updateRows: {tag: a}", "updateRows: [{height: 4}]", "updateRows: [a]", "updateRows: {in: a}",
    "updateRows: [{tag: a, nth: 0}]", "updateRows: [{tag: a, match: last}]", "updateRows: [{tag: a, before: b}]",
    "updateRows: [{tag: a, hieght: null}]", "updateRows: [{tag: a, height: tall}]", "makeRows: [{tag: a, nth: 1}]",
    "insertRows: [{tag: a}]", "insertRows: {rows: []}", "insertRows: {at: 0, before: a, rows: []}",
    "insertRows: {at: first, rows: []}", "removeRows: a", "removeRows: [[a]]", "removeRows: [{nth: 2}]",
    "removeRows: [{tag: a, nht: 2}]", "removeAllRows: {}", "removeAllSections: false", "makeSections: [a]",
    "updateSections: [{tag: a, rows: []}]", "updateSections: [{tag: a, insertRows: []}]",
    "updateSections: [{tag: a, makeRows: {in: b, rows: []}}]", "updateCells: {A: 4}", "updateCells: [A]",
    "updateList: {rows: []}", "updateList: {listspec: 2}", "moveRows: {rows: [a]}",
    exact("{}"), exact("[[0, 1]]"), exact("[[0, 1, a, b]]"), exact("[[-1, 1, a]]"), exact("[[0, 1, null]]"),
    exact("[], replaced: []"), "removeRows: [a]\nexact: {sha256: abc, replace: []}", "removeRows: [a]\nexact: []",
    "removeRows: [a]\nexact: {replace: []}",
    "removeRows: [a]\nexact: {sha256: \"\(String(repeating: "0", count: 64))\"}",
  ]

  @Test("accepts what the program accepts")
  func accepted() throws {
    try withSchema { schema, folder in
      for (number, edit) in Self.good.enumerated() { try folder.write(Self.file(edit), to: "\(number).yaml") }
      var names = Self.good.indices.map { "\(folder.path)/\($0).yaml" }
      for name in names { #expect(CommandRun(["validate", name], in: Self.root).status == 0, "\(name)") }
      names += RepositoryFiles.paths(below: "Fixtures/apply").filter {
        ($0.hasSuffix("edits.yaml") || $0.hasSuffix("edits.json")) && !$0.contains("refused")
          && !$0.contains("wrong-type")
      }
      .map { "\(Self.root)/\($0)" }
      let run = try SchemaChecker.run(["--schemafile", schema] + names)
      #expect(run.status == 0, "\(run.output)")
    }
  }

  @Test("refuses what the program refuses, fault by fault")
  func refused() throws {
    let list = "listspec: 1\nsections: [{tag: a, rows: [{tag: a}, {tag: b}]}]\n"
    try withSchema { schema, folder in
      try folder.write(list, to: "list.yaml")
      for (number, edit) in Self.bad.enumerated() { try folder.write(Self.file(edit), to: "\(number).yaml") }
      let names = Self.bad.indices.map { "\(folder.path)/\($0).yaml" }
      let refused = try SchemaChecker.refused(by: schema, names)
      for (edit, path) in zip(Self.bad, names) {
        #expect(refused.contains(path), "the schema accepts: \(edit)")
        let applied = CommandRun(["apply", "list.yaml", path], in: folder.path)
        #expect(applied.status == 1, "the program accepts: \(edit)")
      }
    }
  }
}
