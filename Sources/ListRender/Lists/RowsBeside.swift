public import ListModel
public import SpecTree

/// How a format has some rows written on another core while it writes those before them.
///
/// Whatever is written is the same without: the rows come in their order, and what is added up is added up in it.
public struct RowsBeside: Sendable {
  /// Starts some work; what it gives is waited for when it is asked for.
  public typealias Start = @Sendable (_ work: @escaping @Sendable () -> Stretch) -> () -> Stretch

  /// Some rows of a section that were written.
  public struct Stretch: Sendable {
    /// Their text.
    let text: [UInt8]
    /// Their heights, in order.
    let heights: [ResolvedValue.Content]
    /// Their pairs of reuse identifier and cell class, in the order of first use.
    let reuse: [CompiledReuse.Entry]
  }

  /// So many rows are written at a time: enough that starting a thread for them costs nothing, few enough that their text
  /// does not count beside the list.
  static let length = 4096

  /// The list.
  let spec: ListSpec
  /// The tree that it is in.
  let tree: NodeTree
  let start: Start

  /// The way for a list; nil where no section has enough rows.
  public init?(_ spec: ListSpec, in tree: NodeTree, start: @escaping Start) {
    guard spec.sections.contains(where: { $0.rows.count > Self.length }) else { return nil }
    self.spec = spec
    self.tree = tree
    self.start = start
  }
}
