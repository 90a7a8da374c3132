import SpecTree
import Testing

@Suite("edits of nodes with anchors and aliases")
struct DraftAnchorTests {
  private static let list = """
    x-base: &base {color: red}
    rows:
      # the first
      - &a
        tag: a
        height: 44 # tall
      - *a
      - *a
      - <<: *base
        tag: d

    """

  @Test(
    "a change at one place leaves its twins alone",
    arguments: [
      DraftCase(
        "a change through an alias writes that place out", list, .set("rows/1", "height", "60"),
        gives: list.replacing("44 # tall\n  - *a", with: "44 # tall\n  - tag: a\n    height: 60")),
      DraftCase(
        "a change of the node with the anchor moves the anchor on", list, .set("rows/0", "height", "60"),
        gives: list.replacing("- &a\n", with: "-\n").replacing(
          "44 # tall\n  - *a", with: "60 # tall\n  - &a\n    tag: a\n    height: 44")),
      DraftCase(
        "the node with the anchor goes", list, .remove("rows/0"),
        gives: list.replacing(
          "  # the first\n  - &a\n    tag: a\n    height: 44 # tall\n  - *a",
          with: "  - &a\n    tag: a\n    height: 44")),
      DraftCase(
        "the node with the anchor moves behind its first alias", list, .move("rows/0", into: "rows", at: 2),
        gives: list.replacing(
          "  # the first\n  - &a\n    tag: a\n    height: 44 # tall\n  - *a\n  - *a",
          with: "  - &a\n    tag: a\n    height: 44\n  - *a\n  # the first\n  -\n    tag: a\n    height: 44 # tall")),
      DraftCase(
        "a merged key that is set stands beside the merge", list, .set("rows/3", "color", "blue"),
        gives: list + "    color: blue\n"),
      DraftCase(
        "a merged key that goes writes the merge out",
        "x: &b {c: 1, d: 2}\nrows:\n  - <<: *b\n    tag: a\n", .unset("rows/0", "c"),
        gives: "x: &b {c: 1, d: 2}\nrows:\n  - tag: a\n    d: 2\n"),
      DraftCase(
        "a change within a merged value stands beside the merge",
        "x: &b {m: {n: 1, o: 2}}\nrows:\n  - <<: *b\n  - *b\n", .set("rows/0/m", "n", "3"),
        gives: "x: &b {m: {n: 1, o: 2}}\nrows:\n  - <<: *b\n    m: {n: 3, o: 2}\n  - *b\n"),
      DraftCase(
        "what is merged elsewhere stays there when it changes here",
        "one: &b {c: 1}\ntwo:\n  <<: *b\n  d: 2\n", .set("one", "c", "3"),
        gives: "one: {c: 3}\ntwo:\n  <<: {c: 1}\n  d: 2\n"),
      DraftCase(
        "a scalar with an anchor", "a: &h 44\nb: *h\nc: *h\n", .set("", "a", "60"),
        gives: "a: 60\nb: &h 44\nc: *h\n"),
      DraftCase(
        "an anchor that nothing names stays", "a: &h {b: 1}\n", .set("a", "b", "2"), gives: "a: &h {b: 2}\n"),
    ])
  func twins(_ sample: DraftCase) throws {
    let text = try DraftSteps.text(sample.base, sample.steps)
    #expect(text == sample.expected)
  }
}
