internal import SpecSource

/// A scalar that stands on one line; small enough to be handed on in registers.
struct OneLineScalar {
  /// Where it begins, with its quote.
  let start: Int
  /// The place behind it, with its quote.
  let end: Int
  let style: NodeStyle
  /// Whether the text is spelled with backslashes or doubled quotes.
  let isEscaped: Bool

  /// What stands between the quotes, or all where there are none.
  @inline(__always) var text: Range<Int> {
    let quote = style == .plain ? 0 : 1
    return start &+ quote..<end &- quote
  }
}

/// Scalars of one line.
extension EverydayText {
  /// The scalar that begins at `start`, which is not yet added.
  @inline(always)
  func scalar(at start: Int, inFlow: Bool, _ builder: inout TreeBuilder) throws(NotEveryday) -> OneLineScalar {
    switch base[start] {
    case UInt8(ascii: "\""): try doubleQuoted(at: start, &builder)
    case UInt8(ascii: "'"): try singleQuoted(at: start, &builder)
    default: try plain(at: start, inFlow: inFlow, &builder)
    }
  }

  /// Adds a scalar, where no key is expected.
  @inline(always)
  func add(_ scalar: OneLineScalar, to builder: inout TreeBuilder) {
    if _slowPath(scalar.isEscaped) { return addEscaped(scalar, to: &builder) }
    builder.value(at: scalar.start, text: scalar.text, scalar.style)
  }

  /// Adds a scalar as a key, where one is expected.
  @inline(always)
  func addKey(_ scalar: OneLineScalar, to builder: inout TreeBuilder) {
    if _slowPath(scalar.isEscaped) { return addEscaped(scalar, to: &builder) }
    builder.key(at: scalar.start, text: scalar.text, scalar.style)
  }

  // MARK: Plain

  @inline(always)
  private func plain(at start: Int, inFlow: Bool, _ builder: inout TreeBuilder) throws(NotEveryday) -> OneLineScalar {
    guard mayBeginPlain(at: start) else { throw NotEveryday() }
    var place = start
    scan: while true {
      place = inFlow ? skip(from: place) { PlainStops.inFlow($0) } : skip(from: place) { PlainStops.inBlock($0) }
      guard place < end else { break }
      switch base[place] {
      case UInt8(ascii: ":"):
        if isBlankOrEnd(at: place &+ 1) { break scan }
        let next = base[place &+ 1]
        // libyaml reads some signs behind a colon otherwise in brackets, and a tab as a blank.
        if next == 0x09 || inFlow && (Self.isFlowSign(next) || next == UInt8(ascii: "?")) { throw NotEveryday() }
        place &+= 1
      case UInt8(ascii: "#"):
        if base[place &- 1] == UInt8(ascii: " ") { break scan }
        place &+= 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): break scan
      case UInt8(ascii: "$"):
        builder.noteDollar()
        place &+= 1
      case let byte where byte >= 0x80: place = try wideText(from: place)
      case let byte where inFlow && Self.isFlowSign(byte): break scan
      case 0x20...0x7E: place &+= 1
      default: throw NotEveryday()
      }
    }
    while base[place &- 1] == UInt8(ascii: " ") { place &-= 1 }
    return OneLineScalar(start: start, end: place, style: .plain, isEscaped: false)
  }

  /// Whether a plain scalar may begin with the byte at a place; some signs that could are left to libyaml.
  @inline(always)
  private func mayBeginPlain(at place: Int) -> Bool {
    let first = base[place]
    switch first {
    case UInt8(ascii: "-"): break
    case 0...0x20, UInt8(ascii: "!"), UInt8(ascii: "\""), UInt8(ascii: "#"), UInt8(ascii: "%"), UInt8(ascii: "&"),
      UInt8(ascii: "'"), UInt8(ascii: "*"), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ">"), UInt8(ascii: "?"),
      UInt8(ascii: "@"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "`"), UInt8(ascii: "{"), UInt8(ascii: "|"),
      UInt8(ascii: "}"), 0x7F:
      return false
    default: return true
    }
    guard place &+ 1 < end else { return false }
    let next = base[place &+ 1]
    return next > 0x20 && next < 0x7F && next != UInt8(ascii: ":") && next != UInt8(ascii: "#")
      && !Self.isFlowSign(next)
  }

  /// Whether a byte is a bracket or a comma.
  @inline(always)
  private static func isFlowSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte | 0x20 == UInt8(ascii: "{") || byte | 0x20 == UInt8(ascii: "}")
  }

  // MARK: Quoted

  @inline(always)
  private func doubleQuoted(at start: Int, _ builder: inout TreeBuilder) throws(NotEveryday) -> OneLineScalar {
    var place = start &+ 1
    var isEscaped = false
    while true {
      place = skip(from: place) { PlainStops.inDoubleQuotes($0) }
      guard place < end else { throw NotEveryday() }
      switch base[place] {
      case UInt8(ascii: "\""):
        return OneLineScalar(start: start, end: place &+ 1, style: .doubleQuoted, isEscaped: isEscaped)
      case UInt8(ascii: "\\"):
        guard place &+ 1 < end, Self.escaped(base[place &+ 1]) != nil else { throw NotEveryday() }
        isEscaped = true
        place &+= 2
      default: place = try textByte(at: place, &builder)
      }
    }
  }

  @inline(always)
  private func singleQuoted(at start: Int, _ builder: inout TreeBuilder) throws(NotEveryday) -> OneLineScalar {
    var place = start &+ 1
    var isEscaped = false
    while true {
      place = skip(from: place) { PlainStops.inSingleQuotes($0) }
      guard place < end else { throw NotEveryday() }
      guard base[place] == UInt8(ascii: "'") else {
        place = try textByte(at: place, &builder)
        continue
      }
      guard place &+ 1 < end, base[place &+ 1] == UInt8(ascii: "'") else {
        return OneLineScalar(start: start, end: place &+ 1, style: .singleQuoted, isEscaped: isEscaped)
      }
      isEscaped = true
      place &+= 2
    }
  }

  /// The place behind a byte that stands for itself in a text.
  @inline(always)
  func textByte(at place: Int, _ builder: inout TreeBuilder) throws(NotEveryday) -> Int {
    switch base[place] {
    case UInt8(ascii: "$"):
      builder.noteDollar()
      return place &+ 1
    case 0x20...0x7E: return place &+ 1
    case 0x80...: return try wideText(from: place)
    default: throw NotEveryday()
    }
  }

  /// What a letter behind a backslash stands for; nil for those that are left to libyaml.
  private static func escaped(_ letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): letter
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "t"): 0x09
    case UInt8(ascii: "r"): 0x0D
    default: nil
    }
  }

  @inline(never)
  private func addEscaped(_ scalar: OneLineScalar, to builder: inout TreeBuilder) {
    var text: [UInt8] = []
    text.reserveCapacity(scalar.text.count)
    var place = scalar.text.lowerBound
    while place < scalar.text.upperBound {
      var byte = base[place]
      if scalar.style == .singleQuoted {
        if byte == UInt8(ascii: "'") { place &+= 1 }
      } else if byte == UInt8(ascii: "\\"), let meant = Self.escaped(base[place &+ 1]) {
        byte = meant
        place &+= 1
      }
      text.append(byte)
      place &+= 1
    }
    text.withUnsafeBufferPointer { builder.pooledScalar(scalar.start..<scalar.end, text: $0, scalar.style) }
  }
}
