/// An encoding with more than one byte a unit: recognised so that the finding can name it, and never read.
enum WideEncoding: String {
  case utf16BigEndian = "UTF-16 (big-endian)"
  case utf16LittleEndian = "UTF-16 (little-endian)"
  case utf32BigEndian = "UTF-32 (big-endian)"
  case utf32LittleEndian = "UTF-32 (little-endian)"

  /// Bytes of one unit.
  var unitSize: Int {
    switch self {
    case .utf16BigEndian, .utf16LittleEndian: 2
    case .utf32BigEndian, .utf32LittleEndian: 4
    }
  }

  /// The encoding that a file's first bytes show: by a byte order mark, else by the zero bytes that a text which
  /// begins with an ASCII character has there (YAML 1.2.2, 5.2); nil for anything that may be UTF-8.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    let end = -1
    func byte(_ offset: Int) -> Int { offset < bytes.count ? Int(bytes[offset]) : end }
    switch (byte(0), byte(1), byte(2), byte(3)) {
    case (0, 0, 0xFE, 0xFF): self = .utf32BigEndian
    case (0xFF, 0xFE, 0, 0): self = .utf32LittleEndian
    case (0xFE, 0xFF, _, _): self = .utf16BigEndian
    case (0xFF, 0xFE, _, _): self = .utf16LittleEndian
    case (0, 0, 0, 1...0x7F): self = .utf32BigEndian
    case (1...0x7F, 0, 0, 0): self = .utf32LittleEndian
    case (0, 1...0x7F, 0, 1...0x7F), (0, 1...0x7F, end, end): self = .utf16BigEndian
    case (1...0x7F, 0, 1...0x7F, 0), (1...0x7F, 0, end, end): self = .utf16LittleEndian
    default: return nil
    }
  }
}
