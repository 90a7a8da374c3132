import ListEdits
import ListLint
import SpecSource
import TestSupport
import Testing

@Suite("the command 'rules'") struct RulesTests {
  @Test("every rule is a line, in the order of the reference")
  func text() {
    let rules = RuleIndex.rules + Rule.editRules
    let lines = CommandRun(["rules"], in: "/").output.split(separator: "\n")
    #expect(lines.first?.split(separator: " ") == ["rule", "family", "severity"])
    #expect(lines.dropFirst().map { $0.prefix { $0 != " " } } == rules.map { $0.id[...] })
    #expect(zip(lines.dropFirst(), rules).allSatisfy { $0.hasSuffix($1.summary) })
  }

  @Test("a narrow terminal cuts no sentence")
  func narrow() {
    let wide = CommandRun(["rules", "--color", "never"], in: "/")
    #expect(CommandRun(["rules", "--color", "never"], in: "/", columns: 40).output == wide.output)
  }

  @Test("the JSON of all rules and of one is as its schema says", arguments: [[], ["unknown-key"]])
  func schema(rule: [String]) throws {
    let run = CommandRun(["rules", "-f", "json"] + rule, in: "/")
    let check = try JSONSchemaCheck(RepositoryFiles.bytes("docs/schemas/rules.schema.json"))
    #expect(try check.faults(in: Array(run.output.utf8)) == [])
  }

  @Test("with -o the rules go to a file")
  func file() throws {
    let folder = try TemporaryFolder()
    let run = CommandRun(["rules", "unknown-key", "-o", "rule.txt"], in: folder.path)
    #expect((run.status, run.output) == (0, ""))
    #expect(try folder.text(of: "rule.txt").hasPrefix("unknown-key (type, error)\n"))
  }
}
