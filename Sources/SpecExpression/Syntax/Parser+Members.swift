/// Operands, and what is asked of them.
extension Parser {
  /// An operand with the keys, places and functions behind it.
  mutating func member() throws(ExpressionFault) -> UInt32 {
    let start = token.start
    var operand = try primary()
    while true {
      if take(.dot) {
        operand = try selection(operand, from: start)
      } else if take(.leftBracket) {
        if token.kind == .question { throw refused("'[?' is not part of the language; use 'in' or has(…)") }
        let index = try expression()
        try expect(.rightBracket, "']'")
        operand = try add(
          ExpressionNode(kind: .index, first: operand, second: index), from: start, children: [operand, index])
      } else if token.kind == .leftBrace, tokens[place - 1].kind == .name {
        throw refused("messages are not part of the language; write a map, as in {'key': 1}")
      } else {
        return operand
      }
    }
  }

  private func refused(_ message: String) -> ExpressionFault { ExpressionFault(.syntax, message, at: token.range) }

  /// What follows a `.`: a key, a function or a macro.
  private mutating func selection(_ operand: UInt32, from start: UInt32) throws(ExpressionFault) -> UInt32 {
    let name = token
    if token.kind == .question { throw refused("'.?' is not part of the language; use has(…)") }
    guard take(.name) || take(.quotedName) else { throw unexpected("the name of a key or a function") }
    let word = word(name)
    guard take(.leftParen) else {
      let isQuoted = name.kind == .quotedName
      return try select(isQuoted ? String(word.dropFirst().dropLast()) : word, isQuoted, of: operand, from: start)
    }
    if name.kind == .quotedName {
      throw ExpressionFault(.syntax, "a function has no name in backticks", at: name.range)
    }
    if let macro = Macro(word) { return try self.macro(macro, name, on: operand, from: start) }
    let arguments = [operand] + (try arguments())
    return try call(word, .member, arguments, named: name, from: start)
  }

  /// A node that takes the value of a key.
  private mutating func select(
    _ key: String, _ isQuoted: Bool, of operand: UInt32, from start: UInt32
  ) throws(ExpressionFault) -> UInt32 {
    guard let length = UInt16(exactly: key.utf8.count) else { throw unexpected("a shorter name") }
    let offset = UInt32(tree.names.count)
    tree.names.append(contentsOf: key.utf8)
    let node = ExpressionNode(kind: .select, detail: isQuoted ? 1 : 0, extra: length, first: operand, second: offset)
    return try add(node, from: start, children: [operand])
  }

  /// The expressions up to the `)` of a call, which is taken.
  mutating func arguments() throws(ExpressionFault) -> [UInt32] {
    var arguments: [UInt32] = []
    if take(.rightParen) { return arguments }
    repeat { arguments.append(try expression()) } while take(.comma)
    try expect(.rightParen, "',' or ')'")
    return arguments
  }

  private mutating func primary() throws(ExpressionFault) -> UInt32 {
    let first = token
    switch first.kind {
    case .int, .uint, .double, .minus, .text:
      let value = try literal()
      let constant = tree.add(constant: value)
      return try add(ExpressionNode(kind: .constant, first: constant), from: first.start)
    case .name: return try named()
    case .dot where tokenBehind.kind == .name:
      // A name from the root, past the variables of macros.
      place += 1
      return try variable(from: first.start, isRoot: true)
    case .leftParen:
      place += 1
      let inside = try expression()
      try expect(.rightParen, "')'")
      return inside
    case .leftBracket: return try list()
    case .leftBrace: return try map()
    default: throw unexpected("a value")
    }
  }

  private mutating func list() throws(ExpressionFault) -> UInt32 {
    let start = token.start
    place += 1
    var elements: [UInt32] = []
    while token.kind != .rightBracket {
      if token.kind == .question { throw refused("'?' in a list is not part of the language; use a filter") }
      elements.append(try expression())
      if !take(.comma) { break }
    }
    try expect(.rightBracket, "',' or ']'")
    let first = tree.add(children: elements)
    return try add(
      ExpressionNode(kind: .list, first: first, second: UInt32(elements.count)), from: start, children: elements)
  }

  private mutating func map() throws(ExpressionFault) -> UInt32 {
    let start = token.start
    place += 1
    var pairs: [UInt32] = []
    while token.kind != .rightBrace {
      if token.kind == .question { throw refused("'?' in a map is not part of the language") }
      pairs.append(try expression())
      try expect(.colon, "':' and the value of the key")
      pairs.append(try expression())
      if !take(.comma) { break }
    }
    try expect(.rightBrace, "',' or '}'")
    let first = tree.add(children: pairs)
    return try add(
      ExpressionNode(kind: .map, first: first, second: UInt32(pairs.count / 2)), from: start, children: pairs)
  }

  private mutating func literal() throws(ExpressionFault) -> Value {
    let start = token.start
    let isNegative = take(.minus)
    let number = token
    place += 1
    let range = Int(start)..<Int(number.end)
    if number.kind == .text { return .string(try TextLiteral.text(of: number.range, in: text)) }
    var digits = word(number)
    if number.kind == .uint { digits.removeLast() }
    let isHex = digits.hasPrefix("0x") || digits.hasPrefix("0X")
    if isHex { digits.removeFirst(2) }
    switch number.kind {
    case .double: return .double(Double(isNegative ? "-\(padded(digits))" : padded(digits)) ?? .nan)
    case .uint:
      if let value = UInt64(digits, radix: isHex ? 16 : 10) { return .uint(value) }
      throw ExpressionFault(.syntax, "the number \(Evaluator.short(word(number))) has more than 64 bits", at: range)
    default:
      if let value = Int64((isNegative ? "-" : "") + digits, radix: isHex ? 16 : 10) { return .int(value) }
      throw ExpressionFault(
        .syntax, "the number \(Evaluator.short(word(number))) has more than 64 bits; write it with a point", at: range)
    }
  }

  /// The text of a number as the standard library takes it.
  private func padded(_ digits: String) -> String { digits.hasPrefix(".") ? "0" + digits : digits }
}
