/// Finds the bytes that end a run of plain text, eight at a time.
///
/// Each function gives the high bit of each byte that it looks for. The first of them is exact; a borrow may mark bytes
/// behind it. All of them stop at what is not printable ASCII.
enum PlainStops {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highBits: UInt64 = 0x8080_8080_8080_8080

  /// In a comment nothing else.
  @inline(always)
  static func inComment(_ word: UInt64) -> UInt64 { unprintable(word) & highBits }

  /// In a plain scalar of a block: `:`, `#` and `$`.
  @inline(always)
  static func inBlock(_ word: UInt64) -> UInt64 {
    (unprintable(word) | equal(word, ":") | equal(word, "#") | equal(word, "$")) & highBits
  }

  /// In a plain scalar in brackets: brackets and commas as well.
  @inline(always)
  static func inFlow(_ word: UInt64) -> UInt64 {
    // Square brackets and braces differ in one bit.
    let lower = word | ones &* 0x20
    return inBlock(word)
      | (equal(word, ",") | equal(lower, "{") | equal(lower, "}")) & highBits
  }

  /// In single quotes.
  @inline(always)
  static func inSingleQuotes(_ word: UInt64) -> UInt64 {
    (unprintable(word) | equal(word, "'") | equal(word, "$")) & highBits
  }

  /// In double quotes: the backslash as well.
  @inline(always)
  static func inDoubleQuotes(_ word: UInt64) -> UInt64 {
    (unprintable(word) | equal(word, "\"") | equal(word, "\\") | equal(word, "$")) & highBits
  }

  /// Control characters, DEL and what is not ASCII.
  @inline(always)
  private static func unprintable(_ word: UInt64) -> UInt64 {
    // In an ASCII byte, subtracting sets the high bit only of what is smaller than the subtrahend.
    (word &- ones &* 0x20) | ((word ^ ones &* 0x7F) &- ones) | word
  }

  @inline(always)
  private static func equal(_ word: UInt64, _ sign: Unicode.Scalar) -> UInt64 {
    (word ^ ones &* UInt64(sign.value)) &- ones
  }
}
