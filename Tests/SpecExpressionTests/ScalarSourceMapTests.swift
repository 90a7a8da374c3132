import SpecSource
import SpecTree
import TestSupport
import Testing

@testable import SpecExpression

@Suite("places of a scalar's text in its file")
struct ScalarSourceMapTests {
  /// Calls `body` with the view of a file and its scalars that are values.
  private func withScalars(_ text: String, json: Bool = false, _ body: (TreeView, [NodeID]) -> Void) {
    let tree = SpecReader.read(SourceFile(name: "a", bytes: Array(text.utf8)), as: json ? .json : .yaml).tree
    tree.withView { view in
      let all = (0..<tree.count).map { NodeID($0) }
      body(view, all.filter { view.kind(of: $0) == .scalar })
    }
  }

  /// The bytes of the file that spell `part`, which stands once in the text of the last scalar.
  private func spelling(of part: String, in file: String, json: Bool = false) -> String? {
    var found: String?
    withScalars(file, json: json) { view, scalars in
      guard let scalar = scalars.last else { return }
      let text = Array(view.text(of: scalar))
      let bytes = Array(part.utf8)
      guard let start = (0...max(0, text.count - bytes.count)).first(where: { text[$0...].starts(with: bytes) }) else {
        return
      }
      let location = ScalarSourceMap(of: scalar, in: view).location(of: start..<start + bytes.count)
      found = String(decoding: view.source(location.range), as: UTF8.self)
    }
    return found
  }

  @Test(
    "a part is found through every style of YAML",
    arguments: [
      ("k: $(a.b + 1)", "a.b", "a.b"),
      ("k: \"$(a.b + 1)\"", "a.b", "a.b"),
      ("k: '$(a.b + 1)'", "a.b", "a.b"),
      ("k: '$(''x'' + a.b)'", "a.b", "a.b"),
      ("k: '$(''x'' + a.b)'", "'x'", "''x''"),
      ("k: \"\\x24(\\\"x\\\" + a.b)\"", "a.b", "a.b"),
      ("k: \"\\x24(\\\"x\\\" + a.b)\"", "\"x\"", "\\\"x\\\""),
      ("k: \"\\x24(\\\"x\\\" + a.b)\"", "$", "\\x24"),
      ("k: \"\\u00e9\\U0001F600 é a.b\\n\"", "a.b", "a.b"),
      ("k: \"\\u00e9\\U0001F600 é a.b\\n\"", "é😀", "\\u00e9\\U0001F600"),
      ("k: \"one\n  two\n\n\n  a.b\"", "a.b", "a.b"),
      ("k: \"one\n  two\n\n\n  a.b\"", " two", "\n  two"),
      ("k: \"one  \\\n   \\  a.b\"", "a.b", "a.b"),
      ("k: one\n  two\n\n  a.b", "a.b", "a.b"),
      ("k: 'one\n\n  it''s\n  a.b'", "a.b", "a.b"),
      ("k: |\n  one\n    two\n\n  a.b\n", "a.b", "a.b"),
      ("k: |\n  one\n    two\n\n  a.b\n", "  two", "  two"),
      ("k: |2-\n    one\n  a.b", "a.b", "a.b"),
      ("k: >\n  one\n  two\n\n  three\n    a.b\n", "a.b", "a.b"),
      ("k: >-\n\n\n  one\n  a.b\n\n\n", "a.b", "a.b"),
      ("k: |+ # a comment\r\n  one\r\n  a.b\r\n\r\n", "a.b", "a.b"),
      ("k: &anchor !!str |\n  one\n  a.b\n", "a.b", "a.b"),
      ("- - |\n    größe\n\n    a.b\n", "a.b", "a.b"),
      ("k: !!str 'it''s a.b'", "a.b", "a.b"),
    ])
  func yaml(file: String, part: String, expected: String) {
    #expect(spelling(of: part, in: file) == expected)
  }

  @Test(
    "a part is found through the escapes of JSON",
    arguments: [
      (#"["$(a.b)"]"#, "a.b", "a.b"), (#"["\u0024(\"x\" + a.b)"]"#, "a.b", "a.b"),
      (#"["\u0024(\"x\" + a.b)"]"#, "$(", #"\u0024("#),
      (#"["\ud83d\ude00\/a.b"]"#, "a.b", "a.b"), (#"["\ud83d\ude00\/a.b"]"#, "😀/", #"\ud83d\ude00\/"#),
      (#"["\u00e9\u4e2d\na.b"]"#, "a.b", "a.b"),
    ])
  func json(file: String, part: String, expected: String) {
    #expect(spelling(of: part, in: file, json: true) == expected)
  }

  @Test("a place between two bytes, at the end too, is one")
  func emptyRanges() {
    withScalars("k: \"a\\u00e9b\"") { view, scalars in
      let map = ScalarSourceMap(of: scalars[1], in: view)
      #expect(map.location(of: 1..<1).range == SourceRange(5, 5))
      #expect(map.location(of: 3..<3).range == SourceRange(11, 11))
      #expect(map.location(of: 4..<4).range == SourceRange(12, 12))
      #expect(map.location(of: 2..<3).range == SourceRange(5, 11))
      #expect(map.location(of: 3..<99).range == SourceRange(3, 13))
    }
  }

  @Test(
    "every scalar of the YAML suite is laid beside its spelling", .enabled(if: SharedFiles.exist, "needs ../shared"))
  func suite() throws {
    // A case, or a folder of cases.
    let folders = SharedFiles.paths(in: "suites/yaml-test-suite").flatMap { [$0] + SharedFiles.paths(in: $0) }
    let files = folders.flatMap { SharedFiles.paths(in: $0, suffix: "in.yaml") }
    #expect(files.count > 300)
    var count = 0
    for path in files {
      let source = SourceFile(name: path, bytes: try SharedFiles.bytes(path))
      let tree = SpecReader.read(source, as: .yaml).tree
      tree.withView { view in
        for node in (0..<tree.count).map({ NodeID($0) }) where view.kind(of: node) == .scalar {
          let range = view.range(of: node)
          // A key that is an alias has the text of another scalar.
          if view.source(range).first == UInt8(ascii: "*") { continue }
          var alignment = ScalarAlignment(view.text(of: node), with: view.source(range), at: Int(range.start))
          let runs = alignment.runs()
          count += 1
          #expect(runs != nil, "\(path) \(range) \(view.string(of: node).debugDescription)")
          #expect(runs.map { $0.reduce(0) { $0 + $1.textCount } } ?? 0 == view.text(of: node).count)
        }
      }
    }
    #expect(count > 1_000)
  }
}
