/// A row that was inserted, removed, moved, renamed or changed.
public struct RowChange: Sendable, Equatable {
  /// Its place among all rows of the old list; nil when it was inserted.
  public let old: Int?
  /// Its place among all rows of the new list; nil when it was removed.
  public let new: Int?
  /// Whether it was moved: to another section, or past rows that stay.
  public let isMoved: Bool
  /// The properties that changed.
  public let properties: [PropertyChange]
  /// The whole row, when it was inserted or removed.
  public let content: CanonicalValue?
  /// The whole new row, when a property has become null, which an update would take for removing it.
  let remade: CanonicalValue?
  /// What it shows, for people: its cell and its text.
  public let title: RowTitle
}

/// What tells people which row is meant where its tag does not.
public struct RowTitle: Sendable, Equatable {
  /// The class of its cell.
  public let cell: String?
  /// Its first text.
  public let text: String?
}
