/// Text of the spec as messages quote it: one line, not long.
enum Excerpt {
  /// Messages quote this many scalars at most: a name in a spec may be a megabyte long.
  private static let longest = 60

  /// The text, cut with an ellipsis where it is long; control characters and line separators are written as escapes,
  /// and bytes that are not UTF-8 become U+FFFD.
  static func text(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    // A scalar has four bytes at most, so this prefix holds as many as are wanted, and the one that tells of more.
    let scalars = String(decoding: bytes.prefix(4 * (longest + 1)), as: UTF8.self).unicodeScalars
    var text = ""
    for scalar in scalars.prefix(longest) {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: text += scalar.escaped(asASCII: true)
      default: text.unicodeScalars.append(scalar)
      }
    }
    return scalars.count > longest ? text + "…" : text
  }
}
