import ListTestSupport
import SpecSource
import Testing

/// What is said of lists because of the library that they are written for.
@Suite("findings about a list's library")
struct RuntimeFindingsTests {
  private static func flag(
    _ rule: String, _ severity: Severity, _ runtime: String, _ spec: String, _ message: String, fixes: [String] = [],
    fixed: String? = nil
  ) -> FindingExample {
    FindingExample(
      rule, severity, "listspec: 1\nruntime: \(runtime)\n\(spec)\n", message, fixes: fixes,
      fixed: fixed.map { "listspec: 1\nruntime: \(runtime)\n\($0)\n" })
  }

  private static func leave(_ rule: String, _ runtime: String, _ spec: String) -> CleanExample {
    CleanExample(rule, "listspec: 1\nruntime: \(runtime)\n\(spec)\n")
  }

  static let flagged: [FindingExample] = [
    flag(
      "unread-value", .warning, "mytable", "rows: [{cell: C, canMove: ⟦true⟧}, {cell: C, canMove: false}]",
      "'canMove' of a row is never read by runtime 'mytable' (and 1 more): it follows from other properties, so leave it out"
    ),
    flag(
      "unread-value", .warning, "p9",
      "types: {a: A}\ncells: {A: {implements: [height]}}\nsections: [{records: [{type: a, height: ⟦60⟧}]}]",
      "'height' of a row is never read by runtime 'p9': only the class is asked: 'cells: {…: {implements: {height: …}}}'"
    ),
    flag(
      "zero-is-unset", .note, "tf", "rows: [{cell: C, height: ⟦0⟧}, {cell: C, height: 0}]",
      "'height' is 0, which runtime 'tf' takes for unset (and 1 more): leave it out, or write 'automatic'"),
    flag(
      "zero-is-unset", .note, "cb", "sections: [{cell: C, adapter: a, height: ⟦0⟧, data: [1]}]",
      "'height' is 0, which runtime 'cb' takes for unset: leave it out, or write 'automatic'"),
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
  ]

  static let clean: [CleanExample] = [
    leave("unread-value", "tf", "rows: [{cell: C, canEdit: true}]"),
    leave("unread-value", "mytable", "rows: [{cell: C, editingStyle: delete}]"),
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
