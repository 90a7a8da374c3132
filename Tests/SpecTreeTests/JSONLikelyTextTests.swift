import SpecSource
import SpecTree
import TestSupport
import Testing

/// The scanner expects a row to be written like the one before. Whatever a row is, it must read as it does where
/// nothing stands before it.
@Suite("JSON that is not as expected")
struct JSONLikelyTextTests {
  private static let row = #"{ "cell" : "A",\#n "model": {"a": 1, "b": [ {"c": 2}, {"c":3} ] },"x":true }"#

  /// What reading some rows gives for the last, with places counted from its beginning.
  private struct Reading: Equatable {
    var nodes: [String] = []
    var findings: [String] = []
  }

  private func reading(_ row: [UInt8], after earlier: [UInt8]) -> Reading {
    let start = 1 + earlier.count
    let text = [UInt8(ascii: "[")] + earlier + row + [UInt8(ascii: "]")]
    let (tree, diagnostics) = SpecReader.read(SourceFile(name: "list.json", bytes: text), as: .json)
    var reading = Reading()
    func place(_ range: SourceRange) -> String { "\(Int(range.start) - start)..<\(Int(range.end) - start)" }
    for finding in diagnostics {
      let places = [finding.location] + finding.notes.compactMap(\.location)
      // The bracket around the rows is named now and then; it has not moved.
      reading.findings.append(
        finding.message + places.map { $0.range.start == 0 ? " [" : " " + place($0.range) }.joined())
    }
    tree.withView { view in
      for node in (1..<max(1, tree.count)).map({ NodeID($0) }) where Int(view.range(of: node).start) >= start {
        let own = "\(view.kind(of: node)) \(view.style(of: node)) \(view.string(of: node)) \(view.count(of: node))"
        // Of a tree that is not complete, only what is closed has its end.
        reading.nodes.append(tree.isComplete ? own + " " + place(view.range(of: node)) : view.string(of: node))
      }
    }
    return reading
  }

  @Test("a row that differs in one byte reads as it does alone", arguments: Array("\"\\{}],: \n1é$".utf8))
  func changed(to byte: UInt8) {
    let row = Array(Self.row.utf8)
    let alone = Array("0, ".utf8)
    let earlier = row + Array(", ".utf8) + row + Array(", ".utf8)
    for place in row.indices {
      var (replaced, longer, shorter) = (row, row, row)
      replaced[place] = byte
      longer.insert(byte, at: place)
      shorter.removeSubrange(place..<min(place + Int(byte) % 7 + 1, row.count))
      for text in [replaced, longer, shorter] {
        #expect(
          reading(text, after: earlier) == reading(text, after: alone), "\(String(decoding: text, as: UTF8.self))")
      }
    }
  }

  @Test(
    "a value that stands where others stood reads as it does alone",
    arguments: [
      "0", "00", "01", "-1", "-0", "-", "7", "1.", "1.5", ".5", "1e5", "1E5", "1e", "12x", "1234567", "12345678",
      "1234567.8", "12345678.9", "1234567e1", "12345678901234567890", "true", "tru", "null", "[]", "[1]", "{}",
      #"{"a": 1}"#, #"{"b": 2, "a": 1}"#, #""""#, #"""#, "",
    ])
  func value(_ value: String) {
    let text = expectations(of: value)
    #expect(text.after == text.alone, "\(value)")
  }

  @Test(
    "a text of any length is read up to its end, whatever stands in it",
    arguments: ["x", "$", "$(", "\\n", "\\", "\t", "\n", "\0", "\u{7F}", "é", "\"", "#", "{", "😀"])
  func text(of part: String) {
    for length in 0..<36 {
      for place in stride(from: 0, through: length, by: 5) {
        let value = String(repeating: "a", count: place) + part + String(repeating: "b", count: length - place)
        let text = expectations(of: "\"\(value)\"")
        #expect(text.after == text.alone, "\(value)")
      }
    }
  }

  /// What a row with a value reads as behind others with the same keys, and where nothing stands before it.
  private func expectations(of value: String) -> (after: Reading, alone: Reading) {
    func row(_ value: String) -> String { #"{"a": \#(value), "b": "as long as two steps of a search, and more"}"# }
    let earlier = row("1") + ", " + row("\"x\"") + ", "
    let own = Array(row(value).utf8)
    return (reading(own, after: Array(earlier.utf8)), reading(own, after: Array("0, ".utf8)))
  }

  @Test("a row may be the last bytes of the file")
  func atTheEnd() {
    let row = Array(Self.row.utf8)
    for length in 1..<row.count {
      let text = Array("[".utf8) + row + Array(", ".utf8) + row.prefix(length)
      let (tree, findings) = SpecReader.read(SourceFile(name: "list.json", bytes: text), as: .json)
      #expect(!tree.isComplete && findings.count == 1)
      #expect(findings.allSatisfy { Int($0.location.range.end) <= text.count })
    }
  }
}
