import ListEdits
import ListModel
import ListRender
import SpecSource
import SpecTree
import TestSupport
import Testing

@testable import ListDiff

@Suite("differences as edits")
struct EditLawTests {
  @Test("edits applied strictly to the old list make the new one, and back", arguments: 0..<10)
  func roundTrip(part: UInt64) throws {
    for seed in part * 200..<(part + 1) * 200 {
      let old = RandomList(seed: seed)
      let new = seed % 5 == 0 ? RandomList(seed: seed + 7) : old.changed(seed: seed)
      let first = RandomSpelling.text(of: old, seed: seed + 1)
      let second = RandomSpelling.text(of: new, seed: seed + 2)
      check(first, second, "seed \(seed)")
      if seed % 3 == 0 { check(second, first, "seed \(seed), back") }
    }
  }

  @Test("edits reach rows that are models, placed sections, other libraries' names and other kinds", arguments: pairs)
  func otherLists(old: String, new: String) {
    check("listspec: 1\n\(old)", "listspec: 1\n\(new)", "there")
    check("listspec: 1\n\(new)", "listspec: 1\n\(old)", "back")
  }

  private static let pairs = [
    (
      "runtime: cb\nsections: [{tag: s, cell: C, data: [{n: 1}, {n: 2}]}, {tag: t, data: [{text: a}]}]",
      "runtime: cb\nsections: [{tag: s, cell: C, data: [{n: 2}, {n: 3}, {n: 1}]}, {tag: t, data: [{text: b}, {text: c}]}]"
    ),
    (
      "runtime: cb\nsections: [{tag: s, cell: C, height: 50, headerTitle: A, data: [{n: 1}]}]",
      "runtime: cb\nsections: [{tag: s, rowDefaults: {cell: D, height: 60}, header: B, data: [{n: 1}]}]"
    ),
    (
      "runtime: mytable\nsections: [{tag: s, headerTitle: A, items: [{tag: a, item: PersonItem, cellHeight: 50}]}]",
      "runtime: mytable\nsections: [{tag: s, headerHeight: 3, items: [{tag: a, item: PersonItem, height: 60}, {tag: b, item: X}]}]"
    ),
    (
      "runtime: p9\ntypes: {a: ACell}\nsections: [{tag: s, records: [{tag: r, type: a, data: {n: 1}}]}]",
      "runtime: p9\ntypes: {a: ACell, b: BCell}\nsections: [{tag: s, records: [{tag: r, type: b, data: {n: 1, m: 2}}, {type: a}]}]"
    ),
    (
      "include: [p.yaml]\nsections: [{use: one}, {tag: t, rows: [a]}]",
      "include: [p.yaml]\nsections: [{tag: one, rows: [{tag: k, text: k}]}, {tag: t, rows: [a]}]"
    ),
    (
      "include: [p.yaml]\nsections: [{tag: t, rows: [a]}, {use: one}, {use: two, when: \"$(data.b)\"}]",
      "include: [p.yaml]\nsections: [{use: two}, {use: one, when: \"$(data.a)\"}, {tag: t, rows: [a]}]"
    ),
    ("rows: [a, {tag: b, text: c}]", "kind: collection\nsections: [{tag: s, items: [{cell: A, size: 3}]}]"),
    ("runtime: holo\nrows: [{tag: a, cell: A}]", "runtime: uikit\nsections: [{tag: s, rows: [{tag: a, cell: A}]}]"),
    (
      "cells: {A: {model: {x: 1}}}\nrows: [{tag: a, cell: A, model: {y: 1}}, {cell: A, model: {y: 2}}]",
      "cells: {A: {model: {x: 1}}}\nrows: [{cell: A, model: null, text: b}, {tag: a, cell: A, model: null}]"
    ),
    (
      "sections: [{tag: \"s-$(each)\", forEach: [1, 2], rows: [{tag: \"r-$(each)\", forEach: [1, 2], text: \"$(each)\"}]}]",
      "sections: [{tag: \"s-$(each)\", forEach: [1, 3], rows: [{tag: \"r-$(each)\", forEach: [1, 2, 3], text: \"x $(each)\"}]}]"
    ),
  ]

  @Test("the code of every event changes its name, however it is written", arguments: events)
  func codeNames(list: String) {
    for (old, new) in [("go", "show"), ("go", "native"), ("{native: go}", "show"), ("go", "{native: native}")] {
      let (first, second) = (list.replacing("CODE", with: old), list.replacing("CODE", with: new))
      check("listspec: 1\n\(first)", "listspec: 1\n\(second)", "there")
      check("listspec: 1\n\(second)", "listspec: 1\n\(first)", "back")
    }
  }

  private static let events = [
    "rows: [{tag: a, text: x, didSelect: CODE}]",
    "rows: [{tag: a, text: x}]\nrowDefaults: {didSelect: CODE}\nrefreshControl: CODE",
    "rows: [{tag: a, text: x}]\nheader: {title: t, willDisplay: CODE}\nempty: {text: none, didSelect: CODE}",
    "sections: [{tag: s, header: {title: t, willDisplay: CODE}, rowDefaults: {didSelect: CODE}, rows: []}]",
    "cells: {A: {didSelect: CODE, implements: {didSelect: CODE}}}\nrows: [{cell: A}]",
    "cells: {A: {implements: {didSelect: CODE, configure: native}}}\nrows: [{cell: A}]",
    "views: {V: {willDisplay: CODE, implements: {willDisplay: CODE}}}\nsections: [{header: {view: V}, rows: []}]",
    "runtime: holo\nscrollDelegate: CODE\nrows: [{tag: a, text: x, didSelectHandler: CODE, delegate: CODE}]",
    "runtime: holo\nsections: [{tag: s, headerTitle: t, willDisplayHeaderHandler: CODE, rows: []}]",
    "runtime: cb\nsections: [{tag: s, cell: C, event: CODE, adapter: CODE, data: [{n: 1}]}]",
    "runtime: tf\npaging: {total: 2, loading: {text: more, selectionHandler: CODE}}\nsections: []",
    "runtime: tf\nsections: [{tag: s, items: [{tag: a, text: x, selectionHandler: CODE}]}]",
  ]

  /// Applies the difference of two lists to the first and compares the result with the second.
  func check(_ first: String, _ second: String, _ name: String) {
    let changes = DiffedPair.changes(first, second)
    var edits = ByteBuffer()
    let difference = ListDifference(changes, from: "old", to: "new")
    DiffFormats.all.first { $0.name == "edits" }?.write(difference, TextStyle(), to: &edits)
    let (tree, _) = SpecReader.read(SourceFile(name: "old", bytes: Array(first.utf8)), as: .yaml)
    let (editTree, syntax) = SpecReader.read(SourceFile(name: "edits", bytes: edits.bytes), as: .yaml)
    var draft = TreeDraft(tree.documents[0], of: tree)
    let found = syntax + EditRunner.apply(editTree, to: &draft, EditRunner.Options())
    let errors = found.filter { $0.severity == .error }.map(\.message)
    #expect(errors == [], "\(name):\n\(first)\n\(second)\n\(edits.text)")
    guard errors.isEmpty else { return }
    let rest = DiffedPair.changes(draft.tree(), second)
    #expect(rest.isEmpty, "\(name):\n\(first)\n\(second)\n\(edits.text)\n\(rest)")
  }
}
