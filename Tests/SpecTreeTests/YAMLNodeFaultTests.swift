import SpecSource
import SpecTree
import Testing

@Suite("YAML faults of nodes")
struct YAMLNodeFaultTests {
  @Test(
    "tags",
    arguments: [
      YAMLFaultCase(
        "text: «!important»", "'!important' is a YAML tag; quote the text", fixed: #"text: "!important""#,
        rule: "unknown-tag"),
      YAMLFaultCase(
        "when: «!$(data.flags.redesign)»",
        #"'!' before an expression makes a YAML tag; write it inside, in quotes: "$(!…)""#,
        fixed: #"when: "$(!data.flags.redesign)""#, .suggested, rule: "unknown-tag"),
      YAMLFaultCase(
        "text: «!important» note", "'!important' is a YAML tag; quote the text", fixed: #"text: "!important note""#,
        rule: "unknown-tag"),
      YAMLFaultCase(
        "when: «!$(a && b)»", #"'!' before an expression makes a YAML tag; write it inside, in quotes: "$(!…)""#,
        fixed: #"when: "$(!(a && b))""#, .suggested, rule: "unknown-tag"),
      YAMLFaultCase(
        "a: «!include» x.yaml", "'!include' is a YAML tag; quote the text", fixed: #"a: "!include x.yaml""#,
        rule: "unknown-tag"),
      YAMLFaultCase(
        "a: «!!string» x", "'!!string' is a YAML tag that lists do not have; remove it", fixed: "a: x", .suggested,
        rule: "unknown-tag"),
      YAMLFaultCase(
        "a: «!!set» {x: 1}", "'!!set' is a YAML tag that lists do not have; remove it", fixed: "a: {x: 1}", .suggested,
        rule: "unknown-tag"),
      YAMLFaultCase(
        "a: «!foo»\n  b: 1", "'!foo' is a YAML tag that lists do not have; remove it", fixed: "a: \n  b: 1", .suggested,
        rule: "unknown-tag"),
      YAMLFaultCase("a: !!int «x»", "'x' is tagged '!!int', expected a whole number", rule: "tag-mismatch"),
      YAMLFaultCase("a: !!bool «yes»", "'yes' is tagged '!!bool', expected true or false", rule: "tag-mismatch"),
      YAMLFaultCase("a: !!float «1px»", "'1px' is tagged '!!float', expected a number", rule: "tag-mismatch"),
      YAMLFaultCase("a: !!null «x»", "'x' is tagged '!!null', expected null", rule: "tag-mismatch"),
      YAMLFaultCase(
        "a: «!!str» [x]", "a list is tagged '!!str', expected a text", fixed: "a: [x]", .suggested, rule: "tag-mismatch"
      ),
      YAMLFaultCase(
        "a: «!!map» [x]", "a list is tagged '!!map', expected a mapping", fixed: "a: [x]", .suggested,
        rule: "tag-mismatch"),
      YAMLFaultCase("a: !!seq «x»", "'x' is tagged '!!seq', expected a list", rule: "tag-mismatch"),
      YAMLFaultCase(
        #"{a: «!x» "y"}"#, "'!x' is a YAML tag that lists do not have; remove it", fixed: #"{a: "y"}"#, .suggested,
        rule: "unknown-tag"),
    ])
  func tags(_ faultCase: YAMLFaultCase) { faultCase.check() }

  @Test("what is long is quoted in short by messages and in full by fixes")
  func longText() throws {
    let name = String(repeating: "n", count: 100)
    for text in ["a: *\(name)", "a: !\(name) x", "a: {{\(name)}}", "a: &\(name) x"] {
      let finding = try #require(
        SpecReader.read(SourceFile(name: "list.yaml", bytes: Array(text.utf8))).diagnostics.first)
      #expect(finding.message.contains("…") && !finding.message.contains(name))
      #expect(finding.fixes.first?.edits.first?.text == "\"\(text.dropFirst(3))\"")
    }
  }

  @Test(
    "aliases and anchors",
    arguments: [
      YAMLFaultCase(
        "text: «*required»", "alias '*required' has no anchor; quote the text, or set '&required' before it",
        fixed: #"text: "*required""#, rule: "unknown-alias"),
      YAMLFaultCase(
        "header: {title: «&amp» friends}",
        "'&amp' is an anchor that no alias names, so the text is only 'friends'; quote the text, or remove the anchor",
        fixed: #"header: {title: "&amp friends"}"#, .suggested, rule: "unused-anchor"),
      YAMLFaultCase(
        "a: &base {x: 1}\nb: «*bse»", "alias '*bse' has no anchor before it; did you mean '*base'?",
        fixed: "a: &base {x: 1}\nb: *base", rule: "unknown-alias"),
      YAMLFaultCase(
        "a: &a [«*a»]", "alias '*a' stands inside the node that it names, which would never end", rule: "alias-loop"),
      YAMLFaultCase(
        "a: &a\n  b: «*a»", "alias '*a' stands inside the node that it names, which would never end", rule: "alias-loop"
      ),
      YAMLFaultCase(
        "- «*x»", "alias '*x' has no anchor; quote the text, or set '&x' before it", fixed: #"- "*x""#,
        rule: "unknown-alias"),
      YAMLFaultCase(
        "a: «*x»\nb: *x", "alias '*x' has no anchor; quote the text, or set '&x' before it",
        fixed: "a: \"*x\"\nb: \"*x\"", rule: "unknown-alias"),
      YAMLFaultCase(
        "a: {b: «*x»}", "alias '*x' has no anchor; quote the text, or set '&x' before it", fixed: #"a: {b: "*x"}"#,
        rule: "unknown-alias"),
      YAMLFaultCase(
        "a: «&amp» friends # note",
        "'&amp' is an anchor that no alias names, so the text is only 'friends'; quote the text, or remove the anchor",
        fixed: #"a: "&amp friends" # note"#, .suggested, rule: "unused-anchor"),
    ])
  func aliases(_ faultCase: YAMLFaultCase) { faultCase.check() }

  @Test(
    "merge keys whose value has no pairs",
    arguments: [
      YAMLFaultCase(
        "<<: «3»", "'<<' merges mappings, found '3'; expected an alias of a mapping or a list of such",
        rule: "merge-not-mapping"),
      YAMLFaultCase(
        "x: &x 3\ny: {<<: «*x»}", "'<<' merges mappings, found '3'; expected an alias of a mapping or a list of such",
        rule: "merge-not-mapping"),
      YAMLFaultCase(
        "x: &x {a: 1}\ny: {<<: [*x, «3»]}",
        "'<<' merges mappings, found '3'; expected an alias of a mapping or a list of such", rule: "merge-not-mapping"),
      YAMLFaultCase(
        "x: &x [{a: 1}, 2]\ny: {<<: «*x»}",
        "'<<' merges mappings, found '2'; expected an alias of a mapping or a list of such", rule: "merge-not-mapping"),
      YAMLFaultCase(
        "y:\n  «<<»:", "'<<' merges mappings, found nothing; expected an alias of a mapping or a list of such",
        rule: "merge-not-mapping"),
      YAMLFaultCase(
        "y: {<<: [«[{a: 1}]»]}",
        "'<<' merges mappings, found a list inside the list; expected an alias of a mapping or a list of such",
        rule: "merge-not-mapping"),
    ])
  func merges(_ faultCase: YAMLFaultCase) { faultCase.check() }

  @Test(
    "keys that are collections",
    arguments: [
      YAMLFaultCase(
        "? «[a, b]»\n: c", "'[a, b]' is a list, and a key is a text; quote it if it is one", fixed: "? \"[a, b]\"\n: c",
        .suggested, rule: "complex-key"),
      YAMLFaultCase(
        "«[a, b]»: c", "'[a, b]' is a list, and a key is a text; quote it if it is one", fixed: #""[a, b]": c"#,
        .suggested, rule: "complex-key"),
      YAMLFaultCase(
        "«{a: 1}»: c", "'{a: 1}' is a mapping, and a key is a text; quote it if it is one", fixed: #""{a: 1}": c"#,
        .suggested, rule: "complex-key"),
      YAMLFaultCase(
        "text: «{{title}}»", "'{{title}}' is a mapping whose key is a mapping; quote the text",
        fixed: #"text: "{{title}}""#, rule: "complex-key"),
      YAMLFaultCase(
        "x: &x [1]\n? «*x»\n: c", "'*x' is a list, and a key is a text; quote it if it is one",
        fixed: "x: &x [1]\n? \"*x\"\n: c", .suggested, rule: "complex-key"),
      YAMLFaultCase(
        "? «- a»\n: b", "'- a' is a list, and a key is a text; quote it if it is one", fixed: "? \"- a\"\n: b",
        .suggested, rule: "complex-key"),
    ])
  func complexKeys(_ faultCase: YAMLFaultCase) { faultCase.check() }

  @Test(
    "directives",
    arguments: [
      YAMLFaultCase(
        "«%d items»", "'%d' at the beginning of a line is a directive that YAML does not have; remove the line",
        fixed: "", .suggested, rule: "unknown-directive"),
      YAMLFaultCase(
        "«%FOO bar»\n---\na: 1",
        "'%FOO' at the beginning of a line is a directive that YAML does not have; remove the line", fixed: "---\na: 1",
        .suggested, rule: "unknown-directive"),
      YAMLFaultCase(
        "«%YAML 2.0»\n---\na: 1", "'%YAML 2.0' is not read, expected '%YAML 1.2' or no such line", fixed: "---\na: 1",
        .suggested, rule: "yaml-syntax"),
      YAMLFaultCase(
        "%YAML 1.2\n«%YAML 1.2»\n---\na", "'%YAML' stands twice before one document", fixed: "%YAML 1.2\n---\na",
        .suggested, rule: "yaml-syntax"),
      YAMLFaultCase(
        "«%TAG !x! tag:x,2000:»\n---\na: 1",
        "the directive '%TAG' has no effect, as lists use no tags of their own; remove it", rule: "unknown-directive"),
    ])
  func directives(_ faultCase: YAMLFaultCase) { faultCase.check() }
}
