import SpecSource
import SpecTree

/// What the ranges of every tree keep, whatever it was read from.
struct TreeRangeLaws: Sendable {
  /// Whether the bytes of a range, by themselves, read as the node that has the range.
  let readsBack: @Sendable (TreeView, NodeID, [UInt8]) -> Bool
  /// The bytes that may stand between two neighbours.
  let isFiller: @Sendable (UInt8) -> Bool

  /// The first breaches of the laws in a tree, at most ten, as sentences.
  func breaches(in tree: NodeTree) -> [String] {
    tree.withView { view in
      var found: [String] = []
      var pending = tree.documents.map(\.root)
      for document in tree.documents where document.range != view.range(of: document.root) && !document.hasMarker {
        found.append("the document ends elsewhere than its root")
      }
      while let node = pending.popLast(), found.count < 10 {
        found += breaches(of: node, in: view)
        pending += children(of: node, in: view)
      }
      return found
    }
  }

  private func breaches(of node: NodeID, in view: TreeView) -> [String] {
    let range = view.range(of: node)
    guard range.start <= range.end, Int(range.end) <= view.source.count else {
      return ["node \(node.index) ends outside the file"]
    }
    var found: [String] = []
    if !readsBack(view, node, Array(view.source(range))) {
      found.append("the range \(range.bytes) of node \(node.index) reads as something else")
    }
    var place = range.start
    let children = children(of: node, in: view)
    for child in children {
      let inner = view.range(of: child)
      if !range.contains(inner) || inner == range { found.append("node \(child.index) is not inside its parent") }
      if inner.start < place { found.append("node \(child.index) begins before its neighbour ends") }
      let gap = SourceRange(min(place, inner.start), inner.start)
      if place > range.start, !view.source(gap).allSatisfy(isFiller) {
        found.append("something stands before node \(child.index)")
      }
      place = inner.end
    }
    let count = view.kind(of: node) == .mapping ? children.count / 2 : children.count
    if view.count(of: node) != count { found.append("node \(node.index) counts \(view.count(of: node)), not \(count)") }
    return found
  }

  /// Keys and values, or items, in written order.
  private func children(of node: NodeID, in view: TreeView) -> [NodeID] {
    guard view.kind(of: node) == .mapping || view.kind(of: node) == .sequence else { return [] }
    var children: [NodeID] = []
    var child = node.next
    while child < view.after(node) {
      children.append(child)
      child = view.after(child)
    }
    return children
  }
}
