import ListTestSupport
import Testing

/// HoloCollectionView 2.1.3 and collections without a library (properties.md 1.2): each rule by its own words.
@Suite("1.2 HoloCollectionView")
struct CollectionRuleTests {
  private static func holo(_ spec: String, _ answers: [String: String]) -> ResolveExample {
    ResolveExample(runtime: "holo", "kind: collection\n" + spec, answers)
  }
  private static func uikit(_ spec: String, _ answers: [String: String]) -> ResolveExample {
    ResolveExample(runtime: "uikit", "kind: collection\n" + spec, answers)
  }

  @Test(
    "cell: UICollectionViewCell; header, footer: UICollectionReusableView",
    arguments: [
      holo(
        "sections: [{header: {model: 1}, items: [{model: 1}, {cell: C}]}]",
        [
          "row 0 cell": "UICollectionViewCell by runtime", "row 1 cell": "'C' by value",
          "row 1 reuseId": "'C' by runtime", "section 0 header view": "UICollectionReusableView by runtime",
        ]),
      uikit(
        "sections: [{header: {model: 1}, items: [{model: 1}]}]",
        ["row 0 cell": "UICollectionViewCell by runtime", "section 0 header view": "unset by runtime"]),
    ])
  func classes(example: ResolveExample) { expect(example) }

  @Test(
    "size: \"delegate > class method > handler > static > layout itemSize\"",
    arguments: [
      holo(
        "delegate: {size: native}\ncells: {C: {implements: {size: 9}}}\nitems: [{cell: C, size: 8}]",
        ["row 0 size": "native by delegate"]),
      holo(
        "cells: {C: {implements: {size: {width: 9, height: 10}}}}\nitems: [{cell: C, size: 8}]",
        ["row 0 size": "9 x 10 by classMethod"]),
      holo("items: [{size: 8, sizeHandler: {native: s}}]", ["row 0 size": "native 's' by handler"]),
      holo(
        "layout: {itemSize: {width: 180, height: 100}}\nitems: [{size: {width: 8, height: 9}}, {cell: C}, {size: 7}]",
        ["row 0 size": "8 x 9 by value", "row 1 size": "180 x 100 by inherited", "row 2 size": "7 x 7 by value"]),
      holo("items: [{cell: C}]", ["row 0 size": "50 x 50 by runtime"]),
      uikit("layout: {itemSize: automatic}\nitems: [{cell: C}]", ["row 0 size": "automatic by inherited"]),
    ])
  func size(example: ResolveExample) { expect(example) }

  @Test(
    "size: \"giving only a width leaves a near-zero height and blocks the layout fallback\"",
    arguments: [
      holo(
        "layout: {itemSize: 80}\nsections: [{headerSize: {height: 3}, items: [{size: {width: 8}}]}]",
        ["row 0 size": "8 x 0 by value", "section 0 header size": "0 x 3 by value"])
    ])
  func halfSize(example: ResolveExample) { expect(example) }

  @Test(
    "headerSize, footerSize: \"delegate > class method > handler > static > layout\" reference sizes",
    arguments: [
      holo(
        "layout: {headerReferenceSize: {width: 390, height: 100}, footerReferenceSize: 5}\nsections: [{header: {view: H}, footer: {view: F}, items: []}]",
        ["section 0 header size": "390 x 100 by inherited", "section 0 footer size": "5 x 5 by inherited"]),
      holo(
        "views: {H: {implements: [size]}}\nsections: [{header: {view: H, size: 1}, footerSize: 2, footerSizeHandler: {native: f}, items: []}]",
        ["section 0 header size": "native by classMethod", "section 0 footer size": "native 'f' by handler"]),
      holo(
        "delegate: {headerSize: native}\nsections: [{header: {view: H, size: 1}, items: []}]",
        ["section 0 header size": "native by delegate"]),
      holo("sections: [{header: {view: H}, items: []}]", ["section 0 header size": "0 x 0 by runtime"]),
    ])
  func headerSize(example: ResolveExample) { expect(example) }

  @Test(
    "inset, minimumLineSpacing, minimumInteritemSpacing: \"delegate > handler > static if set > layout\"; \"0 is a real value\"",
    arguments: [
      holo(
        "layout: {sectionInset: 9, minimumLineSpacing: 8, minimumInteritemSpacing: 7}\nsections: [{items: []}, {inset: {top: 1}, minimumLineSpacing: 0, minimumInteritemSpacingHandler: {native: h}, minimumInteritemSpacing: 3, items: []}]",
        [
          "section 0 inset": "9 by inherited", "section 0 minimumLineSpacing": "8 by inherited",
          "section 0 minimumInteritemSpacing": "7 by inherited", "section 1 inset": "{top: 1} by value",
          "section 1 minimumLineSpacing": "0 by value", "section 1 minimumInteritemSpacing": "native 'h' by handler",
        ]),
      holo(
        "delegate: {inset: native}\nsections: [{inset: 4, items: []}]",
        [
          "section 0 inset": "native by delegate", "section 0 minimumLineSpacing": "10 by runtime",
          "section 0 minimumInteritemSpacing": "10 by runtime",
        ]),
    ])
  func spacing(example: ResolveExample) { expect(example) }

  @Test(
    "shouldHighlight, shouldSelect, shouldDeselect: true; \"delegate > cell method > handler > static\"",
    arguments: [
      holo(
        "items: [{cell: C}, {cell: C, shouldSelect: false, shouldDeselectHandler: {native: d}, shouldDeselect: false}]",
        [
          "row 0 shouldSelect": "true by runtime", "row 0 shouldDeselect": "true by runtime",
          "row 0 shouldHighlight": "true by runtime", "row 1 shouldSelect": "false by value",
          "row 1 shouldDeselect": "native 'd' by handler",
        ]),
      holo(
        "delegate: {shouldDeselect: native}\ncells: {C: {implements: {shouldSelect: true}}}\nitems: [{cell: C, shouldSelect: false, shouldDeselect: false}]",
        ["row 0 shouldSelect": "true by classMethod", "row 0 shouldDeselect": "native by delegate"]),
    ])
  func shouldSelect(example: ResolveExample) { expect(example) }

  @Test(
    "canMove: false; \"moveHandler implies it in the maker; canMove has no other side effects\"",
    arguments: [
      holo(
        "items: [{cell: C}, {cell: C, moveHandler: m}, {cell: C, moveHandler: m, canMove: false}, {cell: C, canMove: true}]",
        [
          "row 0 canMove": "false by runtime", "row 1 canMove": "true by implied", "row 2 canMove": "false by value",
          "row 3 canMove": "true by value",
        ])
    ])
  func canMove(example: ResolveExample) { expect(example) }

  @Test(
    "sectionIndexTitles, indexPathForIndexTitleHandler: \"dataSource > value / handler > the index\"",
    arguments: [
      holo("indexPathForIndexTitleHandler: i\nitems: []", ["list sectionForSectionIndexTitle": "native 'i' by value"]),
      holo(
        "dataSource: {sectionIndexTitles: native}\nsectionIndexTitles: [A]\nitems: []",
        ["list sectionIndexTitles": "native by delegate"]),
    ])
  func indexTitles(example: ResolveExample) { expect(example) }

  @Test(
    "header and footer: handlers of model and reuseId, events, configSEL",
    arguments: [
      holo(
        "sections: [{headerModelHandler: {native: m}, footerReuseIdHandler: {native: r}, willDisplayFooterHandler: w, headerConfigSEL: \"fill:\", items: []}]",
        [
          "section 0 header model": "native 'm' by handler", "section 0 footer reuseId": "native 'r' by handler",
          "section 0 footer willDisplay": "native 'w' by value", "section 0 header configSEL": "'fill:' by value",
        ])
    ])
  func headers(example: ResolveExample) { expect(example) }

  @Test(
    "model, reuseId and events are those of the table",
    arguments: [
      holo(
        "sections: [{headerModel: 1, headerReuseId: h, headerSize: 4, items: [{cell: C, modelHandler: {native: m}, reuseId: r, didSelectHandler: s, didUnHighlightHandler: u, beforeConfigureHandler: b}]}]",
        [
          "row 0 model": "native 'm' by handler", "row 0 reuseId": "'r' by value",
          "row 0 didSelect": "native 's' by value",
          "row 0 didUnhighlight": "native 'u' by value", "row 0 beforeConfigureHandler": "native 'b' by value",
          "section 0 header model": "1 by value", "section 0 header reuseId": "'h' by value",
        ])
    ])
  func shared(example: ResolveExample) { expect(example) }

  @Test(
    "\"There are no titles, estimated sizes, styles, editing, swipe actions or will(De)Select\", and no heights",
    arguments: [
      "height", "estimatedHeight", "style", "canEdit", "editingStyle", "text", "leadingSwipeActions", "willSelect",
      "accessoryType",
    ])
  func tablesOnly(key: String) {
    let sample = ResolvedSample("listspec: 1\nruntime: holo\nkind: collection\nitems: [{cell: C, \(key): 1}]")
    let rest = key == "height" ? "; write 'size'" : ""
    #expect(sample.faults == ["other-kind-key: '\(key)' is for tables, and this list is a collection\(rest)"])
  }

  @Test(
    "what only a collection has is a finding in a table",
    arguments: ["size", "shouldSelect", "shouldDeselect"])
  func collectionsOnly(key: String) {
    let sample = ResolvedSample("listspec: 1\nruntime: holo\nrows: [{cell: C, height: 4, \(key): 1}]")
    let rest = key == "size" ? "; write 'height'" : ""
    #expect(
      sample.faults == [
        "other-kind-key: '\(key)' is for collections, and this list is a table; 'kind: collection' makes it one\(rest)"
      ])
  }

  @Test("collections are for the runtimes that have them", arguments: ["cb", "mytable", "tf", "p9"])
  func noCollection(runtime: String) {
    let sample = ResolvedSample("listspec: 1\nruntime: \(runtime)\nkind: collection\nitems: []")
    #expect(
      sample.faults == [
        "unknown-value: 'kind' is 'collection', but runtime '\(runtime)' has tables alone; collections are there for 'uikit' and 'holo'"
      ])
  }

  @Test("items, sizes and layouts of other shapes are findings")
  func faults() {
    func faults(_ spec: String) -> [String] {
      ResolvedSample("listspec: 1\nruntime: holo\nkind: collection\n\(spec)").faults
    }
    #expect(
      faults("rows: []") == [
        "other-kind-key: 'rows' is for tables, and this list is a collection; write 'items'"
      ])
    #expect(faults("items: [a]") == ["wrong-type: an entry of 'items' is 'a', expected a mapping"])
    #expect(
      faults("items: [{size: big}]") == [
        "wrong-type: 'size' is 'big', expected a number of points, {width: , height: } or 'automatic'"
      ])
    #expect(
      faults("items: [{size: {w: 1}}]") == [
        "wrong-type: 'size' is a mapping, expected a number of points, {width: , height: } or 'automatic'"
      ])
    #expect(
      faults("items: [{size: {width: wide, height: -1}}]") == [
        "wrong-type: 'width' is 'wide', expected a number of points",
        "out-of-range: 'height' is -1, expected 0 or more points",
      ])
    #expect(
      faults("layout: {itemsize: 4}\nitems: []") == [
        "unknown-key: unknown key 'itemsize' in a layout; did you mean 'itemSize'?"
      ])
    #expect(faults("sections: [{header: A, items: []}]") == ["wrong-type: 'header' is 'A', expected a mapping"])
  }
}
