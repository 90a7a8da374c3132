/// Macros that bring variables.
extension Parser {
  /// A macro on a list or a map; its `(` is taken.
  mutating func macro(
    _ macro: Macro, _ name: Token, on operand: UInt32, from start: UInt32
  ) throws(ExpressionFault) -> UInt32 {
    var variables = [try variableName(macro.form)]
    try expect(.comma, "',' and what to do with each '\(variables[0])'")
    while variables.count < macro.variables.upperBound, token.kind == .name, tokenBehind.kind == .comma {
      variables.append(try variableName(macro.form))
      place += 1
    }
    guard macro.variables.contains(variables.count) else {
      throw ExpressionFault(
        .syntax, "'\(word(name))' has two variables, as in \(macro.form)", at: Int(name.start)..<Int(token.start))
    }
    if variables.count == 2, variables[0] == variables[1] {
      throw ExpressionFault(
        .syntax, "the two variables of '\(word(name))' have one name, '\(variables[0])'",
        at: Int(name.start)..<Int(tokens[place - 1].start))
    }
    let local = locals.count
    locals += variables
    tree.localCount = max(tree.localCount, locals.count)
    let bodies = try arguments()
    locals.removeLast(variables.count)
    guard macro.bodies.contains(bodies.count) else {
      throw ExpressionFault(
        .syntax, "'\(word(name))' is written as in \(macro.form)", at: Int(name.start)..<Int(tokens[place - 1].end))
    }
    // The condition stands before the result and is kept behind it.
    let children = [operand, bodies[bodies.count - 1], bodies.count == 2 ? bodies[0] : Evaluator.noCondition]
    let node = ExpressionNode(
      kind: .comprehension, detail: macro.rawValue, extra: UInt16(variables.count),
      first: tree.add(children: children), second: UInt32(local))
    return try add(node, from: start, children: [operand] + bodies)
  }

  /// `cel.bind(x, value, result)`; its `(` is taken.
  mutating func bind(_ name: Token) throws(ExpressionFault) -> UInt32 {
    let variable = try variableName("cel.bind(x, model.size * 2, x * x)")
    try expect(.comma, "',' and the value of '\(variable)'")
    let value = try expression()
    try expect(.comma, "',' and the expression that uses '\(variable)'")
    let local = locals.count
    locals.append(variable)
    tree.localCount = max(tree.localCount, locals.count)
    let result = try expression()
    locals.removeLast()
    try expect(.rightParen, "')'")
    let node = ExpressionNode(kind: .bind, first: tree.add(children: [value, result]), second: UInt32(local))
    return try add(node, from: name.start, children: [value, result])
  }

  /// The name of a macro's variable.
  private mutating func variableName(_ form: String) throws(ExpressionFault) -> String {
    let name = token
    guard name.kind == .name, tokenBehind.kind == .comma, !Self.reserved.contains(word(name)) else {
      throw ExpressionFault(.syntax, "expected the name of a variable, as in \(form)", at: name.range)
    }
    place += 1
    return word(name)
  }
}
