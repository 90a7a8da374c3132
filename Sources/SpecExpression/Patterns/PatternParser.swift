internal import SpecSource

/// Reads the syntax of RE2 patterns: characters, `.`, classes, groups, `|`, repetitions, anchors, the flags i, m and s.
struct PatternParser {
  private let text: [Unicode.Scalar]
  private var place = 0
  private var depth = 0
  private var flags = Flags()

  private struct Flags {
    var ignoresCase = false
    var isMultiline = false
    var dotTakesLineFeed = false
  }

  private static let deepestGroup = 50
  /// As RE2 has it.
  private static let mostRepetitions = 1000

  /// A parser of one pattern.
  init(_ text: String) { self.text = Array(text.unicodeScalars) }

  /// The whole pattern.
  mutating func pattern() throws(PatternFault) -> PatternItem {
    let item = try choice()
    if place < text.count { throw PatternFault("the pattern has a ')' without '('") }
    return item
  }

  private var next: Unicode.Scalar? { place < text.count ? text[place] : nil }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    place += 1
    return true
  }

  private mutating func choice() throws(PatternFault) -> PatternItem {
    var items = [try sequence()]
    while take("|") { items.append(try sequence()) }
    return items.count == 1 ? items[0] : .choice(items)
  }

  private mutating func sequence() throws(PatternFault) -> PatternItem {
    var items: [PatternItem] = []
    while let next, next != "|", next != ")" {
      guard let item = try single() else { continue }
      items.append(try repeated(item))
    }
    return items.count == 1 ? items[0] : .sequence(items)
  }

  private mutating func repeated(_ item: PatternItem) throws(PatternFault) -> PatternItem {
    var item = item
    var isRepeated = false
    while let (least, most) = try repetition() {
      if isRepeated { throw PatternFault("the pattern repeats a repetition; put the inner one in '(?:…)'") }
      isRepeated = true
      item = .repetition(item, least, most)
      // Taking as little as possible fits the same texts.
      _ = take("?")
    }
    return item
  }

  private mutating func repetition() throws(PatternFault) -> (Int, Int?)? {
    if take("*") { return (0, nil) }
    if take("+") { return (1, nil) }
    if take("?") { return (0, 1) }
    guard next == "{" else { return nil }
    let start = place
    place += 1
    guard let least = number() else {
      place = start
      return nil
    }
    var most: Int? = least
    if take(",") { most = next == "}" ? nil : number() ?? -1 }
    guard take("}"), most != -1 else {
      place = start
      return nil
    }
    guard least <= Self.mostRepetitions, most ?? 0 <= Self.mostRepetitions, least <= most ?? least else {
      throw PatternFault(
        "the pattern repeats more than \(Self.mostRepetitions.grouped) times, or at least more than at most")
    }
    return (least, most)
  }

  private mutating func number() -> Int? {
    var number: Int?
    while let next, next.value &- 0x30 < 10 {
      number = min((number ?? 0) * 10 + Int(next.value - 0x30), Self.mostRepetitions + 1)
      place += 1
    }
    return number
  }

  /// One part without its repetition; nil for flags, which are none.
  private mutating func single() throws(PatternFault) -> PatternItem? {
    let scalar = text[place]
    place += 1
    switch scalar {
    case "(": return try group()
    case "[": return .set(try bracketed())
    case "\\": return try escape()
    case ".": return .set(flags.dotTakesLineFeed ? .all : .line)
    case "^": return .assertion(flags.isMultiline ? .lineStart : .textStart)
    case "$": return .assertion(flags.isMultiline ? .lineEnd : .textEnd)
    case "*", "+", "?": throw PatternFault("the pattern has '\(scalar)' with nothing before it to repeat")
    case "{" where isRepetition: throw PatternFault("the pattern has '{' with nothing before it to repeat")
    default: return .set(character(scalar))
    }
  }

  private var isRepetition: Bool {
    var copy = self
    copy.place -= 1
    return (try? copy.repetition()) != nil
  }

  private func character(_ scalar: Unicode.Scalar) -> ScalarSet {
    ScalarSet(ranges: [scalar.value...scalar.value], ignoresCase: flags.ignoresCase)
  }

  private mutating func group() throws(PatternFault) -> PatternItem? {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepestGroup else {
      throw PatternFault("the pattern has groups nested deeper than \(Self.deepestGroup)")
    }
    let outer = flags
    if take("?"), try head() {
      // `(?i)` holds to the end of the group that it stands in.
      return nil
    }
    let item = try choice()
    guard take(")") else { throw PatternFault("the pattern has a '(' without ')'") }
    flags = outer
    return item
  }

  /// What stands behind `(?`; true when it was flags and nothing else.
  private mutating func head() throws(PatternFault) -> Bool {
    if take("P") || next == "<" {
      guard take("<") else { throw PatternFault("the pattern has '(?P' without a name in '<…>'") }
      while let next, next != ">", next.properties.isAlphabetic || next == "_" || next.value &- 0x30 < 10 { place += 1 }
      guard take(">") else { throw PatternFault("looking ahead and behind is not supported in patterns") }
      return false
    }
    var isOn = true
    while let next {
      place += 1
      switch next {
      case "i": flags.ignoresCase = isOn
      case "m": flags.isMultiline = isOn
      case "s": flags.dotTakesLineFeed = isOn
      case "U": break
      case "-": isOn = false
      case ":": return false
      case ")": return true
      default: throw PatternFault("'(?\(next)' is not supported in patterns")
      }
    }
    throw PatternFault("the pattern has a '(' without ')'")
  }

  private mutating func escape() throws(PatternFault) -> PatternItem {
    guard let letter = next else { throw PatternFault("the pattern ends with a '\\'") }
    switch letter {
    case "b", "B", "A", "z":
      place += 1
      return .assertion(
        letter == "b" ? .wordBoundary : letter == "B" ? .noWordBoundary : letter == "A" ? .textStart : .textEnd)
    default: break
    }
    if let set = shorthand() { return .set(set) }
    return .set(character(try escapedCharacter()))
  }

  /// The set of `\d`, `\w`, `\s` and their opposites; nil, and nothing taken, for anything else.
  private mutating func shorthand() -> ScalarSet? {
    var set: ScalarSet
    switch next {
    case "d", "D": set = .digits
    case "w", "W": set = .word
    case "s", "S": set = .spaces
    default: return nil
    }
    set.isNegated = next.map { $0.value < 0x60 } ?? false
    place += 1
    return set
  }

  private mutating func escapedCharacter() throws(PatternFault) -> Unicode.Scalar {
    guard let letter = next else { throw PatternFault("the pattern ends with a '\\'") }
    place += 1
    switch letter {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "f": return "\u{C}"
    case "v": return "\u{B}"
    case "a": return "\u{7}"
    case "x": return try hexCharacter()
    default:
      guard letter.isASCII, !letter.properties.isAlphabetic, letter.value &- 0x30 >= 10 else {
        throw PatternFault("'\\\(letter)' is not supported in patterns")
      }
      return letter
    }
  }

  private mutating func hexCharacter() throws(PatternFault) -> Unicode.Scalar {
    let isBraced = take("{")
    var digits = ""
    while let next, next.properties.isASCIIHexDigit, digits.count < (isBraced ? 6 : 2) {
      digits.unicodeScalars.append(next)
      place += 1
    }
    guard !isBraced || take("}"), isBraced || digits.count == 2, let value = UInt32(digits, radix: 16),
      let scalar = Unicode.Scalar(value)
    else { throw PatternFault("'\\x' in a pattern wants two hexadecimal digits, or any number in '{…}'") }
    return scalar
  }

  /// A set in brackets, behind its `[`.
  private mutating func bracketed() throws(PatternFault) -> ScalarSet {
    var set = ScalarSet(ignoresCase: flags.ignoresCase)
    set.isNegated = take("^")
    var isFirst = true
    while let scalar = next, scalar != "]" || isFirst {
      isFirst = false
      if scalar == "[", place + 1 < text.count, text[place + 1] == ":" {
        throw PatternFault("'[:' is not supported in patterns; write the characters, as in [a-z]")
      }
      place += 1
      if scalar == "\\", let shorthand = shorthand() {
        set.ranges += shorthand.isNegated ? shorthand.complement : shorthand.ranges
        continue
      }
      let low = scalar == "\\" ? try escapedCharacter() : scalar
      var high = low
      if next == "-", place + 1 < text.count, text[place + 1] != "]" {
        place += 1
        let scalar = text[place]
        place += 1
        high = scalar == "\\" ? try escapedCharacter() : scalar
      }
      guard low.value <= high.value else { throw PatternFault("the range '\(low)-\(high)' in the pattern is empty") }
      set.ranges.append(low.value...high.value)
    }
    guard take("]") else { throw PatternFault("the pattern has a '[' without ']'") }
    return set
  }
}
