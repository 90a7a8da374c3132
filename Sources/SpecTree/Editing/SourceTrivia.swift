/// Blanks, comments and line breaks: what stands between the nodes of a file.
extension UnsafeBufferPointer<UInt8> {
  /// The first byte of the line on which a byte stands; a byte order mark is not part of a line.
  func lineStart(of offset: Int) -> Int {
    var start = Swift.min(offset, count)
    let origin = starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while start > origin, !self[start - 1].isBreak { start -= 1 }
    return start
  }

  /// The first byte of the line on which a byte is the first that is no blank; nil where others stand before it.
  ///
  /// A file may be one line: what does not begin one is not to be looked for at its beginning.
  func lineStart(ofFirst offset: Int) -> Int? {
    let start = blanksStart(before: offset)
    let isFirst = start == 0 || self[start - 1].isBreak || start == 3 && starts(with: [0xEF, 0xBB, 0xBF])
    return isFirst ? start : nil
  }

  /// The blanks that the line of a byte begins with.
  func indentation(of offset: Int) -> [UInt8] {
    let line = lineStart(of: offset)
    return Array(self[line..<skippingBlanks(from: line)])
  }

  /// The first of the blanks before a byte.
  func blanksStart(before offset: Int) -> Int {
    var place = offset
    while place > 0, self[place - 1].isBlank { place -= 1 }
    return place
  }

  /// The first byte behind blanks, line breaks and comments.
  func skipTrivia(from offset: Int) -> Int {
    var place = offset
    while place < count {
      if self[place].isBlankOrBreak {
        place += 1
      } else if self[place] == UInt8(ascii: "#") {
        place = endOfLine(from: place)
      } else {
        break
      }
    }
    return place
  }

  /// Whether the line that begins at an offset holds a comment and nothing else.
  func isCommentLine(at offset: Int) -> Bool {
    let place = skippingBlanks(from: offset)
    return place < count && self[place] == UInt8(ascii: "#")
  }

  /// Whether the line that begins at an offset holds nothing; the end of the file is no line.
  func isBlankLine(at offset: Int) -> Bool {
    let place = skippingBlanks(from: offset)
    return place < count && self[place].isBreak
  }

  /// Behind the comment beside what ends at an offset, or that offset.
  func afterBesideComment(from offset: Int) -> Int {
    let place = skippingBlanks(from: offset)
    guard place < count, self[place] == UInt8(ascii: "#") else { return offset }
    return endOfLine(from: place)
  }

  /// Whether there is a comment between two tokens.
  func hasComment(in range: Range<Int>) -> Bool {
    self[range].contains(UInt8(ascii: "#"))
  }

  /// Whether there is a line break in a range.
  func hasBreak(in range: Range<Int>) -> Bool { self[range].contains(where: \.isBreak) }
}

extension [UInt8] {
  /// The lines of a text, each with its break.
  var lines: [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    var place = 0
    while place < count {
      let byte = self[place]
      place += 1
      guard byte.isBreak else { continue }
      if byte == 0x0D, place < count, self[place] == 0x0A { place += 1 }
      lines.append(self[start..<place])
      start = place
    }
    if start < count { lines.append(self[start...]) }
    return lines
  }

  /// The text with its lines but the first moved right, or left as far as they have spaces.
  func indented(by columns: Int, alsoFirst: Bool = false) -> [UInt8] {
    guard columns != 0 else { return self }
    var text: [UInt8] = []
    for (number, line) in lines.enumerated() {
      if number == 0, !alsoFirst {
        text += line
      } else if columns > 0 {
        if line.first?.isBreak == false { text += [UInt8](repeating: 0x20, count: columns) }
        text += line
      } else {
        text += line.dropFirst(Swift.min(-columns, line.prefix { $0 == 0x20 }.count))
      }
    }
    return text
  }

  /// The text without the line break at its end.
  var withoutFinalBreak: [UInt8] {
    guard let last, last.isBreak else { return self }
    return [UInt8](dropLast(last == 0x0A && dropLast().last == 0x0D ? 2 : 1))
  }

  /// The text without the blank lines at its beginning.
  var withoutBlankLines: [UInt8] { Array(lines.drop { $0.allSatisfy(\.isBlankOrBreak) }.joined()) }

  /// So many spaces.
  static func spaces(_ count: Int) -> [UInt8] { [UInt8](repeating: 0x20, count: Swift.max(count, 0)) }
}
