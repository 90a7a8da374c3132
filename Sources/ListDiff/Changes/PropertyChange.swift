/// A property that differs, or a part of one: `model.name`.
public struct PropertyChange: Sendable, Equatable {
  /// The keys that lead to it from its row, section, class or list, in the language's own names.
  public let path: [String]
  /// The same as the old file writes it, where a library has its own names; where it has none, the language's.
  public let written: [String]
  /// What it was; nil when it was not there.
  public let old: CanonicalValue?
  /// What it is; nil when it is gone.
  public let new: CanonicalValue?

  init(_ path: [String], written: [String], old: CanonicalValue?, new: CanonicalValue?) {
    self.path = path
    self.written = written
    self.old = old
    self.new = new
  }

  /// The property that it is or is a part of.
  public var name: String { path[0] }
}
