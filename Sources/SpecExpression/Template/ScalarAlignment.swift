/// Lays a scalar's text beside the bytes of the file that spell it.
///
/// The text is known, so this does not read YAML again: where the rules leave room, what the text has next decides, and
/// where the two do not fit there is no answer rather than a wrong one.
struct ScalarAlignment {
  private let text: UnsafeBufferPointer<UInt8>
  private let source: UnsafeBufferPointer<UInt8>
  /// Where `source` begins in the file.
  private let origin: Int
  private var place = 0
  private var textPlace = 0
  private var result: [ScalarRun] = []

  /// A scalar's text and its bytes in the file, quotes included, which begin at `origin`.
  init(_ text: UnsafeBufferPointer<UInt8>, with source: UnsafeBufferPointer<UInt8>, at origin: Int) {
    self.text = text
    self.source = source
    self.origin = origin
  }

  /// The runs of the whole text, or nil when the two do not fit.
  mutating func runs() -> [ScalarRun]? {
    let isFitting =
      switch source.first {
      case UInt8(ascii: "\""): quoted(by: UInt8(ascii: "\""))
      case UInt8(ascii: "'"): quoted(by: UInt8(ascii: "'"))
      case UInt8(ascii: "|"), UInt8(ascii: ">"): block()
      default: flow(to: source.count, quote: 0)
      }
    return isFitting && textPlace == text.count ? result : nil
  }

  /// Adds bytes of the text and those that spell them.
  private mutating func add(_ textCount: Int, from sourceCount: Int) {
    if textCount == 1, sourceCount == 1, let last = result.last, last.textCount == last.sourceCount,
      last.source + last.sourceCount == origin + place
    {
      result[result.count - 1].textCount += 1
      result[result.count - 1].sourceCount += 1
    } else if textCount > 0 {
      result.append(ScalarRun(text: textPlace, source: origin + place, textCount: textCount, sourceCount: sourceCount))
    }
    textPlace += textCount
    place += sourceCount
  }

  /// Takes a byte that stands for itself; false when the text has another.
  private mutating func same() -> Bool {
    guard textPlace < text.count, text[textPlace] == source[place] else { return false }
    add(1, from: 1)
    return true
  }

  private mutating func quoted(by quote: UInt8) -> Bool {
    place = 1
    return flow(to: source.count - 1, quote: quote)
  }

  /// A scalar that is not a block: its lines are folded, and in quotes there are escapes.
  private mutating func flow(to end: Int, quote: UInt8) -> Bool {
    while place < end {
      let byte = source[place]
      if quote == UInt8(ascii: "\""), byte == UInt8(ascii: "\\") {
        guard escape(end) else { return false }
      } else if quote == UInt8(ascii: "'"), byte == quote {
        guard place + 1 < end, textPlace < text.count else { return false }
        add(1, from: 2)
      } else if let breaks = fold(end) {
        guard line(breaks) else { return false }
      } else if !same() {
        return false
      }
    }
    return true
  }

  /// The end of line breaks and the blanks around them that begin here, and their number; nil when none does.
  private func fold(_ end: Int) -> (end: Int, count: Int)? {
    var next = place
    var count = 0
    while next < end, Self.isBlank(source[next]) || Self.isBreak(source[next]) {
      if Self.isBreak(source[next]) {
        count += 1
        if source[next] == 0x0D, next + 1 < end, source[next + 1] == 0x0A { next += 1 }
      }
      next += 1
    }
    return count > 0 ? (next, count) : nil
  }

  /// One line break is a space, more are one less.
  private mutating func line(_ breaks: (end: Int, count: Int)) -> Bool {
    let expected = breaks.count == 1 ? 1 : breaks.count - 1
    let byte = breaks.count == 1 ? UInt8(ascii: " ") : UInt8(ascii: "\n")
    guard textPlace + expected <= text.count else { return false }
    for offset in 0..<expected where text[textPlace + offset] != byte { return false }
    add(expected, from: breaks.end - place)
    return true
  }

  /// An escape of double quotes.
  private mutating func escape(_ end: Int) -> Bool {
    guard place + 1 < end else { return false }
    let letter = source[place + 1]
    if Self.isBreak(letter) {
      // The break is taken away, with the blanks of the next line.
      place += letter == 0x0D && place + 2 < end && source[place + 2] == 0x0A ? 3 : 2
      while place < end, Self.isBlank(source[place]) { place += 1 }
      return true
    }
    let length =
      switch letter {
      case UInt8(ascii: "x"): 4
      case UInt8(ascii: "u"): isPair(end) ? 12 : 6
      case UInt8(ascii: "U"): 10
      default: 2
      }
    guard place + length <= end, textPlace < text.count else { return false }
    var textCount = 1
    while textPlace + textCount < text.count, text[textPlace + textCount] & 0xC0 == 0x80 { textCount += 1 }
    add(textCount, from: length)
    return true
  }

  /// Whether the escape is one of two that JSON writes for one character.
  private func isPair(_ end: Int) -> Bool {
    guard place + 12 <= end, source[place + 6] == UInt8(ascii: "\\"), source[place + 7] == UInt8(ascii: "u") else {
      return false
    }
    // The first of two is U+D800 to U+DBFF.
    return source[place + 2] | 0x20 == UInt8(ascii: "d") && "89aAbB".utf8.contains(source[place + 3])
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private static func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}

extension ScalarAlignment {
  /// A block scalar, behind its `|` or `>`.
  private mutating func block() -> Bool {
    // The header is a line of its own.
    while place < source.count, !Self.isBreak(source[place]) { place += 1 }
    skipBreak()
    guard let indentation else { return trailingBreaks() }
    while place < source.count {
      for _ in 0..<indentation where place < source.count && source[place] == 0x20 { place += 1 }
      while place < source.count, !Self.isBreak(source[place]) {
        guard same() else { return false }
      }
      breaks(indentation)
    }
    return trailingBreaks()
  }

  /// How many spaces the block takes off its lines: those of the first line with text, less those that the text has.
  private var indentation: Int? {
    var spaces = 0
    var next = place
    while next < source.count, source[next] == 0x20 || Self.isBreak(source[next]) {
      spaces = source[next] == 0x20 ? spaces + 1 : 0
      next += 1
    }
    guard next < source.count else { return nil }
    var kept = 0
    for byte in text {
      guard byte == 0x20 || byte == 0x0A else { return max(0, spaces - kept) }
      kept = byte == 0x20 ? kept + 1 : 0
    }
    return nil
  }

  /// Takes line breaks with the empty lines behind them, and what the text has for them: a break for each, or one less,
  /// or a space.
  private mutating func breaks(_ indentation: Int) {
    let start = place
    var count = 0
    while place < source.count, Self.isBreak(source[place]) {
      skipBreak()
      count += 1
      var next = place
      while next < source.count, source[next] == 0x20 { next += 1 }
      // A line of more spaces than the indentation has the rest of them as its text.
      if next < source.count, Self.isBreak(source[next]), next - place <= indentation { place = next }
    }
    guard count > 0, textPlace < text.count else { return }
    var kept = 0
    while kept < count, textPlace + kept < text.count, text[textPlace + kept] == 0x0A { kept += 1 }
    if kept == 0, text[textPlace] == 0x20 { kept = 1 }
    guard kept > 0 else { return }
    let end = place
    place = start
    add(kept, from: end - start)
  }

  private mutating func skipBreak() {
    guard place < source.count, Self.isBreak(source[place]) else { return }
    place += source[place] == 0x0D && place + 1 < source.count && source[place + 1] == 0x0A ? 2 : 1
  }

  /// Breaks and blank lines at the end of the text, which the scalar's range does not count in.
  private mutating func trailingBreaks() -> Bool {
    place = source.count
    let rest = text.count - textPlace
    guard text[textPlace...].allSatisfy({ $0 == 0x0A || $0 == 0x20 }) else { return false }
    if rest > 0 { result.append(ScalarRun(text: textPlace, source: origin + place, textCount: rest, sourceCount: 0)) }
    textPlace = text.count
    return true
  }
}
