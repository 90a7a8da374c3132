import Testing

/// What has no value in a file of data is null (language.md 1).
@Suite("empty values in data")
struct EmptyDataTests {
  @Test("an empty value of a loaded file is null, also where its mapping becomes a model")
  func loaded() throws {
    let list = try ExpandedList(
      """
      data: {all: {file: all.yaml}}
      rows:
        - {cell: C, model: "$(data.all.one)", height: "$(model.a == null ? 10 : 20)"}
        - {cell: C, model: {kept: "$(data.all.one.a)"}}
      """,
      beside: ["all.yaml": "one:\n  a:\n  b: 1\n"])
    #expect(list.findings == [])
    #expect(list.rows("model") == [#"{"a":null,"b":1}"#, #"{"kept":null}"#] && list.rows("height")[0] == "10")
  }
}
