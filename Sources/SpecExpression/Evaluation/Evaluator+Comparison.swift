/// Equality of any values, and the order of those that have one.
extension Evaluator {
  /// Whether two values are equal: numbers by their value whatever their kind, texts by their bytes, lists element by
  /// element, maps key by key in any order; values of different types are not.
  mutating func equal(_ left: Value, _ right: Value, depth: Int = 0) throws(Failure) -> Bool {
    guard depth < Limits.deepestValue else { throw Failure(.limit(.depth)) }
    let (left, right) = (plain(left), plain(right))
    switch (left, right) {
    case (.null, .null): return true
    case (.bool(let left), .bool(let right)): return left == right
    case (.int(let left), .int(let right)): return left == right
    case (.uint(let left), .uint(let right)): return left == right
    case (.int(let left), .uint(let right)): return left == right
    case (.uint(let left), .int(let right)): return left == right
    case (.type(let left), .type(let right)): return left == right
    case (.double, .double), (.double, .int), (.double, .uint), (.int, .double), (.uint, .double):
      return Arithmetic.double(left) == Arithmetic.double(right)
    case (.string, .string), (.string, .node), (.node, .string):
      if let isEqual = try equalTexts(left, right) { return isEqual }
      return try equalLarge(left, right, depth: depth)
    case (.node, .node), (.list, .list), (.list, .node), (.node, .list), (.map, .map), (.map, .node), (.node, .map):
      return try equalLarge(left, right, depth: depth)
    default: return false
    }
  }

  /// Whether two texts are equal; nil when one of them is none.
  private mutating func equalTexts(_ left: Value, _ right: Value) throws(Failure) -> Bool? {
    guard let left = textRef(of: left), let right = textRef(of: right) else { return nil }
    try take(looking: left.count)
    return left.withBytes(and: right, TextBytes.equal)
  }

  private mutating func equalLarge(_ left: Value, _ right: Value, depth: Int) throws(Failure) -> Bool {
    switch (type(of: left), type(of: right)) {
    case (.string, .string): return try equalTexts(left, right) ?? false
    case (.list, .list):
      guard var first = try cursor(over: left), var second = try cursor(over: right),
        first.count == second.count
      else { return false }
      while let one = next(&first), let other = next(&second) {
        try take(steps: 1)
        if try !equal(one.value, other.value, depth: depth + 1) { return false }
      }
      return true
    case (.map, .map):
      guard var first = try cursor(over: left), let second = try cursor(over: right),
        first.count == second.count
      else { return false }
      while let one = next(&first) {
        try take(steps: 1)
        guard let other = try entry(one.key, of: right) else { return false }
        if try !equal(one.value, other, depth: depth + 1) { return false }
      }
      return true
    // Numbers that are too large to compute with; they are equal to no other, and to each other when written alike.
    case (nil, nil): return textRef(left).withBytes(and: textRef(right), TextBytes.equal)
    default: return false
    }
  }

  /// `<`, `<=`, `>`, `>=`: numbers with numbers, texts by their code points, `false` before `true`.
  mutating func compare(_ sign: Operator, _ left: Value, _ right: Value) throws(Failure) -> Bool {
    let (left, right) = (plain(left), plain(right))
    switch (left, right) {
    case (.bool(let left), .bool(let right)): return holds(sign, left ? 1 : 0, right ? 1 : 0)
    case (.int(let left), .int(let right)): return holds(sign, left, right)
    case (.uint(let left), .uint(let right)): return holds(sign, left, right)
    case (.int(let left), .uint(let right)): return left < 0 ? holds(sign, -1, 0) : holds(sign, UInt64(left), right)
    case (.uint(let left), .int(let right)): return right < 0 ? holds(sign, 0, -1) : holds(sign, left, UInt64(right))
    default:
      if let left = Arithmetic.double(left), let right = Arithmetic.double(right) { return holds(sign, left, right) }
      guard let first = textRef(of: left), let second = textRef(of: right) else {
        throw Failure(.operands(sign, left, right))
      }
      try take(looking: min(first.count, second.count))
      let order = first.withBytes(and: second, TextBytes.order)
      return holds(sign, order, 0)
    }
  }

  private func holds<Key: Comparable>(_ sign: Operator, _ left: Key, _ right: Key) -> Bool {
    switch sign {
    case .less: left < right
    case .lessOrEqual: left <= right
    case .greater: left > right
    default: left >= right
    }
  }
}
