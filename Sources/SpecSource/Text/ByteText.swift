/// A name, a key or a tag of a file, compared, hashed and sorted by its bytes.
///
/// `String` takes canonically equivalent texts, such as the composed and the decomposed 'é', for one. YAML, JSON and the
/// apps that read the lists take them for two, so a text that a file brings is looked up and compared as this.
public struct ByteText: Sendable {
  /// The text.
  public let string: String

  /// A text to be compared by its bytes.
  @inlinable
  public init(_ string: String) { self.string = string }
}

extension ByteText: Hashable, Comparable {
  /// Whether two texts have the same bytes.
  @inlinable
  public static func == (left: ByteText, right: ByteText) -> Bool {
    var (left, right) = (left.string, right.string)
    return left.withUTF8 { left in right.withUTF8 { right in ByteWord.isSame(left, right) } }
  }

  /// Equal texts have equal hashes.
  @inlinable
  public func hash(into hasher: inout Hasher) {
    var string = string
    string.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }

  /// Whether a text comes before another in the order of bytes, which is that of code points.
  @inlinable
  public static func < (left: ByteText, right: ByteText) -> Bool {
    left.string.utf8.lexicographicallyPrecedes(right.string.utf8)
  }
}

extension ByteText: CustomStringConvertible {
  /// The text itself.
  public var description: String { string }
}
