/// Text of the spec as messages quote it.
enum Excerpt {
  /// Messages quote this many scalars at most: a name in a spec may be a megabyte long.
  private static let longest = 60

  /// The text, cut with an ellipsis where it is long; bytes that are not UTF-8 become U+FFFD.
  static func text(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    // A scalar has four bytes at most, so this prefix holds as many as are wanted, and the one that tells of more.
    let scalars = String(decoding: bytes.prefix(4 * (longest + 1)), as: UTF8.self).unicodeScalars
    guard scalars.count > longest else { return String(scalars) }
    return String(scalars.prefix(longest)) + "…"
  }
}
