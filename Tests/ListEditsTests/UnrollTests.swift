import ListEdits
import SpecSource
import SpecTree
import Testing

@Suite("unrolling")
struct UnrollTests {
  private static func unrolled(_ base: String, _ edits: String = "") throws -> (list: EditSample, errors: [String]) {
    let sample = try EditSample(base, edits, unrolls: true)
    return (sample, sample.findings)
  }

  @Test("the rows that a 'forEach' makes stand in its place and can be edited")
  func rows() throws {
    let (list, errors) = try Self.unrolled(
      """
      listspec: 1
      cells: {C: {height: "$(model.vip ? 80 : 60)"}}
      rows:
        - {tag: first, text: a}
        - {forEach: "$(data.people)", as: who, tag: "p-$(who.id)", cell: C, when: "$(who.id != 2)", didSelect: open}
        - {tag: last, height: "$(list.width / 10)"}
      data: {people: [{id: 1, vip: true}, {id: 2, vip: true}, {id: 3, vip: false}]}
      """, "- updateRows: [{tag: p-3, height: 5}]\n- removeRows: [p-1]")
    #expect(errors == [])
    #expect(
      list.flow == "{listspec: 1, cells: {C: {height: '$(model.vip ? 80 : 60)'}}, rows: [{tag: first, text: a}, "
        + "{tag: p-3, cell: C, didSelect: open, model: {id: 3, vip: false}, height: 5}, "
        + "{tag: last, height: '$(list.width / 10)'}], "
        + "data: {people: [{id: 1, vip: true}, {id: 2, vip: true}, {id: 3, vip: false}]}}")
  }

  @Test("sections unroll with their rows, and an empty repetition leaves nothing")
  func sections() throws {
    let (list, errors) = try Self.unrolled(
      """
      listspec: 1
      sections:
        - {forEach: [a, b], tag: "s-$(each)", header: "T $(each)", rows: [{forEach: [1, 2], tag: "r-$(each)", text: x}]}
        - {tag: rest, rows: [{forEach: [], tag: "n-$(each)", text: x}]}
      """, "- updateSections: [{tag: s-a, makeRows: [{tag: new}]}]")
    #expect(errors == [])
    #expect(list.outline == "s-a[r-1 r-2 new] s-b[r-1 r-2] rest[]")
  }

  @Test("models under cb's 'data' stay models, and rows there stay rows")
  func models() throws {
    let (list, errors) = try Self.unrolled(
      """
      listspec: 1
      runtime: cb
      sections:
        - cell: A
          adapter: f
          data: [{forEach: [1, 2], q: "$(each)", t: "$('$' + '(')"}, {forEach: [x, {y: 1}]}, {q: 9}]
        - data: [{forEach: [1, 2], text: "t$(each)"}]
        - rows: [{forEach: [1], tag: r, cell: A, model: {m: "$(each)"}}]
      """, "- makeSections: [{tag: more}]")
    #expect(errors == [])
    #expect(list.flow.contains("data: [{q: 1, t: '$$('}, {q: 2, t: '$$('}, x, {y: 1}, {q: 9}]"), "\(list.flow)")
    #expect(list.flow.contains("data: [{text: t1, model: 1}, {text: t2, model: 2}]"))
    #expect(list.flow.contains("rows: [{tag: r, cell: A, model: {m: 1}}]"))
  }

  @Test("data of the list is no list of rows, whatever its entries look like")
  func data() throws {
    let (list, errors) = try Self.unrolled(
      "listspec: 1\nrows: [{forEach: [1], tag: a}]\ndata: [{forEach: [1], a: 2}, {b: 3}]",
      "- updateRows: [{tag: a, height: 3}]")
    #expect(errors == [])
    #expect(list.flow.hasSuffix("data: [{forEach: [1], a: 2}, {b: 3}]}"), "\(list.flow)")
  }

  @Test("a text that was worked out says itself, also where it looks like an expression")
  func literals() throws {
    let (list, errors) = try Self.unrolled(
      """
      listspec: 1
      sections:
        - forEach: "$(data.l)"
          tag: s-$(index)
          header: "$(each)"
          rowDefaults: {height: "$(1 + 1)"}
          rows:
            - {text: "cost $$(1+1)", value: "$$5", model: {a: ["x$(each)"], "$(k)": 1}}
            - [not, a, row]
      data: {l: ["$(1+1)", "$$("]}
      """, "- updateSections: [{tag: s-1, footer: \"$(2)\"}]")
    #expect(errors == [])
    #expect(
      list.flow.contains(
        "{tag: s-0, rowDefaults: {height: '$(1 + 1)'}, rows: "
          + "[{text: 'cost $$(1+1)', value: '$$5', model: {a: ['x$$(1+1)'], $(k): 1}}, [not, a, row]], header: '$$(1+1)'}"
      ))
    #expect(list.flow.contains("header: '$$$(', footer: '$(2)'"))
    #expect(list.flow.hasSuffix("data: {l: ['$(1+1)', '$$(']}}"))
  }

  @Test("a list without a 'forEach' stays as it is, and a fault in one is said")
  func others() throws {
    #expect(try Self.unrolled("listspec: 1\nrows: [{tag: a, text: \"$(1 + 1)\"}]").list.flow.contains("'$(1 + 1)'"))
    let (_, errors) = try Self.unrolled(
      "listspec: 1\nrows: [{forEach: \"$(data.nobody)\", tag: \"a-$(each)\"}]\ndata: {}")
    #expect(errors.count == 1)
    let (_, shown) = try Self.unrolled(
      "listspec: 1\nsections: [{tag: a, rows: [&r {forEach: [1], tag: \"r-$(each)\", text: x}]}, {tag: b, rows: [*r]}]")
    #expect(
      shown == ["error: a 'forEach' that an alias shows cannot be unrolled; write it out [target-generated]"])
  }
}
