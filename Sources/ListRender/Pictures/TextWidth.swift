/// How many points of a line a text takes up, near enough to cut it where it would run into something else.
///
/// ASCII letters are as wide as Helvetica's, whose advances are published with Adobe's core fonts and which Apple's letters
/// are close to; of other signs, wide ones are as wide as they are high.
enum TextWidth {
  /// The advances of the signs from the space to `~`, in thousandths of the size.
  private static let advances: [Int16] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
    556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
    722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
    556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
    260, 334, 584,
  ]
  private static let ellipsis = 1000.0

  /// The width of a text in letters of a size.
  static func of(_ text: String, size: Double) -> Double { text.reduce(0) { $0 + advance(of: $1) } * size / 1000 }

  /// A text, cut between characters so that it takes at most `width` points; what was cut ends in `…`.
  static func cut(_ text: String, to width: Double, size: Double) -> String {
    let room = width * 1000 / size
    var used = 0.0
    var end = text.startIndex
    for (place, character) in zip(text.indices, text) {
      used += advance(of: character)
      // The last place where a `…` still fits.
      if used + ellipsis <= room { end = text.index(after: place) }
      if used > room { return ellipsis > room ? "" : text[..<end] + "…" }
    }
    return text
  }

  /// Pieces of a text that take at most `width` points each, parted at spaces where there are any; at most `most` of them, of
  /// which the last is cut.
  static func lines(of text: String, to width: Double, size: Double, most: Int) -> [String] {
    var lines: [String] = []
    var rest = text[...]
    while !rest.isEmpty, lines.count < most {
      let isLast = lines.count == most - 1
      var used = 0.0
      var end = rest.endIndex
      var space: Substring.Index?
      for (place, character) in zip(rest.indices, rest) {
        used += advance(of: character)
        if used > width * 1000 / size {
          end = space ?? max(place, rest.index(after: rest.startIndex))
          break
        }
        if character == " " { space = place }
      }
      if isLast, end < rest.endIndex {
        lines.append(cut(String(rest), to: width, size: size))
        break
      }
      lines.append(String(rest[..<end]))
      rest = rest[end...].drop { $0 == " " }
    }
    return lines
  }

  private static func advance(of character: Character) -> Double {
    if let ascii = character.asciiValue {
      return ascii >= 0x20 && ascii < 0x7F ? Double(advances[Int(ascii) - 0x20]) : 0
    }
    switch DisplayWidth.of(character) {
    case 0: return 0
    case 1: return 556
    default: return 1000
    }
  }
}
