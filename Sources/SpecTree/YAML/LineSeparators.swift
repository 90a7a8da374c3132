internal import SpecSource

/// The places of U+0085, U+2028 and U+2029 in a file: libyaml ends a line there, as YAML 1.1 did, and YAML 1.2,
/// JSON and editors do not.
struct LineSeparators {
  /// One of them.
  struct Separator {
    /// Its first byte.
    let offset: Int
    let scalar: UInt32

    /// The bytes it takes up.
    var range: Range<Int> { offset..<offset + (scalar == 0x85 ? 2 : 3) }

    /// As messages name it.
    var name: String {
      switch scalar {
      case 0x85: "U+0085 (next line)"
      case 0x2028: "U+2028 (line separator)"
      default: "U+2029 (paragraph separator)"
      }
    }

    /// How it is written in double quotes.
    var escape: String { Unicode.Scalar(scalar).map(QuotedText.hiddenEscape) ?? "" }
  }

  /// All, in order.
  private(set) var all: [Separator] = []

  @inline(__always) var isEmpty: Bool { all.isEmpty }

  mutating func append(_ offset: Int, _ scalar: UInt32) {
    all.append(Separator(offset: offset, scalar: scalar))
  }

  /// Those that stand in a range; O(log n) and their number.
  func separators(in range: Range<Int>) -> ArraySlice<Separator> {
    all[all.firstPlace { $0.offset >= range.lowerBound }...].prefix { $0.offset < range.upperBound }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The number of bytes of the U+0085, U+2028 or U+2029 at an offset; 0 when there is none.
  func separatorLength(at offset: Int) -> Int {
    if self[offset] == 0xC2 { return offset + 1 < count && self[offset + 1] == 0x85 ? 2 : 0 }
    guard self[offset] == 0xE2, offset + 2 < count, self[offset + 1] == 0x80 else { return 0 }
    return self[offset + 2] == 0xA8 || self[offset + 2] == 0xA9 ? 3 : 0
  }
}
