import ListEdits
import Testing

/// The table of what happens where an edit and the list do not fit.
@Suite("strict and as Holo's libraries do it")
struct CompatibilityTests {
  struct Example: CustomTestStringConvertible, Sendable {
    let edits: String
    /// The finding in strict mode.
    let strict: String
    /// The finding as Holo's libraries do it.
    let holo: String
    /// The outline then.
    let outline: String
    /// The outline in strict mode; nil where nothing is to be written.
    let strictOutline: String?

    init(_ edits: String, strict: String, _ strictOutline: String? = nil, holo: String, _ outline: String) {
      self.edits = edits
      self.strict = strict
      self.holo = holo
      self.outline = outline
      self.strictOutline = strictOutline
    }

    var testDescription: String { edits }
  }

  private static let base = """
    listspec: 1
    sections:
      - {tag: s, rows: [{tag: a}, {tag: b}]}
      - {tag: s, rows: [{tag: a}, {tag: c}]}
      - {rows: [{text: t}]}
      - {tag: u}
    """
  private static let same = "s[a b] s[a c] -[-] u"

  /// One line of the contract's table after the other.
  static let tableExamples = [
    // Nothing is found.
    Example(
      "- updateRows: [{tag: x, height: 1}]",
      strict: "error: there is no row 'x'; nothing is written [target-not-found]",
      holo: "warning: there is no row 'x'; skipped [target-not-found]", same),
    Example(
      "- remakeRows: [{tag: x}]", strict: "error: there is no row 'x'; nothing is written [target-not-found]",
      holo: "warning: there is no row 'x'; skipped [target-not-found]", same),
    Example(
      "- removeRows: [x]", strict: "error: there is no row 'x'; nothing is written [target-not-found]",
      holo: "warning: there is no row 'x'; skipped [target-not-found]", same),
    Example(
      "- moveRows: {rows: [x], in: u, at: 0}",
      strict: "error: there is no row 'x'; nothing is written [target-not-found]",
      holo: "warning: there is no row 'x'; skipped [target-not-found]", same),
    Example(
      "- updateRows: {in: u, rows: [{tag: b, newTag: x}]}",
      strict: "error: there is no row 'b' in section 'u'; nothing is written [target-not-found]",
      holo: "warning: there is no row 'b' in section 'u'; skipped [target-not-found]", same),
    Example(
      "- updateRows: {in: x, rows: [{tag: b, newTag: x}]}",
      strict: "error: there is no section 'x'; nothing is written [target-not-found]",
      holo: "warning: there is no section 'x'; skipped [target-not-found]", same),
    Example(
      "- updateSections: [{tag: x, newTag: y}]",
      strict: "error: there is no section 'x'; nothing is written [target-not-found]",
      holo: "warning: there is no section 'x'; skipped [target-not-found]", same),
    Example(
      "- remakeSections: [{tag: x}]", strict: "error: there is no section 'x'; nothing is written [target-not-found]",
      holo: "warning: there is no section 'x'; skipped [target-not-found]", same),
    Example(
      "- removeSections: [x]", strict: "error: there is no section 'x'; nothing is written [target-not-found]",
      holo: "warning: there is no section 'x'; skipped [target-not-found]", same),
    Example(
      "- moveSections: {sections: [x], at: 0}",
      strict: "error: there is no section 'x'; nothing is written [target-not-found]",
      holo: "warning: there is no section 'x'; skipped [target-not-found]", same),
    Example(
      "- removeAllRows: {in: [x]}", strict: "error: there is no section 'x'; nothing is written [target-not-found]",
      holo: "warning: there is no section 'x'; skipped [target-not-found]", same),
    Example(
      "- updateRows: [{tag: a, nth: 3, newTag: x}]",
      strict: "error: 'nth' is 3, and 2 rows have the tag 'a'; expected 1 to 2 [target-not-found]",
      holo: "warning: 'nth' is 3, and 2 rows have the tag 'a'; skipped [target-not-found]", same),
    Example(
      "- updateSections: [{tag: u, updateRows: [{tag: x, height: 1}]}]",
      strict: "error: the section has no row 'x'; nothing is written [target-not-found]",
      holo: "warning: the section has no row 'x'; skipped [target-not-found]", same),
    Example(
      "- makeSections: [{tag: v, updateRows: [{tag: x, height: 1}]}]",
      strict: "error: the section has no row 'x' made before this; nothing is written [target-not-found]",
      holo: "warning: the section has no row 'x' made before this; skipped [target-not-found]", same + " v"),
    // What to stand beside is missing.
    Example(
      "- insertRows: {before: x, rows: [{tag: y}]}",
      strict: "error: there is no row 'x'; nothing is written [target-not-found]",
      holo: "warning: there is no row 'x'; skipped [target-not-found]", same),
    Example(
      "- moveRows: {rows: [b], after: x}", strict: "error: there is no row 'x'; nothing is written [target-not-found]",
      holo: "warning: there is no row 'x'; skipped [target-not-found]", same),
    Example(
      "- insertSections: {after: x, sections: [{tag: y}]}",
      strict: "error: there is no section 'x'; nothing is written [target-not-found]",
      holo: "warning: there is no section 'x'; skipped [target-not-found]", same),
    Example(
      "- moveRows: {rows: [b, c], before: c}",
      strict: "error: row 'c' is moved itself; name one that stays [target-not-found]",
      holo: "warning: row 'c' is moved itself; skipped [target-not-found]", same),
    Example(
      "- moveRows: {rows: [b], in: x, at: 0}",
      strict: "error: there is no section 'x'; nothing is written [target-not-found]",
      holo: "warning: there is no section 'x'; skipped [target-not-found]", same),
    // The index is out of range.
    Example(
      "- insertRows: {in: u, at: 1, rows: [{tag: x}]}",
      strict: "error: 'at' is 1, and the section has 0 rows; expected 0 to 0, or 'end' [index-out-of-range]",
      holo: "warning: 'at' is 1, and the section has 0 rows; 0 is taken [index-out-of-range]",
      "s[a b] s[a c] -[-] u[x]"),
    Example(
      "- insertRows: {at: -1, rows: [{tag: x}]}",
      strict: "error: 'at' is -1, and the section has 1 row; expected 0 to 1, or 'end' [index-out-of-range]",
      holo: "warning: 'at' is -1, and the section has 1 row; 0 is taken [index-out-of-range]",
      "s[a b] s[a c] -[x -] u"),
    Example(
      "- moveRows: {rows: [b], in: null, at: 7}",
      strict: "error: 'at' is 7, and the section has 1 row; expected 0 to 1, or 'end' [index-out-of-range]",
      holo: "warning: 'at' is 7, and the section has 1 row; 1 is taken [index-out-of-range]",
      "s[a] s[a c] -[- b] u"),
    Example(
      "- insertSections: {at: 5, sections: [{tag: x}]}",
      strict: "error: 'at' is 5, and the list has 4 sections; expected 0 to 4, or 'end' [index-out-of-range]",
      holo: "warning: 'at' is 5, and the list has 4 sections; 4 is taken [index-out-of-range]", same + " x"),
    Example(
      "- moveSections: {sections: [u], at: 4}",
      strict: "error: 'at' is 4, and the list has 3 sections; expected 0 to 3, or 'end' [index-out-of-range]",
      holo: "warning: 'at' is 4, and the list has 3 sections; 3 is taken [index-out-of-range]", same),
    // An expectation fails.
    Example(
      "- updateRows: [{tag: b, newTag: x, expect: {height: 4}}]",
      strict: "error: 'height' of the row is not there, expected '4'; nothing is written [unexpected-value]",
      holo: "warning: 'height' of the row is not there, expected '4'; skipped [unexpected-value]", same),
    // Several are found.
    Example(
      "- updateRows: [{tag: a, newTag: x}]",
      strict: "error: 2 rows have the tag 'a'; say which with 'nth: 1' to 'nth: 2', or 'match: all' [target-ambiguous]",
      holo: "warning: 2 rows have the tag 'a'; the first is taken [target-ambiguous]", "s[x b] s[a c] -[-] u"),
    Example(
      "- remakeRows: [{tag: a, newTag: x}]",
      strict: "error: 2 rows have the tag 'a'; say which with 'nth: 1' to 'nth: 2', or 'match: all' [target-ambiguous]",
      holo: "warning: 2 rows have the tag 'a'; the first is taken [target-ambiguous]", "s[x b] s[a c] -[-] u"),
    Example(
      "- moveRows: {rows: [a], in: u, at: 0}",
      strict: "error: 2 rows have the tag 'a'; say which with 'nth: 1' to 'nth: 2', or 'match: all' [target-ambiguous]",
      holo: "warning: 2 rows have the tag 'a'; the first is taken [target-ambiguous]", "s[b] s[a c] -[-] u[a]"),
    Example(
      "- insertRows: {before: a, rows: [{tag: x}]}",
      strict: "error: 2 rows have the tag 'a'; say which with 'nth: 1' to 'nth: 2', or 'match: all' [target-ambiguous]",
      holo: "warning: 2 rows have the tag 'a'; the first is taken [target-ambiguous]", "s[x a b] s[a c] -[-] u"),
    Example(
      "- makeRows: {in: s, rows: [{tag: x}]}",
      strict:
        "error: 2 sections have the tag 's'; say which with 'nth: 1' to 'nth: 2', or 'match: all' [target-ambiguous]",
      holo: "warning: 2 sections have the tag 's'; the first is taken [target-ambiguous]", "s[a b x] s[a c] -[-] u"),
    Example(
      "- updateSections: [{tag: s, newTag: x}]",
      strict:
        "error: 2 sections have the tag 's'; say which with 'nth: 1' to 'nth: 2', or 'match: all' [target-ambiguous]",
      holo: "warning: 2 sections have the tag 's'; the first is taken [target-ambiguous]", "x[a b] s[a c] -[-] u"),
    // Remove finds several.
    Example(
      "- removeRows: [a]", strict: "warning: removes 2 rows: so many have the tag 'a' [several-removed]",
      "s[b] s[c] -[-] u", holo: "warning: removes 2 rows: so many have the tag 'a' [several-removed]",
      "s[b] s[c] -[-] u"),
    Example(
      "- removeSections: [s]", strict: "warning: removes 2 sections: so many have the tag 's' [several-removed]",
      "-[-] u", holo: "warning: removes 2 sections: so many have the tag 's' [several-removed]", "-[-] u"),
    // What has no tag is never removed by its tag in Holo's libraries.
    Example(
      "- removeRows: [null]", strict: "", "s[a b] s[a c] -[] u",
      holo: "warning: HoloTableView removes nothing that has no tag; skipped [target-not-found]", same),
    Example(
      "- removeSections: [{tag: null}]", strict: "", "s[a b] s[a c] u",
      holo: "warning: HoloTableView removes nothing that has no tag; skipped [target-not-found]", same),
    // A section is unknown.
    Example(
      "- makeRows: {in: x, rows: [{tag: y}]}",
      strict: "warning: there is no section 'x'; it is made at the end of the list [unknown-section]",
      same + " x[y]", holo: "", same + " x[y]"),
    Example(
      "- insertRows: {in: x, at: 7, rows: [{tag: y}]}",
      strict:
        "warning: there is no section 'x'; it is made at the end of the list [unknown-section]",
      same + " x[y]", holo: "", same + " x[y]"),
  ]

  @Test(
    "an edit that does not fit is refused, or done as Holo's libraries do it with a warning", arguments: tableExamples)
  func table(_ example: Example) throws {
    let strict = try EditSample(Self.base, example.edits)
    #expect(strict.findings == (example.strict.isEmpty ? [] : [example.strict]))
    #expect(strict.isRefused == (example.strictOutline == nil))
    if let outline = example.strictOutline { #expect(strict.outline == outline) }
    let holo = try EditSample(Self.base, example.edits, compat: .holo)
    #expect(holo.findings == (example.holo.isEmpty ? [] : [example.holo]))
    #expect(holo.outline == example.outline)
  }

  @Test("Holo's update in a section goes on to the next section of the same tag")
  func nextSection() throws {
    let sample = try EditSample(Self.base, "- updateRows: {in: s, rows: [{tag: c, newTag: x}]}", compat: .holo)
    #expect(sample.outline == "s[a b] s[a x] -[-] u")
    #expect(!sample.isRefused)
  }

  @Test("an empty block makes the section that it names")
  func emptyBlock() throws {
    for edits in ["- makeRows: {in: x, rows: []}", "- insertRows: {in: x, at: 0, rows: []}"] {
      #expect(try EditSample(Self.base, edits, compat: .holo).outline == Self.same + " x[]")
      #expect(try EditSample(Self.base, edits).outline == Self.same + " x[]")
    }
  }

  @Test("a row that is renamed in a block is known by its new name, or by an earlier row that has it")
  func renaming() throws {
    let renamed = try EditSample(
      Self.base, "- updateRows: [{tag: b, newTag: x}, {tag: x, newTag: y}]", compat: .holo)
    #expect(renamed.outline == "s[a y] s[a c] -[-] u")
    let earlier = try EditSample(
      Self.base, "- updateRows: [{tag: c, newTag: b}, {tag: b, newTag: y}]", compat: .holo)
    #expect(earlier.outline == "s[a y] s[a b] -[-] u")
  }

  @Test("the old names of rows work in a collection as in HoloCollectionView, where 'remake' updates")
  func oldNames() throws {
    let base = "listspec: 1\nkind: collection\nitems: [{tag: a, size: 4, model: 1}]"
    let made = try EditSample(base, "- makeRows: {rows: [{tag: b}]}\n- removeRows: [a]", compat: .holo)
    #expect(made.outline == "root[b]")
    let remade = try EditSample(base, "- remakeRows: [{tag: a, size: 5}]", compat: .holo)
    #expect(remade.flow.contains("{tag: a, size: 5, model: 1}"))
    #expect(
      remade.findings == [
        "warning: 'remakeRows' is an old name in a collection, and works like 'updateItems' [other-kind-edit]"
      ])
    #expect(
      try EditSample(base, "- makeRows: [{tag: b}]").findings == [
        "error: 'makeRows' is for tables, and this list is a collection; write 'makeItems' [other-kind-edit]"
      ])
    #expect(
      try EditSample("listspec: 1\nrows: []", "- makeItems: [{tag: b}]", compat: .holo).findings == [
        "error: 'makeItems' is for collections, and this list is a table; write 'makeRows' [other-kind-edit]"
      ])
  }
}
