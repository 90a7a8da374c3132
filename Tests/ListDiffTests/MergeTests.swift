import ListRender
import Testing

@testable import ListDiff

@Suite("merging")
struct MergeTests {
  /// Three lists of rows in one section, and what comes of them.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let base: String
    let ours: String
    let theirs: String
    /// The merged text; nil where the sides clash.
    let merged: String?
    /// What is said of the clashes.
    let conflicts: [String]

    init(_ name: String, _ base: String, _ ours: String, _ theirs: String, gives merged: String) {
      testDescription = name
      (self.base, self.ours, self.theirs, self.merged, conflicts) = (base, ours, theirs, merged, [])
    }

    init(_ name: String, _ base: String, _ ours: String, _ theirs: String, clashes conflicts: [String]) {
      testDescription = name
      (self.base, self.ours, self.theirs, merged, self.conflicts) = (base, ours, theirs, nil, conflicts)
    }
  }

  private static func rows(_ rows: String...) -> String {
    "listspec: 1\nrows:\n" + rows.map { "  - \($0)\n" }.joined()
  }

  private static func sections(_ sections: (String, [String])...) -> String {
    "listspec: 1\nsections:\n"
      + sections.map { tag, rows in
        "  - tag: \(tag)\n    rows:\(rows.isEmpty ? " []" : "")\n" + rows.map { "      - \($0)\n" }.joined()
      }.joined()
  }

  @Test("values, rows and order of both sides come together, and what clashes is named", arguments: cases)
  func merges(_ test: Case) {
    let trial = MergeTrial(test.base, test.ours, test.theirs)
    #expect(trial.faults == [])
    #expect(trial.conflicts.map { ConflictWording($0).message } == test.conflicts)
    if let merged = test.merged { #expect(trial.text == merged) }
    // It clashes the other way round as well.
    let back = MergeTrial(test.base, test.theirs, test.ours)
    #expect(back.conflicts.count == test.conflicts.count)
    #expect(back.faults == [])
  }

  private static let one = rows("{tag: a, text: A, height: 44}", "{tag: b, text: B}", "{tag: c, text: C}")

  private static let cases: [Case] = [
    Case(
      "a row, and a section of another file that became one of the list's own",
      "listspec: 1\ninclude: [p.yaml]\nsections:\n  - {use: s}\n  - {tag: t, rows: [A]}\n",
      "listspec: 1\ninclude: [p.yaml]\nsections:\n  - {use: s}\n  - {tag: t, rows: [A, B]}\n",
      "listspec: 1\ninclude: [p.yaml]\nsections:\n  - {tag: s, rows: [C]}\n  - {tag: t, rows: [A]}\n",
      gives: "listspec: 1\ninclude: [p.yaml]\nsections:\n  - {tag: s, rows: [{text: C}]}\n  - {tag: t, rows: [A, B]}\n"),
    Case(
      "a row, and the tag of the list", "listspec: 1\nrows: [z]\n", "listspec: 1\nrows: [z, x]\n",
      "listspec: 1\ntag: other\nrows: [z]\n", gives: "listspec: 1\nrows: [z, x]\ntag: other\n"),
    Case(
      "a row, and the tag of the list that went", "listspec: 1\ntag: t\nrows: [z]\n",
      "listspec: 1\ntag: t\nrows: [z, x]\n", "listspec: 1\nrows: [z]\n", gives: "listspec: 1\nrows: [z, x]\n"),
    Case(
      "a property, and the name of the code of an event", rows("{tag: a, text: A, didSelect: go}"),
      rows("{tag: a, text: B, didSelect: go}"), rows("{tag: a, text: A, didSelect: show}"),
      gives: rows("{tag: a, text: B, didSelect: show}")),
    Case(
      "two properties of a row", one, rows("{tag: a, text: A, height: 50}", "{tag: b, text: B}", "{tag: c, text: C}"),
      rows("{tag: a, text: AA, height: 44}", "{tag: b, text: B}", "{tag: c, text: C}"),
      gives: rows("{tag: a, text: AA, height: 50}", "{tag: b, text: B}", "{tag: c, text: C}")),
    Case(
      "two parts of a model", rows("{tag: a, cell: A, model: {x: 1, y: 1}}"),
      rows("{tag: a, cell: A, model: {x: 2, y: 1}}"), rows("{tag: a, cell: A, model: {x: 1, y: 2, z: 3}}"),
      gives: rows("{tag: a, cell: A, model: {x: 2, y: 2, z: 3}}")),
    Case(
      "one property", one, rows("{tag: a, text: A, height: 50}", "{tag: b, text: B}", "{tag: c, text: C}"),
      rows("{tag: a, text: A, height: 60}", "{tag: b, text: B}", "{tag: c, text: C}"),
      clashes: ["row 'a': ours sets 'height' to 50, theirs to 60"]),
    Case(
      "a property that one removed", one, rows("{tag: a, text: A}", "{tag: b, text: B}", "{tag: c, text: C}"),
      rows("{tag: a, text: A, height: 60}", "{tag: b, text: B}", "{tag: c, text: C}"),
      clashes: ["row 'a': ours removes 'height', theirs sets it to 60"]),
    Case(
      "colours are taken whole unless both have the same keys",
      rows("{tag: a, text: A, backgroundColor: {light: red, dark: blue}}", "{tag: b, text: B}"),
      rows("{tag: a, text: A, backgroundColor: {light: systemRed, dark: blue}}", "{tag: b, text: B}"),
      rows("{tag: a, text: A, backgroundColor: {light: red, dark: systemBlue}}", "{tag: b, text: B}"),
      gives: rows("{tag: a, text: A, backgroundColor: {light: systemRed, dark: systemBlue}}", "{tag: b, text: B}")),
    Case(
      "an image is no mixture of two", rows("{tag: a, text: A}"), rows("{tag: a, text: A, image: {symbol: star}}"),
      rows("{tag: a, text: A, image: {url: \"https://x\"}}"),
      clashes: ["row 'a': ours sets 'image' to {symbol: star}, theirs to {url: \"https://x\"}"]),
    Case(
      "rows added at one place: ours first", one,
      rows("{tag: a, text: A, height: 44}", "{tag: x, text: X}", "{tag: b, text: B}", "{tag: c, text: C}"),
      rows("{tag: a, text: A, height: 44}", "{tag: z, text: Z}", "{tag: b, text: B}", "{tag: c, text: C}"),
      gives: rows(
        "{tag: a, text: A, height: 44}", "{tag: x, text: X}", "{tag: z, text: Z}", "{tag: b, text: B}",
        "{tag: c, text: C}")),
    Case(
      "one row added by both", one, one + "  - {tag: x, text: X, height: 50}\n",
      one + "  - {tag: x, text: X, canEdit: true}\n",
      gives: one + "  - {tag: x, text: X, height: 50, canEdit: true}\n"),
    Case(
      "one row added by both with other contents", one, one + "  - {tag: x, text: X}\n",
      one + "  - {tag: x, text: Y}\n",
      clashes: ["row 'x': ours sets 'text' to X, theirs to Y"]),
    Case(
      "one untagged row added by both", one, one + "  - {text: X}\n", one + "  - X\n", gives: one + "  - {text: X}\n"),
    Case(
      "a row removed and another changed", one, rows("{tag: b, text: B}", "{tag: c, text: C}"),
      rows("{tag: a, text: A, height: 44}", "{tag: b, text: BB}", "{tag: c, text: C}"),
      gives: rows("{tag: b, text: BB}", "{tag: c, text: C}")),
    Case(
      "a row that one removed and the other changed", one, rows("{tag: b, text: B}", "{tag: c, text: C}"),
      rows("{tag: a, text: AA, height: 44}", "{tag: b, text: B}", "{tag: c, text: C}"),
      clashes: ["ours removes row 'a', which theirs changes"]),
    Case(
      "a row moved by one and changed by the other", one,
      rows("{tag: b, text: B}", "{tag: c, text: C}", "{tag: a, text: A, height: 44}"),
      rows("{tag: a, text: AA, height: 44}", "{tag: b, text: B}", "{tag: c, text: C}"),
      gives: rows("{tag: b, text: B}", "{tag: c, text: C}", "{tag: a, text: AA, height: 44}")),
    Case(
      "a row moved by theirs into another section and changed by ours",
      sections(("s", ["{tag: a, text: A}", "{tag: b, text: B}"]), ("t", ["{tag: c, text: C}"])),
      sections(("s", ["{tag: a, text: AA}", "{tag: b, text: B}"]), ("t", ["{tag: c, text: C}"])),
      sections(("s", ["{tag: b, text: B}"]), ("t", ["{tag: a, text: A}", "{tag: c, text: C}"])),
      gives: sections(("s", ["{tag: b, text: B}"]), ("t", ["{tag: a, text: AA}", "{tag: c, text: C}"]))),
    Case(
      "a row moved into two sections",
      sections(("s", ["{tag: a, text: A}"]), ("t", []), ("u", [])),
      sections(("s", []), ("t", ["{tag: a, text: A}"]), ("u", [])),
      sections(("s", []), ("t", []), ("u", ["{tag: a, text: A}"])),
      clashes: ["row 'a': ours moves it to section 't', theirs moves it to section 'u'"]),
    Case(
      "a row moved to two places of its section",
      rows("{tag: a, text: A}", "{tag: b, text: B}", "{tag: c, text: C}", "{tag: d, text: D}"),
      rows("{tag: b, text: B}", "{tag: c, text: C}", "{tag: a, text: A}", "{tag: d, text: D}"),
      rows("{tag: b, text: B}", "{tag: c, text: C}", "{tag: d, text: D}", "{tag: a, text: A}"),
      clashes: ["row 'a': ours and theirs put it at different places"]),
    Case(
      "a row renamed by ours and changed by theirs", one,
      rows("{tag: first, text: A, height: 44}", "{tag: b, text: B}", "{tag: c, text: C}"),
      rows("{tag: a, text: AA, height: 44}", "{tag: b, text: B}", "{tag: c, text: C}"),
      gives: rows("{tag: first, text: AA, height: 44}", "{tag: b, text: B}", "{tag: c, text: C}")),
    Case(
      "a row renamed twice", one, rows("{tag: x, text: A, height: 44}", "{tag: b, text: B}", "{tag: c, text: C}"),
      rows("{tag: y, text: A, height: 44}", "{tag: b, text: B}", "{tag: c, text: C}"),
      clashes: ["row 'a': ours has the tag 'x', theirs 'y'"]),
    Case(
      "a section that one removed and the other added a row to",
      sections(("s", ["{tag: a, text: A}"]), ("t", ["{tag: b, text: B}"])), sections(("t", ["{tag: b, text: B}"])),
      sections(("s", ["{tag: a, text: A}", "{tag: x, text: X}"]), ("t", ["{tag: b, text: B}"])),
      clashes: ["ours removes section 's', which theirs changes"]),
    Case(
      "a section that one removed and the other only moved",
      sections(("s", ["{tag: a, text: A}"]), ("t", []), ("u", [])), sections(("t", []), ("u", [])),
      sections(("t", []), ("u", []), ("s", ["{tag: a, text: A}"])), gives: sections(("t", []), ("u", []))),
    Case(
      "a section dissolved by ours, whose row theirs changed",
      sections(("s", ["{tag: a, text: A}"]), ("t", [])), sections(("t", ["{tag: a, text: A}"])),
      sections(("s", ["{tag: a, text: AA}"]), ("t", [])), gives: sections(("t", ["{tag: a, text: AA}"]))),
    Case(
      "two headers' parts and two sections",
      "listspec: 1\nsections:\n  - {tag: s, header: S, rows: []}\n",
      "listspec: 1\nsections:\n  - {tag: s, header: {title: S, height: 30}, rows: []}\n  - {tag: t, rows: []}\n",
      "listspec: 1\nsections:\n  - {tag: r, rows: []}\n  - {tag: s, header: Start, rows: []}\n",
      gives:
        "listspec: 1\nsections:\n  - {tag: r, rows: []}\n  - {tag: s, header: {title: Start, height: 30}, rows: []}\n  - {tag: t, rows: []}\n"
    ),
    Case(
      "classes and keys of the root",
      "listspec: 1\ntitle: T\ncells: {A: {height: 40, implements: [didSelect]}}\nrows: []\n",
      "listspec: 1\ntitle: T\nstyle: grouped\ncells: {A: {height: 50, implements: [didSelect]}}\nrows: []\n",
      "listspec: 1\ntitle: U\ncells: {A: {height: 40, implements: [didSelect, willDisplay]}, B: {height: 3}}\nrows: []\n",
      gives:
        "listspec: 1\ntitle: U\nstyle: grouped\ncells: {A: {height: 50, implements: {didSelect: native, willDisplay: native}}, B: {height: 3}}\nrows: []\n"
    ),
    Case(
      "a class that one removed and the other changed", "listspec: 1\ncells: {A: {height: 40}}\nrows: []\n",
      "listspec: 1\nrows: []\n", "listspec: 1\ncells: {A: {height: 50}}\nrows: []\n",
      clashes: ["ours removes cell class 'A', which theirs changes"]),
  ]
}
