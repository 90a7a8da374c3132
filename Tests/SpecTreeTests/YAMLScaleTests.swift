import SpecSource
import SpecTree
import Testing

/// Hostile sizes and growth: each is read or refused, with the finding that names why. The time limit is far above what
/// they take, and far below what a quadratic step would.
@Suite("YAML at scale", .timeLimit(.minutes(3)))
struct YAMLScaleTests {
  private func read(_ text: String) -> (tree: NodeTree, diagnostics: [Diagnostic]) {
    SpecReader.read(SourceFile(name: "list.yaml", bytes: Array(text.utf8)))
  }

  private func rules(_ text: String) -> [String] { read(text).diagnostics.map(\.rule.id) }

  private func times(_ count: Int, _ text: (Int) -> String) -> String { (0..<count).map(text).joined() }

  @Test("aliases of aliases of aliases are refused where they come to too much")
  func billionLaughs() throws {
    let text = times(12) { level in
      let items = level == 0 ? "x,x,x,x,x,x,x,x,x" : Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ",")
      return "a\(level): &a\(level) [\(items)]\n"
    }
    let findings = read(text).diagnostics
    let finding = try #require(findings.first)
    #expect(findings.map(\.rule.id) == ["alias-expansion"])
    #expect(finding.message == "aliases and merges stand for more than 10,000,000 nodes, the most that is read")
    #expect(Array(text.utf8)[finding.location.range.bytes].elementsEqual("*a6".utf8))
  }

  @Test("merges of a wide mapping are refused where they come to too much")
  func wideMerges() {
    let wide = times(1000) { "k\($0): 1, " }
    #expect(rules("b: &b {\(wide)}\nrows:\n" + times(20_000) { _ in "  - {<<: *b}\n" }) == ["alias-expansion"])
  }

  @Test("ten million nodes are counted for each document, and those that are written do not count")
  func countedNodes() {
    let wide = "b: &b [" + times(100_000) { _ in "1," } + "]\nr: [" + times(99) { _ in "*b," } + "]\n"
    #expect(rules(wide + "---\n" + wide) == [])
    #expect(rules(wide.dropLast(2) + "*b, *b]\n") == ["alias-expansion"])
  }

  @Test("a chain of aliases is as deep as what it stands for")
  func aliasChain() {
    func chain(_ length: Int) -> String {
      "a0: &a0 {k: 1}\n" + times(length) { "a\($0 + 1): &a\($0 + 1) {<<: *a\($0), k\($0): 1}\n" }
    }
    #expect(rules(chain(510)) == [])
    #expect(rules(chain(511)) == ["too-deep"])
    #expect(rules(chain(100_000)) == ["too-deep"])
    let deep = String(repeating: "[", count: 300) + "x" + String(repeating: "]", count: 300)
    let inner = String(repeating: "[", count: 211) + "*d" + String(repeating: "]", count: 211)
    #expect(rules("d: &d \(deep)\ne: \(inner)\n") == [])
    #expect(rules("d: &d \(deep)\ne: [\(inner)]\n") == ["too-deep"])
  }

  @Test(
    "a hundred thousand levels are refused at the first that is too deep",
    arguments: [("[", 512), ("{a: ", 512 * 4), ("- ", 512 * 2), ("? ", 512 * 2), ("[{a: ", 256 * 5)])
  func deep(opening: String, offset: Int) {
    let findings = read(String(repeating: opening, count: 100_000)).diagnostics
    #expect(findings.map(\.rule.id) == ["too-deep"])
    #expect(findings.map(\.location.range.start) == [UInt32(offset)])
  }

  @Test("thousands of mappings inside each other are refused at the first that is too deep")
  func deepBlocks() {
    #expect(rules(times(5000) { String(repeating: " ", count: $0) + "a:\n" }) == ["too-deep"])
  }

  @Test("512 levels are read")
  func deepest() {
    let text = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
    #expect(read(text).tree.isComplete)
  }

  @Test("a key of a megabyte is named as too long, and quoted in short")
  func megabyteKey() {
    let key = String(repeating: "k", count: 1 << 20)
    for text in ["\(key): 1\n", "a: 1\n\(key): 2\n", "a: 1\n\(key)\n"] {
      #expect(
        read(text).diagnostics.map(\.message) == [
          "this key has 1,048,576 characters, and YAML reads no key of more than 1,024 without '? ' before it"
        ])
    }
    #expect(read("? \(key)\n: 1\n").tree.isComplete)
  }

  @Test("one line of twenty megabytes is read")
  func longLine() {
    let text = "text: " + String(repeating: "word ", count: 4 << 20)
    #expect(read(text).tree.withView { $0.text(of: NodeID(2)).count } == text.utf8.count - "text: ".utf8.count - 1)
    #expect(read("[" + times(100_000) { "{k\($0): 1}, " } + "]").tree.count == 1 + 3 * 100_000)
  }

  @Test("of very many findings the first thousand are listed, and the last says so")
  func manyFindings() {
    for row in ["- *a%\n", "- !x y\n", "- {[a]: 1}\n", "- &x y\n", "- {<<: 3}\n"] {
      let findings = read(times(20_000) { row.replacing("%", with: String($0)) }).diagnostics
      #expect(findings.count == 1000)
      let severity = row.contains("&") ? "warning" : "error"
      #expect(findings.last?.notes.last?.message == "further \(severity)s of this kind in this file are not listed")
    }
    // Warnings never hide the error for which a tree is not complete.
    #expect(rules(times(2000) { "- &x\($0) y\n" } + "---\n*z\n").last == "unknown-alias")
    #expect(rules(times(2000) { "- *a\($0)\n" } + "b: c: d").last == "wrong-indentation")
    #expect(rules(String(repeating: "- *a\n", count: 2000)) == ["unknown-alias"])
    #expect(read("a: \"" + String(repeating: "\u{2028}", count: 20_000) + "\"").diagnostics.count == 1000)
  }

  @Test("as many misspelt aliases as anchors cost no more than they should")
  func misspeltAliases() {
    let text = times(20_000) { "- &base\($0) \($0)\n" } + times(20_000) { "- *bse\($0)\n" }
    #expect(read(text).diagnostics.count == 1000)
  }

  @Test("a fault behind very many lines is explained")
  func lateFault() {
    #expect(rules(String(repeating: "#\n", count: 200_000) + "a: b: c") == ["unquoted-text"])
    #expect(rules("[" + String(repeating: "{a: b}, ", count: 50_000)) == ["unclosed-bracket"])
    #expect(rules("a: " + String(repeating: ": ", count: 100_000)) == ["unquoted-text"])
    #expect(rules(String(repeating: "\"", count: 100_000)) == ["unclosed-quote"])
    #expect(rules("{a: " + String(repeating: "$(", count: 50_000) + "[") == ["unquoted-text"])
    #expect(rules("{a: " + String(repeating: "$()", count: 50_000) + "[") == ["unquoted-text"])
  }
}
