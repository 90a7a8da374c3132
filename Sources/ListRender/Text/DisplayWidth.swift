/// How many columns of a terminal text takes up.
///
/// Counted by grapheme cluster: East Asian wide and fullwidth characters and whatever is drawn as an emoji take two,
/// combining marks none, ambiguous characters one. Hidden scalars count as the escapes that `VisibleText` shows.
public enum DisplayWidth {
  /// The columns of a text.
  public static func of(_ text: String) -> Int {
    if VisibleText.isPlain(text) { return text.utf8.count }
    return text.reduce(0) { $0 + of($1) }
  }

  /// The columns of one grapheme cluster: 0, 1 or 2, more only for an escape.
  public static func of(_ cluster: Character) -> Int {
    var width = 0
    for scalar in cluster.unicodeScalars {
      if scalar.value == 0xFE0F { return 2 }  // asks for the emoji form
      if VisibleText.isHidden(scalar) {
        return cluster.unicodeScalars.reduce(0) { $0 + escapedWidth(of: $1) }
      }
      width += self.width(of: scalar)
    }
    // Joined emoji, flags, skin tones, Hangul letters: drawn as one sign.
    return min(width, 2)
  }

  /// The text, cut between grapheme clusters so that it takes at most `width` columns; what was cut ends in `…`.
  public static func cut(_ text: String, to width: Int) -> String {
    if VisibleText.isPlain(text) {
      guard text.utf8.count > width else { return text }
      return width < 1 ? "" : text.prefix(width - 1) + "…"
    }
    var used = 0
    var end = text.startIndex
    for (index, cluster) in zip(text.indices, text) {
      used += of(cluster)
      // The last place where a `…` still fits.
      if used <= width - 1 { end = text.index(after: index) }
      if used > width { return width < 1 ? "" : text[..<end] + "…" }
    }
    return text
  }

  private static func escapedWidth(of scalar: Unicode.Scalar) -> Int {
    VisibleText.isHidden(scalar) ? VisibleText.escape(scalar).utf8.count : width(of: scalar)
  }

  private static func width(of scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark, .format: return 0
    default: break
    }
    // Medial vowels and final consonants of Hangul sit inside the syllable that their first letter opens.
    if (0x1160...0x11FF).contains(scalar.value) || (0xD7B0...0xD7FF).contains(scalar.value) { return 0 }
    return WideCharacters.contain(scalar) ? 2 : 1
  }
}
