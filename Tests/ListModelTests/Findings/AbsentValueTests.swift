import ListTestSupport
import SpecSource
import Testing

/// What is said of null, of keys without a value, and of texts that a comment sign cut.
@Suite("findings about values that are not there")
struct AbsentValueTests {
  static let flagged: [FindingExample] = [
    // null-value
    FindingExample(
      "null-value", "rows: [{cell: C, height: ⟦null⟧}]", "'height' is null; leave it out for \"unset\"",
      fixes: ["safe: remove 'height'"], fixed: "rows: [{cell: C}]"),
    FindingExample(
      "null-value", "rows:\n# the first\n- cell: C\n  # how high it is\n  height: ⟦~⟧  # points\n  canEdit: false\n",
      "'height' is ~; leave it out for \"unset\"", fixes: ["safe: remove 'height'"],
      fixed: "rows:\n# the first\n- cell: C\n  canEdit: false\n"),
    FindingExample(
      "null-value", "rows: [{text: ⟦Null⟧}]", "'text' is Null; leave it out for \"unset\"",
      fixes: ["suggested: quote the text", "suggested: remove 'text'"], fixed: "rows: [{text: \"Null\"}]"),
    FindingExample(
      "null-value", "rows: [{canEdit: ⟦~⟧, cell: C}]", "'canEdit' is ~; leave it out for \"unset\"",
      fixes: ["safe: remove 'canEdit'"], fixed: "rows: [{cell: C}]"),
    FindingExample(
      "null-value", #"{"listspec": 1, "sections": [{"header": ⟦null⟧}]}"#,
      "'header' is null; leave it out for \"unset\"", fixes: ["safe: remove 'header'"],
      fixed: #"{"listspec": 1, "sections": [{}]}"#),
    FindingExample(
      "null-value", "sectionIndexTitles: [A, ⟦null⟧]\nrows: []",
      "an entry of 'sectionIndexTitles' is null; leave it out for \"unset\"", fixes: ["suggested: quote the text"],
      fixed: "sectionIndexTitles: [A, \"null\"]\nrows: []"),
    FindingExample(
      "null-value", "listspec: 1\nruntime: ⟦null⟧\nrows: [{cell: C, heightHandler: 1}]",
      "'runtime' is null; leave it out for \"unset\""),

    // empty-value
    FindingExample(
      "empty-value", "rows:\n- cell: C\n  ⟦height⟧:\n", "'height' has no value; remove it or give it a value",
      fixes: ["suggested: remove 'height'"], fixed: "rows:\n- cell: C\n"),
    FindingExample(
      "empty-value", "rows: [{⟦text⟧: }]", "'text' has no value; remove it or give it a value",
      fixes: ["suggested: remove 'text'"], fixed: "rows: [{}]"),
    FindingExample("empty-value", "⟦rows⟧:\n", "'rows' has no value; remove it or give it a value"),
    FindingExample("empty-value", "⟦sections⟧:\n", "'sections' has no value; remove it or give it a value"),
    FindingExample("empty-value", "⟦cells⟧:\nrows: [{cell: C}]", "'cells' has no value; remove it or give it a value"),
    FindingExample(
      "empty-value", "cells: {⟦C⟧: }\nrows: [{cell: C}]", "'C' has no value; remove it or give it a value",
      fixes: ["suggested: remove 'C'"], fixed: "cells: {}\nrows: [{cell: C}]"),
    FindingExample(
      "empty-value", "listspec: 1\n⟦runtime⟧:\nrows: [{cell: C, heightHandler: 1}]",
      "'runtime' has no value; remove it or give it a value"),
    FindingExample("empty-value", "⟦listspec⟧:\nrows: []", "'listspec' has no value; remove it or give it a value"),
    FindingExample(
      "empty-value", "rows:\n- a\n-⟦⟧\n- b\n", "this entry has no value; remove it or give it a value",
      fixes: ["suggested: remove the entry"], fixed: "rows:\n- a\n- b\n"),
    FindingExample(
      "empty-value", "rows:\n- cell: C\n  ⟦backgroundColor⟧: #ff0000\n",
      "'backgroundColor' has no value: '#ff0000' is a comment; quote it to make it the value",
      fixes: ["safe: quote the text"], fixed: "rows:\n- cell: C\n  backgroundColor: \"#ff0000\"\n"),
    FindingExample(
      "empty-value", "rows:\n- ⟦cell⟧: # the class\n  height: 3\n",
      "'cell' has no value; remove it or give it a value", fixes: ["suggested: remove 'cell'"],
      fixed: "rows:\n- height: 3\n"),
    FindingExample("empty-value", "rows: [{cell: C, ⟦model⟧: }]", "'model' has no value; write null or remove it"),
    FindingExample(
      "empty-value", "rows:\n- cell: C\n  model:\n    name: Ada\n    ⟦mail⟧:\n",
      "'mail' has no value; write null or remove it"),
    FindingExample(
      "empty-value", "rows:\n- cell: C\n  model:\n  - a\n  -⟦⟧\n", "this entry has no value; write null or remove it"),
    FindingExample(
      "empty-value", "rows:\n- cell: C\n  model: {⟦color⟧: #ff0000\n  }\n",
      "'color' has no value: '#ff0000' is a comment; quote it to make it the value", fixes: ["safe: quote the text"],
      fixed: "rows:\n- cell: C\n  model: {color: \"#ff0000\"\n  }\n"),

    FindingExample(
      "empty-value", "sectionIndexTitles:\n- A\n-⟦⟧ #B\nrows: []",
      "this entry has no value: '#B' is a comment; quote it to make it the value", fixes: ["safe: quote the text"],
      fixed: "sectionIndexTitles:\n- A\n- \"#B\"\nrows: []"),

    FindingExample(
      "empty-value", "rows: [{cell: C, model: {colour: rgba(1,⟦2⟧,3,0.4), next: 1}}]",
      "'2' has no value: the comma ends the text 'rgba(1' before it; quote the text, or write null",
      fixes: ["suggested: quote the text"],
      fixed: "rows: [{cell: C, model: {colour: \"rgba(1,2,3,0.4)\", next: 1}}]"),
    // text-cut
    FindingExample(
      "text-cut", .warning, "rows:\n- text: Row ⟦#3⟧\n",
      "the text ends at 'Row': YAML takes '#3' for a comment; quote the text to keep it",
      fixes: ["suggested: quote the text"], fixed: "rows:\n- text: \"Row #3\"\n"),
    FindingExample(
      "text-cut", .warning, "rows:\n- cell: C\n  model: {a: Say \"hi\" ⟦#1\\2⟧\n  }\n",
      "the text ends at 'Say \"hi\"': YAML takes '#1\\2' for a comment; quote the text to keep it",
      fixes: ["suggested: quote the text"],
      fixed: "rows:\n- cell: C\n  model: {a: \"Say \\\"hi\\\" #1\\\\2\"\n  }\n"),

    // missing-space
    FindingExample(
      "missing-space", .warning, "rows:\n- ⟦text:Ada⟧\n",
      "the row is the text 'text:Ada': 'text:' is a key only with a space behind it; put the space, or quote the text",
      fixes: ["safe: put a space after ':'"], fixed: "rows:\n- text: Ada\n"),
    FindingExample(
      "unknown-key", "rows:\n- {⟦cell:A⟧, height: 3}\n",
      "unknown key 'cell:A' in a row: 'cell:' needs a space behind it", fixes: ["safe: put a space after ':'"],
      fixed: "rows:\n- {cell: A, height: 3}\n"),
    FindingExample(
      "unknown-key", "rows:\n⟦-text⟧: A\n",
      "unknown key '-text' in the list; put a space after '-' to make it an item",
      fixes: ["safe: put a space after '-'"], fixed: "rows:\n- text: A\n"),
    FindingExample(
      "wrong-type", "rows:\n  ⟦-{text: A}⟧\n", "'rows' is a mapping, expected a list of rows; put a space after '-'",
      fixes: ["safe: put a space after '-'"], fixed: "rows:\n  - {text: A}\n"),
  ]

  static let clean: [CleanExample] = [
    CleanExample("null-value", "rows: [{cell: C, model: null}, {cell: C, model: {a: ~, b: [null]}}]"),
    CleanExample("null-value", "rows: [{text: \"null\"}, {text: nil}]"),
    CleanExample("empty-value", "rows: [{text: \"\"}, {cell: C, model: {}}, {cell: C, model: ''}]"),
    CleanExample("empty-value", "x-nothing:\nrows:\n- {cell: C, x-later: }\n"),
    CleanExample("text-cut", "rows:\n- text: Row # three\n- text: \"Row #3\"\n- text: Row#3\n"),
    CleanExample("missing-space", "rows:\n- http://a.b\n- 12:30\n- \"text:A\"\n- note:A\n- text::A\n- text of:A\n"),
    CleanExample("text-cut", "rows:\n- {cell: C, height: 44 #points\n  }\nx-note: Row #3\n"),
  ]

  @Test("what is missing is pointed at where it is missing", arguments: flagged)
  func flag(example: FindingExample) { expect(example) }

  @Test("values of the language are left alone", arguments: clean)
  func pass(example: CleanExample) { expect(example) }
}
