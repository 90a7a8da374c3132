import Testing

@testable import SpecExpression

@Suite("templates")
struct TemplateTests {
  @Test(
    "a text is split into what is meant as written and expressions",
    arguments: [
      ("plain", "'plain'"),
      ("", "''"),
      ("$(1 + 2)", "3"),
      ("$( 1 + 2 )", "3"),
      (" $(1)", "' 1'"),
      ("a$(1)b$(2)c", "'a1b2c'"),
      ("$(1)$(2)", "'12'"),
      ("$$(1)", "'$(1)'"),
      ("$$(1) and $(1)", "'$(1) and 1'"),
      ("$$$(1)", "'$$(1)'"),
      ("costs 5$", "'costs 5$'"),
      ("$ (1)", "'$ (1)'"),
      ("$x $$ $", "'$x $$ $'"),
      ("$('a)b')", "'a)b'"),
      ("$('a(b')", "'a(b'"),
      ("$(\"it's )\")", "'it's )'"),
      ("$('''a'b)''')", "'a'b)'"),
      ("$(r'\\')", "'\\'"),
      ("$((1 + 2) * (3 + 4))", "21"),
      ("$([1, 2][0]) of $({'a)': 2}['a)'])", "'1 of 2'"),
      ("$(1 // one )\n)", "1"),
      ("$(true) $(1.5) $(2u) $(-0.0) $(1e21)", "'true 1.5 2 -0 1e+21'"),
      ("größe $('é') 👍", "'größe é 👍'"),
    ])
  func splitting(text: String, result: String) {
    #expect(Computation.result(of: text) == result)
  }

  @Test("a text that is one expression keeps the type of its value")
  func types() throws {
    #expect(Computation.result(of: "$([1, 'a', null])") == "[1, 'a', null]")
    #expect(Computation.result(of: "$(null)") == "null")
    #expect(try Template("$(1)", names: Computation.names).isExpression)
    #expect(try !Template("$(1) ", names: Computation.names).isExpression)
    #expect(try !Template("$$(1)", names: Computation.names).isExpression)
  }

  @Test(
    "a text is live where it has a '$('",
    arguments: [
      ("", false), ("$", false), ("(", false), ("$(", true), ("$$(", true), ("a$(b", true), ("$ (", false),
      ("($(", true), ("$$$$", false), ("a (b) $", false), ("((((($(", true),
    ])
  func live(text: String, isLive: Bool) {
    var text = text
    #expect(text.withUTF8 { Template.isLive($0) } == isLive)
  }

  @Test("a template tells which names it reads, and knows where its expressions stand")
  func reading() throws {
    let template = try Template("$(each.id) of $(list.map(x, x.id + index))!", names: Computation.names)
    let read = Computation.names.names.filter { Computation.names.slot(of: $0).map(template.reads) == true }
    #expect(read == ["each", "index", "list"])
    let ranges = template.segments.compactMap { if case .expression(_, let range) = $0 { range } else { nil } }
    #expect(ranges == [0..<10, 14..<42])
  }

  @Test("appending writes what the value is as a text, and nothing on a fault")
  func appending() throws {
    try Computation.with(#"{"list": [{"id": 7, "price": 10.10, "ok": true, "none": null}]}"#) { evaluator in
      var bytes = Array("> ".utf8)
      let template = try? Template("row-$(each.id): $(each.price) $(each.ok)", names: Computation.names)
      try? template?.append(to: &bytes, in: &evaluator)
      #expect(String(decoding: bytes, as: UTF8.self) == "> row-7: 10.10 true")
      let failing = try? Template("row-$(each.id): $(each.none)", names: Computation.names)
      #expect(throws: ExpressionFault.self) { try failing?.append(to: &bytes, in: &evaluator) }
      #expect(String(decoding: bytes, as: UTF8.self) == "> row-7: 10.10 true")
    }
  }

  @Test(
    "what cannot stand in a text is a fault that says what would",
    arguments: [
      ("a $(null)", "null cannot stand in a text; say what should, as in x == null ? '' : x <$(null)>"),
      ("a $([1, 2])", "a list of 2 cannot stand in a text; join it, as in x.join(', ') <$([1, 2])>"),
      ("a $({'k': 1})", "a map of 1 cannot stand in a text; name one of its keys <$({'k': 1})>"),
      ("a $(int)", "the type int cannot stand in a text <$(int)>"),
    ])
  func notText(text: String, result: String) {
    #expect(Computation.result(of: text) == result)
  }

  @Test("every expression of a text is checked, and every unknown name in it")
  func allFaults() {
    #expect(
      Computation.result(of: "$(1 +) $(eahc.id + modle.id) $(2") == """
        the expression ends where a value was expected <>; unknown name 'eahc'; did you mean 'each'? <eahc>; \
        unknown name 'modle'; did you mean 'model'? <modle>; \
        '$(' is not closed; add ')' behind the expression, or write '$$(' for the signs themselves <$(>
        """)
  }
}
