import ListTestSupport
import Testing

/// P9TableViewHandler 1.1.0 (properties.md 1.5): each rule by its own words.
@Suite("1.5 P9TableViewHandler")
struct P9RuleTests {
  private static func p9(_ spec: String, _ answers: [String: String]) -> ResolveExample {
    ResolveExample(runtime: "p9", spec, answers)
  }

  @Test(
    "identifier: \"handed to delegate calls only\"",
    arguments: [p9("identifier: list\nrows: []", ["list identifier": "'list' by value"])])
  func identifier(example: ResolveExample) { expect(example) }

  @Test(
    "cellIdentifierForType: \"one map for rows, headers and footers\"; a value is reuse id and class name at once",
    arguments: [
      p9(
        "types: {r: Row, h: Head, f: Foot}\nsections: [{headerType: h, footerType: f, records: [{type: r, data: {a: 1}}]}]",
        [
          "row 0 cell": "'Row' by implied", "row 0 reuseId": "'Row' by runtime", "row 0 model": "{a: 1} by value",
          "row 0 type": "'r' by value", "section 0 header view": "'Head' by value",
          "section 0 footer view": "'Foot' by value",
        ]),
      p9(
        "cellIdentifierForType: {1: Row}\nsections: [{records: [{type: 1}]}]",
        ["row 0 cell": "'Row' by implied", "row 0 type": "'1' by value"]),
    ])
  func types(example: ResolveExample) { expect(example) }

  @Test(
    "row height: \"class method cellHeightForData\"; \"unknown type, class missing, not conforming: 0\"",
    arguments: [
      p9(
        "types: {a: A, b: B, c: C}\ncells: {A: {implements: {height: 60}}, B: {implements: [height]}, C: {implements: {height: false}}}\nsections: [{records: [{type: a}, {type: b}, {type: c}, {type: d}]}]",
        [
          "row 0 height": "60 by classMethod", "row 1 height": "native by classMethod",
          "row 2 height": "nothing by runtime", "row 3 height": "nothing by runtime",
          "row 3 cell": "UITableViewCell by runtime",
        ])
    ])
  func height(example: ResolveExample) { expect(example) }

  @Test(
    "only the class is asked for a height: whatever else says one is not read",
    arguments: [
      p9(
        "rowHeight: 5\nrowDefaults: {height: 6}\ntypes: {a: A}\ncells: {A: {height: 7}}\nviews: {H: {height: 8}}\nsections: [{header: {view: H, height: 9}, records: [{type: a, height: 10}]}]",
        ["row 0 height": "nothing by runtime", "section 0 header height": "nothing by runtime"])
    ])
  func unreadHeights(example: ResolveExample) { expect(example) }

  @Test(
    "headerType \"may be nil; nil, unknown, missing class: height = least normal magnitude, view nil\"",
    arguments: [
      p9(
        "types: {h: H}\nviews: {H: {implements: {height: 30}}}\nsections: [{headerType: h, footerType: nope, records: []}]",
        [
          "section 0 header height": "30 by classMethod", "section 0 footer height": "nothing by runtime",
          "section 0 footer view": "unset by runtime",
        ]),
      p9("sections: [{headerData: 1, records: []}]", ["section 0 header view": "unset by runtime"]),
    ])
  func headerType(example: ResolveExample) { expect(example) }

  @Test(
    "headerData, footerData, extra: \"given to height and set-data\"",
    arguments: [
      p9(
        "types: {h: H}\nsections: [{headerType: h, headerData: {a: 1}, footer: {type: h, data: [2]}, extra: {b: 3}, records: []}]",
        [
          "section 0 header model": "{a: 1} by value", "section 0 footer model": "[2] by value",
          "section 0 extra": "{b: 3} by value",
        ])
    ])
  func headerData(example: ResolveExample) { expect(example) }

  @Test(
    "extra: \"header and footer only; rows do not inherit it\"",
    arguments: [
      p9(
        "sections: [{extra: 1, records: [{type: a}, {type: b, extra: {c: 2}}]}]",
        ["row 0 extra": "unset by runtime", "row 1 extra": "{c: 2} by value"])
    ])
  func extra(example: ResolveExample) { expect(example) }

  @Test("records: \"nil -> 0 rows\"")
  func noRecords() {
    let sample = ResolvedSample("listspec: 1\nruntime: p9\nsections: [{}, {records: []}]")
    #expect(sample.faults == [] && sample.exists("section 1") && !sample.exists("row 0"))
  }

  @Test(
    "callbacks: \"<identifier>:\" for selection, \"<identifier>:<event>\" for others",
    arguments: [
      p9(
        "callbacks: [{cell: A, native: pick}, {cell: A, event: touch, native: touched}]\nrows: []",
        [
          "list callbacks": "2 elements by value", "list callbacks 0 cell": "'A' by value",
          "list callbacks 0 event": "unset by runtime", "list callbacks 0 native": "'pick' by value",
          "list callbacks 1 event": "'touch' by value",
        ])
    ])
  func callbacks(example: ResolveExample) { expect(example) }

  @Test("the app's delegate is told of events and asked for nothing")
  func delegate() {
    let sample = ResolvedSample(
      "listspec: 1\nruntime: p9\ndelegate: {didSelect: native}\nsections: [{records: [{type: a}]}]")
    #expect(sample.faults == [] && sample("row 0", "didSelect") == "native by delegate")
    let asked = ResolvedSample("listspec: 1\nruntime: p9\ndelegate: {height: native}\nrows: []")
    #expect(asked.faults.count == 1 && asked.faults[0].hasPrefix("unknown-key: 'height' is nothing that a delegate"))
  }

  @Test("a class is the row's own when it names one beside its type")
  func ownClass() {
    let sample = ResolvedSample(
      "listspec: 1\nruntime: p9\ntypes: {a: A}\nsections: [{records: [{type: a, cell: B}, {cell: B, type: a}]}]")
    #expect(sample.faults == [])
    #expect(sample("row 0", "cell") == "'B' by value" && sample("row 1", "cell") == "'B' by value")
  }

  @Test("types and records of other shapes are findings")
  func faults() {
    func faults(_ spec: String) -> [String] { ResolvedSample("listspec: 1\nruntime: p9\n\(spec)").faults }
    #expect(
      faults("types: [a]\nrows: []") == [
        "wrong-type: 'types' is a list, expected a mapping from types to the names of classes"
      ])
    #expect(faults("types: {a: {b: 1}}\nrows: []") == ["wrong-type: 'a' is a mapping, expected text"])
    #expect(
      faults("types: {a: \"\"}\nrows: []") == ["wrong-type: type 'a' is the text '', expected the name of a class"])
    #expect(faults("types: {a: }\nrows: []") == ["empty-value: 'a' has no value; remove it or give it a value"])
    #expect(
      faults("sections: [{records: {type: a}}]") == ["wrong-type: 'records' is a mapping, expected a list of rows"])
    #expect(
      faults("callbacks: [{cell: A, evnt: b}]\nrows: []") == [
        "unknown-key: unknown key 'evnt' in a callback; did you mean 'event'?"
      ])
  }
}
