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
    let text: ArraySlice<UInt8>
    /// The heights of rows, headers and footers, in order.
    let heights: [ResolvedValue.Content]
    /// Their pairs of reuse identifier and cell class, in the order of first use.
    let reuse: [CompiledReuse.Entry]
    /// How many whole sections they are, and how many rows these have.
    let sections: Int
    let rows: Int
  }

  /// From so many rows on another core saves more than starting a thread for it costs.
  private static let fewest = 4096

  /// So many rows are written at a time: an eighth of a list, so that neither core waits long for the other, and few
  /// enough that their text does not count beside the list.
  let length: Int

  /// The list.
  let spec: ListSpec
  /// The tree that it is in.
  let tree: NodeTree
  let start: Start

  /// The way for a list; nil where it is too short.
  public init?(_ spec: ListSpec, in tree: NodeTree, start: @escaping Start) {
    guard spec.rows.count >= Self.fewest else { return nil }
    length = min(4096, spec.rows.count / 8 + 1)
    self.spec = spec
    self.tree = tree
    self.start = start
  }

  /// Whether a section has more rows than are written at a time.
  func isLong(_ section: SectionSpec) -> Bool { section.rows.count > length }

  /// Behind the sections from `first` on that are written at a time: a long one by itself, or as many as have enough rows.
  func end(of sections: [SectionSpec], from first: Int) -> Int {
    var end = first
    var rows = 0
    while end < sections.count, rows < length, end == first || !isLong(sections[end]) {
      rows += sections[end].rows.count
      end += 1
    }
    return end
  }
}
