internal import SpecSource

extension Lexer {
  /// The signs of two bytes.
  private static let pairs: [(UInt8, UInt8, Token.Kind)] = [
    (UInt8(ascii: "|"), UInt8(ascii: "|"), .or), (UInt8(ascii: "&"), UInt8(ascii: "&"), .and),
    (UInt8(ascii: "="), UInt8(ascii: "="), .equal), (UInt8(ascii: "!"), UInt8(ascii: "="), .notEqual),
    (UInt8(ascii: "<"), UInt8(ascii: "="), .lessOrEqual), (UInt8(ascii: ">"), UInt8(ascii: "="), .greaterOrEqual),
  ]

  /// Adds the token of a sign, or notes what is wrong with it.
  mutating func sign(_ first: UInt8) {
    if let pair = Self.pairs.first(where: { $0.0 == first && $0.1 == byte(1) }) {
      if first == UInt8(ascii: "="), byte(2) == first {
        return report("'===' is not an operator; write '==' to compare", length: 3, replacement: "==")
      }
      return add(pair.2, 2)
    }
    switch first {
    case UInt8(ascii: "["): add(.leftBracket, 1)
    case UInt8(ascii: "]"): add(.rightBracket, 1)
    case UInt8(ascii: "{"): add(.leftBrace, 1)
    case UInt8(ascii: "}"): add(.rightBrace, 1)
    case UInt8(ascii: "."): add(.dot, 1)
    case UInt8(ascii: ","): add(.comma, 1)
    case UInt8(ascii: ":"): add(.colon, 1)
    case UInt8(ascii: "?"): add(.question, 1)
    case UInt8(ascii: "!"): add(.not, 1)
    case UInt8(ascii: "<"): add(.less, 1)
    case UInt8(ascii: ">"): add(.greater, 1)
    case UInt8(ascii: "+"): add(.plus, 1)
    case UInt8(ascii: "-"): add(.minus, 1)
    case UInt8(ascii: "*"): add(.star, 1)
    case UInt8(ascii: "/"): add(.slash, 1)
    case UInt8(ascii: "%"): add(.percent, 1)
    case UInt8(ascii: "="): report("'=' is not an operator; write '==' to compare", length: 1, replacement: "==")
    case UInt8(ascii: "&"): report("'&' is not an operator; write '&&' for 'and'", length: 1, replacement: "&&")
    case UInt8(ascii: "|"): report("'|' is not an operator; write '||' for 'or'", length: 1, replacement: "||")
    case UInt8(ascii: "$"): report("'$' has no meaning inside an expression; write the name alone", length: 1)
    default: unknownSign()
    }
  }

  /// Says which character it is that no expression has.
  private mutating func unknownSign() {
    var length = 1
    while byte(length) & 0xC0 == 0x80 { length += 1 }
    let sign = String(decoding: text[place..<place + length], as: UTF8.self)
    if ["‘", "’", "“", "”", "„", "«", "»"].contains(sign) {
      return report("'\(sign)' is a typographic quote; write a text in straight ones, 'like this'", length: length)
    }
    if sign.unicodeScalars.allSatisfy({ $0.value < 0x20 || $0.properties.isWhitespace }) {
      let name = sign.unicodeScalars.first?.codePoint ?? ""
      return report("the character \(name) has no meaning here", length: length)
    }
    report("'\(sign)' has no meaning in an expression", length: length)
  }
}
