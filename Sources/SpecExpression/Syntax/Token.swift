/// A word or sign of an expression.
struct Token {
  /// What it is.
  enum Kind: UInt8 {
    case name
    /// A name in backticks, as in ``model.`first-name` ``.
    case quotedName
    case int, uint, double, text
    case leftParen, rightParen, leftBracket, rightBracket, leftBrace, rightBrace
    case dot, comma, colon, question
    case or, and, not
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
    case plus, minus, star, slash, percent
    /// Behind the last token, at the `)` that ends the expression.
    case end
  }

  var kind: Kind
  /// First byte in the template's text.
  var start: UInt32
  /// One past the last byte.
  var end: UInt32

  /// The bytes in the template's text.
  var range: Range<Int> { Int(start)..<Int(end) }

  /// The operator between two operands that it writes; `in` is a name and is not told here.
  var infix: Operator? {
    switch kind {
    case .or: .or
    case .and: .and
    case .equal: .equal
    case .notEqual: .notEqual
    case .less: .less
    case .lessOrEqual: .lessOrEqual
    case .greater: .greater
    case .greaterOrEqual: .greaterOrEqual
    case .plus: .add
    case .minus: .subtract
    case .star: .multiply
    case .slash: .divide
    case .percent: .remainder
    default: nil
    }
  }
}
