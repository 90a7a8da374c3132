import ListTestSupport
import Testing

/// One cause, one finding: what is wrong at one place is not said to be missing, misspelt or dead at another.
@Suite("one cause, one finding")
struct OneCauseTests {
  /// Lists for HoloTableView with one fault each, and the rule that reports it.
  static let lists: [(rule: String, spec: String)] = [
    ("wrong-type", "rows: [{cell: C, height: tall}]"),
    ("out-of-range", "rows: [{cell: C, height: -4}]"),
    ("null-value", "rows: [{cell: C, height: null}]"),
    ("empty-value", "rows: [{cell: C, height: }]"),
    ("unknown-key", "rows: [{cell: C, heigth: 44}]"),
    ("unknown-key", "rows: [{cell: C, heightHandlr: native}]"),
    ("unknown-key", "rowDefaults: {heigth: 44}\nrows: [{cell: C}, {cell: D}]"),
    ("unknown-key", "rowHeigth: 44\nrows: [{cell: C}, {cell: D}]"),
    ("unknown-key", "cells: {C: {heigth: 44}}\nrows: [{cell: C}]"),
    ("unknown-key", "cells: {C: {implements: {heigth: 44}}}\nrows: [{cell: C}]"),
    ("unknown-key", "cells: {C: {implements: [heigth]}}\nrows: [{cell: C}]"),
    ("unknown-key", "delegate: {heigth: native}\nrows: [{cell: C}]"),
    ("unknown-key", "sections: [{header: {view: H, heigth: 3}}]"),
    ("unknown-key", "rows: [{cel: C}]"),
    ("wrong-type", "rowHeight: tall\nrows: [{cell: C}]"),
    ("wrong-type", "rowDefaults: 44\nrows: [{cell: C}, {tag: a}]"),
    ("empty-value", "rowDefaults:\nrows: [{cell: C}, {tag: a}]"),
    ("wrong-type", "cells: [C]\nrows: [{cell: C}]"),
    ("wrong-type", "cells: {C: 44}\nrows: [{cell: C}]"),
    ("wrong-type", "cells: {C: {implements: height}}\nrows: [{cell: C}]"),
    ("wrong-type", "cells: {C: {implements: {height: true}}}\nrows: [{cell: C}]"),
    ("wrong-type", "cells: {C: {implements: {height: tall}}}\nrows: [{cell: C, height: 3}]"),
    ("wrong-type", "views: {H: {implements: height}}\nsections: [{header: {view: H}}]"),
    ("wrong-type", "delegate: height\nrows: [{cell: C}]"),
    ("wrong-type", "rows: [{cell: [C]}]"),
    ("wrong-type", "rowDefaults: {cell: true}\nrows: [{tag: a}]"),
    ("wrong-type", "rows: [{tag: [a], text: a}, {tag: b, text: c}]"),
    ("wrong-type", "sections: [{tag: true, rows: []}, {tag: b}]"),
    ("wrong-type", "rows: [{cell: C, height: tall, heightHandler: native}]"),
    ("wrong-type", "cells: {C: {implements: [height]}}\nrows: [{cell: C, height: tall}]"),
    ("wrong-type", "delegate: {height: native}\nrows: [{cell: C, height: tall}]"),
    ("wrong-type", "sections: [{header: {view: H, title: [a], height: 3}}]"),
    ("wrong-type", "sections: [{header: [a]}, {header: {view: H, height: 3}}]"),
    ("wrong-type", "rows: [[a], {tag: a, text: b}]"),
    ("wrong-type", "sections: [3, {rows: [a]}]"),
    ("wrong-type", "rows: [{cell: C, height: 1, style: [a]}, {cell: C, height: 1, style: value1}]"),
    ("wrong-type", "rows: [{cell: C, height: 1, reuseId: [a]}, {cell: D, height: 1, reuseId: C}]"),
    ("misspelt-class", "cells: {ProfileCell: {height: 3}}\nrows: [{cell: ProfilCell}]"),
    ("misspelt-class", "views: {PeopleHeader: {height: 3}}\nsections: [{header: {view: PeopelHeader}}]"),
    ("wrong-type", "x-row: &r {cell: C, height: tall}\nrows: [*r, *r, {<<: *r, tag: a}]"),
    (
      "unknown-key",
      "x-row: &r {cell: C, height: 1, colour: red}\nsections: [{rows: [{<<: *r}]}, {rows: [{<<: *r}, {<<: *r}]}]"
    ),
    (
      "empty-value", "x-model: &m {a: }\nrows: [{text: a, model: *m}, {text: b, model: *m}, {text: c, model: [*m, *m]}]"
    ),
    ("dead-value", "rows: [&r {cell: C, height: 44, heightHandler: native}, *r]"),
    ("text-cut", "x-row: &r {cell: C, height: 1}\nrows:\n- <<: *r\n  model:\n    title: Row #3\n"),
    ("duplicate-property", "rows: [{text: a, detail: b, value: c}]"),
    ("missing-key", "tag: a"),
    ("unknown-key", "section: [{rows: [{text: a}]}]"),
    ("unknown-key", "sections2: x\nrows: [{text: a}]"),
    ("unknown-key", "row: [{text: b}]\nsections: [{rows: [{text: a}]}]"),
  ]

  @Test("a list with one fault has one finding", arguments: lists)
  func single(rule: String, spec: String) {
    let findings = SpecSample("listspec: 1\nruntime: holo\n\(spec)\n").findings
    #expect(findings.map(\.rule.id) == [rule], "\(findings.map(\.message))")
  }

  @Test("several faults in one list are all found in one run, in the order of the file")
  func several() {
    let findings = SpecSample(
      """
      listspec: 2
      runtime: holo
      stile: grouped
      cells: {C: {implements: [height, colour]}}
      sections:
      - tag: a
        header: {view: H, title: b, height: 3}
        rows:
        - {cell: C, height: tall}
        - {tag: x, text: a, canEdit: yes}
        - {tag: x, text: null}
      - tag: a
      """
    ).findings
    #expect(
      findings.map(\.rule.id) == [
        "unsupported-version", "unknown-key", "unknown-key", "hidden-title", "wrong-type", "wrong-type",
        "duplicate-row-tag", "null-value", "duplicate-section-tag",
      ])
  }
}
