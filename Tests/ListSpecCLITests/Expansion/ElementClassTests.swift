import Testing

/// What a class says in expressions is worked out for every row that has the class, however the row came by it.
@Suite("classes of rows, headers and footers in lists with expressions")
struct ElementClassTests {
  @Test("a type chooses the class of a record, a header and a footer, and the class their heights")
  func types() throws {
    let list = try ExpandedList(
      """
      runtime: p9
      types: {r: C, h: H, f: H}
      cells: {C: {implements: {height: "$(has(model.height) ? model.height : 60)"}}}
      views: {H: {implements: {height: "$(size(model.title) * 10)"}}}
      data: {lists: [{title: abc, records: [{height: 20}, {}]}]}
      sections:
        - forEach: "$(data.lists)"
          header: {type: h, data: "$(each)"}
          footer: {type: f, data: {title: abcde}}
          records: [{forEach: "$(each.records)", type: "$('r')", data: "$(each)"}]
      """)
    #expect(list.findings == [])
    #expect(list.rows("cell") == ["'C'", "'C'"] && list.rows("height") == ["20", "60"])
    #expect(list.sections("header")[0].contains(#""height":30"#), "\(list.sections("header"))")
    #expect(list.sections("footer")[0].contains(#""height":50"#), "\(list.sections("footer"))")
  }

  @Test("an item names the class of its cell, in the row and in what the row inherits")
  func items() throws {
    let list = try ExpandedList(
      """
      runtime: tf
      cells: {PersonItemCell: {height: "$(model.h * 2)"}, Other: {height: "$(model.h * 3)"}}
      rowDefaults: {cell: Other}
      sections:
        - rows: [{item: PersonItem, model: {h: 20}}, {model: {h: 20}}]
        - rowDefaults: {item: PersonItem}
          rows: [{model: {h: 30}}, {cell: Other, model: {h: 30}}]
      """)
    #expect(list.findings == [])
    #expect(list.rows("height") == ["40", "60", "60", "90"])
  }

  @Test("a reuse identifier that a class or defaults work out is compared with those that are written")
  func reuseIds() throws {
    let list = try ExpandedList(
      """
      cells: {A: {reuseId: "a-$(model.k)", height: 3}, B: {height: 3}}
      sections:
        - rows: [{cell: A, model: {k: 2}}, {cell: A, model: {k: 2}}, {cell: B, reuseId: a-2}, {cell: B, reuseId: a-3}]
        - rowDefaults: {reuseId: "d-$(model.k)"}
          rows: [{cell: B, model: {k: 1}}, {cell: C, model: {k: 1}}, {cell: C, model: {k: 2}}]
      """)
    #expect(list.rules == ["reuse-id-of-two-cells", "reuse-id-of-two-cells"], "\(list.findings)")
    #expect(list.findings.first?.contains("'a-2' is used with two cell classes: 'B' here, 'A' before") == true)
    #expect(list.findings.last?.contains("'d-1' is used with two cell classes: 'C' here, 'B' before") == true)
  }

  @Test("the class may be chosen by the row's own model, and fills the gaps of that model")
  func chosenByModel() throws {
    let list = try ExpandedList(
      """
      cells: {ACell: {model: {n: 1}, height: "$(model.n + 1)"}, BCell: {height: 9}}
      rows:
        - {cell: "$(model.kind)Cell", model: {kind: A}}
        - {forEach: [{kind: B}, {kind: A, n: 5}], cell: "$(model.kind)Cell"}
      """)
    #expect(list.findings == [])
    #expect(list.rows("cell") == ["'ACell'", "'BCell'", "'ACell'"] && list.rows("height") == ["2", "9", "6"])
  }

  @Test("a condition guards the model, the class and the rest of what it drops; one about the model comes after it")
  func guards() throws {
    let list = try ExpandedList(
      """
      data: {user: {}}
      sections:
        - header: {when: "$(has(data.user.name))", view: "$(data.user.view)", model: {title: "$(data.user.name)"}}
          rows:
            - {tag: a, when: "$(has(data.user.name))", cell: "$(data.user.cell)", model: {name: "$(data.user.name)"}}
            - {tag: b, when: "$(model.n == 1)", cell: C, model: {n: 1}}
            - {tag: c, when: "$(model.n == 2)", cell: C, model: {n: 1}}
      """)
    #expect(list.findings == [])
    #expect(list.rows("tag") == ["'b'"] && list.sections("header") == ["null"])
  }

  @Test("the models of a section under 'cb' may come from an expression, and are data whatever their keys are called")
  func models() throws {
    let list = try ExpandedList(
      """
      runtime: cb
      cells: {FeedCell: {model: {w: 1}, height: "$(model.h * 2 + model.w)", implements: [configure]}}
      data: {feed: [{h: 10, when: false}, {h: 20, forEach: x}], plain: [{text: A}, {text: B, detail: C}]}
      sections:
        - {cell: FeedCell, data: "$(data.feed)"}
        - {cell: FeedCell, data: [{h: 30, when: false}, {h: "$(20 + 20)"}]}
        - {data: "$(data.plain)"}
        - {cell: Other, adapter: native, height: "$(model.h)", data: "$(data.feed)"}
        - {cell: Other, adapter: native, rowDefaults: {selectionStyle: none}, height: "$(model.h + 1)", data: [{h: 7}]}
      """)
    #expect(list.findings == [])
    #expect(list.rows("height") == ["21", "41", "61", "81", "44", "44", "10", "20", "8"])
    #expect(list.rows("text")[4...5] == ["'A'", "'B'"])
    #expect(list.rows("model")[0] == #"{"h":10,"w":1,"when":false}"# && list.rows("model")[3] == #"{"h":40,"w":1}"#)
    #expect(list.rows("selectionStyle")[7...8] == ["-", "'none'"])
  }

  @Test("an expression of a model among data is found at its place, and data that is no list is said to be none")
  func faultsOfModels() throws {
    let list = try ExpandedList(
      """
      runtime: cb
      data: {feed: {a: 1}}
      sections:
        - {cell: FeedCell, adapter: native, data: [{h: 1}, {h: "$(data.fed)"}]}
        - {cell: FeedCell, adapter: native, data: "$(data.feed)"}
      """)
    #expect(
      list.findings == [
        "list.yaml:5:66: error: no key 'fed' in 'data'; did you mean 'feed'? [expression-failed]",
        "list.yaml:6:45: error: 'data' is a map, expected a list of models [wrong-type]",
      ])
  }

  @Test("an included file is read by the runtime of the list, and brings its types")
  func includedTypes() throws {
    let list = try ExpandedList(
      """
      runtime: p9
      include: [shared.yaml]
      types: {r2: Own}
      cells: {Own: {implements: {height: 10}}}
      sections: [{records: [{type: r1, data: {h: 20}}, {type: r2}]}]
      """,
      beside: [
        "shared.yaml": "types: {r1: TextCell}\ncells: {TextCell: {implements: {height: \"$(model.h)\"}}}\n"
      ])
    #expect(list.findings == [])
    #expect(list.rows("cell") == ["'TextCell'", "'Own'"] && list.rows("height") == ["20", "10"])
  }
}
