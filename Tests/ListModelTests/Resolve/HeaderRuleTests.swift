import ListTestSupport
import Testing

/// HoloTableView 3.1.2: headers and footers (properties.md 1.1.3). What is said of one side holds for the other, so the
/// examples take turns.
@Suite("1.1.3 headers and footers")
struct HeaderRuleTests {
  @Test(
    "header: \"default UITableViewHeaderFooterView; titles never show unless header is explicitly set to nil\", so a title alone compiles to no class",
    arguments: [
      ResolveExample.holo(
        "sections: [{header: {model: 1}, footer: {title: a}, rows: []}]",
        [
          "section 0 header view": "UITableViewHeaderFooterView by runtime", "section 0 footer view": "none by implied",
          "section 0 footer title": "'a' by value",
        ]),
      .holo(
        "sections: [{header: {view: none, title: a}, footer: {view: F, title: a}, rows: []}]",
        [
          "section 0 header view": "none by value", "section 0 footer view": "'F' by value",
          "section 0 footer title": "'a' by value",
        ]),
      .holo(
        "sections: [{header: Account, footer: 10.10, rows: []}]",
        [
          "section 0 header view": "none by implied", "section 0 header title": "'Account' by value",
          "section 0 footer title": "'10.10' by value",
        ]),
    ])
  func view(example: ResolveExample) { expect(example) }

  @Test("a section without a header has none, unless an object answers for all of them")
  func absent() {
    let plain = ResolvedSample("listspec: 1\nruntime: holo\nsections: [{rows: []}]")
    #expect(plain.exists("section 0") && !plain.exists("section 0 header") && !plain.exists("section 0 footer"))
    let owned = ResolvedSample(
      "listspec: 1\nruntime: holo\ndelegate: {footerView: native}\nsections: [{rows: []}]")
    #expect(!owned.exists("section 0 header"))
    #expect(owned("section 0 footer", "view") == "native by delegate")
  }

  @Test(
    "header: \"delegate viewForHeader, then header class, then title\"",
    arguments: [
      ResolveExample.holo(
        "delegate: {headerView: native}\nsections: [{header: {view: H, title: a}, rows: []}]",
        ["section 0 header view": "native by delegate", "section 0 header title": "'a' by value"]),
      .holo(
        "views: {H: {}}\nsections: [{header: {view: H, title: a}, rows: []}]",
        ["section 0 header view": "'H' by value"]),
    ])
  func viewOrder(example: ResolveExample) { expect(example) }

  @Test(
    "headerTitle: \"dataSource titleForHeader, then handler, then static\", and it \"ranks below the header class\"",
    arguments: [
      ResolveExample.holo(
        "dataSource: {headerTitle: native}\nsections: [{headerTitleHandler: t, headerTitle: a, rows: []}]",
        ["section 0 header title": "native by delegate", "section 0 header view": "none by implied"]),
      .holo(
        "sections: [{headerTitleHandler: t, headerTitle: a, rows: []}]",
        ["section 0 header title": "'t' by handler"]),
      .holo(
        "sections: [{headerTitleHandler: {native: titleOf}, headerTitle: a, rows: []}]",
        ["section 0 header title": "native 'titleOf' by handler"]),
      .holo(
        "dataSource: {headerTitle: native}\nviews: {H: {}}\nsections: [{header: {view: H, height: 9}, rows: []}]",
        ["section 0 header title": "native by delegate", "section 0 header view": "'H' by value"]),
    ])
  func title(example: ResolveExample) { expect(example) }

  @Test(
    "headerModel: \"handler, then static\"",
    arguments: [
      ResolveExample.holo(
        "sections: [{header: {view: H, height: 9}, headerModelHandler: native, headerModel: {a: 1}, rows: []}]",
        ["section 0 header model": "native by handler"]),
      .holo(
        "sections: [{header: {view: H, height: 9, model: {a: 1}}, rows: []}]",
        ["section 0 header model": "{a: 1} by value"]),
      .holo(
        "sections: [{header: {view: H, height: 9}, rows: []}]", ["section 0 header model": "unset by runtime"]),
    ])
  func model(example: ResolveExample) { expect(example) }

  @Test(
    "headerReuseId: \"handler(model), then static, then class name\"",
    arguments: [
      ResolveExample.holo(
        "sections: [{header: {view: H, height: 9}, headerReuseIdHandler: native, headerReuseId: a, rows: []}]",
        ["section 0 header reuseId": "native by handler"]),
      .holo(
        "sections: [{header: {view: H, height: 9, reuseId: a}, rows: []}]", ["section 0 header reuseId": "'a' by value"]
      ),
      .holo("sections: [{header: {view: H, height: 9}, rows: []}]", ["section 0 header reuseId": "'H' by runtime"]),
      .holo(
        "sections: [{header: {model: 1}, rows: []}]",
        ["section 0 header reuseId": "UITableViewHeaderFooterView by runtime"]),
    ])
  func reuseId(example: ResolveExample) { expect(example) }

  @Test(
    "headerHeight: \"delegate, then class method, then handler, then static\"",
    arguments: [
      ResolveExample.holo(
        """
        delegate: {footerHeight: native}
        views: {H: {implements: {height: 1}}, F: {implements: {height: 1}}}
        sections:
        - {header: {view: H, height: 3}, headerHeightHandler: 2, footer: {view: F, height: 3}, rows: []}
        - {header: {view: G, height: 3}, headerHeightHandler: 2, rows: []}
        - {header: {view: G, height: 3}, rows: []}
        """,
        [
          "section 0 header height": "1 by classMethod", "section 0 footer height": "native by delegate",
          "section 1 header height": "2 by handler", "section 2 header height": "3 by value",
        ])
    ])
  func height(example: ResolveExample) { expect(example) }

  @Test(
    "headerHeight: \"if static unset and the dataSource implements titleForHeader, or a title handler or a title exists: 28; else CGFLOAT_MIN\"",
    arguments: [
      ResolveExample.holo(
        """
        sections:
        - {header: {title: a}, rows: []}
        - {headerTitleHandler: native, rows: []}
        - {header: {title: a, view: H}, rows: []}
        - {header: {model: 1}, rows: []}
        - {header: {view: H}, rows: []}
        - {header: {title: ""}, rows: []}
        """,
        [
          "section 0 header height": "28 by implied", "section 1 header height": "28 by implied",
          "section 2 header height": "28 by implied", "section 3 header height": "nothing by runtime",
          "section 4 header height": "nothing by runtime", "section 5 header height": "28 by implied",
        ]),
      .holo(
        "dataSource: {headerTitle: native}\nsections: [{rows: []}, {header: {view: H}, footer: {view: F}, rows: []}]",
        [
          "section 0 header height": "28 by implied", "section 1 header height": "28 by implied",
          "section 1 footer height": "nothing by runtime",
        ]),
    ])
  func titleHeight(example: ResolveExample) { expect(example) }

  @Test(
    "headerHeight: a title brings 28 only where no tier gives a height",
    arguments: [
      ResolveExample.holo(
        """
        views: {H: {height: 30}, M: {implements: [height]}}
        sections:
        - {header: {title: a, height: 0}, rows: []}
        - {header: {title: a, height: 50}, rows: []}
        - {header: {title: a, view: H}, rows: []}
        - {header: {title: a, view: M}, rows: []}
        - {header: {title: a, height: automatic}, rows: []}
        """,
        [
          "section 0 header height": "0 by value", "section 1 header height": "50 by value",
          "section 2 header height": "30 by classDefault", "section 3 header height": "native by classMethod",
          "section 4 header height": "automatic by value",
        ])
    ])
  func titleHeightIsLast(example: ResolveExample) { expect(example) }

  @Test(
    "headerEstimatedHeight: \"delegate, class method, handler, static if set, then the complete headerHeight chain\"",
    arguments: [
      ResolveExample.holo(
        """
        views: {H: {implements: {estimatedHeight: 1}}, M: {implements: {height: 7}}}
        sections:
        - {header: {view: H, estimatedHeight: 3, height: 9}, headerEstimatedHeightHandler: 2, rows: []}
        - {header: {view: G, estimatedHeight: 3, height: 9}, headerEstimatedHeightHandler: 2, rows: []}
        - {header: {view: G, estimatedHeight: 3, height: 9}, rows: []}
        - {header: {view: G, height: 9}, rows: []}
        - {header: {view: M, height: 9}, rows: []}
        - {header: {title: a}, rows: []}
        - {header: {view: G}, rows: []}
        """,
        [
          "section 0 header estimatedHeight": "1 by classMethod", "section 1 header estimatedHeight": "2 by handler",
          "section 2 header estimatedHeight": "3 by value", "section 3 header estimatedHeight": "9 by runtime",
          "section 4 header estimatedHeight": "7 by runtime", "section 5 header estimatedHeight": "28 by runtime",
          "section 6 header estimatedHeight": "nothing by runtime",
        ]),
      .holo(
        "delegate: {headerEstimatedHeight: native}\nsections: [{header: {view: G, estimatedHeight: 3, height: 9}}]",
        ["section 0 header estimatedHeight": "native by delegate", "section 0 header height": "9 by value"]),
      .holo(
        "delegate: {headerHeight: native}\nsections: [{header: {view: G}}]",
        ["section 0 header estimatedHeight": "native by runtime"]),
    ])
  func estimate(example: ResolveExample) { expect(example) }

  @Test(
    "headerEstimatedHeight: an estimate never becomes the height",
    arguments: [
      ResolveExample.holo(
        "sections: [{header: {view: G, estimatedHeight: 30}}]", ["section 0 header height": "nothing by runtime"])
    ])
  func estimateIsNoHeight(example: ResolveExample) { expect(example) }

  @Test(
    "headerConfigSEL: \"holo_configureHeaderWithModel:\" by default",
    arguments: [
      ResolveExample.holo(
        "sections: [{header: {view: G, height: 9}}, {header: {view: G, height: 9}, headerConfigSEL: 'fill:'}]",
        [
          "section 0 header configSEL": "holo_configureHeaderWithModel: by runtime",
          "section 1 header configSEL": "'fill:' by value",
        ])
    ])
  func configSelector(example: ResolveExample) { expect(example) }

  @Test(
    "display events: \"delegate, then instance method, then handler; nil by default\"",
    arguments: [
      ResolveExample.holo(
        """
        delegate: {willDisplayHeader: native}
        views: {H: {implements: {didEndDisplaying: native}}}
        sections:
        - header: {view: H, height: 9, didEndDisplaying: a}
          willDisplayHeaderHandler: b
          footer: {view: G, height: 9, willDisplay: c, didEndDisplayingHandler: native}
        """,
        [
          "section 0 header willDisplay": "native by delegate",
          "section 0 header didEndDisplaying": "native by classMethod",
          "section 0 footer willDisplay": "native 'c' by value",
          "section 0 footer didEndDisplaying": "native by value",
        ]),
      .holo("sections: [{header: a}]", ["section 0 header willDisplay": "unset by runtime"]),
    ])
  func events(example: ResolveExample) { expect(example) }

  @Test(
    "flat names say the same as the mapping, beside it or alone",
    arguments: [
      ResolveExample.holo(
        "sections: [{headerTitle: a, headerHeight: 30, footer: {title: b}, footerHeight: 20, rows: []}]",
        [
          "section 0 header title": "'a' by value", "section 0 header height": "30 by value",
          "section 0 footer title": "'b' by value", "section 0 footer height": "20 by value",
        ]),
      .holo("sections: [{header: a, headerHeight: 30}]", ["section 0 header height": "30 by value"]),
    ])
  func flatNames(example: ResolveExample) { expect(example) }

  @Test(
    "the header of the whole list is UIKit's: no library's defaults",
    arguments: [
      ResolveExample.holo(
        "header: {view: Top}\nfooter: End\nrows: []",
        [
          "list header view": "'Top' by value", "list header height": "automatic by runtime",
          "list footer title": "'End' by value", "list footer height": "automatic by runtime",
        ])
    ])
  func listHeader(example: ResolveExample) { expect(example) }

  @Test(
    "class of a header: its declaration fills what the header leaves out",
    arguments: [
      ResolveExample.holo(
        "views: {H: {height: 30, reuseId: x}}\nsections: [{header: {view: H}}, {header: {view: H, height: 9}}]",
        [
          "section 0 header height": "30 by classDefault", "section 0 header reuseId": "'x' by classDefault",
          "section 1 header height": "9 by value",
        ])
    ])
  func classDefaults(example: ResolveExample) { expect(example) }
}
