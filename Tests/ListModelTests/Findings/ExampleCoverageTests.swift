import ListModel
import ListTestSupport
import SpecSource
import Testing

@Suite("examples of the rules about the language")
struct ExampleCoverageTests {
  @Test("every rule has two lists that it flags and two that it leaves alone", arguments: Rule.typeRules)
  func coverage(rule: Rule) {
    let flagged =
      KeyFindingsTests.flagged + ValueFindingsTests.flagged + AbsentValueTests.flagged
      + AppearanceFindingsTests.flagged + RefusalTests.flagged + ForeignFileTests.flagged
    let clean =
      KeyFindingsTests.clean + ValueFindingsTests.clean + AbsentValueTests.clean + AppearanceFindingsTests.clean
      + RefusalTests.clean + ForeignFileTests.clean
    #expect(flagged.count { $0.rule == rule.id } >= 2)
    #expect(clean.count { $0.rule == rule.id } >= 2)
  }
}
