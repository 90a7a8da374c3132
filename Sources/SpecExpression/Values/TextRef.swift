/// A text where it is: in the memory of a tree, or in a string.
enum TextRef {
  /// In a tree, whose memory stays where it is as long as the tree may be used.
  case memory(UnsafeBufferPointer<UInt8>)
  case string(String)

  /// The number of bytes.
  var count: Int {
    switch self {
    case .memory(let bytes): bytes.count
    case .string(let text): text.utf8.count
    }
  }

  /// Calls `body` with the bytes.
  @inline(__always)
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    switch self {
    case .memory(let bytes): body(bytes)
    case .string(var text): text.withUTF8(body)
    }
  }

  /// Calls `body` with the bytes of both.
  @inline(__always)
  func withBytes<Result>(
    and other: TextRef, _ body: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    withBytes { first in other.withBytes { second in body(first, second) } }
  }

  /// The text as a string.
  var string: String {
    switch self {
    case .memory(let bytes): String(decoding: bytes, as: UTF8.self)
    case .string(let text): text
    }
  }
}
