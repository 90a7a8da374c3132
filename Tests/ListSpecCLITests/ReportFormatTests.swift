import Foundation
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reports of whole runs: paths, tag paths, files that cannot be read, several reports at once.
@Suite struct ReportFormatTests {
  private static let list = """
    listspec: 1
    cells: {C: {height: 44}}
    sections:
      - tag: account
        rows:
          - {tag: name, cell: C, heigth: 60}
          - {tag: sync, cell: C, heigth: 60}

    """

  /// A repository with a list in a folder, a link to it, and a clean list.
  private func repository() throws -> TemporaryFolder {
    let folder = try TemporaryFolder([
      ".git/HEAD": "", "Lists/deep/a.list.yaml": Self.list, "Lists/good.list.json": Sample.clean,
    ])
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/Lists/link.yaml", withDestinationPath: "deep/a.list.yaml")
    return folder
  }

  private static let formats = ["sarif", "github", "gitlab", "junit", "checkstyle", "rdjson"]

  @Test("paths are those from the repository's folder, wherever the program is started", arguments: formats)
  func paths(format: String) throws {
    let folder = try repository()
    let above = CommandRun(["validate", "-q", "-f", format, "Lists/deep/a.list.yaml"], in: folder.path)
    #expect(above.status == 1)
    #expect(above.output.contains("Lists/deep/a.list.yaml"))
    for (path, start) in [
      ("a.list.yaml", "Lists/deep"), ("../Lists/./deep/a.list.yaml", "Lists"), ("link.yaml", "Lists"),
    ] {
      let run = CommandRun(["validate", "-q", "-f", format, path], in: "\(folder.path)/\(start)")
      #expect(run.output == above.output, "\(path)")
    }
  }

  @Test("a file outside of the repository, and none, are named as well as can be")
  func outside() throws {
    let folder = try TemporaryFolder(["repo/.git/HEAD": "", "a.list.yaml": Self.list])
    let real = URL(fileURLWithPath: folder.path).resolvingSymlinksInPath().path
    let out = CommandRun(["validate", "-q", "-f", "sarif", "../a.list.yaml"], in: "\(folder.path)/repo")
    #expect(out.output.contains(#""artifactLocation":{"uri":"file://\#(real)/a.list.yaml"}"#))
    let none = CommandRun(["validate", "-q", "-f", "sarif", "a.list.yaml"], in: folder.path)
    #expect(none.output.contains(#""artifactLocation":{"uri":"a.list.yaml"}"#))
    let input = CommandRun(
      ["validate", "-q", "-f", "gitlab", "--stdin-name", "x/../home.yaml", "-"], input: Array(Self.list.utf8),
      in: "\(folder.path)/repo")
    #expect(input.output.contains(#""path":"home.yaml""#))
  }

  @Test("xcode gets absolute paths with links followed")
  func xcode() throws {
    let folder = try repository()
    let run = CommandRun(["validate", "-q", "-f", "xcode", "link.yaml"], in: "\(folder.path)/Lists")
    let real = URL(fileURLWithPath: folder.path).resolvingSymlinksInPath().path
    #expect(run.output.hasPrefix("\(real)/Lists/deep/a.list.yaml:6:30: error: unknown key 'heigth' in a row; "))
    #expect(run.output.split(separator: "\n").allSatisfy { $0.hasSuffix(" (unknown-key)") })
  }

  @Test("names and fingerprints hold the tags of a row and stay when rows are put before it")
  func tagPaths() throws {
    let folder = try repository()
    let prints = { (run: CommandRun) in run.output.matches(of: /"fingerprint":"([^"]*)"/).map { String($0.1) } }
    let names = { (run: CommandRun) in run.output.matches(of: /\ name="(unknown-key [^"]*)"/).map { String($0.1) } }
    let command = ["validate", "-q", "Lists/deep/a.list.yaml", "-f"]
    let before = CommandRun(command + ["gitlab"], in: folder.path)
    let beforeNames = names(CommandRun(command + ["junit"], in: folder.path))
    #expect(
      beforeNames
        == ["account/name", "account/sync"].map {
          "unknown-key \($0) unknown key 'heigth' in a row; did you mean 'height'?"
        })
    let longer = Self.list.replacing("    rows:\n", with: "    rows:\n      # new\n      - {tag: new, cell: C}\n")
    try folder.write(longer, to: "Lists/deep/a.list.yaml")
    let after = CommandRun(command + ["gitlab"], in: folder.path)
    #expect(prints(before).count == 2 && prints(after) == prints(before))
    #expect(after.output != before.output)
    #expect(names(CommandRun(command + ["junit"], in: folder.path)) == beforeNames)
  }

  @Test(
    "a file that cannot be read is in every report that has a place for it, and the status is 2", arguments: formats)
  func unread(format: String) throws {
    let folder = try repository()
    let run = CommandRun(["validate", "-q", "-f", format, "nosuch.yaml", "Lists/good.list.json"], in: folder.path)
    #expect(run.status == 2)
    #expect(run.output.contains("nosuch.yaml"))
    #expect(run.errors == "listspec: cannot read 'nosuch.yaml': no such file or folder\n")
  }

  @Test("several reports in one run: one to standard output, the others to files, also where all is well")
  func several() throws {
    let folder = try repository()
    let command = [
      "validate", "-q", "-f", "text", "-f", "sarif:out.sarif", "-f", "junit:out.xml", "-f", "gitlab:out.json",
    ]
    let run = CommandRun(command + ["Lists"], in: folder.path)
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("error[unknown-key]: "))
    for (format, file) in [("sarif", "out.sarif"), ("junit", "out.xml"), ("gitlab", "out.json")] {
      #expect(
        try folder.text(of: file) == CommandRun(["validate", "-q", "-f", format, "Lists"], in: folder.path).output)
    }
    let clean = CommandRun(command + ["Lists/good.list.json"], in: folder.path)
    #expect(clean.status == 0)
    #expect(clean.output == "")
    #expect(try folder.text(of: "out.sarif").contains(#""results":["#))
    #expect(try folder.text(of: "out.json") == "[\n]\n")
    let twice = CommandRun(["validate", "-f", "sarif", "-f", "junit", "Lists"], in: folder.path)
    #expect(twice.status == 2)
    #expect(twice.errors.hasPrefix("listspec: 'sarif' and 'junit' both go to standard output\n"))
  }

  @Test("the table for the page of a job goes behind what is there, with the format for GitHub only")
  func jobSummary() throws {
    let folder = try repository()
    let environment = ["GITHUB_STEP_SUMMARY": "\(folder.path)/summary.md"]
    _ = CommandRun(["validate", "-q", "-f", "text", "Lists"], in: folder.path, environment: environment)
    #expect(try !folder.names().contains("summary.md"))
    try folder.write("before\n", to: "summary.md")
    _ = CommandRun(["validate", "-q", "-f", "github", "Lists"], in: folder.path, environment: environment)
    let page = try folder.text(of: "summary.md")
    #expect(page.hasPrefix("before\n### listspec: 2 errors\n\n| severity | place | finding | rule |\n"))
    #expect(
      page.contains("| error | `Lists/deep/a.list.yaml:6:30` | unknown key 'heigth' in a row; did you mean 'height'? |")
    )
    _ = CommandRun(
      ["validate", "-q", "-f", "github", "Lists/good.list.json"], in: folder.path, environment: environment)
    #expect(try folder.text(of: "summary.md") == page)
  }

  @Test("the findings of a file do not depend on a format that is no text for people", arguments: formats + ["xcode"])
  func colour(format: String) throws {
    let folder = try repository()
    let plain = CommandRun(["validate", "-f", format, "Lists"], in: folder.path)
    let coloured = CommandRun(
      ["validate", "--color", "always", "-f", format, "Lists"], in: folder.path, environment: ["TERM": "xterm"],
      columns: 40)
    #expect(coloured.output == plain.output)
    #expect(!plain.output.contains("\u{1B}"))
  }

  @Test("XML reports are well-formed, whatever stands in the files", arguments: ["junit", "checkstyle"])
  func wellFormed(format: String) throws {
    let folder = try TemporaryFolder([
      "a&\"<>'.list.yaml": Self.list.replacing("heigth", with: #""<&\"'\u0007\uFFFE\u2028]]>""#),
      "b.list.yaml": "listspec: 1\nx\u{1}: <![CDATA[\n", "c.list.json": Sample.clean,
    ])
    let run = CommandRun(["validate", "-q", "-f", format, ".", "d&.yaml"], in: folder.path)
    let parser = XMLParser(data: Data(run.output.utf8))
    #expect(parser.parse(), "\(parser.parserError.map { "\($0)" } ?? "") \(run.output)")
    #expect(run.output.contains("&amp;"))
  }
}
