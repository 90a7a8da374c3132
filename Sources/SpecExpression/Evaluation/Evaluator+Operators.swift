/// Operators between two values.
extension Evaluator {
  /// The value of an operator between two values; `&&` and `||` do not come here.
  @inline(__always)
  mutating func apply(_ sign: Operator, _ left: Value, _ right: Value) throws(Failure) -> Value {
    switch sign {
    case .add, .subtract, .multiply, .divide, .remainder:
      if case .int(let left) = left, case .int(let right) = right, sign == .add || sign == .subtract {
        let (sum, overflow) =
          sign == .add ? left.addingReportingOverflow(right) : left.subtractingReportingOverflow(right)
        if !overflow { return .int(sum) }
      }
      return try compute(sign, left, right)
    case .equal: return .bool(try equal(left, right))
    case .notEqual: return .bool(try !equal(left, right))
    case .less, .lessOrEqual, .greater, .greaterOrEqual: return .bool(try compare(sign, left, right))
    default: return .bool(try contains(left, in: right))
    }
  }

  @inline(never)
  private mutating func compute(_ sign: Operator, _ left: Value, _ right: Value) throws(Failure) -> Value {
    let (left, right) = (plain(left), plain(right))
    if let number = try Arithmetic.apply(sign, left, right) { return number }
    guard sign == .add else { throw Failure(.operands(sign, left, right)) }
    if let text = try joined(left, right) { return .string(text) }
    guard type(of: left) == .list, type(of: right) == .list else { throw Failure(.operands(sign, left, right)) }
    return .list(try elements(of: left) + elements(of: right))
  }

  /// Two texts as one; nil when one of them is none.
  private mutating func joined(_ left: Value, _ right: Value) throws(Failure) -> String? {
    guard let left = textRef(of: left), let right = textRef(of: right) else { return nil }
    let size = left.count + right.count
    try take(bytes: size)
    return String(unsafeUninitializedCapacity: size) { memory in
      left.withBytes(and: right) { left, right in
        let start = memory.update(fromContentsOf: left)
        return UnsafeMutableBufferPointer(rebasing: memory[start...]).update(fromContentsOf: right) + start
      }
    }
  }

  /// The elements of a list, copied out of a tree if they stand in one.
  mutating func elements(of list: Value) throws(Failure) -> [Value] {
    if case .list(let elements) = list {
      try take(bytes: elements.count * Self.bytesPerElement)
      return elements
    }
    guard var cursor = try cursor(over: list) else { throw Failure(.elements(list)) }
    try take(bytes: cursor.count * Self.bytesPerElement)
    var elements: [Value] = []
    elements.reserveCapacity(cursor.count)
    while let element = next(&cursor) { elements.append(element.value) }
    return elements
  }

  /// `left in right`: an element of a list or a key of a map.
  private mutating func contains(_ element: Value, in container: Value) throws(Failure) -> Bool {
    switch type(of: container) {
    case .map:
      do {
        return try entry(element, of: container) != nil
      } catch {
        // A list or null is no key, and so it is not there.
        if case .index = error.reason { return false }
        throw error
      }
    case .list:
      guard var cursor = try cursor(over: container) else { return false }
      while let found = next(&cursor) {
        try take(steps: 1)
        if try equal(element, found.value) { return true }
      }
      return false
    default: throw Failure(.operands(.within, element, container))
    }
  }
}
