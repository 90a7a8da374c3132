/// Which elements of two sequences of small numbers belong together; equal numbers stand for equal lines.
struct SequenceAlignment {
  /// Elements that are the same in both, one behind the other.
  struct Run: Equatable {
    var old: Int
    var new: Int
    var count: Int
  }

  /// The runs in order, none empty.
  private(set) var runs: [Run] = []
  private let old: [Int]
  private let new: [Int]
  /// How many steps may still be taken before stretches count as different without a look.
  private var budget: Int

  /// Steps for each element, and steps that there always are: enough for texts that were edited by people.
  private static let stepsPerElement = 32
  private static let leastSteps = 1 << 16
  /// The most insertions and removals that are found in one stretch; the memory for them grows with the square.
  private static let longestScript = 1024

  /// Aligns two sequences of numbers from 0 up to, not including, `distinct`.
  init(_ old: [Int], _ new: [Int], distinct: Int) {
    self.old = old
    self.new = new
    budget = Self.leastSteps + Self.stepsPerElement * (old.count + new.count)
    var (oldDone, newDone) = (0, 0)
    for anchor in Self.anchors(old, new, distinct) + [(old.count, new.count)] {
      // An anchor may have been taken along by the stretch before it.
      guard anchor.0 >= oldDone, anchor.1 >= newDone else { continue }
      align(oldDone..<anchor.0, newDone..<anchor.1)
      guard anchor.0 < old.count else { break }
      add(Run(old: anchor.0, new: anchor.1, count: 1))
      (oldDone, newDone) = (anchor.0 + 1, anchor.1 + 1)
    }
  }

  private mutating func add(_ run: Run) {
    guard run.count > 0 else { return }
    if let last = runs.last, last.old + last.count == run.old, last.new + last.count == run.new {
      runs[runs.count - 1].count += run.count
    } else {
      runs.append(run)
    }
  }

  /// The elements that stand once in each sequence, as many of them as stand in the same order.
  private static func anchors(_ old: [Int], _ new: [Int], _ distinct: Int) -> [(Int, Int)] {
    let oldPlaces = places(of: old, distinct)
    let newPlaces = places(of: new, distinct)
    return longestRise(
      new.indices.compactMap { index in
        let place = oldPlaces[new[index]]
        return place >= 0 && newPlaces[new[index]] == index ? (place, index) : nil
      })
  }

  /// The place where each number stands, -1 for nowhere, -2 for several.
  private static func places(of sequence: [Int], _ distinct: Int) -> [Int] {
    var places = [Int](repeating: -1, count: distinct)
    for (index, number) in sequence.enumerated() { places[number] = places[number] == -1 ? index : -2 }
    return places
  }

  /// The longest subsequence whose first numbers rise; the second ones do already. O(n log n).
  private static func longestRise(_ pairs: [(Int, Int)]) -> [(Int, Int)] {
    zip(pairs, RisingRun.members(of: pairs.map(\.0))).compactMap { $1 ? $0 : nil }
  }

  /// Aligns a stretch: its equal ends, and what is between them.
  private mutating func align(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
    var (oldStart, newStart) = (oldRange.lowerBound, newRange.lowerBound)
    var (oldEnd, newEnd) = (oldRange.upperBound, newRange.upperBound)
    while oldStart < oldEnd, newStart < newEnd, old[oldStart] == new[newStart] {
      (oldStart, newStart) = (oldStart + 1, newStart + 1)
    }
    while oldEnd > oldStart, newEnd > newStart, old[oldEnd - 1] == new[newEnd - 1] {
      (oldEnd, newEnd) = (oldEnd - 1, newEnd - 1)
    }
    add(Run(old: oldRange.lowerBound, new: newRange.lowerBound, count: oldStart - oldRange.lowerBound))
    if oldStart < oldEnd, newStart < newEnd {
      for run in shortestScript(old[oldStart..<oldEnd], new[newStart..<newEnd]) { add(run) }
    }
    add(Run(old: oldEnd, new: newEnd, count: oldRange.upperBound - oldEnd))
  }

  /// The runs of a shortest script of insertions and removals; none where it would take too long to find.
  private mutating func shortestScript(_ old: ArraySlice<Int>, _ new: ArraySlice<Int>) -> [Run] {
    // On the diagonal `k`, which holds the places with `x - k` new elements behind `x` old ones, how far one gets.
    // Diagonal 0 lies at `middle`; -1 stands for a diagonal that is not reached yet.
    let reach = min(old.count + new.count, Self.longestScript)
    let middle = reach + 1
    var furthest = [Int](repeating: -1, count: 2 * reach + 3)
    var history: [[Int]] = []
    for length in 0...reach {
      history.append(Array(furthest[middle - length - 1...middle + length + 1]))
      for diagonal in stride(from: -length, through: length, by: 2) {
        guard diagonal <= old.count, -diagonal <= new.count else { continue }
        let step = Self.step(
          from: furthest[middle + diagonal - 1], furthest[middle + diagonal + 1], diagonal, old.count, new.count)
        var x = length == 0 ? 0 : step.x
        let start = x
        if x >= 0 {
          while x < old.count, x - diagonal < new.count,
            old[old.startIndex + x] == new[new.startIndex + x - diagonal]
          {
            x += 1
          }
        }
        furthest[middle + diagonal] = x
        budget -= 1 + x - start
        if x == old.count, x - diagonal == new.count { return Self.runs(history, old, new) }
      }
      if budget < 0 { return [] }
    }
    return []
  }

  /// How far one gets on a diagonal by a step from its neighbours: a removal from the lower one, an insertion from the
  /// higher one; -1 if neither leads there.
  private static func step(
    from lower: Int, _ higher: Int, _ diagonal: Int, _ oldCount: Int, _ newCount: Int
  ) -> (x: Int, isRemoval: Bool) {
    let removed = lower >= 0 && lower < oldCount ? lower + 1 : -1
    let inserted = higher >= 0 && higher - diagonal <= newCount ? higher : -1
    return removed > inserted ? (removed, true) : (inserted, false)
  }

  /// Goes back from the end by what was reached before each step.
  private static func runs(_ history: [[Int]], _ old: ArraySlice<Int>, _ new: ArraySlice<Int>) -> [Run] {
    var runs: [Run] = []
    var (x, y) = (old.count, new.count)
    for length in (0..<history.count).reversed() {
      let diagonal = x - y
      // A step's part of the history begins at the diagonal `-length - 1`.
      let place = diagonal + length + 1
      let step =
        length == 0
        ? (x: 0, isRemoval: false)
        : step(from: history[length][place - 1], history[length][place + 1], diagonal, old.count, new.count)
      if x > step.x {
        runs.append(
          Run(old: old.startIndex + step.x, new: new.startIndex + step.x - diagonal, count: x - step.x))
      }
      (x, y) = step.isRemoval ? (step.x - 1, step.x - diagonal) : (step.x, step.x - diagonal - 1)
    }
    return runs.reversed()
  }
}
