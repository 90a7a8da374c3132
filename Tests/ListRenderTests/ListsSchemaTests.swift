import Foundation
import TestSupport
import Testing

@Suite("the schema of the compiled list") struct ListsSchemaTests {
  @Test("is what the catalogue says; UPDATE_FIXTURES=1 writes it anew")
  func catalogue() throws {
    let path = "docs/schemas/compiled.schema.json"
    if ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] == "1" {
      try Data(ListsSchema.text.utf8).write(to: RepositoryFiles.root.appendingPathComponent(path))
    }
    #expect(String(decoding: try RepositoryFiles.bytes(path), as: UTF8.self) == ListsSchema.text)
  }
}
