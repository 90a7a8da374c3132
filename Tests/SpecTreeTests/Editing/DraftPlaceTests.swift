import SpecTree
import Testing

/// A text, changes and what comes out.
struct DraftCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let base: String
  let steps: [DraftStep]
  let expected: String
  let file: String

  init(_ name: String, _ base: String, _ steps: DraftStep..., gives expected: String, file: String = "base.yaml") {
    testDescription = name
    self.base = base
    self.steps = steps
    self.expected = expected
    self.file = file
  }
}

@Suite("edits at places that look simple")
struct DraftPlaceTests {
  @Test(
    "the text is as it would be by hand",
    arguments: [
      DraftCase(
        "a row enters an empty list", "a: 1\nrows: []  # none\nb: 2\n", .insert("{tag: x}", into: "rows", at: 0),
        gives: "a: 1\nrows:  # none\n  - {tag: x}\nb: 2\n"),
      DraftCase(
        "a new key shares the last line of brackets over several",
        "- {tag: c, rows: [ # c\n    {tag: a},\n  ]}\n", .set("0", "footer", "{height: 3}"),
        gives: "- {tag: c, rows: [ # c\n    {tag: a},\n  ], footer: {height: 3}}\n"),
      DraftCase(
        "a list is put where no value is", "rows:\nb: 2\n", .set("", "rows", "- tag: x\n"),
        gives: "rows:\n  - tag: x\nb: 2\n"),
      DraftCase(
        "a value is put where none is, before a comment", "height:  # tall\n", .set("", "height", "44"),
        gives: "height: 44  # tall\n"),
      DraftCase(
        "a list without indentation below its key", "rows:\n- tag: a\n# about b\n- tag: b\nb: 2\n",
        .insert("{tag: n1}", into: "rows", at: 2), .remove("rows/1"),
        gives: "rows:\n- tag: a\n- tag: n1\nb: 2\n"),
      DraftCase(
        "new lists take the document's indentation", "rows:\n- tag: a\n  x:\n      y: 1\n",
        .set("rows/0", "z", "- b: {c: 1}\n- d\n"), .set("rows/0", "w", "k: 1\n"),
        gives: "rows:\n- tag: a\n  x:\n      y: 1\n  z:\n  - b: {c: 1}\n  - d\n  w:\n      k: 1\n"),
      DraftCase(
        "lists within lists on one line", "- - a\n  - b\n- - c\n", .remove("0/0"), .remove("1/0"),
        gives: "- - b\n- []\n"),
      DraftCase(
        "an item before the first of a list within a list", "- - a\n  - b\n", .insert("z", into: "0", at: 0),
        gives: "- - z\n  - a\n  - b\n"),
      DraftCase(
        "the first key goes, and the next has a comment", "- tag: a\n  # why\n  cell: X\n", .unset("0", "tag"),
        gives: "-\n  # why\n  cell: X\n"),
      DraftCase(
        "a row with a comment enters a list on one line",
        "one:\n  # why\n  - {tag: a}  # beside\ntwo: [{tag: b}, {tag: c}]\n", .move("one/0", into: "two", at: 1),
        gives: "one: []\ntwo: [{tag: b},\n    # why\n    # beside\n    {tag: a}, {tag: c}]\n"),
      DraftCase(
        "a row leaves brackets for a block", "one: [{tag: a}, {tag: b}]\ntwo:\n  - tag: c\n",
        .move("one/0", into: "two", at: 1), gives: "one: [{tag: b}]\ntwo:\n  - tag: c\n  - {tag: a}\n"),
      DraftCase(
        "block scalars move to another depth",
        "one:\n  - a: |2\n        x\n      y\n    b: >-\n      z\n\n      w\ntwo:\n- tag: c\n",
        .move("one/0", into: "two", at: 0),
        gives: "one: []\ntwo:\n- a: |2\n      x\n    y\n  b: >-\n    z\n\n    w\n- tag: c\n"),
      DraftCase(
        "the comment of a block scalar's header stays", "a: |  # why\n  text\nb: 1\n", .set("", "a", "2"),
        gives: "a: 2  # why\nb: 1\n"),
      DraftCase(
        "a text of several lines is a block scalar", "a: 1  # why\nb: 2\n", .set("", "a", "|\n  x\n  y\n"),
        gives: "a: |  # why\n  x\n  y\nb: 2\n"),
      DraftCase(
        "the end of a file without a line break", "rows:\n  - tag: a", .insert("{tag: b}", into: "rows", at: 1),
        .set("rows/0", "h", "1"), gives: "rows:\n  - tag: a\n    h: 1\n  - tag: b"),
      DraftCase(
        "a text that the end of the file cut stays what it was", "rows:\n  - a: |\n      x",
        .insert("{tag: b}", into: "rows", at: 1), gives: "rows:\n  - a: |-\n      x\n  - tag: b"),
      DraftCase(
        "the last of a file without a line break goes", "rows:\n  - a\n  - b", .remove("rows/1"),
        gives: "rows:\n  - a"),
      DraftCase(
        "sections go from the end of such a file, and the one above them grows",
        "s:\r\n  - h: H\r\n  - r: [a]\r\n  - b",
        .set("s/0", "r", "[x]"), .remove("s/2"), .remove("s/1"), gives: "s:\r\n  - h: H\r\n    r: [x]"),
      DraftCase(
        "sections go from the end of such a file, and the one above them loses its last row",
        "s:\n  - r:\n      - a\n      - b\n  - c\n  - d", .remove("s/0/r/1"), .remove("s/2"), .remove("s/1"),
        gives: "s:\n  - r:\n      - a"),
      DraftCase(
        "a section takes the place of the last of such a file, and the one above it grows",
        "s:\n  - r:\n      - a\n  - c", .insert("b", into: "s/0/r", at: 1), .remove("s/1"),
        .insert("d", into: "s", at: 1), gives: "s:\n  - r:\n      - a\n      - b\n  - d"),
      DraftCase(
        "a section moves to the end of such a file, and the one above it grows",
        "s:\n  - r:\n      - a\n  - c\n  - k: 1\n    l: 2", .insert("b", into: "s/0/r", at: 1), .remove("s/1"),
        .unset("s/1", "l"), gives: "s:\n  - r:\n      - a\n      - b\n  - k: 1"),
      DraftCase(
        "the line ends are the file's", "rows:\r\n  - tag: a\r\n    x: 1\r\nb: 2\r\n",
        .insert("{tag: b, y: 2}", into: "rows", at: 1), .unset("rows/0", "x"),
        gives: "rows:\r\n  - tag: a\r\n  - tag: b\r\n    y: 2\r\nb: 2\r\n"),
      DraftCase(
        "a lone CR ends a line", "rows:\r  - tag: a\rb: 2\r", .insert("{tag: b}", into: "rows", at: 1),
        gives: "rows:\r  - tag: a\r  - tag: b\rb: 2\r"),
      DraftCase(
        "blank lines between rows go on", "rows:\n  - a\n\n  - b\n\nc: 1\n", .insert("n1", into: "rows", at: 1),
        .insert("n2", into: "rows", at: 3), gives: "rows:\n  - a\n\n  - n1\n\n  - b\n\n  - n2\n\nc: 1\n"),
      DraftCase(
        "a group of rows stays one", "rows:\n  - a\n  - b\n\n  - c\n", .insert("n1", into: "rows", at: 2),
        .remove("rows/0"), gives: "rows:\n  - b\n  - n1\n\n  - c\n"),
      DraftCase(
        "characters that are not seen", "a: 1\n", .set("", "a", #""x\u2028\x85\e\ufeff""#),
        gives: "a: \"x\\L\\N\\x1B\\uFEFF\"\n"),
      DraftCase(
        "a byte order mark and markers", "\u{FEFF}---\na: 1\n...\n", .set("", "b", "2"), .set("", "a", "3"),
        gives: "\u{FEFF}---\na: 3\nb: 2\n...\n"),
      DraftCase(
        "keys after question marks", "? a\n: 1\n? b\n: - x\n  - y\nc: 2\n", .set("", "a", "3"), .remove("b/1"),
        .unset("", "c"), gives: "? a\n: 3\n? b\n: - x\n"),
      DraftCase(
        "tags and quotes", "a: !!str 12 # n\nb: 'it''s'\nc: \"x\"\n", .set("", "a", "13"), .set("", "b", "o'clock"),
        .set("", "c", "y"), gives: "a: 13 # n\nb: 'o''clock'\nc: \"y\"\n"),
      DraftCase(
        "a text over two lines is replaced whole", "a: one\n  two  # why\nb: 'x\n  y'\nc: 1\n", .set("", "a", "z"),
        .unset("", "b"), gives: "a: z  # why\nc: 1\n"),
      DraftCase(
        "a value on the next line", "a:\n    one\nb: 1\n", .set("", "a", "two"), gives: "a:\n    two\nb: 1\n"),
      DraftCase(
        "brackets over several lines keep their commas",
        "a: [\n  x, # one\n  y\n]\nb: {\n  k: 1,\n  l: 2,\n}\n", .remove("a/1"), .set("b", "m", "3"), .unset("b", "k"),
        gives: "a: [\n  x # one\n]\nb: {\n  l: 2,\n  m: 3,\n}\n"),
      DraftCase(
        "a comment within brackets that are emptied stays", "a: [ # none yet\n  x\n]\n", .remove("a/0"),
        gives: "a: [ # none yet\n]\n"),
      DraftCase(
        "a pair without braces in brackets", "a: [b: 1, c]\n", .set("a/0", "d", "2"),
        gives: "a: [{b: 1, d: 2}, c]\n"),
      DraftCase(
        "a key without a value in braces", "a: {b, c: }\n", .set("a", "b", "1"), .set("a", "c", "2"),
        gives: "a: {b: 1, c: 2}\n"),
      DraftCase(
        "the sentence of a text becomes a mapping", "rows:\n  # why\n  - Wi-Fi  # beside\n  - b\n",
        .replace("rows/0", "text: Wi-Fi\nheight: 1\n"),
        gives: "rows:\n  # why\n  - text: Wi-Fi  # beside\n    height: 1\n  - b\n"),
      DraftCase(
        "what must be quoted is", "a: {x: 1}\n",
        .set(
          "", "b", "[\"no\", '1.0', \"# x\", \"a: b\", '@me', \"$(model.a)\", 'é 👍', \"tab\\there\", '12:30', ok, '']"),
        gives:
          "a: {x: 1}\nb: [\"no\", '1.0', \"# x\", \"a: b\", '@me', \"$(model.a)\", 'é 👍', \"tab\\there\", '12:30', ok, '']\n"
      ),
    ])
  func place(_ sample: DraftCase) throws {
    let text = try DraftSteps.text(sample.base, sample.steps, name: sample.file)
    #expect(text == sample.expected)
  }

  @Test(
    "a text that has no quotes gets those that it needs",
    arguments: [
      ("no", "\"no\""), ("Yes", "\"Yes\""), ("1.0", "\"1.0\""), ("0x1F", "\"0x1F\""), ("null", "\"null\""),
      ("", "\"\""), (" a", "\" a\""), ("a ", "\"a \""), ("# x", "\"# x\""), ("a # x", "\"a # x\""), ("a#x", "a#x"),
      ("a: b", "\"a: b\""), ("a:b", "a:b"), ("a:", "\"a:\""), ("@me", "\"@me\""), ("- a", "\"- a\""),
      ("say \"hi\": ok", "'say \"hi\": ok'"), ("$(a)", "\"$(a)\""),
      ("x $(a ? \"b\" : 'c')", "\"x $(a ? \\\"b\\\" : 'c')\""),
      ("👨‍👩‍👧 Familie", "👨‍👩‍👧 Familie"), ("a\u{7}", "\"a\\x07\""), ("a\u{2028}b", "\"a\\Lb\""), ("a\r", "\"a\\r\""),
      ("12:30", "\"12:30\""), ("2024-05-01", "\"2024-05-01\""), ("---", "\"---\""), ("[a", "\"[a\""), ("a, b", "a, b"),
    ])
  func quoting(text: String, written: String) throws {
    var run = try DraftSteps("a: 1\n")
    let id = run.draft.scalar(text, nil)
    run.draft.set("b", to: id, in: run.draft.root)
    #expect(run.text() == "a: 1\nb: \(written)\n")
  }

  @Test("of several documents only one changes")
  func documents() throws {
    let base = "a: 1\n--- # two\nb: 2 # x\n...\n---\nc: 3\n"
    var run = try DraftSteps(base, document: 1)
    try run.apply(.set("", "d", "[4]"))
    try run.apply(.set("", "b", "5"))
    #expect(run.text() == base.replacing("b: 2 # x\n", with: "b: 5 # x\nd: [4]\n"))
  }
}
