internal import SpecSource

/// The anchor and the tag before a node, in either order, as the source has them.
///
/// libyaml's marks of a node begin with them and do not tell where they end.
struct NodeProperties {
  /// `&` and the name.
  private(set) var anchor: Range<Int>?
  /// `!` and what belongs to it.
  private(set) var tag: Range<Int>?
  /// Where the node itself begins; `limit` when there is nothing but properties.
  private(set) var contentStart: Int

  /// From the first of the two to the end of the last.
  var range: Range<Int> {
    let ranges = [anchor, tag].compactMap { $0 }
    let start = ranges.map(\.lowerBound).min() ?? contentStart
    return start..<(ranges.map(\.upperBound).max() ?? start)
  }

  /// Reads the properties that begin at `start`; nothing at or behind `limit` is looked at.
  init(in bytes: UnsafeBufferPointer<UInt8>, from start: Int, limit: Int) {
    contentStart = start
    while contentStart < limit {
      switch bytes[contentStart] {
      case UInt8(ascii: "&") where anchor == nil:
        let end = Self.end(in: bytes, from: contentStart + 1, limit: limit) { $0.isAnchorByte }
        anchor = contentStart..<end
        contentStart = end
      case UInt8(ascii: "!") where tag == nil:
        let isVerbatim = contentStart + 1 < limit && bytes[contentStart + 1] == UInt8(ascii: "<")
        var end = Self.end(in: bytes, from: contentStart + 1, limit: limit) {
          isVerbatim ? $0 != UInt8(ascii: ">") : !$0.isBlankOrBreak && $0 < 0x80 && $0 != UInt8(ascii: ",")
        }
        if isVerbatim { end = min(end + 1, limit) }
        tag = contentStart..<end
        contentStart = end
      case UInt8(ascii: "#"):
        while contentStart < limit, !bytes[contentStart].isBreak, bytes.separatorLength(at: contentStart) == 0 {
          contentStart += 1
        }
      case let byte where byte.isBlankOrBreak:
        contentStart += 1
      default:
        let length = bytes.separatorLength(at: contentStart)
        guard length > 0 else { return }
        contentStart = min(contentStart + length, limit)
      }
    }
  }

  private static func end(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int, limit: Int, while belongs: (UInt8) -> Bool
  ) -> Int {
    var end = start
    while end < limit, belongs(bytes[end]) { end += 1 }
    return end
  }
}

extension UInt8 {
  /// Space or tab.
  @inline(__always) var isBlank: Bool { self == 0x20 || self == 0x09 }

  /// LF or CR.
  @inline(__always) var isBreak: Bool { self == 0x0A || self == 0x0D }

  /// Space, tab, LF or CR.
  @inline(__always) var isBlankOrBreak: Bool { isBlank || isBreak }

  /// What libyaml takes for a letter of an anchor's name.
  var isAnchorByte: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
