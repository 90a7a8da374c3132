public import SpecSource

/// The sections and rows of a list by their tags: what places in changes refer to.
public struct ListOutline: Sendable, Equatable {
  /// A section.
  public struct Section: Sendable, Equatable {
    /// The number of its tag; negative without one.
    let tag: Int32
    /// Its rows, as a range of all rows of the list.
    public let rows: Range<Int>
    /// Whether it has a list of rows, be it empty.
    public let hasRowList: Bool
    /// Whether its rows are data for one cell class, not mappings of properties (CBTableViewDataSource).
    public let hasModelRows: Bool
    /// Whether it only says where a section of another file goes.
    let isPlaced: Bool

    /// What it is known by: its tag, and whether that is the tag of a section of another file; nil without one.
    var name: UInt64? { tag < 0 ? nil : UInt64(tag) << 1 | (isPlaced ? 1 : 0) }
  }

  /// The sections in order.
  public internal(set) var sections: [Section] = []
  /// Which of `cells`, `views` and `sections` the list has, be they empty.
  var parts: Set<String> = []
  /// The numbers of the rows' tags, in order; negative without one.
  var rowTags: [Int32] = []
  /// The tags by their numbers, which both lists share.
  var names: [ByteText] = []

  /// The number of rows.
  public var rowCount: Int { rowTags.count }

  /// The tag of a section; nil without one.
  public func tag(ofSection section: Int) -> ByteText? { name(sections[section].tag) }

  /// The tag of a row; nil without one.
  public func tag(ofRow row: Int) -> ByteText? { name(rowTags[row]) }

  private func name(_ number: Int32) -> ByteText? { number < 0 ? nil : names[Int(number)] }

  /// The section that a row is in: the last one that begins at or before it and is not empty.
  public func section(ofRow row: Int) -> Int { sections.firstPlace { $0.rows.upperBound > row } }

  /// The place of a row: its section, and its place in that.
  public func indexPath(ofRow row: Int) -> (section: Int, row: Int) {
    let section = section(ofRow: row)
    return (section, row - sections[section].rows.lowerBound)
  }
}
