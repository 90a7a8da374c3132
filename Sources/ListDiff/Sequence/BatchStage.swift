/// Changes of a table or collection that UIKit takes as one batch of updates.
///
/// Places of what is deleted, reloaded or moved away are those before the stage, of what is inserted or moved in those
/// after it. No row and no section has two parts in one stage; a section that moves, or is inserted or deleted, keeps
/// its rows meanwhile.
public struct BatchStage: Sendable, Equatable {
  /// A place of a row.
  public struct Place: Sendable, Equatable {
    /// The section.
    public let section: Int
    /// The row in it.
    public let row: Int
  }

  /// A move.
  public struct Move<Value: Sendable & Equatable>: Sendable, Equatable {
    /// The place before the stage.
    public let from: Value
    /// The place after it.
    public let to: Value
  }

  /// A section of the list after the stage.
  public struct Section: Sendable, Equatable {
    /// Its place in the new list; nil for one that a later stage deletes.
    public let new: Int?
    /// Its place in the old list; nil for one that was inserted.
    public let old: Int?
    /// Its rows, by their places among all rows of the new list.
    public let rows: [Int]
  }

  /// Sections that go.
  public internal(set) var deletedSections: [Int] = []
  /// Sections that come, with the rows that the result gives them.
  public internal(set) var insertedSections: [Int] = []
  /// Sections that change their order.
  public internal(set) var movedSections: [Move<Int>] = []
  /// Sections whose header or footer, or other properties, are others.
  public internal(set) var reloadedSections: [Int] = []
  /// Rows that go.
  public internal(set) var deletedRows: [Place] = []
  /// Rows that come.
  public internal(set) var insertedRows: [Place] = []
  /// Rows that change their places.
  public internal(set) var movedRows: [Move<Place>] = []
  /// Rows that show something else.
  public internal(set) var reloadedRows: [Place] = []
  /// The list after the stage.
  public internal(set) var result: [Section] = []

  /// Whether nothing happens.
  var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty && reloadedSections.isEmpty
      && deletedRows.isEmpty && insertedRows.isEmpty && movedRows.isEmpty && reloadedRows.isEmpty
  }
}
