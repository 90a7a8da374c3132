import Testing

/// Where findings about what is worked out point, and how often they are made (language.md 2.4).
@Suite("findings about what is worked out")
struct ExpansionFindingTests {
  @Test("a fault of an expression is found once, however many rows it makes, and names the element")
  func once() throws {
    let list = try ExpandedList(
      "data: {l: [{a: {b: 1}}, {a: 2}, {a: 3}]}\nrows:\n  - {forEach: \"$(data.l)\", text: \"$(string(each.a.b))\"}")
    #expect(list.findings.count == 1 && list.findings[0].hasPrefix("list.yaml:4:44: "), "\(list.findings)")
    #expect(list.errors.contains("made from element 1 of this (counted from 0)"), "\(list.errors)")
  }

  @Test("a value of the wrong type is found once, at the expression, and names the elements of all repetitions")
  func wrongType() throws {
    let list = try ExpandedList(
      """
      sections:
        - forEach: [[1], [2, a, b]]
          rows: [{forEach: "$(each)", cell: C, height: "$(each)"}]
      """)
    #expect(list.findings.count == 1 && list.findings[0].hasPrefix("list.yaml:4:50: "), "\(list.findings)")
    #expect(list.errors.contains("made from element 1 of this (counted from 0)"), "\(list.errors)")
    #expect(list.errors.components(separatedBy: "made from element 1").count == 3, "\(list.errors)")
  }

  @Test("a list where a text is expected is found once, at the expression, with a note at the data")
  func collections() throws {
    let list = try ExpandedList(
      "data: {l: {file: l.json}}\nrows: [{forEach: \"$(data.l)\", text: \"$(each.a)\"}]",
      beside: ["l.json": "[" + String(repeating: "{\"a\": [1]}, ", count: 99) + "{\"a\": [1]}]"])
    #expect(list.findings.count == 1 && list.findings[0].hasPrefix("list.yaml:3:37: "), "\(list.findings)")
    #expect(list.errors.contains("l.json:1:9") && list.errors.contains("it is written here"), "\(list.errors)")
  }

  @Test("one map where several values are expected is found at each expression")
  func oneMap() throws {
    let list = try ExpandedList(
      "data: {m: {a: 1}}\nrows: [{cell: C, height: \"$(data.m)\", tag: \"$(data.m)\", image: \"$(data.m)\"}]")
    #expect(list.findings.map { $0.prefix(15) } == ["list.yaml:3:26:", "list.yaml:3:44:", "list.yaml:3:64:"])
  }

  @Test("a finding points through quotes and escapes")
  func escapes() throws {
    let list = try ExpandedList(#"rows: [{text: "\u00e9\t$('\\n' + nix)"}, {text: 'it''s $(nix)'}]"#)
    #expect(list.findings.map { $0.prefix(15) } == ["list.yaml:2:34:", "list.yaml:2:58:"], "\(list.findings)")
  }

  @Test("two generated rows with one tag are found once, and the second one is named")
  func tags() throws {
    let list = try ExpandedList("rows:\n  - {forEach: [a, b, a, b], tag: \"$(each)\", text: t}")
    #expect(list.rules == ["duplicate-row-tag"])
    #expect(list.findings[0].hasPrefix("list.yaml:3:34: warning"), "\(list.findings)")
    #expect(list.errors.contains("made from element 2 of this (counted from 0)"), "\(list.errors)")
  }

  @Test("expressions that fail on every one of many rows are one finding each")
  func manyRows() throws {
    let list = try ExpandedList(
      "data: {l: {file: l.json}}\nrows: [{forEach: \"$(data.l)\", text: \"$(each.a)\", height: \"$(1 / each)\", cell: C}]",
      beside: ["l.json": "[" + String(repeating: "0,", count: 9_999) + "0]"])
    #expect(list.rules == ["expression-failed", "expression-failed"], "\(list.findings)")
  }
}

extension String {
  fileprivate func components(separatedBy text: String) -> [Substring] {
    var parts: [Substring] = []
    var rest = self[...]
    while let range = rest.firstRange(of: text) {
      parts.append(rest[..<range.lowerBound])
      rest = rest[range.upperBound...]
    }
    return parts + [rest]
  }
}
