/// Turns libyaml's marks into byte offsets.
///
/// A mark counts characters and leaves out a byte order mark. In an ASCII file it is the offset; elsewhere a cursor
/// moves along beside the events. Marks come nearly in order, so the cursor passes over the file about once.
struct MarkMap {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let isASCII: Bool
  /// Offset of the first character.
  private let origin: Int
  /// A character, counted from the first, and the byte that it begins at.
  private var character = 0
  private var byte: Int

  /// A map over a file's bytes that begins behind a byte order mark of `origin` bytes.
  init(_ bytes: UnsafeBufferPointer<UInt8>, origin: Int, isASCII: Bool) {
    self.bytes = bytes
    self.isASCII = isASCII
    self.origin = origin
    byte = origin
  }

  /// The offset of the byte at which the character with this number begins.
  @inline(__always)
  mutating func offset(_ mark: Int) -> Int {
    if isASCII { return mark &+ origin }
    move(to: mark)
    return byte
  }

  private mutating func move(to mark: Int) {
    let start = UnsafeRawPointer(bytes.baseAddress.unsafelyUnwrapped)
    while character < mark {
      let left = mark &- character
      if byte &+ 8 <= bytes.count,
        start.loadUnaligned(fromByteOffset: byte, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
      {
        let step = min(8, left)
        character &+= step
        byte &+= step
      } else {
        guard byte < bytes.count else { return }
        character &+= 1
        byte &+= Self.length(ofLead: bytes[byte])
      }
    }
    while character > mark, byte > origin {
      character &-= 1
      repeat { byte &-= 1 } while byte > origin && bytes[byte] & 0xC0 == 0x80
    }
  }

  /// The length of the sequence that a lead byte opens; the text is known to be UTF-8.
  private static func length(ofLead lead: UInt8) -> Int {
    if lead < 0xC0 { return 1 }
    if lead < 0xE0 { return 2 }
    return lead < 0xF0 ? 3 : 4
  }
}
