/// Counts which of the things with one tag a thing is, while they move.
struct TagCounter {
  /// By slot: the line of its tag in `counts`, and its place in that.
  private var places: [(line: Int32, place: Int32)]
  private var counts: CountTree

  /// A counter for slots in their order, given by the numbers of their tags; negative without one.
  init(tags: [Int32], names: Int) {
    var sizes = Array(repeating: 0, count: names + 1)
    places = tags.map { tag in
      let line = Int(tag) + 1
      sizes[line] += 1
      return (Int32(truncatingIfNeeded: line), Int32(truncatingIfNeeded: sizes[line] - 1))
    }
    counts = CountTree(sizes: sizes)
  }

  mutating func take(_ slot: Int) { counts.add(1, at: Int(places[slot].place), of: Int(places[slot].line)) }
  mutating func free(_ slot: Int) { counts.add(-1, at: Int(places[slot].place), of: Int(places[slot].line)) }

  /// Which of those with its tag the thing in a slot is, from 1; nil when it is the only one.
  func nth(_ slot: Int) -> Int? {
    let line = Int(places[slot].line)
    guard counts.count(of: line) > 1 else { return nil }
    return counts.count(before: Int(places[slot].place), of: line) + 1
  }
}
