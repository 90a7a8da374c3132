import Foundation
import Testing

/// The rules on pages made up for the purpose.
@Suite("the rules of the documentation")
struct PageRulesTests {
  @Test("a path that is not there is found, in prose and in blocks")
  func missingPaths() {
    let page = MarkdownPage(
      path: "docs/a.md",
      text: """
        See `Sources/Gone/A.swift` and Tests/There.
        ```sh
        scripts/gone --fast
        ```
        https://example.org/docs/gone, ../docs/gone, mydocs/gone
        """)
    let there: Set = ["Tests/There"]
    #expect(
      PageRules.missingPaths(in: page, exists: there.contains) == [
        "docs/a.md:1: 'Sources/Gone/A.swift' is not there", "docs/a.md:3: 'scripts/gone' is not there",
      ])
  }

  @Test("a placeholder in a path stands for any name, its folder has to be there")
  func placeholders() {
    let page = MarkdownPage(
      path: "docs/a.md",
      text: "`Sources/Rules/<Fault>.swift` `Fixtures/validate/unknown-…` `docs/*.md`\n`Tests/<Module>Tests`")
    #expect(
      PageRules.missingPaths(in: page, exists: { _ in false }) == [
        "docs/a.md:1: 'Sources/Rules/' is not there", "docs/a.md:1: 'Fixtures/validate/' is not there",
        "docs/a.md:1: 'docs/' is not there", "docs/a.md:2: 'Tests/' is not there",
      ])
  }

  @Test("a link to a missing page, file or heading is found")
  func links() {
    let page = MarkdownPage(
      path: "docs/adr/a.md",
      text: """
        # What we refuse, and why
        [b](../b.md) [c](../c.md) [own](#what-we-refuse-and-why) [gone](#gone)
        [there](../b.md#a-heading) [elsewhere](https://example.org/x)
        ```
        [in a block](gone.md)
        ```
        """)
    let other = MarkdownPage(path: "docs/b.md", text: "## A heading\n")
    #expect(
      PageRules.brokenLinks(in: page, pages: [page, other], exists: { $0 == "docs/b.md" }) == [
        "docs/adr/a.md:2: the link to '../c.md' leads nowhere",
        "docs/adr/a.md:2: the link to '#gone' leads nowhere",
      ])
  }

  private let example = """
    Write `list.yaml`:

    ```yaml
    listspec: 1
    ```

    ```sh
    listspec validate list.yaml
    ```
    ```text
    Checked 1 file.
    ```

    A command without an output is not an example:

    ```sh
    listspec validate other.yaml
    ```

    Neither is this its output:
    ```text
    nothing
    ```
    """

  @Test("an example is a command with the block under it and the files shown before it")
  func exampleParts() throws {
    let examples = Example.all(in: MarkdownPage(path: "docs/a.md", text: example))
    #expect(examples.count == 1)
    let first = try #require(examples.first)
    #expect(first.place == "docs/a.md:7")
    #expect(first.command == "listspec validate list.yaml")
    #expect(first.output == "Checked 1 file.")
    #expect(first.files == ["list.yaml": "listspec: 1\n"])
  }

  @Test("the output of an example can be written anew, and nothing else changes")
  func exampleUpdate() throws {
    let first = try #require(Example.all(in: MarkdownPage(path: "docs/a.md", text: example)).first)
    let expected = example.replacingOccurrences(of: "Checked 1 file.", with: "Checked 2 files.\nTwice.")
    #expect(first.text(example, showing: "Checked 2 files.\nTwice.") == expected)
    #expect(first.text("another page", showing: "") == nil)
  }

  @Test("an example sees its files, and its output is what both streams say")
  func exampleRun() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("listspec-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = folder.appendingPathComponent("listspec")
    try Data("#!/bin/sh\ncat \"$2\"; echo seen >&2\n".utf8).write(to: program)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    let first = try #require(Example.all(in: MarkdownPage(path: "docs/a.md", text: example)).first)
    #expect(try first.run(program) == "listspec: 1\nseen")
  }
}
