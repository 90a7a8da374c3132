/// Places waiting to be matched, first come first served, by a key.
struct PlaceQueues {
  private var heads: [UInt64: Int32] = [:]
  /// By place: the next one with the same key; negative at the end.
  private var next: [Int32]

  /// Queues for places below a bound.
  init(placeCount: Int) { next = Array(repeating: -1, count: placeCount) }

  /// Puts a place before all others with its key: places are added from the last to the first.
  mutating func addFirst(_ place: Int, _ key: UInt64) {
    next[place] = heads[key] ?? -1
    heads[key] = Int32(truncatingIfNeeded: place)
  }

  /// The place that waits longest under a key.
  func first(_ key: UInt64) -> Int? {
    guard let head = heads[key], head >= 0 else { return nil }
    return Int(head)
  }

  /// Takes out the place that waits longest under a key.
  mutating func removeFirst(_ key: UInt64) {
    guard let head = heads[key], head >= 0 else { return }
    heads[key] = next[Int(head)]
  }
}
