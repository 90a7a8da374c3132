/// Counts which of many slots are taken, in several lines at once; every question takes O(log n) (a Fenwick tree).
struct CountTree {
  /// By slot: how many of the slots that end here are taken.
  private var sums: [Int32]
  /// By line: where its slots begin.
  private let starts: [Int]

  /// Empty lines with so many slots each.
  init(sizes: [Int]) {
    var starts = [0]
    for size in sizes { starts.append(starts[starts.count - 1] + size) }
    self.starts = starts
    sums = Array(repeating: 0, count: starts[starts.count - 1])
  }

  /// Takes a slot of a line, or frees it with -1.
  mutating func add(_ change: Int32, at slot: Int, of line: Int) {
    let start = starts[line]
    let size = starts[line + 1] - start
    var place = slot + 1
    while place <= size {
      sums[start + place - 1] += change
      place += place & -place
    }
  }

  /// How many slots of a line are taken before one.
  func count(before slot: Int, of line: Int) -> Int {
    let start = starts[line]
    var place = slot
    var sum = 0
    while place > 0 {
      sum += Int(sums[start + place - 1])
      place -= place & -place
    }
    return sum
  }

  /// How many slots of a line are taken.
  func count(of line: Int) -> Int { count(before: starts[line + 1] - starts[line], of: line) }
}
