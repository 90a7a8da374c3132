/// A file that was to be checked and could not be read.
public struct UnreadFile: Sendable {
  /// The name that the user gave.
  public let path: String
  /// Why: lower case, no full stop.
  public let message: String

  /// What formats call it where they have a place for a rule's id; no rule has it.
  static let kind = "unreadable-file"

  /// A file, and why it could not be read.
  public init(path: String, message: String) {
    self.path = path
    self.message = message
  }
}
