/// Macros that go over elements.
extension Evaluator {
  /// A macro's value. Its variables keep their values behind it; nothing reads them there.
  mutating func comprehension(_ node: ExpressionNode, in tree: ExpressionTree) throws(Failure) -> Value {
    let elements = try value(of: tree.children[Int(node.first)], in: tree)
    guard var cursor = try cursor(over: elements) else {
      throw Failure(.elements(elements), at: tree.ranges[Int(tree.children[Int(node.first)])])
    }
    switch Macro(rawValue: node.detail).unsafelyUnwrapped {
    case .all: return try quantify(&cursor, node, deciding: false, in: tree)
    case .exists: return try quantify(&cursor, node, deciding: true, in: tree)
    case .existsOne: return try existsOne(&cursor, node, in: tree)
    case .filter: return try filter(&cursor, node, in: tree)
    case .map, .transformList: return try transformList(&cursor, node, in: tree)
    case .transformMap: return try transformMap(&cursor, node, isEntry: false, in: tree)
    case .transformMapEntry: return try transformMap(&cursor, node, isEntry: true, in: tree)
    }
  }

  /// Gives the macro's variables the next element; false behind the last.
  ///
  /// One variable is the element of a list, the key of a map; two are place and element, key and value.
  private mutating func advance(
    _ cursor: inout ElementCursor, _ node: ExpressionNode
  ) throws(Failure) -> Bool {
    guard let element = next(&cursor) else { return false }
    try take(steps: 1)
    let first = Int(node.second)
    if node.extra == 2 {
      locals[first] = element.key
      locals[first + 1] = element.value
    } else {
      locals[first] = cursor.isMap ? element.key : element.value
    }
    return true
  }

  /// `all` and `exists`: one element that decides is enough, also behind one that fails.
  private mutating func quantify(
    _ cursor: inout ElementCursor, _ node: ExpressionNode, deciding: Bool, in tree: ExpressionTree
  ) throws(Failure) -> Value {
    let condition = tree.children[Int(node.first) + 1]
    var failure: Failure?
    while try advance(&cursor, node) {
      do {
        if try isTrue(condition, in: tree) == deciding { return .bool(deciding) }
      } catch {
        if error.isFinal { throw error }
        if failure == nil { failure = error }
      }
    }
    if let failure { throw failure }
    return .bool(!deciding)
  }

  private mutating func existsOne(
    _ cursor: inout ElementCursor, _ node: ExpressionNode, in tree: ExpressionTree
  ) throws(Failure) -> Value {
    var count = 0
    while try advance(&cursor, node) {
      if try isTrue(tree.children[Int(node.first) + 1], in: tree) { count += 1 }
    }
    return .bool(count == 1)
  }

  private mutating func filter(
    _ cursor: inout ElementCursor, _ node: ExpressionNode, in tree: ExpressionTree
  ) throws(Failure) -> Value {
    var elements: [Value] = []
    while try advance(&cursor, node) {
      guard try isTrue(tree.children[Int(node.first) + 1], in: tree) else { continue }
      try take(bytes: Self.bytesPerElement)
      elements.append(locals[Int(node.second)])
    }
    return .list(elements)
  }

  /// The children behind the elements: the result, then the condition if there is one.
  private mutating func isKept(
    _ node: ExpressionNode, in tree: ExpressionTree
  ) throws(Failure) -> Bool {
    let condition = tree.children[Int(node.first) + 2]
    if condition == Self.noCondition { return true }
    return try isTrue(condition, in: tree)
  }

  /// Stands for the condition of a macro that has none.
  static let noCondition = UInt32.max

  private mutating func transformList(
    _ cursor: inout ElementCursor, _ node: ExpressionNode, in tree: ExpressionTree
  ) throws(Failure) -> Value {
    var elements: [Value] = []
    while try advance(&cursor, node) {
      guard try isKept(node, in: tree) else { continue }
      try take(bytes: Self.bytesPerElement)
      elements.append(try value(of: tree.children[Int(node.first) + 1], in: tree))
    }
    return .list(elements)
  }

  private mutating func transformMap(
    _ cursor: inout ElementCursor, _ node: ExpressionNode, isEntry: Bool, in tree: ExpressionTree
  ) throws(Failure) -> Value {
    let body = tree.children[Int(node.first) + 1]
    var map = ValueMap()
    while try advance(&cursor, node) {
      guard try isKept(node, in: tree) else { continue }
      try take(bytes: Self.bytesPerEntry)
      let result = try value(of: body, in: tree)
      do throws(Failure) {
        if isEntry {
          guard var entries = try self.cursor(over: result), entries.isMap else {
            throw Failure(.words("each result has to be a map, as in {key: value}"))
          }
          while let entry = next(&entries) {
            try take(bytes: Self.bytesPerEntry)
            try insert(entry.value, for: entry.key, into: &map)
          }
        } else {
          try insert(result, for: locals[Int(node.second)], into: &map)
        }
      } catch {
        throw error.isFinal ? error : Failure(error.reason, at: tree.ranges[Int(body)])
      }
    }
    return .map(map)
  }
}
