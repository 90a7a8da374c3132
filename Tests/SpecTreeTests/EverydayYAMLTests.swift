import SpecSource
import TestSupport
import Testing

@testable import SpecTree

/// The scanner of everyday YAML against libyaml: it reads a file as libyaml does, or not at all.
@Suite("everyday YAML")
struct EverydayYAMLTests {
  /// Lists as they are written: none of them needs libyaml.
  private static let everyday = [
    "tag: a\n",
    "\u{FEFF}listspec: 1\r\n# note\r\nsections:\r\n  - tag: a\r\n\r\n    rows: []  # none\r\n",
    "---\nsections:\n- tag: a\n- tag: b\n  rows:\n  - - 1\n    - 2\n  -\n    cell: C\n  -\n  - ~\n---\n- second\n",
    "a:\n  b:\n    c: 1\n  d:\ne: # nothing\nf:   text with   spaces   \n",
    "a: {title: \"Row, 1\", text: 'It''s', height: 44, x: [], y: {}, z: [[1, 2], {b: c}]} # note\n",
    "a: [\n  one, two # note\n\n  , {b: c,\n\n    \"d\":\"e\", f : g}\n]\nb: {\n}\n",
    "a: \"say \\\"x\\\" \\\\ \\/ \\n\\t\\r\"\n'b c': \"\"\n\"größe\": '日本 👩‍👧'\n",
    "a: |\n  one\n    two\n\n  three  \n\nb: >-\n\n  one\n  two\n\n    three\n  four\nc: |+\n  one\n\n# note\nd: >\n  one",
    "heightHandler: $(model.height + 4)\nwhen: \"$(model.vip ? true : false)\"\nurl: https://example.org/?a=b#c\ntime: 12:30\nneg: -5\ntext: Row #3\n",
    "- a#b\n- c:d\n- x-y\n- 1.50\n- a, b [c] {d}\n- 'x'\n- \"y\"\n- []",
    "a: 1\na: 2\nx-note: 3\n",
  ]

  /// What is left to libyaml, with the sign that the scanner gives up at.
  private static let unusual = [
    "a: &b c\n", "a: *b\n", "a: !!str b\n", "a: !b c\n", "<<: {a: b}\n", "? a\n: b\n", "%YAML 1.2\n---\na: b\n",
    "a: b\n...\n", "a:\tb\n", "a: b\t\n", "\ta: b\n", "a: b\n  c\n", "a: \"b\n  c\"\n", "a: 'b\n  c'\n",
    "a: \"\\u00e9\"\n",
    "a: |2\n   b\n", "a: |\n", "- |\n", "|\na\n", "[a: b]\n", "{a, b}\n", "{a: , b: c}\n", "[a, ]\n", "[a\n  b]\n",
    "{a: b}: c\n", "a: @b\n", "a: `b\n", "a: b: c\n", "a: - b\n", "a: 'b' c\n", "a: [b] c\n", "a: [b\n", "a: \"b\n",
    "a\nb\n",
    "a: 1\n  b: 2\n", "  a: 1\n b: 2\n", "- a\nb: c\n", "a: 1\n- b\n", "a: \u{2028}\n", "# \u{85}\n", "a: \u{FEFF}\n",
    "a: \0\n", "a: \u{7F}\n", "a: b\rc: d\n", "a: {b: c}}\n", "", "# nothing\n", "---\n", "a: [b\n---\n]\n",
    "\(String(repeating: "k", count: 1100)): a\n", String(repeating: "- ", count: 600) + "a\n",
    String(repeating: "[", count: 600) + String(repeating: "]", count: 600),
  ]

  @Test("reads a list as it is written every day, and as libyaml reads it", arguments: everyday)
  func reads(text: String) throws {
    let source = SourceFile(name: "list.yaml", bytes: Array(text.utf8))
    #expect(YAMLReader.readEveryday(source) != nil)
    #expect(TreeDifference(in: source) == nil)
  }

  @Test("leaves to libyaml what it does not know for certain, and what is wrong", arguments: unusual)
  func leaves(text: String) throws {
    let source = SourceFile(name: "list.yaml", bytes: Array(text.utf8))
    #expect(YAMLReader.readEveryday(source) == nil)
    let (read, reference) = (YAMLReader.read(source), YAMLReader.readByLibYAML(source))
    #expect("\(read.diagnostics)" == "\(reference.diagnostics)")
    #expect(YAMLEvents.lines(of: read.tree) == YAMLEvents.lines(of: reference.tree))
  }

  @Test(
    "leaves to libyaml bytes that are no text",
    arguments: [[0x61, 0x3A, 0x20, 0xFF], [0xC3], [0x23, 0xED, 0xA0, 0x80]])
  func noText(bytes: [UInt8]) {
    #expect(YAMLReader.readEveryday(SourceFile(name: "list.yaml", bytes: bytes)) == nil)
  }

  @Test("reads every file of the fixtures as libyaml does, or not at all")
  func fixtures() throws {
    var read = 0
    for path in RepositoryFiles.paths(below: "Fixtures", suffix: ".yaml") {
      let source = SourceFile(name: path, bytes: try RepositoryFiles.bytes(path))
      if YAMLReader.readEveryday(source) != nil { read += 1 }
      #expect(TreeDifference(in: source) == nil, "\(path)")
    }
    #expect(read > 100)
  }

  @Test(
    "reads every case of the suites as libyaml does, or not at all", .enabled(if: SharedFiles.exist, "needs ../shared"))
  func suites() throws {
    for suiteCase in YAMLSuiteCase.all { #expect(TreeDifference(in: suiteCase.source) == nil, "\(suiteCase.id)") }
    let folders = ["examples", "real/home-assistant", "suites/JSONTestSuite/test_parsing"]
    var read = 0
    for path in folders.flatMap({ SharedFiles.paths(in: $0) }) {
      // Some are folders.
      guard let bytes = try? SharedFiles.bytes(path) else { continue }
      read += 1
      #expect(TreeDifference(in: SourceFile(name: "list.yaml", bytes: bytes)) == nil, "\(path)")
    }
    #expect(YAMLSuiteCase.all.count > 300 && read > 300)
  }

  @Test("reads random documents as libyaml does, or not at all", arguments: 0..<400 as Range<UInt64>)
  func random(seed: UInt64) {
    let text = YAMLRandomText.document(seed: seed).text
    #expect(TreeDifference(in: SourceFile(name: "list.yaml", bytes: Array(text.utf8))) == nil)
  }

  @Test("reads what random changes make of lists as libyaml does, or not at all", arguments: 0..<40 as Range<UInt64>)
  func mutations(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var read = 0
    for _ in 0..<250 {
      var text = YAMLMutation(Array((Self.everyday.randomElement(using: &random) ?? "").utf8))
      for _ in 0..<Int.random(in: 1...4, using: &random) { text.change(using: &random) }
      let source = SourceFile(name: "list.yaml", bytes: text.bytes)
      if YAMLReader.readEveryday(source) != nil { read += 1 }
      #expect(TreeDifference(in: source) == nil)
    }
    // Were all of them refused, nothing would have been compared.
    #expect(read > 25)
  }
}
