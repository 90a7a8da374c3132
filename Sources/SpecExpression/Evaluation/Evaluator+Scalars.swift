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
    let text = view.text(of: reference.node)
    // The usual words, without a look at the others that YAML has.
    if text.count == 4, Self.word(text) == 0x7472_7565 { return .bool(true) }
    if text.count == 5, Self.word(text) == 0x6661_6C73, text[4] == UInt8(ascii: "e") { return .bool(false) }
    switch CoreSchema.scalar(text) {
    case .null: return .null
    case .bool(let bool): return .bool(bool)
    case .integer(let number): return .int(number)
    case .double(let number): return .double(number)
    case .text, .hugeInteger: return value
    }
  }

  /// The first four bytes of a text as a number, in reading order.
  @inline(__always)
  private static func word(_ text: UnsafeBufferPointer<UInt8>) -> UInt32 {
    UInt32(bigEndian: UnsafeRawPointer(text.baseAddress.unsafelyUnwrapped).loadUnaligned(as: UInt32.self))
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
  public func text(of value: Value) -> String? { textRef(of: value)?.string }

  /// The text that a value is, where it is; nil when it is none.
  func textRef(of value: Value) -> TextRef? {
    switch value {
    case .string(let text): return .string(text)
    case .node(let reference):
      let view = view(of: reference)
      return isText(reference, in: view) ? .memory(view.text(of: reference.node)) : nil
    default: return nil
    }
  }

  /// The text that a parameter has asked for.
  func textRef(_ argument: Value) -> TextRef {
    switch argument {
    case .string(let text): .string(text)
    case .node(let reference): .memory(view(of: reference).text(of: reference.node))
    default: .string("")
    }
  }

  private func isText(_ reference: NodeRef, in view: TreeView) -> Bool {
    guard view.kind(of: reference.node) == .scalar else { return false }
    if view.style(of: reference.node) != .plain { return true }
    return view.scalar(of: reference.node) == .text
  }
}
