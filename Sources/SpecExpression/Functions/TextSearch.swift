/// Finds a text in another in time that grows with the sum of their lengths, whatever they are (Knuth, Morris and
/// Pratt 1977).
struct TextSearch {
  private let needle: UnsafeBufferPointer<UInt8>
  /// For each byte the length of the longest start of the needle that ends there, other than all of it; empty for a
  /// needle so short that comparing it at every place costs no more.
  private var borders: [Int32] = []

  private static let short = 16

  /// A search for a text that is not empty.
  init(for needle: UnsafeBufferPointer<UInt8>) {
    self.needle = needle
    guard needle.count > Self.short else { return }
    borders = [0]
    borders.reserveCapacity(needle.count)
    var length = 0
    for place in 1..<needle.count {
      while length > 0, needle[place] != needle[length] { length = Int(borders[length - 1]) }
      if needle[place] == needle[length] { length += 1 }
      borders.append(Int32(length))
    }
  }

  /// Where the needle stands first, at `start` or behind it; nil when it does not.
  func first(in text: UnsafeBufferPointer<UInt8>, from start: Int = 0) -> Int? {
    guard start + needle.count <= text.count else { return nil }
    if borders.isEmpty { return (start...text.count - needle.count).first { stands(at: $0, in: text) } }
    var length = 0
    for place in start..<text.count {
      advance(&length, text[place])
      if length == needle.count { return place + 1 - length }
    }
    return nil
  }

  /// Where the needle stands last, at `end` or before it; nil when it does not.
  func last(in text: UnsafeBufferPointer<UInt8>, upTo end: Int) -> Int? {
    guard needle.count <= text.count else { return nil }
    if borders.isEmpty { return (0...min(end, text.count - needle.count)).last { stands(at: $0, in: text) } }
    var length = 0
    var found: Int?
    for place in 0..<min(text.count, end + needle.count) {
      advance(&length, text[place])
      if length == needle.count { found = place + 1 - length }
    }
    return found
  }

  @inline(__always)
  private func stands(at start: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    for offset in 0..<needle.count where text[start + offset] != needle[offset] { return false }
    return true
  }

  @inline(__always)
  private func advance(_ length: inout Int, _ byte: UInt8) {
    while length > 0, length == needle.count || byte != needle[length] { length = Int(borders[length - 1]) }
    if byte == needle[length] { length += 1 }
  }
}
