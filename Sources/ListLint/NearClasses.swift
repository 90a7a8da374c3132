internal import ListModel
internal import SpecSource
internal import SpecTree

/// The classes of a list that are not declared and spelt almost like one that is.
struct NearClasses {
  /// By class: the declared one that it is near to, both as indexes into the table.
  private(set) var declared: [Int: Int] = [:]

  /// The most classes that are compared with the declared ones.
  private static let mostCompared = 1000

  /// The near classes of a table.
  init(_ table: ClassTable, in view: TreeView) {
    // Most lists name none but those that they declare.
    guard table.classes.count > table.declaredCount else { return }
    let known = table.classes.prefix(table.declaredCount).prefix(Self.mostCompared).map { view.string(of: $0.name) }
    guard !known.isEmpty else { return }
    for index in table.classes.indices.dropFirst(table.declaredCount).prefix(Self.mostCompared)
    where table.classes[index].ending == nil {
      let name = view.string(of: table.classes[index].name)
      declared[index] = known.firstIndex { Self.isNear(name, $0) }
    }
  }

  /// Whether one name was probably meant to be the other.
  ///
  /// Names of classes share words (`Cell`, a prefix of the app), so only the words that differ are compared; names that
  /// differ in their numbers only are siblings.
  static func isNear(_ name: String, _ other: String) -> Bool {
    if name.lowercased() == other.lowercased() { return true }
    if name.filter({ !$0.isNumber }) == other.filter({ !$0.isNumber }) { return false }
    var words = words(of: name)[...]
    var others = self.words(of: other)[...]
    while let last = words.last, last == others.last {
      words.removeLast()
      others.removeLast()
    }
    while let first = words.first, first == others.first {
      words.removeFirst()
      others.removeFirst()
    }
    return Spelling.nearest(to: words.joined(), in: [others.joined()]) != nil
  }

  /// The words of a name in capitals and small letters: `HOProfileCell` is `HO`, `Profile`, `Cell`.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    let letters = Array(name)
    for (place, letter) in letters.enumerated() {
      let followsSmall = place > 0 && !letters[place - 1].isUppercase
      let precedesSmall = place + 1 < letters.count && letters[place + 1].isLowercase
      if place == 0 || letter.isUppercase && (followsSmall || precedesSmall) { words.append("") }
      words[words.count - 1].append(letter)
    }
    return words
  }
}
