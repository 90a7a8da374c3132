import Foundation
import TestSupport
import Testing

@Suite("the reference of properties") struct PropertiesPageTests {
  @Test("is what the catalogue says; UPDATE_FIXTURES=1 writes it anew")
  func page() throws {
    let path = "docs/properties.md"
    if ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] == "1" {
      try Data(PropertiesPage.text.utf8).write(to: RepositoryFiles.root.appendingPathComponent(path))
    }
    #expect(String(decoding: try RepositoryFiles.bytes(path), as: UTF8.self) == PropertiesPage.text)
  }
}
