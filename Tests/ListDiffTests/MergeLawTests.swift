import Testing

@testable import ListDiff

@Suite("laws of merging")
struct MergeLawTests {
  private static let triples: Range<UInt64> = 0..<10

  /// The three lists of a seed: both sides are the base after a few random changes.
  private func lists(_ seed: UInt64) -> [RandomList] {
    let base = RandomList(seed: seed)
    return [base, base.changed(seed: seed &* 2 + 1), base.changed(seed: seed &* 2 + 2)]
  }

  private func texts(_ seed: UInt64) -> [String] {
    lists(seed).enumerated().map { RandomSpelling.text(of: $1, seed: seed + UInt64($0) + 1) }
  }

  @Test("what was merged is written and says what was meant, and no row is lost", arguments: triples)
  func writes(part: UInt64) {
    var clean = 0
    for seed in part * 120..<(part + 1) * 120 {
      let texts = texts(seed)
      let trial = MergeTrial(texts[0], texts[1], texts[2])
      let name = "seed \(seed):\n\(texts.joined(separator: "\n"))"
      #expect(trial.faults == [], "\(name)")
      guard trial.conflicts.isEmpty else { continue }
      clean += 1
      let counts = texts.map { MergeTrial.tagCounts(of: $0) }
      let merged = MergeTrial.tagCounts(of: trial.text)
      // A tag that several rows have tells nothing about one of them.
      for tag in Set(counts.flatMap(\.keys)) where counts.allSatisfy({ $0[tag, default: 0] < 2 }) {
        let (base, ours, theirs) = (counts[0][tag] != nil, counts[1][tag] != nil, counts[2][tag] != nil)
        let isWanted = base ? ours && theirs : ours || theirs
        #expect((merged[tag] != nil) == isWanted, "\(name)\n\(tag):\n\(trial.text)")
      }
    }
    #expect((12..<108).contains(clean), "\(clean) of 120 merges are clean: the lists try one thing only")
  }

  @Test("a side that says what the base says, however it is written, gives the other side", arguments: triples)
  func identity(part: UInt64) {
    for seed in part * 50..<(part + 1) * 50 {
      let lists = lists(seed)
      let base = RandomSpelling.text(of: lists[0], seed: seed + 1)
      let twin = RandomSpelling.text(of: lists[0], seed: seed + 2)
      let changed = RandomSpelling.text(of: lists[1], seed: seed + 3)
      let kept = MergeTrial(base, changed, twin)
      #expect(kept.conflicts.isEmpty && kept.faults == [] && kept.text == changed, "seed \(seed), ours changed")
      let taken = MergeTrial(base, twin, changed)
      #expect(taken.conflicts.isEmpty && taken.faults == [], "seed \(seed), theirs changed")
      let rest = DiffedPair.changes(taken.text, changed)
      #expect(rest.isEmpty, "seed \(seed):\n\(base)\n\(changed)\n\(taken.text)")
    }
  }

  @Test("what both sides changed alike is no conflict, and the text of ours stays", arguments: triples)
  func agreement(part: UInt64) {
    for seed in part * 50..<(part + 1) * 50 {
      let lists = lists(seed)
      let base = RandomSpelling.text(of: lists[0], seed: seed + 1)
      let ours = RandomSpelling.text(of: lists[1], seed: seed + 2)
      let theirs = RandomSpelling.text(of: lists[1], seed: seed + 3)
      let trial = MergeTrial(base, ours, theirs)
      #expect(trial.conflicts.isEmpty, "seed \(seed):\n\(base)\n\(ours)\n\(trial.conflicts)")
      #expect(trial.text == ours, "seed \(seed)")
    }
  }

  @Test("the sides may change places: both ways clash or none, and hold the same", arguments: triples)
  func symmetry(part: UInt64) {
    for seed in part * 80..<(part + 1) * 80 {
      let texts = texts(seed)
      let there = MergeTrial(texts[0], texts[1], texts[2])
      let back = MergeTrial(texts[0], texts[2], texts[1])
      let name = "seed \(seed):\n\(texts.joined(separator: "\n"))"
      #expect(there.conflicts.isEmpty == back.conflicts.isEmpty, "\(name)\n\(there.conflicts)\n\(back.conflicts)")
      guard there.conflicts.isEmpty, back.conflicts.isEmpty else { continue }
      #expect(MergeTrial.parts(of: there.text) == MergeTrial.parts(of: back.text), "\(name)")
    }
  }
}
