internal import SpecSource

/// Reading members that are as they are likely to be.
///
/// Most of a list is mappings whose keys follow each other as they did before, with short texts and whole numbers as
/// values. While that lasts, nothing is asked and nothing is noted but the nodes themselves; whatever else stands there is
/// left to the scanner, which asks all there is to ask.
extension JSONScanner {
  /// Reads the value that follows the last key of the innermost mapping, the next key, its value, and so on. The place of
  /// the first value that is not so simple or, where the builder expects a key then, behind a value that no likely key
  /// follows.
  @inline(__always)
  func likelyMembers(from start: Int, _ gaps: borrowing JSONGaps, _ builder: inout TreeBuilder) -> Int {
    let room = builder.nodes.room
    let first = room.baseAddress.unsafelyUnwrapped
    var place = start
    var shape = builder.shape
    var written = 0
    while written &+ 2 <= room.count, let value = simpleValue(at: place) {
      first[written] = value.node
      written &+= 1
      place = value.end
      let likely = builder.shapes.likely(after: shape)
      let gap = gaps.beforeValue(in: likely)
      guard gaps.isGap(gap, at: place) else { break }
      let key = gap.key(at: place)
      first[written] = Node(.doubleQuoted, start: key.lowerBound &- 1, text: key)
      written &+= 1
      shape = likely
      place &+= Int(gap.length)
    }
    builder.takeMembers(written, shape: shape)
    return place
  }

  /// A text without escapes and dollar signs in ASCII, or a whole number of few digits, and the place behind it; nil for
  /// anything else, and among the last bytes of a file, where there are no eight to look at.
  @inline(__always)
  private func simpleValue(at start: Int) -> (node: Node, end: Int)? {
    guard start &+ 8 <= end else { return nil }
    let word = word(at: start)
    guard word & 0xFF == UInt8(ascii: "\"") else { return wholeNumber(word, at: start) }
    let place = PlainStops.skip(from: start &+ 1, to: end, of: base) { PlainStops.inString($0) }
    guard place < end, base[place] == UInt8(ascii: "\"") else { return nil }
    return (Node(.doubleQuoted, start: start, text: start &+ 1..<place), place &+ 1)
  }

  /// A whole number that is all of the first digits of a word.
  @inline(__always)
  private func wholeNumber(_ word: UInt64, at start: Int) -> (node: Node, end: Int)? {
    // A digit keeps the high bit clear when 0x76 is added to what it stands for, anything else has or gets it.
    let digits = word ^ 0x3030_3030_3030_3030
    let others = (digits | digits &+ 0x7676_7676_7676_7676) & 0x8080_8080_8080_8080
    let count = others.trailingZeroBitCount &>> 3
    guard count > 0, count < 8, count == 1 || base[start] != UInt8(ascii: "0") else { return nil }
    let place = start &+ count
    let next = base[place] | 0x20
    guard next != UInt8(ascii: "."), next != UInt8(ascii: "e") else { return nil }
    return (Node(.plain, start: start, text: start..<place), place)
  }
}
