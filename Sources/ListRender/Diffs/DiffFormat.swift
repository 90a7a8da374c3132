public import ListDiff

/// A way of writing what differs between two lists: one file each, one line in `DiffFormats.all`.
public protocol DiffFormat: Sendable {
  /// What the user types.
  static var name: String { get }
  /// One line of help.
  static var summary: String { get }
  /// Appends the differences.
  static func write(_ diff: ListDifference, _ style: TextStyle, to out: inout ByteBuffer)
}

/// What a format for differences writes: the changes, and what the two sides are called.
public struct ListDifference {
  /// The changes.
  public let changes: ListChanges
  /// The name of the old side.
  public let oldName: String
  /// The name of the new side.
  public let newName: String
  /// Both lists as they are written, in the canonical form, for formats that speak of it as a whole.
  public let documents: () -> (old: CanonicalValue, new: CanonicalValue)

  /// The differences between two sides.
  public init(
    _ changes: ListChanges, from oldName: String, to newName: String,
    documents: @escaping () -> (old: CanonicalValue, new: CanonicalValue)
  ) {
    self.changes = changes
    self.oldName = oldName
    self.newName = newName
    self.documents = documents
  }
}

/// All formats for differences.
public enum DiffFormats {
  /// In the order of the help page.
  public static let all: [any DiffFormat.Type] = [
    TextDiffFormat.self, EditsDiffFormat.self, StepsDiffFormat.self, JSONPatchDiffFormat.self,
  ]
}
