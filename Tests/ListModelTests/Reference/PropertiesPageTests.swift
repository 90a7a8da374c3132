import TestSupport
import Testing

@Suite("the reference of properties") struct PropertiesPageTests {
  @Test("is what the catalogue says; UPDATE_FIXTURES=1 writes it anew")
  func page() throws {
    let path = "docs/properties.md"
    if RepositoryFiles.areUpdated { try RepositoryFiles.write(PropertiesPage.text, to: path) }
    #expect(String(decoding: try RepositoryFiles.bytes(path), as: UTF8.self) == PropertiesPage.text)
  }
}
