import TestSupport
import Testing

@Suite("the schema of the compiled list") struct ListsSchemaTests {
  @Test("is what the catalogue says; UPDATE_FIXTURES=1 writes it anew")
  func catalogue() throws {
    let path = "docs/schemas/compiled.schema.json"
    if RepositoryFiles.areUpdated { try RepositoryFiles.write(ListsSchema.text, to: path) }
    #expect(String(decoding: try RepositoryFiles.bytes(path), as: UTF8.self) == ListsSchema.text)
  }
}
