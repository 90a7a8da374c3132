import SpecSource
import SpecTree
import Testing

/// Hostile sizes: each is read or refused in time and memory that grow with the file. What a quadratic step would cost
/// here, the time limit does not allow.
@Suite("JSON at scale", .timeLimit(.minutes(1)))
struct JSONScaleTests {
  private func read(_ text: String) -> (tree: NodeTree, diagnostics: [Diagnostic]) {
    SpecReader.read(SourceFile(name: "list.json", bytes: Array(text.utf8)), as: .json)
  }

  private func mapping(of keys: some Sequence<String>) -> String {
    "{" + keys.map { "\"\($0)\":0" }.joined(separator: ",") + "}"
  }

  @Test(
    "a mapping of very many keys is searched for duplicates",
    arguments: ["k", "the same first bytes of every key "])
  func manyKeys(prefix: String) {
    let keys = (100_000..<300_000).map { "\(prefix)\($0)" }
    let (tree, diagnostics) = read(mapping(of: keys + ["\(prefix)123456"]))
    #expect(tree.isComplete)
    #expect(tree.withView { $0.count(of: NodeID(0)) } == 200_001)
    #expect(diagnostics.map(\.message) == ["duplicate key '\(prefix)123456'"])
  }

  @Test("of very many duplicates the first thousand are reported")
  func manyDuplicates() {
    let diagnostics = read(mapping(of: (0..<100_000).map { _ in "a" })).diagnostics
    #expect(diagnostics.count == 1000)
    #expect(diagnostics.last?.notes.last?.message == "further duplicate keys of this file are not listed")
    // Also where no mapping has many.
    let rows = String(repeating: #"{"a":1,"a":2},"#, count: 5000)
    #expect(read("[\(rows)0]").diagnostics.count == 1000)
  }

  @Test("a key of a megabyte is read, compared and quoted in short")
  func megabyteKey() {
    let key = String(repeating: "k", count: 1 << 20)
    let (tree, diagnostics) = read(mapping(of: [key, key + "x", key]))
    #expect(tree.isComplete)
    #expect(diagnostics.map(\.message) == ["duplicate key '\(key.prefix(60))…'"])
  }

  @Test("a hundred thousand levels are refused at the first that is too deep", arguments: ["[", #"{"a":"#, #"[{"a":"#])
  func deep(opening: String) {
    let diagnostics = read(String(repeating: opening, count: 100_000)).diagnostics
    #expect(diagnostics.map(\.rule.id) == ["too-deep"])
  }

  @Test("many branches that are each as deep as may be")
  func deepAndWide() {
    let branch = String(repeating: "[", count: 511) + String(repeating: "]", count: 511)
    let (tree, diagnostics) = read("[" + String(repeating: branch + ",", count: 400) + "1]")
    #expect(tree.isComplete && diagnostics.isEmpty)
    #expect(tree.count == 511 * 400 + 2)
  }

  @Test("a file denser than everyday JSON")
  func dense() {
    let (tree, diagnostics) = read("[" + String(repeating: "1,", count: 300_000) + "1]")
    #expect(tree.isComplete && diagnostics.isEmpty)
    #expect(tree.withView { $0.count(of: NodeID(0)) } == 300_001)
  }

  @Test("a string of nothing but escapes, and one of nothing but Chinese")
  func longStrings() {
    for piece in [#"\u00e9"#, "語"] {
      let (tree, diagnostics) = read("\"" + String(repeating: piece, count: 200_000) + "\"")
      #expect(tree.isComplete && diagnostics.isEmpty)
      #expect(tree.withView { $0.string(of: NodeID(0)).unicodeScalars.count } == 200_000)
    }
  }

  @Test("a fault at the end of a long file is answered in short", arguments: ["x", "'", "/*", "\"", "'x' ", "1x"])
  func longFault(piece: String) {
    let long = String(repeating: piece, count: 200_000)
    let diagnostics = read("[\n1, \(long)").diagnostics
    #expect(diagnostics.count == 1)
    #expect(diagnostics.allSatisfy { $0.message.utf8.count < 400 })
  }
}
