/// A half-open range of bytes in one file, counted from the file's first byte (a byte order mark included).
public struct SourceRange: Hashable, Sendable {
  /// Offset of the first byte.
  public var start: UInt32
  /// Offset one past the last byte; equal to `start` for a place between two bytes.
  public var end: UInt32

  /// The bytes from `start` up to, not including, `end`.
  @inlinable
  public init(_ start: UInt32, _ end: UInt32) {
    self.start = start
    self.end = end
  }

  /// The same range from plain integers, which must lie within 0 and 4 GiB.
  @inlinable
  public init(_ range: Range<Int>) {
    self.init(UInt32(range.lowerBound), UInt32(range.upperBound))
  }

  /// Number of bytes.
  @inlinable public var count: Int { Int(end) - Int(start) }

  /// The range as integers, for cutting the bytes out of a file.
  @inlinable public var bytes: Range<Int> { Int(start)..<Int(end) }

  /// Whether `other` lies wholly inside this range.
  @inlinable
  public func contains(_ other: SourceRange) -> Bool {
    start <= other.start && other.end <= end
  }
}

extension SourceRange: Comparable {
  /// By first byte, then by last.
  @inlinable
  public static func < (left: SourceRange, right: SourceRange) -> Bool {
    (left.start, left.end) < (right.start, right.end)
  }
}
