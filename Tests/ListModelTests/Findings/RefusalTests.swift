import ListTestSupport
import Testing

/// What is of the language but not yet of this version is refused by its name, once.
@Suite("what is refused by name")
struct RefusalTests {
  static let flagged: [FindingExample] = [
    ("⟦extends⟧: a.yaml", "'extends'"), ("⟦edits⟧: []", "'edits'"),
  ].map { spec, what in
    FindingExample(
      "not-yet-supported", spec, "\(what) is part of the language, but not yet of this version of listspec")
  }

  static let clean: [CleanExample] = [
    CleanExample("not-yet-supported", "rows: [{forEach: [1], cell: C, when: native, text: \"$(each)\"}]\ndata: {}"),
    CleanExample(
      "not-yet-supported", "kind: table\nrows: [{cell: C, text: '$$(price)', model: {a: '$5 (net)', b: $}}]"),
    CleanExample(
      "not-yet-supported", "x-data: {a: '$(1)'}\nrows: [{cell: C, x-when: '$(a)', model: {when: 1, forEach: 2}}]"),
    CleanExample("not-yet-supported", "listspec: 1\nruntime: uikit\nrows: []"),
  ]

  @Test("a part of the language that is not due yet is refused by name", arguments: flagged)
  func flag(example: FindingExample) { expect(example) }

  @Test("a file of edits is no list, and is told so")
  func edits() {
    expect(
      FindingExample(
        "wrong-type", "⟦listspec-edits⟧: 1\nedits:\n- removeRows: [a]\n",
        "the document is one of edits, expected a list; 'listspec apply BASE EDITS' applies edits"))
  }

  @Test("what only looks like it is left alone", arguments: clean)
  func pass(example: CleanExample) { expect(example) }
}
