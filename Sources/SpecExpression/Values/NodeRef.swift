public import SpecTree

/// A node of one of an evaluator's trees.
public struct NodeRef: Hashable, Sendable {
  /// Which of the evaluator's trees, from 0.
  public let tree: UInt32
  /// The node; never an alias, those are followed.
  public let node: NodeID

  /// A node of the tree at a position; an alias is followed by `Evaluator.reference(to:in:)`, not here.
  @inlinable
  public init(tree: UInt32, node: NodeID) {
    self.tree = tree
    self.node = node
  }
}
