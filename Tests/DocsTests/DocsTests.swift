import Foundation
import TestSupport
import Testing

@Suite("the documentation")
struct DocsTests {
  private let pages: [MarkdownPage]

  init() throws { pages = try MarkdownPage.all.get() }

  @Test("every path that a page names is there")
  func paths() {
    expectNone(pages.flatMap { PageRules.missingPaths(in: $0, exists: exists) })
  }

  @Test("every link inside the repository leads somewhere")
  func links() {
    expectNone(pages.flatMap { PageRules.brokenLinks(in: $0, pages: pages, exists: exists) })
  }

  @Test("a command shown with its output gives that output", arguments: try MarkdownPage.all.get().flatMap(Example.all))
  func examples(example: Example) throws {
    let program = try #require(Example.program, "the program is built before the tests run")
    #expect(try example.run(program) == example.output)
  }

  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: RepositoryFiles.root.appendingPathComponent(path).path)
  }

  private func expectNone(_ findings: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(findings.isEmpty, "\(findings.joined(separator: "\n"))", sourceLocation: sourceLocation)
  }
}
