import SpecSource
import SpecTree
import TestSupport
import Testing

@Suite("laws of drafts")
struct DraftLawTests {
  /// What random changes did to a list.
  private struct Run {
    var draft: TreeDraft
    /// Rows and sections that were taken out for good, or in which values were.
    var gone: Set<String> = []
    /// Rows and sections that changed or moved.
    var touched: Set<String> = []
  }

  private static let values = [
    "60", "no", "'1.0'", "\"# x\"", "a b", "{x: 1, y: [2, {z: 3}]}", "[a, b]", "x: 1\ny: 2\n", "- a\n- b: c\n",
    "\"$(a)\"",
    "'👍: 1'", "'@me'", "null", "\"two\\nlines\\n\"", "''", "'- x'", "~",
  ]

  private static func new(_ text: String, in draft: inout TreeDraft) -> TreeDraft.ID {
    let (tree, _) = SpecReader.read(SourceFile(name: "edit.yaml", id: FileID(1), bytes: Array(text.utf8)))
    return tree.withView { draft.copy(tree.documents[0].root, from: $0) }
  }

  private static func tag(_ id: TreeDraft.ID, in draft: inout TreeDraft) -> String {
    draft.value(of: "tag", in: id).map { draft.text(of: $0) } ?? ""
  }

  /// Makes some random changes.
  private static func change(_ tree: NodeTree, _ random: inout SeededGenerator) -> Run {
    var run = Run(draft: TreeDraft(tree.documents[0], of: tree))
    func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
    for number in 0..<Int.random(in: 1...4, using: &random) {
      guard let sections = run.draft.value(of: "sections", in: run.draft.root) else { continue }
      let all = run.draft.items(of: sections)
      guard !all.isEmpty else { continue }
      let section = all[pick(all.count)]
      let name = tag(section, in: &run.draft)
      guard let rows = run.draft.value(of: "rows", in: section) else { continue }
      let items = run.draft.items(of: rows)
      let row = items.isEmpty ? nil : items[pick(items.count)]
      let rowName = row.map { tag($0, in: &run.draft) } ?? ""
      switch pick(10) {
      case 0:
        guard let row else { continue }
        run.draft.remove(row, from: rows)
        run.gone.insert(rowName)
      case 1:
        guard let row else { continue }
        run.draft.remove(row, from: rows)
        let other = all[pick(all.count)]
        guard let target = run.draft.value(of: "rows", in: other) else { continue }
        run.draft.insert([row], at: pick(run.draft.count(of: target) + 1), in: target)
        run.touched.insert(rowName)
      case 2, 3:
        let text = ["{tag: n\(number), height: 60}", "tag: n\(number)\nmodel:\n  name: x\n", "word"][pick(3)]
        let id = new(text, in: &run.draft)
        let index = pick(items.count + 1)
        run.draft.insert([id], at: index, in: rows, beside: index < items.count && pick(2) == 0 ? items[index] : nil)
      case 4, 5:
        guard let row, run.draft.kind(of: row) == .mapping else { continue }
        let key = ["height", "cell", "model", "list", "new", "text", "when", "odd"][pick(8)]
        run.draft.set(key, to: new(values[pick(values.count)], in: &run.draft), in: row)
        run.touched.insert(rowName)
        run.gone.insert(rowName)
      case 6:
        guard let row, run.draft.kind(of: row) == .mapping else { continue }
        run.draft.removeKey(["height", "cell", "model", "list", "text", "tag", "when", "odd"][pick(8)], from: row)
        run.touched.insert(rowName)
        run.gone.insert(rowName)
      case 7:
        guard let row else { continue }
        run.draft.replace(row, with: new("{tag: n\(number), cell: N}", in: &run.draft), in: rows)
        run.gone.insert(rowName)
      case 8:
        run.draft.remove(section, from: sections)
        if pick(2) == 0 {
          run.gone.insert(name)
          for row in items { run.gone.insert(tag(row, in: &run.draft)) }
        } else {
          run.draft.insert([section], at: pick(all.count), in: sections)
        }
        run.touched.insert(name)
        for row in items { run.touched.insert(tag(row, in: &run.draft)) }
      default:
        guard let row, let model = run.draft.value(of: "model", in: row), run.draft.kind(of: model) == .mapping else {
          run.draft.set("header", to: new(values[pick(values.count)], in: &run.draft), in: section)
          run.gone.insert(name)
          continue
        }
        run.draft.set(["name", "extra"][pick(2)], to: new(values[pick(values.count)], in: &run.draft), in: model)
        run.touched.insert(rowName)
        run.gone.insert(rowName)
      }
    }
    return run
  }

  private static func count(_ needle: String, in text: String) -> Int {
    text.components(of: needle)
  }

  @Test("what is written says what the draft says, and no comment is lost or doubled", arguments: 0..<40)
  func random(block: Int) throws {
    for seed in UInt64(block * 100)..<UInt64(block * 100 + 100) {
      let list = DraftRandomList(seed: seed)
      let source = SourceFile(name: "base.yaml", bytes: Array(list.text.utf8))
      let (tree, findings) = SpecReader.read(source)
      try #require(tree.isComplete, "seed \(seed): \(findings.map(\.message))\n\(list.text)")
      var random = SeededGenerator(seed: seed &+ 77)
      let run = Self.change(tree, &random)
      let bytes = run.draft.bytes()
      let text = String(decoding: bytes, as: UTF8.self)
      let (written, errors) = SpecReader.read(SourceFile(name: "base.yaml", bytes: bytes))
      guard run.draft.isSaid(by: written) else {
        let own = run.draft.tree()
        let path = written.documents.first.flatMap {
          TreeComparison.difference(own, own.documents[0].root, written, $0.root)
        }
        Issue.record(
          "seed \(seed) at \(path ?? "?"): \(errors.filter { $0.severity == .error }.map(\.message))\n--- old\n\(list.text)\n--- new\n\(text)"
        )
        continue
      }
      for comment in list.comments {
        let count = Self.count(comment.text, in: text)
        let mayGo = comment.owner.map { run.gone.contains($0) } ?? false
        if count > 1 || (count == 0 && !mayGo) {
          Issue.record("seed \(seed): \(comment) stands \(count) times\n--- old\n\(list.text)\n--- new\n\(text)")
        }
      }
    }
  }
}

extension String {
  /// How often a text occurs.
  fileprivate func components(of needle: String) -> Int {
    let text = Array(utf8)
    let needle = Array(needle.utf8)
    guard text.count >= needle.count else { return 0 }
    var count = 0
    for place in 0...(text.count - needle.count) where text[place] == needle[0] {
      if text[place..<place + needle.count].elementsEqual(needle) { count += 1 }
    }
    return count
  }
}
