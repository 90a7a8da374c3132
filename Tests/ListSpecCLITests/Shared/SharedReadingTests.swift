import Foundation
import TestSupport
import Testing

/// Cases made from public reports about other tools, run as a user would: each says in its `expected.md` what is right.
/// Those about single values stand in `Tests/ListLintTests/SharedCasesTests.swift`, those about YAML alone in
/// `Tests/SpecTreeTests/YAMLCaseTests.swift`.
@Suite("public cases, by command", .enabled(if: SharedFiles.exist, "needs ../shared"))
struct SharedReadingTests {
  private static let root = SharedFiles.root.appendingPathComponent("cases")

  /// What `validate` finds in a file of a case, as `line:column id`; the key that every old file lacks is left out.
  private func findings(_ path: String) -> (status: Int32, found: [String]) {
    let run = CommandRun(["validate", path, "-f", "concise", "--quiet"], in: Self.root.path)
    let lines = run.output.split(separator: "\n").filter { !$0.contains("the list has no 'listspec' key") }
    let found = lines.map { line in
      let parts = line.split(separator: ":", maxSplits: 3)
      return "\(parts[1]):\(parts[2]) \(line.split(separator: "[").last?.dropLast() ?? "")"
    }
    return (run.status, found)
  }

  @Test("08: every document of a file is checked; an empty one is no list; JSON holds one value")
  func secondDocument() {
    #expect(findings("08-second-document/list.yaml").found == ["9:22 wrong-type"])
    #expect(findings("08-second-document/list.yaml").status == 1)
    #expect(findings("08-second-document/trailing-marker.yaml").found == [])
    #expect(findings("08-second-document/trailing-dashes.yaml").found == ["5:4 missing-key"])
    #expect(findings("08-second-document/two-values.json").found == ["2:1 json-syntax"])
  }

  @Test(
    "18: files of one name are told apart, and looked for beside the file that names them, from wherever it is run",
    arguments: [
      (folder: "18-includes-with-one-file-name", name: "main.yaml"),
      (folder: "", name: "18-includes-with-one-file-name/main.yaml"), (folder: "/", name: ""),
    ])
  func includes(folder: String, name: String) throws {
    let text = """
      listspec: 1
      include: [profile/rows.yaml, settings/rows.yaml]
      sections: [{use: profile}, {use: settings}, {use: extra}]
      """
    let path = "\(Self.root.path)/18-includes-with-one-file-name/main.yaml"
    let list = SharedList(
      CommandRun(
        ["render", "-", "--stdin-name", name.isEmpty ? path : name, "-f", "json"], input: Array(text.utf8),
        in: folder == "/" ? folder : Self.root.appendingPathComponent(folder).path))
    #expect(list.status == 0, "\(list.errors)")
    #expect(
      list.lines == [
        "[profile; –; –]", "p:LabelCell automatic", "[settings; –; –]", "s:LabelCell automatic", "[extra; –; –]",
        "e:LabelCell automatic",
      ])
  }

  @Test("19: an alias in its own anchor and one without are found at their places, and an anchor may be set anew")
  func anchors() throws {
    #expect(findings("19-self-referring-anchor/in-model.yaml").found == ["8:14 alias-loop"])
    #expect(findings("19-self-referring-anchor/in-rows.yaml").found == ["5:5 alias-loop"])
    #expect(findings("19-self-referring-anchor/undefined.yaml").found == ["4:38 unknown-alias"])
    let redefined = String(
      decoding: try SharedFiles.bytes("cases/19-self-referring-anchor/redefined.yaml"), as: UTF8.self)
    let list = SharedList("listspec: 1\n" + redefined, at: "cases/19-self-referring-anchor/redefined.yaml")
    #expect(list.models.map { ($0 as? [String: String])?["title"] } == ["One", "One", "Three", "Three"])
  }

  @Test(
    "32: JSON has no trailing commas, no comments and no single quotes; YAML has the commas",
    arguments: [
      ("array.json", ["1:62 json-syntax"]), ("object.json", ["1:61 json-syntax"]),
      ("two-commas.json", ["1:63 json-syntax"]), ("comment.json", ["1:16 json-syntax"]),
      ("single-quotes.json", ["1:2 json-syntax"]), ("list.yaml", []),
    ])
  func trailingCommas(file: String, found: [String]) {
    #expect(findings("32-trailing-comma-in-json/\(file)").found == found)
  }

  @Test("34: in a model the core schema makes numbers of what looks like some, and keeps their texts and all others")
  func scalarsOfModels() throws {
    let text = String(decoding: try SharedFiles.bytes("cases/34-zero-padded-and-dates/list.yaml"), as: UTF8.self)
    let list = SharedList("listspec: 1\n" + text, at: "cases/34-zero-padded-and-dates/list.yaml")
    let titles = list.models.map { ($0 as? [String: Any])?["title"] as? NSObject }
    let expected: [NSObject] = [
      9 as NSNumber, 15 as NSNumber, "190:20:30" as NSString, "0b11" as NSString, 12 as NSNumber,
      "2001-12-14t21:59:43.10-05:00" as NSString, "=" as NSString,
    ]
    #expect(titles == expected)
    #expect(list.lines.last == "2024-02-30:C automatic")
  }

  @Test("37: a place in a file with wide characters counts Unicode scalars, for a fault of syntax too")
  func columns() {
    #expect(findings("37-column-after-wide-characters/syntax.yaml").found == ["2:17 unclosed-quote"])
  }
}
