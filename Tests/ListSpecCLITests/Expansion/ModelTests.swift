import Testing

/// What expressions see, and what they come to (language.md 2.2, 2.4).
@Suite("models and expressions")
struct ModelTests {
  @Test("the model is the element unless 'model' says otherwise, and the class fills the gaps of either")
  func models() throws {
    let list = try ExpandedList(
      """
      cells: {C: {model: {size: 1, extra: e}, height: "$(model.size * 10)"}}
      rows:
        - {forEach: [{size: 2}, {other: 3}], cell: C}
        - {forEach: [7], cell: C, model: {size: "$(each)"}}
        - {forEach: [8], cell: C, model: "$({'size': each})"}
        - {cell: C}
        - {cell: D, model: {size: "$(1 + 1)"}, height: "$(model.size)"}
      """)
    #expect(list.findings == [])
    #expect(list.rows("height") == ["20", "10", "70", "80", "10", "2"])
    #expect(
      list.rows("model") == [
        #"{"extra":"e","size":2}"#, #"{"extra":"e","other":3,"size":1}"#, #"{"extra":"e","size":7}"#,
        #"{"extra":"e","size":8}"#, #"{"extra":"e","size":1}"#, #"{"size":2}"#,
      ])
  }

  @Test("what a class's model says in expressions is worked out, whatever the model of the row is")
  func classModels() throws {
    let list = try ExpandedList(
      """
      cells:
        A: {model: {z: "$(1 + 1)", deep: {when: "$(true)", x: ["$(2 * 3)"]}}}
        B: {model: "$([1, 2])"}
      rows:
        - {cell: A, model: {name: Ada}}
        - {cell: A, model: {}}
        - {cell: A, model: {q: "$(1)", z: 9}}
        - {cell: A}
        - {cell: B}
        - {forEach: [{k: 1}, {k: 2}], cell: A}
      """)
    #expect(list.findings == [])
    let deep = #""deep":{"when":true,"x":[6]}"#
    #expect(
      list.rows("model") == [
        #"{\#(deep),"name":"Ada","z":2}"#, #"{\#(deep),"z":2}"#, #"{\#(deep),"q":1,"z":9}"#, #"{\#(deep),"z":2}"#,
        "[1,2]", #"{\#(deep),"k":1,"z":2}"#, #"{\#(deep),"k":2,"z":2}"#,
      ])
  }

  @Test("the models of views are worked out like those of cells")
  func viewModels() throws {
    let list = try ExpandedList(
      """
      runtime: holo
      views: {V: {model: {t: "$('a' + 'b')"}, height: 20}}
      header: {view: V}
      sections: [{header: {view: V, model: {own: 1}}, rows: [{text: x, height: 3}]}]
      """)
    #expect(list.findings == [])
    #expect(list.output.contains(#""model": {"t": "ab"}"#) && list.output.contains(#""model": {"t": "ab", "own": 1}"#))
  }

  @Test("'$$(' in data is '$(' in a list without any expression too")
  func escapedAlone() throws {
    let list = try ExpandedList(
      "rows: [{cell: C, model: \"$$(x)\"}, {cell: C, model: {a: [\"b $$(c)\", $$, $x]}}]")
    #expect(list.findings == [])
    #expect(list.rows("model") == [#"'$(x)'"#, #"{"a":["b $(c)","$$","$x"]}"#])
  }

  @Test("inside 'model' there is everything but the model itself")
  func modelOfModel() throws {
    let list = try ExpandedList("rows: [{cell: C, model: {a: 1, b: \"$(model.a)\"}}]")
    #expect(list.rules == ["expression-name"])
    #expect(list.findings[0].contains("it is what is being worked out"), "\(list.findings)")
  }

  @Test("what classes and defaults say in expressions is worked out for each row, and the row's own value wins")
  func tiers() throws {
    let list = try ExpandedList(
      """
      runtime: holo
      cells:
        Method: {implements: {height: "$(model.h + 1)"}, height: "$(model.h + 2)"}
        Default: {height: "$(model.h + 2)"}
        None: {}
      rowDefaults: {height: "$(model.h + 4)", selectionStyle: "$(model.h > 1 ? 'none' : 'blue')"}
      sections:
        - rowDefaults: {height: "$(model.h + 3)"}
          rows:
            - {forEach: [{h: 10}, {h: 20}], cell: Method, height: 5}
            - {cell: Default, model: {h: 10}}
            - {cell: Default, model: {h: 10}, height: 5}
            - {cell: None, model: {h: 10}}
            - {cell: None, model: {h: 10}, height: "$(model.h + 6)"}
        - rows: [{cell: None, model: {h: 0}}]
      """)
    #expect(list.rules == ["dead-value", "dead-value"], "\(list.findings)")
    #expect(list.rows("height") == ["11", "21", "12", "5", "13", "16", "4"])
    #expect(list.rows("selectionStyle") == ["'none'", "'none'", "'none'", "'none'", "'none'", "'none'", "'blue'"])
  }

  @Test("the expressions of classes that no row has are checked")
  func unusedClasses() throws {
    let list = try ExpandedList(
      "cells: {C: {height: \"$(modl.h)\", implements: {didSelect: native, estimatedHeight: \"$(1 +)\"}, model: {a: \"$(x)\"}}}\nrows: [t]"
    )
    #expect(list.rules == ["expression-name", "expression-syntax", "expression-name"])
  }

  @Test("one expression keeps its type, text around it makes a text, and '$$(' is '$('")
  func types() throws {
    let list = try ExpandedList(
      #"rows: [{cell: C, model: {i: "$(1)", d: "$(1.5)", t: "$('1')", b: "$(true)", n: "$(null)", l: "$([1, {'a': 2}])", "#
        + #"x: "$(1)$(2)", s: " $(1)", q: "$$(1)", m: "a $$(b) $(data.v)", v: "$(data.v)"}}]"# + "\ndata: {v: 10.10}")
    #expect(list.findings == [])
    #expect(
      list.output.contains(
        #"{"i": 1, "d": 1.5, "t": "1", "b": true, "n": null, "l": [1, {"a": 2}], "x": "12", "s": " 1", "q": "$(1)", "#
          + #""m": "a $(b) 10.10", "v": 10.10}"#), "\(list.output)")
  }

  @Test("null, lists and maps in a text are findings", arguments: ["null", "[1]", "{'a': 1}"])
  func noTexts(expression: String) throws {
    let list = try ExpandedList("rows: [{text: \"a $(\(expression))\"}]")
    #expect(list.rules == ["expression-failed"])
  }

  @Test("values of the wrong type are findings at the expression")
  func wrongTypes() throws {
    let list = try ExpandedList("rows:\n  - {cell: C, height: \"$('a')\"}\n  - {cell: C, height: \"$(null)\"}")
    #expect(list.rules == ["wrong-type", "null-value"])
    #expect(list.findings.map { $0.prefix(14) } == ["list.yaml:3:23", "list.yaml:4:23"])
  }

  @Test("data is not live")
  func data() throws {
    let list = try ExpandedList(
      "data: {t: \"$(1)\"}\nrows: [{text: \"$(data.t)\"}, {forEach: \"$(data)\", text: \"$(each.value)\"}]")
    #expect(list.findings == [])
    #expect(list.rows("text") == ["'$(1)'", "'$(1)'"])
  }

  @Test("the list's width and style are there")
  func list() throws {
    let text = "style: grouped\nrows: [{cell: C, height: \"$(list.width / 2)\", model: {s: \"$(list.style)\"}}]"
    let list = try ExpandedList(text)
    #expect(list.rows("height") == ["195"] && list.rows("model") == [#"{"s":"grouped"}"#])
    #expect(try ExpandedList(text, ["--width", "320"]).rows("height") == ["160"])
  }
}
