extension RandomAccessCollection where Index == Int {
  /// The first place from which on a condition holds, when it holds for all places behind one and for none before it.
  ///
  /// O(log n).
  @inlinable
  public func firstPlace(where condition: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
