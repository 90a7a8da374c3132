import ListTestSupport
import Testing

/// MYTableViewManager and the older TFTableViewDataSource (properties.md 1.4.1, 1.4.2, 1.4.4): each rule by its own
/// words.
@Suite("1.4 MYTableViewManager")
struct MYTableRuleTests {
  private static func my(_ spec: String, _ answers: [String: String]) -> ResolveExample {
    ResolveExample(runtime: "mytable", spec, answers)
  }

  @Test(
    "item class \"maps to a cell class\": <Item> -> <Item>Cell",
    arguments: [
      my(
        "sections: [{items: [{item: PersonItem}, {item: PersonItem, cell: Other}]}]",
        ["row 0 cell": "'PersonItem' + Cell by implied", "row 1 cell": "'Other' by value"])
    ])
  func item(example: ResolveExample) { expect(example) }

  @Test("items with one class share it, declared or not, whatever named it first")
  func oneClass() {
    let sample = ResolvedSample(
      "listspec: 1\nruntime: mytable\nsections: [{items: [{item: A}, {cell: ACell}, {item: A, height: 5}]}]")
    #expect(sample.faults == [])
    #expect(sample("row 1", "cell") == "'ACell' by value" && sample("row 2", "cell") == "'A' + Cell by implied")
  }

  @Test(
    "the manager switches the table's lines off; separatorStyle none, dividerColor light gray",
    arguments: [
      my(
        "rows: [{cell: C}, {cell: C, separatorStyle: line, dividerColor: red}]",
        [
          "list separatorStyle": "none by runtime", "row 0 separatorStyle": "none by runtime",
          "row 0 dividerColor": "lightGray by runtime", "row 1 separatorStyle": "line by value",
          "row 1 dividerColor": "red by value",
        ])
    ])
  func dividers(example: ResolveExample) { expect(example) }

  @Test(
    "selectionStyle, accessoryType: \"UIKit zero values\"; accessoryView",
    arguments: [
      my(
        "rows: [{cell: C, accessoryView: Star, accessoryButtonTapHandler: t}]",
        [
          "row 0 selectionStyle": "none by runtime", "row 0 accessoryType": "none by runtime",
          "row 0 accessoryView": "'Star' by value", "row 0 accessoryButtonTapped": "native 't' by value",
        ])
    ])
  func appearance(example: ResolveExample) { expect(example) }

  @Test(
    "\"canEdit = style != none or move handler present\", \"canMove = handler present\"",
    arguments: [
      my(
        "rows: [{cell: C}, {cell: C, editingStyle: delete}, {cell: C, moveHandler: m}, {cell: C, canEdit: true, canMove: true}, {cell: C, canEdit: false, editingStyle: insert}, {cell: C, moveCompletionHandler: m}]",
        [
          "row 0 canEdit": "false by runtime", "row 0 editingStyle": "none by runtime",
          "row 1 canEdit": "true by implied", "row 2 canEdit": "true by implied", "row 2 canMove": "true by implied",
          "row 3 canEdit": "false by runtime", "row 3 canMove": "false by runtime", "row 4 canEdit": "true by implied",
          "row 5 canMove": "false by runtime",
        ]),
      my(
        "rows: [{cell: C, editingStyle: native}, {cell: C, editingStyle: native, moveHandler: m}, {cell: C, moveHandler: native}]",
        [
          "row 0 canEdit": "native by implied", "row 1 canEdit": "true by implied", "row 2 canEdit": "true by implied",
        ]),
    ])
  func editing(example: ResolveExample) { expect(example) }

  @Test(
    "deletionHandlerWithCompletion \"wins over deletionHandler\"; delete button title \"Delete\"",
    arguments: [
      my(
        "rows: [{cell: C, deletionHandler: a, deletionHandlerWithCompletion: b}]",
        [
          "row 0 deletionHandler": "native 'a' by value", "row 0 editingDeleteHandler": "native 'b' by value",
          "row 0 editingDeleteTitle": "Delete by runtime", "row 0 canEdit": "false by runtime",
        ]),
      my(
        "rows: [{cell: C, editingDeleteTitle: Gone, deleteHandler: d}]",
        ["row 0 editingDeleteTitle": "Delete by runtime", "row 0 editingDeleteHandler": "native 'd' by value"]),
    ])
  func deletion(example: ResolveExample) { expect(example) }

  @Test(
    "insertionHandler, selectionHandler, cut/copy/pasteHandler",
    arguments: [
      my(
        "rows: [{cell: C, insertionHandler: i, selectionHandler: s, cutHandler: x, copyHandler: c, pasteHandler: v}]",
        [
          "row 0 editingInsertHandler": "native 'i' by value", "row 0 didSelect": "native 's' by value",
          "row 0 cutHandler": "native 'x' by value", "row 0 copyHandler": "native 'c' by value",
          "row 0 pasteHandler": "native 'v' by value",
        ])
    ])
  func handlers(example: ResolveExample) { expect(example) }

  @Test(
    "selectionHandler: \"deselect, handler, then delegate\"; moveCompletionHandler makes nothing movable",
    arguments: [
      my(
        "delegate: {didSelect: native}\nrows: [{cell: C, selectionHandler: s}, {cell: C}, {cell: C, moveCompletionHandler: m}]",
        [
          "row 0 didSelect": "native 's' by value", "row 1 didSelect": "native by delegate",
          "row 2 canMove": "false by runtime", "row 2 moveCompletionHandler": "native 'm' by value",
        ])
    ])
  func selection(example: ResolveExample) { expect(example) }

  @Test("\"if any section has one, all others contribute ''\"")
  func indexTitles() {
    let sample = ResolvedSample(
      "listspec: 1\nruntime: mytable\npaging: {total: 2}\nsections: [{items: []}, {indexTitle: A, items: []}]")
    #expect(sample.indexTitles == ["unset -> 0", "'A' -> 1", "unset -> 2"])
    #expect(ResolvedSample("listspec: 1\nruntime: mytable\nsections: [{items: []}]").indexTitles == [])
  }

  @Test(
    "headerHeight, footerHeight: \"0 = explicitly zero: headers and footers with title or view never show unless a height is given\"",
    arguments: [
      my(
        "sections: [{headerTitle: a, footerView: F, items: []}, {headerTitle: a, headerHeight: 30, footer: {view: F, height: automatic}, items: []}]",
        [
          "section 0 header height": "nothing by runtime", "section 0 header title": "'a' by value",
          "section 0 footer height": "nothing by runtime", "section 1 header height": "30 by value",
          "section 1 footer height": "automatic by value",
        ])
    ])
  func headerHeight(example: ResolveExample) { expect(example) }

  @Test(
    "header height order: \"static != Automatic > view's frame > measured title > delegate > automatic\"",
    arguments: [
      my(
        "delegate: {headerHeight: native}\nsections: [{header: {height: 30}, items: []}, {header: {height: automatic}, items: []}, {header: {height: automatic, title: a}, items: []}, {header: {model: 1}, items: []}]",
        [
          "section 0 header height": "30 by value", "section 1 header height": "native by delegate",
          "section 2 header height": "automatic by value", "section 3 header height": "nothing by runtime",
        ])
    ])
  func lateDelegate(example: ResolveExample) { expect(example) }

  @Test(
    "headerView: \"delegate > value\"; 0 is a real height of a row",
    arguments: [
      my(
        "delegate: {headerView: native}\nsections: [{headerView: H, headerHeight: 9, items: [{cell: C, height: 0}, {cell: C}]}]",
        [
          "section 0 header view": "native by delegate", "row 0 height": "0 by value",
          "row 1 height": "automatic by runtime",
        ])
    ])
  func headerView(example: ResolveExample) { expect(example) }

  @Test(
    "cellTitlePadding 5; indexTitle",
    arguments: [
      my(
        "sections: [{indexTitle: A, items: []}, {cellTitlePadding: 8, items: []}]",
        [
          "section 0 cellTitlePadding": "5 by runtime", "section 1 cellTitlePadding": "8 by value",
          "section 0 indexTitle": "'A' by value",
        ])
    ])
  func section(example: ResolveExample) { expect(example) }

  @Test(
    "the older TFTableViewDataSource: a loading section while current < total",
    arguments: [
      my(
        "paging: {current: 1, total: 2}\nsections: [{items: []}]",
        [
          "row 0 cell": "LoadingItemCell by implied", "row 0 height": "60 by inherited",
          "row 0 canEdit": "false by runtime",
        ])
    ])
  func paging(example: ResolveExample) { expect(example) }

  @Test("its own names are findings under another runtime, with what to write instead")
  func elsewhere() {
    let sample = ResolvedSample(
      "listspec: 1\nruntime: holo\nrows: [{cell: C, cellHeight: 9, selectionHandler: s, cellIdentifier: i, item: A}]")
    #expect(
      sample.faults == [
        "other-runtime-key: 'cellHeight' is what runtime 'mytable' calls 'height', and this list is written for 'holo'; write 'height'",
        "other-runtime-key: 'selectionHandler' is what runtime 'mytable' calls 'didSelect', and this list is written for 'holo'; write 'didSelect'",
        "other-runtime-key: 'cellIdentifier' is what runtime 'mytable' calls 'reuseId', and this list is written for 'holo'; write 'reuseId'",
        "other-runtime-key: 'item' is a property of runtimes 'mytable' and 'tf', and this list is written for 'holo'; remove it, or set 'runtime: mytable'",
      ])
  }
}
