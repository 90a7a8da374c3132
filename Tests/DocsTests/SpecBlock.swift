import Foundation
import TestSupport
import Testing

/// A list in a page of the documentation: a `yaml` block that has `listspec:`.
///
/// It has to be without errors, unless a comment above it (directly, or above the line that introduces it) names the
/// rules that refuse it: `<!-- refused: unknown-key, wrong-type -->`.
struct SpecBlock: CustomTestStringConvertible {
  /// The page and the line of the block.
  let place: String
  /// The list.
  let text: String
  /// The rules that refuse it, sorted.
  let refusals: [String]

  var testDescription: String { place }

  /// The lists of a page, in order.
  static func all(in page: MarkdownPage) -> [SpecBlock] {
    page.blocks.filter { block in
      block.language == "yaml" && block.body.contains { $0.hasPrefix("listspec:") }
    }.map { block in
      let above = page.lines[..<(block.line - 1)].filter { !$0.allSatisfy(\.isWhitespace) }.suffix(2)
      let rules = above.compactMap { $0.firstMatch(of: /^<!-- refused: ([a-z0-9, -]+) -->$/)?.1 }.last
      let names = rules?.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) } ?? []
      return SpecBlock(
        place: "\(page.path):\(block.line)", text: block.body.joined(separator: "\n") + "\n", refusals: names.sorted())
    }
  }

  /// The rules that refuse it when it is checked, sorted.
  func found() throws -> [String] {
    let run = CommandRun(["validate", "-", "-f", "json"], input: Array(text.utf8), in: "/")
    let report = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let errors = (report?["findings"] as? [[String: Any]] ?? []).filter { $0["severity"] as? String == "error" }
    return Set(errors.compactMap { $0["rule"] as? String }).sorted()
  }
}

@Suite("lists in the documentation")
struct SpecBlockTests {
  @Test("every list in a page is without errors, or refused as the page says", arguments: try blocks.get())
  func lists(_ block: SpecBlock) throws {
    #expect(try block.found() == block.refusals)
  }

  private static let blocks = Result { try MarkdownPage.all.get().flatMap(SpecBlock.all) }

  @Test("there are lists to look at")
  func isNotEmpty() throws {
    #expect(try Self.blocks.get().count >= 4)
  }

  @Test("the comment that names rules stands above a block or above its introduction")
  func comments() {
    let page = MarkdownPage(
      path: "a.md",
      text: """
        <!-- refused: unknown-key, missing-key -->
        A typo in `a.yaml`:

        ```yaml
        listspec: 1
        hieght: 1
        ```
        <!-- refused: missing-key -->

        ```yaml
        listspec: 1
        ```

        Something else.

        ```yaml
        other: 1
        ```

        ```yaml
        listspec: 1
        rows: []
        ```
        """)
    let blocks = SpecBlock.all(in: page)
    #expect(blocks.map(\.refusals) == [["missing-key", "unknown-key"], ["missing-key"], []])
    #expect(blocks.map(\.place) == ["a.md:4", "a.md:10", "a.md:20"])
  }
}
