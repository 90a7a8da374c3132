/// Calling functions.
extension Evaluator {
  /// The value of a call.
  mutating func call(_ position: UInt32, _ node: ExpressionNode, in tree: ExpressionTree) throws(Failure) -> Value {
    let number = Int(node.extra)
    let first = Int(node.first)
    var arguments = Arguments()
    if FunctionTable.all[number].isVariadic {
      arguments.first = try variadic(node, number, in: tree)
      arguments.count = 1
    } else {
      for offset in 0..<Int(node.second) {
        let written = try value(of: tree.children[first + offset], in: tree)
        arguments[offset] = try argument(
          written, offset, of: number, at: tree.ranges[Int(tree.children[first + offset])])
      }
      arguments.count = Int(node.second)
    }
    do {
      if node.detail == 1 {
        return .bool(try matches(arguments.first, tree.patterns[Int(tree.children[first + arguments.count])]))
      }
      return try FunctionTable.all[number].body(&self, arguments)
    } catch {
      let blamed = error.argument.map { tree.children[first + min($0, Int(node.second) - 1)] } ?? position
      throw Failure(error.reason, at: tree.ranges[Int(blamed)])
    }
  }

  /// A value as a function takes it: read, if it stands in a tree and is no text; as it is where any value is taken.
  private func argument(
    _ written: Value, _ place: Int, of number: Int, at range: Range<UInt32>
  ) throws(Failure) -> Value {
    let expected = FunctionTable.all[number].parameters[place]
    if case .any = expected { return written }
    let argument = plain(written)
    if expected.accepts(type(of: argument)) { return argument }
    throw Failure(.argument(FunctionTable.all[number].name, expected: expected, argument), at: range)
  }

  /// The arguments as one list, or the only one, which is a list.
  private mutating func variadic(
    _ node: ExpressionNode, _ number: Int, in tree: ExpressionTree
  ) throws(Failure) -> Value {
    let first = Int(node.first)
    try take(bytes: Int(node.second) * Self.bytesPerElement)
    var elements: [Value] = []
    for offset in 0..<Int(node.second) {
      let written = try value(of: tree.children[first + offset], in: tree)
      if node.second == 1, type(of: written) == .list { return written }
      elements.append(try argument(written, 0, of: number, at: tree.ranges[Int(tree.children[first + offset])]))
    }
    return .list(elements)
  }
}
