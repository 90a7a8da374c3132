import ListEdits
import Testing

private func row(_ row: String) -> String { "sections: [{rows: [\(row)]}]" }
private func section(_ section: String) -> String { "sections: [\(section)]" }
private func holo(_ section: String) -> String { "runtime: holo\nsections: [\(section)]" }

/// What an update does to one row, section or class. `EditExample`'s list begins with `listspec: 1`.
@Suite("what an update does to values")
struct ValueTests {
  static let rowExamples = [
    // Kept, replaced, added, removed.
    EditExample(
      row("{tag: a, height: 4, model: {x: 1, y: 2}}"), "- updateRows: [{tag: a, height: 5, text: t}]",
      "{\(row("{tag: a, height: 5, model: {x: 1, y: 2}, text: t}"))}"),
    EditExample(
      row("{tag: a, model: {x: 1, y: 2}}"), "- updateRows: [{tag: a, model: {x: 3}}]",
      "{\(row("{tag: a, model: {x: 3}}"))}"),
    EditExample(
      row("{tag: a, height: 4}"), "- updateRows: [{tag: a, height: null, text: null}]", "{\(row("{tag: a}"))}"),
    // Null is data inside a value that is replaced.
    EditExample(
      row("{tag: a}"), "- updateRows: [{tag: a, model: {x: null}, extra: [null]}]",
      "{\(row("{tag: a, model: {x: null}, extra: [null]}"))}"),
    // Dotted keys.
    EditExample(
      row("{tag: a, model: {x: 1, y: 2}}"), "- updateRows: [{tag: a, model.x: 3, model.z.w: 4}]",
      "{\(row("{tag: a, model: {x: 3, y: 2, z: {w: 4}}}"))}"),
    EditExample(
      row("{tag: a, model: {x: 1, y: {z: 2}}}"), "- updateRows: [{tag: a, model.x: null, model.y.z: null}]",
      "{\(row("{tag: a, model: {y: {}}}"))}"),
    EditExample(row("{tag: a}"), "- updateRows: [{tag: a, model.x: 3}]", "{\(row("{tag: a, model: {x: 3}}"))}"),
    EditExample(row("{tag: a}"), "- updateRows: [{tag: a, model.x: null}]", "{\(row("{tag: a}"))}"),
    EditExample(
      row("{tag: a, model: {x: 1}}"), "- updateRows: [{tag: a, model: {y: 2}, model.z: 3}]",
      "{\(row("{tag: a, model: {y: 2, z: 3}}"))}"),
    // Short forms.
    EditExample(row("Wi-Fi"), "- updateRows: [{tag: null, height: 5}]", "{\(row("{text: Wi-Fi, height: 5}"))}"),
    EditExample(row("Wi-Fi"), "- updateRows: [{tag: null, newTag: w}]", "{\(row("{text: Wi-Fi, tag: w}"))}"),
    EditExample(row("Wi-Fi"), "- updateRows: [{tag: null, text: LAN}]", "{\(row("{text: LAN}"))}"),
    EditExample(row("Wi-Fi"), "- remakeRows: [{tag: null, text: LAN}]", "{\(row("{text: LAN}"))}"),
    // The name of code alone is short for `{native: name}`, and stays short where it can.
    EditExample(
      row("{tag: a, didSelect: go}"), "- updateRows: [{tag: a, didSelect.native: show}]",
      "{\(row("{tag: a, didSelect: show}"))}"),
    EditExample(
      row("{tag: a, didSelect: {native: go}}"), "- updateRows: [{tag: a, didSelect.native: show}]",
      "{\(row("{tag: a, didSelect: {native: show}}"))}"),
    EditExample(
      row("{tag: a, didSelect: go}"), "- updateRows: [{tag: a, didSelect.native: native}]",
      "{\(row("{tag: a, didSelect: {native: native}}"))}"),
    EditExample(
      row("{tag: a, didSelect: go}"), "- updateRows: [{tag: a, didSelect.native: '$(each)'}]",
      "{\(row("{tag: a, didSelect: {native: '$(each)'}}"))}"),
    // Anchors: the twin stays.
    EditExample(
      "x-a: &a {tag: a, model: {x: 1}}\nsections: [{rows: [*a]}, {rows: [*a]}]",
      "- updateRows: [{tag: a, nth: 2, model.x: 2}]",
      "{x-a: {tag: a, model: {x: 1}}, sections: [{rows: [{tag: a, model: {x: 1}}]}, {rows: [{tag: a, model: {x: 2}}]}]}"
    ),
    EditExample(
      "x-a: &a {height: 4, model: {x: 1}}\nsections: [{rows: [{<<: *a, tag: a}, {<<: *a, tag: b}]}]",
      "- updateRows: [{tag: a, model.x: 2}, {tag: b, height: 5}]",
      "{x-a: {height: 4, model: {x: 1}}, sections: [{rows: [{tag: a, model: {x: 2}, height: 4}, "
        + "{tag: b, height: 5, model: {x: 1}}]}]}"),
    EditExample(
      "x-a: &a {height: 4}\nsections: [{rows: [{<<: *a, tag: a}]}]", "- updateRows: [{tag: a, height: null}]",
      "{x-a: {height: 4}, sections: [{rows: [{tag: a}]}]}"),
    // Remake keeps the tag, and the repetition that the tag belongs to.
    EditExample(
      row("{tag: a, height: 4, model: 1}"), "- remakeRows: [{tag: a, text: t}]", "{\(row("{tag: a, text: t}"))}"),
    EditExample(
      row("{tag: a, height: 4}"), "- remakeRows: [{tag: a, newTag: b, height: null}]", "{\(row("{tag: b}"))}"),
    EditExample(
      row("{forEach: [1], as: n, tag: 'a-$(n)', height: 4}"), "- remakeRows: [{tag: 'a-$(n)', text: t}]",
      "{\(row("{tag: 'a-$(n)', text: t, forEach: [1], as: n}"))}"),
    EditExample(
      row("{tag: a}"), "- remakeRows: [{tag: a, model.x: 1, model.y: 2}]", "{\(row("{tag: a, model: {x: 1, y: 2}}"))}"),
    // A template is edited under its tag as written; a number is its own spelling.
    EditExample(
      row("{forEach: [1], tag: 'a-$(each)', height: 4}"), "- updateRows: [{tag: 'a-$(each)', height: 5}]",
      "{\(row("{forEach: [1], tag: 'a-$(each)', height: 5}"))}"),
    EditExample(row("{tag: 1.10}"), "- updateRows: [{tag: 1.10, height: 5}]", "{\(row("{tag: 1.10, height: 5}"))}"),
    EditExample(row("{tag: 'no'}"), "- updateRows: [{tag: no, height: 5}]", "{\(row("{tag: no, height: 5}"))}"),
    // A new row has no nulls and no words of the edits.
    EditExample(
      row("{tag: a}"), "- makeRows: [{tag: b, height: null, model: {x: null}, in: null}]",
      "{\(row("{tag: a}, {tag: b, model: {x: null}}"))}"),
    EditExample(
      row("{tag: a, when: 'true'}"), "- updateRows: [{tag: a, when: native}]", "{\(row("{tag: a, when: native}"))}"),
  ]

  @Test("of rows", arguments: rowExamples)
  func rows(_ example: EditExample) throws { try example.check() }

  static let headerExamples = [
    EditExample(
      section("{tag: a, header: {title: A, height: 4}}"), "- updateSections: [{tag: a, header: {title: B}}]",
      "{\(section("{tag: a, header: {title: B, height: 4}}"))}"),
    EditExample(
      section("{tag: a, header: {title: A, height: 4}}"), "- updateSections: [{tag: a, header: {height: null}}]",
      "{\(section("{tag: a, header: {title: A}}"))}"),
    EditExample(
      section("{tag: a, header: A}"), "- updateSections: [{tag: a, header: {height: 5}}]",
      "{\(section("{tag: a, header: {title: A, height: 5}}"))}"),
    EditExample(
      section("{tag: a, header: A}"), "- updateSections: [{tag: a, header: {title: B}}]",
      "{\(section("{tag: a, header: B}"))}"),
    EditExample(
      section("{tag: a, header: A}"), "- updateSections: [{tag: a, header.title: B}]",
      "{\(section("{tag: a, header: B}"))}"),
    EditExample(
      section("{tag: a, header: {title: A, height: 4}}"), "- updateSections: [{tag: a, header: B}]",
      "{\(section("{tag: a, header: {title: B, height: 4}}"))}"),
    EditExample(
      section("{tag: a, header: {height: 4}}"), "- updateSections: [{tag: a, header: B}]",
      "{\(section("{tag: a, header: {height: 4, title: B}}"))}"),
    EditExample(
      section("{tag: a}"), "- updateSections: [{tag: a, footer: F, header: {title: H, height: null}}]",
      "{\(section("{tag: a, footer: F, header: {title: H}}"))}"),
    EditExample(
      section("{tag: a, header: A, footer: F}"), "- updateSections: [{tag: a, header: null}]",
      "{\(section("{tag: a, footer: F}"))}"),
    EditExample(
      section("{tag: a, header: {model: {x: 1, y: 2}}}"),
      "- updateSections: [{tag: a, header: {model: {z: 3}}}, {tag: a, header.model.w: 4}]",
      "{\(section("{tag: a, header: {model: {z: 3, w: 4}}}"))}"),
    EditExample(
      section("{tag: a, rowDefaults: {height: 4, text: t}}"),
      "- updateSections: [{tag: a, rowDefaults.height: 5}]",
      "{\(section("{tag: a, rowDefaults: {height: 5, text: t}}"))}"),
    // Under a library's flat names, whichever of the two the list has.
    EditExample(
      holo("{tag: a, headerHeight: 4}"), "- updateSections: [{tag: a, header: {height: 5, title: T}}]",
      "{runtime: holo, \(section("{tag: a, headerHeight: 5, header: {title: T}}"))}"),
    EditExample(
      holo("{tag: a, header: {height: 4}}"),
      "- updateSections: [{tag: a, headerHeight: 5, headerHeightHandler: native}]",
      "{runtime: holo, \(section("{tag: a, header: {height: 5}, headerHeightHandler: native}"))}"),
    EditExample(
      holo("{tag: a, header: T}"), "- updateSections: [{tag: a, headerTitle: S}]",
      "{runtime: holo, \(section("{tag: a, header: S}"))}"),
    EditExample(
      holo("{tag: a, headerHeight: 4, header: {title: T}, footerHeight: 2}"),
      "- updateSections: [{tag: a, header: null}]", "{runtime: holo, \(section("{tag: a, footerHeight: 2}"))}"),
    EditExample(
      holo("{rows: [{tag: a, didSelectHandler: open}]}"), "- updateRows: [{tag: a, didSelect: show}]",
      "{runtime: holo, \(section("{rows: [{tag: a, didSelectHandler: show}]}"))}"),
    EditExample(
      "runtime: cb\nsections: [{tag: a, cell: C}, {tag: b, rowDefaults: {cell: C}}]",
      "- updateSections: [{tag: a, cell: D}, {tag: b, cell: D, height: 5}]",
      "{runtime: cb, sections: [{tag: a, cell: D}, {tag: b, rowDefaults: {cell: D}, height: 5}]}"),
  ]

  @Test("a section that gets other rows has those for the edits that follow, and the old ones no longer")
  func refilled() throws {
    let base = "runtime: cb\nsections: [{tag: s, data: [{tag: a, text: A}, {tag: b, text: B}]}]"
    let first = "- updateRows: [{tag: a, text: C}]\n"
    let refill = "- updateSections: [{tag: s, data: [{tag: c, text: X}]}]\n"
    try EditExample(
      base, first + refill + "- updateRows: [{tag: c, text: Y}]",
      "{runtime: cb, sections: [{tag: s, data: [{tag: c, text: Y}]}]}"
    ).check()
    #expect(
      try EditSample("listspec: 1\n" + base, first + refill + "- updateRows: [{tag: a, text: D}]").diagnostics.map(
        \.rule.id) == [
          "target-not-found"
        ])
    // With a class, what stands in 'data' are models, which have no tags.
    #expect(
      try EditSample(
        "listspec: 1\n" + base, first + "- updateSections: [{tag: s, cell: Y}]\n- updateRows: [{tag: a, text: D}]"
      ).diagnostics.map(\.rule.id) == ["target-not-found"])
  }

  @Test("of headers and footers, however they are written", arguments: headerExamples)
  func headers(_ example: EditExample) throws { try example.check() }

  static let rootExamples = [
    EditExample("rows: []", "- updateList: {style: grouped, title: T}", "{rows: [], style: grouped, title: T}"),
    EditExample("style: plain\nrows: []", "- updateList: {style: null}", "{rows: []}"),
    EditExample(
      "data: {flags: {a: true}}\nrows: []", "- updateList: {data.flags.b: false, rowDefaults.height: 5}",
      "{data: {flags: {a: true, b: false}}, rows: [], rowDefaults: {height: 5}}"),
    EditExample(
      "header: {title: A, height: 4}\nrows: []", "- updateList: {header: {title: B}, x-note: n}",
      "{header: {title: B, height: 4}, rows: [], x-note: n}"),
    EditExample(
      "cells: {A: {height: 4, implements: {height: native, configure: native}}}\nrows: []",
      "- updateCells: {A: {style: value1, implements: {height: 5, configure: null}}}",
      "{cells: {A: {height: 4, implements: {height: 5}, style: value1}}, rows: []}"),
    EditExample(
      "cells: {A: {implements: [height]}}\nrows: []", "- updateCells: {A: {implements: {configure: native}}}",
      "{cells: {A: {implements: {height: native, configure: native}}}, rows: []}"),
    EditExample(
      "cells: {A: {implements: [height]}}\nrows: []", "- updateCells: {A: {implements: [configure, height]}}",
      "{cells: {A: {implements: [height, configure]}}, rows: []}"),
    EditExample(
      "cells: {A: {implements: {height: 4}}}\nrows: []", "- updateCells: {A: {implements: [height]}}",
      "{cells: {A: {implements: {height: native}}}, rows: []}"),
    EditExample(
      "cells: {A: {height: 4}}\nrows: []",
      "- updateCells: {A: null, B: {height: 5, text: null}, C: {model.x: 1}, D: null}",
      "{cells: {B: {height: 5}, C: {model: {x: 1}}}, rows: []}"),
    EditExample("rows: []", "- updateCells: {A: {height: 5}}", "{rows: [], cells: {A: {height: 5}}}"),
    EditExample(
      "views: {H: {height: 4}}\nrows: []", "- updateViews: {H: {height: 5}, F: {}}",
      "{views: {H: {height: 5}, F: {}}, rows: []}"),
    EditExample(
      "cells: {A: {model: {x: 1}}}\nrows: []", "- updateCells: {A: {model.y: 2}}",
      "{cells: {A: {model: {x: 1, y: 2}}}, rows: []}"),
  ]

  @Test("of the root and of classes", arguments: rootExamples)
  func root(_ example: EditExample) throws { try example.check() }

  static let idleExamples = [
    "- updateRows: [{tag: a, height: 44, model: {y: [1, two], x: 1}}]", "- updateRows: [{tag: a, text: null}]",
    "- updateSections: [{tag: s, header: {title: T}, footer: F}]", "- remakeRows: [{tag: b, height: 5}]",
    "- moveRows: {rows: [a], before: b}", "- moveRows: {rows: [b], in: s, at: end}", "- removeRows: []",
    "- updateList: {style: plain}", "- updateCells: {A: {implements: {height: native}}, B: null}",
    "- moveSections: {sections: [s], at: 0}", "- makeRows: {in: s, rows: []}", "- removeAllRows: {in: [e]}",
    "- makeSections: []", "- updateRows: [{tag: a, newTag: a}]", "- updateRows: [{tag: a}]",
  ]

  @Test("edits that change nothing change no byte", arguments: idleExamples)
  func idle(_ edits: String) throws {
    let base = """
      listspec: 1
      style: plain
      cells: {A: {implements: {height: native}}}
      sections:
        - tag: s
          header: {title: T, height: 4}
          footer: F
          rows: [{tag: a, height: 44, model: {x: 1, y: [1, two]}}, {tag: b, height: 5}]
        - {tag: e, rows: []}
      """
    let sample = try EditSample(base, edits)
    // That an edit says nothing to do may be told.
    #expect(sample.findings.filter { !$0.hasSuffix("[idle-edit]") } == [])
    #expect(sample.text == base)
  }
}
