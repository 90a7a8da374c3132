import SpecSource
import SpecTree
import TestSupport
import Testing

@Suite("shapes of mappings")
struct KeyShapeTests {
  /// What a tree says of shapes that is not so.
  private func breaches(in tree: NodeTree) -> [String] {
    tree.withView { view in
      var keysByShape: [Int: [String]] = [:]
      var found: [String] = []
      for node in (0..<tree.count).map({ NodeID($0) }) where view.kind(of: node) == .mapping {
        let shape = view.shape(of: node)
        guard shape != 0 else { continue }
        let keys = view.pairs(of: node).map { view.string(of: $0.key) }
        if view.hasMerge(node) { found.append("a merge key in \(keys)") }
        if Set(keys).count != keys.count { found.append("a key twice in \(keys)") }
        if let others = keysByShape[shape], others != keys { found.append("\(others) and \(keys) have one shape") }
        keysByShape[shape] = keys
      }
      return found
    }
  }

  private func shapes(_ text: String, _ format: SourceFormat = .json) -> [Int] {
    let tree = SpecReader.read(SourceFile(name: "list", bytes: Array(text.utf8)), as: format).tree
    return tree.withView { view in
      view.items(of: tree.documents[0].root).map { view.shape(of: view.resolved($0)) }
    }
  }

  @Test("mappings of one shape have the same keys, in random texts", arguments: 0..<200 as Range<UInt64>)
  func random(seed: UInt64) {
    var random = JSONRandomText(seed: seed)
    let text = random.text(size: 60)
    for format in SourceFormat.allCases {
      #expect(breaches(in: SpecReader.read(SourceFile(name: "list", bytes: text), as: format).tree) == [])
    }
  }

  @Test("mappings of one shape have the same keys, in every fixture")
  func fixtures() throws {
    for suffix in [".json", ".yaml"] {
      let paths = RepositoryFiles.paths(below: "Fixtures", suffix: suffix)
      for path in paths {
        let source = SourceFile(name: path, bytes: try RepositoryFiles.bytes(path))
        #expect(breaches(in: SpecReader.read(source).tree) == [], "\(path)")
      }
      #expect(paths.count > 10)
    }
  }

  @Test("rows that are written alike have one shape, and others another")
  func alike() throws {
    let found = shapes(
      #"""
      [{"cell": "A", "tag": 1}, {"cell": {"tag": 2}, "tag": []}, {"tag": 3, "cell": "A"}, {"cell": "A"},
       {"cell": "B", "tag": 4, "height": 1}, {"cell": "C", "tag": 5}]
      """#)
    #expect(found[0] != 0 && found[0] == found[1] && found[0] == found[5])
    #expect(Set([found[0], found[2], found[3], found[4]]).count == 4)
  }

  @Test("long keys that begin alike are told apart")
  func longKeys() {
    let found = shapes(#"[{"estimatedHeight": 1}, {"estimatedLength": 1}, {"estimatedHeight": 2}]"#)
    #expect(found[0] != found[1] && found[0] == found[2])
  }

  @Test("what has a key twice, an escape in a key or a merge key has none")
  func none() {
    #expect(shapes(#"[{"a": 1, "a": 2}, {"a": 1, "a": 2}, {"\u0061": 1}]"#) == [0, 0, 0])
    #expect(shapes("- &x {a: 1}\n- {<<: *x}\n- {b: 1, <<: *x}\n", .yaml).dropFirst() == [0, 0])
  }

  @Test("each mapping of a shape with a key twice is reported")
  func duplicates() {
    let text = #"[{"a": 1, "a": 2}, {"a": 1, "b": 2}, {"a": 1, "a": 2}]"#
    let found = SpecReader.read(SourceFile(name: "list.json", bytes: Array(text.utf8))).diagnostics
    #expect(found.map { Int($0.location.range.start) } == [10, 46])
  }

  @Test("more shapes than are told apart, more keys and longer ones are read all the same")
  func limits() {
    var text = "["
    for row in 0..<3000 { text += #"{"key\#(row % 1500)": 1, "b\#(row)": 2}, "# }
    let long = String(repeating: "k", count: 300)
    text += #"{"\#(long)": 1}, {"\#(long)": 2}, {"# + (0..<100).map { #""x\#($0)": 1"# }.joined(separator: ",") + "}]"
    let (tree, findings) = SpecReader.read(SourceFile(name: "list.json", bytes: Array(text.utf8)))
    #expect(tree.isComplete && findings == [] && breaches(in: tree) == [])
    #expect(tree.count == 1 + 3000 * 5 + 2 * 3 + 1 + 100 * 2)
    // Those that are beyond a limit are searched for duplicates as well.
    for twice in [#"{"\#(long)": 1, "\#(long)": 2}"#, #"{"key1499": 1, "key1499": 2}"#] {
      let file = SourceFile(name: "list.json", bytes: Array((text.dropLast() + ", " + twice + "]").utf8))
      #expect(SpecReader.read(file).diagnostics.count == 1)
    }
  }
}
