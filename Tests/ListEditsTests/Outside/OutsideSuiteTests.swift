import TestSupport
import Testing

/// Other people's cases of patching and merging, said as edits of lists.
@Suite("edits against suites from outside", .enabled(if: SharedFiles.exist, "needs ../shared"))
struct OutsideSuiteTests {
  @Test(
    "every case comes out as the suite says, or docs/outside-suites.md says why not; UPDATE_FIXTURES=1 writes it anew",
    arguments: OutsideSuite.all)
  func suite(_ suite: OutsideSuite) throws {
    let cases = try suite.cases()
    #expect(cases.count == suite.count)
    let outcomes = try cases.map { (name: $0.name, outcome: try $0.outcome()) }
    let page = OutsidePage(suite, outcomes)
    #expect(page.unexplained == [], "\(page.unexplained.joined(separator: "\n\n"))")
    #expect(page.needless == [], "cases that have a reason and come out as the suite says")
    #expect(try PageSection(suite.name, of: "docs/outside-suites.md").holds(page.text), "\(page.text)")
  }
}
