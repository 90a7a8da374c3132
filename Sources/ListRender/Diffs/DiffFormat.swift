public import ListDiff
public import SpecTree

/// A way of writing what differs between two lists: one file each, one line in `DiffFormats.all`.
public protocol DiffFormat: Sendable {
  /// What the user types.
  static var name: String { get }
  /// One line of help.
  static var summary: String { get }
  /// Whether it can show a part of the differences; what is to be applied needs all of them.
  static var canShowPart: Bool { get }
  /// Whether it is about files: what it says can be done to a file only as that is written.
  static var isOfFiles: Bool { get }
  /// Appends the differences.
  static func write(_ diff: ListDifference, _ style: TextStyle, to out: inout ByteBuffer)
}

extension DiffFormat {
  /// For most formats, which are to be read.
  public static var canShowPart: Bool { true }
  /// For most formats, which are about lists.
  public static var isOfFiles: Bool { false }
}

/// What a format for differences writes: the changes, and what the two sides are called.
public struct ListDifference: Sendable {
  /// The changes.
  public let changes: ListChanges
  /// The name of the old side.
  public let oldName: String
  /// The name of the new side.
  public let newName: String
  /// Whether it is said why each change breaks an app.
  public let saysWhatBreaks: Bool
  /// How edits are written.
  public var textFormat = SourceFormat.yaml

  /// The differences between two sides.
  public init(_ changes: ListChanges, from oldName: String, to newName: String, saysWhatBreaks: Bool = false) {
    self.saysWhatBreaks = saysWhatBreaks
    self.changes = changes
    self.oldName = oldName
    self.newName = newName
  }
}

/// All formats for differences.
public enum DiffFormats {
  /// In the order of the help page.
  public static let all: [any DiffFormat.Type] = [
    TextDiffFormat.self, EditsDiffFormat.self, StepsDiffFormat.self, JSONDiffFormat.self, MarkdownDiffFormat.self,
    JSONPatchDiffFormat.self,
  ]

  /// The one that can be applied.
  public static let edits: any DiffFormat.Type = EditsDiffFormat.self
}
