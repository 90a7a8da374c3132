import ListTestSupport
import TestSupport
import Testing

@testable import ListDiff

/// Other differs' cases: the difference is valid in every form, and no longer than theirs.
@Suite("cases of other differs", .enabled(if: SharedFiles.exist, "needs ../shared"))
struct DifferSuiteTests {
  /// What came of a suite.
  private struct Tally {
    var lists = 0
    var numbered = 0
    var longer: [(name: String, here: Int, theirs: Int)] = []
    var others: [(name: String, reason: String)] = []
  }

  @Test(
    "steps are legal and edits make the new list, with no more changes than there, or docs/outside-suites.md says why",
    arguments: DifferSuite.all)
  func suite(_ suite: DifferSuite) throws {
    let cases = try suite.cases()
    #expect(cases.count == suite.count)
    var tally = Tally()
    for found in cases {
      guard let lists = found.lists else {
        tally.others.append((found.name, found.reason))
        continue
      }
      tally.lists += 1
      let changes = check(lists.old, lists.new, found.name)
      _ = check(lists.new, lists.old, "\(found.name), back")
      if let isSame = found.isSame { #expect(changes.isEmpty == isSame, "\(found.name)") }
      guard let theirs = found.theirs else { continue }
      tally.numbered += 1
      let here = DifferCase.count(changes, suite.measure)
      if here > theirs { tally.longer.append((found.name, here, theirs)) }
    }
    let unexplained = tally.longer.filter { longer in !suite.reasons.contains { $0.names.contains(longer.name) } }
    #expect(unexplained.isEmpty, "\(unexplained)")
    let needless = suite.reasons.flatMap(\.names).filter { name in !tally.longer.contains { $0.name == name } }
    #expect(needless == [], "cases that have a reason and are no longer than there")
    #expect(try PageSection(suite.name, of: "docs/outside-suites.md").holds(text(suite, tally, cases.count)))
  }

  /// The difference of two lists, which must be legal as steps and give the new list as edits.
  private func check(_ old: String, _ new: String, _ name: String) -> ListChanges {
    let changes = DiffedPair.changes(old, new)
    #expect(BatchSimulator.faults(of: BatchStages.stages(for: changes), for: changes) == [], "\(name)")
    EditLawTests().check(old, new, name)
    return changes
  }

  /// The part of the page.
  private func text(_ suite: DifferSuite, _ tally: Tally, _ count: Int) -> String {
    let numbers = [count, tally.lists, tally.numbered, tally.longer.count, tally.others.count].map(String.init)
    var text = """
      | cases | as lists | with a number | longer here | no lists |
      |---|---|---|---|---|
      | \(numbers.joined(separator: " | ")) |
      """
    if !tally.longer.isEmpty {
      text += "\n\n| longer here, because | cases |\n|---|---|"
      for (reason, names) in suite.reasons {
        let cases = tally.longer.filter { names.contains($0.name) }
        let names = cases.map { "`\($0.name)` (\($0.here), there \($0.theirs))" }
        text += "\n| \(reason) | \(names.joined(separator: ", ")) |"
      }
    }
    if !tally.others.isEmpty {
      text += "\n\n| no lists, because | cases |\n|---|---|"
      var reasons: [String] = []
      for other in tally.others where !reasons.contains(other.reason) { reasons.append(other.reason) }
      for reason in reasons {
        let names = tally.others.filter { $0.reason == reason }.map { "`\($0.name)`" }
        text += "\n| \(reason) | \(names.joined(separator: ", ")) |"
      }
    }
    return text
  }
}
