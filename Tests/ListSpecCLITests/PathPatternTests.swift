import Testing

@testable import ListSpecCLI

@Suite struct PathPatternTests {
  @Test(
    "a pattern matches as gitignore(5) says",
    arguments: [
      ("*.yaml", "a.yaml", true), ("*.yaml", "in/a.yaml", true), ("*.yaml", "a.yml", false),
      ("/*.yaml", "a.yaml", true), ("/*.yaml", "in/a.yaml", false), ("in/*.yaml", "in/a.yaml", true),
      ("in/*.yaml", "in/deep/a.yaml", false), ("in/*.yaml", "x/in/a.yaml", false), ("**/in/a", "x/y/in/a", true),
      ("**/in/a", "in/a", true), ("in/**", "in/a/b", true), ("in/**", "in", false), ("a/**/b", "a/b", true),
      ("a/**/b", "a/x/y/b", true), ("a/**/b", "a/x/y", false), ("*", ".hidden", true), ("a?c", "abc", true),
      ("a?c", "a/c", false), ("[ab].x", "b.x", true), ("[!ab].x", "b.x", false), ("\\#x", "#x", true),
      ("\\!x", "!x", true), ("a\\*", "a*", true), ("a\\*", "ab", false), ("a ", "a", true), ("a\\ ", "a ", true),
    ])
  func matches(pattern: String, path: String, expected: Bool) throws {
    let found = try #require(PathPattern(line: Array(pattern.utf8)[...]))
    let names = path.split(separator: "/").map { Array($0.utf8) }
    #expect(found.matches(names[...], isFolder: false) == expected)
  }

  @Test("empty lines and comments are no patterns", arguments: ["", "   ", "# x", "/", "\r"])
  func nothing(line: String) {
    #expect(PathPattern(line: Array(line.utf8)[...]) == nil)
  }

  @Test("a slash at the end is for folders alone")
  func folders() throws {
    let pattern = try #require(PathPattern(line: Array("build/".utf8)[...]))
    #expect(pattern.matches([Array("build".utf8)], isFolder: true))
    #expect(!pattern.matches([Array("build".utf8)], isFolder: false))
    #expect(pattern.covers([Array("build".utf8), Array("a".utf8)]))
  }

  @Test("many stars end soon")
  func stars() throws {
    let pattern = try #require(PathPattern(line: Array((String(repeating: "**/a*b*/", count: 30) + "x").utf8)[...]))
    let names = Array(repeating: Array("aaaabbbb".utf8), count: 400)
    #expect(!pattern.matches(names[...], isFolder: false))
  }
}
