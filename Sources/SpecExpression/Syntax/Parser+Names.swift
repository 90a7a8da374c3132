/// Variables, functions and macros.
extension Parser {
  /// Words that CEL keeps for itself; they may be keys and functions but not variables.
  static let reserved: Set<String> = [
    "as", "break", "const", "continue", "else", "for", "function", "if", "import", "let", "loop", "package",
    "namespace", "return", "var", "void", "while", "in",
  ]

  /// Whether a text can be the name of a variable.
  static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, first < UInt8(ascii: "0") || first > UInt8(ascii: "9"),
      !["true", "false", "null"].contains(text), !reserved.contains(text)
    else { return false }
    return text.unicodeScalars.allSatisfy {
      $0 == "_" || $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil)
    }
  }

  /// A word at the place of an operand: a literal, a variable, a type or a function.
  mutating func named() throws(ExpressionFault) -> UInt32 {
    let name = token
    let word = word(name)
    switch word {
    case "true", "false", "null":
      place += 1
      let constant = tree.add(constant: word == "null" ? .null : .bool(word == "true"))
      return try add(ExpressionNode(kind: .constant, first: constant), from: name.start)
    case "in": throw unexpected("a value")
    default: break
    }
    if tokenBehind.kind == .leftParen {
      place += 2
      return try function(word, name)
    }
    if FunctionTable.isNamespace(word), !isVariable(word), tokenBehind.kind == .dot, place + 3 < tokens.count,
      tokens[place + 2].kind == .name, tokens[place + 3].kind == .leftParen
    {
      let full = "\(word).\(self.word(tokens[place + 2]))"
      let token = Token(kind: .name, start: name.start, end: tokens[place + 2].end)
      place += 4
      return try function(full, token)
    }
    return try variable(from: name.start, isRoot: false)
  }

  private func isVariable(_ name: String) -> Bool { locals.contains(name) || names.slot(of: name) != nil }

  /// A variable, whose name is the longest that there is of the words with dots between them.
  mutating func variable(from start: UInt32, isRoot: Bool) throws(ExpressionFault) -> UInt32 {
    let name = token
    place += 1
    var word = word(name)
    if Self.reserved.contains(word) {
      throw ExpressionFault(
        .syntax, "'\(word)' is a word that CEL keeps for itself; a key of that name is asked as in model.\(word)",
        at: name.range)
    }
    if !isRoot, let local = locals.lastIndex(of: word) {
      return try add(ExpressionNode(kind: .local, first: UInt32(local)), from: start)
    }
    if names.hasDottedNames { word = takeDotted(word) }
    if let reason = names.withheld[word] {
      nameFaults.append(ExpressionFault(.name, "'\(word)' cannot be used here: \(reason)", at: name.range))
    } else if let slot = names.slot(of: word) {
      tree.slots |= 1 << UInt64(slot.index)
      return try add(ExpressionNode(kind: .slot, first: UInt32(slot.index)), from: start)
    } else if let type = ValueType(rawValue: word) {
      let constant = tree.add(constant: .type(type))
      return try add(ExpressionNode(kind: .constant, first: constant), from: start)
    } else {
      nameFaults.append(unknown(word, at: name.range))
    }
    let constant = tree.add(constant: .string(word))
    return try add(ExpressionNode(kind: .unknownName, first: constant), from: start)
  }

  /// Takes the words behind a name that make the longest name of the scope with it.
  private mutating func takeDotted(_ first: String) -> String {
    var longest = first
    var word = first
    var ahead = place
    while ahead + 1 < tokens.count, tokens[ahead].kind == .dot, tokens[ahead + 1].kind == .name {
      word += ".\(self.word(tokens[ahead + 1]))"
      ahead += 2
      if names.slot(of: word) != nil {
        longest = word
        place = ahead
      }
    }
    return longest
  }

  private func unknown(_ name: String, at range: Range<Int>) -> ExpressionFault {
    if let near = names.nearest(to: name) {
      return ExpressionFault(
        .name, "unknown name '\(name)'; did you mean '\(near)'?", at: range, replacement: near)
    }
    let known = (locals + names.names.filter { names.withheld[$0] == nil }).map { "'\($0)'" }.joined(separator: ", ")
    let list = known.isEmpty ? "" : "; known here: \(known)"
    return ExpressionFault(.name, "unknown name '\(Evaluator.short(name))'\(list)", at: range)
  }

  /// A call that is not on a value; its `(` is taken.
  private mutating func function(_ word: String, _ name: Token) throws(ExpressionFault) -> UInt32 {
    if word == "has" { return try has(name) }
    if word == "cel.bind" { return try bind(name) }
    return try call(word, .global, try arguments(), named: name, from: name.start)
  }

  /// A node for a call whose arguments are read.
  mutating func call(
    _ word: String, _ call: FunctionTable.Call, _ arguments: [UInt32], named name: Token, from start: UInt32
  ) throws(ExpressionFault) -> UInt32 {
    guard let number = FunctionTable.number(of: word, call) else {
      let (message, replacement) = FunctionTable.fault(word, call)
      nameFaults.append(ExpressionFault(.name, message, at: name.range, replacement: replacement))
      let constant = tree.add(constant: .string(word))
      return try add(ExpressionNode(kind: .unknownFunction, first: constant), from: start, children: arguments)
    }
    let function = FunctionTable.all[number]
    let most = function.isVariadic ? Int.max : function.parameters.count
    guard (function.required...most).contains(arguments.count) else {
      let count = arguments.count - (call == .member ? 1 : 0)
      let given = count == 0 ? "no argument" : count == 1 ? "1 argument" : "\(count) arguments"
      nameFaults.append(
        ExpressionFault(
          .name, "'\(word)' is given \(given); it is written \(function.signature(isMember: call == .member))",
          at: name.range))
      let constant = tree.add(constant: .string(word))
      return try add(ExpressionNode(kind: .unknownFunction, first: constant), from: start, children: arguments)
    }
    var children = arguments
    var hasPattern = false
    if word == "matches", let pattern = try pattern(of: arguments[1]) {
      tree.patterns.append(pattern)
      children.append(UInt32(tree.patterns.count - 1))
      hasPattern = true
    }
    let node = ExpressionNode(
      kind: .call, detail: hasPattern ? 1 : 0, extra: UInt16(number), first: tree.add(children: children),
      second: UInt32(arguments.count))
    return try add(node, from: start, children: arguments)
  }

  /// The pattern that a literal is; nil for an argument that is none.
  private func pattern(of argument: UInt32) throws(ExpressionFault) -> Pattern? {
    let node = tree.nodes[Int(argument)]
    guard node.kind == .constant, case .string(let text) = tree.constants[Int(node.first)] else { return nil }
    do {
      return try Pattern(text)
    } catch {
      let range = tree.ranges[Int(argument)]
      throw ExpressionFault(.syntax, error.message, at: Int(range.lowerBound)..<Int(range.upperBound))
    }
  }

  private mutating func has(_ name: Token) throws(ExpressionFault) -> UInt32 {
    let argument = try arguments()
    guard argument.count == 1, tree.nodes[Int(argument[0])].kind == .select else {
      throw ExpressionFault(
        .syntax, "'has' asks for one key by its name, as in has(model.name); for other keys write 'key' in map",
        at: Int(name.start)..<Int(tokens[place - 1].end))
    }
    // The select node becomes the question: it is the last one, and nothing else refers to it.
    tree.nodes[Int(argument[0])].kind = .has
    return argument[0]
  }
}
