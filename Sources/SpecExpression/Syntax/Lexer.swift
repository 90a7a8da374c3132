/// Cuts an expression into tokens, from behind its `$(` to the `)` that closes it outside of texts and parentheses.
///
/// It goes on after a fault, so that the text behind the expression can be read.
struct Lexer {
  /// The template's text.
  let text: [UInt8]
  /// The byte that comes next.
  private(set) var place: Int
  private var depth = 0
  private var isOpen = true

  /// The tokens; the last one is `end`.
  private(set) var tokens: [Token] = []
  /// The first thing that is no token.
  private(set) var fault: ExpressionFault?
  /// Whether a text or the expression itself goes on to the end of the template.
  private(set) var isUnclosed = false

  /// The tokens of the expression that begins at `start`.
  init(_ text: [UInt8], from start: Int) {
    self.text = text
    place = start
    while isOpen { step() }
  }

  /// Behind the closing `)`, or the end of the text.
  var end: Int { place }

  /// The byte that comes next, or so many behind it; 0 behind the end.
  func byte(_ ahead: Int = 0) -> UInt8 {
    place + ahead < text.count ? text[place + ahead] : 0
  }

  private mutating func step() {
    guard place < text.count else {
      isOpen = false
      isUnclosed = true
      add(.end, 0)
      return
    }
    let first = text[place]
    switch first {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0x0C: place += 1
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): skipComment()
    case UInt8(ascii: ")") where depth == 0:
      isOpen = false
      add(.end, 1)
    case UInt8(ascii: "("), UInt8(ascii: ")"):
      depth += first == UInt8(ascii: "(") ? 1 : -1
      add(first == UInt8(ascii: "(") ? .leftParen : .rightParen, 1)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): number()
    case UInt8(ascii: ".") where Self.isDigit(byte(1)): number()
    case UInt8(ascii: "'"), UInt8(ascii: "\""): string(prefix: 0)
    case UInt8(ascii: "`"): quotedName()
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): name()
    default: sign(first)
    }
  }

  /// Adds a token that begins here.
  mutating func add(_ kind: Token.Kind, _ length: Int) {
    let start = UInt32(truncatingIfNeeded: place)
    tokens.append(Token(kind: kind, start: start, end: start + UInt32(truncatingIfNeeded: length)))
    place += length
  }

  /// Notes a fault at the next bytes, unless there was one before, and passes over them.
  mutating func report(_ message: String, length: Int, replacement: String? = nil) {
    let range = place..<min(place + length, text.count)
    if fault == nil { fault = ExpressionFault(.syntax, message, at: range, replacement: replacement) }
    place = range.upperBound
  }

  private mutating func skipComment() {
    while place < text.count, text[place] != UInt8(ascii: "\n"), text[place] != UInt8(ascii: "\r") { place += 1 }
  }

  private mutating func name() {
    var length = 1
    while Self.isLetter(byte(length)) || Self.isDigit(byte(length)) { length += 1 }
    let next = byte(length)
    if next == UInt8(ascii: "'") || next == UInt8(ascii: "\""), length <= 2 {
      let letters = text[place..<place + length].map { $0 | 0x20 }
      if letters == [UInt8(ascii: "r")] { return string(prefix: 1) }
      if letters == [UInt8(ascii: "b")] || letters == [UInt8(ascii: "b"), UInt8(ascii: "r")] {
        report("bytes are not part of the language; leave out the 'b' for a text", length: 1, replacement: "")
        return
      }
    }
    if next >= 0x80 {
      let rest = String(decoding: text[(place + length)...].prefix(Self.longestName), as: UTF8.self)
      let letters = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      if letters.isEmpty { return add(.name, length) }
      length += letters.utf8.count
      let word = String(decoding: text[place..<place + length], as: UTF8.self)
      report("the name '\(word)' has a letter outside a to z; write it in backticks behind a '.'", length: length)
      return
    }
    add(.name, length)
  }

  private mutating func quotedName() {
    var length = 1
    while byte(length) != UInt8(ascii: "`"), place + length < text.count, byte(length) != UInt8(ascii: "\n") {
      length += 1
    }
    if byte(length) != UInt8(ascii: "`") { return report("the '`' has no second one that ends the name", length: 1) }
    if length == 1 { return report("there is no name between the backticks", length: 2) }
    add(.quotedName, length + 1)
  }

  /// A text with `prefix` letters before its quote.
  private mutating func string(prefix: Int) {
    let quote = byte(prefix)
    let isTriple = byte(prefix + 1) == quote && byte(prefix + 2) == quote
    var length = prefix + (isTriple ? 3 : 1)
    while place + length < text.count {
      let next = byte(length)
      if next == quote, !isTriple || (byte(length + 1) == quote && byte(length + 2) == quote) {
        return add(.text, length + (isTriple ? 3 : 1))
      }
      if !isTriple, next == UInt8(ascii: "\n") || next == UInt8(ascii: "\r") {
        return report("the text is not closed in its line; write \\n for a line break", length: length)
      }
      length += next == UInt8(ascii: "\\") && prefix == 0 ? 2 : 1
    }
    let mark = String(decoding: repeatElement(quote, count: isTriple ? 3 : 1), as: UTF8.self)
    report("the text is not closed; it needs a second \(mark)", length: length)
    isUnclosed = true
  }

  private mutating func number() {
    var length = 0
    func digits() -> Int {
      let start = length
      while Self.isDigit(byte(length)) { length += 1 }
      return length - start
    }
    var kind = Token.Kind.int
    if byte() == UInt8(ascii: "0"), byte(1) | 0x20 == UInt8(ascii: "x"), Self.isHexDigit(byte(2)) {
      length = 2
      while Self.isHexDigit(byte(length)) { length += 1 }
    } else {
      _ = digits()
      if byte(length) == UInt8(ascii: "."), Self.isDigit(byte(length + 1)) {
        kind = .double
        length += 1
        _ = digits()
      }
      if byte(length) | 0x20 == UInt8(ascii: "e") {
        let sign = byte(length + 1) == UInt8(ascii: "+") || byte(length + 1) == UInt8(ascii: "-")
        if Self.isDigit(byte(length + (sign ? 2 : 1))) {
          kind = .double
          length += sign ? 2 : 1
          _ = digits()
        }
      }
    }
    if kind == .int, byte(length) | 0x20 == UInt8(ascii: "u") {
      kind = .uint
      length += 1
    }
    if Self.isLetter(byte(length)) {
      let start = length
      while Self.isLetter(byte(length)) || Self.isDigit(byte(length)) { length += 1 }
      let word = String(decoding: text[place..<place + length], as: UTF8.self)
      return report("'\(word)' is no number, nor a name, which begins with a letter", length: max(length, start + 1))
    }
    add(kind, length)
  }

  /// A name with foreign letters is shown up to this many bytes.
  private static let longestName = 120

  /// 0 to 9.
  static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  /// 0 to 9, a to f, A to F.
  static func isHexDigit(_ byte: UInt8) -> Bool { isDigit(byte) || (byte | 0x20) &- UInt8(ascii: "a") < 6 }

  /// What a name begins with.
  static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte == UInt8(ascii: "_")
  }
}
