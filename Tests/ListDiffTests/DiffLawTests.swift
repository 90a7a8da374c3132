import TestSupport
import Testing

@testable import ListDiff

@Suite("laws of differences, on random lists")
struct DiffLawTests {
  @Test("a list does not differ from itself, however it is written", arguments: 0..<8)
  func sameList(part: UInt64) {
    for seed in part * 100..<(part + 1) * 100 {
      let list = RandomList(seed: seed)
      let text = RandomSpelling.text(of: list, seed: seed + 1)
      #expect(DiffedPair.changes(text, text).isEmpty, "seed \(seed)")
      let other = RandomSpelling.text(of: list, seed: seed + 2)
      let changes = DiffedPair.changes(text, other)
      #expect(changes.isEmpty, "seed \(seed):\n\(text)\n\(other)\n\(changes)")
    }
  }

  @Test("every row of both lists has its place in the changes or is the same", arguments: 0..<8)
  func accounting(part: UInt64) {
    for seed in part * 100..<(part + 1) * 100 {
      let old = RandomList(seed: seed)
      let new = old.changed(seed: seed)
      let changes = DiffedPair.changes(
        RandomSpelling.text(of: old, seed: seed + 1), RandomSpelling.text(of: new, seed: seed + 2))
      let rows = changes.sections.flatMap(\.rows)
      let kept = changes.old.rowCount - rows.count { $0.new == nil }
      #expect(kept == changes.new.rowCount - rows.count { $0.old == nil }, "seed \(seed)")
      #expect(Set(rows.compactMap(\.old)).count == rows.compactMap(\.old).count, "seed \(seed)")
      #expect(Set(rows.compactMap(\.new)).count == rows.compactMap(\.new).count, "seed \(seed)")
    }
  }

  @Test("the stages of batch updates make one list of the other, as UIKit counts", arguments: 0..<8)
  func stages(part: UInt64) {
    for seed in part * 150..<(part + 1) * 150 {
      let old = RandomList(seed: seed)
      let new = seed % 5 == 0 ? RandomList(seed: seed + 7) : old.changed(seed: seed)
      let first = RandomSpelling.text(of: old, seed: seed + 1)
      let second = RandomSpelling.text(of: new, seed: seed + 2)
      let changes = DiffedPair.changes(first, second)
      let faults = BatchSimulator.faults(of: BatchStages.stages(for: changes), for: changes)
      #expect(faults == [], "seed \(seed):\n\(first)\n\(second)")
    }
  }

  @Test("as few rows move as can be", arguments: 1...6)
  func fewestMoves(count: Int) {
    var order = Array(0..<count)
    var tried = 0
    func tryAll(_ place: Int) {
      if place == count {
        tried += 1
        let moved = Self.changes(from: Array(0..<count), to: order).sections.flatMap(\.rows).count { $0.isMoved }
        #expect(moved == count - Self.longestRising(order), "\(order)")
        return
      }
      for other in place..<count {
        order.swapAt(place, other)
        tryAll(place + 1)
        order.swapAt(place, other)
      }
    }
    tryAll(0)
    #expect(tried == (1...count).reduce(1, *))
  }

  @Test("as few sections move as can be")
  func fewestSectionMoves() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<300 {
      let order = Array(0..<6).shuffled(using: &random)
      let text = { (order: [Int]) in
        "listspec: 1\nsections: [\(order.map { "{tag: s\($0), rows: []}" }.joined(separator: ", "))]"
      }
      let moved = DiffedPair.changes(text(Array(0..<6)), text(order)).sections.count { $0.isMoved }
      #expect(moved == 6 - Self.longestRising(order), "\(order)")
    }
  }

  private static func changes(from old: [Int], to new: [Int]) -> ListChanges {
    let text = { (order: [Int]) in
      "listspec: 1\nrows: [\(order.map { "{tag: r\($0), text: x}" }.joined(separator: ", "))]"
    }
    return DiffedPair.changes(text(old), text(new))
  }

  /// The length of the longest rising subsequence, by trying every subset.
  private static func longestRising(_ numbers: [Int]) -> Int {
    (0..<1 << numbers.count).map { subset in
      let chosen = numbers.indices.filter { subset & 1 << $0 != 0 }.map { numbers[$0] }
      return zip(chosen, chosen.dropFirst()).allSatisfy { $0 < $1 } ? chosen.count : 0
    }.max() ?? 0
  }
}
