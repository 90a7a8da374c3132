import Foundation
import ListModel
import ListRender
import SpecSource
import SpecTree
import TestSupport
import Testing

/// Laws that hold for every list among the golden files.
@Suite("the lists in the fixtures") struct ListsFixtureTests {
  @Test("a list in YAML and its twin in JSON compile to the same bytes", arguments: Compilation.fixtures)
  func twins(_ name: String) throws {
    guard RepositoryFiles.paths(below: "Fixtures/render/\(name)", suffix: "input.json").count == 1 else { return }
    let yaml = try Compilation(fixture: name)
    let json = try Compilation(fixture: name, file: "input.json")
    for format in ListFormats.all + [ListFormats.asWritten] {
      #expect(yaml.written(as: format) == json.written(as: format), "\(format.name)")
    }
  }

  @Test("saying where values come from adds that and changes nothing else", arguments: Compilation.fixtures)
  func provenance(_ name: String) throws {
    let list = try Compilation(fixture: name)
    let source = SourceFile(
      name: "input.yaml", bytes: try RepositoryFiles.bytes("Fixtures/render/\(name)/input.yaml"))
    let options = ListFormatOptions(provenance: FileReport(DiagnosticBag(), in: [source]))
    let text = list.written(as: ListFormats.json, options)
    guard !text.isEmpty else { return }
    let written = try JSONSerialization.jsonObject(with: Data(text.utf8))
    var count = 0
    let rest = Self.withoutProvenance(written, &count) as? NSDictionary
    #expect(rest == (try list.compiled()) as NSDictionary)
    // The list, and each of its rows.
    let rows = list.withSpec { spec, _ in spec.rows.count } ?? 0
    #expect(count > rows)
  }

  private static func withoutProvenance(_ value: Any, _ count: inout Int) -> Any {
    if let items = value as? [Any] { return items.map { withoutProvenance($0, &count) } }
    guard var members = value as? [String: Any] else { return value }
    if members.removeValue(forKey: "provenance") != nil { count += 1 }
    for (key, member) in members { members[key] = withoutProvenance(member, &count) }
    return members
  }

  @Test("at least eight lists have a twin")
  func twinsExist() {
    #expect(RepositoryFiles.paths(below: "Fixtures/render", suffix: "/input.json").count > 8)
  }

  @Test(
    "the spec as written is a spec, compiles to the same list, and is itself as written",
    arguments: Compilation.fixtures)
  func asWritten(_ name: String) throws {
    let list = try Compilation(fixture: name)
    let again = Compilation(list.written(as: ListFormats.asWritten), name: "list.json")
    #expect(again.findings == [])
    for format in ListFormats.all + [ListFormats.asWritten] {
      #expect(list.written(as: format) == again.written(as: format), "\(format.name)")
    }
  }

  @Test(
    "the golden lists have no findings, so that each shows how the language is meant", arguments: Compilation.fixtures)
  func clean(_ name: String) throws {
    #expect(try Compilation(fixture: name).findings == [])
  }

  @Test("rows at the root are those of one section without a tag, also where there are none")
  func rootRows() {
    for rows in ["[]", "[a, {tag: b, text: c}]"] {
      let short = Compilation("listspec: 1\nrows: \(rows)")
      let full = Compilation("listspec: 1\nsections: [{rows: \(rows)}]")
      for format in ListFormats.all + [ListFormats.asWritten] {
        #expect(short.written(as: format) == full.written(as: format), "\(format.name)")
      }
    }
  }

  @Test("between them, the lists with everything and with conditions have every property that a file can have")
  func everything() throws {
    var used: Set<String> = []
    let names = [
      "holo-everything", "uikit-everything", "cb-everything", "mytable-everything", "tf-everything", "p9-everything",
      "holo-collection", "uikit-collection", "conditions",
    ]
    for name in names {
      let list = try #require(try Compilation(fixture: name).withSpec { spec, _ in properties(of: spec) })
      used.formUnion(list)
    }
    let wanted = Element.allCases.flatMap { element in
      PropertyTable.of(element).properties.filter(\.isWritten).map { "\(element).\($0.name)" }
    }
    #expect(wanted.filter { !used.contains($0) } == [])
  }

  private func properties(of spec: ListSpec) -> Set<String> {
    var names: Set<String> = []
    func visit(_ record: Record?, _ element: Element) {
      guard let record else { return }
      for value in spec.values(of: record) {
        let property = PropertyTable.of(element)[value.slot]
        names.insert("\(element).\(property.name)")
        if case .elements(let inner) = property.kind, value.content == .element {
          for record in spec.elements(of: value) { visit(record, inner) }
        }
        if case .element(let inner) = property.kind, inner != .header {
          for record in spec.elements(of: value) { visit(record, inner) }
        }
      }
    }
    visit(spec.list, .list)
    for header in [spec.header, spec.footer] { visit(header?.record, .header) }
    for section in spec.sections {
      visit(section.record, .section)
      visit(section.rowDefaults, .row)
      for header in [section.header, section.footer] { visit(header?.record, .header) }
    }
    for row in spec.rows { visit(row.record, .row) }
    return names
  }
}

extension Property {
  /// Whether a list of this version can have it anywhere but as a method of a class.
  fileprivate var isWritten: Bool {
    if case .structure = kind { return false }
    return levels != .implements
  }
}
