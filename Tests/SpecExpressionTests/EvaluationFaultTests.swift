import Testing

@testable import SpecExpression

@Suite("faults of evaluation")
struct EvaluationFaultTests {
  private static let file = """
    {"list": [{"id": 1, "name": "Ada", "owner": null, "tags": ["a"], "huge": 123456789012345678901234567890}],
     "labels": {"title": "A", "subtitle": "B", "c1": 1, "c2": 1, "c3": 1, "c4": 1}}
    """

  @Test(
    "each names what was found, and points at the smallest part that is wrong",
    arguments: [
      ("each.nmae", "no key 'nmae' in 'each'; did you mean 'name'? <nmae>"),
      ("each.tags[0].x", "'each.tags[0]' is the text 'a', which has no key 'x' <each.tags[0]>"),
      ("each['nmae']", "no key 'nmae' in 'each'; did you mean 'name'? <'nmae'>"),
      ("each.`some key`", "no key 'some key' in 'each', which has 'id', 'name', 'owner', 'tags', 'huge' <`some key`>"),
      ("data.labels.q", "no key 'q' in 'data.labels', which has 'title', 'subtitle', 'c1', 'c2', 'c3', … <q>"),
      ("{}.a", "no key 'a' in '{}', which is empty <a>"),
      ("{1: 2}[3]", "no key 3 in '{1: 2}', which has 1 <3>"),
      ("each.owner.name", "'each.owner' is null, which has no key 'name' <each.owner>"),
      (
        "each.tags.first",
        "'each.tags' is a list of 1, which has no key 'first'; an element is named by its place, as in [0] <each.tags>"
      ),
      ("has(each.owner.name)", "'each.owner' is null, which has no key 'name' <each.owner>"),
      ("has(each.x.y)", "no key 'x' in 'each', which has 'id', 'name', 'owner', 'tags', 'huge' <x>"),
      ("each.tags[1]", "there is no element 1 in 'each.tags', which has only 0 <1>"),
      ("each.tags[-1]", "there is no element -1 in 'each.tags', which has only 0 <-1>"),
      ("[][0]", "there is no element 0 in '[]', which is empty <0>"),
      ("[1, 2, 3][3]", "there is no element 3 in '[1, 2, 3]', which has 0 to 2 <3>"),
      ("[1]['0']", "a place in a list is a whole number from 0, found the text '0' <'0'>"),
      ("{'a': 1}[[1]]", "a key is a text, a whole number, true or false; found a list of 1 <[1]>"),
      ("model.name", "'model' has no value here <model>"),
      ("1 / 0", "division by zero; test the number first, as in x == 0 ? 0 : 100 / x <1 / 0>"),
      ("10 + 5 % 0 + 1", "division by zero; test the number first, as in x == 0 ? 0 : 100 / x <5 % 0>"),
      (
        "9223372036854775807 + 1",
        "the result is beyond the whole numbers of 64 bits; write double(…) around an operand <9223372036854775807 + 1>"
      ),
      (
        "1 + 2 * 9223372036854775807",
        "the result is beyond the whole numbers of 64 bits; write double(…) around an operand <2 * 9223372036854775807>"
      ),
      (
        "each.name + 1",
        "'+' cannot join the text 'Ada' and the number 1; write string(…) around what is no text <each.name + 1>"
      ),
      (
        "'a' + 'b' + 1 + 'c'",
        "'+' cannot join the text 'ab' and the number 1; write string(…) around what is no text <'a' + 'b' + 1>"
      ),
      ("'a' + null", "'+' cannot join the text 'a' and null <'a' + null>"),
      ("1 + [1]", "'+' expected two numbers, two texts or two lists, found the number 1 and a list of 1 <1 + [1]>"),
      ("1 + 1u", "'+' cannot mix the number 1 and the number 1u; write int(…) or uint(…) around one of them <1 + 1u>"),
      ("each.name * 2", "'*' expected two numbers, found the text 'Ada' and the number 2 <each.name * 2>"),
      ("5.5 % 2", "'%' expected two whole numbers, found the number 5.5 and the number 2 <5.5 % 2>"),
      ("each.name < 2", "'<' cannot compare the text 'Ada' and the number 2 <each.name < 2>"),
      ("null < null", "'<' cannot compare null and null <null < null>"),
      ("1 in 2", "'in' expected a list or a map on its right, found the number 2 <1 in 2>"),
      ("-'a'", "'-' expected a number, found the text 'a' <-'a'>"),
      ("!each.name", "'!' expected true or false, found the text 'Ada' <!each.name>"),
      ("each.id ? 1 : 2", "expected true or false, found the number 1 <each.id>"),
      ("true && each.name", "expected true or false, found the text 'Ada' <each.name>"),
      ("[1].all(x, x)", "expected true or false, found the number 1 <x>"),
      ("each.id.all(x, true)", "expected a list or a map to go over, found the number 1 <each.id>"),
      ("{1.5: 1}", "a key is a text, a whole number, true or false; found the number 1.5 <1.5>"),
      ("{'a': 1, 'a': 2}", "the key 'a' is there twice <'a'>"),
      ("[1, 1].transformMapEntry(i, v, {v: i})", "the key 1 is there twice <{v: i}>"),
      (
        "each.huge + 1",
        "the number 123456789012345678901234567890 is too large to compute with: whole numbers have 64 bits <each.huge + 1>"
      ),
      (
        "each.huge < 1.5",
        "the number 123456789012345678901234567890 is too large to compute with: whole numbers have 64 bits <each.huge < 1.5>"
      ),
      (
        "type(each.huge)",
        "the number 123456789012345678901234567890 is too large to compute with: whole numbers have 64 bits <each.huge>"
      ),
      ("'a'.contains(1)", "'contains' expected a text here, found the number 1; write string(…) around it <1>"),
      (
        "each.id.contains('1')",
        "'contains' expected a text here, found the number 1; write string(…) around it <each.id>"
      ),
      (
        "math.ceil(1)",
        "'math.ceil' expected a number with a fraction here, found the number 1; write double(…) around it <1>"
      ),
      ("'abc'.charAt(4)", "the place 4 is outside the text, which has 0 to 3 <4>"),
      ("'abc'.substring(2, 1)", "the part from 2 to 1 ends before it begins <1>"),
      ("int('1x')", "'int' cannot make a whole number of the text '1x' <'1x'>"),
      ("double([])", "'double' cannot make a number of a list of 0 <[]>"),
      ("bool('yes')", "'bool' cannot make true or false of the text 'yes' <'yes'>"),
      ("uint(-1)", "'uint' cannot make a whole number without a sign of the number -1 <-1>"),
      ("size(1)", "'size' counts a text, a list or a map, found the number 1 <1>"),
      ("['a', 1].join()", "'join' joins texts, found the number 1 at 1; write string(…) around it <['a', 1]>"),
      ("math.least([])", "an empty list has no least number <[]>"),
      ("math.greatest(1, 'a')", "'math.greatest' expected a number here, found the text 'a' <'a'>"),
      ("'%d'.format(['a'])", "'%d' does not write the text 'a', which is element 0 <['a']>"),
      ("'%d'.format([])", "the text has more clauses than the list has elements, which are 0 <[]>"),
      ("'a'.matches(each.name + '(')", "the pattern has a '(' without ')' <each.name + '('>"),
    ])
  func faults(expression: String, expected: String) {
    #expect(Computation.result(of: "$(\(expression))", over: Self.file) == expected)
  }

  @Test("a fault points into the text around the expression")
  func range() {
    let fault = Computation.fault(of: "größe-$(each.id)-$(each.nmae)", over: Self.file)
    #expect(fault?.range == 26..<30)
    #expect(fault?.kind == .evaluation)
  }
}
