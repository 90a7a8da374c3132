/// A section that was inserted, removed, moved, renamed or changed, with its rows that were.
public struct SectionChange: Sendable, Equatable {
  /// Its place in the old list; nil when it was inserted.
  public let old: Int?
  /// Its place in the new list; nil when it was removed.
  public let new: Int?
  /// Whether it changed its order among the sections that stay.
  public let isMoved: Bool
  /// The properties that changed, those of the header and the footer among them.
  public let properties: [PropertyChange]
  /// The whole section without its rows, when it was inserted or removed.
  public let content: CanonicalValue?
  /// Its rows that changed, in the new order; removed ones behind the row that they followed. A row that moved into
  /// another section is among the rows of that.
  public let rows: [RowChange]
  /// The whole new section with its rows, when the old one's rows are models, which edits cannot name.
  let remade: CanonicalValue?
  /// The title of its header, for people.
  public let title: String?
}
