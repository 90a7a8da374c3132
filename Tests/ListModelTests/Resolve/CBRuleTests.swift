import ListTestSupport
import Testing

/// CBTableViewDataSource 1.1.0 (properties.md 1.3): each rule by its own words.
@Suite("1.3 CBTableViewDataSource")
struct CBRuleTests {
  private static func cb(_ spec: String, _ answers: [String: String]) -> ResolveExample {
    ResolveExample(runtime: "cb", spec, answers)
  }

  @Test(
    "list height \"written into tableView.rowHeight\", which is UIKit's without it",
    arguments: [
      cb("height: 50\nsections: [{cell: C, rows: [{model: 1}]}]", ["row 0 height": "50 by inherited"]),
      cb("rowHeight: 50\nsections: [{cell: C, rows: [{model: 1}]}]", ["row 0 height": "50 by inherited"]),
      cb("sections: [{cell: C, rows: [{model: 1}]}]", ["row 0 height": "automatic by runtime"]),
    ])
  func listHeight(example: ResolveExample) { expect(example) }

  @Test(
    "headerView, footerView of the list",
    arguments: [
      cb(
        "headerView: Banner\nfooterView: Legal\nrows: []",
        ["list header view": "'Banner' by value", "list footer view": "'Legal' by value"])
    ])
  func listHeaders(example: ResolveExample) { expect(example) }

  @Test(
    "commitEditing \"makes every row of every section swipe-deletable; there is no canEdit or editingStyle\"",
    arguments: [
      cb(
        "commitEditing: delete\nsections: [{cell: C, rows: [{model: 1}, {canEdit: false, editingStyle: none}]}]",
        [
          "list commitEditing": "native 'delete' by value", "row 0 canEdit": "true by implied",
          "row 0 editingStyle": "delete by implied", "row 1 canEdit": "true by implied",
          "row 1 editingStyle": "delete by implied",
        ]),
      cb(
        "sections: [{cell: C, rows: [{canEdit: true, canMove: true, editingStyle: insert}]}]",
        [
          "row 0 canEdit": "false by runtime", "row 0 canMove": "false by runtime",
          "row 0 editingStyle": "none by runtime",
        ]),
    ])
  func commitEditing(example: ResolveExample) { expect(example) }

  @Test(
    "scrollViewDidScroll",
    arguments: [
      cb("scrollViewDidScroll: scrolled\nrows: []", ["list scrollViewDidScroll": "native 'scrolled' by value"])
    ])
  func scrolling(example: ResolveExample) { expect(example) }

  @Test(
    "\"a section holds an array of data and one cell class\": each element is a row's model",
    arguments: [
      cb(
        "sections: [{cell: C, data: [{a: 1}, 2, text, [3], null]}]",
        [
          "row 0 cell": "'C' by inherited", "row 0 model": "{a: 1} by value", "row 1 model": "2 by value",
          "row 2 model": "text by value", "row 3 model": "[3] by value", "row 4 model": "null by value",
        ]),
      cb("sections: [{rowDefaults: {cell: C}, data: [{text: a}]}]", ["row 0 model": "{text: a} by value"]),
      cb("rowDefaults: {cell: C}\nsections: [{data: [{text: a}]}]", ["row 0 model": "{text: a} by value"]),
    ])
  func data(example: ResolveExample) { expect(example) }

  @Test("no data is no rows")
  func noData() {
    let sample = ResolvedSample("listspec: 1\nruntime: cb\nsections: [{cell: C}, {cell: C, data: []}]")
    #expect(sample.faults == [] && sample.exists("section 1") && !sample.exists("row 0"))
  }

  @Test(
    "adapter and event of the section hold for all its rows",
    arguments: [
      cb(
        "sections: [{cell: C, adapter: fill, event: open, rows: [{model: 1}, {didSelect: other, adapter: own}]}]",
        [
          "row 0 adapter": "native 'fill' by inherited", "row 0 didSelect": "native 'open' by inherited",
          "row 1 adapter": "native 'own' by value", "row 1 didSelect": "native 'other' by value",
        ])
    ])
  func adapterAndEvent(example: ResolveExample) { expect(example) }

  @Test(
    "row height: \"autoHeight > section height (> 0) > tableView.rowHeight\"",
    arguments: [
      cb(
        "height: 50\nsections: [{cell: C, autoHeight: true, height: 70, rows: [{model: 1}, {height: 20}]}]",
        ["row 0 height": "automatic by inherited", "row 1 height": "automatic by value"]),
      cb(
        "height: 50\nsections: [{cell: C, height: 70, rows: [{model: 1}, {height: 20}]}]",
        ["row 0 height": "70 by inherited", "row 1 height": "20 by value"]),
      cb(
        "height: 50\nsections: [{cell: C, height: 70, autoHeight: false, rows: [{model: 1}]}]",
        ["row 0 height": "70 by inherited"]),
    ])
  func rowHeight(example: ResolveExample) { expect(example) }

  @Test(
    "height \"only > 0 counts; <= 0 silently ignored\"",
    arguments: [
      cb("height: 50\nsections: [{cell: C, height: 0, rows: [{model: 1}]}]", ["row 0 height": "50 by inherited"]),
      cb("sections: [{cell: C, height: 0, rows: [{height: 0}]}]", ["row 0 height": "automatic by runtime"]),
      cb("sections: [{cell: C, height: 60, rows: [{height: 0}]}]", ["row 0 height": "60 by inherited"]),
    ])
  func zero(example: ResolveExample) { expect(example) }

  @Test(
    "header height: \"view's frame height > 40 if titled > 0\", \"view hides title\"",
    arguments: [
      cb(
        "sections: [{headerTitle: a, footerTitle: b, rows: []}]",
        [
          "section 0 header height": "40 by implied", "section 0 header view": "none by implied",
          "section 0 footer height": "40 by implied", "section 0 footer title": "'b' by value",
        ]),
      cb(
        "sections: [{headerTitle: a, headerView: H, footerView: F, rows: []}]",
        [
          "section 0 header height": "native by implied", "section 0 header view": "'H' by value",
          "section 0 footer height": "native by implied",
        ]),
      cb(
        "views: {G: {height: 9}}\nsections: [{header: {view: H, height: 30}, footer: {view: G}, rows: []}]",
        ["section 0 header height": "native by implied", "section 0 footer height": "native by implied"]),
      cb(
        "sections: [{header: {title: a, height: 12}, footer: {title: b, height: 0}, rows: []}]",
        ["section 0 header height": "40 by implied", "section 0 footer height": "40 by implied"]),
      cb("sections: [{header: {model: 1}, rows: []}]", ["section 0 header height": "nothing by runtime"]),
    ])
  func headerHeight(example: ResolveExample) { expect(example) }

  @Test(
    "shorthand: \"first row (in order) that has detail or value\" decides the style of all rows; \"none -> default\"",
    arguments: [
      cb(
        "sections: [{data: [{text: a}, {text: b, value: c}, {text: d, detail: e}]}]",
        [
          "row 0 style": "value1 by implied", "row 1 style": "value1 by implied", "row 2 style": "value1 by implied",
          "row 1 detail": "'c' by value", "row 2 detail": "'e' by value",
        ]),
      cb(
        "sections: [{rows: [{text: a, detail: b}, {text: c, value: d}]}, {rows: [{text: e, value: f}]}]",
        [
          "row 0 style": "subtitle by implied", "row 1 style": "subtitle by implied",
          "row 2 style": "value1 by implied",
        ]),
      cb("sections: [{data: [{text: a}, {text: b, image: c}]}]", ["row 0 style": "default by runtime"]),
      cb("sections: [{data: [{text: a, style: value2}, {text: b, detail: c}]}]", ["row 0 style": "value2 by value"]),
    ])
  func style(example: ResolveExample) { expect(example) }

  @Test(
    "shorthand: \"a row with both: style subtitle, text of value\"",
    arguments: [
      cb(
        "sections: [{data: [{text: a, detail: b, value: c}]}]",
        ["row 0 style": "subtitle by implied", "row 0 detail": "'c' by value"]),
      cb(
        "sections: [{data: [{text: a, value: c, detail: b}]}]",
        ["row 0 style": "subtitle by implied", "row 0 detail": "'c' by value"]),
    ])
  func both(example: ResolveExample) { expect(example) }

  @Test(
    "detail and value in one row is an error under every other runtime",
    arguments: ["uikit", "holo", "mytable", "tf", "p9"])
  func bothElsewhere(runtime: String) {
    let sample = ResolvedSample("listspec: 1\nruntime: \(runtime)\nrows: [{text: a, detail: b, value: c}]")
    #expect(sample.faults.map { $0.prefix(18) } == ["duplicate-property"])
  }

  @Test(
    "shorthand: accessoryType is an \"integer 0-4\"; its names are good everywhere",
    arguments: [
      cb(
        "sections: [{data: [{accessoryType: 0, text: a}, {accessoryType: 1, text: a}, {accessoryType: 2, text: a}, {accessoryType: 3, text: a}, {accessoryType: 4, text: a}, {accessoryType: checkmark, text: a}]}]",
        [
          "row 0 accessoryType": "none by value", "row 1 accessoryType": "disclosureIndicator by value",
          "row 2 accessoryType": "detailDisclosureButton by value", "row 3 accessoryType": "checkmark by value",
          "row 4 accessoryType": "detailButton by value", "row 5 accessoryType": "checkmark by value",
        ])
    ])
  func accessory(example: ResolveExample) { expect(example) }

  @Test("a number beyond 0 to 4 is out of range, and a number anywhere else is no name")
  func accessoryFaults() {
    for number in ["5", "-1", "1.5"] {
      let sample = ResolvedSample("listspec: 1\nruntime: cb\nsections: [{data: [{text: a, accessoryType: \(number)}]}]")
      #expect(
        sample.faults == [
          "out-of-range: 'accessoryType' is \(number), expected 0 to 4, or one of: none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton"
        ])
    }
    let other = ResolvedSample("listspec: 1\nruntime: holo\nrows: [{text: a, accessoryType: 1}]")
    #expect(other.faults.count == 1 && other.faults[0].hasPrefix("unknown-value: "))
  }

  @Test(
    "a plain row without a height has 44",
    arguments: [
      cb("sections: [{data: [{text: a}]}]", ["row 0 height": "44 by implied"]),
      cb("height: 60\nsections: [{data: [{text: a}]}]", ["row 0 height": "60 by inherited"]),
    ])
  func plainHeight(example: ResolveExample) { expect(example) }

  @Test("what is no shorthand row, has no place or is written twice is a finding")
  func faults() {
    func faults(_ spec: String) -> [String] { ResolvedSample("listspec: 1\nruntime: cb\n\(spec)").faults }
    #expect(
      faults("sections: [{data: [7]}]") == [
        "wrong-type: an entry of 'data' is 7, expected a mapping such as {text: , detail: }; a section with 'cell' may have any data"
      ])
    #expect(
      faults("sections: [{data: 7}]") == [
        "wrong-type: 'data' is 7, expected a list of rows: {text: , detail: , image: }"
      ])
    #expect(
      faults("sections: [{cell: C, data: {a: 1}}]") == ["wrong-type: 'data' is a mapping, expected a list of models"])
    #expect(
      faults("sections: [{cell: C, data: [], rows: []}]") == [
        "duplicate-property: a section has its rows under either 'data' or 'rows', not both"
      ])
    #expect(
      faults("sections: [{cell: C, rowDefaults: {cell: D}, rows: []}]") == [
        "duplicate-property: 'cell' of the section and of its 'rowDefaults' are the same property; keep one of them"
      ])
    #expect(
      faults("delegate: {height: native}\nrows: []") == [
        "unknown-key: runtime 'cb' asks no delegate for anything: the library is the table's own"
      ])
    #expect(
      faults("cells: {C: {implements: {height: 4}}}\nrows: []") == [
        "unknown-key: 'height' is nothing that a class is asked for"
      ])
  }

  @Test("its own names are findings under another runtime, with what to write instead")
  func elsewhere() {
    let sample = ResolvedSample(
      "listspec: 1\nruntime: tf\nsections: [{cell: C, rows: [{text: a, autoHeight: true}]}, {data: []}]")
    #expect(
      sample.faults == [
        "other-runtime-key: 'cell' is what runtime 'cb' calls 'cell' of the section's rows, and this list is written for 'tf'; write 'rowDefaults: {cell: …}'",
        "other-runtime-key: 'autoHeight' is a property of runtime 'cb', and this list is written for 'tf'; remove it, or set 'runtime: cb'",
        "other-runtime-key: 'data' is a property of runtime 'cb', and this list is written for 'tf'; remove it, or set 'runtime: cb'",
      ])
  }
}
