import ListRender
import Testing

@testable import ListDiff

@Suite("differences that are longer than a buffer")
struct LongDifferenceTests {
  @Test("sections stand apart, also where what was before them has just been handed on")
  func sectionsApart() {
    let long = String(repeating: "x", count: 1 << 19)
    let changes = DiffedPair.changes(
      "listspec: 1\nsections: [{tag: s, rows: []}]",
      "listspec: 1\nsections: [{tag: s, rows: [{tag: a, text: \(long)}]}, {tag: t, rows: []}]")
    var text = ""
    var out = ByteBuffer { text += String(decoding: $0, as: UTF8.self) }
    DiffFormats.all[0].write(ListDifference(changes, from: "old", to: "new"), TextStyle(), to: &out)
    out.drainAll()
    #expect(text == "section s\n  + row a  {text: \(long)}\n\n+ section t\n\nRows: 1 inserted. Sections: 1 inserted.\n")
  }
}
