import ListTestSupport
import Testing

/// What rows get from their class, their section and the list (language.md 2.2), in HoloTableView and UIKit alike.
@Suite("classes and inheritance")
struct ClassAndInheritanceTests {
  @Test(
    "a class's declaration fills what its rows leave out",
    arguments: [
      ResolveExample.holo(
        """
        cells: {S: {style: value1, height: 44, didSelect: open, accessoryType: checkmark}}
        rows: [{cell: S}, {cell: S, height: 60, style: default, didSelect: other}]
        """,
        [
          "row 0 style": "value1 by classDefault", "row 0 height": "44 by classDefault",
          "row 0 didSelect": "native 'open' by classDefault", "row 0 accessoryType": "checkmark by classDefault",
          "row 1 style": "default by value", "row 1 height": "60 by value",
          "row 1 didSelect": "native 'other' by value",
        ])
    ])
  func classDefaults(example: ResolveExample) { expect(example) }

  @Test(
    "a class's default is stronger than what its rows inherit, and also holds for a class they inherit",
    arguments: [
      ResolveExample.uikit(
        """
        cells: {S: {height: 44}}
        rowDefaults: {cell: S, height: 50}
        rows: [{tag: a}, {cell: T}]
        """,
        ["row 0 cell": "'S' by inherited", "row 0 height": "44 by classDefault", "row 1 height": "50 by inherited"])
    ])
  func classBeforeInherited(example: ResolveExample) { expect(example) }

  @Test(
    "'rowDefaults' may name a class that nothing declares",
    arguments: [
      ResolveExample.holo(
        "rowDefaults: {cell: Undeclared, height: 9}\nrows: [{text: a}]",
        ["row 0 cell": "'Undeclared' by inherited", "row 0 reuseId": "'Undeclared' by runtime"])
    ])
  func undeclaredDefaultClass(example: ResolveExample) { expect(example) }

  @Test(
    "'rowDefaults' of the section, then of the root, then the list-wide keys",
    arguments: [
      ResolveExample.uikit(
        """
        rowHeight: 70
        estimatedRowHeight: 71
        rowDefaults: {height: 60, accessoryType: checkmark}
        sections:
        - rowDefaults: {height: 50}
          rows: [{cell: C}]
        - rows: [{cell: C}]
        """,
        [
          "row 0 height": "50 by inherited", "row 0 accessoryType": "checkmark by inherited",
          "row 1 height": "60 by inherited", "row 1 estimatedHeight": "71 by inherited",
        ]),
      .uikit(
        "rowHeight: 70\nrows: [{cell: C}, {cell: C, height: 80}]",
        ["row 0 height": "70 by inherited", "row 1 height": "80 by value"]),
      .holo(
        "rowHeight: automatic\nrows: [{cell: C}]",
        ["row 0 height": "automatic by inherited", "row 0 estimatedHeight": "automatic by runtime"]),
    ])
  func inheritance(example: ResolveExample) { expect(example) }

  @Test(
    "within one level the handler is before the value; a nearer value is before a farther handler",
    arguments: [
      ResolveExample.holo(
        """
        cells: {D: {heightHandler: 4, height: 5}}
        rowDefaults: {heightHandler: 1, height: 2}
        sections:
        - rows: [{cell: C}, {cell: C, height: 3}, {cell: D}]
        - rowDefaults: {height: 6}
          rows: [{cell: C}]
        - rowDefaults: {height: 6, heightHandler: 7}
          rows: [{cell: C}]
        """,
        [
          "row 0 height": "1 by inherited", "row 1 height": "3 by value", "row 2 height": "4 by classDefault",
          "row 3 height": "6 by inherited", "row 4 height": "7 by inherited",
        ])
    ])
  func handlerFirst(example: ResolveExample) { expect(example) }

  @Test(
    "'implements' lists native methods, or maps methods to what they answer; false is \"certainly not\"",
    arguments: [
      ResolveExample.holo(
        """
        cells:
          L: {implements: [height, didSelect]}
          M: {implements: {height: 30, didSelect: {native: pick}, estimatedHeight: automatic}}
          F: {implements: {height: false, shouldHighlight: false}}
        rows: [{cell: L, height: 1}, {cell: M, height: 1}, {cell: F, height: 1}]
        """,
        [
          "row 0 height": "native by classMethod", "row 0 didSelect": "native by classMethod",
          "row 1 height": "30 by classMethod", "row 1 didSelect": "native 'pick' by classMethod",
          "row 1 estimatedHeight": "automatic by classMethod", "row 2 height": "1 by value",
          "row 2 shouldHighlight": "true by runtime",
        ])
    ])
  func implements(example: ResolveExample) { expect(example) }

  @Test("a class's model fills the gaps of a row's model, and is the model of a row without one")
  func models() {
    let sample = ResolvedSample(
      """
      listspec: 1
      cells: {P: {model: {compact: false}}, L: {model: [1]}}
      views: {H: {model: {count: 0}}}
      sections:
      - header: {view: H, model: {title: a}}
        footer: {view: H}
        rows:
        - {cell: P, model: {name: Ada}}
        - {cell: P}
        - {cell: P, model: [1]}
        - {cell: L, model: {name: Ada}}
        - {cell: Q, model: {name: Ada}}
        - {cell: P, model: null}
      """)
    #expect(sample.faults == [])
    #expect(sample("row 0", "model") == "{name: Ada} by value" && sample.modelBase("row 0") == "{compact: false}")
    #expect(sample("row 1", "model") == "{compact: false} by classDefault" && sample.modelBase("row 1") == nil)
    #expect(sample("row 2", "model") == "[1] by value" && sample.modelBase("row 2") == nil)
    #expect(sample("row 3", "model") == "{name: Ada} by value" && sample.modelBase("row 3") == nil)
    #expect(sample.modelBase("row 4") == nil)
    #expect(sample("row 5", "model") == "null by value" && sample.modelBase("row 5") == nil)
    #expect(sample.modelBase("section 0 header") == "{count: 0}")
    #expect(sample("section 0 footer", "model") == "{count: 0} by classDefault")
  }

  @Test("a model that only code knows has no gaps to fill")
  func nativeModels() {
    let sample = ResolvedSample(
      """
      listspec: 1
      runtime: holo
      cells: {P: {height: 9, model: {compact: false}}}
      rows: [{cell: P, modelHandler: native}]
      """)
    #expect(sample("row 0", "model") == "native by handler" && sample.modelBase("row 0") == nil)
  }

  @Test(
    "aliases and merges are what they stand for",
    arguments: [
      ResolveExample.uikit(
        """
        x-base: &base {cell: C, height: 44, accessoryType: checkmark}
        rows:
        - {<<: *base, tag: a, height: 60}
        - {tag: b, height: 60, <<: *base}
        - *base
        """,
        [
          "row 0 height": "60 by value", "row 0 cell": "'C' by value", "row 1 height": "60 by value",
          "row 1 accessoryType": "checkmark by value", "row 2 height": "44 by value", "row 2 cell": "'C' by value",
        ])
    ])
  func aliases(example: ResolveExample) { expect(example) }
}
