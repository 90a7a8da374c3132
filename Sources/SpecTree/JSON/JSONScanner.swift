internal import SpecSource

/// Scans a JSON text (RFC 8259) byte by byte and hands its nodes to a tree builder.
///
/// One loop without recursion, so that the depth of a file costs no stack. It stops at the first byte that does not
/// fit and says only what was expected there: `JSONDiagnosis` finds the words. Each step takes a place and gives back
/// the place behind what it read, so that the place stays in a register.
struct JSONScanner {
  let base: UnsafePointer<UInt8>
  let end: Int

  /// A scanner of a file's bytes.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    // The pointer of an empty array may be nil; nothing is read through it then.
    base = bytes.baseAddress ?? UnsafePointer(bitPattern: 1).unsafelyUnwrapped
    end = bytes.count
  }

  private var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: base, count: end) }

  /// Reads the whole text, which begins at `start`, behind a byte order mark if there is one.
  func scan(from start: Int, into builder: inout TreeBuilder) throws(JSONFault) {
    let gaps = JSONGaps(base, count: end)
    var place = skipSpace(from: start)
    var expected = JSONFault.Expectation.root
    repeat {
      if builder.expectsValue { place = likelyMembers(from: place, gaps, &builder) }
      if builder.expectsKey {
        place = try nextValue(from: place, gaps, &builder)
        expected = builder.expectsValue ? .memberValue : .nextItem
        continue
      }
      guard place < end else { throw JSONFault(expected, at: place) }
      switch base[place] {
      case UInt8(ascii: "\""): place = try value(at: place, &builder)
      case UInt8(ascii: "{"):
        if builder.isReadAgain, expected == .nextItem, let stretch = builder.stretch(at: place, since: place) {
          builder.take(stretch)
          place = stretch.next
          continue
        }
        try checkDepth(builder, at: place)
        builder.openMapping(at: place, .flow)
        place &+= 1
        if let value = likelyKey(from: place, gaps, &builder) {
          place = value
          expected = .memberValue
          continue
        }
        let first = skipSpace(from: place)
        if first == end || base[first] != UInt8(ascii: "}") {
          place = try key(at: first, .firstKey, behind: place, gaps, &builder)
          expected = .memberValue
          continue
        }
      case UInt8(ascii: "["):
        try checkDepth(builder, at: place)
        builder.openSequence(at: place, .flow)
        place = skipSpace(from: place &+ 1)
        if place == end || base[place] != UInt8(ascii: "]") {
          expected = .firstItem
          continue
        }
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): place = try number(at: place, &builder)
      case UInt8(ascii: "t"): place = try literal("true", at: place, &builder)
      case UInt8(ascii: "f"): place = try literal("false", at: place, &builder)
      case UInt8(ascii: "n"): place = try literal("null", at: place, &builder)
      default:
        // A gap that is like one before may have more blanks behind it.
        let value = skipSpace(from: place)
        guard value > place else { throw JSONFault(expected, at: place) }
        place = value
        continue
      }
      place = try nextValue(from: place, gaps, &builder)
      expected = builder.expectsValue ? .memberValue : .nextItem
    } while builder.depth > 0
    guard place == end else { throw JSONFault(.end, at: place) }
  }

  /// Behind a value, or in a collection that is empty: closes what ends here and reads the key that follows. The place
  /// of the next value or, when nothing is left open, behind the space that follows.
  @inline(always)
  private func nextValue(
    from start: Int, _ gaps: borrowing JSONGaps, _ builder: inout TreeBuilder
  ) throws(JSONFault) -> Int {
    var place = start
    while builder.depth > 0 {
      if builder.expectsKey {
        if let value = likelyKey(from: place, gaps, &builder) { return value }
        let gap = gaps.beforeEnd(of: builder.shape)
        if gaps.isGap(gap, at: place) {
          place &+= Int(gap.length)
          builder.close(end: place)
          continue
        }
      } else {
        let gap = gaps.betweenItems(in: builder.home)
        if gaps.isGap(gap, at: place) { return place &+ Int(gap.length) }
      }
      if let value = try separator(&place, gaps, &builder) { return value }
    }
    return skipSpace(from: place)
  }

  /// Reads the next key, if what stands behind a value is what is likely to stand there: the place of its value.
  @inline(always)
  private func likelyKey(from place: Int, _ gaps: borrowing JSONGaps, _ builder: inout TreeBuilder) -> Int? {
    let likely = builder.likelyShape
    let gap = gaps.beforeValue(in: likely)
    guard gaps.isGap(gap, at: place) else { return nil }
    let text = gap.key(at: place)
    builder.likelyKey(likely, at: text.lowerBound &- 1, text: text, .doubleQuoted)
    return place &+ Int(gap.length)
  }

  /// Reads a comma and, in a mapping, the key behind it: the place of the next value. Nil behind a closing bracket.
  @inline(never)
  private func separator(
    _ place: inout Int, _ gaps: borrowing JSONGaps, _ builder: inout TreeBuilder
  ) throws(JSONFault) -> Int? {
    let start = place
    let found = skipSpace(from: start)
    guard found < end else { throw JSONFault(.separator, at: end) }
    if base[found] == UInt8(ascii: ",") {
      let next = skipSpace(from: found &+ 1)
      if builder.expectsKey { return try key(at: next, .nextKey, behind: start, gaps, &builder) }
      gaps.noteComma(start..<next, in: builder.home)
      return next
    }
    guard base[found] == (builder.expectsKey ? UInt8(ascii: "}") : UInt8(ascii: "]")) else {
      throw JSONFault(.separator, at: found)
    }
    place = found &+ 1
    if builder.expectsKey { gaps.noteEnd(start..<place, of: builder.shape) }
    builder.close(end: place)
    return nil
  }

  /// Reads a key and its colon: the place of its value. `start` is behind the value before, or the brace.
  @inline(never)
  private func key(
    at first: Int, _ expected: JSONFault.Expectation, behind start: Int, _ gaps: borrowing JSONGaps,
    _ builder: inout TreeBuilder
  ) throws(JSONFault) -> Int {
    guard first < end, base[first] == UInt8(ascii: "\"") else { throw JSONFault(expected, at: first) }
    let textEnd = try skipText(from: first &+ 1, of: first, &builder)
    var place = textEnd
    if base[textEnd] == UInt8(ascii: "\"") {
      builder.key(at: first, text: first &+ 1..<textEnd, .doubleQuoted)
      place &+= 1
    } else {
      place = try stringWithEscapes(from: first, backslash: textEnd, &builder)
    }
    place = skipSpace(from: place)
    guard place < end, base[place] == UInt8(ascii: ":") else { throw JSONFault(.colon, at: place, in: first) }
    place = skipSpace(from: place &+ 1)
    if builder.shape != KeyShapes.unknown { gaps.noteKey(first &+ 1..<textEnd, in: start..<place, builder.shape) }
    return place
  }

  @inline(always)
  private func checkDepth(_ builder: borrowing TreeBuilder, at place: Int) throws(JSONFault) {
    guard builder.depth < TreeBuilder.deepestNesting else { throw JSONFault(.lessDepth, at: place) }
  }

  /// Spaces, tabs and line breaks, no other characters.
  @inline(always)
  private func skipSpace(from start: Int) -> Int {
    /// One bit for each of the four characters.
    let spaces: UInt64 = 1 << 0x09 | 1 << 0x0A | 1 << 0x0D | 1 << 0x20
    var place = start
    while place < end {
      let byte = base[place]
      guard byte <= 0x20, spaces &>> UInt64(byte) & 1 != 0 else { break }
      place &+= 1
      guard byte == 0x0A else { continue }
      // The spaces that begin a line, eight at a time.
      while place &+ 8 <= end {
        let others = word(at: place) ^ 0x2020_2020_2020_2020
        // The lowest bit that is set lies in the first byte that is no space; none is set where all eight are.
        place &+= others.trailingZeroBitCount &>> 3
        if others != 0 { break }
      }
    }
    return place
  }

  @inline(never)
  private func literal(_ text: StaticString, at start: Int, _ builder: inout TreeBuilder) throws(JSONFault) -> Int {
    for offset in 0..<text.utf8CodeUnitCount {
      guard start &+ offset < end, base[start &+ offset] == text.utf8Start[offset] else {
        throw JSONFault(.literal, at: start &+ offset, in: start)
      }
    }
    let place = start &+ text.utf8CodeUnitCount
    builder.value(at: start, text: start..<place, .plain)
    return place
  }

  @inline(never)
  private func number(at start: Int, _ builder: inout TreeBuilder) throws(JSONFault) -> Int {
    let place = try endOfNumber(from: start)
    builder.value(at: start, text: start..<place, .plain)
    return place
  }

  /// A string that is no key.
  @inline(always)
  private func value(at start: Int, _ builder: inout TreeBuilder) throws(JSONFault) -> Int {
    let place = try skipText(from: start &+ 1, of: start, &builder)
    guard base[place] == UInt8(ascii: "\"") else {
      return try stringWithEscapes(from: start, backslash: place, &builder)
    }
    builder.value(at: start, text: start &+ 1..<place, .doubleQuoted)
    return place &+ 1
  }

  /// What stands for itself in a string that begins at `start`, up to its closing quote or a backslash.
  @inline(always)
  private func skipText(from first: Int, of start: Int, _ builder: inout TreeBuilder) throws(JSONFault) -> Int {
    var place = first
    while true {
      place = PlainStops.skip(from: place, to: end, of: base) { PlainStops.inString($0) }
      guard place < end else { throw JSONFault(.string, at: end, in: start) }
      let byte = base[place]
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { return place }
      if byte >= 0x80 {
        let next = UTF8Sequence.endOfRun(from: place, in: bytes)
        guard next > place else { throw JSONFault(.string, at: place, in: start) }
        place = next
      } else if byte >= 0x20 {
        // A dollar sign, or anything among the last bytes of a file, where there are no sixteen to look at.
        if byte == UInt8(ascii: "$") { builder.noteDollar() }
        place &+= 1
      } else {
        throw JSONFault(.string, at: place, in: start)
      }
    }
  }

  /// A string that begins at `start` and has its first backslash at `backslash`.
  @inline(never)
  private func stringWithEscapes(
    from start: Int, backslash: Int, _ builder: inout TreeBuilder
  ) throws(JSONFault) -> Int {
    var place = backslash
    var text: [UInt8] = []
    var run = start &+ 1
    while true {
      text.append(contentsOf: UnsafeBufferPointer(start: base + run, count: place &- run))
      if base[place] == UInt8(ascii: "\"") { break }
      guard let escape = JSONEscape(at: place, in: bytes) else { throw JSONFault(.escape, at: place, in: start) }
      escape.append(to: &text)
      run = place &+ escape.length
      place = try skipText(from: run, of: start, &builder)
    }
    place &+= 1
    if text.contains(UInt8(ascii: "$")) { builder.noteDollar() }
    text.withUnsafeBufferPointer { builder.pooledScalar(start..<place, text: $0, .doubleQuoted) }
    return place
  }

  /// The eight bytes from a place on.
  @inline(always)
  func word(at place: Int) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(base + place).loadUnaligned(as: UInt64.self))
  }
}
