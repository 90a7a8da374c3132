import Testing

/// What `when` keeps and drops (language.md 2.5).
@Suite("conditions")
struct ConditionTests {
  @Test("'when' drops rows, sections, headers, footers, swipe actions and menu entries")
  func places() throws {
    let list = try ExpandedList(
      """
      runtime: uikit
      data: {on: true, off: false}
      sections:
        - {tag: a, when: "$(data.off)", rows: [t]}
        - tag: b
          when: "$(data.on)"
          header: {title: H, when: "$(data.off)"}
          footer: {title: F, when: "$(data.on)"}
          rows:
            - {tag: r, text: t, when: "$(data.off)"}
            - tag: s
              text: t
              when: "$(data.on)"
              trailingSwipeActions:
                - {title: One, handler: one, when: "$(data.off)"}
                - {title: Two, handler: two, when: "$(data.on)"}
              contextMenu:
                - {title: Three, handler: three, when: false}
                - {title: Four, handler: four, when: true}
      """)
    #expect(list.findings == [])
    #expect(list.sections("tag") == ["'b'"])
    #expect(list.sections("header") == ["null"])
    #expect(list.sections("footer")[0].contains(#""title":"F""#))
    #expect(list.rows("tag") == ["'s'"])
    #expect(!list.output.contains("One") && list.output.contains("Two"))
    #expect(!list.output.contains("Three") && list.output.contains("Four"))
    #expect(!list.output.contains("\"when\""))
  }

  @Test(
    "a word that YAML 1.1 took for true or false is answered with why it is neither",
    arguments: [
      ("{text: t, when: \"$(data.flag)\"}", "'when' is 'on', expected true or false"),
      ("{text: \"$(data.flag ? 'a' : 'b')\"}", "expected true or false, found the text 'on'"),
      ("{text: \"$(!data.flag ? 'a' : 'b')\"}", "'!' expected true or false, found the text 'on'"),
    ])
  func formerFlags(row: String, words: String) throws {
    let hint = "(YAML 1.2 takes this word for text; write true)"
    let list = try ExpandedList("data: {flag: on}\nrows: [\(row)]")
    #expect(list.findings.count == 1 && list.findings[0].contains("error: \(words) \(hint) ["), "\(list.findings)")
    let quoted = try ExpandedList("data: {flag: \"on\"}\nrows: [\(row)]")
    #expect(quoted.findings.count == 1 && quoted.findings[0].contains("error: \(words) ["), "\(quoted.findings)")
  }

  @Test("'when: native' keeps a row and marks it")
  func native() throws {
    let list = try ExpandedList("rows: [{tag: a, text: t, when: native}, {tag: b, text: t, when: true}]")
    #expect(list.findings == [])
    #expect(list.rows("tag") == ["'a'", "'b'"])
    #expect(list.rows("when") == [#"{"native":null}"#, "-"])
  }

  @Test(
    "a condition that is neither true nor false is one finding, however many rows have it",
    arguments: ["\"$(each)\"", "5", "\"$(each)x\""])
  func others(condition: String) throws {
    let list = try ExpandedList("rows: [{forEach: [1, 2, 3], text: t, when: \(condition)}]")
    #expect(list.findings.count == 1, "\(list.findings)")
    #expect(list.findings.first?.contains("expected true or false") == true, "\(list.findings)")
  }

  @Test("the expressions of a dropped row are checked")
  func dropped() throws {
    let list = try ExpandedList("rows: [{text: \"$(modl.x)\", when: \"$(1 > 2)\"}]")
    #expect(list.rules == ["expression-name"])
  }

  @Test("tags are judged after 'when'")
  func tags() throws {
    let list = try ExpandedList(
      "data: {a: true}\nrows: [{tag: t, text: a, when: \"$(data.a)\"}, {tag: t, text: b, when: \"$(!data.a)\"}]")
    #expect(list.findings == [])
  }
}
