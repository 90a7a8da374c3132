import TestSupport
import Testing

@Suite("the reference of rules") struct RulesPageTests {
  @Test("is what the rules say of themselves; UPDATE_FIXTURES=1 writes it anew")
  func page() throws {
    let path = "docs/rules.md"
    if RepositoryFiles.areUpdated { try RepositoryFiles.write(RulesPage.text, to: path) }
    #expect(String(decoding: try RepositoryFiles.bytes(path), as: UTF8.self) == RulesPage.text)
  }
}
