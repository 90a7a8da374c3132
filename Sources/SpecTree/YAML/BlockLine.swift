/// A line as the author of a block sees it: indentation, dashes, a key, a value.
///
/// Read without regard to what stands around it, for explaining what libyaml could not read.
struct BlockLine {
  /// The line without its break.
  let range: Range<Int>
  /// Where its first byte that is no blank stands; the end of an empty line.
  let start: Int
  /// Where what follows the dashes of list items begins.
  let content: Int
  /// The key with its quotes, without the colon.
  let key: Range<Int>?
  /// What follows the key, else the content; without a comment and without blanks at its end.
  let value: Range<Int>

  /// The line of `bytes` in which `offset` lies.
  init(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) {
    range = bytes.startOfLine(at: offset)..<bytes.endOfLine(from: offset)
    start = min(bytes.skippingBlanks(from: range.lowerBound), range.upperBound)
    var content = start
    while content < range.upperBound, bytes[content] == UInt8(ascii: "-"),
      content + 1 == range.upperBound || bytes[content + 1].isBlank
    {
      content = min(bytes.skippingBlanks(from: content + 1), range.upperBound)
    }
    self.content = content
    let line = range
    key = Self.keyEnd(bytes, content, line.upperBound).map { bytes.trimmingBlanks(content..<$0) }
    let colon = key.map { bytes.skippingBlanks(from: $0.upperBound) }
    let value = colon.map { min(bytes.skippingBlanks(from: $0 + 1), line.upperBound) } ?? content
    self.value = value..<Self.valueEnd(bytes, value, line.upperBound)
  }

  /// Whether nothing but blanks and a comment stands on it.
  func isEmpty(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    start == range.upperBound || bytes[start] == UInt8(ascii: "#")
  }

  /// The columns (from 0, in bytes) at which its items and its key begin.
  func columns(in bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
    var columns: [Int] = []
    var place = start
    while place < content {
      columns.append(place - range.lowerBound)
      place = bytes.skippingBlanks(from: place + 1)
    }
    if content < range.upperBound { columns.append(content - range.lowerBound) }
    return columns
  }

  /// Where the colon stands that makes a key of what begins at `start`.
  private static func keyEnd(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Int? {
    guard start < end else { return nil }
    var place = start
    switch bytes[start] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      guard let closing = bytes.closingQuote(of: start, limit: end) else { return nil }
      place = bytes.skippingBlanks(from: closing + 1)
      return place < end && isColon(bytes, place, end) ? place : nil
    case UInt8(ascii: "["), UInt8(ascii: "{"): return nil
    default: break
    }
    while place < end {
      if isColon(bytes, place, end) { return place > start ? place : nil }
      if bytes[place] == UInt8(ascii: "#"), place > start, bytes[place - 1].isBlank { return nil }
      place += 1
    }
    return nil
  }

  private static func isColon(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int, _ end: Int) -> Bool {
    bytes[place] == UInt8(ascii: ":") && (place + 1 == end || bytes[place + 1].isBlank)
  }

  /// The end of a value; a `#` with a blank behind it begins a comment, any other is taken for a part of the text.
  private static func valueEnd(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Int {
    var place = start
    while place < end {
      let isComment =
        bytes[place] == UInt8(ascii: "#") && (place == start || bytes[place - 1].isBlank)
        && (place + 1 == end || bytes[place + 1].isBlank)
      if isComment { break }
      place += 1
    }
    return bytes.trimmingBlanks(start..<place).upperBound
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The offset of the quote that closes the one at `opening`, by the rules of its kind; nil when none does before
  /// `limit`.
  func closingQuote(of opening: Int, limit: Int) -> Int? {
    let quote = self[opening]
    var place = opening + 1
    while place < limit {
      if quote == UInt8(ascii: "\""), self[place] == UInt8(ascii: "\\") {
        place += 2
        continue
      }
      if self[place] == quote {
        guard quote == UInt8(ascii: "'"), place + 1 < limit, self[place + 1] == quote else { return place }
        place += 1
      }
      place += 1
    }
    return nil
  }
}
