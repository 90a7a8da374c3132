import SpecSource
import SpecTree
import Testing

@Suite("marks of a merge")
struct ConflictMarkerTests {
  private static let clash = "<<<<<<< ours\n- A\n=======\n- B\n>>>>>>> theirs\n"

  private static func findings(_ text: String, _ name: String = "list.yaml") -> [Diagnostic] {
    SpecReader.read(SourceFile(name: name, bytes: Array(text.utf8))).diagnostics
  }

  @Test(
    "they are one finding at the first, with notes at the others",
    arguments: [
      ("rows:\n" + clash, "list.yaml", 2), ("rows:\r\n" + clash.replacing("\n", with: "\r\n"), "list.yaml", 2),
      ("rows:\n" + clash.replacing("===", with: "||||||| base\n===", maxReplacements: 1), "list.yaml", 2),
      ("{\n<<<<<<<\n\"a\": 1\n=======\n\"a\": 2\n>>>>>>> b: c\n}", "list.json", 2),
    ])
  func one(text: String, name: String, line: Int) throws {
    let findings = Self.findings(text, name)
    let source = SourceFile(name: name, bytes: Array(text.utf8))
    #expect(findings.map(\.rule.id) == ["conflict-markers"])
    let finding = try #require(findings.first)
    #expect(
      finding.message == "a merge left a clash here; keep what is right, and take the lines out that begin with "
        + "'<<<<<<<', '=======' and '>>>>>>>'")
    #expect(source.text(in: finding.location.range) == "<<<<<<<")
    #expect(text.utf8.prefix(Int(finding.location.range.start)).count { $0 == 0x0A } == line - 1)
    #expect(
      finding.notes.compactMap(\.location).map { source.text(in: $0.range) } == ["=======", ">>>>>>>"])
  }

  @Test("of many the first ones are shown and all are counted")
  func many() throws {
    let finding = try #require(Self.findings("rows:\n" + String(repeating: Self.clash, count: 20)).first)
    #expect(finding.message.hasPrefix("a merge left 20 clashes here; "))
    #expect(finding.notes.filter { $0.message == "another clash begins here" }.count == 10)
    #expect(finding.notes.contains { $0.message == "and 9 more" })
  }

  @Test(
    "lines in a text, lines that are longer or indented, and marks without the others are none",
    arguments: [
      "text: |\n  <<<<<<< a\n  =======\n  >>>>>>> b\nrows: [}", "rows:\n- [}\n<<<<<<< a\n- A\n=======\n- B\n",
      "rows: [}\n<<<<<<<< a\n========\n>>>>>>>> b\n", "rows: [}\n=======\n<<<<<<<\n>>>>>>>\n",
    ])
  func others(text: String) {
    #expect(Self.findings(text).contains { $0.severity == .error })
    #expect(!Self.findings(text).contains { $0.rule.id == "conflict-markers" })
  }

  @Test("a file that can be read keeps them as text")
  func text() {
    #expect(Self.findings("text: |\n  <<<<<<< a\n  =======\n  >>>>>>> b\n") == [])
    #expect(Self.findings("\"\\\n<<<<<<< a\n=======\n>>>>>>> b\n\"") == [])
  }
}
