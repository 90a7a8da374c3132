/// Finds the name that a misspelt one was meant to be.
public enum Spelling {
  /// The candidate nearest to `word`, or nil when none is near enough to be offered.
  ///
  /// Near means: equal but for case, or at most a third of the longer word's letters apart (one letter for words of
  /// two and three), counting insertions, removals, replacements and swaps of neighbours. The first of equals wins.
  public static func nearest(to word: String, in candidates: some Sequence<String>) -> String? {
    let letters = Array(word.unicodeScalars.prefix(longestWord))
    let folded = word.lowercased()
    var best: (distance: Int, name: String)?
    for candidate in candidates where candidate != word {
      if candidate.lowercased() == folded { return candidate }
      let other = Array(candidate.unicodeScalars.prefix(longestWord))
      let limit = max(1, max(letters.count, other.count) / 3)
      guard abs(letters.count - other.count) <= limit, min(letters.count, other.count) > 1 else { continue }
      let distance = distance(letters, other)
      if distance <= limit, distance < best?.distance ?? Int.max {
        best = (distance, candidate)
      }
    }
    return best?.name
  }

  /// The candidate that a word stands for in short, because it begins or ends with it or shares its first word:
  /// `auto` for `automatic`, `disclosure` for `disclosureIndicator`; nil where several do.
  ///
  /// For the value of a property with few names: what is short for one of many keys is a guess.
  public static func shortFor(_ word: String, in candidates: [String]) -> String? {
    let folded = word.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " }
    guard folded.utf8.count >= shortestWord, folded.utf8.count <= longestWord else { return nil }
    let found = candidates.filter { candidate in
      let other = candidate.lowercased()
      return other.hasPrefix(folded) || other.hasSuffix(folded)
    }
    return found.count == 1 ? found[0] : nil
  }

  /// The candidates that have a word in common with a name, such as `cellHeight` and `estimatedHeight`, in their order.
  public static func sharingWord(with name: String, in candidates: [String]) -> [String] {
    let own = Set(words(of: name))
    return candidates.filter { candidate in words(of: candidate).contains(where: own.contains) }
  }

  /// The words of a name, in small letters, without those of one or two.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    for character in name.prefix(longestWord) {
      if !character.isLetter || character.isUppercase {
        words.append(word)
        word = ""
      }
      if character.isLetter { word += character.lowercased() }
    }
    return (words + [word]).filter { $0.utf8.count >= shortestWord }
  }

  /// A word of fewer letters says too little to stand for another.
  private static let shortestWord = 3

  /// Words are compared up to this many letters, so that a hostile name costs no more than a long one.
  private static let longestWord = 64

  /// Optimal string alignment distance, letters folded to lower case.
  private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    let left = left.map(\.properties.lowercaseMapping)
    let right = right.map(\.properties.lowercaseMapping)
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    for row in 1...max(1, left.count) where row <= left.count {
      var current = [row] + [Int](repeating: 0, count: right.count)
      for column in 1...max(1, right.count) where column <= right.count {
        let same = left[row - 1] == right[column - 1]
        var cost = min(last[column] + 1, current[column - 1] + 1, last[column - 1] + (same ? 0 : 1))
        if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
          cost = min(cost, beforeLast[column - 2] + 1)
        }
        current[column] = cost
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}
