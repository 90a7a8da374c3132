import ListTestSupport
import SpecSource
import Testing

/// What is said of values that have a small shape of their own.
@Suite("findings about colours, images and insets")
struct AppearanceFindingsTests {
  static let flagged: [FindingExample] = [
    // wrong-type: colours, images, insets
    FindingExample(
      "wrong-type", "rows: [{cell: C, backgroundColor: ⟦\"#ggg\"⟧}]",
      "'backgroundColor' is the text '#ggg', expected 3, 4, 6 or 8 hexadecimal digits after '#'"),
    FindingExample(
      "wrong-type", "rows: [{cell: C, backgroundColor: ⟦ff0000⟧}]",
      "'backgroundColor' is 'ff0000', expected a system colour's name, quoted '#rrggbb', {light: , dark: } or {named: }",
      fixes: ["suggested: write '#ff0000'"], fixed: "rows: [{cell: C, backgroundColor: \"#ff0000\"}]"),
    FindingExample(
      "wrong-type", "rows: [{cell: C, backgroundColor: ⟦123456⟧}]",
      "'backgroundColor' is 123456, expected a system colour's name, quoted '#rrggbb', {light: , dark: } or {named: }",
      fixes: ["suggested: write '#123456'"], fixed: "rows: [{cell: C, backgroundColor: \"#123456\"}]"),
    FindingExample(
      "wrong-type", "backgroundColor: ⟦rgba(14,122,254,0.1)⟧\nrows: []",
      "'backgroundColor' is 'rgba(14,122,254,0.1)', expected a system colour's name, quoted '#rrggbb', "
        + "{light: , dark: } or {named: }"),
    FindingExample(
      "wrong-type", "rows: [{cell: C, backgroundColor: ⟦{light: red}⟧}]",
      "'backgroundColor' is a mapping, expected a system colour's name, quoted '#rrggbb', {light: , dark: } or "
        + "{named: }"),
    FindingExample(
      "wrong-type", "rows: [{cell: C, backgroundColor: {light: red, dark: ⟦\"#12\"⟧}}]",
      "'dark' is the text '#12', expected 3, 4, 6 or 8 hexadecimal digits after '#'"),
    FindingExample(
      "wrong-type", "rows: [{cell: C, backgroundColor: ⟦[1, 0, 0]⟧}]",
      "'backgroundColor' is a list, expected a system colour's name, quoted '#rrggbb', {light: , dark: } or {named: }"),
    FindingExample(
      "wrong-type", "rows: [{text: a, image: ⟦{asset: a}⟧}]",
      "'image' is a mapping, expected an asset's name, {symbol: } or {url: }"),
    FindingExample(
      "wrong-type", "rows: [{text: a, image: ⟦[a]⟧}]",
      "'image' is a list, expected an asset's name, {symbol: } or {url: }"),
    FindingExample(
      "wrong-type", "separatorInset: ⟦{start: 3}⟧\nrows: []",
      "'separatorInset' is a mapping, expected a number of points, or some of {top: , left: , bottom: , right: }"),
    FindingExample(
      "wrong-type", "separatorInset: {left: ⟦\"3\"⟧}\nrows: []",
      "'left' is the text '3', expected a number of points; drop the quotes",
      fixes: ["safe: drop the quotes"],
      fixed: "separatorInset: {left: 3}\nrows: []"),
    FindingExample(
      "wrong-type", "contentInset: ⟦.inf⟧\nrows: []", "'contentInset' is .inf, expected a number of points"),
    // misspelt-colour
    FindingExample(
      "misspelt-colour", .warning, "rows: [{cell: C, backgroundColor: ⟦redd⟧}]",
      "'backgroundColor' is 'redd', which is no system colour; did you mean 'red'?",
      notes: ["a colour of the app's own is written '{named: redd}'"], fixes: ["suggested: write 'red'"],
      fixed: "rows: [{cell: C, backgroundColor: red}]"),
    FindingExample(
      "misspelt-colour", .warning, "separatorColor: {light: ⟦yelow⟧, dark: white}\nrows: []",
      "'light' is 'yelow', which is no system colour; did you mean 'yellow'?",
      notes: ["a colour of the app's own is written '{named: yelow}'"],
      fixes: ["suggested: write 'yellow'"], fixed: "separatorColor: {light: yellow, dark: white}\nrows: []"),
    FindingExample(
      "misspelt-colour", .warning, "separatorColor: ⟦\"bleu\"⟧\nrows: []",
      "'separatorColor' is 'bleu', which is no system colour; did you mean 'blue'?",
      notes: ["a colour of the app's own is written '{named: bleu}'"],
      fixes: ["suggested: write 'blue'"], fixed: "separatorColor: \"blue\"\nrows: []"),
    FindingExample(
      "misspelt-colour", .warning, "separatorColor: ⟦darkgrey⟧\nrows: []",
      "'separatorColor' is 'darkgrey', which is no system colour; did you mean 'darkGray'?",
      notes: ["a colour of the app's own is written '{named: darkgrey}'"],
      fixes: ["suggested: write 'darkGray'"], fixed: "separatorColor: darkGray\nrows: []"),
    FindingExample(
      "misspelt-colour", .warning, "separatorColor: ⟦secondaryLable⟧\nrows: []",
      "'separatorColor' is 'secondaryLable', which is no system colour; did you mean 'secondaryLabel'?",
      notes: ["a colour of the app's own is written '{named: secondaryLable}'"],
      fixes: ["suggested: write 'secondaryLabel'"], fixed: "separatorColor: secondaryLabel\nrows: []"),

    // unknown-key: a part of one of these, of code, of a size
    FindingExample(
      "unknown-key", "separatorInset: {⟦tp⟧: 3}\nrows: []", "unknown key 'tp' in 'separatorInset'; did you mean 'top'?",
      fixes: ["safe: rename to 'top'"], fixed: "separatorInset: {top: 3}\nrows: []"),
    FindingExample(
      "unknown-key", "separatorInset: {top: 3, ⟦tp⟧: 3}\nrows: []",
      "unknown key 'tp' in 'separatorInset'; did you mean 'top'?"),
    FindingExample(
      "unknown-key", "separatorInset: {top: 3, ⟦start⟧: 3}\nrows: []", "unknown key 'start' in 'separatorInset'",
      notes: ["known here: top, left, bottom, right, native"]),
    FindingExample(
      "unknown-key",
      #"{"listspec": 1, "rows": [{"cell": "C", "backgroundColor": {"light": "red", ⟦"drak"⟧: "blue"}}]}"#,
      "unknown key 'drak' in 'backgroundColor'; did you mean 'dark'?", fixes: ["safe: rename to 'dark'"],
      fixed: #"{"listspec": 1, "rows": [{"cell": "C", "backgroundColor": {"light": "red", "dark": "blue"}}]}"#),
    FindingExample(
      "unknown-key", "rows: [{text: a, image: {⟦symbl⟧: cart}}]",
      "unknown key 'symbl' in 'image'; did you mean 'symbol'?", fixes: ["safe: rename to 'symbol'"],
      fixed: "rows: [{text: a, image: {symbol: cart}}]"),
    FindingExample(
      "unknown-key", "kind: collection\nitems: [{cell: C, size: {⟦widht⟧: 4, height: 4}}]",
      "unknown key 'widht' in 'size'; did you mean 'width'?", fixes: ["safe: rename to 'width'"],
      fixed: "kind: collection\nitems: [{cell: C, size: {width: 4, height: 4}}]"),
    FindingExample(
      "unknown-key", "rows: [{cell: C, didSelect: {⟦openUrl⟧: 'https://example.org'}}]",
      "unknown key 'openUrl' in 'didSelect'; did you mean 'openURL'?", fixes: ["safe: rename to 'openURL'"],
      fixed: "rows: [{cell: C, didSelect: {openURL: 'https://example.org'}}]"),
    FindingExample(
      "unknown-key", "runtime: holo\nrows: [{cell: C, heightHandler: {⟦nativ⟧: tall}}]",
      "unknown key 'nativ' in 'heightHandler'; did you mean 'native'?", fixes: ["safe: rename to 'native'"],
      fixed: "runtime: holo\nrows: [{cell: C, heightHandler: {native: tall}}]"),

    // The key as it is written.
    FindingExample(
      "wrong-type", "runtime: holo\nrows: [{cell: C, height: 44, canEditHandler: ⟦yes⟧}]",
      "'canEditHandler' is 'yes', expected true or false (YAML 1.2 takes this word for text)",
      fixes: ["safe: write true"], fixed: "runtime: holo\nrows: [{cell: C, height: 44, canEditHandler: true}]"),
    FindingExample(
      "wrong-type", "runtime: tf\nrows: [{item: A, cellHeight: ⟦tall⟧}]",
      "'cellHeight' is 'tall', expected a number of points, or 'automatic'"),
  ]

  static let clean: [CleanExample] = [
    CleanExample(
      "misspelt-colour",
      "rows: [{cell: C, backgroundColor: pink}, {cell: C, backgroundColor: line}, {cell: C, backgroundColor: Redd}, "
        + "{cell: C, backgroundColor: blue2}, {cell: C, backgroundColor: back}, {cell: C, backgroundColor: grayish}]"),
    CleanExample(
      "misspelt-colour",
      "rows: [{cell: C, backgroundColor: bleu}, {cell: C, backgroundColor: {light: white, dark: {named: bleu}}}]"),
    CleanExample(
      "wrong-type",
      "rows: [{cell: C, backgroundColor: systemGray2}, {cell: C, backgroundColor: \"#abcd\"}, {cell: C, backgroundColor: "
        + "{light: white, dark: \"#112233\"}}, {cell: C, backgroundColor: {named: Brand}}, {cell: C, backgroundColor: facade}]"
    ),
    CleanExample(
      "wrong-type",
      "rows: [{text: a, image: a.b}, {text: a, image: {symbol: cart}}, {text: a, image: {url: 'https://example.org'}}]"),
    CleanExample("wrong-type", "separatorInset: 16\ncontentInset: {left: -16, right: 8.5}\nrows: []"),
  ]

  @Test("a shape with a fault is answered with the shapes there are", arguments: flagged)
  func flag(example: FindingExample) { expect(example) }

  @Test("values of the language are left alone", arguments: clean)
  func pass(example: CleanExample) { expect(example) }
}
