import Foundation
import TestSupport
import Testing

@Suite("explain")
struct ExplainTests {
  /// The golden lists that can be compiled.
  private static let lists = RepositoryFiles.paths(below: "Fixtures/render", suffix: "input.yaml")

  @Test("whatever is asked about in the golden lists is explained as the schema says", arguments: lists)
  func schema(_ path: String) throws {
    let check = try JSONSchemaCheck(RepositoryFiles.bytes("docs/schemas/explanation.schema.json"))
    let folder = RepositoryFiles.root.path
    var compiled = CommandRun(["render", path, "-f", "json"], in: folder)
    if compiled.status != 0 { compiled = CommandRun(["render", path, "-f", "json", "--document", "1"], in: folder) }
    guard compiled.status == 0 else { return }
    for address in ["@list"] + (try Self.addresses(inCompiled: compiled.output)) {
      let run = CommandRun(["explain", path, address, "-f", "json", "--document", "1"], in: folder)
      #expect(run.status == 0, "\(path) \(address): \(run.errors)")
      #expect(try check.faults(in: Array(run.output.utf8)) == [], "\(path) \(address)")
    }
  }

  @Test("an explanation of everything goes with each value that the compiled list shows")
  func values() throws {
    let folder = RepositoryFiles.root.path
    for path in Self.lists {
      let compiled = CommandRun(["render", path, "-f", "json", "--document", "1"], in: folder)
      guard compiled.status == 0 else { continue }
      func explained(_ words: String...) throws -> [String: NSObject] {
        let run = CommandRun(["explain", path] + words + ["-f", "json", "--document", "1"], in: folder)
        let properties = try Self.object(run.output)["properties"] as? [[String: Any]] ?? []
        let values = properties.compactMap { property in
          (property["value"] as? NSObject).map { (property["name"] as? String ?? "", $0) }
        }
        return Dictionary(values, uniquingKeysWith: { $1 })
      }
      for (address, row) in try Self.rows(inCompiled: compiled.output) {
        // What nothing in the file speaks of is explained when it is asked for by name: once for each section.
        let spoken = try explained(address)
        for (name, value) in row where !["indexPath", "events"].contains(name) {
          guard spoken[name] != nil || address.hasSuffix("/#0") else { continue }
          let found = try spoken[name] ?? explained(address, name)[name]
          #expect(found == value as? NSObject, "\(path) \(address) \(name)")
        }
      }
    }
  }

  private static func object(_ text: String) throws -> [String: Any] {
    try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
  }

  private static func rows(inCompiled text: String) throws -> [(address: String, row: [String: Any])] {
    let sections = try object(text)["sections"] as? [[String: Any]] ?? []
    return sections.enumerated().flatMap { place, section in
      (section["rows"] as? [[String: Any]] ?? []).enumerated().map { ("#\(place)/#\($0)", $1) }
    }
  }

  private static func addresses(inCompiled text: String) throws -> [String] {
    let sections = try object(text)["sections"] as? [[String: Any]] ?? []
    let headers = sections.enumerated().flatMap { place, section in
      ["#\(place)"] + ["header", "footer"].filter { section[$0] is [String: Any] }.map { "#\(place)@\($0)" }
    }
    return headers + (try rows(inCompiled: text)).map(\.address)
  }
}
