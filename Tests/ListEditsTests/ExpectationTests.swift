import Testing

@Suite("expectations of edits")
struct ExpectationTests {
  @Test(
    "one that fails says what is there and what was expected, also where both are written alike",
    arguments: [
      ("{n: 10}", "\"10\"", "is the number '10', expected the text '10'"),
      ("{n: \"10\"}", "10", "is the text '10', expected the number '10'"),
      ("{n: true}", "\"true\"", "is the boolean 'true', expected the text 'true'"),
      ("{n: 10}", "11", "is '10', expected '11'"),
      ("{n: [1]}", "[2]", "is another list, expected the list that 'expect' has"),
      ("{n: {a: 1}}", "[2]", "is a mapping, expected the list that 'expect' has"),
      ("{n: [1]}", "{a: 1}", "is a list, expected the mapping that 'expect' has"),
      ("{n: {a: 1}}", "{a: 2}", "is another mapping, expected the mapping that 'expect' has"),
      ("{n: [1]}", "1", "is a list, expected '1'"), ("{n: 1}", "[1]", "is '1', expected the list that 'expect' has"),
      ("{n: 1}", "null", "is '1', expected nothing"), ("{}", "1", "is not there, expected '1'"),
    ])
  func failure(model: String, expected: String, words: String) throws {
    let sample = try EditSample(
      "listspec: 1\nrows: [{tag: a, cell: A, model: \(model)}]",
      "- updateRows: [{tag: a, height: 4, expect: {model.n: \(expected)}}]")
    #expect(
      sample.findings == ["error: 'model.n' of the row \(words); nothing is written [unexpected-value]"])
  }
}
