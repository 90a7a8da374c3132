/// A file as it was read: its name and its bytes, never changed and never decoded as a whole.
public struct SourceFile: Sendable {
  /// The largest file that is read, in bytes; ranges are 32-bit.
  public static let largestSize = Int(UInt32.max) - 16

  /// The name the user gave, as reports print it; `<stdin>` for standard input without a name.
  public let name: String
  /// Which file of the run this is, so that a finding can point into an included file.
  public let id: FileID
  /// All bytes, a byte order mark included.
  public let bytes: [UInt8]

  /// A file that was read under `name`.
  public init(name: String, id: FileID = .main, bytes: [UInt8]) {
    self.name = name
    self.id = id
    self.bytes = bytes
  }

  /// Three when the file begins with a UTF-8 byte order mark, else zero.
  public var markLength: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  /// The text of a range; bytes that are not UTF-8 become U+FFFD.
  public func text(in range: SourceRange) -> String {
    String(decoding: bytes[range.bytes], as: UTF8.self)
  }
}

/// The number of a file within one unit of work: the file asked for, then those that it brings in, in order.
public struct FileID: Hashable, Sendable, Comparable {
  /// The position among the files of the unit, from 0.
  public let index: UInt32

  /// The file at a position, from 0.
  @inlinable
  public init(_ index: UInt32) { self.index = index }

  /// The file that the user asked for.
  public static let main = FileID(0)

  /// By position.
  public static func < (left: FileID, right: FileID) -> Bool { left.index < right.index }
}

/// A range in one of the files of a run.
public struct Location: Sendable {
  /// The file.
  public var file: FileID
  /// The bytes in it.
  public var range: SourceRange
  /// The way by which what stands there came into the list, as a number among an expansion's `routes`; 0 for the plain
  /// case. Two locations are the same whatever the way.
  public var route: UInt32

  /// A range in a file.
  public init(_ file: FileID, _ range: SourceRange, by route: UInt32 = 0) {
    self.file = file
    self.range = range
    self.route = route
  }

  /// Whether another place lies within this one, or is it.
  public func contains(_ other: Location) -> Bool { file == other.file && range.contains(other.range) }
}

extension Location: Hashable, Comparable {
  /// Whether two are the same place.
  public static func == (left: Location, right: Location) -> Bool {
    left.file == right.file && left.range == right.range
  }

  /// Feeds the place.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(file)
    hasher.combine(range)
  }

  /// By file, then by range.
  public static func < (left: Location, right: Location) -> Bool {
    (left.file, left.range) < (right.file, right.range)
  }
}
