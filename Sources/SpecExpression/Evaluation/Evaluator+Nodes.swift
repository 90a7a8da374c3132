internal import SpecTree

/// Computing the nodes of an expression. The recursion is as deep as the expression is nested, which parsing limits.
extension Evaluator {
  /// The value of a node.
  mutating func value(of start: UInt32, in tree: ExpressionTree) throws(Failure) -> Value {
    var position = start
    while true {
      let node = tree.nodes[Int(position)]
      try take(steps: 1)
      switch node.kind {
      case .constant: return tree.constants[Int(node.first)]
      case .slot:
        if let value = values[Int(node.first)] { return value }
        throw missing(position, in: tree)
      case .local: return locals[Int(node.first)]
      case .select: return try select(position, node, in: tree)
      case .conditional:
        let first = Int(node.first)
        let condition = tree.children[first]
        position = try isTrue(condition, in: tree) ? tree.children[first + 1] : tree.children[first + 2]
      case .binary:
        let left = try value(of: node.first, in: tree)
        let right = try value(of: node.second, in: tree)
        return try binary(position, node, left, right, in: tree)
      case .logic: return try logic(node, in: tree)
      case .index: return try index(node, in: tree)
      case .call: return try call(position, node, in: tree)
      default: return try rare(position, node, in: tree)
      }
    }
  }

  /// The kinds that are not worth a place in the frame of the recursion above.
  @inline(never)
  private mutating func rare(
    _ position: UInt32, _ node: ExpressionNode, in tree: ExpressionTree
  ) throws(Failure) -> Value {
    switch node.kind {
    case .has: return .bool(try has(position, node, in: tree))
    case .list: return try list(node, in: tree)
    case .map: return try map(node, in: tree)
    case .unary: return try unary(position, node, in: tree)
    case .chain: return try chain(node, in: tree)
    case .comprehension: return try comprehension(node, in: tree)
    case .bind:
      let first = Int(node.first)
      locals[Int(node.second)] = try value(of: tree.children[first], in: tree)
      return try value(of: tree.children[first + 1], in: tree)
    default: throw missing(position, in: tree)
    }
  }

  /// What is wrong with a name or a function that is not there.
  @inline(never)
  private func missing(_ position: UInt32, in tree: ExpressionTree) -> Failure {
    let node = tree.nodes[Int(position)]
    let range = tree.ranges[Int(position)]
    guard node.kind != .slot, case .string(let name) = tree.constants[Int(node.first)] else {
      return Failure(.noValue, at: range)
    }
    return Failure(node.kind == .unknownName ? .unknownName(name) : .unknownFunction(name), at: range)
  }

  /// Whether a condition holds.
  @inline(__always)
  mutating func isTrue(_ position: UInt32, in tree: ExpressionTree) throws(Failure) -> Bool {
    let found = try value(of: position, in: tree)
    if case .bool(let bool) = found { return bool }
    if case .bool(let bool) = plain(found) { return bool }
    throw notTrueOrFalse(found, position, in: tree)
  }

  @inline(never)
  private func notTrueOrFalse(_ found: Value, _ position: UInt32, in tree: ExpressionTree) -> Failure {
    Failure(.condition(found), at: tree.ranges[Int(position)])
  }

  /// `&&` and `||`: one operand that decides is enough, also behind one that fails.
  private mutating func logic(_ node: ExpressionNode, in tree: ExpressionTree) throws(Failure) -> Value {
    let deciding = node.detail == Operator.or.rawValue
    var failure: Failure?
    for offset in 0..<Int(node.second) {
      do {
        if try isTrue(tree.children[Int(node.first) + offset], in: tree) == deciding { return .bool(deciding) }
      } catch {
        if error.isFinal { throw error }
        if failure == nil { failure = error }
      }
    }
    if let failure { throw failure }
    return .bool(!deciding)
  }

  private mutating func unary(
    _ position: UInt32, _ node: ExpressionNode, in tree: ExpressionTree
  ) throws(Failure) -> Value {
    let written = try value(of: node.first, in: tree)
    let operand = plain(written)
    do {
      return node.detail == Operator.not.rawValue ? .bool(try Arithmetic.not(operand)) : try Arithmetic.negate(operand)
    } catch {
      throw Failure(error.reason, at: tree.ranges[Int(position)])
    }
  }

  @inline(never)
  private mutating func binary(
    _ position: UInt32, _ node: ExpressionNode, _ left: Value, _ right: Value, in tree: ExpressionTree
  ) throws(Failure) -> Value {
    do {
      return try apply(Operator(rawValue: node.detail).unsafelyUnwrapped, left, right)
    } catch {
      throw error.range == nil ? Failure(error.reason, at: tree.ranges[Int(position)]) : error
    }
  }

  private mutating func chain(_ node: ExpressionNode, in tree: ExpressionTree) throws(Failure) -> Value {
    var place = Int(node.first)
    let start = tree.ranges[Int(tree.children[place])].lowerBound
    var result = try value(of: tree.children[place], in: tree)
    for _ in 0..<Int(node.second) {
      let sign = Operator(rawValue: UInt8(truncatingIfNeeded: tree.children[place + 1])).unsafelyUnwrapped
      let position = tree.children[place + 2]
      let right = try value(of: position, in: tree)
      do {
        result = try apply(sign, consume result, right)
      } catch {
        throw error.range == nil ? Failure(error.reason, at: start..<tree.ranges[Int(position)].upperBound) : error
      }
      place += 2
    }
    return result
  }

  private mutating func list(_ node: ExpressionNode, in tree: ExpressionTree) throws(Failure) -> Value {
    try take(bytes: Int(node.second) * Self.bytesPerElement)
    var elements: [Value] = []
    elements.reserveCapacity(Int(node.second))
    for offset in 0..<Int(node.second) {
      elements.append(try value(of: tree.children[Int(node.first) + offset], in: tree))
    }
    return .list(elements)
  }

  private mutating func map(_ node: ExpressionNode, in tree: ExpressionTree) throws(Failure) -> Value {
    try take(bytes: Int(node.second) * Self.bytesPerEntry)
    var map = ValueMap()
    for offset in 0..<Int(node.second) {
      let place = Int(node.first) + 2 * offset
      let position = tree.children[place]
      let key = try value(of: position, in: tree)
      let found = try value(of: tree.children[place + 1], in: tree)
      do {
        try insert(found, for: key, into: &map)
      } catch {
        throw Failure(error.reason, at: tree.ranges[Int(position)])
      }
    }
    return .map(map)
  }

  /// Adds an entry to a map that is being made.
  mutating func insert(_ value: Value, for key: Value, into map: inout ValueMap) throws(Failure) {
    var written = plain(key)
    if case .node = written, let text = text(of: written) {
      try take(bytes: text.utf8.count)
      written = .string(text)
    }
    // A double finds a key, but a map is not made with one.
    if case .double = written { throw Failure(.key(key)) }
    guard let mapKey = MapKey(written) else { throw Failure(.key(key)) }
    guard map.insert(value, for: mapKey, written: written) else { throw Failure(.repeatedKey(key)) }
  }
}
