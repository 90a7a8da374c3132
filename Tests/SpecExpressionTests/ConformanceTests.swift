import TestSupport
import Testing

@testable import SpecExpression

@Suite("the conformance suite of CEL")
struct ConformanceTests {
  @Test(
    "every case passes or is listed as a deviation, and no listed one passes",
    .enabled(if: SharedFiles.exist, "needs ../shared"), arguments: ConformanceCase.groups)
  func group(group: String) throws {
    let deviations = try DeviationTable()
    let cases = ConformanceCase.all(of: group)
    #expect(!cases.isEmpty)
    for one in cases {
      let found = one.outcome()
      let isListed = deviations.row(of: one.id) != nil
      if found != one.expected, !isListed {
        Issue.record("\(one.id): \(one.expression) gives \(found), expected \(one.expected)")
      }
      if found == one.expected, isListed { Issue.record("\(one.id) is listed in docs/expressions.md and passes") }
    }
  }

  @Test(
    "every row of the table of deviations names a case and has a reason",
    .enabled(if: SharedFiles.exist, "needs ../shared"))
  func table() throws {
    let deviations = try DeviationTable()
    let used = Set(ConformanceCase.groups.flatMap(ConformanceCase.all).compactMap { deviations.row(of: $0.id) })
    let unused = deviations.rows.indices.filter { !used.contains($0) }.map { deviations.rows[$0].pattern }
    #expect(unused == [])
    #expect(!deviations.rows.isEmpty && deviations.rows.allSatisfy { !$0.reason.isEmpty })
  }

  @Test("the suite has the cases that were counted", .enabled(if: SharedFiles.exist, "needs ../shared"))
  func count() {
    let core = ConformanceCase.groups.filter { !$0.hasSuffix("_ext") }
    #expect(core.map { ConformanceCase.all(of: $0).count }.reduce(0, +) == 1_046)
  }
}
