import ListTestSupport
import SpecSource
import Testing

/// What is said of lists because of the library that they are written for.
@Suite("findings about a list's library")
struct RuntimeFindingsTests {
  private static func flag(
    _ rule: String, _ severity: Severity, _ runtime: String, _ spec: String, _ message: String, notes: [String] = [],
    fixes: [String] = [], fixed: String? = nil, others: [String] = []
  ) -> FindingExample {
    FindingExample(
      rule, severity, "listspec: 1\nruntime: \(runtime)\n\(spec)\n", message, notes: notes,
      fixes: fixes, fixed: fixed.map { "listspec: 1\nruntime: \(runtime)\n\($0)\n" }, others: others)
  }

  private static func leave(_ rule: String, _ runtime: String, _ spec: String) -> CleanExample {
    CleanExample(rule, "listspec: 1\nruntime: \(runtime)\n\(spec)\n")
  }

  static let flagged: [FindingExample] = [
    flag(
      "unread-value", .warning, "mytable", "rows: [{cell: C, canMove: ⟦true⟧}, {cell: C, canMove: false}]",
      "'canMove' of a row is never read by runtime 'mytable' (and 1 more): it follows from 'moveHandler', so leave it out"
    ),
    flag(
      "unread-value", .warning, "p9",
      "types: {a: A}\ncells: {A: {implements: [height]}}\nsections: [{records: [{type: a, height: ⟦60⟧}]}]",
      "'height' of a row is never read by runtime 'p9': only the class is asked: 'cells: {…: {implements: {height: …}}}'"
    ),
    flag(
      "unread-value", .warning, "p9", "rowHeight: ⟦44⟧\nsections: [{records: []}]",
      "'rowHeight' is never read by runtime 'p9': only the class is asked: 'cells: {…: {implements: {height: …}}}'"),
    flag(
      "unread-value", .warning, "p9",
      "types: {a: A}\ncells: {A: {height: ⟦3⟧, implements: {height: 60}}}\nsections: [{records: [{type: a}]}]",
      "'height' of a row is never read by runtime 'p9': only the class is asked: 'cells: {…: {implements: {height: …}}}'"
    ),
    flag(
      "unread-value", .warning, "p9",
      "types: {a: A}\ncells: {A: {implements: [height]}}\nsections: [{header: {title: ⟦T⟧}, records: [{type: a}]}]",
      "'title' of a header or footer is never read by runtime 'p9': its library has no such thing, so leave it out"),
    flag(
      "unread-value", .warning, "p9",
      "types: {a: A}\nviews: {V: {implements: [height]}}\ncells: {A: {implements: [height]}}\nsections: [{header: {view: V, title: ⟦T⟧}, records: [{type: a}]}]",
      "'title' of a header or footer is never read by runtime 'p9': its library has no such thing, so leave it out"),
    flag(
      "unread-value", .warning, "cb", "sections: [{header: {title: T, height: ⟦0⟧}, data: [{text: a}]}]",
      "'height' of a header or footer is never read by runtime 'cb': its library has no such thing, so leave it out"),
    flag(
      "unread-value", .warning, "cb", "sections: [{data: [{text: a, canEdit: ⟦true⟧}]}]",
      "'canEdit' of a row is never read by runtime 'cb': it follows from 'commitEditing', so leave it out"),
    flag(
      "unread-value", .warning, "cb", "sections: [{data: [{text: a, canMove: ⟦true⟧}]}]",
      "'canMove' of a row is never read by runtime 'cb': its library has no such thing, so leave it out"),
    flag(
      "unread-value", .warning, "mytable", "rows: [{cell: C, editingDeleteTitle: ⟦Forget⟧}]",
      "'editingDeleteTitle' of a row is never read by runtime 'mytable': its library has no such thing, so leave it out"
    ),
    flag(
      "zero-is-unset", .note, "tf", "rows: [{cell: C, height: ⟦0⟧}, {cell: C, height: 0}]",
      "'height' is 0, which runtime 'tf' takes for unset (and 1 more): leave it out, or write 'automatic'"),
    flag(
      "zero-is-unset", .note, "cb", "sections: [{cell: C, adapter: a, height: ⟦0⟧, data: [1]}]",
      "'height' is 0, which runtime 'cb' takes for unset: leave it out, or write 'automatic'"),
    flag(
      "dead-value", .warning, "tf",
      "rows: [{item: P, editingStyle: ⟦insert⟧, editActions: ⟪[{title: a, handler: h}]⟫}]",
      "'editingStyle' never takes effect: 'editActions' decides it; remove one of them",
      notes: ["'editActions' is given here"], fixes: ["suggested: remove 'editingStyle'"],
      fixed: "rows: [{item: P, editActions: [{title: a, handler: h}]}]"),
    flag(
      "dead-value", .warning, "tf",
      "cells: {PCell: {editActions: ⟪[{title: a, handler: h}]⟫}}\nrows: [{item: P, edit: ⟦false⟧}, {item: P}]",
      "'edit' never takes effect: 'editActions' decides it; remove one of them",
      notes: ["'editActions' is given here"], fixes: ["suggested: remove 'edit'"],
      fixed: "cells: {PCell: {editActions: [{title: a, handler: h}]}}\nrows: [{item: P}, {item: P}]"),
    flag(
      "swipe-action-without-handler", .error, "tf",
      "rows: [{item: P, editActions: [{title: a, handler: h}, ⟦{title: b}⟧]}]",
      "swipe action 'b' has no code, so nothing happens and the row stays open; write 'handler: …'",
      fixes: ["unsafe: remove the swipe action"], fixed: "rows: [{item: P, editActions: [{title: a, handler: h}]}]"),
    flag(
      "hidden-title", .warning, "tf", "sections: [{reuseHeaderViewClass: ⟪R⟫, headerTitle: ⟦T⟧, rows: [{text: a}]}]",
      "the title is never shown: the view 'R' takes its place; remove one of them", notes: ["the view that hides it"]),
    flag(
      "reusable-view-without-height", .error, "tf", "sections: [{reuseHeaderViewClass: ⟦R⟧, rows: []}]",
      "the header is 0 high: a reusable view brings no height with it; write 'height'"),
    flag(
      "auto-height-without-adapter", .error, "cb",
      "rowDefaults: {autoHeight: ⟦true⟧}\nsections: [{data: [{text: a}, {text: b}]}]",
      "'autoHeight' without an 'adapter': the library calls it to measure, and the app ends; name the code"),
    flag(
      "row-without-cell", .error, "cb", "sections: [{data: [⟦{a: 1}⟧]}]",
      "row 1 of its section has no class, and the app ends when it is shown; write 'cell' of the section, or 'text'"),
    flag(
      "reuse-id-of-two-styles", .error, "tf", "rows: [⟪{item: P, style: value1}⟫, {item: ⟦P⟧}]",
      "reuse identifier 'PCell' is used with two styles: 'default' here, 'value1' before; give one of them another 'reuseId'",
      notes: ["first used here"]),
    flag(
      "reuse-id-of-two-cells", .error, "mytable", "rows: [⟪{item: P, reuseId: z}⟫, {item: Q, reuseId: ⟦z⟧}]",
      "reuse identifier 'z' is used with two cell classes: 'QCell' here, 'PCell' before; give one of them another 'reuseId'",
      notes: ["first used here"]),
    flag(
      "unknown-type", .error, "p9",
      "types: {row: A}\ncells: {A: {implements: [height]}}\nsections: [{records: [{type: ⟦rwo⟧}]}]",
      "type 'rwo' has no class in 'types'; did you mean 'row'?", fixes: ["suggested: write 'row'"],
      fixed: "types: {row: A}\ncells: {A: {implements: [height]}}\nsections: [{records: [{type: row}]}]"),
    flag(
      "unknown-type", .warning, "p9", "sections: [{headerType: ⟦head⟧}]",
      "type 'head' has no class in 'types', so nothing is shown"),
    flag(
      "half-size", .error, "holo", "kind: collection\nitems: [{cell: C, size: ⟦{width: 8}⟧}]",
      "'size' has no height, which makes it 0; the layout is asked for neither side"),
    flag(
      "half-size", .error, "holo", "kind: collection\nsections: [{headerSize: ⟦{height: 8}⟧}]",
      "'size' has no width, which makes it 0; the layout is asked for neither side"),
    flag(
      "callback-without-cell", .warning, "p9", "callbacks: [{cell: ⟦Bee⟧, native: f}]\n\(records)",
      "no type has the cell 'Bee', so this callback never fires",
      fixes: ["suggested: remove the callback"], fixed: "callbacks: []\n\(records)"),
    flag(
      "callback-without-cell", .warning, "p9", "callbacks: [{cell: ⟦PersonCel⟧, native: f}]\n\(records)",
      "no type has the cell 'PersonCel', so this callback never fires; did you mean 'PersonCell'?",
      fixes: ["suggested: write 'PersonCell'"], fixed: "callbacks: [{cell: PersonCell, native: f}]\n\(records)"),
    flag(
      "callback-without-cell", .warning, "p9", "callbacks: [{cell: ⟦person⟧, event: tap, native: f}]\n\(records)",
      "'person' is a type, and its cells are known as 'PersonCell', so this callback never fires; did you mean 'PersonCell'?",
      fixes: ["suggested: write 'PersonCell'"],
      fixed: "callbacks: [{cell: PersonCell, event: tap, native: f}]\n\(records)"),
    flag(
      "empty-callback-event", .error, "p9", "callbacks: [{cell: PersonCell, event: ⟦\"\"⟧, native: f}]\n\(records)",
      "the event is '', which P9TableViewHandler takes for selection; name the event, or remove 'event' for selection",
      fixes: ["suggested: remove 'event'"], fixed: "callbacks: [{cell: PersonCell, native: f}]\n\(records)"),
    flag(
      "empty-callback-event", .error, "p9",
      "callbacks: [{cell: PersonCell, native: f}, {cell: PersonCell, event: ⟦''⟧, native: g}]\n\(records)",
      "the event is '', which P9TableViewHandler takes for selection; name the event, or remove 'event' for selection",
      fixes: ["suggested: remove 'event'"],
      fixed: "callbacks: [{cell: PersonCell, native: f}, {cell: PersonCell, native: g}]\n\(records)"),
    flag(
      "colon-in-callback", .warning, "p9",
      "callbacks: [{cell: PersonCell, event: ⟦\"tap:long\"⟧, native: f}]\n\(records)",
      "'event' is 'tap:long': P9TableViewHandler joins cell and event with ':', so its key may be that of another callback; leave the colon out"
    ),
    flag(
      "colon-in-callback", .warning, "p9",
      "types: {a: \"A:b\"}\ncells: {\"A:b\": {implements: [height]}}\ncallbacks: [{cell: ⟦\"A:b\"⟧, native: f}]\nsections: [{records: [{type: a}]}]",
      "'cell' is 'A:b': P9TableViewHandler joins cell and event with ':', so its key may be that of another callback; leave the colon out",
      others: ["not-a-class-name"]),
    flag(
      "duplicate-callback", .warning, "p9",
      "callbacks: [{cell: ⟪PersonCell⟫, native: f}, {cell: ⟦PersonCell⟧, native: g}]\n\(records)",
      "'PersonCell' has a callback for selection already, which this one takes the place of; remove one of them",
      notes: ["the other, which never fires"], fixes: ["suggested: remove the one that never fires"],
      fixed: "callbacks: [{cell: PersonCell, native: g}]\n\(records)"),
    flag(
      "duplicate-callback", .warning, "p9",
      "callbacks: [{cell: ⟪PersonCell⟫, event: tap, native: f}, {cell: ⟦PersonCell⟧, event: tap, native: f}]\n\(records)",
      "'PersonCell' has a callback for event 'tap' already, which this one takes the place of; remove one of them",
      notes: ["the other, which never fires"], fixes: ["suggested: remove the one that never fires"],
      fixed: "callbacks: [{cell: PersonCell, event: tap, native: f}]\n\(records)"),
    flag(
      "callback-beside-delegate", .warning, "p9",
      "delegate: {didSelect: ⟪native⟫}\ncallbacks: [{cell: ⟦PersonCell⟧, native: f}]\n\(records)",
      "the delegate's 'didSelect' is not called for 'PersonCell': this callback is asked instead",
      notes: ["the delegate's"]),
    flag(
      "callback-beside-delegate", .warning, "p9",
      "delegate: {didSelect: ⟪native⟫}\ncallbacks: [{cell: PersonCell, event: tap, native: f}, {cell: ⟦PersonCell⟧, handler: g}]\n\(records)",
      "the delegate's 'didSelect' is not called for 'PersonCell': this callback is asked instead",
      notes: ["the delegate's"]),
  ]

  /// Records of P9TableViewHandler whose cells callbacks may be for.
  private static let records =
    "types: {person: PersonCell}\ncells: {PersonCell: {implements: [height]}}\nsections: [{records: [{type: person}]}]"

  static let clean: [CleanExample] = [
    leave("callback-without-cell", "p9", "callbacks: [{cell: PersonCell, native: f}]\n\(records)"),
    leave(
      "callback-without-cell", "p9",
      "callbacks: [{cell: Own, native: f}]\ncells: {Own: {implements: [height]}}\nsections: [{records: [{cell: Own}]}]"),
    leave("empty-callback-event", "p9", "callbacks: [{cell: PersonCell, event: tap, native: f}]\n\(records)"),
    leave("empty-callback-event", "p9", "callbacks: [{cell: PersonCell, native: f}]\n\(records)"),
    leave("colon-in-callback", "p9", "callbacks: [{cell: PersonCell, event: tap, native: \"f:\"}]\n\(records)"),
    leave("colon-in-callback", "p9", "callbacks: [{cell: PersonCell, event: tap.long, native: f}]\n\(records)"),
    leave(
      "duplicate-callback", "p9",
      "callbacks: [{cell: PersonCell, native: f}, {cell: PersonCell, event: tap, native: f}]\n\(records)"),
    leave(
      "duplicate-callback", "p9",
      "callbacks: [{cell: PersonCell, event: tap, native: f}, {cell: PersonCell, event: hold, native: f}]\n\(records)"),
    leave(
      "callback-beside-delegate", "p9",
      "delegate: {didSelect: native}\ncallbacks: [{cell: PersonCell, event: tap, native: f}]\n\(records)"),
    leave(
      "callback-beside-delegate", "p9",
      "delegate: {willDisplay: native}\ncallbacks: [{cell: PersonCell, native: f}]\n\(records)"),
    leave("unread-value", "tf", "rows: [{cell: C, canEdit: true}]"),
    leave("unread-value", "mytable", "rows: [{cell: C, editingStyle: delete}]"),
    leave("dead-value", "tf", "delegate: {didSelect: native}\nrows: [{cell: C, didSelect: open}]"),
    leave("dead-value", "mytable", "delegate: {didSelect: native}\nrows: [{cell: C, didSelect: open}]"),
    leave(
      "dead-value", "mytable",
      "delegate: {headerHeight: native}\nsections: [{headerTitle: A, headerHeight: 30, rows: [{text: a}]}]"),
    leave("reuse-id-of-two-styles", "mytable", "rows: [{item: P, style: value1}, {item: P}]"),
    leave("dead-value", "tf", "rows: [{item: P, editingStyle: delete, editActions: [{title: a, handler: h}]}]"),
    leave("dead-value", "tf", "rows: [{item: P, editingStyle: insert, editActions: native}]"),
    leave(
      "dead-value", "tf",
      "rowDefaults: {editingStyle: insert}\nrows: [{item: P, editActions: [{title: a, handler: h}]}]"),
    leave("header-of-empty-section", "holo", "sections: [{header: {view: none, height: 0}, rows: []}]"),
    leave("zero-is-unset", "mytable", "rows: [{cell: C, height: 0}]"),
    leave("zero-is-unset", "tf", "rows: [{cell: C, height: 1}]"),
    leave(
      "unknown-type", "p9", "types: {a: A}\ncells: {A: {implements: [height]}}\nsections: [{records: [{type: a}]}]"),
    leave("unknown-type", "p9", "sections: [{records: []}]"),
    leave("half-size", "holo", "kind: collection\nitems: [{cell: C, size: {width: 8, height: 0}}, {cell: C, size: 8}]"),
    leave("half-size", "holo", "kind: collection\nlayout: {itemSize: 8}\nitems: [{cell: C}]"),
  ]

  @Test("what the library makes nothing of is pointed at", arguments: flagged)
  func flag(example: FindingExample) { expect(example) }

  @Test("what it reads is left alone", arguments: clean)
  func pass(example: CleanExample) { expect(example) }
}
