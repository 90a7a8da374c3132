internal import SpecSource

/// What the raw bytes tell before libyaml reads them: whether its marks are byte offsets, and what it would refuse
/// without saying where, or take for a line break without saying so.
struct TextScan {
  /// Whether every byte is ASCII; such a file is not looked at any closer, libyaml then finds what is wrong with it.
  private(set) var isASCII: Bool
  /// Characters that libyaml ends a line at and YAML 1.2 does not.
  private(set) var separators = LineSeparators()
  /// The first thing that cannot be read.
  private(set) var fault: Diagnostic?

  /// Scans a file whose bytes are at `bytes`, byte by byte only where it is not ASCII.
  init(_ source: SourceFile, _ bytes: UnsafeBufferPointer<UInt8>) {
    isASCII = Self.isASCII(bytes)
    if !isASCII { scan(source, bytes) }
  }

  /// The first thing in a file that cannot be read, ASCII or not.
  static func fault(in source: SourceFile, _ bytes: UnsafeBufferPointer<UInt8>) -> Diagnostic? {
    var scan = TextScan(isASCII: false)
    scan.scan(source, bytes)
    return scan.fault
  }

  private init(isASCII: Bool) { self.isASCII = isASCII }

  /// Four words at a time: it must not be felt beside libyaml.
  private static func isASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let memory = UnsafeRawBufferPointer(bytes)
    var seen: UInt64 = 0
    var offset = 0
    while offset &+ 32 <= memory.count {
      seen |= memory.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      seen |= memory.loadUnaligned(fromByteOffset: offset &+ 8, as: UInt64.self)
      seen |= memory.loadUnaligned(fromByteOffset: offset &+ 16, as: UInt64.self)
      seen |= memory.loadUnaligned(fromByteOffset: offset &+ 24, as: UInt64.self)
      offset &+= 32
    }
    while offset < memory.count {
      seen |= UInt64(memory[offset])
      offset &+= 1
    }
    return seen & 0x8080_8080_8080_8080 == 0
  }

  private mutating func scan(_ source: SourceFile, _ bytes: UnsafeBufferPointer<UInt8>) {
    if let encoding = WideEncoding(bytes) {
      fault = .wideEncoding(encoding, in: source.id)
      return
    }
    let memory = UnsafeRawBufferPointer(bytes)
    var offset = source.markLength
    while offset < bytes.count {
      if offset &+ 8 <= bytes.count {
        let length = Self.plainPrefix(memory.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        offset &+= length
        if length == 8 { continue }
      }
      guard bytes[offset] != 0x0A, bytes[offset] != 0x0D else {
        offset &+= 1
        continue
      }
      guard let next = read(bytes, at: offset, source.id) else { return }
      offset = next
    }
  }

  /// How many of eight bytes, from the first on, are printable ASCII.
  @inline(__always)
  private static func plainPrefix(_ word: UInt64) -> Int {
    // With no upper bit set, adding 0x60 sets it for every byte from 0x20 up, adding 1 for DEL alone. A carry out of
    // a byte that is not ASCII spoils only bytes behind it.
    let printable = (word &+ 0x6060_6060_6060_6060) & ~(word &+ 0x0101_0101_0101_0101)
    return ((word | ~printable) & 0x8080_8080_8080_8080).littleEndian.trailingZeroBitCount / 8
  }

  /// Looks at the character at `offset`; the offset behind it, nil when it cannot be read.
  @inline(__always)
  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int, _ file: FileID) -> Int? {
    guard let length = UTF8Sequence.length(at: offset, in: bytes) else {
      let range = SourceRange(UTF8Sequence.faultRange(at: offset, in: bytes))
      fault = .notUTF8(firstByte: bytes[offset], at: Location(file, range))
      return nil
    }
    let place = Location(file, SourceRange(offset..<offset + length))
    let scalar = Self.scalar(bytes, at: offset, length)
    switch scalar {
    case 0x09, 0x0A, 0x0D, 0x20...0x7E: break
    case 0x85, 0x2028, 0x2029: separators.append(offset, scalar)
    case 0xFEFF:
      fault = .byteOrderMark(at: place)
      return nil
    case 0x00...0x1F, 0x7F...0x9F, 0xFFFE, 0xFFFF:
      fault = .yamlControlCharacter(Unicode.Scalar(scalar) ?? " ", at: place)
      return nil
    default: break
    }
    return offset + length
  }

  @inline(__always)
  private static func scalar(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int, _ length: Int) -> UInt32 {
    guard length > 1 else { return UInt32(bytes[offset]) }
    var scalar = UInt32(bytes[offset]) & (0x7F >> UInt32(length))
    for place in offset + 1..<offset + length { scalar = scalar << 6 | UInt32(bytes[place] & 0x3F) }
    return scalar
  }
}
