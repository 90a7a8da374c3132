import ListEdits
import SpecSource
import Testing

/// The sections of an example and what an operation makes of them, without `listspec` around it.
struct EditExample: CustomTestStringConvertible, Sendable {
  let base: String
  let edits: String
  let result: String

  /// A list and edits, and the result's outline or, beginning with a brace, the whole result on one line.
  init(_ base: String, _ edits: String, _ result: String) {
    self.base = base
    self.edits = edits
    self.result = result
  }

  var testDescription: String { edits }

  /// Expects the result, in strict mode unless said.
  func check(_ compat: EditRunner.Compatibility = .strict, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let sample = try EditSample("listspec: 1\n" + base, edits, compat: compat)
    #expect(sample.findings == [], sourceLocation: sourceLocation)
    let found = result.hasPrefix("{") ? sample.flow.replacing("{listspec: 1, ", with: "{") : sample.outline
    #expect(found == result, sourceLocation: sourceLocation)
  }
}

private let four =
  "sections: [{tag: a, rows: [{tag: a1}, {tag: a2}, {tag: a3}, {tag: a4}]}, {tag: b, rows: [{tag: b1}]}]"
private let two = "sections: [{tag: a, rows: [{tag: a1}, {tag: a2}]}, {tag: b, rows: [{tag: b1}]}]"

@Suite("operations")
struct OperationTests {
  static let rowsExamples = [
    EditExample(two, "- makeRows: {in: a, rows: [{tag: x}, {tag: y}]}", "a[a1 a2 x y] b[b1]"),
    EditExample(two, "- makeRows: [{tag: x}]", "a[a1 a2] b[b1] -[x]"),
    EditExample(two, "- makeRows: {in: null, rows: [{tag: x}]}", "a[a1 a2] b[b1] -[x]"),
    EditExample(two, "- makeRows: [{tag: x, in: a}, {tag: y, in: b}, {tag: z, in: b}]", "a[a1 a2 x] b[b1 y z]"),
    EditExample(two, "- makeRows: {in: a, rows: [Wi-Fi]}", "a[a1 a2 'Wi-Fi'] b[b1]"),
    EditExample(two, "- makeRows: {in: a, rows: []}", "a[a1 a2] b[b1]"),
    EditExample(two, "- insertRows: {in: a, at: 0, rows: [{tag: x}, {tag: y}]}", "a[x y a1 a2] b[b1]"),
    EditExample(two, "- insertRows: {in: a, at: 2, rows: [{tag: x}]}", "a[a1 a2 x] b[b1]"),
    EditExample(two, "- insertRows: {in: b, at: end, rows: [{tag: x}]}", "a[a1 a2] b[b1 x]"),
    EditExample(two, "- insertRows: {before: a2, rows: [{tag: x}, {tag: y}]}", "a[a1 x y a2] b[b1]"),
    EditExample(two, "- insertRows: {after: a1, rows: [{tag: x}]}", "a[a1 x a2] b[b1]"),
    EditExample(two, "- insertRows: {after: b1, rows: [Wi-Fi]}", "a[a1 a2] b[b1 'Wi-Fi']"),
    EditExample(two, "- removeRows: [a1, b1]", "a[a2] b[]"),
    EditExample(two, "- removeRows: {in: a, rows: [a2]}", "a[a1] b[b1]"),
    EditExample(two, "- removeRows: [a1, a1]", "a[a2] b[b1]"),
    EditExample(two, "- removeAllRows: {in: [a, b]}", "a[] b[]"),
    EditExample(two, "- removeAllRows: {in: b}", "a[a1 a2] b[]"),
    EditExample(two, "- moveRows: {rows: [a1], in: b, at: 0}", "a[a2] b[a1 b1]"),
    EditExample(two, "- moveRows: {rows: [b1, a1], in: a, at: end}", "a[a2 b1 a1] b[]"),
    EditExample(two, "- moveRows: {rows: [a2], before: a1}", "a[a2 a1] b[b1]"),
    EditExample(two, "- moveRows: {rows: [a1], after: b1}", "a[a2] b[b1 a1]"),
    EditExample(two, "- moveRows: {rows: [a1], in: a, at: 1}", "a[a2 a1] b[b1]"),
    EditExample(two, "- moveRows: {rows: [a1, a2], in: a, at: 0}", "a[a1 a2] b[b1]"),
    EditExample(four, "- moveRows: {rows: [a3, a1], before: a4}", "a[a2 a3 a1 a4] b[b1]"),
    EditExample(four, "- moveRows: {rows: [a4], after: a1}", "a[a1 a4 a2 a3] b[b1]"),
    EditExample(four, "- moveRows: {rows: [a1, a3], in: a, at: 1}", "a[a2 a1 a3 a4] b[b1]"),
    EditExample(four, "- moveRows: {rows: [b1, a2], after: a3}", "a[a1 a3 b1 a2 a4] b[]"),
    EditExample(four, "- moveRows: {rows: [a2, a3], after: a1}", "a[a1 a2 a3 a4] b[b1]"),
    EditExample(four, "- moveRows: {rows: [a3, a2], after: a1}", "a[a1 a3 a2 a4] b[b1]"),
    EditExample(four, "- removeRows: [a4, b1, a2]\n- insertRows: {after: a3, rows: [{tag: x}]}", "a[a1 a3 x] b[]"),
    EditExample(
      four,
      "- moveRows: {rows: [a1], in: a, at: end}\n- removeRows: [a3]\n- insertRows: {before: a1, rows: [{tag: x}]}",
      "a[a2 a4 x a1] b[b1]"),
    EditExample(two, "- updateRows: [{tag: a1, newTag: x}, {tag: x, newTag: null}]", "a[- a2] b[b1]"),
    EditExample(two, "- remakeRows: [{tag: b1, text: x}]", "a[a1 a2] b[b1]"),
  ]

  @Test("rows are made, inserted, moved and removed where the edits say", arguments: rowsExamples)
  func rows(_ example: EditExample) throws { try example.check() }

  static let sectionsExamples = [
    EditExample(two, "- makeSections: [{tag: c, rows: [{tag: c1}]}, {}]", "a[a1 a2] b[b1] c[c1] -"),
    EditExample(two, "- insertSections: {at: 0, sections: [{tag: c}, {tag: d}]}", "c d a[a1 a2] b[b1]"),
    EditExample(two, "- insertSections: {at: 2, sections: [{tag: c}]}", "a[a1 a2] b[b1] c"),
    EditExample(two, "- insertSections: {before: b, sections: [{tag: c}]}", "a[a1 a2] c b[b1]"),
    EditExample(two, "- insertSections: {after: b, sections: [{tag: c}]}", "a[a1 a2] b[b1] c"),
    EditExample(two, "- removeSections: [a]", "b[b1]"),
    EditExample(two, "- removeSections: [b, a]", ""),
    EditExample(two, "- removeAllSections: true", ""),
    EditExample(two, "- moveSections: {sections: [b], at: 0}", "b[b1] a[a1 a2]"),
    EditExample(two, "- moveSections: {sections: [a], after: b}", "b[b1] a[a1 a2]"),
    EditExample(two, "- moveSections: {sections: [b, a], at: end}", "b[b1] a[a1 a2]"),
    EditExample(two, "- updateSections: [{tag: a, newTag: x}]", "x[a1 a2] b[b1]"),
    EditExample(two, "- remakeSections: [{tag: a, rows: [{tag: x}]}]", "a[x] b[b1]"),
    EditExample(two, "- remakeSections: [{tag: a}, {tag: b}]", "a b"),
    EditExample(two, "- updateSections: {sections: [{tag: a, newTag: x}]}", "x[a1 a2] b[b1]"),
  ]

  @Test("sections are made, inserted, moved and removed where the edits say", arguments: sectionsExamples)
  func sections(_ example: EditExample) throws { try example.check() }

  static let nestedExamples = [
    EditExample(two, "- updateSections: [{tag: a, makeRows: [{tag: x}]}]", "a[a1 a2 x] b[b1]"),
    EditExample(
      two, "- updateSections: [{tag: a, updateRows: [{tag: a1, newTag: x}], makeRows: [{tag: y}]}]", "a[x a2 y] b[b1]"),
    EditExample(
      "sections: [{tag: a, rows: [{tag: x, text: 1}]}, {tag: b, rows: [{tag: x, text: 2}]}]",
      "- updateSections: [{tag: b, updateRows: [{tag: x, text: 3}]}]",
      "{sections: [{tag: a, rows: [{tag: x, text: 1}]}, {tag: b, rows: [{tag: x, text: 3}]}]}"),
    EditExample(
      "sections: [{tag: a, rows: [{tag: x, text: 1, height: 4}]}]",
      "- updateSections: [{tag: a, remakeRows: [{tag: x, height: 5}]}]",
      "{sections: [{tag: a, rows: [{tag: x, height: 5}]}]}"),
    EditExample(
      two, "- makeSections: [{tag: c, makeRows: [{tag: x}, {tag: y}], updateRows: [{tag: x, newTag: z}]}]",
      "a[a1 a2] b[b1] c[z y]"),
    EditExample(
      two, "- insertSections: {at: 0, sections: [{tag: c, rows: [{tag: w}], makeRows: [{tag: x}]}]}",
      "c[w x] a[a1 a2] b[b1]"),
    EditExample(two, "- remakeSections: [{tag: a, makeRows: [{tag: x}]}]", "a[x] b[b1]"),
  ]

  @Test("operations inside those on sections work on the section's rows, in their order", arguments: nestedExamples)
  func nested(_ example: EditExample) throws { try example.check() }

  static let orderExamples = [
    EditExample(
      two, "- removeRows: [a1]\n- insertRows: {in: a, at: 1, rows: [{tag: x}]}\n- updateRows: [{tag: x, newTag: y}]",
      "a[a2 y] b[b1]"),
    EditExample(
      two, "- makeSections: [{tag: c, rows: [{tag: x}]}]\n- moveRows: {rows: [x], before: a1}\n- removeSections: [c]",
      "a[x a1 a2] b[b1]"),
    EditExample(
      two,
      "- remakeSections: [{tag: a, rows: [{tag: x}]}]\n- updateRows: [{tag: x, newTag: a1}]\n"
        + "- moveRows: {rows: [a1], in: b, at: end}", "a[] b[b1 a1]"),
    EditExample(
      two, "- removeSections: [a]\n- makeRows: {in: b, rows: [{tag: a1}]}\n- updateRows: [{tag: a1, newTag: x}]",
      "b[b1 x]"),
    EditExample(
      two, "- removeAllRows: {in: a}\n- makeRows: {in: a, rows: [{tag: a1}]}\n- moveRows: {rows: [a1], after: b1}",
      "a[] b[b1 a1]"),
  ]

  @Test("operations see what those before them did", arguments: orderExamples)
  func order(_ example: EditExample) throws { try example.check() }

  static let shapesExamples = [
    EditExample("rows: [{tag: a}, b]", "- makeRows: [{tag: x}]", "root[a 'b' x]"),
    EditExample("rows: [{tag: a}, b]", "- insertRows: {in: null, at: 0, rows: [x]}", "root['x' a 'b']"),
    EditExample("rows: [{tag: a}, b]", "- removeRows: [a]", "root['b']"),
    EditExample("rows: [{tag: a}]", "- makeRows: {in: null, rows: [{tag: x}]}", "root[a x]"),
    EditExample("rows: [{tag: a}]", "- makeSections: [{tag: c, rows: [{tag: c1}]}]", "-[a] c[c1]"),
    EditExample("rows: [{tag: a}]", "- insertSections: {at: 0, sections: [{tag: c}]}", "c -[a]"),
    EditExample(
      "rows: [{tag: a}]", "- makeSections: [{tag: c}]\n- moveRows: {rows: [a], in: c, at: 0}", "-[] c[a]"),
    EditExample(
      "rows: [{tag: a}]", "- updateSections: [{tag: null, header: {title: A}}]",
      "{sections: [{rows: [{tag: a}], header: {title: A}}]}"),
    EditExample("rows: [{tag: a}]", "- updateSections: [{tag: null, makeRows: [{tag: x}]}]", "root[a x]"),
    EditExample("rows: [{tag: a}]", "- removeAllRows: {in: null}", "root[]"),
    EditExample("rows: [{tag: a}]", "- removeAllSections: true", ""),
    EditExample("sections: []", "- makeRows: [{tag: x}]", "-[x]"),
    EditExample("sections: [{tag: a}]", "- makeRows: {in: a, rows: [{tag: x}]}", "a[x]"),
    EditExample("kind: collection\nitems: [{tag: a}]", "- makeItems: [{tag: x}]", "root[a x]"),
    EditExample(
      "kind: collection\nsections: [{tag: a, items: [{tag: a1}]}]",
      "- insertItems: {before: a1, items: [{tag: x}]}\n- updateSections: [{tag: a, makeItems: [{tag: y}]}]",
      "a[x a1 y]"),
    EditExample(
      "kind: collection\nsections: [{tag: a}]",
      "- makeItems: {in: b, items: [{tag: x}]}\n- removeAllItems: {in: b}\n"
        + "- moveSections: {sections: [b], at: 0}\n- removeSections: [a]", "b[]"),
    EditExample(
      "runtime: cb\nsections: [{tag: a, data: [{tag: a1, text: x}]}]",
      "- makeRows: {in: a, rows: [{tag: y}]}\n- removeRows: [a1]", "a[y]"),
    EditExample(
      "runtime: p9\nsections: [{tag: a, records: [{tag: a1}]}]", "- insertRows: {after: a1, rows: [{tag: y}]}",
      "a[a1 y]"),
  ]

  @Test("rows are found and made wherever a list has them", arguments: shapesExamples)
  func shapes(_ example: EditExample) throws {
    let sample = try EditSample("listspec: 1\n" + example.base, example.edits)
    #expect(!sample.isRefused, "\(sample.findings)")
    let isFlow = example.result.hasPrefix("{")
    #expect((isFlow ? sample.flow.replacing("{listspec: 1, ", with: "{") : sample.outline) == example.result)
  }

  @Test(
    "the rows of a list that gets sections keep their text",
    arguments: [
      ("updateSections: [{tag: null, header: H}]", "    header: H\n"), ("makeSections: [{tag: n}]", "  - {tag: n}\n"),
      ("makeRows: {in: n, rows: [q]}", "  - tag: n\n    rows:\n      - q\n"),
    ])
  func rootRows(edit: String, added: String) throws {
    let list = """
      listspec: 1
      # all rows
      rows:  # here
        # about a
        - {tag: a, text: &t A}  # beside a
        # listspec:ignore
        - tag: b   # beside b
          text: *t
        # below
      title: *t  # T

      """
    let sample = try EditSample(list, "- " + edit)
    #expect(
      sample.text == """
        listspec: 1
        sections:
          # all rows
          - rows:  # here
              # about a
              - {tag: a, text: &t A}  # beside a
              # listspec:ignore
              - tag: b   # beside b
                text: *t
              # below
        \(added)title: *t  # T

        """)
  }

  @Test("the rows of a list in brackets keep their lines when it gets sections")
  func rootRowsInBrackets() throws {
    let sample = try EditSample(
      """
      {"listspec": 1,
        "rows": [
          {"tag": "a", "model":  [1]},
          {"tag": "b"}
        ]
      }
      """, "- updateSections: [{tag: null, header: H}]")
    #expect(
      sample.text == """
        {"listspec": 1,
          sections: [
            {"rows": [
              {"tag": "a", "model":  [1]},
              {"tag": "b"}
            ], header: H}
          ]
        }
        """)
  }

  @Test("the comment beside a row stays with it when all that it says goes or is made anew")
  func commentsBesideRows() throws {
    let list = "listspec: 1\nrows:\n  - tag: b  # beside b\n    text: B\n  - tag: c  # beside c\n"
    #expect(
      try EditSample(list, "- remakeRows: [{tag: b, height: 4}]").text
        == "listspec: 1\nrows:\n  - tag: b  # beside b\n    height: 4\n  - tag: c  # beside c\n")
    #expect(
      try EditSample(list, "- updateRows: [{tag: c, newTag: null}]").text
        == "listspec: 1\nrows:\n  - tag: b  # beside b\n    text: B\n  - {}  # beside c\n")
  }

  @Test("classes go with the key that they stand under when the last one goes")
  func lastClass() throws {
    let list = "listspec: 1\ncells:\n  C: {height: 4}\nviews: {V: {height: 4}}\nrows: []\n"
    #expect(
      try EditSample(list, "- updateCells: {C: null}\n- updateViews: {V: null}").text == "listspec: 1\nrows: []\n")
    #expect(
      try EditSample(list, "- updateCells: {C: null, D: {height: 5}}").text.contains("cells:\n  D: {height: 5}\nviews:")
    )
  }

  @Test("rows and sections for a list that extends another are refused where the edit is written")
  func variants() throws {
    let variant = "listspec: 1\nextends: base.yaml\n"
    for (edit, place) in [
      ("makeRows: [q]", "makeRows"), ("makeSections: [{tag: q}]", "makeSections"),
      ("insertRows: {at: 0, rows: [q]}", "insertRows"),
    ] {
      let sample = try EditSample(variant, "- " + edit)
      #expect(
        sample.findings == [
          "error: the list extends 'base.yaml', which has its rows; edit that, or write the edit under "
            + "the list's 'edits' [target-in-other-file]"
        ])
      #expect(sample.diagnostics.first?.location.file == FileID(1), "\(place)")
    }
    #expect(try EditSample(variant, "- updateList: {data.a: 1, x-a: 2}").findings == [])
    #expect(
      try EditSample(variant, "- updateList: {data.a: 1, rowHeight: 60}").findings == [
        "error: the list extends 'base.yaml', which says what 'rowHeight' is; edit that, or write the edit under the "
          + "list's 'edits' [target-in-other-file]"
      ])
  }
}
