/// Where a text stops being JSON, and what would have had to stand there.
struct JSONFault: Error {
  /// What the scanner was reading.
  enum Expectation {
    /// The value that is the file.
    case root
    /// A value or `]`, behind `[`.
    case firstItem
    /// A value behind a comma.
    case nextItem
    /// A key or `}`, behind `{`.
    case firstKey
    /// A key behind a comma.
    case nextKey
    /// The colon behind a key.
    case colon
    /// A value behind a colon.
    case memberValue
    /// A comma or the closing bracket, behind a value.
    case separator
    /// Nothing more, behind the value that is the file.
    case end
    /// The rest of a string that begins at `start`.
    case string
    /// An escape in a string that begins at `start`.
    case escape
    /// The rest of a number that begins at `start`.
    case number
    /// A literal: `true`, `false` or `null`.
    case literal
    /// Fewer open brackets.
    case lessDepth
  }

  /// What was expected.
  let expected: Expectation
  /// The first byte that does not fit; the length of the file when more was expected.
  let offset: Int
  /// Where the token around it begins; the same place when it is between tokens.
  let start: Int

  /// A fault in a token that begins at `start`, by default in its first byte.
  init(_ expected: Expectation, at offset: Int, in start: Int? = nil) {
    self.expected = expected
    self.offset = offset
    self.start = start ?? offset
  }
}
