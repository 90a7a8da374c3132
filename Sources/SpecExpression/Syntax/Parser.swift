/// Builds the nodes of an expression from its tokens.
///
/// It stops at the first fault of syntax. A name that there is not is noted, and the expression is read to its end, so
/// that one run reports all such names.
struct Parser {
  let text: [UInt8]
  let tokens: [Token]
  let names: ScopeNames
  var place = 0
  var depth = 0
  /// The variables of the macros around, outermost first.
  var locals: [String] = []
  var tree: ExpressionTree
  /// Names that there are not.
  var nameFaults: [ExpressionFault] = []
  /// How deep each node of `tree` is.
  var heights: [UInt8]

  /// A parser of one expression, whose nodes are added to those of a template.
  init(_ text: [UInt8], _ tokens: [Token], names: ScopeNames, adding tree: ExpressionTree) {
    self.text = text
    self.tokens = tokens
    self.names = names
    self.tree = tree
    // Nodes of other expressions are never children here.
    heights = Array(repeating: 0, count: tree.nodes.count)
  }

  /// Reads the whole expression and gives its node.
  mutating func parse() throws(ExpressionFault) -> UInt32 {
    if token.kind == .end {
      throw ExpressionFault(.syntax, "there is no expression between '$(' and ')'", at: token.range)
    }
    let root = try expression()
    if token.kind != .end { throw unexpected("an operator or the end") }
    return root
  }

  /// The token that comes next.
  var token: Token { tokens[place] }

  /// The token behind the next one.
  var tokenBehind: Token { tokens[min(place + 1, tokens.count - 1)] }

  /// The text of a token.
  func word(_ token: Token) -> String { String(decoding: text[token.range], as: UTF8.self) }

  /// Takes the next token if it is of a kind.
  mutating func take(_ kind: Token.Kind) -> Bool {
    guard token.kind == kind else { return false }
    place += 1
    return true
  }

  /// Takes the next token, which has to be of a kind; `what` is how a fault names it.
  mutating func expect(_ kind: Token.Kind, _ what: String) throws(ExpressionFault) {
    if !take(kind) { throw unexpected(what) }
  }

  /// The fault that something else was expected.
  func unexpected(_ expected: String) -> ExpressionFault {
    if token.kind == .end {
      // The place behind the last token, where the missing part would go.
      let end = place > 0 ? Int(tokens[place - 1].end) : Int(token.start)
      return ExpressionFault(.syntax, "the expression ends where \(expected) was expected", at: end..<end)
    }
    let found = word(token)
    if place > 0, token.kind == .name, let sign = Self.spelledOut[found.lowercased()] {
      return ExpressionFault(
        .syntax, "'\(found)' is not an operator; write '\(sign)'", at: token.range, replacement: sign)
    }
    return ExpressionFault(.syntax, "expected \(expected), found '\(Evaluator.short(found))'", at: token.range)
  }

  /// Operators that other languages spell out.
  private static let spelledOut = [
    "and": "&&", "or": "||", "not": "!", "is": "==", "eq": "==", "ne": "!=", "lt": "<", "gt": ">", "le": "<=",
    "ge": ">=", "mod": "%", "div": "/", "then": "?", "else": ":", "if": "?",
  ]

  /// Adds a node; `children` are those that it is deeper than.
  mutating func add(
    _ node: ExpressionNode, from start: UInt32, children: [UInt32] = []
  ) throws(ExpressionFault) -> UInt32 {
    let range = start..<max(start, place > 0 ? tokens[place - 1].end : start)
    let height = 1 + (children.map { Int(heights[Int($0)]) }.max() ?? 0)
    guard height <= Limits.deepestExpression else { throw tooDeep(Int(range.lowerBound)..<Int(range.upperBound)) }
    heights.append(UInt8(height))
    return tree.add(node, at: range)
  }

  /// The fault that the expression nests too deep.
  func tooDeep(_ range: Range<Int>) -> ExpressionFault {
    ExpressionFault(.limit, "the expression is nested deeper than \(Limits.deepestExpression)", at: range)
  }

  /// An expression, with `?:` if it has one.
  mutating func expression() throws(ExpressionFault) -> UInt32 {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Limits.deepestExpression else { throw tooDeep(token.range) }
    // `a ? b : c ? d : e` goes on to the right; each part is kept and the nodes are made from the last.
    var parts: [(start: UInt32, condition: UInt32, result: UInt32)] = []
    var start = token.start
    var last = try operation(1)
    while take(.question) {
      if token.kind == .dot {
        throw ExpressionFault(.syntax, "'?.' is not part of the language; use has(…)", at: token.range)
      }
      let result = try expression()
      try expect(.colon, "':' and the other value")
      parts.append((start, last, result))
      start = token.start
      last = try operation(1)
    }
    for part in parts.reversed() {
      let children = [part.condition, part.result, last]
      let first = tree.add(children: children)
      // Evaluation goes on to the last part without going deeper.
      let node = ExpressionNode(kind: .conditional, first: first)
      last = try add(node, from: part.start, children: [part.condition, part.result])
      heights[Int(last)] = max(heights[Int(last)], heights[Int(children[2])])
    }
    return last
  }

  /// The operator between operands that comes next, if it binds at least so tightly.
  private func infix(_ least: Int) -> Operator? {
    var sign = token.infix
    if token.kind == .name, word(token) == "in" { sign = .within }
    guard let sign, sign.level >= least else { return nil }
    return sign
  }

  /// Operands with operators that bind at least so tightly.
  private mutating func operation(_ least: Int) throws(ExpressionFault) -> UInt32 {
    let start = token.start
    var left = try unary()
    while let level = infix(least)?.level {
      var signs: [Operator] = []
      var operands = [left]
      while let sign = infix(level), sign.level == level {
        place += 1
        signs.append(sign)
        operands.append(try operation(level + 1))
      }
      left = try combine(operands, signs, from: start)
    }
    return left
  }

  /// The node of operands with operators of one level between them.
  private mutating func combine(
    _ operands: [UInt32], _ signs: [Operator], from start: UInt32
  ) throws(ExpressionFault) -> UInt32 {
    if signs[0] == .and || signs[0] == .or {
      let first = tree.add(children: operands)
      let node = ExpressionNode(
        kind: .logic, detail: signs[0].rawValue, first: first, second: UInt32(operands.count))
      return try add(node, from: start, children: operands)
    }
    if signs.count == 1 {
      let node = ExpressionNode(kind: .binary, detail: signs[0].rawValue, first: operands[0], second: operands[1])
      return try add(node, from: start, children: operands)
    }
    var children = [operands[0]]
    for (sign, operand) in zip(signs, operands.dropFirst()) { children += [UInt32(sign.rawValue), operand] }
    let node = ExpressionNode(kind: .chain, first: tree.add(children: children), second: UInt32(signs.count))
    return try add(node, from: start, children: operands)
  }

  /// `!` and `-` before an operand; a `-` before a number belongs to it.
  private mutating func unary() throws(ExpressionFault) -> UInt32 {
    var signs: [Token] = []
    while token.kind == .not || token.kind == .minus {
      if token.kind == .minus, tokenBehind.kind == .int || tokenBehind.kind == .double { break }
      signs.append(token)
      place += 1
    }
    guard signs.count < Limits.deepestExpression else { throw tooDeep(signs[0].range) }
    var operand = try member()
    for sign in signs.reversed() {
      let detail = sign.kind == .not ? Operator.not : Operator.negate
      let node = ExpressionNode(kind: .unary, detail: detail.rawValue, first: operand)
      operand = try add(node, from: sign.start, children: [operand])
    }
    return operand
  }
}
