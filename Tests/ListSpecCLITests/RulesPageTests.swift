import Foundation
import TestSupport
import Testing

@Suite("the reference of rules") struct RulesPageTests {
  @Test("is what 'rules --format markdown' prints; UPDATE_FIXTURES=1 writes it anew")
  func page() throws {
    let path = "docs/rules.md"
    let text = CommandRun(["rules", "--format", "markdown"], in: RepositoryFiles.root.path).output
    if RepositoryFiles.areUpdated { try RepositoryFiles.write(text, to: path) }
    #expect(String(decoding: try RepositoryFiles.bytes(path), as: UTF8.self) == text)
  }
}
