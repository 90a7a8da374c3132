import Foundation
import SpecSource
import SpecTree
import TestSupport
import Testing

@Suite("yaml-test-suite", .enabled(if: SharedFiles.exist, "needs ../shared"))
struct YAMLSuiteTests {
  @Test("every case reads as the suite says, but for those that docs/yaml-deviations.md lists with a reason")
  func events() throws {
    #expect(YAMLSuiteCase.all.count == 402)
    var found: [String: YAMLDeviation] = [:]
    for suiteCase in YAMLSuiteCase.all { found[suiteCase.id] = suiteCase.deviation }
    let documented = try YAMLDeviation.documented()
    let unlisted = found.filter { documented[$0.key] != $0.value }.map { "| `\($0.key)` | \($0.value) |" }.sorted()
    #expect(unlisted == [])
    let gone = documented.filter { found[$0.key] == nil }.map(\.key).sorted()
    #expect(gone == [])
  }

  @Test("every case that reads as the suite says has the values of its JSON twin")
  func values() throws {
    var compared = 0
    for suiteCase in YAMLSuiteCase.all where !suiteCase.isError && suiteCase.deviation == nil {
      guard let json = suiteCase.json else { continue }
      let tree = SpecReader.read(suiteCase.source, as: .yaml).tree
      #expect(YAMLValue.documents(of: tree) == (try YAMLValue.documents(json: json)), "\(suiteCase.id)")
      compared += 1
    }
    #expect(compared > 200)
  }
}
