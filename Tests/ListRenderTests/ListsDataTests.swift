import Foundation
import ListRender
import Testing

/// What a model's values become, scalar by scalar.
@Suite("data in a compiled list") struct ListsDataTests {
  /// The model of the only row, as the compiled list has it.
  private func model(_ yaml: String, name: String = "list.yaml") throws -> String {
    let list = Compilation("{\"listspec\": 1, \"rows\": [{\"text\": \"x\", \"model\": \(yaml)}]}", name: name)
    try #require(list.findings == [])
    let text = list.written(as: ListFormats.json)
    let start = try #require(text.range(of: "\"model\": "))
    let end = try #require(text.range(of: ", \"height\": "))
    return String(text[start.upperBound..<end.lowerBound])
  }

  static let numberTable = [
    ("1", "1"), ("0", "0"), ("-0", "-0"), ("+12", "12"), ("0777", "777"), ("-007", "-7"), ("000", "0"), ("0x1F", "31"),
    ("0o17", "15"), (".5", "0.5"), ("-.5", "-0.5"), ("+.5e3", "0.5e3"), ("5.", "5.0"), ("-5.e2", "-5.0e2"),
    ("00.50", "0.50"), ("10.10", "10.10"), ("1E5", "1E5"), ("1e+05", "1e+05"), ("-0.0", "-0.0"),
    ("9223372036854775807", "9223372036854775807"), ("-9223372036854775808", "-9223372036854775808"),
    ("123456789012345678901234567890", "123456789012345678901234567890"),
    ("+0123456789012345678901234567890", "123456789012345678901234567890"),
    ("0x7FFFFFFFFFFFFFFF", "9223372036854775807"),
    ("0xFFFFFFFFFFFFFFFFFF", "\"0xFFFFFFFFFFFFFFFFFF\""),
    ("0.1000000000000000055511151231257827", "0.1000000000000000055511151231257827"),
  ]

  @Test("numbers keep their text where JSON has it, else their value", arguments: numberTable)
  func numbers(_ written: String, _ expected: String) throws {
    #expect(try model(written) == expected)
  }

  static let wordTable = [
    ("true", "true"), ("False", "false"), ("~", "null"), ("Null", "null"), ("no", "\"no\""), ("12:30", "\"12:30\""),
    ("1_000", "\"1_000\""), ("0b11", "\"0b11\""), ("1.2.3", "\"1.2.3\""), ("2024-01-02", "\"2024-01-02\""),
    ("'1'", "\"1\""), ("\"true\"", "\"true\""), ("+", "\"+\""), (".", "\".\""), ("0x", "\"0x\""), ("1e", "\"1e\""),
  ]

  @Test("other scalars are what the core schema says", arguments: wordTable)
  func words(_ written: String, _ expected: String) throws {
    #expect(try model(written) == expected)
  }

  @Test("keys are their text, whatever they look like, and collections keep their order")
  func collections() throws {
    #expect(
      try model("{b: [1, [], {}], 1: one, true: {~: nothing}, \"\": \"\"}")
        == "{\"b\": [1, [], {}], \"1\": \"one\", \"true\": {\"~\": \"nothing\"}, \"\": \"\"}")
  }

  @Test("text is escaped as JSON wants it, and nothing reaches a terminal alive")
  func escapes() throws {
    #expect(
      try model("\"q\\\"b\\\\n\\n\\u001b[31m\\u202e\\u2028/é😀\"", name: "list.json")
        == "\"q\\\"b\\\\n\\n\\u001b[31m\\u202e\\u2028/é😀\"")
  }

  @Test("every length of plain text is copied whole, around the words that are looked at eight bytes at a time")
  func lengths() throws {
    for length in 0...40 {
      for place in 0..<max(length, 1) {
        var text = String(repeating: "abcdefghi", count: 5).prefix(length).map { String($0) }
        if length > 0 { text[place] = ["\"", "\\", "\u{7F}", "é", "\u{1}"][place % 5] }
        var out = ByteBuffer()
        out.appendJSON(text.joined())
        let read = try JSONSerialization.jsonObject(with: Data(out.bytes), options: .fragmentsAllowed)
        #expect(read as? String == text.joined())
      }
    }
  }

  @Test("a model's keys stand in the class's order, then the row's own; elsewhere the row's model is all there is")
  func merging() throws {
    let list = Compilation(
      """
      listspec: 1
      cells:
        A: {model: {x: 1, y: {deep: 1}, z: [1]}}
        B: {model: text}
      rows:
        - {cell: A, model: {w: 0, y: 2}}
        - {cell: A}
        - {cell: A, model: [1]}
        - {cell: A, model: {}}
        - {cell: B, model: {q: 1}}
        - {cell: A, model: null}
      """)
    let models = try #require(try list.compiled()["sections"] as? [[String: Any]])[0]["rows"] as? [[String: Any]]
    let text = list.written(as: ListFormats.json).split(separator: "\n").compactMap { line in
      line.range(of: "\"model\": ").map { line[$0.upperBound...].components(separatedBy: ", \"height\"")[0] }
    }
    #expect(models?.count == 6)
    #expect(
      text == [
        "{\"x\": 1, \"y\": 2, \"z\": [1], \"w\": 0}", "{\"x\": 1, \"y\": {\"deep\": 1}, \"z\": [1]}", "[1]",
        "{\"x\": 1, \"y\": {\"deep\": 1}, \"z\": [1]}", "{\"q\": 1}", "null",
      ])
  }

  @Test("a header that is the word 'native' is a title, since a header is nothing that code could stand for")
  func nativeTitle() {
    let list = Compilation("listspec: 1\nsections: [{header: native, rows: []}]")
    #expect(list.findings == [])
    #expect(list.written(as: ListFormats.json).contains("\"header\": {\"view\": null, \"title\": \"native\", "))
  }

  @Test("a class that the list's empty state names first is declared all the same")
  func classOfEmptyState() {
    let list = Compilation("listspec: 1\nempty: {cell: A}\ncells: {B: {}, A: {height: 50}}\nrows: [{cell: A}]")
    #expect(list.findings == [])
    #expect(list.written(as: ListFormats.json).contains("\"height\": 50, "))
    #expect(list.written(as: ListFormats.asWritten).contains("\"B\": {},\n    \"A\": {\"height\": 50}\n"))
  }
}
