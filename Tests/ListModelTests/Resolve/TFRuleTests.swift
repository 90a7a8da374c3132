import ListTestSupport
import Testing

/// TFTableViewDataSource 1.0.0 (properties.md 1.4.5): each rule by its own words.
@Suite("1.4.5 TFTableViewDataSource")
struct TFRuleTests {
  private static func tf(_ spec: String, _ answers: [String: String]) -> ResolveExample {
    ResolveExample(runtime: "tf", spec, answers)
  }

  @Test(
    "registerCellClassName: \"given name > derived name\", cellIdentifier: \"cell class name\"",
    arguments: [
      tf(
        "sections: [{items: [{item: Person}, {item: Person, registerCellClassName: Other}, {item: Person, cellIdentifier: p}]}]",
        [
          "row 0 cell": "'Person' + Cell by implied", "row 0 reuseId": "'Person' + Cell by runtime",
          "row 1 cell": "'Other' by value", "row 2 reuseId": "'p' by value",
        ])
    ])
  func itemToCell(example: ResolveExample) { expect(example) }

  @Test(
    "the class that is named after an item is the declared one",
    arguments: [
      tf(
        "cells: {PersonCell: {height: 70, model: {a: 1}}}\nsections: [{rowDefaults: {item: Person}, items: [{model: {b: 2}}, {item: Person}]}]",
        [
          "row 0 height": "70 by classDefault", "row 0 cell": "'PersonCell' by implied",
          "row 1 height": "70 by classDefault", "row 1 item": "'Person' by value",
        ])
    ])
  func declared(example: ResolveExample) { expect(example) }

  @Test(
    "cellHeight: \"0 = automatic\"; \"delegate > cell class > (cellHeight or automatic)\"",
    arguments: [
      tf(
        "rows: [{cell: C, cellHeight: 0}, {cell: C, height: 50}]",
        ["row 0 height": "automatic by runtime", "row 1 height": "50 by value"]),
      tf(
        "cells: {C: {implements: {height: 9}}}\nrows: [{cell: C, height: 50}]", ["row 0 height": "9 by classMethod"]),
      tf(
        "delegate: {height: native}\ncells: {C: {implements: {height: 9}}}\nrows: [{cell: C, height: 50}]",
        ["row 0 height": "native by delegate"]),
    ])
  func cellHeight(example: ResolveExample) { expect(example) }

  @Test(
    "\"canEdit = style != none or non-empty editActions or edit\"",
    arguments: [
      tf(
        "rows: [{cell: C}, {cell: C, edit: true}, {cell: C, editingStyle: insert}, {cell: C, editingStyle: none}, {cell: C, editActions: [{title: a}]}, {cell: C, editActions: []}, {cell: C, edit: false, editingStyle: delete}]",
        [
          "row 0 canEdit": "false by runtime", "row 1 canEdit": "true by value", "row 2 canEdit": "true by implied",
          "row 3 canEdit": "false by runtime", "row 4 canEdit": "true by implied", "row 5 canEdit": "false by runtime",
          "row 6 canEdit": "true by value",
        ])
    ])
  func canEdit(example: ResolveExample) { expect(example) }

  @Test(
    "style: \"delegate > delete if editActions non-nil (even empty) > own\"",
    arguments: [
      tf(
        "rows: [{cell: C}, {cell: C, editActions: []}, {cell: C, editActions: [], editingStyle: insert}, {cell: C, editingStyle: insert}]",
        [
          "row 0 editingStyle": "none by runtime", "row 1 editingStyle": "delete by implied",
          "row 2 editingStyle": "delete by value", "row 3 editingStyle": "insert by value",
        ])
    ])
  func editingStyle(example: ResolveExample) { expect(example) }

  @Test(
    "what the app's objects answer comes before what 'editActions' and 'editingStyle' bring",
    arguments: [
      tf(
        "delegate: {editingStyle: native}\ndataSource: {canEdit: native}\nrows: [{cell: C}, {cell: C, editActions: [{title: a, handler: h}]}, {cell: C, editActions: []}]",
        [
          "row 0 editingStyle": "native by delegate", "row 1 editingStyle": "native by delegate",
          "row 1 canEdit": "native by delegate", "row 2 editingStyle": "native by delegate",
        ])
    ])
  func objectsFirst(example: ResolveExample) { expect(example) }

  @Test(
    "what follows from a style or actions that only code knows is code's to say",
    arguments: [
      tf(
        "rows: [{cell: C, editingStyle: native}, {cell: C, editActions: native}, {cell: C, editActions: native, editingStyle: insert}, {cell: C, editActions: native, edit: true}, {cell: C, editingStyle: native, editActions: [{title: a}]}]",
        [
          "row 0 canEdit": "native by implied", "row 1 canEdit": "native by implied",
          "row 1 editingStyle": "native by implied", "row 2 canEdit": "true by implied",
          "row 2 editingStyle": "native by value", "row 3 canEdit": "true by value", "row 4 canEdit": "true by implied",
          "row 4 editingStyle": "delete by value",
        ])
    ])
  func deferred(example: ResolveExample) { expect(example) }

  @Test(
    "titleForDelete: \"Delete\"",
    arguments: [
      tf(
        "rows: [{cell: C}, {cell: C, titleForDelete: Weg}]",
        ["row 0 editingDeleteTitle": "Delete by runtime", "row 1 editingDeleteTitle": "'Weg' by value"])
    ])
  func titleForDelete(example: ResolveExample) { expect(example) }

  @Test(
    "\"canMove = move or moveCompletion handler\"; a deletion handler makes nothing editable",
    arguments: [
      tf(
        "rows: [{cell: C, canMove: true}, {cell: C, moveHandler: m}, {cell: C, moveCompletionHandler: m}, {cell: C, deletionHandler: d, insertionHandler: i}]",
        [
          "row 0 canMove": "false by runtime", "row 1 canMove": "true by implied", "row 2 canMove": "true by implied",
          "row 3 canEdit": "false by runtime", "row 3 editingDeleteHandler": "native 'd' by value",
          "row 3 editingInsertHandler": "native 'i' by value",
        ])
    ])
  func handlers(example: ResolveExample) { expect(example) }

  @Test(
    "selectionStyle none, accessory none; selectionHandler and the click handler both run",
    arguments: [
      tf(
        "rows: [{cell: C, selectionHandler: s, onViewClickHandler: v}]",
        [
          "row 0 selectionStyle": "none by runtime", "row 0 accessoryType": "none by runtime",
          "row 0 didSelect": "native 's' by value", "row 0 viewClick": "native 'v' by value",
        ]),
      tf(
        "delegate: {didSelect: native}\nrows: [{cell: C, selectionHandler: s, cellClickHandler: c}, {cell: C}]",
        [
          "row 0 didSelect": "native 's' by value", "row 0 viewClick": "native 'c' by value",
          "row 1 didSelect": "native by delegate",
        ]),
    ])
  func selection(example: ResolveExample) { expect(example) }

  @Test(
    "header height: \"!= 0 > view frame > measured title > 0 (header) / automatic (footer)\"",
    arguments: [
      tf(
        "sections: [{headerTitle: a, headerHeight: 20, footerTitle: b, footerHeight: 0, items: []}]",
        ["section 0 header height": "20 by value", "section 0 footer height": "automatic by implied"]),
      tf(
        "sections: [{headerView: H, footerNode: F, items: []}]",
        [
          "section 0 header height": "native by implied", "section 0 footer height": "native by implied",
          "section 0 footer view": "'F' by value",
        ]),
      tf(
        "sections: [{header: {model: 1}, footer: {model: 1}, items: []}]",
        ["section 0 header height": "nothing by runtime", "section 0 footer height": "automatic by runtime"]),
    ])
  func headerHeight(example: ResolveExample) { expect(example) }

  @Test(
    "\"a section with only a reusable header class has height 0\"",
    arguments: [
      tf(
        "sections: [{reuseHeaderViewClass: H, headerReuseIdentifier: h, items: []}]",
        [
          "section 0 header reusableView": "'H' by value", "section 0 header reuseId": "'h' by value",
          "section 0 header height": "nothing by runtime",
        ]),
      tf(
        "sections: [{reuseHeaderViewClass: H, reuseHeaderViewReloadBlock: r, reuseFooterViewReloadBlock: f, items: []}]",
        ["section 0 header reload": "native 'r' by value", "section 0 footer reload": "native 'f' by value"]),
    ])
  func reusableHeader(example: ResolveExample) { expect(example) }

  @Test(
    "trailing loading section: \"appended when current < total: one section, one loading item\", \"height 60\"",
    arguments: [
      tf(
        "paging: {current: 1, total: 3}\nsections: [{items: [{cell: C}]}]",
        [
          "row 1 cell": "LoadingItemCell by implied", "row 1 height": "60 by inherited",
          "section 1 tag": "unset by runtime",
        ]),
      tf(
        "paging: {currentPage: 2, totalPage: 3, loading: {cell: More, height: 30}}\nrows: []",
        ["row 0 cell": "'More' by value", "row 0 height": "30 by value"]),
      tf(
        "cells: {LoadingItemCell: {height: 50, model: {a: 1}}}\npaging: {total: 2}\nrows: []",
        ["row 0 cell": "'LoadingItemCell' by implied", "row 0 height": "50 by classDefault"]),
      tf("paging: {currentPage: 0, totalPage: 1}\nrows: []", ["row 0 cell": "LoadingItemCell by implied"]),
    ])
  func paging(example: ResolveExample) { expect(example) }

  @Test(
    "\"current == total -> finished\"; totalPage \"0 or missing -> 1/1\"",
    arguments: [
      "{current: 3, total: 3}", "{current: 4, total: 3}", "{current: 1, total: 0}", "{current: 0, total: 0}",
      "{current: 0}", "{current: 1}", "{pageSize: 9}",
      "{}",
    ])
  func finished(paging: String) {
    let sample = ResolvedSample("listspec: 1\nruntime: tf\npaging: \(paging)\nsections: [{items: []}]")
    #expect(sample.faults == [] && sample.exists("section 0") && !sample.exists("section 1"))
  }

  @Test(
    "pageSize: \"0 -> global 20; instance > 0 wins\"",
    arguments: [
      tf("paging: {pageSize: 0}\nrows: []", ["list paging 0 pageSize": "20 by runtime"]),
      tf("paging: {pageSize: 50}\nrows: []", ["list paging 0 pageSize": "50 by value"]),
    ])
  func pageSize(example: ResolveExample) { expect(example) }

  @Test(
    "source: the list type, URL, manager, cache and the batch requests are carried through",
    arguments: [
      tf(
        "source: {listType: 1, requestURL: /feed, dataManager: Feed, cache: true, batchRequestArr: [a], cacheTimeInSeconds: 60}\nrows: []",
        [
          "list source 0 type": "'1' by value", "list source 0 url": "'/feed' by value",
          "list source 0 manager": "'Feed' by value", "list source 0 cache": "true by value",
          "list source 0 batchRequests": "[a] by value", "list source 0 batchShouldLoadInFirstPage": "true by runtime",
          "list source 0 cacheTimeInSeconds": "60 by value",
        ])
    ])
  func source(example: ResolveExample) { expect(example) }

  @Test(
    "default item: \"text, detail, image, fonts, colors, cellStyle\"",
    arguments: [
      tf(
        "rows: [{text: a, detail: b, image: i, textFont: {name: Body, size: 17}, textColor: red, detailFont: Small, detailColor: gray, cellStyle: value2}]",
        [
          "row 0 text": "'a' by value", "row 0 detail": "'b' by value", "row 0 style": "value2 by value",
          "row 0 textFont": "{name: Body, size: 17} by value", "row 0 textColor": "red by value",
          "row 0 detailFont": "Small by value", "row 0 detailColor": "gray by value", "row 0 height": "44 by implied",
        ])
    ])
  func defaultItem(example: ResolveExample) { expect(example) }

  @Test("indexTitle, sectionIndex: \"only non-empty titles are listed; target found by title position\"")
  func indexTitles() {
    let sample = ResolvedSample(
      "listspec: 1\nruntime: tf\nsections: [{sectionIndex: 2, items: []}, {indexTitle: B, sectionIndex: 9, items: []}, {indexTitle: \"\", items: []}, {indexTitle: D, items: []}, {indexTitle: E, items: []}]"
    )
    #expect(sample.faults == [])
    #expect(sample.indexTitles == ["'B' -> 2", "'D' -> none", "'E' -> 2"])
  }

  @Test("what has another place there says so: the type of the list belongs to 'source'")
  func listType() {
    let sample = ResolvedSample("listspec: 1\nruntime: tf\npaging: {listType: 1, loadingText: wait}\nrows: []")
    #expect(
      sample.faults == [
        "wrong-level: 'listType' is a key of a source, not of 'paging'",
        "unknown-key: unknown key 'loadingText' in 'paging'",
      ])
  }

  @Test("paging and source of other shapes are findings")
  func faults() {
    func faults(_ spec: String) -> [String] { ResolvedSample("listspec: 1\nruntime: tf\n\(spec)\nrows: []").faults }
    #expect(faults("paging: 3") == ["wrong-type: 'paging' is 3, expected a mapping"])
    #expect(faults("paging: {total: many}") == ["wrong-type: 'total' is 'many', expected a whole number"])
    #expect(faults("paging: {totl: 3}") == ["unknown-key: unknown key 'totl' in 'paging'; did you mean 'total'?"])
    #expect(faults("paging: {total: 3, loading: [1]}") == ["wrong-type: 'loading' is a list, expected a mapping"])
    #expect(
      faults("source: {type: 1, cashe: true}") == [
        "unknown-key: unknown key 'cashe' in a source; did you mean 'cache'?"
      ])
    #expect(faults("source: {cache: 1}") == ["wrong-type: 'cache' is 1, expected true or false"])
  }
}
