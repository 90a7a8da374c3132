import Testing

@testable import SpecExpression

@Suite("faults of syntax and names")
struct SyntaxFaultTests {
  @Test(
    "each says what was found and what to do, and points at the smallest part that is wrong",
    arguments: [
      // Text and expression.
      ("$()", "there is no expression between '$(' and ')' <)>"),
      ("a $(", "'$(' is not closed; add ')' behind the expression, or write '$$(' for the signs themselves <$(>"),
      ("$(a[1)", "the expression ends where ']' was expected <>"),
      ("$('abc)", "the text is not closed; it needs a second ' <'abc)>"),
      ("$('''abc'')", "the text is not closed; it needs a second ''' <'''abc'')>"),
      ("$('a\nb')", "the text is not closed in its line; write \\n for a line break <'a>"),
      ("$($(1))", "'$' has no meaning inside an expression; write the name alone <$>"),
      // Operands and operators.
      ("$(1 +)", "the expression ends where a value was expected <>"),
      ("$(1 2)", "expected an operator or the end, found '2' <2>"),
      ("$(* 2)", "expected a value, found '*' <*>"),
      ("$(index and true)", "'and' is not an operator; write '&&' <and>"),
      ("$(index or true)", "'or' is not an operator; write '||' <or>"),
      ("$(index = 1)", "'=' is not an operator; write '==' to compare <=>"),
      ("$(index === 1)", "'===' is not an operator; write '==' to compare <===>"),
      ("$(index & 1)", "'&' is not an operator; write '&&' for 'and' <&>"),
      ("$(index | 1)", "'|' is not an operator; write '||' for 'or' <|>"),
      ("$(index # 1)", "'#' has no meaning in an expression <#>"),
      ("$(index == ‘a’)", "'‘' is a typographic quote; write a text in straight ones, 'like this' <‘>"),
      ("$(index\u{A0}+ 1)", "the character U+00A0 has no meaning here <\u{A0}>"),
      ("$(true ? 1)", "the expression ends where ':' and the other value was expected <>"),
      ("$(index?.name)", "'?.' is not part of the language; use has(…) <.>"),
      // Numbers and texts.
      (
        "$(9223372036854775808)",
        "the number 9223372036854775808 has more than 64 bits; write it with a point <9223372036854775808>"
      ),
      ("$(18446744073709551616u)", "the number 18446744073709551616u has more than 64 bits <18446744073709551616u>"),
      ("$(12px)", "'12px' is no number, nor a name, which begins with a letter <12px>"),
      ("$('\\q')", "'\\q' is no escape; write '\\\\' for a backslash <\\q>"),
      ("$('a\\u12')", "'\\u' wants 4 hexadecimal digits <\\u12>"),
      ("$('\\ud800')", "'\\ud800' is no character of Unicode <\\ud800>"),
      ("$('\\78')", "'\\7' is no escape; write '\\\\' for a backslash <\\7>"),
      ("$(b'abc')", "bytes are not part of the language; leave out the 'b' for a text <b>"),
      // Brackets.
      ("$([1, 2)", "the expression ends where ',' or ']' was expected <>"),
      ("$({'a' 1})", "expected ':' and the value of the key, found '1' <1>"),
      ("$({'a': 1)", "the expression ends where ',' or '}' was expected <>"),
      ("$(index[0)", "the expression ends where ']' was expected <>"),
      ("$(size('a' 'b'))", "expected ',' or ')', found ''b'' <'b'>"),
      // Names.
      ("$(foo)", "unknown name 'foo'; known here: 'model', 'each', 'index', 'extra', 'data', 'list' <foo>"),
      ("$(modle.name)", "unknown name 'modle'; did you mean 'model'? <modle>"),
      ("$(for)", "'for' is a word that CEL keeps for itself; a key of that name is asked as in model.for <for>"),
      ("$(naïve)", "the name 'naïve' has a letter outside a to z; write it in backticks behind a '.' <naïve>"),
      ("$(data.)", "the expression ends where the name of a key or a function was expected <>"),
      ("$(data.`a)", "the '`' has no second one that ends the name <`>"),
      ("$(data.``)", "there is no name between the backticks <``>"),
      // Functions.
      ("$('a'.contain('b'))", "unknown function 'contain'; did you mean 'contains'? <contain>"),
      ("$(contains('a', 'b'))", "'contains' is called on a value, as in value.contains(…) <contains>"),
      ("$('1'.int())", "'int' is called as int(…), not on a value <int>"),
      ("$(math.flor(1.5))", "unknown function 'math.flor'; did you mean 'math.floor'? <math.flor>"),
      ("$(frobnicate(1))", "unknown function 'frobnicate' <frobnicate>"),
      ("$('a'.substring())", "'substring' is given no argument; it is written text.substring(int[, int]) <substring>"),
      ("$(size(1, 2))", "'size' is given 2 arguments; it is written size(any) <size>"),
      (
        "$(timestamp('x'))",
        "'timestamp' is not a function here: times are not part of the language; compare texts, or let the app format them <timestamp>"
      ),
      ("$(bytes('x'))", "'bytes' is not a function here: bytes are not part of the language <bytes>"),
      ("$(Foo{a: 1})", "messages are not part of the language; write a map, as in {'key': 1} <{>"),
      ("$(data[?'a'])", "'[?' is not part of the language; use 'in' or has(…) <?>"),
      ("$(data.?a)", "'.?' is not part of the language; use has(…) <?>"),
      ("$('a'.matches('('))", "the pattern has a '(' without ')' <'('>"),
      // Macros.
      (
        "$(has(data))",
        "'has' asks for one key by its name, as in has(model.name); for other keys write 'key' in map <has(data)>"
      ),
      ("$(list.all(x > 0))", "expected the name of a variable, as in list.all(x, x > 0) <x>"),
      ("$(list.all(1, true))", "expected the name of a variable, as in list.all(x, x > 0) <1>"),
      ("$(list.map(for, for))", "expected the name of a variable, as in list.map(x, x * 2) <for>"),
      (
        "$(list.transformList(x, x))",
        "'transformList' has two variables, as in list.transformList(i, x, x * i) <transformList(x, >"
      ),
      ("$(list.exists(x, x, true))", "the two variables of 'exists' have one name, 'x' <exists(x, x>"),
      ("$(list.filter(x, true, 1))", "'filter' is written as in list.filter(x, x > 0) <filter(x, true, 1)>"),
      ("$(all(list, true))", "'all' is called on a list or a map, as in list.all(x, x > 0) <all>"),
      ("$(list.map(x, y))", "unknown name 'y'; known here: 'x', 'model', 'each', 'index', 'extra', 'data', 'list' <y>"),
    ])
  func faults(text: String, expected: String) {
    let found = Computation.result(of: text)
    #expect(found == expected)
  }

  @Test("a fault offers the text that mends it")
  func replacements() {
    #expect(Computation.fault(of: "$(modle.a)")?.replacement == "model")
    #expect(Computation.fault(of: "$(index = 1)")?.replacement == "==")
    #expect(Computation.fault(of: "$(true and true)")?.replacement == "&&")
    #expect(Computation.fault(of: "$('a'.contain('b'))")?.replacement == "contains")
    #expect(Computation.fault(of: "$(data.nmae)", over: #"{"name": 1}"#)?.replacement == "name")
    #expect(Computation.fault(of: "$(data['nmae'])", over: #"{"name": 1}"#)?.replacement == nil)
  }

  @Test("a name that is withheld says why")
  func withheld() throws {
    let names = Computation.names.withholding("model", because: "it is what is being computed")
    let faults = #expect(throws: TemplateFaults.self) { try Template("$(model.a + modle.b)", names: names) }
    #expect(
      faults?.all.map(\.message) == [
        "'model' cannot be used here: it is what is being computed",
        "unknown name 'modle'; known here: 'each', 'index', 'extra', 'data', 'list'",
      ])
    #expect(names.slot(of: "index") == Computation.names.slot(of: "index"))
  }
}
