import ListTestSupport
import Testing

/// HoloTableView 3.1.2: who answers, for constants and `native` (properties.md 1.1.0, 1.1.1).
///
/// What these rules say of run time cannot show in a compiled list and has no test:
///
/// | rule | why a file cannot show it |
/// |---|---|
/// | 1.1.0: a selector that is nil drops to the next tier | a file says which methods a class has, not how they are found |
/// | 1.1.1: `delegate` methods outside the proxy's list are never forwarded | the file cannot name such a method |
/// | 1.1.1: `delegate` never receives scroll methods | `scrollDelegate` is an object at run time |
/// | 1.1.1: properties without a row property (`canFocus` and so on) | constants of the proxy, nothing is written |
/// | 1.1.1: passing nil never clears an earlier value | one file is one state |
/// | 1.1.2: a section index out of range | the compiled list has no such section |
/// | 1.1.3, 1.1.4: a handler's answer is written back and is sticky | the handler's answer is known at run time only |
/// | 1.1.3, 1.1.4: heights are asked before the model handler ran | order of calls at run time |
/// | 1.1.3: a class that is no header or footer view asserts | the file does not know what a class inherits from |
/// | 1.1.3, 1.1.4: an estimate within (0, 1] becomes 0 before iOS 11 | UIKit's own answer, not the property |
/// | 1.1.4: `style` is asked only for a new cell | the pool at run time; two styles for one identifier are a finding |
/// | 1.1.4: `delegateSEL` is called for every display | order of calls at run time |
/// | 1.1.4: order within `cellForRow` | order of calls at run time |
/// | 1.1.5: `willSelect` cannot veto; events of invisible cells are lost | what UIKit does with the answer |
/// | 1.1.5: what `done(YES)` removes, both swipe handlers run | the handlers' own doing |
/// | 1.1.6: the later of two calls wins | a mapping has no order: an explicit value wins, see `SideEffectTests` |
@Suite("1.1.0 and 1.1.1 the general rule")
struct GeneralRuleTests {
  @Test(
    "1.1.0: \"if the user's delegate or dataSource object implements the UIKit method, it answers for the whole list\"",
    arguments: [
      ResolveExample.holo(
        """
        delegate: {height: native}
        cells: {C: {implements: {height: 1}}}
        rows: [{cell: C, heightHandler: 2, height: 3}, {text: plain}, {cell: C}]
        """,
        [
          "row 0 height": "native by delegate", "row 1 height": "native by delegate",
          "row 2 height": "native by delegate",
        ]),
      .holo(
        "dataSource: {canEdit: native}\nrows: [{cell: C, canEdit: false, canMove: true}]",
        ["row 0 canEdit": "native by delegate"]),
      .holo(
        "delegate: {headerHeight: native}\nsections: [{header: {title: a, height: 3}, footer: {title: b}, rows: []}]",
        ["section 0 header height": "native by delegate", "section 0 footer height": "28 by implied"]),
    ])
  func objectAnswersForAll(example: ResolveExample) { expect(example) }

  @Test(
    "1.1.0: \"otherwise class method, otherwise the handler block if non-nil, otherwise the static value\"",
    arguments: [
      ResolveExample.holo(
        """
        cells: {C: {implements: {height: 1}}, D: {}, N: {implements: {height: native}}}
        rows:
        - {cell: C, heightHandler: 2, height: 3}
        - {cell: D, heightHandler: 2, height: 3}
        - {cell: D, height: 3}
        - {cell: N, heightHandler: 2, height: 3}
        - {cell: D, heightHandler: native, height: 3}
        - {cell: D, heightHandler: {native: heightOf}, height: 3}
        """,
        [
          "row 0 height": "1 by classMethod", "row 1 height": "2 by handler", "row 2 height": "3 by value",
          "row 3 height": "native by classMethod", "row 4 height": "native by handler",
          "row 5 height": "native 'heightOf' by handler",
        ])
    ])
  func tiers(example: ResolveExample) { expect(example) }

  @Test(
    "1.1.0: \"unset is CGFLOAT_MIN, not zero and not nil; 0 is a real value that suppresses every fallback\"",
    arguments: [
      ResolveExample.holo(
        "rows: [{cell: C}, {cell: C, height: 0}, {cell: C, estimatedHeight: 0, height: 9}]",
        [
          "row 0 height": "nothing by runtime", "row 1 height": "0 by value", "row 1 estimatedHeight": "0 by runtime",
          "row 2 estimatedHeight": "0 by value",
        ]),
      .holo(
        "rowHeight: 60\nrowDefaults: {height: 50}\ncells: {C: {height: 40}}\nrows: [{cell: C, height: 0}]",
        ["row 0 height": "0 by value"]),
      .holo(
        "cells: {C: {implements: {height: 0}}}\nrows: [{cell: C, height: 44}]", ["row 0 height": "0 by classMethod"]),
    ])
  func zeroIsNotUnset(example: ResolveExample) { expect(example) }

  @Test(
    "1.1.0: \"there is no automatic-dimension value in the library\", but a file may ask for UIKit's",
    arguments: [
      ResolveExample.holo(
        "rows: [{cell: C, height: automatic}]",
        ["row 0 height": "automatic by value", "row 0 estimatedHeight": "automatic by runtime"])
    ])
  func automatic(example: ResolveExample) { expect(example) }

  @Test(
    "1.1.1: \"sectionIndexTitles: dataSource method, then value\"",
    arguments: [
      ResolveExample.holo("sectionIndexTitles: [A, B]\nrows: []", ["list sectionIndexTitles": "[A, B] by value"]),
      .holo(
        "sectionIndexTitles: [A, B]\ndataSource: {sectionIndexTitles: native}\nrows: []",
        ["list sectionIndexTitles": "native by delegate"]),
      .holo("rows: []", ["list sectionIndexTitles": "unset by runtime"]),
    ])
  func indexTitles(example: ResolveExample) { expect(example) }

  @Test(
    "1.1.1: \"sectionForSectionIndexTitleHandler: dataSource, then handler\"",
    arguments: [
      ResolveExample.holo(
        "sectionForSectionIndexTitleHandler: find\nrows: []",
        ["list sectionForSectionIndexTitle": "native 'find' by value"]),
      .holo(
        "sectionForSectionIndexTitle: find\ndataSource: {sectionForSectionIndexTitle: native}\nrows: []",
        ["list sectionForSectionIndexTitle": "native by delegate"]),
    ])
  func sectionForTitle(example: ResolveExample) { expect(example) }

  @Test(
    "1.1.1: \"scrollDelegate: nil by default\"",
    arguments: [
      ResolveExample.holo("scrollDelegate: native\nrows: []", ["list scrollDelegate": "native by value"]),
      .holo("rows: []", ["list scrollDelegate": "unset by runtime"]),
    ])
  func scrollDelegate(example: ResolveExample) { expect(example) }

  @Test(
    "1.1.2: \"tag: nil; rows: empty\"",
    arguments: [
      ResolveExample.holo(
        "sections: [{rows: []}, {tag: a}, {tag: a}]",
        ["section 0 tag": "unset by runtime", "section 1 tag": "'a' by value", "section 2 tag": "'a' by value"]),
      .holo("rows: [a]", ["section 0 tag": "unset by runtime", "row 0 tag": "unset by runtime"]),
    ])
  func sections(example: ResolveExample) { expect(example) }
}
