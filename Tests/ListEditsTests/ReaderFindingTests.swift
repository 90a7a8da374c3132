import ListEdits
import ListTestSupport
import SpecSource
import SpecTree
import Testing

/// What is wrong with a file of edits before any list is looked at.
@Suite("findings in files of edits")
struct ReaderFindingTests {
  struct Example: CustomTestStringConvertible, Sendable {
    let marked: MarkedText
    let findings: [String]

    /// A file with `⟦…⟧` around what the findings point at, and the findings in that order.
    init(_ text: String, _ findings: String...) {
      marked = MarkedText(text)
      self.findings = findings
    }

    var testDescription: String { marked.text.split(separator: "\n").joined(separator: " ↵ ") }
  }

  private static func edits(_ text: String) -> String { "listspec-edits: 1\nedits:\n  \(text)\n" }

  static let examples = [
    // The file.
    Example("⟦edits: []⟧", "missing-key: the file has no 'listspec-edits' key, expected 'listspec-edits: 1'"),
    Example(
      "⟦listspec: 1⟧\nrows: [{tag: a, text: A}]",
      "wrong-type: the file is a list, expected edits; the list comes first, as in 'listspec apply BASE EDITS'"),
    Example(
      "⟦people: [Ada]⟧\nteams: []", "wrong-type: the file holds no edits, expected 'listspec-edits: 1' and 'edits'"),
    Example("⟦listspec-edits: 1⟧", "missing-key: the file has no 'edits', expected a list of operations"),
    Example(
      "listspec-edits: ⟦2⟧\nedits: []",
      "unsupported-version: 'listspec-edits' is 2, expected the number 1: the only version of the language"),
    Example(
      "⟦- updateRows: []⟧",
      "wrong-type: the document is a list, expected a mapping that begins with 'listspec-edits: 1'"),
    Example(
      "listspec-edits: 1\n⟦edit⟧: []\nedits: []",
      "unknown-key: unknown key 'edit' in a file of edits; did you mean 'edits'?"),
    Example("listspec-edits: 1\nx-edit: [1]\nedits: []"),
    Example(
      "listspec-edits: 1\nedits: ⟦{updateRows: []}⟧",
      "wrong-type: 'edits' is a mapping, expected a list of operations such as '- updateRows: […]'"),
    Example("listspec-edits: 1\n⟦edits⟧:", "empty-value: 'edits' has no value; write null or remove it"),
    // The entries.
    Example(
      edits("- ⟦updateRow⟧: []"), "unknown-edit: unknown operation 'updateRow'; did you mean 'updateRows'?"),
    Example(edits("- ⟦frobnicate⟧: []"), "unknown-edit: unknown operation 'frobnicate'"),
    Example(
      edits("- ⟦removeRows⟧"), "wrong-type: an entry of 'edits' is 'removeRows', expected a mapping with one operation"),
    Example(
      edits("- ⟦{when: true}⟧"), "unknown-edit: the entry has no operation, expected one such as 'updateRows'"),
    Example(
      edits("- {removeRows: [a], ⟦removeSections⟧: [b]}"),
      "duplicate-property: one entry has one operation; make 'removeSections' an entry of its own, since the order counts"
    ),
    Example(
      edits("- {removeRows: [a], ⟦in⟧: b}"),
      "misplaced-edit-word: 'in' stands beside the operation, where only 'when' may; write 'removeRows: {in: …, rows: […]}'"
    ),
    Example(
      edits("- {updateRows: [{tag: a}], ⟦match⟧: all}"),
      "misplaced-edit-word: 'match' stands beside the operation, where only 'when' may; it belongs into an entry of "
        + "'updateRows'"),
    Example(
      edits("- {removeRows: [a], when: ⟦[true]⟧}"),
      "wrong-type: 'when' is a list, expected true, false or an expression"),
    // Shapes.
    Example(
      edits("- updateRows: ⟦{tag: a, height: 4}⟧"),
      "wrong-type: 'updateRows' is a mapping, expected a list of rows, or a mapping such as {in: TAG, rows: […]}; put "
        + "the row into a list"),
    Example(
      edits("- updateRows: {in: a, ⟦row⟧: []}"), "unknown-key: unknown key 'row' in 'updateRows'; did you mean 'rows'?"),
    Example(
      edits("- ⟦updateRows⟧: {in: a}"),
      "missing-key: 'updateRows' has no 'rows', expected a list of rows, or a mapping such as {in: TAG, rows: […]}"),
    Example(
      edits("- updateRows: {in: a, ⟦at⟧: 1, rows: []}"),
      "unknown-key: unknown key 'at' in 'updateRows', expected 'in', 'rows'"),
    Example(
      edits("- removeRows: ⟦a⟧"),
      "wrong-type: 'removeRows' is 'a', expected a list of rows, or a mapping such as {in: TAG, rows: […]}"),
    Example(
      edits("- insertRows: ⟦[{tag: a}]⟧"),
      "wrong-type: 'insertRows' is a list, expected a mapping such as {at: 0, rows: […]}"),
    Example(
      edits("- ⟦insertRows⟧: {rows: []}"),
      "missing-key: 'insertRows' says no place, expected one of 'at', 'before' and 'after'"),
    Example(
      edits("- insertRows: {at: 0, ⟦before⟧: a, rows: []}"),
      "duplicate-property: 'insertRows' has one place, 'at', 'before' or 'after'; keep one of them"),
    Example(
      edits("- insertRows: {at: ⟦first⟧, rows: []}"),
      "wrong-type: 'at' is 'first', expected a whole number from 0, or 'end'"),
    Example(
      edits("- insertRows: {at: ⟦1.5⟧, rows: []}"), "wrong-type: 'at' is 1.5, expected a whole number from 0, or 'end'"),
    Example(
      edits("- removeAllSections: ⟦yes⟧"), "wrong-type: 'removeAllSections' is 'yes', expected true"),
    Example(
      edits("- ⟦removeAllRows⟧: {}"), "missing-key: 'removeAllRows' has no 'in', expected a mapping such as {in: [TAG]}"
    ),
    Example(
      edits("- removeAllRows: ⟦[a]⟧"), "wrong-type: 'removeAllRows' is a list, expected a mapping such as {in: [TAG]}"),
    Example(
      edits("- updateCells: ⟦[A]⟧"),
      "wrong-type: 'updateCells' is a list, expected a mapping from class names to what they say"),
    Example(
      edits("- updateCells: {A: ⟦4⟧}"), "wrong-type: class 'A' is 4, expected a mapping, or null to remove it"),
    Example(edits("- updateList: ⟦[a]⟧"), "wrong-type: 'updateList' is a list, expected a mapping of root keys"),
    Example(
      edits("- updateList: {⟦rows⟧: []}"),
      "misplaced-edit-word: 'updateList' changes keys of the root beside its rows; for those there are 'makeRows', "
        + "'updateRows', 'removeRows' and others"),
    Example(
      edits("- updateList: {⟦listspec⟧: 2}"),
      "misplaced-edit-word: 'listspec' says the version of the language and stays"),
    // Rows and sections.
    Example(
      edits("- updateRows: [⟦{height: 4}⟧]"),
      "missing-key: the entry does not say which row is meant, expected 'tag', with null for \"without a tag\""),
    Example(
      edits("- updateRows: [{tag: ⟦[a]⟧, height: 4}]"),
      "wrong-type: 'tag' is a list, expected the tag of the row that is meant, or null for \"without a tag\""),
    Example(
      edits("- updateRows: [⟦a⟧]"),
      "wrong-type: an entry of 'updateRows' is 'a', expected a mapping with 'tag' and what is to be changed"),
    Example(
      edits("- makeSections: [⟦a⟧]"),
      "wrong-type: an entry of 'makeSections' is 'a', expected a mapping that says what the section is"),
    Example(
      edits("- makeItems: [⟦a⟧]"),
      "wrong-type: an entry of 'makeItems' is 'a', expected a mapping that says what the item is"),
    Example(
      edits("- makeRows: [{tag: a, ⟦nth⟧: 1}]"),
      "misplaced-edit-word: 'nth' says nothing in an entry of 'makeRows': a new row has nothing to compare with"),
    Example(
      edits("- updateRows: [{tag: a, ⟦before⟧: b}]"),
      "misplaced-edit-word: 'before' says nothing in an entry of 'updateRows': a place is said once, beside the list: "
        + "'{before: …, rows: […]}'"),
    Example(
      edits("- updateSections: [{tag: a, ⟦in⟧: b}]"),
      "misplaced-edit-word: 'in' says nothing in an entry of 'updateSections': a section is in no section"),
    Example(edits("- updateRows: [{tag: a, nth: ⟦0⟧}]"), "wrong-type: 'nth' is 0, expected a whole number from 1"),
    Example(
      edits("- updateRows: [{tag: a, match: ⟦last⟧}]"), "wrong-type: 'match' is 'last', expected 'first' or 'all'"),
    Example(
      edits("- updateRows: [{tag: a, expect: ⟦4⟧}]"),
      "wrong-type: 'expect' is 4, expected a mapping of values such as {height: 44}"),
    Example(
      edits("- updateRows: [{tag: a, newTag: ⟦[b]⟧}]"),
      "wrong-type: 'newTag' is a list, expected a tag, or null to remove the tag"),
    Example(
      edits("- updateRows: [{tag: a, ⟦height⟧: }]"), "empty-value: 'height' has no value; write null or remove it"),
    Example(
      edits("- updateSections: [{tag: a, ⟦rows⟧: []}]"),
      "misplaced-edit-word: 'updateSections' keeps the rows; write 'makeRows' to add to them, or 'remakeSections' to "
        + "replace them"),
    Example(
      edits("- updateSections: [{tag: a, ⟦insertRows⟧: []}]"),
      "misplaced-edit-word: 'insertRows' cannot stand in a section, where 'makeRows', 'updateRows' and 'remakeRows' may; "
        + "make it an entry of 'edits'"),
    Example(
      edits("- updateSections: [{tag: a, makeRows: ⟦{in: a}⟧}]"),
      "wrong-type: 'makeRows' in a section is a mapping, expected a list of rows"),
    Example(
      edits("- updateSections: [{tag: a, makeRows: [{tag: b, in: ⟦c⟧}]}]"),
      "misplaced-edit-word: 'in' says nothing here: 'makeRows' works on the rows of the section that it stands in"),
    // Targets.
    Example(
      edits("- removeRows: [⟦[a]⟧]"), "wrong-type: a target is a list, expected a tag, null or {tag: TAG, nth: N}"),
    Example(
      edits("- removeRows: [⟦{nth: 2}⟧]"),
      "missing-key: the target has no 'tag', expected {tag: TAG, nth: N}, with null for \"without a tag\""),
    Example(
      edits("- removeRows: [{tag: a, ⟦nht⟧: 2}]"), "unknown-key: unknown key 'nht' in a target; did you mean 'nth'?"),
    Example(
      edits("- updateRows: {in: ⟦[a]⟧, rows: []}"),
      "wrong-type: 'in' is a list, expected a tag, null or {tag: TAG, nth: N}"),
    Example(
      edits("- removeRows:\n    -⟦⟧\n    - a"),
      "empty-value: this entry has no value; write null or remove it"),
    Example(
      edits("- updateRows:\n    - tag: a\n      text: Row ⟦#3⟧"),
      "text-cut: the text ends at 'Row': YAML takes '#3' for a comment; quote the text to keep it"),
    // What is good.
    Example(edits("- {when: \"$(data.a)\", x-why: b, updateRows: {in: {tag: a, nth: 2}, x-b: 1, rows: []}}")),
    Example("{\"listspec-edits\": 1, \"edits\": [{\"removeRows\": [\"a\", null, {\"tag\": \"b\", \"nth\": 2}]}]}"),
    Example(exact("[[0, 0, \"a\"], [0, 4, \"\\r\\n\"], [4, 4, 1.0]]")),
    Example("listspec-edits: 1\nexact: {sha256: \"\(digest)\", replace: [], x-why: b}"),
  ]

  private static let digest = String(repeating: "0aF9", count: 16)
  private static func exact(_ replacements: String) -> String {
    "listspec-edits: 1\nedits: []\nexact: {sha256: \"\(digest)\", replace: \(replacements)}"
  }

  private static let offsets = "two offsets in bytes and a text in quotes, no aliases"

  static let exactExamples = [
    Example(
      "listspec-edits: 1\nexact: ⟦[]⟧",
      "wrong-type: 'exact' is a list, expected a mapping such as {sha256: DIGEST, replace: [[FROM, TO, TEXT]]}"),
    Example(
      "listspec-edits: 1\n⟦exact⟧: {replace: []}",
      "missing-key: 'exact' has no 'sha256', expected {sha256: DIGEST, replace: [[FROM, TO, TEXT]]}"),
    Example(
      "listspec-edits: 1\n⟦exact⟧: {sha256: \"\(digest)\"}",
      "missing-key: 'exact' has no 'replace', expected {sha256: DIGEST, replace: [[FROM, TO, TEXT]]}"),
    Example(
      "listspec-edits: 1\nexact: {sha256: ⟦a⟧, ⟦replaced⟧: []}",
      "wrong-type: 'sha256' is 'a', expected the SHA-256 digest of a text, 64 hexadecimal digits",
      "unknown-key: unknown key 'replaced' in 'exact'; did you mean 'replace'?"),
    Example(
      "listspec-edits: 1\nexact: {sha256: ⟦\(String(repeating: "0", count: 64))⟧g, replace: []}"
        .replacing("⟧g", with: "g⟧"),
      "wrong-type: 'sha256' is '\(String(repeating: "0", count: 60))…', expected the SHA-256 digest of a text, "
        + "64 hexadecimal digits"),
    Example(exact("⟦{}⟧"), "wrong-type: 'replace' is a mapping, expected a list of replacements [FROM, TO, TEXT]"),
    Example(exact("[⟦[0, 1]⟧]"), "wrong-type: a replacement is a list, expected [FROM, TO, TEXT]: \(offsets)"),
    Example(exact("[⟦[-1, 1, a]⟧]"), "wrong-type: a replacement is a list, expected [FROM, TO, TEXT]: \(offsets)"),
    Example(exact("[⟦[0, 1, null]⟧]"), "wrong-type: a replacement is a list, expected [FROM, TO, TEXT]: \(offsets)"),
    Example(
      exact("[⟦[0, 4294967296, a]⟧]"), "wrong-type: a replacement is a list, expected [FROM, TO, TEXT]: \(offsets)"),
    // A short file must not give a long text.
    Example(
      exact("[[0, 0, &a text], ⟦[0, 0, *a]⟧]"),
      "wrong-type: a replacement is a list, expected [FROM, TO, TEXT]: \(offsets)"),
    Example(
      exact("[&a [0, 0, text], ⟦*a⟧]"),
      "wrong-type: a replacement is a list, expected [FROM, TO, TEXT]: \(offsets)"),
    Example(
      exact("[⟦[4, 3, a]⟧]"), "exact-does-not-fit: the replacement ends at byte 3, before it begins: at byte 4"),
    Example(
      exact("[[0, 4, a], ⟦[3, 5, b]⟧]"),
      "exact-does-not-fit: the replacement begins at byte 3, expected 4 or more: the one before it ends there"),
  ]

  @Test("each says what was found and what was expected, at the smallest place", arguments: examples + exactExamples)
  func finding(_ example: Example) throws {
    let (tree, syntax) = SpecReader.read(SourceFile(name: "edits", bytes: Array(example.marked.text.utf8)))
    try #require(tree.isComplete, "\(syntax.map(\.message))")
    let script = tree.withView { EditScript(tree.documents[0], of: tree, in: $0) }
    #expect(script.diagnostics.map { "\($0.rule.id): \($0.message)" } == example.findings)
    #expect(
      MarkedText.marking(script.diagnostics.map(\.location.range), in: example.marked.text)
        == MarkedText.marking(example.marked.ranges, in: example.marked.text))
    // A fix leads to a file without the finding.
    for finding in script.diagnostics {
      guard let fix = finding.fixes.first else { continue }
      let fixed = FindingExample.apply(fix, to: example.marked.text)
      let (tree, _) = SpecReader.read(SourceFile(name: "edits", bytes: Array(fixed.utf8)))
      let again = tree.withView { EditScript(tree.documents[0], of: tree, in: $0) }.diagnostics
      #expect(!again.contains { $0.rule == finding.rule && $0.message == finding.message }, "\(fixed)")
    }
  }

  @Test("every operation has one name, and those on items are those on rows")
  func table() {
    #expect(Set(EditOperation.all.map(\.name)).count == EditOperation.all.count)
    let rows = EditOperation.all.filter { $0.subject == .rows }
    let items = EditOperation.all.filter { $0.subject == .items }
    #expect(rows.map { $0.name.replacing("Rows", with: "Items") } == items.map(\.name))
    #expect(rows.map(\.shape) == items.map(\.shape))
    #expect(
      EditOperation.all.filter(\.isNested).map(\.name) == [
        "makeRows", "updateRows", "remakeRows", "makeItems", "updateItems", "remakeItems",
      ])
  }
}
