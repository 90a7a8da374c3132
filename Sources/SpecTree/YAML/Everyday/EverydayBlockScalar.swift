internal import SpecSource

/// Block scalars: `|` and `>` with `-` or `+`, without digits.
extension EverydayText {
  /// Reads the block scalar whose sign is at `start`, in a block of the column `column`; the start of the line behind it.
  @inline(never)
  func blockScalar(at start: Int, in column: Int, _ builder: inout TreeBuilder) throws(NotEveryday) -> Int {
    let isFolded = base[start] == UInt8(ascii: ">")
    var place = start &+ 1
    var chomping: UInt8?
    if place < end, base[place] == UInt8(ascii: "-") || base[place] == UInt8(ascii: "+") {
      chomping = base[place]
      place &+= 1
    }
    place = try endOfLine(from: place)

    var (line, breaks, indentation) = try firstTextLine(from: place, deeperThan: max(0, column))
    var text: [UInt8] = []
    var last = line
    var isBroken = false
    var wasIndented = false
    repeat {
      let first = line &+ indentation
      let textEnd = try endOfText(from: first)
      let isIndented = first < textEnd && bytes[first].isBlank
      if isBroken {
        // A single break between two lines that are not indented further is a space in a folded text.
        if !isFolded || wasIndented || isIndented {
          text.append(UInt8(ascii: "\n"))
        } else if breaks == 0 {
          text.append(UInt8(ascii: " "))
        }
      }
      text.append(contentsOf: repeatElement(UInt8(ascii: "\n"), count: breaks))
      text.append(contentsOf: bytes[first..<textEnd])
      if !bytes[first..<textEnd].allSatisfy({ $0.isBlank }) { last = textEnd }
      wasIndented = isIndented
      isBroken = textEnd < end
      line = isBroken ? try lineBreak(at: textEnd) : end
      (line, breaks) = try skipEmptyLines(from: line, within: indentation)
      // A line that the file ends in with no more than its indentation is none.
    } while line &+ indentation < end && skipSpaces(from: line) &- line >= indentation

    if isBroken, chomping != UInt8(ascii: "-") { text.append(UInt8(ascii: "\n")) }
    if chomping == UInt8(ascii: "+") { text.append(contentsOf: repeatElement(UInt8(ascii: "\n"), count: breaks)) }
    if text.contains(UInt8(ascii: "$")) { builder.noteDollar() }
    text.withUnsafeBufferPointer { builder.pooledScalar(start..<last, text: $0, isFolded ? .folded : .literal) }
    return line
  }

  /// The first line that is not empty, the number of empty ones before it, and the column of its text, which is that of
  /// the whole scalar.
  private func firstTextLine(
    from start: Int, deeperThan outer: Int
  ) throws(NotEveryday) -> (line: Int, breaks: Int, indentation: Int) {
    var line = start
    var breaks = 0
    var widest = 0
    while true {
      let place = skipSpaces(from: line)
      let column = place &- line
      guard place < end else { throw NotEveryday() }
      guard bytes[place].isBreak else {
        guard column > outer, column >= widest, !bytes[place].isBlank else { throw NotEveryday() }
        return (line, breaks, column)
      }
      widest = max(widest, column)
      breaks &+= 1
      line = try lineBreak(at: place)
    }
  }

  /// The first line from `start` on that has more than spaces, or more of them than the text is indented by, and the
  /// number of those before it.
  private func skipEmptyLines(
    from start: Int, within indentation: Int
  ) throws(NotEveryday) -> (line: Int, breaks: Int) {
    var line = start
    var breaks = 0
    while true {
      let place = min(skipSpaces(from: line), line &+ indentation)
      guard place < end, bytes[place].isBreak else {
        guard place == end || place == line &+ indentation || !bytes[place].isBlank else { throw NotEveryday() }
        return (line, breaks)
      }
      breaks &+= 1
      line = try lineBreak(at: place)
    }
  }
}
