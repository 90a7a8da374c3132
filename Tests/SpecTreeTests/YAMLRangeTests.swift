import SpecSource
import SpecTree
import TestSupport
import Testing

@Suite("ranges of YAML trees")
struct YAMLRangeTests {
  private static let laws = TreeRangeLaws(
    readsBack: { view, node, bytes in
      let start = Int(view.range(of: node).start)
      return Self.value(of: bytes, at: start, in: view) == JSONTreeValue(view, node)
    },
    // Comments, anchors and tags may hold anything.
    isFiller: { _ in true })

  /// What bytes that begin at `start` mean when they stand alone, at the column where they stand.
  private static func value(of bytes: [UInt8], at start: Int, in view: TreeView) -> JSONTreeValue? {
    var lineStart = start
    while lineStart > 0, view.source[lineStart - 1] != 0x0A, view.source[lineStart - 1] != 0x0D { lineStart -= 1 }
    // A scalar may go on less indented than its first line, a collection may not.
    let isBlock = view.source[lineStart..<start].allSatisfy { $0 == 0x20 || $0 == UInt8(ascii: "-") }
    let text = [UInt8](repeating: 0x20, count: isBlock ? start - lineStart : 0) + bytes
    let tree = SpecReader.read(SourceFile(name: "list.yaml", bytes: text)).tree
    return tree.documents.first.map { document in tree.withView { JSONTreeValue($0, document.root) } } ?? .null
  }

  /// The same without reading the parts: anchors and tags lie outside the ranges, and what they say is lost with them.
  private static let lawsOfPlaces = TreeRangeLaws(readsBack: { _, _, _ in true }, isFiller: { _ in true })

  @Test("they hold in random documents, which mean what they were made from", arguments: 0..<300 as Range<UInt64>)
  func random(seed: UInt64) throws {
    let (text, value) = YAMLRandomText.document(seed: seed)
    for bytes in [Array(text.utf8), [0xEF, 0xBB, 0xBF] + Array(text.utf8)] {
      let (tree, findings) = SpecReader.read(SourceFile(name: "list.yaml", bytes: bytes))
      try #require(findings.map(\.message) == [], "\(text)")
      #expect(tree.withView { JSONTreeValue($0, tree.documents[0].root) } == value, "\(text)")
      #expect(Self.laws.breaches(in: tree) == [], "\(text)")
    }
  }

  @Test("they hold in every YAML file of the fixtures that can be read")
  func fixtures() throws {
    var read = 0
    for path in RepositoryFiles.paths(below: "Fixtures", suffix: ".yaml") {
      let tree = SpecReader.read(SourceFile(name: path, bytes: try RepositoryFiles.bytes(path))).tree
      guard tree.isComplete else { continue }
      let laws = tree.decorations.isEmpty ? Self.laws : Self.lawsOfPlaces
      #expect(laws.breaches(in: tree) == [], "\(path)")
      read += 1
    }
    #expect(read > 100)
  }

  @Test("they hold in the yaml-test-suite", .enabled(if: SharedFiles.exist, "needs ../shared"))
  func suite() {
    let cases = YAMLSuiteCase.all.filter { $0.deviation == nil && !$0.isError }
    for suiteCase in cases {
      let tree = SpecReader.read(suiteCase.source, as: .yaml).tree
      #expect(Self.lawsOfPlaces.breaches(in: tree) == [], "\(suiteCase.id)")
    }
    #expect(cases.count > 200)
  }

  @Test(
    "what is cut out of the file is the node",
    arguments: [
      YAMLCutCase(
        "title: Grüße # 日本\n日本: 語\n", "title: Grüße # 日本\n日本: 語", "title", "Grüße", "日本", "語"),
      YAMLCutCase("\u{FEFF}a: é\nb: [ü, x]\n", "a: é\nb: [ü, x]", "a", "é", "b", "[ü, x]", "ü", "x"),
      YAMLCutCase(
        "a: 1\r\nb:\r\n  - x\r\n\r\nc: y\r\n", "a: 1\r\nb:\r\n  - x\r\n\r\nc: y", "a", "1", "b", "- x", "x", "c", "y"),
      YAMLCutCase("a: 1\rb: é\r", "a: 1\rb: é", "a", "1", "b", "é"),
      YAMLCutCase("a:\t1\t# note\nb: x\ty\n", "a:\t1\t# note\nb: x\ty", "a", "1", "b", "x\ty"),
      YAMLCutCase(
        "rows:\n  - a: 1\n\n  # about b\n  - b: 2\n\n# end\n", "rows:\n  - a: 1\n\n  # about b\n  - b: 2", "rows",
        "- a: 1\n\n  # about b\n  - b: 2", "a: 1", "a", "1", "b: 2", "b", "2"),
      YAMLCutCase("rows:\n- a\n- b\n\nx: 1\n", "rows:\n- a\n- b\n\nx: 1", "rows", "- a\n- b", "a", "b", "x", "1"),
      YAMLCutCase(
        "a: |\n  x\n   y\n\n\n# note\nb: >-\n  z  \n", "a: |\n  x\n   y\n\n\n# note\nb: >-\n  z  ", "a",
        "|\n  x\n   y", "b", ">-\n  z  "),
      YAMLCutCase(
        "a: | # note\nb: |+\n\nc: |2\n   x\n", "a: | # note\nb: |+\n\nc: |2\n   x", "a", "|", "b", "|+", "c", "|2\n   x"
      ),
      YAMLCutCase(
        "a: &x !!str 5\nb: &y\n  c: 1\nd: !!seq &z [1]\n", "a: &x !!str 5\nb: &y\n  c: 1\nd: !!seq &z [1]", "a", "5",
        "b",
        "c: 1", "c", "1", "d", "[1]", "1"),
      YAMLCutCase(
        "- &x # note\n  a: 1\n- *x\n- !!str\n- &e\n", "- &x # note\n  a: 1\n- *x\n- !!str\n- &e", "a: 1", "a", "1",
        "*x", "", ""),
      YAMLCutCase("&k a: 1\n", "&k a: 1", "a", "1"),
      YAMLCutCase(
        "a: {b: [1, {c: d}], e: f}\n", "a: {b: [1, {c: d}], e: f}", "a", "{b: [1, {c: d}], e: f}", "b", "[1, {c: d}]",
        "1", "{c: d}", "c", "d", "e", "f"),
      YAMLCutCase("[a: b, c: d]\n", "[a: b, c: d]", "a: b", "a", "b", "c: d", "c", "d"),
      YAMLCutCase("- - a\n  - b\n-\n  - c\n", "- - a\n  - b\n-\n  - c", "- a\n  - b", "a", "b", "- c", "c"),
      YAMLCutCase(
        "a:\nb: ''\nc: \"x\\ty\"\nd: 'it''s'\n", "a:\nb: ''\nc: \"x\\ty\"\nd: 'it''s'", "a", "", "b", "''", "c",
        "\"x\\ty\"", "d", "'it''s'"),
      YAMLCutCase(
        "a: one\n  two\n\n  three # note\nb: \"x\n  y\"\n", "a: one\n  two\n\n  three # note\nb: \"x\n  y\"", "a",
        "one\n  two\n\n  three", "b", "\"x\n  y\""),
      YAMLCutCase("? a\n: b\n? c\n", "? a\n: b\n? c", "a", "b", "c", ""),
      YAMLCutCase("x: &k key\n*k : 1\n", "x: &k key\n*k : 1", "x", "key", "*k", "1"),
      YAMLCutCase("---\na\n--- b\n...\n---\n", "a", "b", ""),
      YAMLCutCase("# nothing\n"),
    ])
  func cuts(_ cutCase: YAMLCutCase) {
    let tree = SpecReader.read(SourceFile(name: "list.yaml", bytes: Array(cutCase.text.utf8))).tree
    let cuts = tree.withView { view in
      (0..<tree.count).map { String(decoding: view.source(view.range(of: NodeID($0))), as: UTF8.self) }
    }
    #expect(cuts == cutCase.cuts)
  }
}

/// A file, and what is cut out of it for each node, in the order of the nodes.
struct YAMLCutCase: CustomTestStringConvertible, Sendable {
  let text: String
  let cuts: [String]

  init(_ text: String, _ cuts: String...) {
    self.text = text
    self.cuts = cuts
  }

  var testDescription: String { text.debugDescription }
}
