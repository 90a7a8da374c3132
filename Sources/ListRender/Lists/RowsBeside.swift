public import ListModel
public import SpecTree

/// How a format has some rows written on another core while it writes those before them.
///
/// Whatever is written is the same without: the rows come in their order, and what is added up is added up in it.
public struct RowsBeside: Sendable {
  /// Starts some work; what it gives is waited for when it is asked for.
  public typealias Start = @Sendable (_ work: @escaping @Sendable () -> Stretch) -> () -> Stretch

  /// Some rows of a section that were written, or some sections.
  public struct Stretch: Sendable {
    /// Their text.
    let text: [UInt8]
    /// The heights of rows, headers and footers, in order.
    let heights: [ResolvedValue.Content]
    /// Their pairs of reuse identifier and cell class, in the order of first use.
    let reuse: [CompiledReuse.Entry]
    /// How many whole sections they are, and how many rows these have.
    let sections: Int
    let rows: Int
  }

  /// So many rows are written at a time: enough that starting a thread for them costs nothing, few enough that their text
  /// does not count beside the list.
  static let length = 4096

  /// The list.
  let spec: ListSpec
  /// The tree that it is in.
  let tree: NodeTree
  let start: Start

  /// The way for a list; nil where it is too short.
  public init?(_ spec: ListSpec, in tree: NodeTree, start: @escaping Start) {
    guard spec.rows.count > Self.length else { return nil }
    self.spec = spec
    self.tree = tree
    self.start = start
  }

  /// Whether a section has more rows than are written at a time.
  static func isLong(_ section: SectionSpec) -> Bool { section.rows.count > length }

  /// Behind the sections from `first` on that are written at a time: a long one by itself, or as many as have enough rows.
  static func end(of sections: [SectionSpec], from first: Int) -> Int {
    var end = first
    var rows = 0
    while end < sections.count, rows < length, end == first || !isLong(sections[end]) {
      rows += sections[end].rows.count
      end += 1
    }
    return end
  }
}
