import SpecSource
import SpecTree
import Testing

@Suite("YAML faults of structure")
struct YAMLStructureFaultTests {
  @Test(
    "lines that line up with nothing",
    arguments: [
      YAMLFaultCase(
        "forEach: $(data.x)\n «as»: y",
        "'as' is indented more than 'forEach', which has a value already; indent both alike",
        fixed: "forEach: $(data.x)\nas: y", .suggested, rule: "wrong-indentation"),
      YAMLFaultCase(
        "sections:\n  - tag: a\n    rows: []\n   «- tag»: b",
        "'- tag' is indented less than 'rows' and more than '- tag'; it lines up with nothing it could belong to",
        fixed: "sections:\n  - tag: a\n    rows: []\n  - tag: b", .suggested, rule: "wrong-indentation"),
      YAMLFaultCase(
        "a:\n  b: 1\n «c»: 2",
        "'c' is indented less than 'b' and more than 'a'; it lines up with nothing it could belong to",
        fixed: "a:\n  b: 1\n  c: 2", .suggested, rule: "wrong-indentation"),
      YAMLFaultCase(
        "rows:\n  - a\n  «b»: 1",
        "'b' stands where the next '- ' of the list is expected; indent it below the item it belongs to",
        fixed: "rows:\n  - a\n  - b: 1", .suggested, rule: "wrong-indentation"),
      YAMLFaultCase(
        "rows:\n  - a: 1\n  «-»b: 1", "expected a space after '-' in '-b'", fixed: "rows:\n  - a: 1\n  - b: 1",
        rule: "yaml-syntax"),
      YAMLFaultCase(
        "rows:\n  - a: 1\n    c: 2\n  «-»{b: 1}", "expected a space after '-' in '-{b'",
        fixed: "rows:\n  - a: 1\n    c: 2\n  - {b: 1}", rule: "yaml-syntax"),
      YAMLFaultCase(
        "rows:\n  «-»{a: 1, b: 2}", "expected a space after '-' in '-{a'", fixed: "rows:\n  - {a: 1, b: 2}",
        rule: "yaml-syntax"),
      YAMLFaultCase(
        "rows:\n  - A\n  «-»B", "expected a space after '-' in '-B'", fixed: "rows:\n  - A\n  - B",
        rule: "yaml-syntax"),
      YAMLFaultCase(
        "rows:\n  - a: 1\n   «b»: 2",
        "'b' is indented less than 'a' and more than '- a'; it lines up with nothing it could belong to",
        fixed: "rows:\n  - a: 1\n    b: 2", .suggested, rule: "wrong-indentation"),
      YAMLFaultCase(
        "a: 1\n«-» b", "an item of a list where a key is expected; indent it below the key it belongs to",
        rule: "wrong-indentation"),
      YAMLFaultCase(
        "  a: 1\n«b»: 2", "'b' is indented less than 'a'; it lines up with nothing it could belong to",
        fixed: "  a: 1\n  b: 2", .suggested, rule: "wrong-indentation"),
      YAMLFaultCase(
        "a: \"x\"\n  «b»: 1", "'b' is indented more than 'a', which has a value already; indent both alike",
        fixed: "a: \"x\"\nb: 1", .suggested, rule: "wrong-indentation"),
      YAMLFaultCase(
        "a: {x: 1}\n  «b»: 1", "'b' is indented more than 'a', which has a value already; indent both alike",
        fixed: "a: {x: 1}\nb: 1", .suggested, rule: "wrong-indentation"),
      YAMLFaultCase(
        "- a\n «b»: c", "'b' is indented as a part of the text 'a' above it, and a text has no keys",
        rule: "wrong-indentation"),
      YAMLFaultCase(
        "a:\r\n  b: 1\r\n «c»: 2",
        "'c' is indented less than 'b' and more than 'a'; it lines up with nothing it could belong to",
        fixed: "a:\r\n  b: 1\r\n  c: 2", .suggested, rule: "wrong-indentation"),
    ])
  func indentation(_ faultCase: YAMLFaultCase) { faultCase.check() }

  @Test(
    "tabs where indentation is",
    arguments: [
      YAMLFaultCase(
        "a:\n«\t»b: 1", "a tab in the indentation, expected spaces", fixed: "a:\n  b: 1", .suggested,
        rule: "tab-indentation"),
      YAMLFaultCase(
        "a: x\n«\t»b: 1", "a tab in the indentation, expected spaces", fixed: "a: x\n  b: 1", .suggested,
        rule: "tab-indentation"),
      YAMLFaultCase(
        "a: |\n«\t»text", "a tab in the indentation, expected spaces", fixed: "a: |\n  text", .suggested,
        rule: "tab-indentation"),
      YAMLFaultCase(
        "rows:\n  - tag: a\n«\t»cell: C", "a tab in the indentation, expected spaces",
        fixed: "rows:\n  - tag: a\n  cell: C", .suggested, rule: "tab-indentation"),
      YAMLFaultCase(
        "-«\t»a: 1\n\tb: 2", "a tab in the indentation, expected spaces", fixed: "-  a: 1\n\tb: 2", .suggested,
        rule: "tab-indentation"),
      YAMLFaultCase(
        "-«\t»- a", "a tab in the indentation, expected spaces", fixed: "-  - a", .suggested, rule: "tab-indentation"),
    ])
  func tabs(_ faultCase: YAMLFaultCase) { faultCase.check() }

  @Test(
    "keys and what is no key",
    arguments: [
      YAMLFaultCase(
        "--- «a»: b\n", "a mapping cannot begin on the line of '---', expected it on the next one",
        fixed: "---\na: b\n", rule: "yaml-syntax"),
      YAMLFaultCase(
        "text: first\n  «second»: line",
        "'second' is indented more than 'text', which has a value already; indent both alike",
        fixed: "text: first\nsecond: line", .suggested, rule: "wrong-indentation"),
      YAMLFaultCase(
        "rows:\n- a\n«b»",
        "expected ':' after 'b'; a text that goes on from the line above is indented more than its key",
        rule: "yaml-syntax"),
      YAMLFaultCase(
        "tag: a\nheight«:»44", "expected a space after ':' in 'height:44'", fixed: "tag: a\nheight: 44",
        rule: "yaml-syntax"),
      YAMLFaultCase(
        "height«:»44\ntag: a", "expected a space after ':' in 'height:44'", fixed: "height: 44\ntag: a",
        rule: "yaml-syntax"),
      YAMLFaultCase(
        "a: 1\n«[b]»\nc: 1", "expected a key here, found '[b]'; '[' at the beginning opens a list in YAML",
        rule: "yaml-syntax"),
      YAMLFaultCase(
        "[a]\n«b»: 1", "'b' comes after the end of what the file holds; expected the end of the file or '---'",
        rule: "yaml-syntax"),
      YAMLFaultCase("«...»", "found '...', expected a value", rule: "yaml-syntax"),
      YAMLFaultCase("text: «|0»\n  a", "the indentation after '|' is 0, expected 1 to 9 or none", rule: "yaml-syntax"),
      YAMLFaultCase(
        "«\(String(repeating: "k", count: 1025))»: 1",
        "this key has 1,025 characters, and YAML reads no key of more than 1,024 without '? ' before it",
        rule: "yaml-syntax"),
      YAMLFaultCase(
        "a: {b: 1, «\(String(repeating: "k", count: 1025))»: 1}",
        "this key has 1,025 characters, and YAML reads no key of more than 1,024 without '? ' before it",
        rule: "yaml-syntax"),
      YAMLFaultCase(
        "a: [«\"\(String(repeating: "k", count: 1023))\"» : 1]",
        "this key has 1,025 characters, and YAML reads no key of more than 1,024 without '? ' before it",
        rule: "yaml-syntax"),
    ])
  func keys(_ faultCase: YAMLFaultCase) { faultCase.check() }

  @Test(
    "brackets, braces and commas",
    arguments: [
      YAMLFaultCase(
        "rows:\n  - «{»tag: a, cell: C\n  - {tag: b, cell: C}", "'{' is not closed; expected '}'",
        fixed: "rows:\n  - {tag: a, cell: C}\n  - {tag: b, cell: C}", .suggested, rule: "unclosed-bracket"),
      YAMLFaultCase(
        "sections:\n  - tag: a\n    model: «{»title: x\n    height: 44\n  - tag: b", "'{' is not closed; expected '}'",
        fixed: "sections:\n  - tag: a\n    model: {title: x}\n    height: 44\n  - tag: b", .suggested,
        rule: "unclosed-bracket"),
      YAMLFaultCase(
        "model: {title: x\n        «height»: 44}", "expected ',' before 'height'",
        fixed: "model: {title: x,\n        height: 44}", .suggested, rule: "yaml-syntax"),
      YAMLFaultCase(
        "rows: «[»a, b\ntitle: x", "'[' is not closed; expected ']'", fixed: "rows: [a, b]\ntitle: x", .suggested,
        rule: "unclosed-bracket"),
      YAMLFaultCase(
        "rows: [{a: «[»1, 2\nb: 1", "'[' is not closed; expected ']'", fixed: "rows: [{a: [1, 2]}]\nb: 1", .suggested,
        rule: "unclosed-bracket"),
      YAMLFaultCase(
        "rows: «[»a, b", "'[' is not closed; expected ']'", fixed: "rows: [a, b]", .suggested, rule: "unclosed-bracket"),
      YAMLFaultCase("{a: 1 «b»: 2}", "expected ',' before 'b'", fixed: "{a: 1, b: 2}", .suggested, rule: "yaml-syntax"),
      YAMLFaultCase(
        #"{a: "x" «b»: 2}"#, "expected ',' or '}' before 'b'", fixed: #"{a: "x", b: 2}"#, .suggested,
        rule: "yaml-syntax"),
      YAMLFaultCase(
        "rows: [{a: 1} «{b»: 2}]", "expected ',' or ']' before '{b'", fixed: "rows: [{a: 1}, {b: 2}]", .suggested,
        rule: "yaml-syntax"),
      YAMLFaultCase(
        #"rows: ["a" «"b"»]"#, #"expected ',' or ']' before '"b"'"#, fixed: #"rows: ["a", "b"]"#, .suggested,
        rule: "yaml-syntax"),
      YAMLFaultCase(
        "a: {b: [1, 2«}»", "found '}' where ']' is expected", fixed: "a: {b: [1, 2]}", .suggested,
        rule: "unclosed-bracket"),
      YAMLFaultCase(
        "a: {b: 1}«}»", "'}' closes nothing; no bracket of its kind is open", fixed: "a: {b: 1}", .suggested,
        rule: "unclosed-bracket"),
      YAMLFaultCase("a: {b«:»[1]}", "expected a space after ':'", fixed: "a: {b: [1]}", rule: "yaml-syntax"),
      YAMLFaultCase("a: {b«:»}", "expected a space after ':'", fixed: "a: {b: }", rule: "yaml-syntax"),
      YAMLFaultCase("a: [a,«,»b]", "expected a value before ','", fixed: "a: [a,b]", .suggested, rule: "yaml-syntax"),
      YAMLFaultCase(
        "a: [«-» a, b]", "'- ' is for items of a list without brackets; remove it, or quote the text",
        fixed: "a: [a, b]", .suggested, rule: "yaml-syntax"),
      YAMLFaultCase(
        "{\"foo\"\n«:» bar}", "':' stands on another line than its key; put both on one line", rule: "yaml-syntax"),
    ])
  func brackets(_ faultCase: YAMLFaultCase) { faultCase.check() }

  @Test(
    "brackets in which the file ends, with a key half written, are a finding",
    arguments: ["rows: [{tag: a, text", "a: {height", "a: {b: \"c\", d", "{a", "a: [b, {c: d, e\n"])
  func endInBrackets(text: String) {
    let (tree, findings) = SpecReader.read(SourceFile(name: "list.yaml", bytes: Array(text.utf8)))
    #expect(!tree.isComplete)
    #expect(findings.map(\.severity) == [.error])
  }
}
