import Testing

/// Rows of which there are many are made in steps that were found out once; they are the same rows.
@Suite("many rows of one item")
struct RowStepsTests {
  @Test("twelve rows of one item are those that three items make of four elements each", arguments: items)
  func rows(item: String) throws {
    let many = try Self.list(item, over: ["$(data.all)"])
    let few = try Self.list(
      item, over: [0, 4, 8].map { "$(data.all.filter(e, e.n >= \($0) && e.n < \($0) + 4))" })
    #expect(many.rows("tag").count > 8)
    #expect(many.output == few.output)
  }

  @Test("what is wrong with the expressions of a late row is found, once, with its element")
  func findings() throws {
    let list = try Self.list(
      "text: \"$(each.n < 9 ? each.t : each.nothing)\", model: {b: \"$(1 / (each.n - 10))\"}",
      over: ["$(data.all)"])
    #expect(list.rules == ["expression-failed", "expression-failed"])
    let run = list.errors
    #expect(run.contains("no key 'nothing' in 'each'"))
    #expect(run.contains("made from element 9 of this"))
    #expect(run.contains("division by zero"))
    #expect(run.contains("made from element 10 of this"))
  }

  private static let items = [
    "tag: \"r-$(each.n)\", text: \"$(each.t)\"",
    "tag: \"r-$(each.n)\", text: t, model: {title: \"$(each.t)\", all: \"$(each)\", kept: [1, \"$(each.n + 1)\"]}",
    "tag: \"r-$(each.n)\", text: t, when: \"$(each.n % 4 != 1)\"",
    "tag: \"r-$(each.n)\", text: t, when: native",
    "tag: \"r-$(each.n)\", text: \"$(model.t)\"",
    "tag: \"r-$(each.n)\", text: \"$(each.deep.b.c)\", height: \"$(each.n * 2 + 40)\", model: null",
    "tag: \"r-$(each.n)\", text: \"costs $$(5)\", detail: \"$(each.n > 3 ? each.t : each.n)\"",
    "tag: \"r-$(each.n)\", text: t, trailingSwipeActions: [{title: A, handler: a, when: false}, "
      + "{title: B, handler: b}, {title: \"$(each.t)\", handler: c, when: \"$(each.n > 5)\"}]",
    "tag: \"r-$(each.n)\", text: t, contextMenu: [{title: Three, handler: three, when: false}, {title: D, handler: d}]",
    "tag: \"r-$(each.n)\", cell: Plain, model: {a: 1}",
    "tag: \"r-$(each.n)\", cell: Asking, model: {a: \"$(each.n)\"}",
    "tag: \"r-$(each.n)\", cell: Giving, model: {a: \"$(each.n)\"}",
    "tag: \"r-$(each.n)\", cell: \"$(each.n < 6 ? 'Plain' : 'Asking')\", model: {a: \"$(each.n)\"}",
    "tag: \"r-$(each.n)\", <<: {text: merged, height: \"$(each.n + 1)\"}",
  ]

  private static func list(_ item: String, over lists: [String]) throws -> ExpandedList {
    let data = (0..<12).map { "{n: \($0), t: 'T\($0 % 3)', deep: {a: [\($0), x], b: {c: 1.5}}}" }
    return try ExpandedList(
      """
      runtime: uikit
      data: {all: [\(data.joined(separator: ", "))]}
      cells:
        Plain: {height: 60}
        Asking: {implements: {height: "$(model.a + 1)"}}
        Giving: {model: {given: [1]}}
      rows:
      \(lists.map { "  - {forEach: \"\($0)\", \(item)}" }.joined(separator: "\n"))
      """)
  }
}
