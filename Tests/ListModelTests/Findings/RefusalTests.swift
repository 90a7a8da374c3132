import ListTestSupport
import Testing

/// What is of the language but not of a list as it is read is refused by its name, once.
@Suite("what is refused by name")
struct RefusalTests {
  static let flagged: [FindingExample] = [
    ("⟦extends⟧: a.yaml", "'extends' counts only at the root of a list's own file"),
    ("⟦edits⟧: []", "'edits' counts only beside 'extends', in a variant of a list"),
  ].map { spec, message in FindingExample("variant-key", spec, message) }

  static let clean: [CleanExample] = [
    CleanExample("variant-key", "rows: [{forEach: [1], cell: C, when: native, text: \"$(each)\"}]\ndata: {}"),
    CleanExample(
      "variant-key", "kind: table\nrows: [{cell: C, text: '$$(price)', model: {a: '$5 (net)', b: $}}]"),
    CleanExample(
      "variant-key", "x-data: {a: '$(1)'}\nrows: [{cell: C, x-when: '$(a)', model: {when: 1, forEach: 2}}]"),
    CleanExample("variant-key", "listspec: 1\nruntime: uikit\nrows: []"),
  ]

  @Test("a key of variants is refused by name where none can be", arguments: flagged)
  func flag(example: FindingExample) { expect(example) }

  @Test("a file of edits is no list, and is told so")
  func edits() {
    expect(
      FindingExample(
        "wrong-type", "⟦listspec-edits⟧: 1\nedits:\n- removeRows: [a]\n",
        "the document is one of edits, expected a list; 'listspec apply BASE EDITS' applies edits"))
  }

  @Test("what is said beside the place of a section of another file is refused")
  func besidePlace() {
    expect(
      FindingExample(
        "wrong-level", "include: [p.yaml]\nsections: [{use: s, when: true, x-a: 1, ⟦header⟧: H}]",
        "'header' says nothing beside 'use'; write it in the file that has the section"))
  }

  @Test("what only looks like it is left alone", arguments: clean)
  func pass(example: CleanExample) { expect(example) }
}
