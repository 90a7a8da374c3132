import SpecSource
import SpecTree
import TestSupport
import Testing

/// The cases from public bug reports that a reader decides.
@Suite("YAML cases from bug reports", .enabled(if: SharedFiles.exist, "needs ../shared"))
struct YAMLCaseTests {
  private func read(_ path: String) throws -> (tree: NodeTree, diagnostics: [Diagnostic]) {
    SpecReader.read(SourceFile(name: path, bytes: try SharedFiles.bytes("cases/\(path)")))
  }

  /// The findings as `rule line:column`.
  private func places(_ path: String) throws -> [String] {
    let (tree, findings) = try read(path)
    let lines = LineMap(tree.source)
    return findings.map { finding in
      let place = lines.position(of: finding.location.range.start)
      return "\(finding.rule.id) \(place.line):\(place.column)"
    }
  }

  /// The values of a key, wherever it stands.
  private func values(of name: StaticString, _ path: String) throws -> [JSONTreeValue] {
    let tree = try read(path).tree
    return tree.withView { view in
      (0..<tree.count).map { NodeID($0) }.filter { view.kind(of: $0) == .mapping }.compactMap { mapping in
        view.value(of: name, in: mapping).map { JSONTreeValue(view, $0) }
      }
    }
  }

  @Test("05: yes, no and off are texts, true is not")
  func yesAndNo() throws {
    #expect(try values(of: "title", "05-yes-and-no/list.yaml").first == .text("NO"))
    #expect(try values(of: "tag", "05-yes-and-no/list.yaml")[3] == .text("off"))
    #expect(try values(of: "canEdit", "05-yes-and-no/list.yaml") == [.text("YES"), .bool(true)])
    #expect(try values(of: "on", "05-yes-and-no/list.yaml") == [.text("yes"), .bool(true)])
  }

  @Test("08: every document of a file is there")
  func documents() throws {
    #expect(try read("08-second-document/list.yaml").tree.documents.count == 2)
    #expect(try read("08-second-document/trailing-marker.yaml").tree.documents.count == 1)
    #expect(try read("08-second-document/trailing-dashes.yaml").tree.documents.count == 2)
  }

  @Test("19: an alias inside its own anchor, or without one, is found at the alias")
  func selfReference() throws {
    #expect(try places("19-self-referring-anchor/in-model.yaml") == ["alias-loop 8:14"])
    #expect(try places("19-self-referring-anchor/in-rows.yaml") == ["alias-loop 5:5"])
    #expect(try places("19-self-referring-anchor/undefined.yaml") == ["unknown-alias 4:38"])
    #expect(try places("19-self-referring-anchor/redefined.yaml") == [])
    #expect(
      try values(of: "title", "19-self-referring-anchor/redefined.yaml") == [.text("One"), .text("Three")])
  }

  @Test("22: merge keys merge by the spec, or are found")
  func mergeKeys() throws {
    #expect(try values(of: "height", "22-merge-keys/override.yaml") == [44, 60, 60, 44].map { .integer($0) })
    #expect(try values(of: "height", "22-merge-keys/several.yaml").last == .integer(1))
    #expect(try values(of: "cell", "22-merge-keys/several.yaml").last == .text("LabelCell"))
    #expect(try places("22-merge-keys/twice.yaml") == ["duplicate-key 8:5"])
    #expect(try places("22-merge-keys/not-a-map.yaml") == ["merge-not-mapping 4:35"])
    #expect(try places("22-merge-keys/quoted.yaml") == [])
  }

  @Test("34: numbers keep their texts, and dates are texts")
  func zeroPadded() throws {
    let tree = try read("34-zero-padded-and-dates/list.yaml").tree
    let tags = tree.withView { view in
      (0..<tree.count).map { NodeID($0) }.filter { view.kind(of: $0) == .mapping }.compactMap { mapping in
        view.value(of: "tag", in: mapping).map { view.string(of: $0) }
      }
    }
    #expect(tags == ["scalars", "08", "010", "12:30:45", "1_000", "0x1F", "2010-09-09", "2024-02-30"])
    #expect(
      try values(of: "title", "34-zero-padded-and-dates/list.yaml") == [
        .integer(9), .integer(15), .text("190:20:30"), .text("0b11"), .integer(12),
        .text("2001-12-14t21:59:43.10-05:00"), .text("="),
      ])
  }
}
