import SpecSource
import SpecTree
import TestSupport
import Testing

/// What was not edited is compared as bytes and nodes. These laws hold that against comparing all of it by its values.
@Suite("the proof that a text says what a draft says")
struct DraftProofTests {
  /// Texts that are nearly `bytes`: a byte or a line is another, is gone, or is there twice.
  private static func neighbours(of bytes: [UInt8], _ random: inout SeededGenerator) -> [[UInt8]] {
    let others = Array(" 0:a\"-,#\n]{&*".utf8)
    return (0..<8).map { number in
      guard number > 0, !bytes.isEmpty else { return bytes }
      var text = bytes
      let place = Int.random(in: 0..<text.count, using: &random)
      switch number {
      case 1, 2: text[place] = others.randomElement(using: &random) ?? 0x20
      case 3: text.insert(others.randomElement(using: &random) ?? 0x20, at: place)
      case 4: text.remove(at: place)
      default:
        let start = text[..<place].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        let end = text[place...].firstIndex(of: 0x0A).map { $0 + 1 } ?? text.count
        let line = Array(text[start..<end])
        if number < 6 { text.removeSubrange(start..<end) } else { text.insert(contentsOf: line, at: end) }
      }
      return text
    }
  }

  /// Whether a tree of so many documents has the values of a draft in the first, each of them looked at.
  private static func isSame(_ draft: TreeDraft, _ written: NodeTree, documents: Int) -> Bool {
    guard written.isComplete, written.documents.count == documents else { return false }
    let own = draft.tree()
    return TreeComparison.difference(own, own.documents[0].root, written, written.documents[0].root) == nil
  }

  private static func check(_ base: SourceFile, _ seed: UInt64, _ counts: inout (said: Int, refused: Int)) throws {
    let (tree, findings) = SpecReader.read(base)
    try #require(tree.isComplete, "seed \(seed): \(findings.map(\.message))")
    var random = SeededGenerator(seed: seed &+ 99)
    let draft = DraftLawTests.change(tree, &random).draft
    for bytes in neighbours(of: draft.bytes(), &random) {
      let (written, _) = SpecReader.read(SourceFile(name: base.name, bytes: bytes))
      let isSaid = draft.isSaid(by: written)
      #expect(
        isSaid == isSame(draft, written, documents: tree.documents.count),
        "seed \(seed)\n--- read\n\(String(decoding: bytes, as: UTF8.self))")
      if isSaid { counts.said += 1 } else { counts.refused += 1 }
    }
  }

  @Test("a text in YAML is refused where one of its values is another, and only there", arguments: 0..<10)
  func yaml(block: Int) throws {
    var counts = (said: 0, refused: 0)
    for seed in UInt64(block * 40)..<UInt64(block * 40 + 40) {
      let list = DraftRandomList(seed: seed)
      try Self.check(SourceFile(name: "base.yaml", bytes: Array(list.text.utf8)), seed, &counts)
    }
    #expect(counts.said > 40 && counts.refused > 40, "\(counts)")
  }

  @Test("a text in JSON is refused where one of its values is another, and only there", arguments: 0..<5)
  func json(block: Int) throws {
    var counts = (said: 0, refused: 0)
    for seed in UInt64(block * 40)..<UInt64(block * 40 + 40) {
      var random = SeededGenerator(seed: seed)
      let list = DraftLawTests.json(&random)
      try Self.check(SourceFile(name: "base.json", bytes: Array(list.text.utf8)), seed, &counts)
    }
    #expect(counts.said > 40 && counts.refused > 40, "\(counts)")
  }

  @Test(
    "an alias in what was not edited may say something else in the same bytes, and is looked up",
    arguments: [("40", false), ("44", true)])
  func alias(height: String, isSaid: Bool) throws {
    func read(_ height: String, _ other: String) -> NodeTree {
      let text = "a: &a {height: \(height)}\nb: [{c: *a}, {d: 1}]\ne: \(other)\n"
      return SpecReader.read(SourceFile(name: "base.yaml", bytes: Array(text.utf8))).tree
    }
    let tree = read("44", "1")
    var draft = TreeDraft(tree.documents[0], of: tree)
    draft.set("e", to: draft.scalar("2", .plain), in: draft.root)
    #expect(draft.isSaid(by: read(height, "2")) == isSaid)
  }
}
