import ListLint
import ListModel
import SpecSource
import SpecTree
import Testing

@Suite("the rules about lists")
struct ListRulesTests {
  @Test("an id is kebab-case and is used once")
  func ids() {
    let ids = RuleIndex.rules.map(\.id)
    #expect(Set(ids).count == ids.count)
    for id in ids { #expect(id.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil, "\(id)") }
  }

  @Test("a summary is a sentence")
  func summaries() {
    for rule in RuleIndex.rules {
      #expect(rule.summary.first?.isUppercase == true && rule.summary.last == ".", "\(rule.id)")
    }
  }

  @Test("a rule is of the family of the floor that has it")
  func families() {
    #expect(Rule.syntaxRules.allSatisfy { $0.family == .syntax })
    #expect(Rule.typeRules.allSatisfy { $0.family == .type })
    #expect(ListRules.rules.allSatisfy { $0.family == .list })
  }
}
