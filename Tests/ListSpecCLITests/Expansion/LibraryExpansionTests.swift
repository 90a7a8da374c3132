import Testing

/// Expressions in what the libraries write their own way: whoever names the class, it speaks for each row.
@Suite("expressions and the libraries' own ways")
struct LibraryExpansionTests {
  @Test("a class that a type names is asked with the model of its record, also where 'types' names it in an expression")
  func types() throws {
    let list = try ExpandedList(
      """
      runtime: p9
      types: {a: ACell, b: "$('B' + 'Cell')", h: Head}
      cells: {ACell: {implements: {height: "$(model.n * 10)"}}, BCell: {implements: {height: "$(model.n * 11)"}}}
      views: {Head: {implements: {height: "$(model.n * 12)"}}}
      sections:
        - headerType: h
          headerData: {n: 4}
          footer: {type: "$('h')", data: {n: 5}}
          records:
            - {type: a, data: {n: 6}}
            - {type: b, data: {n: 6}}
            - {forEach: [1, 2], type: "$('a')", data: {n: "$(each)"}}
      """)
    #expect(list.findings == [])
    #expect(list.rows("cell") == ["'ACell'", "'BCell'", "'ACell'", "'ACell'"])
    #expect(list.rows("height") == ["60", "66", "10", "20"])
    #expect(
      list.output.contains(#""header": {"view": "Head", "title": null, "model": {"n": 4}, "height": 48,"#),
      "\(list.output)")
    #expect(
      list.output.contains(#""footer": {"view": "Head", "title": null, "model": {"n": 5}, "height": 60,"#),
      "\(list.output)")
  }

  @Test("the header of P9TableViewHandler sees the section's 'extra'")
  func extraOfHeaders() throws {
    let list = try ExpandedList(
      """
      runtime: p9
      types: {h: Head}
      views: {Head: {implements: {height: "$(extra.h)"}}}
      sections: [{extra: {h: 9}, headerType: h, records: []}]
      """)
    #expect(list.findings == [])
    #expect(list.output.contains(#""height": 9,"#), "\(list.output)")
  }

  @Test("a class that an item, the section or the list names is asked with the model of each row")
  func inheritedClasses() throws {
    let list = try ExpandedList(
      """
      runtime: tf
      cells: {PersonCell: {implements: {height: "$(model.n * 10)"}}}
      rowDefaults: {cell: PersonCell}
      sections:
        - items: [{item: Person, model: {n: 1}}, {item: "$('Person')", model: {n: 2}}]
        - {rowDefaults: {item: Person}, items: [{model: {n: 3}}]}
        - {rowDefaults: {cell: PersonCell}, items: [{model: {n: 4}}, {cell: Other, model: {n: 5}}]}
        - items: [{model: {n: 6}}]
      """)
    #expect(list.findings == [])
    #expect(list.rows("height") == ["10", "20", "30", "40", "'automatic'", "60"])
  }

  @Test("defaults may name the class in an expression; the nearer one counts, and a row's own before both")
  func liveDefaults() throws {
    let list = try ExpandedList(
      """
      cells: {A: {height: "$(model.n + 1)"}, B: {height: "$(model.n + 2)"}, C: {height: 7}}
      rowDefaults: {cell: "$(model.n > 3 ? 'A' : 'B')"}
      sections:
        - rows: [{model: {n: 5}}, {model: {n: 2}}, {cell: C, model: {n: 2}}, {cell: "$(model.n == 2 ? 'B' : 'C')", model: {n: 2}}]
        - {rowDefaults: {cell: C}, rows: [{model: {n: 5}}]}
        - {rowDefaults: {cell: "$('B')"}, rows: [{model: {n: 5}}]}
      """)
    #expect(list.findings == [])
    #expect(list.rows("cell") == ["'A'", "'B'", "'C'", "'B'", "'C'", "'B'"])
    #expect(list.rows("height") == ["6", "4", "7", "4", "7", "7"])
  }

  @Test("an entry of CBTableViewDataSource's 'data' is the model, without what repeats it and what keeps it")
  func models() throws {
    let list = try ExpandedList(
      """
      runtime: cb
      cells: {C: {style: "$(model.s)"}}
      sections:
        - cell: C
          height: "$(model.n * 10)"
          event: "$('open' + model.s)"
          data:
            - {s: value1, n: 2}
            - {s: value2, when: yesterday, n: 3}
            - {s: value2, when: "$(1 > 2)", n: 3}
            - {s: value2, when: "$(1 < 2)", n: 4}
            - {forEach: [value1, value2], s: "$(each)", n: "$(index + 5)", x: [{when: false}]}
            - {forEach: [{s: value1, n: 7}]}
            - {forEach: [1], model: {s: value2, n: "$(each * 8)"}}
      """)
    #expect(list.findings == [])
    #expect(list.rows("height") == ["20", "30", "40", "50", "60", "70", "80"])
    #expect(list.rows("style") == ["1", "2", "2", "1", "2", "1", "2"].map { "'value\($0)'" })
    #expect(list.rows("events").allSatisfy { $0.hasPrefix(#"{"didSelect":{"native":"openvalue"#) })
    #expect(
      list.rows("model") == [
        #"{"n":2,"s":"value1"}"#, #"{"n":3,"s":"value2","when":"yesterday"}"#, #"{"n":4,"s":"value2"}"#,
        #"{"n":5,"s":"value1","x":[{"when":false}]}"#, #"{"n":6,"s":"value2","x":[{"when":false}]}"#,
        #"{"n":7,"s":"value1"}"#, #"{"n":8,"s":"value2"}"#,
      ])
  }

  @Test("models are repeated also where nothing else in the list is an expression, and any data is one")
  func plainModels() throws {
    let list = try ExpandedList("runtime: cb\nsections: [{cell: C, data: [{forEach: [1, 2]}, text, [3], null]}]")
    #expect(list.findings == [])
    #expect(list.rows("model") == ["1", "2", "'text'", "[3]", "null"])
  }

  @Test("plain rows under 'data' are rows like any other: what is repeated is their model")
  func plainRows() throws {
    let list = try ExpandedList(
      "runtime: cb\nsections: [{data: [{forEach: [1, 2], text: \"n $(each)\"}, {text: b, when: \"$(false)\"}]}]")
    #expect(list.findings == [])
    #expect(list.rows("text") == ["'n 1'", "'n 2'"] && list.rows("model") == ["1", "2"])
  }

  @Test("what a section says of its header under flat names sees the header's model, wherever that stands")
  func flatNames() throws {
    let list = try ExpandedList(
      """
      runtime: holo
      views: {H: {implements: {height: "$(model.n * 10)"}}}
      sections:
        - {headerModel: {n: 4}, header: {view: H}, footerHeight: "$(model.n * 7)", footer: {model: {n: 3}}, rows: []}
        - {header: {when: "$(false)"}, headerHeight: 5, rows: []}
      """)
    #expect(list.findings == [])
    #expect(
      list.output.contains(#""header": {"view": "H", "title": null, "model": {"n": 4}, "height": 40,"#),
      "\(list.output)")
    #expect(list.output.contains(#""height": 21,"#) && !list.output.contains(#""height": 5,"#), "\(list.output)")
  }

  @Test("the row of 'paging' is worked out like any other, and so is what its class says")
  func paging() throws {
    let own = try ExpandedList(
      """
      runtime: tf
      cells: {MoreCell: {implements: {height: "$(model.n * 4)"}}}
      paging: {total: 2, loading: {item: More, model: {n: "$(1 + 1)"}}}
      rows: []
      """)
    #expect(own.findings == [] && own.rows("height") == ["8"] && own.rows("cell") == ["'MoreCell'"])
    let known = try ExpandedList(
      "runtime: tf\ncells: {LoadingItemCell: {height: \"$(2 * 4)\"}}\npaging: {total: 2}\nrows: []")
    #expect(known.findings == [] && known.rows("height") == ["8"], "\(known.findings) \(known.rows("height"))")
  }

  @Test("an included file is written for the runtime of the list unless it says otherwise, and brings types")
  func parts() throws {
    let part = """
      types: {z: "$('Z' + 'Cell')"}
      cells: {ZCell: {implements: {height: "$(model.n * 3)"}}}
      sections: [{tag: s, records: [{type: z, data: {n: 4}}]}]
      """
    let list = try ExpandedList(
      "runtime: p9\ninclude: [part.yaml]\nsections: [{records: [{type: z, data: {n: 2}}]}, {use: s}]",
      beside: ["part.yaml": part])
    #expect(list.findings == [])
    #expect(list.rows("height") == ["6", "12"])
  }

  @Test("what another library calls its rows is one finding, and no rows")
  func otherNames() throws {
    let list = try ExpandedList(
      "runtime: holo\nsections: [{data: [{forEach: \"$([1])\", text: a}], records: [b], rows: [{text: c}]}]")
    #expect(list.rules == ["other-runtime-key", "other-runtime-key"])
  }
}
