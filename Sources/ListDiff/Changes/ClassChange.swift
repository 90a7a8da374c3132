/// A declared class that was added, removed or changed.
public struct ClassChange: Sendable, Equatable {
  /// Its name.
  public let name: String
  /// The whole declaration that was; nil unless it was removed.
  public let removed: CanonicalValue?
  /// The whole declaration that is; nil unless it was added.
  public let added: CanonicalValue?
  /// What changed in it.
  public let properties: [PropertyChange]
}
