import ListTestSupport
import SpecSource
import Testing

/// What is said of lists that are of the language, but probably not what was meant. For HoloTableView unless it says
/// otherwise.
@Suite("findings about lists")
struct ListFindingsTests {
  /// A fault in a list for HoloTableView, which the version and the runtime need not be written in.
  static func holo(
    _ rule: String, _ severity: Severity, _ spec: String, _ message: String, notes: [String] = [],
    fixes: [String] = [], fixed: String? = nil, others: [String] = []
  ) -> FindingExample {
    FindingExample(
      rule, severity, "listspec: 1\nruntime: holo\n\(spec)\n", message, notes: notes, fixes: fixes,
      fixed: fixed.map { "listspec: 1\nruntime: holo\n\($0)\n" }, others: others)
  }

  static func clean(_ rule: String, _ spec: String) -> CleanExample {
    CleanExample(rule, "listspec: 1\nruntime: holo\n\(spec)\n")
  }

  static let tags: [FindingExample] = [
    holo(
      "duplicate-row-tag", .warning,
      "sections: [{rows: [{tag: ⟪a⟫, cell: C, height: 1}, {tag: ⟦a⟧, cell: C, height: 1}]}]",
      "two rows have the tag 'a', the first one in this section; an edit of it is refused unless 'nth' says which",
      notes: ["the first one"],
      fixes: ["unsafe: remove the row"], fixed: "sections: [{rows: [{tag: a, cell: C, height: 1}]}]"),
    holo(
      "duplicate-row-tag", .warning,
      "sections: [{rows: [{tag: ⟪1⟫, text: a}]}, {rows: [{tag: b, text: a}, {tag: ⟦\"1\"⟧, text: a}]}]",
      "two rows have the tag '1', the first one in another section; an edit of it is refused unless 'nth' says which",
      notes: ["the first one"]),
    holo(
      "duplicate-row-tag", .warning, "rows: [&r {tag: ⟪a⟫, text: b}, ⟦*r⟧]",
      "two rows have the tag 'a', the first one in this section; an edit of it is refused unless 'nth' says which",
      notes: ["the first one"]),
    holo(
      "duplicate-row-tag", .warning,
      "x-row: &r {tag: a, text: b}\nrows:\n- ⟪<<: *r⟫\n- ⟦<<: *r⟧\n  detail: c\n",
      "two rows have the tag 'a', the first one in this section; an edit of it is refused unless 'nth' says which",
      notes: ["the first one"]),
    holo(
      "duplicate-section-tag", .warning, "sections: [{tag: ⟪a⟫, rows: []}, {tag: b}, {tag: ⟦a⟧}]",
      "two sections have the tag 'a'; an edit of it is refused unless 'nth' says which", notes: ["the first one"]),
    holo(
      "duplicate-section-tag", .warning, "sections: [&s {tag: ⟪a⟫, rows: []}, ⟦*s⟧]",
      "two sections have the tag 'a'; an edit of it is refused unless 'nth' says which", notes: ["the first one"]),
  ]

  static let classes: [FindingExample] = [
    holo(
      "misspelt-class", .warning,
      "cells: {⟪ProfileCell⟫: {height: 1}}\nrows: [{cell: ⟦ProfilCell⟧}, {cell: ProfilCell, height: 2}]",
      "'ProfilCell' is not declared in 'cells'; did you mean 'ProfileCell'?", notes: ["'ProfileCell' is declared here"],
      fixes: ["suggested: write 'ProfileCell'"],
      fixed: "cells: {ProfileCell: {height: 1}}\nrows: [{cell: ProfileCell}, {cell: ProfileCell, height: 2}]"),
    FindingExample(
      "misspelt-class", .warning,
      #"{"listspec": 1, "cells": {⟪"ProfileCell"⟫: {}}, "rows": [{"cell": ⟦"profileCell"⟧}]}"#,
      "'profileCell' is not declared in 'cells'; did you mean 'ProfileCell'?",
      notes: ["'ProfileCell' is declared here"], fixes: ["suggested: write 'ProfileCell'"],
      fixed: #"{"listspec": 1, "cells": {"ProfileCell": {}}, "rows": [{"cell": "ProfileCell"}]}"#),
    holo(
      "misspelt-class", .warning,
      "views: {⟪PeopleHeader⟫: {height: 1}}\nsections: [{header: {view: ⟦PeopelHeader⟧}}, {footer: {view: PeopelHeader}}]",
      "'PeopelHeader' is not declared in 'views'; did you mean 'PeopleHeader'?",
      notes: ["'PeopleHeader' is declared here"], fixes: ["suggested: write 'PeopleHeader'"],
      fixed: "views: {PeopleHeader: {height: 1}}\n"
        + "sections: [{header: {view: PeopleHeader}}, {footer: {view: PeopleHeader}}]"),
    holo(
      "misspelt-class", .warning,
      "cells: {⟪ProfileCell⟫: {height: 1}}\nrowDefaults: {cell: ⟦ProfileCel⟧}\nrows: [{tag: a}]",
      "'ProfileCel' is not declared in 'cells'; did you mean 'ProfileCell'?", notes: ["'ProfileCell' is declared here"],
      fixes: ["suggested: write 'ProfileCell'"],
      fixed: "cells: {ProfileCell: {height: 1}}\nrowDefaults: {cell: ProfileCell}\nrows: [{tag: a}]"),
  ]

  static let heights: [FindingExample] = [
    holo(
      "missing-height", .error, "cells: {C: {implements: {height: false}}}\nrows: [⟦{tag: a, cell: C}⟧]",
      "row 'a' has no height and cannot be seen: 'C' does not implement it; write 'height'"),
    holo(
      "missing-height", .error, "rows:\n- text: a\n- ⟦tag: b⟧\n  accessoryType: checkmark\n",
      "row 'b' has no height and cannot be seen: it names no class that could have one; write 'height', or 'cell'"),
    holo(
      "missing-height", .error, "sections: [{rows: [a, ⟦{selectionStyle: none}⟧]}]",
      "row 2 of its section has no height and cannot be seen: it names no class that could have one; write 'height', "
        + "or 'cell'"),
    holo(
      "missing-height", .warning, "rows: [⟦{tag: a, cell: C}⟧]",
      "row 'a' has no height: if 'C' implements it, say so ('cells: {C: {implements: [height]}}'), else write 'height'"),
    holo(
      "missing-height", .warning, "cells: {C: {style: value1}}\nrows: [⟦{cell: C}⟧, ⟪{tag: b, cell: C}⟫, ⟪{cell: C}⟫]",
      "row 1 of its section and 2 more of 'C' have no height: if 'C' implements it, say so "
        + "('implements: [height]'), else write 'height'", notes: ["another one", "another one"]),
    holo(
      "missing-height", .warning, "rowDefaults: {cell: C}\nrows: [⟦{text: a}⟧]",
      "row 1 of its section has no height: if 'C' implements it, say so ('cells: {C: {implements: [height]}}'), else "
        + "write 'height'"),
    holo(
      "missing-height", .warning, "rows: [⟦{tag: a, cell: C, estimatedHeight: 44}⟧]",
      "row 'a' has no height: if 'C' implements it, say so ('cells: {C: {implements: [height]}}'), else write 'height'"),
    holo(
      "missing-height", .error, "cells: {C: {implements: {height: false}}}\nrows: [&r ⟦{cell: C}⟧, *r, *r]",
      "row 1 of its section has no height and cannot be seen: 'C' does not implement it; write 'height'"),
    holo(
      "missing-header-height", .error, "sections: [{header: ⟦{estimatedHeight: 9}⟧}]",
      "the header has no height and cannot be seen; write 'height'"),
    holo(
      "missing-header-height", .error,
      "views: {H: {implements: {height: false}}}\nsections: [{header: ⟦{view: H}⟧, rows: [a]}]",
      "the header has no height and cannot be seen: 'H' does not implement it; write 'height'"),
    holo(
      "missing-header-height", .warning, "sections: [{footer: ⟦{view: F}⟧}]",
      "the footer has no height: if 'F' implements it, say so ('views: {F: {implements: [height]}}'), else write "
        + "'height'"),
    holo(
      "missing-header-height", .warning,
      "views: {H: {}}\nsections: [{header: ⟦{view: H}⟧}, {header: {view: H, estimatedHeight: 3}}, {header: {view: H}}]",
      "the header and 2 more of 'H' have no height: if 'H' implements it, say so ('implements: [height]'), else write "
        + "'height'"),
  ]

  static let titles: [FindingExample] = [
    holo(
      "hidden-title", .error, "sections: [{header: {title: ⟦Account⟧, view: ⟪H⟫, height: 3}}]",
      "the title is never shown: the view 'H' takes its place; remove one of them", notes: ["the view that hides it"]),
    FindingExample(
      "hidden-title", .warning, "sections: [{footer: {view: ⟪F⟫, title: ⟦Account⟧}}]",
      "the title is never shown: the view 'F' takes its place; remove one of them", notes: ["the view that hides it"]),
    FindingExample(
      "hidden-title", .warning, "header: {view: ⟪F⟫, title: ⟦Account⟧}\nrows: []",
      "the title is never shown: the view 'F' takes its place; remove one of them", notes: ["the view that hides it"]),
    holo(
      "hidden-title", .error, "sections: [{header: {view: ⟪H⟫, height: 3}, headerTitleHandler: ⟦native⟧}]",
      "the title is never shown: the view 'H' takes its place; remove one of them", notes: ["the view that hides it"]),
  ]

  static let dead: [FindingExample] = [
    holo(
      "dead-value", .warning, "cells: {C: {implements: {height: ⟪native⟫}}}\nrows: [{cell: C, height: ⟦44⟧}]",
      "'height' never takes effect: 'C' implements it; remove it here or there", notes: ["implemented here"],
      fixes: ["suggested: remove 'height'"], fixed: "cells: {C: {implements: {height: native}}}\nrows: [{cell: C}]"),
    holo(
      "dead-value", .warning,
      "cells: {C: {implements: [⟪didSelect⟫, height]}}\nrows: [{cell: C, didSelectHandler: ⟦a⟧}]",
      "'didSelectHandler' never takes effect: 'C' implements it; remove it here or there", notes: ["implemented here"],
      fixes: ["suggested: remove 'didSelectHandler'"],
      fixed: "cells: {C: {implements: [didSelect, height]}}\nrows: [{cell: C}]"),
    holo(
      "dead-value", .warning, "cells: {C: {implements: {height: ⟪native⟫}, height: ⟦44⟧}}\nrows: [{cell: C}]",
      "'height' never takes effect: 'C' implements it; remove it here or there", notes: ["implemented here"],
      fixes: ["suggested: remove 'height'"], fixed: "cells: {C: {implements: {height: native}}}\nrows: [{cell: C}]"),
    holo(
      "dead-value", .warning, "rows: [{cell: C, height: ⟦44⟧, heightHandler: ⟪native⟫}]",
      "'height' never takes effect: 'heightHandler' beside it is asked first; remove it", notes: ["the block"],
      fixes: ["suggested: remove 'height'"], fixed: "rows: [{cell: C, heightHandler: native}]"),
    holo(
      "dead-value", .warning, "sections: [{headerTitle: ⟦a⟧, headerTitleHandler: ⟪native⟫}]",
      "'headerTitle' never takes effect: 'headerTitleHandler' beside it is asked first; remove it",
      notes: ["the block"],
      fixes: ["suggested: remove 'headerTitle'"], fixed: "sections: [{headerTitleHandler: native}]"
    ),
    holo(
      "dead-value", .warning, "sections: [{header: ⟦a⟧, headerTitleHandler: ⟪native⟫}]",
      "'title' never takes effect: 'headerTitleHandler' beside it is asked first; remove it", notes: ["the block"],
      fixes: ["suggested: remove 'header'"], fixed: "sections: [{headerTitleHandler: native}]"),
    holo(
      "dead-value", .warning, "rows: [{cell: C, height: 3, model: ⟦{a: 1}⟧, modelHandler: ⟪native⟫}]",
      "'model' never takes effect: 'modelHandler' beside it is asked first; remove it", notes: ["the block"],
      fixes: ["suggested: remove 'model'"], fixed: "rows: [{cell: C, height: 3, modelHandler: native}]"),
    holo(
      "dead-value", .warning,
      "cells: {C: {heightHandler: ⟪native⟫, height: ⟦3⟧}}\nrows: [{cell: C}]",
      "'height' never takes effect: 'heightHandler' beside it is asked first; remove it", notes: ["the block"],
      fixes: ["suggested: remove 'height'"], fixed: "cells: {C: {heightHandler: native}}\nrows: [{cell: C}]"),
    holo(
      "dead-value", .warning,
      "delegate: {height: ⟦native⟧}\nrows: [{cell: C, height: ⟪44⟫}, {cell: C, heightHandler: 3}, {text: a}]",
      "the delegate answers 'height' for the whole list, so 2 values never take effect", notes: ["the first of them"]),
    holo(
      "dead-value", .warning, "dataSource: {canEdit: ⟦native⟧}\nrows: [{text: a, canEdit: ⟪true⟫}]",
      "the data source answers 'canEdit' for the whole list, so 1 value never takes effect", notes: ["the value"]),
    holo(
      "dead-value", .warning,
      "delegate: {height: ⟦native⟧}\nrowHeight: ⟪44⟫\nrowDefaults: {height: 3}\ncells: {C: {height: 5}}\nrows: [{cell: C}]",
      "the delegate answers 'height' for the whole list, so 3 values never take effect", notes: ["the first of them"]),
    holo(
      "dead-value", .warning,
      "delegate: {headerHeight: ⟦native⟧}\nsections: [{header: {title: a, height: ⟪30⟫}, footer: {title: b, height: 3}}]",
      "the delegate answers 'headerHeight' for the whole list, so 1 value never takes effect", notes: ["the value"]),
    holo(
      "dead-value", .warning, "dataSource: {sectionIndexTitles: ⟦native⟧}\nsectionIndexTitles: ⟪[A]⟫\nrows: []",
      "the data source answers 'sectionIndexTitles' for the whole list, so 1 value never takes effect",
      notes: ["the value"]),
    holo(
      "dead-value", .warning,
      "views: {H: {implements: {height: ⟪30⟫}}}\nsections: [{footer: {view: H, height: ⟦3⟧}}]",
      "'height' never takes effect: 'H' implements it; remove it here or there", notes: ["implemented here"],
      fixes: ["suggested: remove 'height'"],
      fixed: "views: {H: {implements: {height: 30}}}\nsections: [{footer: {view: H}}]"),
  ]

  static let reuse: [FindingExample] = [
    holo(
      "reuse-id-of-two-cells", .error,
      "rows: [⟪{cell: A, height: 1, reuseId: x}⟫, {cell: B, height: 1, reuseId: ⟦x⟧}, {cell: B, height: 1, reuseId: x}]",
      "reuse identifier 'x' is used with two cell classes: 'B' here, 'A' before; give one of them another 'reuseId'",
      notes: ["first used here"]),
    holo(
      "reuse-id-of-two-cells", .error,
      "cells: {A: {reuseId: B}}\nsections: [{rows: [⟪{cell: A, height: 1}⟫]}, {rows: [{cell: ⟦B⟧, height: 1}]}]",
      "reuse identifier 'B' is used with two cell classes: 'B' here, 'A' before; give one of them another 'reuseId'",
      notes: ["first used here"]),
    holo(
      "reuse-id-of-two-cells", .error,
      "rowDefaults: {reuseId: x}\nrows: [⟪{cell: A, height: 1}⟫, {cell: ⟦B⟧, height: 1}]",
      "reuse identifier 'x' is used with two cell classes: 'B' here, 'A' before; give one of them another 'reuseId'",
      notes: ["first used here"]),
    holo(
      "reuse-id-of-two-cells", .error,
      "delegate: {didSelect: native}\nrows: [⟪{cell: A, height: 1, reuseId: x}⟫, {cell: B, height: 1, reuseId: ⟦x⟧}]",
      "reuse identifier 'x' is used with two cell classes: 'B' here, 'A' before; give one of them another 'reuseId'",
      notes: ["first used here"]),
    holo(
      "reuse-id-of-two-styles", .error,
      "rows: [⟪{cell: A, height: 1}⟫, {cell: A, height: 1, style: ⟦value1⟧}, {cell: A, height: 1, style: value1}]",
      "reuse identifier 'A' is used with two styles: 'value1' here, 'default' before; give one of them another 'reuseId'",
      notes: ["first used here"]),
    holo(
      "reuse-id-of-two-styles", .error,
      "rows: [⟪{cell: A, height: 1, style: subtitle, reuseId: x}⟫, {cell: ⟦A⟧, height: 1, reuseId: x}]",
      "reuse identifier 'x' is used with two styles: 'default' here, 'subtitle' before; give one of them another "
        + "'reuseId'", notes: ["first used here"]),
    holo(
      "reuse-id-of-two-styles", .error,
      "sections:\n- rowDefaults: {style: value1}\n  rows: [⟪{cell: A, height: 1}⟫]\n- rows: [{cell: ⟦A⟧, height: 1}]\n",
      "reuse identifier 'A' is used with two styles: 'default' here, 'value1' before; give one of them another 'reuseId'",
      notes: ["first used here"]),
  ]

  static let moves: [FindingExample] = [
    holo(
      "move-without-handler", .error, "rows: [{cell: C, height: 1, canMove: ⟦true⟧}]",
      "'canMove' without 'moveHandler': the row moves on the screen, but its data stays where it was",
      notes: ["name the code that moves the data, as in 'moveHandler: moveRow', or remove 'canMove'"]),
    FindingExample(
      "move-without-handler", .warning, "rows: [{cell: C, canMove: ⟦true⟧}]",
      "'canMove' without 'moveHandler': UIKit moves only rows whose data source implements "
        + "tableView(_:moveRowAt:to:)",
      notes: ["name the code that moves the data, as in 'moveHandler: moveRow', or remove 'canMove'"]),
    holo(
      "move-without-handler", .error, "rowDefaults: {canMove: ⟦true⟧}\nrows: [⟪{tag: a, text: a}⟫, {text: b}]",
      "'canMove' without 'moveHandler': the row moves on the screen, but its data stays where it was",
      notes: [
        "row 'a' has none, and is the first",
        "name the code that moves the data, as in 'moveHandler: moveRow', or remove 'canMove'",
      ]),
  ]

  static let cleanExamples: [CleanExample] = [
    clean("move-without-handler", "rows: [{text: a, canMove: true, moveHandler: move}, {text: a, moveHandler: move}]"),
    clean("move-without-handler", "rows: [{text: a, canMove: false}, {text: a}]"),
    clean("move-without-handler", "dataSource: {moveHandler: native}\nrows: [{text: a, canMove: true}]"),
    clean("duplicate-row-tag", "sections: [{tag: a, rows: [{tag: a, text: b}, {tag: A, text: b}, b, b]}]"),
    clean("duplicate-row-tag", "rows: [&r {text: b}, *r, {text: b}]"),
    clean(
      "duplicate-section-tag",
      "sections: [{tag: a, rows: []}, {rows: []}, {rows: []}, {tag: b, rows: [{tag: a, text: b}]}]"),
    clean("duplicate-section-tag", "sections: [&s {rows: []}, *s]"),
    clean(
      "misspelt-class",
      "cells: {HeadCell: {height: 1}, Cell1: {height: 1}}\nrows: [{cell: HelpCell, height: 1}, {cell: Cell2, height: 2}]"
    ),
    clean(
      "misspelt-class",
      "cells: {HoloExampleTableViewCell: {height: 1}}\nrows: [{cell: ExampleTableViewCell, height: 1}, {cell: HoloExampleTableViewCell}]"
    ),
    clean("misspelt-class", "rows: [{cell: ProfileCell, height: 1}, {cell: ProfilCell, height: 1}]"),
    clean("misspelt-class", "views: {ProfileCell: {}}\nrows: [{cell: ProfilCell, height: 1}]"),
    clean("missing-height", "rows: [a, {text: a}, {cell: C, height: 0}, {cell: C, heightHandler: native}]"),
    clean("missing-height", "rowHeight: 44\nrows: [{cell: C}, {tag: a}]"),
    clean("missing-height", "rowDefaults: {height: 3}\nrows: [{cell: C}, {tag: a}]"),
    clean("missing-height", "sections: [{rowDefaults: {heightHandler: native}, rows: [{cell: C}, {tag: a}]}]"),
    clean("missing-height", "delegate: {height: native}\nrows: [{cell: C}, {tag: a}]"),
    clean("missing-height", "cells: {C: {implements: [height]}, D: {height: 3}}\nrows: [{cell: C}, {cell: D}]"),
    clean("missing-height", "dataSource: {cell: native}\nrows: [{tag: a}]"),
    CleanExample("missing-height", "cells: {C: {implements: {height: false}}}\nrows: [{cell: C}, {tag: a}]"),
    clean("missing-header-height", "sections: [{header: {view: H, height: 0}, footer: Total}, {header: {view: none}}]"),
    clean(
      "missing-header-height",
      "views: {H: {implements: [height]}, F: {height: 3}}\nsections: [{header: {view: H}, footer: {view: F}}]"),
    clean("missing-header-height", "delegate: {headerHeight: native}\nsections: [{header: {view: H}}]"),
    CleanExample("missing-header-height", "sections: [{header: {view: H}}]"),
    clean("missing-header-height", "header: {view: Top}\nrows: []"),
    clean("hidden-title", "sections: [{header: {view: none, title: a}, footer: b}, {header: {view: H, height: 3}}]"),
    clean("hidden-title", "sections: [{header: {title: a}}, {header: {view: H, height: 1, model: {title: a}}}]"),
    clean("dead-value", "cells: {C: {implements: {height: false}, height: 3}}\nrows: [{cell: C, height: 4}]"),
    clean("dead-value", "rowDefaults: {height: 3}\ncells: {C: {implements: [height]}}\nrows: [{cell: C}, {cell: D}]"),
    clean("dead-value", "delegate: {didSelect: native}\nrows: [{cell: C, height: 3}]"),
    clean("dead-value", "rows: [{cell: C, heightHandler: native, estimatedHeight: 3}]"),
    clean("dead-value", "dataSource: {canEdit: native}\ncells: {C: {implements: [configure]}}\nrows: [{text: a}]"),
    clean(
      "reuse-id-of-two-cells", "rows: [{cell: A, height: 1}, {cell: B, height: 1}, {cell: A, height: 1, reuseId: x}]"),
    clean(
      "reuse-id-of-two-cells",
      "dataSource: {cell: native}\nrows: [{cell: A, height: 1, reuseId: x}, {cell: B, height: 1, reuseId: x}]"),
    clean(
      "reuse-id-of-two-cells", "rows: [{cell: A, height: 1, reuseId: x}, {cell: B, height: 1, reuseIdHandler: native}]"),
    clean("reuse-id-of-two-styles", "rows: [{cell: A, height: 1}, {cell: A, height: 1, style: value1, reuseId: x}]"),
    clean("reuse-id-of-two-styles", "rows: [a, {text: a, detail: b}, {text: a, value: b}, {text: a, style: value2}]"),
    clean(
      "reuse-id-of-two-styles", "cells: {A: {style: value1, height: 1}}\nrows: [{cell: A}, {cell: A, style: value1}]"),
    clean(
      "reuse-id-of-two-styles",
      "rows: [{cell: A, height: 1, styleHandler: native}, {cell: A, height: 1, style: value1}]"),
  ]

  @Test("a tag that is used twice", arguments: tags)
  func tagsExamples(example: FindingExample) { expect(example) }

  @Test("a class that is almost declared", arguments: classes)
  func classesExamples(example: FindingExample) { expect(example) }

  @Test("a row, header or footer without a height", arguments: heights)
  func heightsExamples(example: FindingExample) { expect(example) }

  @Test("a title that a view hides", arguments: titles)
  func titlesExamples(example: FindingExample) { expect(example) }

  @Test("a value that never takes effect", arguments: dead)
  func deadExamples(example: FindingExample) { expect(example) }

  @Test("a reuse identifier for two kinds of cell", arguments: reuse)
  func reuseExamples(example: FindingExample) { expect(example) }

  @Test("a row that moves and leaves its data", arguments: moves)
  func movesExamples(example: FindingExample) { expect(example) }

  @Test("lists that only look alike are left alone", arguments: cleanExamples)
  func pass(example: CleanExample) { expect(example) }
}
