/// Expressions as they were parsed: one flat array of nodes, children before parents, no objects.
struct ExpressionTree: Sendable {
  /// The nodes of all expressions of a template.
  var nodes: [ExpressionNode] = []
  /// Where each node stands in the template's text.
  var ranges: [Range<UInt32>] = []
  /// The children of nodes that have more than two, and other numbers that belong to a node.
  var children: [UInt32] = []
  /// Values of literals.
  var constants: [Value] = []
  /// The bytes of keys that are selected.
  var names: [UInt8] = []
  /// Patterns of `matches` that are literals.
  var patterns: [Pattern] = []
  /// How many variables macros need at once.
  var localCount = 0
  /// The slots that are read, one bit each.
  var slots: UInt64 = 0

  /// Adds a node and gives its position.
  mutating func add(_ node: ExpressionNode, at range: Range<UInt32>) -> UInt32 {
    nodes.append(node)
    ranges.append(range)
    return UInt32(nodes.count - 1)
  }

  /// Adds children and gives the position of the first.
  mutating func add(children added: [UInt32]) -> UInt32 {
    children.append(contentsOf: added)
    return UInt32(children.count - added.count)
  }

  /// Adds a literal's value and gives its position.
  mutating func add(constant: Value) -> UInt32 {
    constants.append(constant)
    return UInt32(constants.count - 1)
  }

  /// Calls `body` with the key that a `select` node names.
  func withName<Result>(of node: ExpressionNode, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    names.withUnsafeBufferPointer {
      body(UnsafeBufferPointer(rebasing: $0[Int(node.second)..<Int(node.second) &+ Int(node.extra)]))
    }
  }

  /// The key that a `select` node names.
  func name(of node: ExpressionNode) -> String {
    withName(of: node) { String(decoding: $0, as: UTF8.self) }
  }
}

/// A node of an expression: 12 bytes. What its numbers mean is told by its kind.
struct ExpressionNode: Sendable {
  /// What it is, and what `detail`, `extra`, `first` and `second` are.
  enum Kind: UInt8 {
    /// A literal: `first` in `constants`.
    case constant
    /// A variable of the scope: `first` is its slot.
    case slot
    /// A variable of a macro: `first` is its number.
    case local
    /// A name that there is not: `first` in `constants`.
    case unknownName
    /// A function that there is not: `first` in `constants`.
    case unknownFunction
    /// `operand.key`: `first` the operand, `second` and `extra` offset and length in `names`, `detail` 1 in backticks.
    case select
    /// `has(operand.key)`: as `select`.
    case has
    /// `operand[index]`: `first`, `second`.
    case index
    /// `[a, b]`: `second` elements from `first` in `children`.
    case list
    /// `{a: b}`: `second` pairs from `first` in `children`, each a key and a value.
    case map
    /// An operator before its operand: `detail` the operator, `first` the operand.
    case unary
    /// An operator between operands: `detail` the operator, `first`, `second`.
    case binary
    /// Operators of one level from the left, `a + b - c`: from `first` in `children` the leftmost operand, then
    /// `second` times an operator and an operand.
    case chain
    /// `a && b && c` or `||`: `detail` the operator, `second` operands from `first` in `children`.
    case logic
    /// `a ? b : c`: three from `first` in `children`.
    case conditional
    /// A function: `extra` its number in the table, `second` arguments from `first` in `children`; `detail` 1 when the
    /// pattern of `matches` is known, whose place in `patterns` follows them.
    case call
    /// A macro that goes over elements: `detail` the macro, `extra` its number of variables, `second` the first of
    /// them, and from `first` in `children` the elements, the condition or the result, and what else it has.
    case comprehension
    /// `cel.bind(x, value, result)`: `second` the variable; value and result from `first` in `children`.
    case bind
  }

  var kind: Kind
  var detail: UInt8 = 0
  var extra: UInt16 = 0
  var first: UInt32 = 0
  var second: UInt32 = 0
}
