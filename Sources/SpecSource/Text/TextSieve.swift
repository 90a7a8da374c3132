/// A quick no for texts that are looked for: it knows a few, and most others fall through.
///
/// Looking up each tag of a long list in a set of strings costs more than reading it.
public struct TextSieve: Sendable {
  /// A bit for each of the texts, at a place that few others share.
  private var words: [UInt64]

  /// Bits for each text, of which one in so many others passes.
  private static let bitsForText = 16
  /// The most words; a sieve beyond that is finer than anything is long.
  private static let mostWords = 1 << 20

  /// A sieve that keeps some texts.
  public init(of texts: some Collection<String>) {
    var count = 1
    while count < Self.mostWords, count * UInt64.bitWidth < texts.count * Self.bitsForText { count *= 2 }
    words = [UInt64](repeating: 0, count: count)
    for text in texts {
      var text = text
      let place = text.withUTF8 { self.place(of: $0) }
      words[place / UInt64.bitWidth] |= 1 << UInt64(place % UInt64.bitWidth)
    }
  }

  /// Whether a text may be one of those that it knows; false is certain.
  public func mayKeep(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let place = place(of: text)
    return words[place / UInt64.bitWidth] & 1 << UInt64(place % UInt64.bitWidth) != 0
  }

  private func place(of text: UnsafeBufferPointer<UInt8>) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return Int(truncatingIfNeeded: hash ^ hash >> 32) & (words.count * UInt64.bitWidth - 1)
  }
}
