internal import SpecSource

/// What was added before.
extension TreeBuilder {
  /// A node.
  func node(_ node: NodeID) -> Node { nodes[node.position] }

  /// One past the last byte of a node that is complete.
  func end(of node: NodeID) -> Int {
    let found = nodes[node.position]
    guard found.kind == .scalar else { return Int(found.first) }
    if found.isPooled {
      return pool.withUnsafeBytes {
        Int($0.loadUnaligned(fromByteOffset: Int(found.first) - 4, as: UInt32.self))
      }
    }
    return Int(found.first) + Int(found.second) + (found.style == .plain ? 0 : 1)
  }

  /// Calls `body` with the text of a scalar.
  func withText<Result>(of node: NodeID, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    let found = nodes[node.position]
    let range = Int(found.first)..<Int(found.first) &+ Int(found.second)
    guard found.isPooled else { return body(UnsafeBufferPointer(rebasing: bytes[range])) }
    return pool.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
  }

  /// The text of a scalar.
  func copyText(of node: NodeID) -> [UInt8] { withText(of: node) { Array($0) } }
}
