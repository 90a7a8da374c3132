/// Merges the order of things: sections of a list, or rows of a section.
///
/// What neither side moved holds the others in place. In each of the gaps between, what ours put there comes first, then
/// what theirs put there.
struct OrderMerge {
  /// A thing to be put in order.
  struct Item {
    /// What it is.
    let unit: Int
    /// Its places in the three lists; negative where it is not, or stands in another section.
    let places: MergeUnit
    /// Whether ours added it or put it elsewhere than the base.
    let isPlacedByOurs: Bool
    /// Whether theirs did.
    let isPlacedByTheirs: Bool

    fileprivate func isPlaced(by side: MergeSide) -> Bool { side == .ours ? isPlacedByOurs : isPlacedByTheirs }
  }

  /// The things in order.
  private(set) var order: [Int] = []
  /// Those that both sides moved, to different places.
  private(set) var clashes: [Int] = []

  private let decided: MergeSide
  private let items: [Item]
  /// By item: its number among those that hold the others; negative for the others.
  private var ranks: [Int]
  private var rankCount = 0

  /// Orders some things; where both sides moved one, the decided side's place is taken.
  init(_ items: [Item], decidedFor side: MergeSide) {
    self.items = items
    decided = side
    ranks = Array(repeating: -1, count: items.count)
    let held = items.indices
      .filter { items[$0].places.isIn(.base) && !items[$0].isPlacedByOurs && !items[$0].isPlacedByTheirs }
      .sorted { items[$0].places.base < items[$1].places.base }
    for (rank, item) in held.enumerated() { ranks[item] = rank }
    rankCount = held.count
    merge(held)
  }

  private mutating func merge(_ held: [Int]) {
    let gaps = MergeSide.allCases.map { self.gaps(on: $0) }
    var placed: [[[Int]]] = MergeSide.allCases.map { _ in Array(repeating: [], count: rankCount + 1) }
    // What stands in one gap on both sides.
    var twins: [Int: [Int]] = [:]
    for item in items.indices.filter({ ranks[$0] < 0 }) {
      let here = [MergeSide.ours, .theirs].filter { items[item].places.isIn($0) }
      let gap = here.map { gaps[$0.rawValue][item] }
      if here.count == 2, gap[0] == gap[1] {
        twins[gap[0], default: []].append(item)
        continue
      }
      let side = side(of: item, gaps)
      placed[side.rawValue][gaps[side.rawValue][item]].append(item)
    }
    for gap in 0...rankCount {
      let base = placed[0][gap].sorted { items[$0].places.base < items[$1].places.base }
      let merged = merged(placed[1][gap], placed[2][gap], twins[gap] ?? [])
      order += (merged + base).map { items[$0].unit }
      if gap < rankCount { order.append(items[held[gap]].unit) }
    }
  }

  /// By item: how many of those that hold the others stand before it on a side, as far as that side has them.
  private func gaps(on side: MergeSide) -> [Int] {
    var gaps = Array(repeating: 0, count: items.count)
    var gap = 0
    for item in items.indices.filter({ items[$0].places.isIn(side) })
      .sorted(by: { items[$0].places[side] < items[$1].places[side] })
    {
      if ranks[item] >= 0 { gap = ranks[item] + 1 }
      gaps[item] = gap
    }
    return gaps
  }

  /// The side that says where a thing goes that stands in different gaps.
  private mutating func side(of item: Int, _ gaps: [[Int]]) -> MergeSide {
    let places = items[item].places
    let movers = [MergeSide.ours, .theirs].filter { places.isIn($0) && items[item].isPlaced(by: $0) }
    if movers.count == 1 { return movers[0] }
    if movers.count == 2 { clashes.append(items[item].unit) }
    return ([decided] + [.ours, .theirs, .base]).first { places.isIn($0) } ?? .base
  }

  /// What stands in one gap: ours, theirs, and what both have there.
  private mutating func merged(_ ours: [Int], _ theirs: [Int], _ twins: [Int]) -> [Int] {
    func sorted(_ list: [Int], _ side: MergeSide) -> [Int] {
      list.sorted { items[$0].places[side] < items[$1].places[side] }
    }
    var common = twins
    var first = ours
    var second = theirs
    if sorted(common, .ours) != sorted(common, .theirs) {
      // What one side alone moved goes where that side has it.
      let both = twins.filter { items[$0].isPlacedByOurs && items[$0].isPlacedByTheirs }
      for item in twins where !items[item].isPlacedByOurs || !items[item].isPlacedByTheirs {
        if items[item].isPlacedByOurs { first.append(item) } else { second.append(item) }
      }
      common = both
    }
    let ordered = sorted(common, .ours)
    let wanted = sorted(common, .theirs)
    if let clash = zip(ordered, wanted).first(where: { $0 != $1 }) {
      clashes.append(items[clash.0].unit)
    }
    let skeleton = decided == .theirs ? wanted : ordered
    return interleaved(sorted(first + common, .ours), sorted(second + common, .theirs), skeleton)
  }

  /// Two sequences that share some things, with these in the given order.
  private func interleaved(_ ours: [Int], _ theirs: [Int], _ common: [Int]) -> [Int] {
    let shared = Set(common)
    // What stands before each shared thing, and behind the last.
    func groups(_ list: [Int]) -> (before: [Int: [Int]], rest: [Int]) {
      var before: [Int: [Int]] = [:]
      var group: [Int] = []
      for item in list {
        if shared.contains(item) {
          before[item] = group
          group = []
        } else {
          group.append(item)
        }
      }
      return (before, group)
    }
    let first = groups(ours)
    let second = groups(theirs)
    var result: [Int] = []
    for item in common { result += (first.before[item] ?? []) + (second.before[item] ?? []) + [item] }
    return result + first.rest + second.rest
  }
}
