internal import SpecSource

/// What is thrown at the first byte that the scanner of everyday YAML is not sure of.
struct NotEveryday: Error {}

/// The text that the scanner of everyday YAML reads: blanks, comments and the ends of lines; scalars and brackets.
///
/// Two words, so that each step is handed it in registers.
struct EverydayText {
  /// The most bytes of a key: libyaml takes 1,024 characters up to its colon.
  static let longestKey = 1000

  let base: UnsafePointer<UInt8>
  let end: Int

  /// The text of a file's bytes.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    // The pointer of an empty array may be nil; nothing is read through it then.
    base = bytes.baseAddress ?? UnsafePointer(bitPattern: 1).unsafelyUnwrapped
    end = bytes.count
  }

  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: base, count: end) }

  /// The place of the first byte from `start` on that is no space.
  @inline(always)
  func skipSpaces(from start: Int) -> Int {
    var place = start
    while place &+ 8 <= end {
      let others = word(at: place) ^ 0x2020_2020_2020_2020
      // The lowest bit that is set lies in the first byte that is no space; none is set where all eight are.
      place &+= others.trailingZeroBitCount &>> 3
      if others != 0 { return place }
    }
    while place < end, base[place] == UInt8(ascii: " ") { place &+= 1 }
    return place
  }

  /// Eight bytes, the first lowest.
  @inline(always)
  func word(at place: Int) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(base + place).loadUnaligned(as: UInt64.self))
  }

  /// Whether a byte ends the line or begins a comment.
  @inline(always)
  func isRestOfLine(at place: Int) -> Bool {
    base[place] == UInt8(ascii: "#") || base[place] == UInt8(ascii: "\n") || base[place] == UInt8(ascii: "\r")
  }

  /// Whether there is a space or the end of a line or of the file.
  @inline(always)
  func isBlankOrEnd(at place: Int) -> Bool {
    guard place < end else { return true }
    return base[place] == UInt8(ascii: " ") || base[place] == UInt8(ascii: "\n") || base[place] == UInt8(ascii: "\r")
  }

  /// Whether a line begins like the marker of a document's start or end.
  @inline(always)
  func isMarker(at place: Int) -> Bool {
    let first = base[place]
    guard first == UInt8(ascii: "-") || first == UInt8(ascii: ".") else { return false }
    return place &+ 3 <= end && base[place &+ 1] == first && base[place &+ 2] == first
  }

  /// Whether there is the dash of an item.
  @inline(always)
  func isDash(at place: Int) -> Bool { base[place] == UInt8(ascii: "-") && isBlankOrEnd(at: place &+ 1) }

  /// The start of the next line, where only spaces and a comment stand before it.
  @inline(always)
  func endOfLine(from start: Int) throws(NotEveryday) -> Int {
    if start < end, base[start] == UInt8(ascii: "\n") { return start &+ 1 }
    return try restOfLine(from: start)
  }

  /// The same behind a scalar, which a comment sign may have cut.
  @inline(always)
  func endOfLine(behind scalar: OneLineScalar, _ builder: inout TreeBuilder) throws(NotEveryday) -> Int {
    if scalar.end < end, base[scalar.end] == UInt8(ascii: "\n") { return scalar.end &+ 1 }
    noteCut(scalar, &builder)
    return try restOfLine(from: scalar.end)
  }

  /// Notes a comment behind a plain scalar that looks like a part of it.
  @inline(always)
  func noteCut(_ scalar: OneLineScalar, _ builder: inout TreeBuilder) {
    if scalar.style == .plain, scalar.end < end, base[scalar.end] == UInt8(ascii: " ") {
      builder.noteCut(at: scalar.end)
    }
  }

  @inline(never)
  private func restOfLine(from start: Int) throws(NotEveryday) -> Int {
    let place = skipSpaces(from: start)
    guard place < end else { return end }
    switch base[place] {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return try lineBreak(at: place)
    case UInt8(ascii: "#") where place > start: return try comment(from: place)
    default: throw NotEveryday()
    }
  }

  /// The place behind a line break: LF or CRLF.
  @inline(always)
  func lineBreak(at place: Int) throws(NotEveryday) -> Int {
    if base[place] == UInt8(ascii: "\n") { return place &+ 1 }
    guard place &+ 1 < end, base[place &+ 1] == UInt8(ascii: "\n") else { throw NotEveryday() }
    return place &+ 2
  }

  /// The start of the line behind a comment.
  func comment(from start: Int) throws(NotEveryday) -> Int {
    let place = try endOfText(from: start)
    return place < end ? try lineBreak(at: place) : end
  }

  /// The place of the line break, or of the end, up to which all can be read.
  func endOfText(from start: Int) throws(NotEveryday) -> Int {
    var place = start
    while true {
      place = skip(from: place) { PlainStops.inComment($0) }
      guard place < end else { return end }
      switch base[place] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return place
      case 0x09, 0x20...0x7E: place &+= 1
      case 0x80...: place = try wideText(from: place)
      default: throw NotEveryday()
      }
    }
  }

  /// The place of the first byte that `stops` marks, or one of the last fifteen.
  @inline(always)
  func skip(from start: Int, _ stops: (PlainStops.Bytes) -> PlainStops.Marks) -> Int {
    PlainStops.skip(from: start, to: end, of: base, stops)
  }

  /// The place behind the characters beyond ASCII that begin at `start`.
  @inline(never)
  func wideText(from start: Int) throws(NotEveryday) -> Int {
    var place = start
    while place < end, base[place] >= 0x80 {
      guard let length = UTF8Sequence.length(at: place, in: bytes), !isUnreadable(at: place) else {
        throw NotEveryday()
      }
      place &+= length
    }
    return place
  }

  /// Whether a character beyond ASCII is none that libyaml prints, or one that it ends a line at: U+0080 to U+009F,
  /// U+2028, U+2029, U+FEFF, U+FFFE, U+FFFF.
  private func isUnreadable(at place: Int) -> Bool {
    switch base[place] {
    case 0xC2: base[place &+ 1] < 0xA0
    case 0xE2: base[place &+ 1] == 0x80 && (base[place &+ 2] == 0xA8 || base[place &+ 2] == 0xA9)
    case 0xEF:
      base[place &+ 1] == 0xBB && base[place &+ 2] == 0xBF || base[place &+ 1] == 0xBF && base[place &+ 2] >= 0xBE
    default: false
    }
  }
}
