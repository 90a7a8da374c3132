import ListTestSupport
import Testing

/// What is said of keys: unknown, elsewhere, another library's, twice, missing.
@Suite("findings about keys")
struct KeyFindingsTests {
  static let flagged: [FindingExample] = [
    // other-kind-key
    FindingExample(
      "unknown-key", "rows: [{cell: C, ⟦defaultHeightOfAll⟧: 3}]", "unknown key 'defaultHeightOfAll' in a row",
      notes: [
        "like it: height, estimatedHeight; what a cell shows belongs in 'model'; keys that begin with 'x-' are left alone"
      ]),
    FindingExample(
      "unknown-key", "⟦tableOfRowHeights⟧: 3\nrows: []", "unknown key 'tableOfRowHeights' in the list",
      notes: [
        "like it: rowHeight, estimatedRowHeight, rowDefaults; docs/properties.md lists the keys, and 'listspec schema spec' lets an editor offer them"
      ]),
    FindingExample(
      "other-kind-key", "kind: collection\n⟦rows⟧: [{cell: C}]",
      "'rows' is for tables, and this list is a collection; write 'items'", fixes: ["safe: rename to 'items'"],
      fixed: "kind: collection\nitems: [{cell: C}]"),
    FindingExample(
      "other-kind-key", "rows: [{cell: C, ⟦shouldSelect⟧: false}]",
      "'shouldSelect' is for collections, and this list is a table; 'kind: collection' makes it one"),
    // unknown-key
    FindingExample(
      "unknown-key", "rows: [{cell: C, ⟦heigth⟧: 44}]", "unknown key 'heigth' in a row; did you mean 'height'?",
      fixes: ["safe: rename to 'height'"], fixed: "rows: [{cell: C, height: 44}]"),
    FindingExample(
      "unknown-key", "rows:\n- cell: C\n  ⟦Height⟧: 44\n", "unknown key 'Height' in a row; did you mean 'height'?",
      fixes: ["safe: rename to 'height'"], fixed: "rows:\n- cell: C\n  height: 44\n"),
    FindingExample(
      "unknown-key", #"{"listspec": 1, "rows": [{"cell": "C", ⟦"heigth"⟧: 44}]}"#,
      "unknown key 'heigth' in a row; did you mean 'height'?", fixes: ["safe: rename to 'height'"],
      fixed: #"{"listspec": 1, "rows": [{"cell": "C", "height": 44}]}"#),
    FindingExample(
      "unknown-key", "rows: [{cell: C, accessibilityLabel: Prices incl. VAT, ⟦shipping free⟧, height: 1}]",
      "unknown key 'shipping free' in a row: the comma ends the text 'Prices incl. VAT' before it; quote the text if it "
        + "goes on", fixes: ["suggested: quote the text"],
      fixed: "rows: [{cell: C, accessibilityLabel: \"Prices incl. VAT, shipping free\", height: 1}]"),
    FindingExample(
      "unknown-key", "rows: [{cell: C, accessibilityLabel: a,⟦b⟧, c,d}]",
      "unknown key 'b' in a row: the comma ends the text 'a' before it; quote the text if it goes on",
      fixes: ["suggested: quote the text"], fixed: "rows: [{cell: C, accessibilityLabel: \"a,b, c,d\"}]"),
    FindingExample(
      "unknown-key", "rows: [{cell: C, ⟦subtitle⟧: a}]", "unknown key 'subtitle' in a row",
      notes: ["what a cell shows belongs in 'model'; keys that begin with 'x-' are left alone"]),
    FindingExample(
      "unknown-key", "rows: [{cell: C, ⟦heigth⟧: 44, height: 50}]",
      "unknown key 'heigth' in a row; did you mean 'height'?"),
    FindingExample(
      "unknown-key", "sections: [{⟦colour⟧: red, rows: []}]", "unknown key 'colour' in a section",
      notes: [
        "known here: tag, header, footer, rows, rowDefaults, indexTitle, empty, hidesWhenEmpty, forEach, as, when, use"
      ]),
    FindingExample(
      "unknown-key", "rows: [{cell: C, trailingSwipeActions: [{⟦titel⟧: a}]}]",
      "unknown key 'titel' in a swipe action; did you mean 'title'?", fixes: ["safe: rename to 'title'"],
      fixed: "rows: [{cell: C, trailingSwipeActions: [{title: a}]}]"),
    FindingExample(
      "unknown-key", "⟦secions⟧: [{rows: []}]", "unknown key 'secions' in the list; did you mean 'sections'?",
      fixes: ["safe: rename to 'sections'"], fixed: "sections: [{rows: []}]"),
    FindingExample(
      "unknown-key", "⟦section⟧: [{rows: [{cell: C, height: tall}]}]",
      "unknown key 'section' in the list; did you mean 'sections'?", fixes: ["safe: rename to 'sections'"],
      fixed: "sections: [{rows: [{cell: C, height: tall}]}]", others: ["wrong-type"]),
    FindingExample(
      "unknown-key", "⟦lispec⟧: 1\nrows: [] # listspec", "unknown key 'lispec' in the list; did you mean 'listspec'?",
      fixes: ["safe: rename to 'listspec'"], fixed: "listspec: 1\nrows: [] # listspec"),
    FindingExample(
      "unknown-key", "cells: {C: {implements: {⟦heigt⟧: 44}}}\nrows: [{cell: C}]",
      "'heigt' is nothing that a class is asked for; did you mean 'height'?", fixes: ["safe: rename to 'height'"],
      fixed: "cells: {C: {implements: {height: 44}}}\nrows: [{cell: C}]"),
    FindingExample(
      "unknown-key", "cells: {C: {implements: [height, ⟦layout⟧]}}\nrows: [{cell: C}]",
      "'layout' is nothing that a class is asked for",
      notes: [
        "a class is asked for: height, estimatedHeight, shouldHighlight, willSelect, didSelect, willDeselect, "
          + "didDeselect, willDisplay, didEndDisplaying, didHighlight, didUnhighlight, accessoryButtonTapped, "
          + "willBeginEditing, didEndEditing, configure"
      ]),
    FindingExample(
      "unknown-key", "listspec: 1\nruntime: holo\ncells: {C: {implements: [⟦heightHandler⟧]}}\nrows: [{cell: C}]",
      "'heightHandler' is nothing that a class is asked for",
      notes: [
        "a class is asked for: height, estimatedHeight, shouldHighlight, willSelect, didSelect, willDeselect, "
          + "didDeselect, willDisplay, didEndDisplaying, didHighlight, didUnhighlight, accessoryButtonTapped, "
          + "willBeginEditing, didEndEditing, configure"
      ]),
    FindingExample(
      "unknown-key", "delegate: {⟦heigt⟧: native}\nrows: []",
      "'heigt' is nothing that a delegate is asked for; did you mean 'height'?", fixes: ["safe: rename to 'height'"],
      fixed: "delegate: {height: native}\nrows: []"),
    FindingExample(
      "unknown-key", "dataSource: {⟦numberOfRows⟧: native}\nrows: []",
      "'numberOfRows' is nothing that a dataSource is asked for",
      notes: [
        "a dataSource is asked for: canEdit, canMove, cell, editingDeleteHandler, editingInsertHandler, footerTitle, "
          + "headerTitle, moveHandler, sectionForSectionIndexTitle, sectionIndexTitles"
      ]),

    // wrong-level
    FindingExample(
      "wrong-level", "rows: [{cell: C, ⟦title⟧: a}]",
      "'title' is a key of the list, a header or footer, the list's header or footer, a swipe action or a menu item, "
        + "not of a row", notes: ["what a cell shows belongs in 'model'"]),
    FindingExample("wrong-level", "rowDefaults: {⟦tag⟧: a}\nrows: []", "'tag' is a key of a row, not of 'rowDefaults'"),
    FindingExample(
      "wrong-level", "sections: [{⟦text⟧: a, rows: []}]",
      "'text' is a key of a row, a class in 'cells' or an empty state, not of a section"),
    FindingExample(
      "other-runtime-key", "sections: [{⟦height⟧: 44, rows: []}]",
      "'height' is what runtime 'cb' calls 'height' of the section's rows, and this list is written for 'uikit'; "
        + "write 'rowDefaults: {height: …}'"),
    FindingExample(
      "wrong-level", "rows: [{cell: C, ⟦implements⟧: [height]}]",
      "'implements' is a key of a class in 'cells', not of a row"),
    FindingExample(
      "wrong-level", "rows: [{cell: C, ⟦configure⟧: native}]", "'configure' is a key of 'implements', not of a row"),
    FindingExample(
      "wrong-level", "rows: [{cell: C, ⟦rows⟧: []}]", "'rows' is a key of the list or a section, not of a row"),
    FindingExample(
      "wrong-level", "delegate: {⟦canEdit⟧: native}\nrows: []",
      "'canEdit' is answered by the dataSource, not by the delegate; write it under 'dataSource'"),
    FindingExample(
      "wrong-level", "dataSource: {⟦headerHeight⟧: native}\nrows: []",
      "'headerHeight' is answered by the delegate, not by the dataSource; write it under 'delegate'"),
    FindingExample(
      "wrong-level", "views: {H: {⟦title⟧: a}}\nrows: []",
      "'title' is a key of a header or footer or the list's header or footer, not of a class in 'views'"),

    // other-runtime-key
    FindingExample(
      "other-runtime-key", "rows: [{cell: C, ⟦heightHandler⟧: 44}]",
      "'heightHandler' is what runtime 'holo' calls 'height', and this list is written for 'uikit'; write 'height'",
      fixes: ["safe: rename to 'height'"], fixed: "rows: [{cell: C, height: 44}]"),
    FindingExample(
      "other-runtime-key", "rows: [{cell: C, ⟦heightHandler⟧: 44, height: 50}]",
      "'heightHandler' is what runtime 'holo' calls 'height', and this list is written for 'uikit'; write 'height'"),
    FindingExample(
      "other-runtime-key", "rows: [{cell: C, ⟦didSelectHandler⟧: open}]",
      "'didSelectHandler' is what runtime 'holo' calls 'didSelect', and this list is written for 'uikit'; write "
        + "'didSelect'", fixes: ["safe: rename to 'didSelect'"], fixed: "rows: [{cell: C, didSelect: open}]"),
    FindingExample(
      "other-runtime-key", "sections: [{⟦headerHeight⟧: 44, rows: []}]",
      "'headerHeight' is what runtime 'holo' calls 'height' of the header, and this list is written for 'uikit'; write "
        + "'header: {height: …}'", fixes: ["safe: write 'header: {height: …}'"],
      fixed: "sections: [{header: {height: 44}, rows: []}]"),
    FindingExample(
      "other-runtime-key", "sections:\n- ⟦footerTitle⟧: Prices with VAT\n  rows: []",
      "'footerTitle' is what runtime 'holo' calls 'title' of the footer, and this list is written for 'uikit'; write "
        + "'footer: {title: …}'", fixes: ["safe: write 'footer: {title: …}'"],
      fixed: "sections:\n- footer: {title: Prices with VAT}\n  rows: []"),
    FindingExample(
      "other-runtime-key", "sections:\n- ⟦footerTitle⟧: Prices, with VAT\n  rows: []",
      "'footerTitle' is what runtime 'holo' calls 'title' of the footer, and this list is written for 'uikit'; write "
        + "'footer: {title: …}'"),
    FindingExample(
      "other-runtime-key", "sections: [{⟦headerHeight⟧: 44, header: {title: a}, rows: [a]}]",
      "'headerHeight' is what runtime 'holo' calls 'height' of the header, and this list is written for 'uikit'; write "
        + "'header: {height: …}'"),
    FindingExample(
      "other-runtime-key", #"{"listspec": 1, "sections": [{⟦"headerHeight"⟧: 44}]}"#,
      "'headerHeight' is what runtime 'holo' calls 'height' of the header, and this list is written for 'uikit'; write "
        + "'header: {height: …}'", fixes: ["safe: write 'header: {height: …}'"],
      fixed: #"{"listspec": 1, "sections": [{"header": {"height": 44}}]}"#),
    FindingExample(
      "other-runtime-key", "rows: [{cell: C, ⟦configSEL⟧: 'fill:'}]",
      "'configSEL' is a property of runtime 'holo', and this list is written for 'uikit'; remove it, or set "
        + "'runtime: holo'"),

    // duplicate-property
    FindingExample(
      "duplicate-property",
      "listspec: 1\nruntime: holo\nrows: [{cell: C, height: 9, ⟪didSelect⟫: a, ⟦didSelectHandler⟧: b}]",
      "'didSelectHandler' and 'didSelect' give the same property; keep one of them", notes: ["first written here"]),
    FindingExample(
      "duplicate-property",
      "listspec: 1\nruntime: holo\nrows: [{cell: C, height: 9, ⟪didSelectHandler⟫: a, ⟦didSelect⟧: b}]",
      "'didSelect' and 'didSelectHandler' give the same property; keep one of them", notes: ["first written here"]),
    FindingExample(
      "duplicate-property", "listspec: 1\nruntime: holo\nsections: [{header: {⟪title⟫: a}, ⟦headerTitle⟧: b}]",
      "'headerTitle' and 'title' give the same property; keep one of them", notes: ["first written here"]),
    FindingExample(
      "duplicate-property", "listspec: 1\nruntime: holo\nsections: [{⟪headerTitle⟫: b, ⟦header⟧: a}]",
      "'header' and 'headerTitle' give the same property; keep one of them", notes: ["first written here"]),
    FindingExample(
      "duplicate-property", "rows: [{text: a, ⟪detail⟫: b, ⟦value⟧: c}]",
      "a row has either 'detail' (below the text) or 'value' (on the right), not both",
      notes: ["the other is written here"]),
    FindingExample(
      "duplicate-property", "⟪sections⟫: []\n⟦rows⟧: []",
      "a list has either 'sections' or 'rows', which is short for one untagged section",
      notes: ["the other is written here"]),

    // missing-key
    FindingExample(
      "missing-key", "⟦rows: []⟧ # listspec", "the list has no 'listspec' key, expected 'listspec: 1'",
      fixes: ["safe: add 'listspec: 1'"], fixed: "listspec: 1\nrows: [] # listspec"),
    FindingExample(
      "missing-key", "# listspec\n  ⟦tag: a⟧\n  rows: []\n", "the list has no 'listspec' key, expected 'listspec: 1'",
      fixes: ["safe: add 'listspec: 1'"], fixed: "# listspec\n  listspec: 1\n  tag: a\n  rows: []\n"),
    FindingExample(
      "missing-key", "⟦tag: listspec⟧\r\nrows: []\r\n", "the list has no 'listspec' key, expected 'listspec: 1'",
      fixes: ["safe: add 'listspec: 1'"], fixed: "listspec: 1\r\ntag: listspec\r\nrows: []\r\n"),
    FindingExample(
      "missing-key", #"⟦{"rows": []}⟧"#, "the list has no 'listspec' key, expected 'listspec: 1'",
      fixes: ["safe: add 'listspec: 1'"], fixed: #"{"listspec": 1, "rows": []}"#),
    FindingExample(
      "missing-key", "⟦{⟧\n  \"rows\": []\n}", "the list has no 'listspec' key, expected 'listspec: 1'",
      fixes: ["safe: add 'listspec: 1'"], fixed: "{\n  \"listspec\": 1,\n  \"rows\": []\n}"),
    FindingExample(
      "missing-key", "⟦listspec: 1⟧\ntag: a", "the list has neither 'sections' nor 'rows', expected one of them"),
    FindingExample(
      "missing-key", "---⟦⟧\n... # listspec\n", "the document is empty, expected a list: 'listspec: 1' and its sections"
    ),
  ]

  static let clean: [CleanExample] = [
    CleanExample("unknown-key", "x-note: {anything: [1, 2]}\nrows: [{cell: C, x-mine: [{heigth: 3}]}]"),
    CleanExample("unknown-key", "rows: [{cell: C, model: {heigth: 1, x-a: 2, rows: 3}}]"),
    CleanExample("unknown-key", "cells: {C: {x-a: 1, implements: {x-b: 2, height: 3}}, x-d: 4}\nrows: []"),
    CleanExample("wrong-level", "header: {title: a}\nsections: [{header: {title: a}, rows: [{cell: C, tag: a}]}]"),
    CleanExample("wrong-level", "delegate: {height: native}\ndataSource: {canEdit: native}\nrows: []"),
    CleanExample("other-runtime-key", "listspec: 1\nruntime: holo\nrows: [{cell: C, heightHandler: 1, configSEL: a}]"),
    CleanExample("other-runtime-key", "listspec: 1\nruntime: holo\nsections: [{headerHeight: 3, headerTitle: a}]"),
    CleanExample("duplicate-property", "listspec: 1\nruntime: holo\nrows: [{cell: C, height: 1, heightHandler: 2}]"),
    CleanExample(
      "duplicate-property",
      "listspec: 1\nruntime: holo\nsections: [{header: {title: a}, headerHeight: 3, footerTitle: b}]"),
    CleanExample("other-kind-key", "kind: collection\nitems: [{cell: C, size: 4, shouldSelect: false}]"),
    CleanExample("other-kind-key", "kind: table\nrows: [{cell: C, height: 4}]"),
    CleanExample("missing-key", "rows: []"),
    CleanExample("missing-key", "sections: []"),
  ]

  @Test("a key with a fault is pointed at, in words that say what to do", arguments: flagged)
  func flag(example: FindingExample) { expect(example) }

  @Test("each of many findings about the keys of one mapping has the fix that its own key allows")
  func manyKeys() {
    let sections = [
      ("headerHeight: 1, footerHeight: 2", ["header: {height: …}", "footer: {height: …}"]),
      ("headerHeight: 1, headerView: H, footerHeight: 2", ["footer: {height: …}"]),
    ]
    for (keys, fixes) in sections {
      let found = SpecSample("listspec: 1\nsections: [{\(keys), rows: []}]\n").findings
      #expect(found.flatMap(\.fixes).map(\.title) == fixes.map { "write '\($0)'" }, "\(found.map(\.message))")
    }
    let rows = SpecSample(
      "listspec: 1\nrows: [{cell: C, heigth: 1, tga: b}, {cell: C, heigth: 1, height: 2, tga: c}]\n")
    #expect(rows.findings.map(\.fixes.count) == [1, 1, 0, 1])
  }

  @Test("of the keys that commas in texts made the first of each text is found, and what no text made is unknown")
  func commas() {
    let row = "cell: C, accessibilityLabel: a,b, c, accessibilityHint: d,e,f, height: 1"
    let cut = SpecSample("listspec: 1\nrows: [{\(row)}]\n").findings.map(\.message)
    #expect(cut.count == 2 && cut[0].contains("the text 'a' before it") && cut[1].contains("the text 'd' before it"))
    let bare = SpecSample("listspec: 1\nrows: [{uu,vv,ww, cell: C}]\n").findings.map(\.message)
    #expect(bare == ["uu", "vv", "ww"].map { "unknown key '\($0)' in a row" })
  }

  @Test("keys of the language are left alone", arguments: clean)
  func pass(example: CleanExample) { expect(example) }
}
