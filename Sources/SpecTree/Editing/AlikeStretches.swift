internal import SpecSource

/// What was not edited was read from the same bytes to the same nodes, at another place. To see that is cheaper than to
/// compare what it means.
extension TreeComparison.Walk {
  /// Whether two collections consist of the same bytes and of the same nodes, each as far behind the beginning: then
  /// they say the same. False says nothing: they may still mean the same, and where an alias stands, which may mean
  /// something else in the same bytes, nobody looks further.
  func isReadAlike(_ one: NodeID, _ other: NodeID) -> Bool {
    guard !left.isComposed, !right.isComposed else { return false }
    let count = left.after(one).position - one.position
    let range = left.range(of: one)
    let twin = right.range(of: other)
    guard count > 1, right.after(other).position - other.position == count, range.count == twin.count else {
      return false
    }
    let shift = twin.start &- range.start
    let step = other.index &- one.index
    let nodes = UnsafeBufferPointer(rebasing: left.nodes[one.position..<one.position + count])
    let twins = UnsafeBufferPointer(rebasing: right.nodes[other.position..<other.position + count])
    for place in 0..<count {
      let (node, written) = (nodes[place], twins[place])
      guard node.head == written.head, node.start &+ shift == written.start else { return false }
      switch node.kind {
      case .scalar:
        guard node.second == written.second else { return false }
        if node.isPooled {
          guard ByteWord.isSame(left.pooledText(of: node), right.pooledText(of: written)) else { return false }
        } else {
          // Its text is among the bytes that are compared below.
          guard node.first &+ shift == written.first, node.first >= range.start,
            UInt64(node.first) + UInt64(node.second) <= UInt64(range.end)
          else { return false }
        }
      case .sequence, .mapping:
        guard node.first &+ shift == written.first, node.second &+ step == written.second else { return false }
      case .alias: return false
      }
    }
    return ByteWord.isSame(left.source(range), right.source(twin))
  }
}

extension TreeView {
  /// The text of a scalar that stands in the pool.
  fileprivate func pooledText(of node: Node) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: pool[Int(node.first)..<Int(node.first) + Int(node.second)])
  }
}
