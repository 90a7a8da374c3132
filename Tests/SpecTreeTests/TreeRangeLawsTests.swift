import SpecSource
import SpecTree
import TestSupport
import Testing

@Suite("ranges of JSON trees")
struct TreeRangeLawsTests {
  private static let laws = TreeRangeLaws(
    readsBack: { view, node, bytes in JSONTreeValue.read(bytes) == JSONTreeValue(view, node) },
    isFiller: { Array(" \t\r\n,:".utf8).contains($0) })

  private func breaches(_ bytes: [UInt8]) throws -> [String] {
    let tree = SpecReader.read(SourceFile(name: "list.json", bytes: bytes), as: .json).tree
    try #require(tree.isComplete)
    return Self.laws.breaches(in: tree)
  }

  @Test("they hold in random texts", arguments: 0..<200 as Range<UInt64>)
  func random(seed: UInt64) throws {
    var random = JSONRandomText(seed: seed)
    let text = random.text(size: 60)
    #expect(try breaches(text) == [])
    // A byte order mark shifts everything by three bytes and changes nothing else.
    #expect(try breaches([0xEF, 0xBB, 0xBF] + text) == [])
  }

  private static let suitePaths = SharedFiles.paths(in: "suites/JSONTestSuite/test_parsing", suffix: ".json")
    .filter { $0.contains("/y_") }

  @Test(
    "they hold in the JSON test suite", .enabled(if: SharedFiles.exist, "needs ../shared"), arguments: suitePaths)
  func suite(path: String) throws {
    #expect(try breaches(SharedFiles.bytes(path)) == [])
  }

  @Test("they hold in every JSON file of the fixtures that can be read")
  func fixtures() throws {
    let paths = RepositoryFiles.paths(below: "Fixtures", suffix: ".json")
    for path in paths {
      let source = SourceFile(name: path, bytes: try RepositoryFiles.bytes(path))
      let tree = SpecReader.read(source).tree
      #expect(Self.laws.breaches(in: tree) == [], "\(path)")
    }
    #expect(paths.count > 10)
  }

  @Test("the laws notice what breaks them")
  func sharpness() throws {
    let tree = SpecReader.read(SourceFile(name: "list.json", bytes: Array("[1, [2]]".utf8))).tree
    let deaf = TreeRangeLaws(readsBack: { _, _, bytes in bytes != Array("2".utf8) }, isFiller: { _ in false })
    #expect(
      deaf.breaches(in: tree) == [
        "something stands before node 2", "the range 5..<6 of node 3 reads as something else",
      ])
  }
}
