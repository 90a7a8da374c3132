/// A word of the command line, as the bytes that the system handed over.
public struct Argument: Equatable, Sendable {
  /// The bytes; a file name need not be UTF-8.
  let bytes: [UInt8]

  /// A word of bytes.
  init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  /// A word of text.
  public init(_ text: String) { bytes = Array(text.utf8) }

  /// The word as text; bytes that are not UTF-8 become U+FFFD.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The word as a path.
  var path: FilePath { FilePath(bytes) }
}
