/// The colours that UIKit has names for (UIColor, "Standard colors" and "UI element colors").
enum SystemColor {
  /// The names.
  static let names: Set<String> = [
    // Fixed.
    "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow", "magenta", "orange",
    "purple", "brown", "clear",
    // Adaptable.
    "systemRed", "systemGreen", "systemBlue", "systemOrange", "systemYellow", "systemPink", "systemPurple",
    "systemTeal", "systemIndigo", "systemBrown", "systemMint", "systemCyan", "systemGray", "systemGray2",
    "systemGray3", "systemGray4", "systemGray5", "systemGray6",
    // Of texts, lines and tints.
    "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "link", "placeholderText", "separator",
    "opaqueSeparator", "tintColor", "lightText", "darkText",
    // Of what is behind them.
    "systemBackground", "secondarySystemBackground", "tertiarySystemBackground", "systemGroupedBackground",
    "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground", "systemFill", "secondarySystemFill",
    "tertiarySystemFill", "quaternarySystemFill", "groupTableViewBackground",
  ]

  /// The shortest names of which every slip of one letter is a misspelt one: a shorter word, such as `line` beside `link`,
  /// may well be a name of its own.
  private static let longName = 8

  /// The colour that a word is a misspelt name of; nil for a colour, and for what may be the name of another.
  ///
  /// Names of the app's own begin with a capital or have digits as often as not, so those are never doubted.
  static func meant(by word: String) -> String? {
    guard word.utf8.count <= 40, let first = word.utf8.first, isLetter(first), !names.contains(word),
      word.utf8.allSatisfy({ isLetter($0 | 0x20) })
    else { return nil }
    let letters = Array(word.lowercased().utf8)
    let found = names.filter { $0.utf8.last.map(isLetter) == true && isSlip(letters, of: Array($0.lowercased().utf8)) }
    return found.count == 1 ? found.first : nil
  }

  /// Whether a byte is a small letter.
  private static func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }

  private static func isSlip(_ word: [UInt8], of name: [UInt8]) -> Bool {
    guard abs(word.count - name.count) <= 1 else { return false }
    if word == name { return true }
    let start = zip(word, name).prefix { $0 == $1 }.count
    let end = zip(word.dropFirst(start).reversed(), name.dropFirst(start).reversed()).prefix { $0 == $1 }.count
    let (strange, missing) = (word[start..<word.count - end], name[start..<name.count - end])
    switch (strange.count, missing.count) {
    case (2, 2): return strange[start] == missing[start + 1] && strange[start + 1] == missing[start]
    case (1, 1): return name.count >= longName || word == Array("grey".utf8) && name == Array("gray".utf8)
    case (1, 0): return name.count >= longName || start > 0 && strange[start] == name[start - 1]
    case (0, 1): return name.count >= longName || start > 0 && missing[start] == name[start - 1]
    default: return false
    }
  }
}
