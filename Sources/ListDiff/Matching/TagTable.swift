/// Numbers the tags of two lists, so that they can be compared as numbers.
struct TagTable {
  /// A tag where it stands: the bytes must stay.
  private struct Text: Hashable {
    let bytes: UnsafeBufferPointer<UInt8>

    func hash(into hasher: inout Hasher) { hasher.combine(bytes: UnsafeRawBufferPointer(bytes)) }

    static func == (left: Text, right: Text) -> Bool { left.bytes.isSame(as: right.bytes) }
  }

  private var numbers: [Text: Int32] = [:]
  private var texts: [UnsafeBufferPointer<UInt8>] = []

  /// A table with room for some tags.
  init(capacity: Int) {
    numbers.reserveCapacity(capacity)
    texts.reserveCapacity(capacity)
  }

  /// The number of a tag.
  mutating func number(of text: UnsafeBufferPointer<UInt8>) -> Int32 {
    let next = Int32(truncatingIfNeeded: texts.count)
    let number = numbers[Text(bytes: text), default: next]
    if number == next {
      numbers[Text(bytes: text)] = next
      texts.append(text)
    }
    return number
  }

  /// The tags by their numbers.
  var names: [String] { texts.map { String(decoding: $0, as: UTF8.self) } }
}
