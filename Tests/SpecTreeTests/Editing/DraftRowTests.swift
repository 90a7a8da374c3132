import SpecTree
import Testing

@Suite("edits of rows in YAML")
struct DraftRowTests {
  /// A list with rows of all sorts, and comments at all places.
  private static let list = """
    listspec: 1
    # above the sections
    sections:
      - tag: one   # beside one
        rows:
          # above a
          - tag: a   # beside a
            height: 44
            # inside a

          # stands alone

          - {tag: b, height: 44}   # beside b
          - tag: c
            model:
              name: Ada
        # below the rows
      # above two
      - tag: two
        rows: []   # none yet
    # above data
    data: 1

    """

  @Test(
    "a removed row takes the comments above, inside and beside it along",
    arguments: [
      ("0", "      # above a\n      - tag: a   # beside a\n        height: 44\n        # inside a\n"),
      ("1", "      - {tag: b, height: 44}   # beside b\n"),
      ("2", "      - tag: c\n        model:\n          name: Ada\n"),
    ])
  func removal(row: String, gone: String) throws {
    let text = try DraftSteps.text(Self.list, [.remove("sections/0/rows/\(row)")])
    var expected = Self.list.replacing(gone, with: "")
    // Of the lines around the first row only the comment that stands alone is left.
    if row == "0" { expected = expected.replacing("rows:\n\n", with: "rows:\n") }
    #expect(text == expected)
  }

  @Test("the only row leaves an empty list behind")
  func onlyRow() throws {
    let base = "sections:\n  - tag: a\n    rows:   # all\n      # above\n      - tag: x  # beside\n  - tag: b\n"
    #expect(
      try DraftSteps.text(base, [.remove("sections/0/rows/0")])
        == "sections:\n  - tag: a\n    rows: []   # all\n  - tag: b\n")
  }

  @Test(
    "a new row takes the style and the indentation of the one beside it",
    arguments: [
      (0, Optional(0), "      - tag: new\n        height: 60\n", "      # above a\n"),
      (1, Optional(0), "      - tag: new\n        height: 60\n", "\n      # stands alone\n"),
      (1, Optional(1), "      - {tag: new, height: 60}\n", "      - {tag: b, height: 44}   # beside b\n"),
      (2, nil, "      - {tag: new, height: 60}\n", "      - tag: c\n"),
      (3, nil, "      - tag: new\n        height: 60\n", "    # below the rows\n"),
    ])
  func insertion(index: Int, beside: Int?, added: String, before: String) throws {
    let text = try DraftSteps.text(
      Self.list, [.insert("{tag: new, height: 60}", into: "sections/0/rows", at: index, beside: beside)])
    #expect(text == Self.list.replacing(before, with: added + before))
  }

  @Test("a moved row keeps its text and its comments, at the new indentation")
  func move() throws {
    let text = try DraftSteps.text(Self.list, [.move("sections/0/rows/0", into: "sections/1/rows", at: 0)])
    #expect(
      text == """
        listspec: 1
        # above the sections
        sections:
          - tag: one   # beside one
            rows:
              # stands alone

              - {tag: b, height: 44}   # beside b
              - tag: c
                model:
                  name: Ada
            # below the rows
          # above two
          - tag: two
            rows:   # none yet
              # above a
              - tag: a   # beside a
                height: 44
                # inside a
        # above data
        data: 1

        """)
  }

  @Test("a value is replaced where it stands")
  func values() throws {
    #expect(
      try DraftSteps.text(Self.list, [.set("sections/0/rows/0", "height", "60")])
        == Self.list.replacing("height: 44\n        # inside", with: "height: 60\n        # inside"))
    #expect(
      try DraftSteps.text(Self.list, [.set("sections/0/rows/1", "height", "60")])
        == Self.list.replacing("b, height: 44}", with: "b, height: 60}"))
    #expect(
      try DraftSteps.text(Self.list, [.set("sections/0/rows/2/model", "name", "Grace")])
        == Self.list.replacing("Ada", with: "Grace"))
    #expect(
      try DraftSteps.text(Self.list, [.set("sections/0/rows/2", "model", "none")])
        == Self.list.replacing("model:\n          name: Ada", with: "model: none"))
    #expect(
      try DraftSteps.text(Self.list, [.set("sections/0", "tag", "{a: 1}")])
        == Self.list.replacing("tag: one   # beside one", with: "tag: {a: 1}   # beside one"))
    #expect(
      try DraftSteps.text(Self.list, [.set("sections/0", "tag", "a: 1\nb: [x]\n")])
        == Self.list.replacing("tag: one   # beside one", with: "tag:   # beside one\n      a: 1\n      b: [x]"))
  }

  @Test("a new key stands behind the others")
  func newKeys() throws {
    #expect(
      try DraftSteps.text(Self.list, [.set("sections/0/rows/0", "cell", "X")])
        == Self.list.replacing("        # inside a\n", with: "        cell: X\n        # inside a\n"))
    #expect(
      try DraftSteps.text(Self.list, [.set("sections/0/rows/1", "cell", "X")])
        == Self.list.replacing("b, height: 44}", with: "b, height: 44, cell: X}"))
    #expect(
      try DraftSteps.text(Self.list, [.set("", "rowHeight", "50")])
        == Self.list.replacing("data: 1\n", with: "data: 1\nrowHeight: 50\n"))
  }

  @Test("a key goes with its comments")
  func removedKeys() throws {
    #expect(
      try DraftSteps.text(Self.list, [.unset("sections/0/rows/0", "tag")])
        == Self.list.replacing("- tag: a   # beside a\n        height", with: "- height"))
    #expect(
      try DraftSteps.text(Self.list, [.unset("sections/0/rows/1", "tag")])
        == Self.list.replacing("{tag: b, height", with: "{height"))
    #expect(
      try DraftSteps.text(Self.list, [.unset("", "data")])
        == Self.list.replacing("# above data\ndata: 1\n", with: ""))
    #expect(
      try DraftSteps.text(Self.list, [.unset("sections/0/rows/2", "tag"), .unset("sections/0/rows/2", "model")])
        == Self.list.replacing("- tag: c\n        model:\n          name: Ada", with: "- {}"))
  }
}
