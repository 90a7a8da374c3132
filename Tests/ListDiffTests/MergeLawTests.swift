import ListRender
import TestSupport
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
    lists(seed).enumerated().map { RandomSpelling.text(of: $1, seed: seed + UInt64($0) + 1, alwaysHasBase: true) }
  }

  @Test("what was merged is written and says what was meant, and no row is lost", arguments: triples)
  func writes(part: UInt64) {
    var clean = 0
    for seed in part * 100..<(part + 1) * 100 {
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
    #expect((10..<90).contains(clean), "\(clean) of 100 merges are clean: the lists try one thing only")
  }

  @Test("a side that says what the base says, however it is written, gives the other side", arguments: triples)
  func identity(part: UInt64) {
    for seed in part * 30..<(part + 1) * 30 {
      let lists = lists(seed)
      let base = RandomSpelling.text(of: lists[0], seed: seed + 1, alwaysHasBase: true)
      let twin = RandomSpelling.text(of: lists[0], seed: seed + 2, alwaysHasBase: true)
      let changed = RandomSpelling.text(of: lists[1], seed: seed + 3, alwaysHasBase: true)
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
    for seed in part * 30..<(part + 1) * 30 {
      let lists = lists(seed)
      let base = RandomSpelling.text(of: lists[0], seed: seed + 1, alwaysHasBase: true)
      let ours = RandomSpelling.text(of: lists[1], seed: seed + 2, alwaysHasBase: true)
      let theirs = RandomSpelling.text(of: lists[1], seed: seed + 3, alwaysHasBase: true)
      let trial = MergeTrial(base, ours, theirs)
      #expect(trial.conflicts.isEmpty, "seed \(seed):\n\(base)\n\(ours)\n\(trial.conflicts)")
      #expect(trial.text == ours, "seed \(seed)")
    }
  }

  @Test("the sides may change places: both ways clash or none, and hold the same", arguments: triples)
  func symmetry(part: UInt64) {
    for seed in part * 50..<(part + 1) * 50 {
      let texts = texts(seed)
      let there = MergeTrial(texts[0], texts[1], texts[2])
      let back = MergeTrial(texts[0], texts[2], texts[1])
      let name = "seed \(seed):\n\(texts.joined(separator: "\n"))"
      #expect(there.conflicts.isEmpty == back.conflicts.isEmpty, "\(name)\n\(there.conflicts)\n\(back.conflicts)")
      guard there.conflicts.isEmpty, back.conflicts.isEmpty else { continue }
      #expect(MergeTrial.parts(of: there.text) == MergeTrial.parts(of: back.text), "\(name)")
    }
  }

  // MARK: - Changes that do not touch

  /// Where a row is and how high: what the two sides of a merge change of their own rows.
  private struct Place: Equatable {
    var section: Int
    var height: Int
  }

  /// A change of one row, by its tag.
  private enum Change {
    case height(String, Int)
    case removal(String)
    case move(String, to: Int)
    case addition(String, to: Int, height: Int)
    case renaming(String, to: String)

    func apply(to rows: inout [String: Place]) {
      switch self {
      case .height(let tag, let height): rows[tag]?.height = height
      case .removal(let tag): rows[tag] = nil
      case .move(let tag, let section): rows[tag]?.section = section
      case .addition(let tag, let section, let height): rows[tag] = Place(section: section, height: height)
      case .renaming(let tag, let other): rows[other] = rows.removeValue(forKey: tag)
      }
    }

    /// The same in a list with an order; a row that comes into a section stands behind some row or at its beginning.
    func apply(to sections: inout [[(tag: String, height: Int)]], _ random: inout SeededGenerator) {
      func insert(_ row: (tag: String, height: Int), _ section: Int) {
        sections[section].insert(row, at: Int.random(in: 0...sections[section].count, using: &random))
      }
      func place(_ tag: String) -> (section: Int, row: Int)? {
        for section in sections.indices {
          if let row = sections[section].firstIndex(where: { $0.tag == tag }) { return (section, row) }
        }
        return nil
      }
      switch self {
      case .height(let tag, let height):
        if let place = place(tag) { sections[place.section][place.row].height = height }
      case .removal(let tag): if let place = place(tag) { sections[place.section].remove(at: place.row) }
      case .move(let tag, let section):
        if let place = place(tag), place.section != section {
          insert(sections[place.section].remove(at: place.row), section)
        }
      case .addition(let tag, let section, let height): insert((tag, height), section)
      case .renaming(let tag, let other): if let place = place(tag) { sections[place.section][place.row].tag = other }
      }
    }
  }

  private static func text(_ sections: [[(tag: String, height: Int)]]) -> String {
    "listspec: 1\nsections:\n"
      + sections.enumerated().map { number, rows in
        "  - tag: s\(number)\n    rows: [\(rows.map { "{tag: \($0.tag), text: \($0.tag.split(separator: "y").last ?? ""), height: \($0.height)}" }.joined(separator: ", "))]\n"
      }.joined()
  }

  @Test("changes of different rows never clash, and both arrive", arguments: 0..<200 as Range<UInt64>)
  func disjoint(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let base = (0..<3).map { section in (0..<6).map { (tag: "row\(section)x\($0)", height: 40) } }
    var rows: [String: Place] = [:]
    for (section, list) in base.enumerated() { for row in list { rows[row.tag] = Place(section: section, height: 40) } }
    var texts = [Self.text(base)]
    for side in 0..<2 {
      var list = base
      // Ours has the even rows, theirs the odd ones; each row is changed once.
      var own = base.flatMap { $0.enumerated().filter { $0.offset % 2 == side }.map(\.element.tag) }
      own.shuffle(using: &random)
      for (number, tag) in own.prefix(5).enumerated() {
        let section = Int.random(in: 0..<3, using: &random)
        let change: Change =
          switch Int.random(in: 0..<5, using: &random) {
          case 0: .height(tag, 50 + number)
          case 1: .removal(tag)
          case 2: .move(tag, to: section)
          case 3: .addition("new\(side)x\(number)", to: section, height: 60)
          default: .renaming(tag, to: "named\(side)x\(number)y\(tag)")
          }
        change.apply(to: &rows)
        change.apply(to: &list, &random)
      }
      texts.append(Self.text(list))
    }
    let trial = MergeTrial(texts[0], texts[1], texts[2])
    let name = texts.joined(separator: "\n")
    #expect(trial.faults == [])
    #expect(trial.conflicts.map { ConflictWording($0).message } == [], "\(name)")
    #expect(
      MergeTrial.heights(of: trial.text) == rows.mapValues { "s\($0.section) \($0.height)" }, "\(name)\n\(trial.text)")
  }
}
