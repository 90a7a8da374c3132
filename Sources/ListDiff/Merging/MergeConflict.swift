public import SpecSource

/// What the two sides of a merge changed differently, so that somebody has to decide.
public struct MergeConflict: Sendable {
  /// What happened to it.
  public enum Kind: Sendable, Equatable {
    /// A property was given two different values, or one side took it away.
    case value
    /// One side removed it, the other changed it.
    case removal(by: MergeSide)
    /// It was given two different tags.
    case tag
    /// It was put into two different sections.
    case section
    /// It was put at two different places.
    case order
  }

  /// What it is about, for people: `row 'sync'`.
  public let subject: String
  /// What happened.
  public let kind: Kind
  /// The keys that lead to the property; empty where it is about the whole.
  public let path: [String]
  /// By side: the value, the row, the tag or the section's name; nil where there is none.
  public let values: [CanonicalValue?]
  /// By side: the place of the property, else of what it is missing in; the file is always the main one.
  public let places: [Location]
  /// By side: whether what it is about is there, so that the place is its own.
  public let isThere: [Bool]
  /// Whether it is about a part of something that the base has nothing of.
  public var isInNew = false
}
