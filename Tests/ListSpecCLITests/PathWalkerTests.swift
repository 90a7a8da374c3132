import Foundation
import SpecSource
import TestSupport
import Testing

@testable import ListSpecCLI

@Suite struct PathWalkerTests {
  private func files(_ paths: [String], in folder: borrowing TemporaryFolder) throws -> [String] {
    let disk = Disk(folder: FilePath(folder.path))
    return try search(paths, on: disk).files.map(\.shown)
  }

  private func search(_ paths: [String], on disk: Disk, leavesOutNamed: Bool = false) throws -> PathWalker.Result {
    var configurations = ConfigurationStore(.nearest, on: disk, FileLoader())
    return try PathWalker.files(
      for: paths.map { FilePath($0) }, on: disk, &configurations, leavesOutNamed: leavesOutNamed)
  }

  private static let tree = [
    "a.list.yaml": "", "b.list.yml": "", "c.list.json": "", "d.list.txt": "", "plain.yaml": "x: 1\n",
    "Lists/home.yaml": "# home\nlistspec: 1\n", "Lists/edits.json": #" {"x": {"listspec": 2}, "listspec-edits": 1}"#,
    "Lists/deep/er/x.list.yaml": "", "Lists/[a].list.yaml": "", ".git/x.list.yaml": "", ".hidden.list.yaml": "",
  ]

  @Test(
    "a path is a file, a folder or a pattern",
    arguments: [
      (["a.list.yaml"], ["a.list.yaml"]), (["plain.yaml"], ["plain.yaml"]), (["d.list.txt"], ["d.list.txt"]),
      (
        ["."],
        [
          "./.hidden.list.yaml", "./Lists/[a].list.yaml", "./Lists/deep/er/x.list.yaml", "./Lists/edits.json",
          "./Lists/home.yaml", "./a.list.yaml", "./b.list.yml", "./c.list.json",
        ]
      ),
      (["Lists/deep/"], ["Lists/deep/er/x.list.yaml"]),
      (["*.list.*"], ["a.list.yaml", "b.list.yml", "c.list.json"]),
      (["?.list.y*ml"], ["a.list.yaml", "b.list.yml"]), (["[b-c].list.{yml,json}"], ["b.list.yml", "c.list.json"]),
      (["[!ab].list.json"], ["c.list.json"]),
      (
        ["**/*.yaml"],
        ["Lists/[a].list.yaml", "Lists/deep/er/x.list.yaml", "Lists/home.yaml", "a.list.yaml", "plain.yaml"]
      ),
      (["Lists/**"], ["Lists/[a].list.yaml", "Lists/deep/er/x.list.yaml", "Lists/edits.json", "Lists/home.yaml"]),
      (["Lists/[a].list.yaml"], ["Lists/[a].list.yaml"]), (["**/**/er/x.*"], ["Lists/deep/er/x.list.yaml"]),
      (["{Lists,nosuch}/{home,deep/er/x.list}.yaml"], ["Lists/deep/er/x.list.yaml", "Lists/home.yaml"]),
      ([".*.yaml"], [".hidden.list.yaml"]),
      (["L*"], ["Lists/[a].list.yaml", "Lists/deep/er/x.list.yaml", "Lists/edits.json", "Lists/home.yaml"]),
      (["c.list.json", "[a-c].list.*"], ["c.list.json", "a.list.yaml", "b.list.yml"]),
      (["-", "a.list.yaml"], ["-", "a.list.yaml"]),
    ])
  func paths(paths: [String], expected: [String]) throws {
    let folder = try TemporaryFolder(Self.tree)
    #expect(try files(paths, in: folder) == expected)
  }

  @Test("what leads to no file is told apart from what is not there")
  func nothing() throws {
    let folder = try TemporaryFolder(["a.list.yaml": "", "empty/x.txt": ""])
    let disk = Disk(folder: FilePath(folder.path))
    let found = try search(["empty", "*.json", "nosuch.yaml", "a.lst.yaml", "[a"], on: disk)
    #expect(found.files == [])
    #expect(
      found.unmatched.map(\.message) == ["no list spec in 'empty'", "no file matches '*.json'", "no file matches '[a'"])
    #expect(
      found.failures.map(\.message) == [
        "cannot read 'nosuch.yaml': no such file or folder",
        "cannot read 'a.lst.yaml': no such file or folder; did you mean 'a.list.yaml'?",
      ])
  }

  @Test(
    "a file of another name counts when a key of its root makes it ours",
    arguments: [
      ("x.yaml", "listspec: 1", true), ("x.yaml", "a: 1\r\nlistspec-edits: 1", true),
      ("x.yaml", "\u{FEFF}listspec: 1", true),
      ("x.yaml", "\"listspec\" : 1", true), ("x.yaml", "  listspec: 1", false), ("x.yaml", "# listspec: 1", false),
      ("x.yaml", "title: listspec: 1", false), ("x.yaml", "{listspec: 1}", true),
      ("x.yaml", "{a: {listspec: 1}}", false),
      ("x.yml", "listspce: 1", true), ("x.yml", "lists: 1", false), ("x.yml", "testspec: 1", false),
      ("x.yml", "listspecs: [a]", false),
      ("x.json", "{\"listspec\": 1}", true), ("x.json", "{\"a\": \"}\\\"{\", \"listspec\": 1}", true),
      ("x.json", "{\"a\": [\"listspec\"]}", false), ("x.json", "[{\"listspec\": 1}]", false), ("x.json", "", false),
      ("x.json", "{\"listpsec\": 1}", true), ("x.txt", "listspec: 1", false),
    ])
  func sniffing(name: String, text: String, isOurs: Bool) throws {
    let folder = try TemporaryFolder([name: text])
    #expect(try files(["."], in: folder) == (isOurs ? ["./\(name)"] : []))
  }

  @Test("patterns that could take for ever do not", .timeLimit(.minutes(1)))
  func hostilePatterns() throws {
    let folder = try TemporaryFolder(["\(String(repeating: "a", count: 200)).yaml": "", "b/c/d/e/f/g.yaml": ""])
    #expect(try files([String(repeating: "*a", count: 90) + "b"], in: folder) == [])
    #expect(try files([String(repeating: "**/", count: 200) + "nosuch"], in: folder) == [])
    #expect(try files([String(repeating: "{a,b}", count: 60) + "*"], in: folder) == [])
    #expect(try files([String(repeating: "{", count: 20_000) + "*"], in: folder) == [])
  }

  @Test("a file larger than the limit is refused, whatever it says its size is")
  func largeFiles() throws {
    let folder = try TemporaryFolder(["a.json": "[1,2,3]"])
    for path in ["a.json", "pipe"] {
      if path == "pipe" {
        let file = folder.url.appendingPathComponent(path)
        try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: "/dev/zero")
      }
      var console = Console.inMemory(folder: folder.path)
      var loader = FileLoader()
      loader.largestSize = 6
      let error = #expect(throws: Failure.self) { try loader.load(FilePath(path), &console) }
      #expect(error?.message == "cannot read '\(path)': it is larger than 6 bytes, the most that is read")
      loader.largestSize = 7
      if path == "a.json" { #expect(try loader.load(FilePath(path), &console).bytes == Array("[1,2,3]".utf8)) }
    }
  }

  @Test("a search leaves out what ignore files say, a named file is taken all the same")
  func ignoreFiles() throws {
    let folder = try TemporaryFolder([
      ".git/HEAD": "", ".git/info/exclude": "local.list.yaml\n",
      ".gitignore": "# built\nbuild/\n*.tmp.yaml\n!kept.tmp.yaml\n/top.list.yaml\r\n",
      ".listspecignore": "Old/**/x.list.yaml\n",
      "a.list.yaml": "", "local.list.yaml": "", "top.list.yaml": "", "in/top.list.yaml": "",
      "build/b.list.yaml": "", "in/build/b.list.yaml": "", "c.list.tmp.yaml": "", "kept.tmp.yaml": "listspec: 1\n",
      "Old/x.list.yaml": "", "Old/y/x.list.yaml": "", "Old/y/z.list.yaml": "",
      "in/.gitignore": "*.list.yaml\n!b.list.yaml\n", "in/b.list.yaml": "", "in/c.list.yaml": "",
    ])
    let kept = ["a.list.yaml", "in/b.list.yaml", "kept.tmp.yaml", "Old/y/z.list.yaml"].sorted()
    #expect(try files(["."], in: folder) == kept.map { "./\($0)" }.sorted())
    #expect(try files(["in"], in: folder) == ["in/b.list.yaml"])
    #expect(try files(["build/b.list.yaml"], in: folder) == ["build/b.list.yaml"])
    let disk = Disk(folder: FilePath(folder.path))
    let named = ["build/b.list.yaml", "a.list.yaml", "in/c.list.yaml"]
    #expect(try search(named, on: disk, leavesOutNamed: true).files.map(\.shown) == ["a.list.yaml"])
  }

  @Test("the configuration says which files count and which are left out")
  func configured() throws {
    let folder = try TemporaryFolder([
      ".listspec.yaml": "files: ['Lists/**/*.{yaml,json}', '!**/draft.yaml']\nexclude: [Lists/Old/]\n",
      "a.list.yaml": "", "Lists/a.yaml": "", "Lists/b.json": "", "Lists/in/draft.yaml": "", "Lists/Old/c.yaml": "",
    ])
    #expect(try files(["."], in: folder) == ["./Lists/a.yaml", "./Lists/b.json"])
    #expect(try files(["a.list.yaml", "Lists/Old/c.yaml"], in: folder) == ["a.list.yaml", "Lists/Old/c.yaml"])
  }
}
