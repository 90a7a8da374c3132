/// What differs between two texts, line by line, as a failing test prints it.
enum LineDifference {
  /// The lines of both: `-` for one that is only in the first, `+` for one that is only in the second.
  static func text(from old: String, to new: String) -> String {
    let old = old.split(separator: "\n", omittingEmptySubsequences: false)
    let new = new.split(separator: "\n", omittingEmptySubsequences: false)
    let changes = new.difference(from: old)
    let removed = Set(changes.removals.map(\.offset))
    let inserted = Set(changes.insertions.map(\.offset))
    var result = ["expected (-) and found (+):"]
    var place = 0
    for (offset, line) in old.enumerated() {
      if removed.contains(offset) {
        result.append("- \(line)")
        continue
      }
      while inserted.contains(place) {
        result.append("+ \(new[place])")
        place += 1
      }
      result.append("  \(line)")
      place += 1
    }
    while place < new.count {
      result.append("+ \(new[place])")
      place += 1
    }
    return result.joined(separator: "\n")
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
