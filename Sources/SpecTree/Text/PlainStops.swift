/// Finds the bytes that may end a run of plain text, eight at a time.
///
/// Each function gives the high bit of each byte that it looks for, and of some rare ones beside them: whoever stops at a
/// byte looks at it. The first is exact; a carry or borrow may mark bytes behind it. All of them stop at what is not
/// printable ASCII.
enum PlainStops {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highBits: UInt64 = 0x8080_8080_8080_8080

  /// In a comment nothing else.
  @inline(always)
  static func inComment(_ word: UInt64) -> UInt64 { unprintable(word) & highBits }

  /// In a plain scalar of a block: `#`, `$` and `:`.
  @inline(always)
  static func inBlock(_ word: UInt64) -> UInt64 {
    (unprintable(word) | inRange(word, "#", "$") | inRange(word, ":", ":")) & highBits
  }

  /// In a plain scalar in brackets: commas and brackets as well.
  @inline(always)
  static func inFlow(_ word: UInt64) -> UInt64 {
    // Square brackets and braces differ in one bit.
    inBlock(word) | (inRange(word, ",", ",") | inRange(word | ones &* 0x20, "{", "}")) & highBits
  }

  /// In single quotes: `$` and `'`.
  @inline(always)
  static func inSingleQuotes(_ word: UInt64) -> UInt64 { (unprintable(word) | inRange(word, "$", "'")) & highBits }

  /// In double quotes, of YAML and of JSON: `"`, `$` and the backslash.
  @inline(always)
  static func inDoubleQuotes(_ word: UInt64) -> UInt64 {
    (unprintable(word) | inRange(word, "\"", "$") | inRange(word, "\\", "\\")) & highBits
  }

  /// Control characters, DEL and what is not ASCII.
  @inline(always)
  private static func unprintable(_ word: UInt64) -> UInt64 {
    // In an ASCII byte, subtracting sets the high bit only of what is smaller than the subtrahend, adding one that of DEL.
    (word &- ones &* 0x20) | (word &+ ones) | word
  }

  /// The ASCII bytes from `first` to `last`.
  @inline(always)
  private static func inRange(_ word: UInt64, _ first: Unicode.Scalar, _ last: Unicode.Scalar) -> UInt64 {
    (word &+ ones &* (0x80 - UInt64(first.value))) & ~(word &+ ones &* (0x7F - UInt64(last.value)))
  }
}
