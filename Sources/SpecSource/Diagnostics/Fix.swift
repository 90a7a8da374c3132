/// A change of the text that mends a finding.
public struct Fix: Equatable, Sendable {
  /// How sure it is that the user wants it.
  public enum Safety: String, CaseIterable, Sendable {
    /// Keeps the meaning, or makes it what was plainly meant.
    case safe
    /// Wants a look.
    case suggested
    /// May change the list.
    case unsafe
  }

  /// What it does, as an order: `rename to 'height'`.
  public var title: String
  /// How sure it is.
  public var safety: Safety
  /// The edits, in order and without overlap, all in the file of the finding.
  public var edits: [TextEdit]

  /// A change with a title.
  public init(_ title: String, _ safety: Safety, _ edits: [TextEdit]) {
    self.title = title
    self.safety = safety
    self.edits = edits
  }
}

/// A range of bytes and the text that takes its place.
public struct TextEdit: Hashable, Sendable {
  /// The bytes that go; empty for an insertion.
  public var range: SourceRange
  /// The text that comes; empty for a removal.
  public var text: String

  /// Puts `text` in the place of `range`.
  public init(_ range: SourceRange, _ text: String) {
    self.range = range
    self.text = text
  }
}
