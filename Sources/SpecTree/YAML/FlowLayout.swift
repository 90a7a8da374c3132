/// What stands around a place inside brackets or braces: the open ones, and the entry that has been begun.
///
/// Read leniently from a bracket on, for explaining what libyaml could not read.
struct FlowLayout {
  /// A bracket or brace that is open at the place.
  struct Frame {
    /// Where it stands.
    let opener: Int
    /// Where the entry begins that the place lies in.
    var entry: Int?
    /// Where the value of the entry begins, behind a colon.
    var value: Int?
  }

  /// A comment in which closing brackets stand.
  struct Swallow {
    /// Where the text begins that the comment sign is part of.
    let text: Int
    /// Where the comment sign stands.
    let sign: Int
    /// The brackets that it swallows.
    let closers: String
  }

  /// What is open, outermost first.
  private(set) var frames: [Frame] = []
  /// The first comment that swallows closing brackets.
  private(set) var swallow: Swallow?
  /// Where a text with an expression in it begins whose end lies behind the place.
  private(set) var expression: Int?

  private let bytes: UnsafeBufferPointer<UInt8>
  private let limit: Int
  private var place: Int
  /// Where the line ends that an expression was last looked for on.
  private var lineEnd = -1

  /// The layout at `limit`, read from the bracket at `start`.
  init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to limit: Int) {
    self.bytes = bytes
    self.limit = limit
    place = start
    while place < limit, expression == nil { step() }
  }

  private mutating func step() {
    let byte = bytes[place]
    switch byte {
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      begin()
      frames.append(Frame(opener: place))
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      _ = frames.popLast()
    case UInt8(ascii: ","):
      if let opener = frames.popLast()?.opener { frames.append(Frame(opener: opener)) }
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      begin()
      place = bytes.closingQuote(of: place, limit: bytes.count) ?? limit
    case UInt8(ascii: "#"):
      readComment(text: place)
      return
    case UInt8(ascii: ":"):
      if let last = frames.indices.last, frames[last].value == nil { frames[last].value = nextToken(from: place + 1) }
    case let byte where !byte.isBlankOrBreak:
      readPlain()
      return
    default: break
    }
    place += 1
  }

  /// Notes that an entry begins here, unless it has begun.
  private mutating func begin() {
    if let last = frames.indices.last, frames[last].entry == nil { frames[last].entry = place }
  }

  private func nextToken(from start: Int) -> Int {
    var token = start
    while token < bytes.count, bytes[token].isBlankOrBreak { token += 1 }
    return token
  }

  /// Reads a plain scalar, which may go on over several lines.
  private mutating func readPlain() {
    begin()
    let start = place
    var checked = place
    while place < limit {
      let byte = bytes[place]
      if byte.isFlowSign { return }
      let next = place + 1 < bytes.count ? bytes[place + 1] : UInt8(ascii: "\n")
      if byte == UInt8(ascii: ":"), next.isBlankOrBreak || next.isFlowSign { return }
      if byte == UInt8(ascii: "#"), bytes[place - 1].isBlankOrBreak { return readComment(text: start) }
      if byte == UInt8(ascii: "$"), next == UInt8(ascii: "("), place >= checked {
        if lineEnd < place { lineEnd = bytes.endOfLine(from: place) }
        checked = bytes.endOfExpression(at: place, limit: lineEnd)
        if checked > limit {
          expression = start
          return
        }
      }
      place += 1
    }
  }

  private mutating func readComment(text: Int) {
    let end = bytes.endOfLine(from: place)
    var depth = 0
    var closers = ""
    for byte in bytes[place..<end] {
      if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") { depth += 1 }
      guard byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") else { continue }
      if depth > 0 { depth -= 1 } else { closers.unicodeScalars.append(Unicode.Scalar(byte)) }
    }
    let isText = place + 1 < end && !bytes[place + 1].isBlank
    if swallow == nil, isText, !closers.isEmpty { swallow = Swallow(text: text, sign: place, closers: closers) }
    place = end
  }
}

extension UInt8 {
  /// A bracket, a brace or a comma.
  var isFlowSign: Bool {
    switch self {
    case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"): true
    default: false
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The offset behind the parenthesis that closes the expression `$(…)` at `start`; `limit` when none does.
  func endOfExpression(at start: Int, limit: Int) -> Int {
    var depth = 0
    var place = start + 1
    while place < limit {
      switch self[place] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return place + 1 }
      case UInt8(ascii: "'"), UInt8(ascii: "\""):
        guard let closing = closingQuote(of: place, limit: limit) else { return limit }
        place = closing
      default: break
      }
      place += 1
    }
    return limit
  }

  /// The offset behind a text inside brackets as its author meant it: up to the comma or bracket that ends the entry,
  /// or the end of the line; expressions and brackets in the text belong to it.
  func endOfFlowText(from start: Int) -> Int {
    let limit = endOfLine(from: start)
    var depth = 0
    var place = start
    while place < limit {
      switch self[place] {
      case UInt8(ascii: "$") where place + 1 < limit && self[place + 1] == UInt8(ascii: "("):
        place = endOfExpression(at: place, limit: limit)
        continue
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        if depth == 0 { return trimmingBlanks(start..<place).upperBound }
        depth -= 1
      case UInt8(ascii: ",") where depth == 0: return trimmingBlanks(start..<place).upperBound
      default: break
      }
      place += 1
    }
    return trimmingBlanks(start..<limit).upperBound
  }
}
