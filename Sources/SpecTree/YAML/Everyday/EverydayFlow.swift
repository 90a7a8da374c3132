internal import SpecSource

/// Collections in brackets, on one line or on several.
extension EverydayText {
  /// Reads the collection that begins at `start`; the place behind its bracket.
  @inline(never)
  func flow(at start: Int, _ builder: inout TreeBuilder) throws(NotEveryday) -> Int {
    let depth = builder.depth
    var place = start
    repeat {
      guard place < end else { throw NotEveryday() }
      switch base[place] {
      case UInt8(ascii: "{"):
        guard builder.depth < TreeBuilder.deepestNesting else { throw NotEveryday() }
        builder.openMapping(at: place, .flow)
        place = try skipToNode(from: place &+ 1)
        if place < end, base[place] != UInt8(ascii: "}") {
          place = try key(at: place, &builder)
          continue
        }
      case UInt8(ascii: "["):
        guard builder.depth < TreeBuilder.deepestNesting else { throw NotEveryday() }
        builder.openSequence(at: place, .flow)
        place = try skipToNode(from: place &+ 1)
        if place < end, base[place] != UInt8(ascii: "]") { continue }
      default:
        let scalar = try scalar(at: place, inFlow: true, &builder)
        add(scalar, to: &builder)
        noteCut(scalar, &builder)
        place = scalar.end
      }
      place = try closeFinished(from: place, to: depth, &builder)
    } while builder.depth > depth
    return place
  }

  /// Behind a value, or in a collection that is empty: closes what ends here. The place of the next item or value or,
  /// when nothing deeper than `depth` is left open, behind the last bracket.
  @inline(always)
  private func closeFinished(
    from start: Int, to depth: Int, _ builder: inout TreeBuilder
  ) throws(NotEveryday) -> Int {
    var place = start
    while builder.depth > depth {
      place = try skipToNode(from: place)
      guard place < end else { throw NotEveryday() }
      switch base[place] {
      case UInt8(ascii: ","):
        place = try skipToNode(from: place &+ 1)
        return builder.expectsKey ? try key(at: place, &builder) : place
      case UInt8(ascii: "}") where builder.expectsKey, UInt8(ascii: "]") where !builder.expectsKey:
        place &+= 1
        builder.close(end: place)
      default: throw NotEveryday()
      }
    }
    return place
  }

  /// Reads a key and its colon; the place of its value.
  @inline(always)
  private func key(at start: Int, _ builder: inout TreeBuilder) throws(NotEveryday) -> Int {
    guard start < end else { throw NotEveryday() }
    let key = try scalar(at: start, inFlow: true, &builder)
    let colon = skipSpaces(from: key.end)
    guard colon < end, base[colon] == UInt8(ascii: ":"), colon &- start <= Self.longestKey else { throw NotEveryday() }
    addKey(key, to: &builder)
    return try skipToNode(from: colon &+ 1)
  }

  /// The place of the next byte that is no blank, no comment and no line break.
  @inline(always)
  private func skipToNode(from start: Int) throws(NotEveryday) -> Int {
    let place = skipSpaces(from: start)
    guard place < end, base[place] <= UInt8(ascii: "#"), isRestOfLine(at: place) else { return place }
    return try skipLines(from: start)
  }

  /// The same where the line ends before.
  @inline(never)
  private func skipLines(from start: Int) throws(NotEveryday) -> Int {
    var place = try endOfLine(from: start)
    while true {
      let line = place
      place = skipSpaces(from: line)
      guard place < end else { return end }
      switch base[place] {
      case UInt8(ascii: "#"): place = try comment(from: place)
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): place = try lineBreak(at: place)
      default:
        if place == line, isMarker(at: place) { throw NotEveryday() }
        return place
      }
    }
  }
}
