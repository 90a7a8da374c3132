internal import SpecSource

/// Finds the places where a file may speak to listspec, so that files that do not pay for nothing else.
enum RemarkScan {
  /// The offsets behind every `listspec:` and `listspec-` of some bytes.
  ///
  /// A word ends in `c` before a colon or a dash so seldom that looking for that costs about as much as reading the
  /// bytes.
  static func offsets(in bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
    var found: [Int] = []
    var start = 0
    while let last = PairSearch.next(
      UInt8(ascii: "c"), before: UInt8(ascii: ":"), or: UInt8(ascii: "-"), in: bytes, from: start)
    {
      if isWord(endingAt: last, bytes) { found.append(last + 2) }
      start = last + 1
    }
    return found
  }

  private static let word = Array("listspec".utf8)

  private static func isWord(endingAt last: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = last + 1 - word.count
    return start >= 0 && bytes[start...last].elementsEqual(word)
  }
}
