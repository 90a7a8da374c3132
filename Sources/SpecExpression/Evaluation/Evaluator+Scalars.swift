public import SpecTree

/// Reading values that stand in a tree.
extension Evaluator {
  /// The tree that a node stands in.
  @inlinable
  public func view(of reference: NodeRef) -> TreeView { trees[Int(reference.tree)] }

  /// A value of a tree that is null, a boolean or a number of 64 bits, as such a value; every other value as it is.
  ///
  /// So a `.node` that comes back is a text, a list, a map, or a whole number that is too large to compute with.
  public func plain(_ value: Value) -> Value {
    guard case .node(let reference) = value else { return value }
    let view = view(of: reference)
    guard view.kind(of: reference.node) == .scalar else { return value }
    guard view.style(of: reference.node) == .plain else { return value }
    // The usual words of JSON, without a look at those that YAML has besides.
    if view.text(of: reference.node, is: "true") { return .bool(true) }
    if view.text(of: reference.node, is: "false") { return .bool(false) }
    switch view.scalar(of: reference.node) {
    case .null: return .null
    case .bool(let bool): return .bool(bool)
    case .integer(let number): return .int(number)
    case .double(let number): return .double(number)
    case .text, .hugeInteger: return value
    }
  }

  /// The type of a value; nil for a whole number of a file that is too large to compute with.
  public func type(of value: Value) -> ValueType? {
    switch value {
    case .null: .null
    case .bool: .bool
    case .int: .int
    case .uint: .uint
    case .double: .double
    case .string: .string
    case .list: .list
    case .map: .map
    case .type: .type
    case .node(let reference): type(of: reference)
    }
  }

  private func type(of reference: NodeRef) -> ValueType? {
    let view = view(of: reference)
    switch view.kind(of: reference.node) {
    case .sequence: return .list
    case .mapping: return .map
    case .alias: return nil
    case .scalar:
      switch view.scalar(of: reference.node) {
      case .null: return .null
      case .bool: return .bool
      case .integer: return .int
      case .double: return .double
      case .text: return .string
      case .hugeInteger: return nil
      }
    }
  }

  /// The text that a value is; nil when it is none.
  public func text(of value: Value) -> String? {
    switch value {
    case .string(let text): return text
    case .node(let reference):
      let view = view(of: reference)
      guard isText(reference, in: view) else { return nil }
      return view.string(of: reference.node)
    default: return nil
    }
  }

  /// Calls `body` with the bytes of a text; nil when the value is none.
  func withText<Result>(_ value: Value, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result? {
    switch value {
    case .string(var text): return text.withUTF8(body)
    case .node(let reference):
      let view = view(of: reference)
      guard isText(reference, in: view) else { return nil }
      return body(view.text(of: reference.node))
    default: return nil
    }
  }

  /// Calls `body` with the bytes of a text that a parameter has asked for.
  func withBytes<Result>(_ value: Value, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    switch value {
    case .string(var text): return text.withUTF8(body)
    case .node(let reference): return body(view(of: reference).text(of: reference.node))
    default: return body(UnsafeBufferPointer(start: nil, count: 0))
    }
  }

  private func isText(_ reference: NodeRef, in view: TreeView) -> Bool {
    guard view.kind(of: reference.node) == .scalar else { return false }
    if view.style(of: reference.node) != .plain { return true }
    return view.scalar(of: reference.node) == .text
  }
}
