/// Bytes on their way out: UTF-8 text that formats append to, in one place and in order.
///
/// A buffer either keeps everything (`bytes`) or hands long stretches on to a drain, so that a document of any size
/// takes little memory. What is written never depends on the locale.
public struct ByteBuffer {
  /// Takes the bytes that leave the buffer; they are valid during the call.
  public typealias Drain = (UnsafeRawBufferPointer) -> Void

  /// Memory for bytes, of which the first `count` are in use. An array's own `append` asks each time who else has it and
  /// how much room there is, which costs more than the few bytes that it is mostly called for.
  private var memory: [UInt8] = []
  /// How many bytes have been appended and not drained.
  public private(set) var count = 0
  private var hasDrained = false
  private let drain: Drain?

  /// From this length on, `drainIfLong` hands the bytes on: large enough that the call costs nothing, small enough to
  /// stay in the processor's cache.
  private static let longLength = 1 << 18

  /// A buffer that keeps everything, with room for so many bytes before it grows.
  public init(room: Int = 0) {
    drain = nil
    if room > 0 { grow(by: room) }
  }

  /// A buffer that hands its bytes to `drain` whenever `drainIfLong` finds many or many are appended at once, and on
  /// `drainAll`.
  public init(drainingInto drain: @escaping Drain) { self.drain = drain }

  /// Whether nothing has been appended so far, be it drained or not.
  public var isEmpty: Bool { count == 0 && !hasDrained }

  /// A copy of what has been appended and not drained; for another buffer there is `append`.
  public var bytes: [UInt8] { Array(stretch) }

  /// What has been appended and not drained, in the buffer's own memory as long as nothing more is appended.
  var stretch: ArraySlice<UInt8> { memory[..<count] }

  /// Hands the bytes on when there are many; formats call it after each row or finding.
  public mutating func drainIfLong() {
    if count >= Self.longLength { drainAll() }
  }

  /// Hands all bytes on; nothing happens in a buffer that keeps everything.
  public mutating func drainAll() {
    guard let drain, count > 0 else { return }
    memory.withUnsafeBytes { drain(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
    count = 0
    hasDrained = true
  }

  /// Appends one byte.
  @inline(__always)
  public mutating func append(_ byte: UInt8) {
    fill(1) { $0[0] = byte }
  }

  /// Appends bytes.
  @inline(__always)
  public mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    fill(bytes.count) { $0.update(from: start, count: bytes.count) }
  }

  /// Appends bytes with a byte before and behind them.
  @inline(__always)
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>, between quote: UInt8) {
    fill(bytes.count &+ 2) { place in
      place[0] = quote
      if let start = bytes.baseAddress { (place + 1).update(from: start, count: bytes.count) }
      place[bytes.count &+ 1] = quote
    }
  }

  /// Appends bytes. Many of them are handed on as they are, where there is a drain: a whole file is not copied.
  public mutating func append(_ bytes: ArraySlice<UInt8>) {
    guard let drain, bytes.count >= Self.longLength else { return bytes.withUnsafeBufferPointer { append($0) } }
    drainAll()
    bytes.withUnsafeBytes { drain($0) }
    hasDrained = true
  }

  /// Appends text as it is.
  public mutating func append(_ text: String) {
    // The detour over a pointer is a third faster than appending the UTF-8 view; it copies nothing.
    var text = text
    text.withUTF8 { append($0) }
  }

  /// Appends text as it is.
  public mutating func append(_ text: Substring) {
    var text = text
    text.withUTF8 { append($0) }
  }

  /// Appends text that stands in the code, for loops where making a string of it would tell.
  @inline(__always)
  public mutating func append(literal text: StaticString) {
    append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends one byte a number of times.
  public mutating func append(_ byte: UInt8, times count: Int) {
    fill(max(0, count)) { $0.update(repeating: byte, count: max(0, count)) }
  }

  /// Appends what another buffer holds, without a copy in between.
  public mutating func append(_ other: borrowing ByteBuffer) {
    other.memory.withUnsafeBufferPointer { append(UnsafeBufferPointer(rebasing: $0[..<other.count])) }
  }

  /// Lets `body` write so many bytes behind the others.
  @inline(__always)
  private mutating func fill(_ added: Int, _ body: (UnsafeMutablePointer<UInt8>) -> Void) {
    if memory.count &- count < added { grow(by: added) }
    let end = count
    // There is memory for them, so it begins somewhere.
    memory.withUnsafeMutableBufferPointer { if let start = $0.baseAddress { body(start + end) } }
    count = end &+ added
  }

  @inline(never)
  private mutating func grow(by added: Int) {
    let old = memory
    let size = old.count + max(added, old.count, 512)
    // In one step: an array that is appended to another is one more to be filled and copied.
    memory = [UInt8](unsafeUninitializedCapacity: size) { new, filled in
      _ = new.initialize(fromContentsOf: old)
      new[old.count...].initialize(repeating: 0)
      filled = size
    }
  }

  /// What the buffer holds, as a string.
  public var text: String { memory.withUnsafeBufferPointer { String(decoding: $0[..<count], as: UTF8.self) } }
}
