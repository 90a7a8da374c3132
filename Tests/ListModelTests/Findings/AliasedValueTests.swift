import ListTestSupport
import Testing

/// What is said of values that aliases repeat.
@Suite("findings about values that are written once and used often")
struct AliasedValueTests {
  @Test(
    "a bad value is one finding, however many aliases repeat it",
    arguments: [
      (
        "[{cell: C, height: &a tall}, {cell: C, height: *a}, {cell: D, height: *a}]",
        "wrong-type: 'height' is 'tall', expected a number of points, or 'automatic'"
      ),
      (
        "[{cell: C, style: &a fancy}, {cell: C, style: *a}]",
        "unknown-value: 'style' is 'fancy', expected one of: default, value1, value2, subtitle"
      ),
      (
        "[{cell: C, indentationLevel: &a -3}, {cell: C, indentationLevel: *a}]",
        "out-of-range: 'indentationLevel' is -3, expected 0 to 100"
      ),
      (
        "[{cell: C, reuseId: &a null}, {cell: C, reuseId: *a}]",
        "null-value: 'reuseId' is null; leave it out for \"unset\""
      ),
      (
        "[{cell: &a [C]}, {cell: *a}]",
        "wrong-type: 'cell' is a list, expected text; quote it if the brackets belong to it"
      ),
      (
        "[{cell: C, separatorInset: &a {tp: 3}}, {cell: C, separatorInset: *a}]",
        "unknown-key: unknown key 'tp' in 'separatorInset'; did you mean 'top'?"
      ),
    ])
  func once(rows: String, fault: String) {
    #expect(ResolvedSample("listspec: 1\nrows: \(rows)").faults == [fault])
  }

  @Test("a value that is right under one key and wrong under another is wrong at the alias")
  func elsewhere() {
    let sample = ResolvedSample("listspec: 1\nrows: [{cell: C, reuseId: &a tall}, {cell: C, height: *a}]")
    #expect(sample.faults == ["wrong-type: 'height' is 'tall', expected a number of points, or 'automatic'"])
  }
}
