/// Finds the places where a file may speak to listspec, so that files that do not pay for nothing else.
enum RemarkScan {
  /// The offsets behind every `listspec:` and `listspec-` of some bytes.
  ///
  /// A word ends in `c` before a colon or a dash so seldom that looking for that, many bytes at a time, costs about as
  /// much as reading the bytes.
  static func offsets(in bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
    var found: [Int] = []
    let raw = UnsafeRawBufferPointer(bytes)
    let width = SIMD32<UInt8>.scalarCount
    let letter = SIMD32<UInt8>(repeating: UInt8(ascii: "c"))
    let colon = SIMD32<UInt8>(repeating: UInt8(ascii: ":"))
    let dash = SIMD32<UInt8>(repeating: UInt8(ascii: "-"))
    var offset = 0
    while offset + width + 1 <= bytes.count {
      let here = raw.loadUnaligned(fromByteOffset: offset, as: SIMD32<UInt8>.self)
      let next = raw.loadUnaligned(fromByteOffset: offset + 1, as: SIMD32<UInt8>.self)
      let hits = (here .== letter) .& ((next .== colon) .| (next .== dash))
      if any(hits) { for place in offset..<(offset + width) { check(place, bytes, &found) } }
      offset += width
    }
    while offset + 1 < bytes.count {
      check(offset, bytes, &found)
      offset += 1
    }
    return found
  }

  private static let word = Array("listspec".utf8)

  private static func check(_ last: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ found: inout [Int]) {
    let start = last + 1 - word.count
    guard start >= 0, bytes[last + 1] == UInt8(ascii: ":") || bytes[last + 1] == UInt8(ascii: "-") else { return }
    for (offset, letter) in word.enumerated() where bytes[start + offset] != letter { return }
    found.append(last + 2)
  }
}
