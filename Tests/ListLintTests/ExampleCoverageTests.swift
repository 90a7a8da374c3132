import ListLint
import ListTestSupport
import SpecSource
import Testing

@Suite("examples of the rules about lists")
struct ExampleCoverageTests {
  @Test("every rule has two lists that it flags and two that it leaves alone", arguments: ListRules.rules)
  func coverage(rule: Rule) {
    let flagged =
      ListFindingsTests.tags + ListFindingsTests.classes + ListFindingsTests.heights + ListFindingsTests.titles
      + ListFindingsTests.dead + ListFindingsTests.reuse + ListFindingsTests.moves + RuntimeFindingsTests.flagged
    #expect(flagged.count { $0.rule == rule.id } >= 2)
    let clean = ListFindingsTests.cleanExamples + RuntimeFindingsTests.clean
    #expect(clean.count { $0.rule == rule.id } >= 2)
  }
}
