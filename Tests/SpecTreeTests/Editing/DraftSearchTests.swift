import SpecSource
import SpecTree
import TestSupport
import Testing

@Suite("finding nodes of a draft")
struct DraftSearchTests {
  private static func draft(_ text: String) throws -> (draft: TreeDraft, list: TreeDraft.ID) {
    let (tree, _) = SpecReader.read(SourceFile(name: "base.yaml", bytes: Array(text.utf8)))
    var draft = TreeDraft(try #require(tree.documents.first), of: tree)
    let found = draft.value(of: "rows", in: draft.root)
    return (draft, try #require(found))
  }

  @Test("the place of an item is found among those that moved, came and went", arguments: UInt64(0)..<40)
  func place(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var (draft, list) = try Self.draft("rows: [a, b, c, d, e, f, g, h, i, j, k, l]")
    let all = draft.items(of: list)
    for _ in 0..<12 {
      let items = draft.items(of: list)
      let place = Int.random(in: 0...items.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0 where place < items.count: draft.remove(items[place], from: list)
      case 1 where place < items.count:
        draft.remove(items[place], from: list)
        draft.insert([items[place]], at: Int.random(in: 0..<items.count, using: &random), in: list)
      case 2 where place < items.count: draft.replace(items[place], with: draft.scalar("new", nil), in: list)
      default: draft.insert([draft.scalar("new", nil), draft.scalar("new", nil)], at: place, in: list)
      }
    }
    let items = draft.items(of: list)
    for item in all + items { #expect(draft.place(of: item, among: items) == items.firstIndex(of: item)) }
  }

  @Test("the keys of a long mapping are found while they come and go", arguments: UInt64(0)..<40)
  func keys(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var model = (0..<60).map { (key: "k\($0)", value: "v\($0)") }
    var (draft, mapping) = try Self.draft("rows:\n" + model.map { "  \($0.key): \($0.value)\n" }.joined())
    for step in 0..<200 {
      let key = "k\(Int.random(in: 0..<80, using: &random))"
      let place = model.firstIndex { $0.key == key }
      switch (Int.random(in: 0..<4, using: &random), place) {
      case (0...1, let place):
        draft.removeKey(key, from: mapping)
        if let place { model.remove(at: place) }
      case (2, let place?):
        draft.replaceKey(key, with: "new \(step)", draft.scalar("r", nil), in: mapping)
        model[place] = ("new \(step)", "r")
      case (_, let place):
        draft.set(key, to: draft.scalar("\(step)", nil), in: mapping)
        if let place { model[place].value = "\(step)" } else { model.append((key, "\(step)")) }
      }
      let found = draft.value(of: key, in: mapping).map { draft.text(of: $0) }
      #expect(found == model.first { $0.key == key }?.value)
    }
    let pairs = draft.pairs(of: mapping).map { "\(draft.text(of: $0.key)): \(draft.text(of: $0.value))" }
    #expect(pairs == model.map { "\($0.key): \($0.value)" })
  }

  @Test("a long mapping has the keys that a merge brings until they are taken out")
  func mergedKeys() throws {
    let own = (0..<60).map { "  k\($0): v\n" }.joined()
    var (draft, mapping) = try Self.draft("x: &x {k7: x, m: x}\nrows:\n  <<: *x\n\(own)")
    #expect(draft.value(of: "k7", in: mapping).map { draft.text(of: $0) } == "v")
    #expect(draft.value(of: "m", in: mapping).map { draft.text(of: $0) } == "x")
    draft.removeKey("m", from: mapping)
    #expect(draft.value(of: "m", in: mapping) == nil)
    #expect(draft.pairs(of: mapping).count == 60)
  }

  @Test("items taken out together are gone, and the others stay in their order")
  func removal() throws {
    var (draft, list) = try Self.draft("rows: [a, b, c, d]")
    let items = draft.items(of: list)
    draft.remove([items[2], items[0]], from: list)
    #expect(draft.items(of: list) == [items[1], items[3]])
    #expect(String(decoding: draft.bytes(), as: UTF8.self) == "rows: [b, d]")
  }

  @Test("what may have one of the texts is kept, and so is what cannot be told at a glance")
  func sieve() throws {
    var (draft, list) = try Self.draft(
      "x: &x {tag: sync}\nrows: [{tag: sync}, {tag: help}, {cell: A}, text, *x, {<<: *x}, {tag: [sync]}, {a: 1, tag: about}]"
    )
    let items = draft.items(of: list)
    draft.set("tag", to: draft.scalar("other", nil), in: items[1])
    let sieve = TextSieve(of: ["sync", "about"])
    let found = draft.nodes(items, whose: "tag", mayBeIn: sieve)
    #expect(found == [items[0], items[1], items[3], items[4], items[5], items[6], items[7]])
  }
}
