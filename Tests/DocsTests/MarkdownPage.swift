import Foundation
import TestSupport

/// A page of the documentation, cut into what the tests look at.
struct MarkdownPage {
  /// A fenced block.
  struct Block: Equatable {
    /// The word after the opening fence; empty where there is none.
    var language: String
    /// The line of the opening fence, from 1.
    var line: Int
    /// The lines between the fences.
    var body: [String]
    /// The paragraph's line right above the block, or empty.
    var introduction: String
    /// Whether nothing but blank lines stands between this block and the one before it.
    var followsBlock: Bool
  }

  /// Relative to the repository.
  let path: String
  /// All lines; the first is line 1.
  let lines: [String]
  /// The fenced blocks, in order.
  let blocks: [Block]
  /// The lines outside fenced blocks, with their numbers.
  let prose: [(number: Int, text: String)]

  /// A page with this text.
  init(path: String, text: String) {
    self.path = path
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var blocks: [Block] = []
    var prose: [(number: Int, text: String)] = []
    var open: Block?
    var above = ""
    var isRightAfterBlock = false
    for (index, line) in lines.enumerated() {
      if var block = open {
        if line.hasPrefix("```") {
          blocks.append(block)
          (open, above, isRightAfterBlock) = (nil, "", true)
        } else {
          block.body.append(line)
          open = block
        }
      } else if line.hasPrefix("```") {
        let language = String(line.drop { $0 == "`" }.prefix { $0 != " " })
        open = Block(
          language: language, line: index + 1, body: [], introduction: above, followsBlock: isRightAfterBlock)
      } else {
        prose.append((index + 1, line))
        if !line.allSatisfy(\.isWhitespace) { (above, isRightAfterBlock) = (line, false) }
      }
    }
    self.blocks = blocks
    self.prose = prose
  }

  /// Every page of the repository: those at its root and those in `docs/` and `Fixtures/`.
  static let all = Result {
    let root = try FileManager.default.contentsOfDirectory(atPath: RepositoryFiles.root.path)
    let below = ["docs", "Fixtures"].flatMap { RepositoryFiles.paths(below: $0, suffix: ".md") }
    let paths = root.filter { $0.hasSuffix(".md") }.sorted() + below
    return try paths.map {
      MarkdownPage(path: $0, text: String(decoding: try RepositoryFiles.bytes($0), as: UTF8.self))
    }
  }

  /// The names under which the headings can be linked to, as GitHub makes them.
  var anchors: Set<String> {
    Set(
      prose.filter { $0.text.hasPrefix("#") }.map { _, text in
        let title = text.drop { $0 == "#" }.drop { $0 == " " }.lowercased()
        return String(title.filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }.map { $0 == " " ? "-" : $0 })
      })
  }
}
