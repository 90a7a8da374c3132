import SpecSource
import Testing

@Suite("line map")
struct LineMapTests {
  struct Place: CustomTestStringConvertible, Sendable {
    let text: String
    let offset: UInt32
    let line: Int
    let column: Int

    init(_ text: String, _ offset: UInt32, _ line: Int, _ column: Int) {
      self.text = text
      self.offset = offset
      self.line = line
      self.column = column
    }

    var testDescription: String { "\(text.debugDescription) at \(offset)" }
  }

  @Test(
    "a byte has a line and a column in scalars, both from 1",
    arguments: [
      Place("", 0, 1, 1),
      Place("ab", 0, 1, 1),
      Place("ab", 2, 1, 3),
      Place("a\nb", 1, 1, 2),
      Place("a\nb", 2, 2, 1),
      Place("a\r\nb", 2, 1, 3),
      Place("a\r\nb", 3, 2, 1),
      Place("a\rb", 2, 2, 1),
      Place("a\n\nb", 2, 2, 1),
      Place("a\n\nb", 3, 3, 1),
      Place("a\n\r\n\rb", 5, 4, 1),
      Place("a\n", 2, 2, 1),
      Place("日本x", 6, 1, 3),
      Place("e\u{301}x", 3, 1, 3),
      Place("👩‍👧x", 11, 1, 4),
      Place("a\u{2028}b\u{85}c", 7, 1, 5),
      Place("\tx", 1, 1, 2),
      Place("ab", 9, 1, 3),
    ])
  func positions(_ place: Place) {
    let map = LineMap(SourceFile(name: "list.json", bytes: Array(place.text.utf8)))
    #expect(map.position(of: place.offset) == LinePosition(line: place.line, column: place.column))
  }

  @Test(
    "a byte order mark takes no column",
    arguments: [(UInt32(0), 1), (3, 1), (4, 2)])
  func mark(offset: UInt32, column: Int) {
    let map = LineMap(SourceFile(name: "list.json", bytes: [0xEF, 0xBB, 0xBF, 0x61, 0x62]))
    #expect(map.position(of: offset) == LinePosition(line: 1, column: column))
    #expect(map.range(ofLine: 1) == SourceRange(3, 5))
  }

  @Test("a line's range leaves out its line break")
  func ranges() {
    let source = SourceFile(name: "list.json", bytes: Array("a\r\nbc\rd\n\n".utf8))
    let map = LineMap(source)
    #expect((1...map.count).map { source.text(in: map.range(ofLine: $0)) } == ["a", "bc", "d", "", ""])
  }

  @Test("a long file of empty lines is counted to its end")
  func emptyLines() {
    let map = LineMap(SourceFile(name: "list.json", bytes: [UInt8](repeating: 0x0A, count: 100_000)))
    #expect(map.count == 100_001)
    #expect(map.position(of: 99_999) == LinePosition(line: 100_000, column: 1))
  }

  @Test("places in lines of any length count every scalar before them")
  func longLines() {
    let text = String(repeating: "日本 ok é👍\u{301}", count: 3000)
    let bytes = Array("first\n\(text)\nlast".utf8)
    let map = LineMap(SourceFile(name: "list.json", bytes: bytes))
    for offset in stride(from: 6, to: bytes.count - 5, by: 997) {
      let before = bytes[6..<offset].count { $0 & 0xC0 != 0x80 }
      #expect(map.position(of: UInt32(offset)) == LinePosition(line: 2, column: before + 1))
    }
  }
}
