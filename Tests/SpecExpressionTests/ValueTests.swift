import Testing

@testable import SpecExpression

@Suite("values of expressions")
struct ValueTests {
  @Test(
    "operators bind as in CEL, and those of one level from the left",
    arguments: [
      ("1 + 2 * 3", "7"), ("(1 + 2) * 3", "9"), ("10 - 2 - 3", "5"), ("2 * 3 % 4", "2"), ("100 / 10 / 2", "5"),
      ("1 + 2 == 3", "true"), ("1 < 2 == true", "true"), ("!true || true", "true"), ("!(true || true)", "false"),
      ("true || false && false", "true"), ("(true || false) && false", "false"), ("-2 + 3", "1"), ("-(2 + 3)", "-5"),
      ("2 - -2", "4"), ("!true == false", "true"), ("true ? 1 : false ? 2 : 3", "1"),
      ("false ? 1 : false ? 2 : 3", "3"),
      ("true ? false ? 1 : 2 : 3", "2"), ("1 in [1] && 2 in [1]", "false"), ("1 + 1 in [2]", "true"),
      ("[1, 2].size() + 1", "3"), ("{'a': [1]}.a[0] + 1", "2"), ("-[1][0]", "-1"), ("-5.0", "-5.0"),
      ("1 == 1 && 2 == 2 ? 'y' : 'n'", "'y'"), ("'a' + 'b' + 'c' == 'abc'", "true"),
      ("1 < 2 && 2 <= 2 && 3 >= 3", "true"),
      ("[1, 2,]", "[1, 2]"), ("{'a': 1,}", "{'a': 1}"), ("  1\n+\t2 ", "3"), ("1 // a comment\n + 2", "3"),
    ])
  func precedence(expression: String, result: String) {
    #expect(Computation.result(of: "$(\(expression))") == result)
  }

  @Test(
    "a whole number that meets a fraction becomes one",
    arguments: [
      ("1 + 1.5", "2.5"), ("1.5 * 2", "3.0"), ("3 / 2.0", "1.5"), ("1u + 0.5", "1.5"), ("1 < 1.5", "true"),
      ("2 >= 2.0", "true"), ("1 == 1.0", "true"), ("1u == 1", "true"), ("7 / 2", "3"), ("-7 / 2", "-3"),
      ("-7 % 2", "-1"),
      ("1.0 / 0.0", "inf"), ("0 / 0.0 == 0 / 0.0", "false"), ("1u < 2", "true"), ("-1 < 0u", "true"),
      ("9 > 8u", "true"),
    ])
  func mixedNumbers(expression: String, result: String) {
    #expect(Computation.result(of: "$(\(expression))") == result)
  }

  @Test(
    "texts are code points and bytes, never normalised",
    arguments: [
      ("size('👍🏽é')", "3"), ("'👍🏽'.size()", "2"), ("'e\\u0301' == 'é'", "false"), ("{'é': 1, 'e\\u0301': 2}.size()", "2"),
      ("'größe'.charAt(2)", "'ö'"), ("'größe'.indexOf('e')", "4"), ("'größe'.substring(2, 4)", "'öß'"),
      ("'ñu'.reverse()", "'uñ'"),
      ("'\\u00e9\\x41\\101\\U0001F600'", "'éAA😀'"), ("'a' < 'ä' && 'ä' < '日' && '日' < '😀'", "true"),
      ("'ÀB'.lowerAscii()", "'Àb'"),
      ("'a,b,,c'.split(',')", "['a', 'b', '', 'c']"), ("'añb'.split('')", "['a', 'ñ', 'b']"),
      ("'añb'.split('', 2)", "['a', 'ñb']"),
      ("''.split('')", "[]"), ("''.split(',')", "['']"), ("'abc'.replace('', '-')", "'-a-b-c-'"),
      ("'aaa'.replace('a', 'b', 2)", "'bba'"),
      ("'aaaa'.replace('aa', 'b')", "'bb'"), ("'abcabc'.lastIndexOf('abc')", "3"), ("'aaaa'.lastIndexOf('aa', 1)", "1"),
      ("'aaaaaaaaaaaaaaaaaaaaab'.indexOf('aaaaaaaaaaaaaaaaaaab')", "2"),
      ("'abababababababababababab'.lastIndexOf('abababababababababab')", "4"), ("' \\u00a0x\\u2003'.trim()", "'x'"),
    ])
  func texts(expression: String, result: String) {
    #expect(Computation.result(of: "$(\(expression))") == result)
  }

  @Test(
    "macros go over lists and maps in written order",
    arguments: [
      ("{'b': 1, 'a': 2, 'c': 3}.map(k, k)", "['b', 'a', 'c']"), ("[1, 2, 3].map(x, x > 1, x * 10)", "[20, 30]"),
      ("{'b': 1, 'a': 2}.transformMap(k, v, v * 2)", "{'b': 2, 'a': 4}"),
      ("['x', 'y'].transformMap(i, v, v + string(i))", "{0: 'x0', 1: 'y1'}"),
      ("{'a': 1, 'b': 2}.transformMapEntry(k, v, {string(v): k})", "{'1': 'a', '2': 'b'}"),
      ("[1, 2].map(x, [10, 20].map(y, x * y))", "[[10, 20], [20, 40]]"), ("[1].map(x, [2].map(x, x))", "[[2]]"),
      ("[1, 2].map(x, x) + [3].map(y, y)", "[1, 2, 3]"), ("[[1, 2], [3]].exists(l, l.all(x, x > 2))", "true"),
      ("cel.bind(x, 2, cel.bind(y, x * 3, x + y))", "8"), ("[1, 2, 3].filter(index, index > 1)", "[2, 3]"),
      ("[7].map(index, .index)", "[3]"),
      ("[3, 1].exists_one(x, x > 2) && [3, 1].existsOne(x, x > 2)", "true"), ("[1, 0].exists(x, 1 / x == 1)", "true"),
      ("[0, 1].exists(x, 1 / x == 1)", "true"),
      ("[0, 2].all(x, 2 / x == 3)", "false"), ("[].all(x, x.y)", "true"), ("{}.exists(k, true)", "false"),
    ])
  func macros(expression: String, result: String) {
    #expect(Computation.result(of: "$(\(expression))") == result)
  }

  @Test(
    "what decides a condition is enough, whatever fails beside it",
    arguments: [
      ("1 / 0 == 1 || true", "true"), ("true || 1 / 0 == 1", "true"), ("1 / 0 == 1 && false", "false"),
      ("false && 1 / 0 == 1", "false"),
      ("data.nothing || true", "true"), ("'x' || true", "true"), ("true ? 1 : 1 / 0", "1"), ("false ? 1 / 0 : 1", "1"),
      ("1 / 0 == 1 || 2 / 0 == 1 || 1 == 1", "true"),
    ])
  func absorption(expression: String, result: String) {
    #expect(Computation.result(of: "$(\(expression))") == result)
  }

  @Test(
    "functions beyond the core",
    arguments: [
      ("math.greatest(1, 2.5, 2u)", "2.5"), ("math.least([3, 1, 2])", "1"), ("math.round(2.5)", "3.0"),
      ("math.sqrt(16)", "4.0"), ("math.sqrt(2.25)", "1.5"),
      ("int(math.ceil(1.2))", "2"), ("math.abs(-3)", "3"), ("math.bitShiftRight(-1, 63)", "1"),
      ("strings.quote('a\"b\\n')", "'\"a\\\"b\\n\"'"),
      (
        "'%s is %d years, %.1f m, %5s'.format(['Ada', 36, 1.654])",
        "'%5' is no clause; there are %s, %d, %f, %e, %b, %o, %x and %X <'%s is %d years, %.1f m, %5s'>"
      ),
      ("'%s is %d years, %.1f m, %x'.format(['Ada', 36, 1.654, 255])", "'Ada is 36 years, 1.7 m, ff'"),
      ("'%.3e %.0f %f %.20f'.format([12345.678, 0.5, 5e-324, 0.1])", "'1.235e+04 0 0.000000 0.10000000000000000555'"),
      ("'%.2f %.2f %.1f'.format([999.999, 0.005, 0.25])", "'1000.00 0.01 0.2'"), ("['a', 'b'].join(', ')", "'a, b'"),
      ("type(1) == int && type('') != int", "true"),
      ("int('12') + int(3.9) + int(-3.9)", "12"), ("double('1e3')", "1000.0"),
      ("string(1.0) + string(0.1) + string(1e-7) + string(123456789012345680000.0)", "'10.11e-7123456789012345680000'"),
      ("uint('7') + 1u", "8u"), ("bool('t')", "true"), ("dyn(1)", "1"),
      ("'x'.matches('^[a-z]$') && matches('y', 'y')", "true"),
    ])
  func functions(expression: String, result: String) {
    #expect(Computation.result(of: "$(\(expression))") == result)
  }
}
