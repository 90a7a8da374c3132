import ListRender
import Testing

@Suite("bytes on their way out")
struct ByteBufferTests {
  @Test("come in order where a long text, which is handed on as it is, stands between short ones")
  func longText() {
    let long = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20)
    var drained: [[UInt8]] = []
    var out = ByteBuffer { drained.append(Array($0)) }
    out.append("before")
    out.append(long[...])
    #expect(!out.isEmpty)
    out.append("after")
    out.drainAll()
    #expect(drained == [Array("before".utf8), long, Array("after".utf8)])
    var kept = ByteBuffer()
    kept.append("before")
    kept.append(long[...])
    #expect(kept.bytes == Array("before".utf8) + long)
  }
}
