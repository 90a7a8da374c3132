public import SpecSource

/// A text in which `⟦…⟧` marks the ranges of findings and `⟪…⟫` those of their notes; the marks are not part of the
/// text.
public struct MarkedText: Sendable, Equatable {
  /// The text without its marks.
  public let text: String
  /// What `⟦…⟧` enclose, in bytes of `text`, by where they begin.
  public let ranges: [SourceRange]
  /// What `⟪…⟫` enclose, in bytes of `text`, by where they begin.
  public let noteRanges: [SourceRange]

  /// A text with marks, which may be nested.
  public init(_ marked: String) {
    var bytes: [UInt8] = []
    var open: [Int] = []
    var ranges: [(range: SourceRange, isNote: Bool)] = []
    for character in marked.unicodeScalars {
      switch character {
      case "⟦", "⟪":
        open.append(ranges.count)
        ranges.append((SourceRange(bytes.count..<bytes.count), character == "⟪"))
      case "⟧", "⟫":
        guard let number = open.popLast() else { continue }
        ranges[number].range.end = UInt32(bytes.count)
      default: bytes.append(contentsOf: String(character).utf8)
      }
    }
    text = String(decoding: bytes, as: UTF8.self)
    self.ranges = ranges.filter { !$0.isNote }.map(\.range)
    noteRanges = ranges.filter(\.isNote).map(\.range)
  }

  /// A text with marks put around ranges of its bytes.
  public static func marking(_ ranges: [SourceRange], notes: [SourceRange] = [], in text: String) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    for offset in 0...bytes.count {
      // What began last ends first.
      for range in notes where range.end == offset && range.count > 0 { result += "⟫".utf8 }
      for range in ranges where range.end == offset && range.count > 0 { result += "⟧".utf8 }
      for range in ranges where range.start == offset { result += (range.count > 0 ? "⟦" : "⟦⟧").utf8 }
      for range in notes where range.start == offset { result += (range.count > 0 ? "⟪" : "⟪⟫").utf8 }
      if offset < bytes.count { result.append(bytes[offset]) }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
