import ListEdits
import Testing

private let twins = """
  sections:
    - {tag: s, rows: [{tag: a, text: '1'}, {tag: b}]}
    - {tag: t, rows: [{tag: a, text: '2'}]}
    - {tag: s, rows: [{tag: a, text: '3'}, {text: '4'}]}
    - {rows: [{text: '5'}, {tag: '', text: '6'}]}
  """

@Suite("targets")
struct TargetTests {
  static let numberedExamples = [
    EditExample(twins, "- updateRows: [{tag: a, nth: 2, newTag: x}]", "s[a b] t[x] s[a -] -[- ]"),
    EditExample(twins, "- updateRows: [{tag: a, nth: 3, newTag: x}]", "s[a b] t[a] s[x -] -[- ]"),
    EditExample(twins, "- updateRows: [{tag: a, match: first, newTag: x}]", "s[x b] t[a] s[a -] -[- ]"),
    EditExample(twins, "- updateRows: [{tag: a, match: all, newTag: x}]", "s[x b] t[x] s[x -] -[- ]"),
    EditExample(twins, "- updateRows: {in: t, rows: [{tag: a, newTag: x}]}", "s[a b] t[x] s[a -] -[- ]"),
    EditExample(
      twins, "- updateRows: {in: {tag: s, nth: 2}, rows: [{tag: a, newTag: x}]}", "s[a b] t[a] s[x -] -[- ]"),
    EditExample(
      twins, "- updateRows: [{tag: a, in: {tag: s, nth: 2}, newTag: x}]", "s[a b] t[a] s[x -] -[- ]"),
    EditExample(
      twins, "- updateRows: {in: {tag: s, nth: 2}, rows: [{tag: null, newTag: x}]}", "s[a b] t[a] s[a x] -[- ]"),
    EditExample(twins, "- updateRows: [{tag: null, nth: 2, newTag: x}]", "s[a b] t[a] s[a -] -[x ]"),
    EditExample(twins, "- updateRows: [{tag: '', newTag: x}]", "s[a b] t[a] s[a -] -[- x]"),
    EditExample(twins, "- updateRows: {in: null, rows: [{tag: null, newTag: x}]}", "s[a b] t[a] s[a -] -[x ]"),
    EditExample(twins, "- removeRows: [{tag: a, nth: 1}, {tag: a, nth: 3}]", "s[b] t[a] s[-] -[- ]"),
    EditExample(twins, "- removeRows: [{tag: a, match: all}]", "s[b] t[] s[-] -[- ]"),
    EditExample(twins, "- removeRows: [{tag: a, in: t}]", "s[a b] t[] s[a -] -[- ]"),
    EditExample(twins, "- removeRows: {in: null, rows: [{tag: null}]}", "s[a b] t[a] s[a -] -[]"),
    EditExample(twins, "- removeRows: {in: null, rows: [null]}", "s[a b] t[a] s[a -] -[]"),
    EditExample(twins, "- moveRows: {rows: [{tag: a, nth: 3}], in: t, at: 0}", "s[a b] t[a a] s[-] -[- ]"),
    EditExample(
      twins, "- moveRows: {rows: [b], in: {tag: s, nth: 2}, at: end}", "s[a] t[a] s[a - b] -[- ]"),
    EditExample(twins, "- moveRows: {rows: [b], at: 1}", "s[a] t[a] s[a -] -[- b ]"),
    EditExample(
      twins, "- insertRows: {before: {tag: a, nth: 3}, rows: [{tag: x}]}", "s[a b] t[a] s[x a -] -[- ]"),
    EditExample(
      twins, "- insertRows: {in: t, after: a, rows: [{tag: x}]}", "s[a b] t[a x] s[a -] -[- ]"),
    EditExample(
      twins, "- makeRows: {in: {tag: s, nth: 2}, rows: [{tag: x}]}", "s[a b] t[a] s[a - x] -[- ]"),
    EditExample(twins, "- removeSections: [{tag: s, nth: 2}]", "s[a b] t[a] -[- ]"),
    EditExample(twins, "- removeSections: [null]", "s[a b] t[a] s[a -]"),
    EditExample(twins, "- removeSections: [{tag: s, match: all}]", "t[a] -[- ]"),
    EditExample(
      twins, "- updateSections: [{tag: s, nth: 2, newTag: u}, {tag: null, newTag: v}]", "s[a b] t[a] u[a -] v[- ]"),
    EditExample(
      twins, "- moveSections: {sections: [{tag: s, nth: 2}], before: {tag: s, nth: 1}}", "s[a -] s[a b] t[a] -[- ]"),
    EditExample(twins, "- removeAllRows: {in: [{tag: s, nth: 2}, null]}", "s[a b] t[a] s[] -[]"),
    EditExample(twins, "- remakeSections: [{tag: s, match: all, rows: []}]", "s[] t[a] s[] -[- ]"),
  ]

  @Test("several of one tag are told apart by number, section or match", arguments: numberedExamples)
  func numbered(_ example: EditExample) throws { try example.check() }

  static let expected = [
    ("{tag: a, height: 44}", "{height: 44.0}", true), ("{tag: a, height: 44}", "{height: 45}", false),
    ("{tag: a, text: no}", "{text: no}", true), ("{tag: a, text: '1'}", "{text: 1}", false),
    ("{tag: a}", "{height: null}", true), ("{tag: a, height: 1}", "{height: null}", false),
    ("{tag: a, model: {x: 1, y: 2}}", "{model: {y: 2, x: 1}}", true),
    ("{tag: a, model: {x: 1, y: 2}}", "{model: {x: 1}}", false),
    ("{tag: a, model: {x: 1, y: 2}}", "{model.x: 1}", true), ("{tag: a, model: {x: 1}}", "{model.z: 1}", false),
    ("{tag: a, model: [1, 2]}", "{model: [1, 2]}", true), ("{tag: a, model: [1, 2]}", "{model: [2, 1]}", false),
    ("{tag: a, didSelectHandler: open}", "{didSelect: open}", true),
  ]

  @Test("'expect' compares by value, whole values, dotted keys and other names", arguments: expected)
  func expectation(_ row: String, _ expected: String, _ holds: Bool) throws {
    let sample = try EditSample(
      "listspec: 1\nruntime: holo\nrows: [\(row)]", "- updateRows: [{tag: a, newTag: b, expect: \(expected)}]")
    #expect(sample.isRefused == !holds, "\(sample.findings)")
    #expect(sample.outline == (holds ? "root[b]" : "root[a]"))
  }

  @Test("'expect' compares a header key by key, also one that is a text or under flat names")
  func headerExpectation() throws {
    for header in ["header: T", "header: {title: T, height: 4}", "headerTitle: T"] {
      for (wanted, holds) in [
        ("{header: {title: T}}", true), ("{header: {title: S}}", false), ("{header.title: T}", true),
      ] {
        let sample = try EditSample(
          "listspec: 1\nruntime: holo\nsections: [{tag: a, \(header)}]",
          "- updateSections: [{tag: a, newTag: b, expect: \(wanted)}]")
        #expect(sample.isRefused == !holds, "\(header) \(wanted) \(sample.findings)")
      }
    }
  }
}
