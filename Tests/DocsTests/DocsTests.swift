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

  @Test(
    "a command shown with its output gives that output; UPDATE_FIXTURES=1 writes it anew", .serialized,
    arguments: try MarkdownPage.all.get().flatMap(Example.all))
  func examples(example: Example) throws {
    let program = try #require(Example.program, "the program is built before the tests run")
    let found = try example.run(program)
    if RepositoryFiles.areUpdated {
      let text = String(decoding: try RepositoryFiles.bytes(example.path), as: UTF8.self)
      try RepositoryFiles.write(#require(example.text(text, showing: found)), to: example.path)
    } else {
      #expect(found == example.output)
    }
  }

  @Test("the list that the README shows first is the one of the fixtures, which quickstart renders")
  func firstList() throws {
    let readme = try #require(pages.first { $0.path == "README.md" })
    let first = try #require(Example.all(in: readme).first)
    let fixture = String(decoding: try RepositoryFiles.bytes("Fixtures/render/settings/input.yaml"), as: UTF8.self)
    #expect(first.files["settings.yaml"] == fixture)
  }

  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: RepositoryFiles.root.appendingPathComponent(path).path)
  }

  private func expectNone(_ findings: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(findings.isEmpty, "\(findings.joined(separator: "\n"))", sourceLocation: sourceLocation)
  }
}
