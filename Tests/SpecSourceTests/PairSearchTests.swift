import SpecSource
import TestSupport
import Testing

@Suite("pairs of bytes")
struct PairSearchTests {
  @Test("every pair is found, wherever it stands among others")
  func finds() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<2000 {
      let bytes = (0..<Int.random(in: 0...150, using: &random)).map { _ in
        UInt8.random(in: UInt8(ascii: "a")...UInt8(ascii: "e"), using: &random)
      }
      let expected = bytes.indices.dropLast().filter {
        bytes[$0] == UInt8(ascii: "a") && [UInt8(ascii: "b"), UInt8(ascii: "c")].contains(bytes[$0 + 1])
      }
      #expect(pairs(in: bytes) == expected, "\(String(decoding: bytes, as: UTF8.self))")
    }
  }

  @Test("a pair is found at the very end and across every border of a stretch", arguments: 0..<100)
  func borders(place: Int) {
    var bytes = [UInt8](repeating: UInt8(ascii: "."), count: 102)
    bytes[place] = UInt8(ascii: "a")
    bytes[place + 1] = UInt8(ascii: "c")
    #expect(pairs(in: bytes) == [place])
    #expect(pairs(in: Array(bytes[...(place + 1)])) == [place])
    #expect(pairs(in: Array(bytes[...place])) == [])
  }

  /// The places of `ab` and `ac`.
  private func pairs(in bytes: [UInt8]) -> [Int] {
    bytes.withUnsafeBufferPointer { bytes in
      var found: [Int] = []
      var start = 0
      while let place = PairSearch.next(
        UInt8(ascii: "a"), before: UInt8(ascii: "b"), or: UInt8(ascii: "c"), in: bytes, from: start)
      {
        found.append(place)
        start = place + 1
      }
      return found
    }
  }
}
