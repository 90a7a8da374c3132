import ListTestSupport
import SpecSource
import Testing

/// What is said of values: of another kind, none of the names, out of bounds, not there, null.
@Suite("findings about values")
struct ValueFindingsTests {
  static let flagged: [FindingExample] = [
    // wrong-type: numbers
    FindingExample(
      "wrong-type", "rows: [{cell: C, height: ⟦tall⟧}]",
      "'height' is 'tall', expected a number of points, or 'automatic'"),
    FindingExample(
      "wrong-type", "rows: [{cell: C, height: ⟦\"44\"⟧}]",
      "'height' is the text '44', expected a number of points, or 'automatic'; drop the quotes",
      fixes: ["safe: drop the quotes"], fixed: "rows: [{cell: C, height: 44}]"),
    FindingExample(
      "wrong-type", #"{"listspec": 1, "rows": [{"cell": "C", "height": ⟦"44.5"⟧}]}"#,
      "'height' is the text '44.5', expected a number of points, or 'automatic'; drop the quotes",
      fixes: ["safe: drop the quotes"], fixed: #"{"listspec": 1, "rows": [{"cell": "C", "height": 44.5}]}"#),
    FindingExample(
      "wrong-type", "rows: [{cell: C, height: ⟦44pt⟧}]",
      "'height' is '44pt', expected a number of points, or 'automatic'; leave out the unit",
      fixes: ["suggested: write 44"], fixed: "rows: [{cell: C, height: 44}]"),
    FindingExample(
      "wrong-type", "rows: [{cell: C, height: ⟦auto⟧}]",
      "'height' is 'auto', expected a number of points, or 'automatic'", fixes: ["safe: write 'automatic'"],
      fixed: "rows: [{cell: C, height: automatic}]"),
    FindingExample(
      "unknown-value", "rows: [{text: a, accessoryType: ⟦disclosure⟧}]",
      "'accessoryType' is 'disclosure'; did you mean 'disclosureIndicator'?",
      fixes: ["suggested: write 'disclosureIndicator'"], fixed: "rows: [{text: a, accessoryType: disclosureIndicator}]"),
    FindingExample(
      "unknown-value", "rows: [{text: a, accessoryType: ⟦detail⟧}]",
      "'accessoryType' is 'detail', expected one of: none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton"
    ),
    FindingExample(
      "wrong-type", "rows: [{cell: C, height: ⟦Automatic⟧}]",
      "'height' is 'Automatic', expected a number of points, or 'automatic'", fixes: ["safe: write 'automatic'"],
      fixed: "rows: [{cell: C, height: automatic}]"),
    FindingExample(
      "wrong-type", "rows: [{cell: C, height: ⟦true⟧}]",
      "'height' is true, expected a number of points, or 'automatic'"),
    FindingExample(
      "wrong-type", "rows: [{cell: C, height: ⟦[44]⟧}]",
      "'height' is a list, expected a number of points, or 'automatic'"),
    FindingExample(
      "wrong-type", "rows:\n- cell: C\n  height:\n    ⟦a: 1⟧\n    b: 2\n",
      "'height' is a mapping, expected a number of points, or 'automatic'"),
    FindingExample("wrong-type", "ios: ⟦fifteen⟧\nrows: []", "'ios' is 'fifteen', expected a number"),
    FindingExample(
      "wrong-type", "rows: [{cell: C, indentationLevel: ⟦two⟧}]", "'indentationLevel' is 'two', expected a whole number"
    ),

    // wrong-type: flags
    FindingExample(
      "wrong-type", "rows: [{cell: C, canEdit: ⟦YES⟧}]",
      "'canEdit' is 'YES', expected true or false (YAML 1.2 takes this word for text)", fixes: ["safe: write true"],
      fixed: "rows: [{cell: C, canEdit: true}]"),
    FindingExample(
      "wrong-type", "rows: [{cell: C, canEdit: ⟦off⟧}]",
      "'canEdit' is 'off', expected true or false (YAML 1.2 takes this word for text)", fixes: ["safe: write false"],
      fixed: "rows: [{cell: C, canEdit: false}]"),
    FindingExample(
      "wrong-type", "rows: [{cell: C, canEdit: ⟦'true'⟧}]", "'canEdit' is the text 'true', expected true or false",
      fixes: ["safe: write true"], fixed: "rows: [{cell: C, canEdit: true}]"),
    FindingExample(
      "wrong-type", "rows: [{cell: C, canEdit: ⟦0⟧}]", "'canEdit' is 0, expected true or false",
      fixes: ["safe: write false"], fixed: "rows: [{cell: C, canEdit: false}]"),
    FindingExample(
      "wrong-type", "rows: [{cell: C, canEdit: ⟦maybe⟧}]", "'canEdit' is 'maybe', expected true or false"),
    FindingExample("wrong-type", "rows: [{cell: C, canEdit: ⟦{}⟧}]", "'canEdit' is a mapping, expected true or false"),

    // wrong-type: text
    FindingExample(
      "wrong-type", "rows: [{text: ⟦true⟧}]", "'text' is true, expected text; quote it",
      fixes: ["safe: quote the text"], fixed: "rows: [{text: \"true\"}]"),
    FindingExample(
      "wrong-type", #"{"listspec": 1, "rows": [{"tag": ⟦false⟧}]}"#, "'tag' is false, expected text; quote it",
      fixes: ["safe: quote the text"], fixed: #"{"listspec": 1, "rows": [{"tag": "false"}]}"#),
    FindingExample("wrong-type", "rows: [{text: ⟦[a, b]⟧}]", "'text' is a list, expected text"),
    FindingExample(
      "wrong-type", "rows: [{text: ⟦{count}⟧}]",
      "'text' is a mapping, expected text; quote it if the brackets belong to it",
      fixes: ["suggested: quote the text"], fixed: "rows: [{text: \"{count}\"}]"),
    FindingExample(
      "wrong-type", "rows: [⟦true⟧]", "this row is true, expected text; quote it", fixes: ["safe: quote the text"],
      fixed: "rows: [\"true\"]"),
    FindingExample(
      "wrong-type", "rows: [A, ⟦null⟧]", "this row is null, expected text; quote it, or remove the entry",
      fixes: ["suggested: quote the text", "suggested: remove the entry"], fixed: "rows: [A, \"null\"]"),
    FindingExample(
      "wrong-type", "rows: [{cell: ⟦false⟧}]", "'cell' is false, expected text; quote it",
      fixes: ["safe: quote the text"], fixed: "rows: [{cell: \"false\"}]"),
    FindingExample(
      "wrong-type", "sectionIndexTitles: [A, ⟦true⟧]\nrows: []",
      "an entry of 'sectionIndexTitles' is true, expected text; quote it", fixes: ["safe: quote the text"],
      fixed: "sectionIndexTitles: [A, \"true\"]\nrows: []"),
    FindingExample(
      "wrong-type", "sectionIndexTitles: ⟦ABC⟧\nrows: []", "'sectionIndexTitles' is 'ABC', expected a list"),

    // wrong-type: events
    FindingExample(
      "wrong-type", "rows: [{cell: C, didSelect: ⟦[open]⟧}]",
      "'didSelect' is a list, expected the name of the code, 'native', {native: name} or {openURL: url}"),
    FindingExample(
      "wrong-type", "rows: [{cell: C, didSelect: ⟦true⟧}]",
      "'didSelect' is true, expected the name of the code, 'native', {native: name} or {openURL: url}"),
    FindingExample(
      "wrong-type", "rows: [{cell: C, didSelect: ⟦{push: Detail}⟧}]",
      "'didSelect' is a mapping, expected the name of the code, 'native', {native: name} or {openURL: url}"),
    FindingExample(
      "wrong-type", "rows: [{cell: C, didSelect: {openURL: ⟦true⟧}}]", "'openURL' is true, expected text; quote it",
      fixes: ["safe: quote the text"], fixed: "rows: [{cell: C, didSelect: {openURL: \"true\"}}]"),

    // wrong-type: shapes
    FindingExample(
      "wrong-type", "sections: [{header: ⟦[a]⟧, rows: []}]",
      "'header' is a list, expected a mapping, or its title as text"),
    FindingExample(
      "wrong-type", "sections: [{header: ⟦true⟧, rows: []}]", "'header' is true, expected text; quote it",
      fixes: ["safe: quote the text"], fixed: "sections: [{header: \"true\", rows: []}]"),
    FindingExample(
      "wrong-type", "rows: [⟦[a]⟧]", "an entry of 'rows' is a list, expected a mapping, or a text for a plain row"),
    FindingExample("wrong-type", "rows: ⟦3⟧", "'rows' is 3, expected a list of rows"),
    FindingExample("wrong-type", "sections: ⟦{a: 1}⟧", "'sections' is a mapping, expected a list of sections"),
    FindingExample(
      "wrong-type", "sections: [⟦account⟧]", "an entry of 'sections' is 'account', expected a mapping with 'rows'"),
    FindingExample(
      "wrong-type", "rowDefaults: ⟦[a]⟧\nrows: []", "'rowDefaults' is a list, expected a mapping of row properties"),
    FindingExample(
      "wrong-type", "cells: ⟦[A, B]⟧\nrows: [{cell: A}]",
      "'cells' is a list, expected a mapping from class names to what the classes say"),
    FindingExample(
      "wrong-type", "cells: {A: ⟦44⟧}\nrows: [{cell: A}]",
      "class 'A' is 44, expected a mapping of its defaults and of what it implements"),
    FindingExample(
      "wrong-type", "cells: {A: {implements: ⟦height⟧}}\nrows: [{cell: A}]",
      "'implements' is 'height', expected a mapping such as {height: native}, or a list of names"),
    FindingExample(
      "wrong-type", "cells: {A: {implements: [⟦{height: 3}⟧]}}\nrows: [{cell: A}]",
      "an entry of 'implements' is a mapping, expected the name of a property that the class answers"),
    FindingExample(
      "wrong-type", "cells: {A: {implements: {height: ⟦true⟧}}}\nrows: [{cell: A}]",
      "'height' is true, expected 'native', what it answers, or false for \"certainly not\"",
      fixes: ["safe: write 'native'"], fixed: "cells: {A: {implements: {height: native}}}\nrows: [{cell: A}]"),
    FindingExample(
      "wrong-type", "delegate: ⟦native⟧\nrows: []",
      "'delegate' is 'native', expected a mapping such as {height: native}"),
    FindingExample(
      "wrong-type", "delegate: {height: ⟦44⟧}\nrows: []",
      "'height' is 44, expected 'native': what the object answers is code"),
    FindingExample(
      "wrong-type", "rows: [{cell: C, trailingSwipeActions: ⟦{title: a}⟧}]",
      "'trailingSwipeActions' is a mapping, expected a list"),
    FindingExample(
      "wrong-type", "rows: [{cell: C, trailingSwipeActions: [⟦Delete⟧]}]",
      "an entry is 'Delete', expected a mapping that says what a swipe action is"),
    FindingExample("wrong-type", "empty: ⟦Nothing here⟧\nrows: []", "'empty' is 'Nothing here', expected a mapping"),
    FindingExample(
      "wrong-type", "listspec: 1\nruntime: ⟦[holo]⟧\nrows: [{cell: C, heightHandler: 3}]",
      "'runtime' is a list, expected one of: uikit, holo, cb, mytable, tf, p9"),
    FindingExample(
      "wrong-type", "⟦- listspec⟧\n- rows\n",
      "the document is a list, expected a mapping that begins with 'listspec: 1'"),
    FindingExample(
      "wrong-type", "⟦just a text with listspec⟧",
      "the document is 'just a text with listspec', expected a mapping that begins with 'listspec: 1'"),

    // unknown-value
    FindingExample(
      "unknown-value", "style: ⟦groupd⟧\nrows: []", "'style' is 'groupd'; did you mean 'grouped'?",
      fixes: ["safe: write 'grouped'"], fixed: "style: grouped\nrows: []"),
    FindingExample(
      "unknown-value", #"{"listspec": 1, "style": ⟦"Grouped"⟧, "rows": []}"#,
      "'style' is 'Grouped'; did you mean 'grouped'?", fixes: ["safe: write 'grouped'"],
      fixed: #"{"listspec": 1, "style": "grouped", "rows": []}"#),
    FindingExample(
      "unknown-value", "rows: [{cell: C, accessoryType: ⟦1⟧}]",
      "'accessoryType' is '1', expected one of: none, disclosureIndicator, detailDisclosureButton, checkmark, "
        + "detailButton"),
    FindingExample(
      "unknown-value", "rows: [{cell: C, style: ⟦true⟧}]",
      "'style' is 'true', expected one of: default, value1, value2, subtitle"),
    FindingExample(
      "unknown-value", "listspec: 1\nruntime: ⟦hollo⟧\nrows: [{cell: C, heightHandler: 3}]",
      "'runtime' is 'hollo'; did you mean 'holo'?", fixes: ["safe: write 'holo'"],
      fixed: "listspec: 1\nruntime: holo\nrows: [{cell: C, heightHandler: 3}]"),
    FindingExample(
      "unknown-value", "listspec: 1\nruntime: ⟦android⟧\nrows: [{cell: C, heightHandler: 3, cellHeight: 3}]",
      "'runtime' is 'android', expected one of: uikit, holo, cb, mytable, tf, p9"),
    FindingExample(
      "unknown-value", "rows: [{cell: C, contextMenu: [{title: a, attributes: [disabled, ⟦destructiv⟧]}]}]",
      "an entry of 'attributes' is 'destructiv'; did you mean 'destructive'?", fixes: ["safe: write 'destructive'"],
      fixed: "rows: [{cell: C, contextMenu: [{title: a, attributes: [disabled, destructive]}]}]"),
    FindingExample(
      "wrong-type", "rows: [{cell: C, contextMenu: [{title: a, attributes: [⟦[a]⟧]}]}]",
      "an entry of 'attributes' is a list, expected one of: destructive, disabled, hidden, keepsMenuPresented"),
    FindingExample(
      "wrong-type", "style: ⟦[grouped]⟧\nrows: []",
      "'style' is a list, expected one of: plain, grouped, insetGrouped"),

    // out-of-range
    FindingExample(
      "out-of-range", "rows: [{cell: C, height: ⟦-1⟧}]",
      "'height' is -1, expected 0 or more points; what UIKit calls -1 is written 'automatic'",
      fixes: ["safe: write 'automatic'"], fixed: "rows: [{cell: C, height: automatic}]"),
    FindingExample(
      "out-of-range", #"{"listspec": 1, "rows": [{"cell": "C", "height": ⟦-1.0⟧}]}"#,
      "'height' is -1.0, expected 0 or more points; what UIKit calls -1 is written 'automatic'",
      fixes: ["safe: write 'automatic'"], fixed: #"{"listspec": 1, "rows": [{"cell": "C", "height": "automatic"}]}"#),
    FindingExample(
      "out-of-range", "cells: {C: {implements: {height: ⟦-1⟧}}}\nrows: [{cell: C}]",
      "'height' is -1, expected 0 or more points; what UIKit calls -1 is written 'automatic'",
      fixes: ["safe: write 'automatic'"], fixed: "cells: {C: {implements: {height: automatic}}}\nrows: [{cell: C}]"),
    FindingExample(
      "out-of-range", "cells: {C: {height: ⟦1.79e308⟧}}\nrows: [{cell: C}, {cell: C}]",
      "'height' is 1.79e308, expected 0 to 1,000,000,000 points"),
    FindingExample(
      "out-of-range", "rows: [{cell: C, height: 1, model: {a: ⟦1e400⟧, b: 1e30, c: 12345, d: 2024-01-01}}]",
      "'1e400' is not finite, so JSON and the app's data cannot hold it; write a number, or quote it",
      fixes: ["suggested: quote the text"],
      fixed: "rows: [{cell: C, height: 1, model: {a: \"1e400\", b: 1e30, c: 12345, d: 2024-01-01}}]"),
    FindingExample("out-of-range", "rows: [{cell: C, height: ⟦-44⟧}]", "'height' is -44, expected 0 or more points"),
    FindingExample(
      "out-of-range", "rows: [{cell: C, height: ⟦.inf⟧}]",
      "'height' is .inf, expected a number of points, or 'automatic'"),
    FindingExample(
      "out-of-range", "rows: [{cell: C, height: ⟦.nan⟧}]",
      "'height' is .nan, expected a number of points, or 'automatic'"),
    FindingExample(
      "out-of-range", "rows: [{cell: C, height: ⟦1e309⟧}]",
      "'height' is 1e309, expected a number of points, or 'automatic'"),
    FindingExample("out-of-range", "ios: ⟦3⟧\nrows: []", "'ios' is 3, expected 7 to 99"),
    FindingExample(
      "out-of-range", "rows: [{cell: C, indentationLevel: ⟦1.5⟧}]", "'indentationLevel' is 1.5, expected a whole number"
    ),
    FindingExample(
      "out-of-range", "rows: [{cell: C, model: {ratio: ⟦.nan⟧}}]",
      "'.nan' is not finite, so JSON and the app's data cannot hold it; write a number, or quote it",
      fixes: ["suggested: quote the text"], fixed: "rows: [{cell: C, model: {ratio: \".nan\"}}]"),
    FindingExample(
      "out-of-range", "rows: [{cell: C, model: [1, ⟦-.INF⟧]}]",
      "'-.INF' is not finite, so JSON and the app's data cannot hold it; write a number, or quote it",
      fixes: ["suggested: quote the text"], fixed: "rows: [{cell: C, model: [1, \"-.INF\"]}]"),

    // unsupported-version
    FindingExample(
      "unsupported-version", "listspec: ⟦2⟧\nrows: []",
      "'listspec' is 2, expected the number 1: the only version of the language"),
    FindingExample(
      "unsupported-version", "listspec: ⟦\"1\"⟧\nrows: []",
      "'listspec' is the text '1', expected the number 1: the only version of the language", fixes: ["safe: write 1"],
      fixed: "listspec: 1\nrows: []"),
    FindingExample(
      "unsupported-version", "listspec: ⟦[1]⟧\nrows: []",
      "'listspec' is a list, expected the number 1: the only version of the language"),

    // title-like-class
    FindingExample(
      "title-like-class", .warning, "sections: [{header: ⟦PeopleHeader⟧, rows: [a]}]",
      "'PeopleHeader' is shown as a title; if it is a class, write '{view: PeopleHeader}'",
      fixes: ["suggested: write '{view: PeopleHeader}'"], fixed: "sections: [{header: {view: PeopleHeader}, rows: [a]}]"
    ),
    FindingExample(
      "title-like-class", .warning, #"{"listspec": 1, "views": {"Sum": {}}, "sections": [{"footer": ⟦"Sum"⟧}]}"#,
      "'Sum' is shown as a title; if it is a class, write '{\"view\": \"Sum\"}'",
      fixes: ["suggested: write '{\"view\": \"Sum\"}'"],
      fixed: #"{"listspec": 1, "views": {"Sum": {}}, "sections": [{"footer": {"view": "Sum"}}]}"#),
  ]

  static let clean: [CleanExample] = [
    CleanExample(
      "wrong-type",
      "rows: [{text: 10.10, detail: 0777}, {tag: 08, cell: C}, {tag: no, text: on}, {tag: '12:30', text: 12:30:45}]"),
    CleanExample("wrong-type", "rows: [{cell: C, canEdit: True, canMove: FALSE, height: 0x2C, estimatedHeight: +5}]"),
    CleanExample("wrong-type", "rows: [{cell: C, height: native, canEdit: {native: mayEdit}, style: native}]"),
    CleanExample("wrong-type", "rows: [{text: native, detail: {native: detailOf}}]"),
    CleanExample("unknown-value", "style: insetGrouped\nrows: [{cell: C, accessoryType: checkmark, style: value2}]"),
    CleanExample("unknown-value", "rows: [{cell: C, contextMenu: [{title: a, attributes: []}]}]"),
    CleanExample(
      "out-of-range", "ios: 15.4\nrows: [{cell: C, height: 0, estimatedHeight: 1e3, indentationLevel: 100}]"),
    CleanExample("out-of-range", "rows: [{cell: C, model: {\".inf\": 1, a: '.nan', b: inf, c: -5}}]"),
    CleanExample("unsupported-version", "listspec: 1\nrows: []"),
    CleanExample("unsupported-version", #"{"listspec": 1, "rows": []}"#),
    CleanExample(
      "title-like-class", "sections: [{header: Header, footer: The Header View, rows: []}, {header: REVIEW}]"),
    CleanExample(
      "title-like-class", "views: {PeopleHeader: {}}\nsections: [{header: {view: PeopleHeader}, rows: [a]}]"),
  ]

  @Test("a value with a fault is pointed at, in words that say what to do", arguments: flagged)
  func flag(example: FindingExample) { expect(example) }

  @Test("values of the language are left alone", arguments: clean)
  func pass(example: CleanExample) { expect(example) }
}
