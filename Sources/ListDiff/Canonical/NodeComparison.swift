internal import ListModel
internal import SpecTree

/// Compares what stands at nodes of two trees, and hashes it, without building anything: nearly all of two lists is
/// equal.
struct NodeComparison {
  /// The tree of the old list.
  let old: TreeView
  /// The tree of the new list.
  let new: TreeView

  /// Whether two nodes mean the same.
  func areSame(_ left: NodeID, _ right: NodeID, as reading: ScalarReading) -> Bool {
    let left = old.resolved(left)
    let right = new.resolved(right)
    let kind = old.kind(of: left)
    guard kind == new.kind(of: right) else { return false }
    switch kind {
    case .scalar: return areSameScalars(left, right, reading)
    case .sequence: return areSameItems(left, right, reading)
    case .mapping: return areSamePairs(left, right, reading)
    case .alias: return false  // resolved above: an alias never stands for an alias
    }
  }

  /// Whether two scalars have the same text.
  @inline(__always)
  func areSameTexts(_ left: NodeID, _ right: NodeID) -> Bool {
    old.text(of: left).isSame(as: new.text(of: right))
  }

  private func areSameScalars(_ left: NodeID, _ right: NodeID, _ reading: ScalarReading) -> Bool {
    let isSameText = areSameTexts(left, right)
    if reading == .text { return isSameText }
    let first = old.scalar(of: left)
    let second = new.scalar(of: right)
    switch (first, second) {
    case (.text, .text): return isSameText
    case (.null, .null): return true
    case (.bool(let left), .bool(let right)): return left == right
    default: return first.isSameNumber(as: second) ?? isSameText
    }
  }

  private func areSameItems(_ left: NodeID, _ right: NodeID, _ reading: ScalarReading) -> Bool {
    guard old.count(of: left) == new.count(of: right) else { return false }
    var first = left.next
    var second = right.next
    let end = old.after(left)
    while first < end {
      guard areSame(first, second, as: reading) else { return false }
      first = old.after(first)
      second = new.after(second)
    }
    return true
  }

  private func areSamePairs(_ left: NodeID, _ right: NodeID, _ reading: ScalarReading) -> Bool {
    if !old.hasMerge(left), !new.hasMerge(right) {
      guard old.count(of: left) == new.count(of: right) else { return false }
      if haveSamePairsInOrder(left, right, reading) { return true }
    }
    var pairs: [[UInt8]: NodeID] = [:]
    new.forEachPair(of: right) { pairs[Array(new.text(of: $0.key))] = $0.value }
    var rest = pairs.count
    var isSame = true
    old.forEachPair(of: left) { pair in
      guard isSame, let other = pairs[Array(old.text(of: pair.key))], areSame(pair.value, other, as: reading) else {
        isSame = false
        return
      }
      rest -= 1
    }
    return isSame && rest == 0
  }

  private func haveSamePairsInOrder(_ left: NodeID, _ right: NodeID, _ reading: ScalarReading) -> Bool {
    var first = left.next
    var second = right.next
    let end = old.after(left)
    while first < end {
      guard areSameTexts(first, second), areSame(first.next, second.next, as: reading) else { return false }
      first = old.after(first.next)
      second = new.after(second.next)
    }
    return true
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether two texts have the same bytes.
  @inline(__always)
  func isSame(as other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard count == other.count else { return false }
    let left = UnsafeRawBufferPointer(self)
    let right = UnsafeRawBufferPointer(other)
    var offset = 0
    while offset &+ 8 <= left.count {
      if left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        != right.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      {
        return false
      }
      offset &+= 8
    }
    while offset < left.count {
      if left[offset] != right[offset] { return false }
      offset &+= 1
    }
    return true
  }
}
