import SpecSource
import SpecTree
import TestSupport
import Testing

/// What libyaml 0.2.5 does that its caller has to know, and what YAML means that its authors do not expect.
@Suite("YAML traps")
struct YAMLTrapTests {
  private func read(_ text: String) -> (tree: NodeTree, diagnostics: [Diagnostic]) {
    SpecReader.read(SourceFile(name: "list.yaml", bytes: Array(text.utf8)))
  }

  private func value(_ text: String) -> JSONTreeValue? {
    let tree = read(text).tree
    return tree.documents.first.map { document in tree.withView { JSONTreeValue($0, document.root) } }
  }

  private func mapping(_ pairs: KeyValuePairs<String, JSONTreeValue>) -> JSONTreeValue {
    .mapping(pairs.map { JSONTreeValue.Pair(key: .init($0.key), value: $0.value) })
  }

  @Test("marks count characters and leave out the byte order mark; ranges count bytes and do not")
  func marks() {
    let tree = read("\u{FEFF}名: 👩‍👧\nb: x").tree
    tree.withView { view in
      #expect(view.range(of: NodeID(1)) == SourceRange(3, 6))
      #expect(view.range(of: NodeID(2)) == SourceRange(8, 19))
      #expect(view.range(of: NodeID(4)) == SourceRange(23, 24))
    }
  }

  @Test(
    "libyaml's own words reach nobody", .enabled(if: SharedFiles.exist, "needs ../shared"))
  func words() {
    let phrases = [
      "did not find", "could not find", "not allowed in this context", "found unexpected", "found character",
      "while parsing", "while scanning", "block collection", "node content", "document start",
    ]
    for suiteCase in YAMLSuiteCase.all {
      for finding in SpecReader.read(suiteCase.source, as: .yaml).diagnostics {
        #expect(!phrases.contains { finding.message.contains($0) }, "\(suiteCase.id): \(finding.message)")
      }
    }
    #expect(YAMLSuiteCase.all.count > 300)
  }

  @Test("CRLF and a lone CR end lines, and texts have LF")
  func lineEnds() {
    #expect(value("a: |\r\n  x\r\n  y\r\nb: 'p\r  q'\r") == mapping(["a": .text("x\ny\n"), "b": .text("p q")]))
  }

  @Test("two markers are two documents with nothing in them")
  func emptyDocuments() {
    let (tree, findings) = read("---\n---\n")
    #expect(findings == [] && tree.isComplete)
    #expect(tree.documents.map(\.hasMarker) == [true, true])
    #expect(tree.documents.map(\.range) == [SourceRange(0, 3), SourceRange(4, 7)])
    #expect(tree.emptyScalars == tree.documents.map(\.root))
  }

  @Test("documents tell where they begin, with the marker and without the directive")
  func documentRanges() {
    let tree = read("a: 1\n...\n%YAML 1.2\n---\nb: 2\n").tree
    #expect(tree.documents.map(\.hasMarker) == [false, true])
    #expect(tree.documents.map { tree.source.text(in: $0.range) } == ["a: 1", "---\nb: 2"])
  }

  @Test("an anchor that is used again means its last node")
  func redefinedAnchor() {
    #expect(value("- &a 1\n- *a\n- &a 2\n- *a\n") == .list([.integer(1), .integer(1), .integer(2), .integer(2)]))
  }

  @Test("anchors end with their document")
  func anchorsOfOtherDocuments() {
    #expect(read("--- &a x\n--- *a\n").diagnostics.map(\.rule.id) == ["unused-anchor", "unknown-alias"])
  }

  @Test("a key that is an alias is looked up by the text of its scalar")
  func aliasAsKey() {
    let text = "names: [&k title]\n*k : A\ntitle: B\n"
    #expect(read(text).diagnostics.map(\.message) == ["duplicate key 'title'"])
    let tree = read("names: [&k title]\n*k : A\n").tree
    #expect(tree.withView { view in view.value(of: "title", in: NodeID(0)).map { view.string(of: $0) } } == "A")
  }

  @Test("'<<' merges without quotes only, nearest first, and what is written wins")
  func mergeKeys() {
    let text = "a: &a {h: 1, c: x}\nb: &b {h: 2, e: 3}\nr: {<<: [*a, *b], c: y}\nq: {\"<<\": z}\n"
    let expected = mapping([
      "a": mapping(["h": .integer(1), "c": .text("x")]), "b": mapping(["h": .integer(2), "e": .integer(3)]),
      "r": mapping(["c": .text("y"), "h": .integer(1), "e": .integer(3)]), "q": mapping(["<<": .text("z")]),
    ])
    #expect(read(text).diagnostics == [])
    #expect(value(text) == expected)
  }

  @Test("a mapping merges once")
  func mergedTwice() throws {
    let findings = read("a: &a {x: 1}\nr:\n  <<: *a\n  <<: *a\n").diagnostics
    let finding = try #require(findings.first)
    #expect(findings.count == 1 && finding.rule.id == "duplicate-key")
    #expect(finding.location.range == SourceRange(27, 29))
  }

  @Test("styles and tags say what a scalar is")
  func scalars() {
    #expect(
      value("[5, '5', !!str 5, ! 5, !!int '5', !!float 5, !!str, !!null '', \"\", ~]\n")
        == .list([
          .integer(5), .text("5"), .text("5"), .text("5"), .integer(5), .integer(5), .text(""), .null, .text(""), .null,
        ]))
    #expect(value("!!str\n") == .text(""))
    #expect(value("- !!str |\n  5\n- !!int >-\n  7\n") == .list([.text("5\n"), .integer(7)]))
  }

  @Test("anchors and tags are kept beside their nodes")
  func decorations() {
    let tree = read("a: &x !!str 5\nb: !!seq &y\n  - *x\n").tree
    #expect(tree.decorations.map(\.node) == [NodeID(2), NodeID(4)])
    #expect(tree.decorations.map(\.anchor) == ["x", "y"])
    #expect(tree.decorations.map(\.tag) == ["tag:yaml.org,2002:str", "tag:yaml.org,2002:seq"])
    #expect(tree.decorations.map { tree.source.text(in: $0.range) } == ["&x !!str", "!!seq &y"])
  }

  @Test("an escape in double quotes may make a character that could not stand there")
  func escapedControls() {
    #expect(value(#"a: "\u0007\x00\e""#) == mapping(["a": .text("\u{7}\0\u{1B}")]))
  }

  @Test("a tab before a comment and behind a colon is a blank")
  func tabs() {
    #expect(
      value("a:\tx\t# note\nb: [1,\t2]\n") == mapping(["a": .text("x"), "b": .list([.integer(1), .integer(2)])]))
  }

  @Test("a no-break space is a letter, and so is a colon without a space between brackets")
  func noBlanks() {
    #expect(value("tag:\u{A0}a") == .text("tag:\u{A0}a"))
    #expect(value("{height:44}") == mapping(["height:44": .null]))
  }

  @Test("'%YAML 1.1' and '1.2' are read", arguments: ["%YAML 1.1", "%YAML 1.2"])
  func versions(directive: String) {
    #expect(read("\(directive)\n--- a\n").diagnostics == [])
  }

  @Test(
    "a '#' that cuts a text is noted",
    arguments: [
      ("title: Row #3", "#3"), ("title: Row #3 of 5 # note\n", "#3 of 5 # note"),
      ("- Order #$(model.id)", "#$(model.id)"),
      ("[a #b,\n c]", "#b,"), ("a: x\t#y\r\nb: 1", "#y"), ("a: one\n  two #3\n", "#3"), ("x: &a b #c\ny: *a\n", "#c"),
    ])
  func cutTexts(text: String, rest: String) {
    let tree = read(text).tree
    #expect(tree.cutTexts.map { tree.source.text(in: $0.rest) } == [rest])
  }

  @Test(
    "a comment that cuts nothing is not",
    arguments: [
      "tag: a # note", "height: 44 #px", "a: true #x", "a: b #", "a: b ##", "a: b #!x", "a: 'b' #c", "a: b#c", "a: #c",
      "a: |\n  b #c\n",
    ])
  func wholeTexts(text: String) {
    #expect(read(text).tree.cutTexts.isEmpty)
  }

  @Test("values that are not there are kept apart from null and from empty text")
  func missingValues() {
    let tree = read("a:\nb: ~\nc: ''\nd: {e, f: }\n").tree
    let keys = tree.emptyScalars.map { missing in
      tree.withView { $0.string(of: NodeID(missing.position - 1)) }
    }
    #expect(keys == ["a", "e", "f"])
  }

  @Test("findings before a fault are kept, and the tree says that it is not whole")
  func findingsBeforeFault() {
    let (tree, findings) = read("- {a: 1, a: 2}\n- *x\n- b: c: d\n")
    #expect(findings.map(\.rule.id) == ["duplicate-key", "unknown-alias", "unquoted-text"])
    #expect(!tree.isComplete)
  }

  @Test("every fault of a kind that can be read on from is reported in one run")
  func manyFindings() {
    let (tree, findings) = read("a: *x\nb: !y z\n[c]: 1\n<<: 3\nd: {<<: *y}\n")
    #expect(
      findings.inOrder().map(\.rule.id) == [
        "unknown-alias", "unknown-tag", "complex-key", "merge-not-mapping", "unknown-alias",
      ])
    #expect(!tree.isComplete)
  }
}
