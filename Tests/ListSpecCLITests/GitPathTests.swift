import Foundation
import TestSupport
import Testing

private let git = "/usr/bin/git"

@Suite("files at commits", .enabled(if: FileManager.default.isExecutableFile(atPath: git), "needs git"))
struct GitPathTests {
  /// A repository whose commit has a list that includes a file above it.
  private static func repository() throws -> TemporaryFolder {
    let folder = try TemporaryFolder([
      "Lists/home.yaml": "listspec: 1\ninclude: [../shared.yaml]\nsections: [{use: s}, {tag: t, rows: [a]}]\n",
      "Lists/data.yaml":
        "listspec: 1\nrows: [{forEach: \"$(data.names)\", tag: \"$(each)\", text: x}]\ndata: {names: {file: names.json}}\n",
      "Lists/names.json": "[\"ada\", \"bob\"]\n",
      "shared.yaml": "sections: [{tag: s, rows: [b]}]\n",
    ])
    for words in [["init", "-q"], ["add", "."], ["commit", "-q", "-m", "first"]] {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: git)
      process.arguments = ["-c", "user.name=Tester", "-c", "user.email=tester@example.com"] + words
      process.currentDirectoryURL = folder.url
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
    return folder
  }

  @Test("a list is compared with itself at a commit, with what it included there")
  func includes() throws {
    let folder = try Self.repository()
    let same = CommandRun(["diff", "git:HEAD:Lists/home.yaml", "Lists/home.yaml"], in: folder.path)
    #expect(same.status == 0)
    #expect(same.errors == "")
    try folder.write(
      "listspec: 1\nsections: [{tag: z, rows: [b]}, {tag: t, rows: [a, c]}]\n", to: "Lists/home.yaml")
    try folder.write("", to: "shared.yaml")
    let run = CommandRun(["diff", "-f", "edits", "git:HEAD:Lists/home.yaml", "Lists/home.yaml"], in: folder.path)
    #expect(run.errors == "")
    #expect(run.status == 1)
    #expect(run.output.contains("makeRows: {in: t, rows: [{text: c}]}"))
  }

  @Test("what a list came to at a commit is that with the files of the commit")
  func resolved() throws {
    let folder = try Self.repository()
    try folder.write("sections: [{tag: s, rows: [b, c]}]\n", to: "shared.yaml")
    try folder.write("[\"bob\", \"cy\"]\n", to: "Lists/names.json")
    for (file, rows) in [("home", "Rows: 1 inserted."), ("data", "Rows: 1 inserted, 1 removed.")] {
      let pair = ["git:HEAD:Lists/\(file).yaml", "Lists/\(file).yaml"]
      let run = CommandRun(["diff", "--resolved"] + pair, in: folder.path)
      #expect(run.errors == "")
      #expect(run.output.hasSuffix("\n\(rows)\n"), "\(run.output)")
      #expect(CommandRun(["diff"] + pair, in: folder.path).status == 0, "the files themselves are the same")
    }
  }

  @Test("a path that begins with ./ counts from the current folder")
  func relative() throws {
    let folder = try Self.repository()
    let run = CommandRun(["diff", "git:HEAD:./home.yaml", "home.yaml"], in: folder.path + "/Lists")
    #expect(run.status == 0)
  }

  @Test("what is not there, or no path at a commit, is said so")
  func failures() throws {
    let folder = try Self.repository()
    let missing = CommandRun(["diff", "git:HEAD:Lists/hom.yaml", "Lists/home.yaml"], in: folder.path)
    #expect(missing.status == 2)
    #expect(missing.errors.hasPrefix("listspec: cannot read 'git:HEAD:Lists/hom.yaml': "))
    let commit = CommandRun(["diff", "git:nothing:Lists/home.yaml", "Lists/home.yaml"], in: folder.path)
    #expect(commit.status == 2)
    for path in ["git:HEAD", "git::x", "git:HEAD:", "git:--help:x"] {
      let run = CommandRun(["diff", path, "Lists/home.yaml"], in: folder.path)
      #expect(run.status == 2)
      #expect(run.errors.hasPrefix("listspec: '\(path)' names no"), "\(run.errors)")
    }
  }
}
