public import SpecTree

/// Whether two documents say the same: the same keys and values, aliases and merges expanded, the order of keys and the
/// way of writing left out.
public enum WrittenMeaning {
  /// Compares two documents.
  public static func isSame(
    _ left: NodeTree.Document, of leftTree: NodeTree, _ right: NodeTree.Document, of rightTree: NodeTree
  ) -> Bool {
    leftTree.withView { leftView in
      rightTree.withView { rightView in isSame(left.root, leftView, right.root, rightView) }
    }
  }

  private static func isSame(_ left: NodeID, _ leftView: TreeView, _ right: NodeID, _ rightView: TreeView) -> Bool {
    let (left, right) = (leftView.resolved(left), rightView.resolved(right))
    guard leftView.kind(of: left) == rightView.kind(of: right) else { return false }
    switch leftView.kind(of: left) {
    case .scalar:
      return leftView.scalar(of: left) == rightView.scalar(of: right)
        && isEqual(leftView.text(of: left), rightView.text(of: right))
    case .sequence:
      var (item, other) = (left.next, right.next)
      let (end, otherEnd) = (leftView.after(left), rightView.after(right))
      while item < end, other < otherEnd {
        guard isSame(item, leftView, other, rightView) else { return false }
        item = leftView.after(item)
        other = rightView.after(other)
      }
      return item == end && other == otherEnd
    case .mapping:
      if let result = isSameInOrder(left, leftView, right, rightView) { return result }
      let (pairs, others) = (self.pairs(of: left, leftView), self.pairs(of: right, rightView))
      guard pairs.count == others.count else { return false }
      if zip(pairs, others).allSatisfy({
        leftView.text(of: $0.key).elementsEqual(rightView.text(of: $1.key))
      }) {
        return zip(pairs, others).allSatisfy { isSame($0.value, leftView, $1.value, rightView) }
      }
      let byName = Dictionary(others.map { (rightView.string(of: $0.key), $0.value) }) { first, _ in first }
      return pairs.allSatisfy { pair in
        byName[leftView.string(of: pair.key)].map { isSame(pair.value, leftView, $0, rightView) } ?? false
      }
    case .alias: return false
    }
  }

  /// Compares two mappings with the same keys in the same order, as nearly all have them; nil for others.
  private static func isSameInOrder(
    _ left: NodeID, _ leftView: TreeView, _ right: NodeID, _ rightView: TreeView
  ) -> Bool? {
    guard !leftView.hasMerge(left), !rightView.hasMerge(right) else { return nil }
    var (key, other) = (left.next, right.next)
    let (end, otherEnd) = (leftView.after(left), rightView.after(right))
    while key < end, other < otherEnd {
      guard isEqual(leftView.text(of: key), rightView.text(of: other)) else { return nil }
      guard isSame(key.next, leftView, other.next, rightView) else { return false }
      key = leftView.after(key.next)
      other = rightView.after(other.next)
    }
    return key == end && other == otherEnd ? true : nil
  }

  private static func isEqual(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
    guard left.count == right.count else { return false }
    for place in 0..<left.count where left[place] != right[place] { return false }
    return true
  }

  private static func pairs(of mapping: NodeID, _ view: TreeView) -> [MappingPair] {
    var pairs: [MappingPair] = []
    view.forEachPair(of: mapping) { pairs.append($0) }
    return pairs
  }
}
