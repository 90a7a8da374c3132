import SpecSource
import Testing

@Suite("bytes as a number")
struct ByteWordTests {
  @Test("a word holds the bytes of its place, however near the end that is", arguments: 0...8)
  func load(count: Int) {
    let bytes = (1...20).map { UInt8($0) }
    bytes.withUnsafeBufferPointer { buffer in
      for place in 0...(bytes.count - max(count, 1)) {
        var expected: UInt64 = 0
        for offset in 0..<count { expected |= UInt64(bytes[place + offset]) << UInt64(8 * offset) }
        #expect(ByteWord.load(count, at: place, of: buffer) == expected, "\(count) at \(place)")
      }
    }
  }

  @Test("more than eight bytes are the first eight")
  func longer() {
    let bytes = (1...20).map { UInt8($0) }
    bytes.withUnsafeBufferPointer { buffer in
      #expect(ByteWord.load(15, at: 2, of: buffer) == ByteWord.load(8, at: 2, of: buffer))
    }
  }

  @Test("stretches are the same when every byte is", arguments: [0, 1, 7, 31, 32, 33, 64, 100])
  func same(count: Int) {
    let bytes = (0..<count).map { UInt8($0) }
    func isSame(_ other: [UInt8]) -> Bool {
      bytes.withUnsafeBufferPointer { one in other.withUnsafeBufferPointer { ByteWord.isSame(one, $0) } }
    }
    #expect(isSame(bytes))
    #expect(!isSame(bytes + [0]))
    for place in 0..<count {
      var other = bytes
      other[place] ^= 0x80
      #expect(!isSame(other), "\(place)")
    }
  }
}
