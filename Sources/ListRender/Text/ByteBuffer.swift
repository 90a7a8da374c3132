/// Bytes on their way out: UTF-8 text that formats append to, in one place and in order.
///
/// A buffer either keeps everything (`bytes`) or hands long stretches on to a drain, so that a document of any size
/// takes little memory. What is written never depends on the locale.
public struct ByteBuffer {
  /// Takes the bytes that leave the buffer; they are valid during the call.
  public typealias Drain = (UnsafeRawBufferPointer) -> Void

  /// What has been appended and not drained.
  public private(set) var bytes: [UInt8] = []
  private let drain: Drain?

  /// From this length on, `drainIfLong` hands the bytes on: large enough that the call costs nothing, small enough to
  /// stay in the processor's cache.
  private static let longLength = 1 << 18

  /// A buffer that keeps everything.
  public init() { drain = nil }

  /// A buffer that hands its bytes to `drain` whenever `drainIfLong` finds many, and on `drainAll`.
  public init(drainingInto drain: @escaping Drain) { self.drain = drain }

  /// Hands the bytes on when there are many; formats call it after each row or finding.
  public mutating func drainIfLong() {
    if bytes.count >= Self.longLength { drainAll() }
  }

  /// Hands all bytes on; nothing happens in a buffer that keeps everything.
  public mutating func drainAll() {
    guard let drain, !bytes.isEmpty else { return }
    bytes.withUnsafeBytes(drain)
    bytes.removeAll(keepingCapacity: true)
  }

  /// Appends one byte.
  public mutating func append(_ byte: UInt8) {
    bytes.append(byte)
  }

  /// Appends bytes.
  public mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes.append(contentsOf: bytes)
  }

  /// Appends bytes.
  public mutating func append(_ bytes: ArraySlice<UInt8>) {
    self.bytes.append(contentsOf: bytes)
  }

  /// Appends text as it is.
  public mutating func append(_ text: String) {
    // The detour over a pointer is a third faster than appending the UTF-8 view; it copies nothing.
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }

  /// Appends text as it is.
  public mutating func append(_ text: Substring) {
    bytes.append(contentsOf: text.utf8)
  }

  /// Appends text that stands in the code, for loops where making a string of it would tell.
  public mutating func append(literal text: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends one byte a number of times.
  public mutating func append(_ byte: UInt8, times count: Int) {
    bytes.append(contentsOf: repeatElement(byte, count: max(0, count)))
  }

  /// What the buffer holds, as a string.
  public var text: String { String(decoding: bytes, as: UTF8.self) }
}
