import SpecSource
import SpecTree
import TestSupport
import Testing

@Suite("edits anywhere in any document")
struct DraftAnywhereTests {
  /// All collections of a draft, the root first.
  private static func collections(_ draft: inout TreeDraft) -> [TreeDraft.ID] {
    var found: [TreeDraft.ID] = []
    var open = [draft.root]
    while let id = open.popLast() {
      switch draft.kind(of: id) {
      case .sequence:
        found.append(id)
        open += draft.items(of: id)
      case .mapping:
        found.append(id)
        open += draft.pairs(of: id).map(\.value)
      case .scalar, .alias: break
      }
    }
    return found
  }

  private static let values = [
    "1", "\"a: b\"", "{k: [1, {l: m}]}", "[x, 'y']", "k: 1\nl:\n  - m\n", "|\n  a\n  b\n", "word",
  ]

  private static func change(_ draft: inout TreeDraft, _ random: inout SeededGenerator) {
    func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
    let all = collections(&draft)
    guard !all.isEmpty else { return }
    let id = all[pick(all.count)]
    let (tree, _) = SpecReader.read(
      SourceFile(name: "new.yaml", id: FileID(1), bytes: Array(values[pick(values.count)].utf8)))
    let new = tree.withView { draft.copy(tree.documents[0].root, from: $0) }
    if draft.kind(of: id) == .mapping {
      let pairs = draft.pairs(of: id)
      let key = pairs.isEmpty || pick(3) == 0 ? "new" : draft.text(of: pairs[pick(pairs.count)].key)
      if pick(2) == 0 { draft.set(key, to: new, in: id) } else { draft.removeKey(key, from: id) }
      return
    }
    let items = draft.items(of: id)
    let item = items.isEmpty ? nil : items[pick(items.count)]
    switch (pick(4), item) {
    case (0, let item?): draft.remove(item, from: id)
    case (1, let item?): draft.replace(item, with: new, in: id)
    case (2, let item?):
      draft.remove(item, from: id)
      draft.insert([item], at: pick(items.count), in: id)
    default: draft.insert([new], at: pick(items.count + 1), in: id, beside: item)
    }
  }

  @Test("what is written says what the draft says", arguments: 0..<30)
  func random(block: Int) throws {
    for seed in UInt64(block * 100)..<UInt64(block * 100 + 100) {
      let base = YAMLRandomText.document(seed: seed).text
      let (tree, _) = SpecReader.read(SourceFile(name: "base.yaml", bytes: Array(base.utf8)))
      guard tree.isComplete, !tree.documents.isEmpty else { continue }
      var random = SeededGenerator(seed: seed)
      var draft = TreeDraft(tree.documents[0], of: tree)
      for _ in 0..<Int.random(in: 1...3, using: &random) { Self.change(&draft, &random) }
      let bytes = draft.bytes()
      let (written, errors) = SpecReader.read(SourceFile(name: "base.yaml", bytes: bytes))
      if !draft.isSaid(by: written) {
        let text = String(decoding: bytes, as: UTF8.self)
        let messages = errors.filter { $0.severity == .error }.map(\.message)
        Issue.record("seed \(seed): \(messages)\n--- old\n\(base)\n--- new\n\(text)")
      }
    }
  }

  @Test(
    "another text is not taken for what the draft says",
    arguments: ["a: 2\nb: [1]\n", "a: 1\nb: [1]\nc: 1\n", "a: 1\n", "a: '1'\nb: []\n"])
  func guardsItself(other: String) throws {
    var run = try DraftSteps("a: 1\nb: [1]\n")
    try run.apply(.set("", "a", "1"))
    try run.apply(.remove("b/0"))
    let (tree, _) = SpecReader.read(SourceFile(name: "base.yaml", bytes: Array(other.utf8)))
    let (right, _) = SpecReader.read(SourceFile(name: "base.yaml", bytes: Array("a: 1\nb: []\n".utf8)))
    #expect(!run.draft.isSaid(by: tree))
    #expect(run.draft.isSaid(by: right))
  }
}
