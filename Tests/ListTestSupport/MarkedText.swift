public import SpecSource

/// A text in which `⟦…⟧` marks the ranges that a test speaks of; the marks are not part of the text.
public struct MarkedText: Sendable, Equatable {
  /// The text without its marks.
  public let text: String
  /// What they enclose, in bytes of `text`, by where they begin; of two that begin together the longer comes first.
  public let ranges: [SourceRange]

  /// A text with marks, which may be nested.
  public init(_ marked: String) {
    var bytes: [UInt8] = []
    var open: [Int] = []
    var ranges: [SourceRange?] = []
    var starts: [Int] = []
    for character in marked.unicodeScalars {
      switch character {
      case "⟦":
        open.append(ranges.count)
        ranges.append(nil)
        starts.append(bytes.count)
      case "⟧":
        guard let number = open.popLast() else { continue }
        ranges[number] = SourceRange(starts[number]..<bytes.count)
      default: bytes.append(contentsOf: Array(String(character).utf8))
      }
    }
    text = String(decoding: bytes, as: UTF8.self)
    self.ranges = ranges.compactMap(\.self)
  }

  /// The text with marks put around ranges of its bytes.
  public static func marking(_ ranges: [SourceRange], in text: String) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    for offset in 0...bytes.count {
      for range in ranges where range.end == offset && range.count > 0 { result += "⟧".utf8 }
      for range in ranges where range.start == offset { result += (range.count > 0 ? "⟦" : "⟦⟧").utf8 }
      if offset < bytes.count { result.append(bytes[offset]) }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
