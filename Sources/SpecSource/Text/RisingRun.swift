/// Finds the most places that can stay where they are.
public enum RisingRun {
  /// Which of some numbers are in a longest rising subsequence; O(n log n).
  ///
  /// The numbers must differ. Of several longest ones the choice is always the same.
  public static func members(of numbers: [Int]) -> [Bool] {
    var isMember = Array(repeating: true, count: numbers.count)
    if zip(numbers, numbers.dropFirst()).allSatisfy({ $0 < $1 }) { return isMember }
    // By length: the place of the smallest number that ends a rising subsequence of it (patience sorting).
    var ends: [Int] = []
    var before = Array(repeating: -1, count: numbers.count)
    for (place, number) in numbers.enumerated() {
      let low = ends.firstPlace { numbers[$0] >= number }
      if low > 0 { before[place] = ends[low - 1] }
      if low == ends.count { ends.append(place) } else { ends[low] = place }
    }
    for place in isMember.indices { isMember[place] = false }
    var place = ends.last ?? -1
    while place >= 0 {
      isMember[place] = true
      place = before[place]
    }
    return isMember
  }
}
