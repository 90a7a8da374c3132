import Foundation
import TestSupport
import Testing

@Suite("the command 'merge'")
struct MergeCommandTests {
  private static let base = "listspec: 1\nrows:\n  - {tag: a, text: A}\n  - {tag: b, text: B}\n"
  private static let ours = "listspec: 1\nrows:\n  - {tag: a, text: Ours}   # kept\n  - {tag: b, text: B}\n"
  private static let theirs = "listspec: 1\nrows:\n  - {tag: a, text: A, height: 50}\n  - {tag: b, text: B}\n"

  private static func folder(theirs: String = theirs) throws -> TemporaryFolder {
    try TemporaryFolder(["b": base, "o": ours, "t": theirs])
  }

  @Test("in place, ours has the result, and the others stay")
  func inPlace() throws {
    let folder = try Self.folder()
    let run = CommandRun(["merge", "--in-place", "--path", "Lists/home.yaml", "b", "o", "t"], in: folder.path)
    #expect(run.status == 0)
    #expect(run.output == "" && run.errors == "")
    #expect(
      try folder.text(of: "o")
        == "listspec: 1\nrows:\n  - {tag: a, text: Ours, height: 50}   # kept\n  - {tag: b, text: B}\n")
    #expect(try folder.text(of: "b") == Self.base)
    #expect(try folder.text(of: "t") == Self.theirs)
    #expect(try folder.names() == ["b", "o", "t"])
  }

  @Test("the result is of the format that ours is of", arguments: [true, false])
  func format(oursIsJSON: Bool) throws {
    let yaml = "listspec: 1\nrows:\n  - {tag: a, text: A}\n"
    let json = "{\"listspec\": 1, \"rows\": [{\"tag\": \"a\", \"text\": \"A\"}]}\n"
    let folder = try TemporaryFolder([
      "b.yaml": yaml, "t.yaml": yaml.replacing("text: A", with: "text: B"), "b.json": json,
      "t.json": json.replacing("\"A\"", with: "\"B\""),
    ])
    let (ours, theirs) = oursIsJSON ? ("b.json", "t.yaml") : ("b.yaml", "t.json")
    let run = CommandRun(["merge", ours, ours, theirs], in: folder.path)
    #expect(run.output == (try folder.text(of: oursIsJSON ? "t.json" : "t.yaml")))
    #expect(run.status == 0)
  }

  @Test("where the sides clash, nothing is written unless markers are wanted")
  func clash() throws {
    let folder = try Self.folder(theirs: Self.base.replacing("text: A", with: "text: Theirs"))
    let quiet = CommandRun(["merge", "-i", "-q", "b", "o", "t"], in: folder.path)
    #expect(quiet.status == 1)
    #expect(
      quiet.errors.hasPrefix(
        "error[merge-conflict]: row 'a': ours sets 'text' to Ours, theirs to Theirs\n  --> o:3:20\n"))
    #expect(!quiet.errors.contains("listspec:"))
    #expect(try folder.text(of: "o") == Self.ours)
    let printed = CommandRun(["merge", "b", "o", "t"], in: folder.path)
    #expect(printed.status == 1 && printed.output == "")
    #expect(printed.errors.hasSuffix("listspec: 1 conflict in 'o'; nothing was written\n"))
    let marked = CommandRun(["merge", "-i", "--markers", "b", "o", "t"], in: folder.path)
    #expect(marked.status == 1)
    #expect(marked.errors.hasSuffix("listspec: 1 conflict in 'o'; both sides stand between markers\n"))
    #expect(
      try folder.text(of: "o") == """
        listspec: 1
        rows:
        <<<<<<< ours
          - {tag: a, text: Ours}   # kept
        ||||||| base
          - {tag: a, text: A}   # kept
        =======
          - {tag: a, text: Theirs}   # kept
        >>>>>>> theirs
          - {tag: b, text: B}

        """)
  }

  @Test("each of the three versions between the markers makes a list of the language")
  func choices() throws {
    let run = CommandRun(
      ["merge", "--markers", "base.yaml", "ours.yaml", "theirs.yaml"],
      in: RepositoryFiles.root.appendingPathComponent("Fixtures/merge/clashes").path)
    #expect(run.status == 1)
    for choice in 0..<3 {
      var part: Int?
      var text = ""
      for line in run.output.split(separator: "\n", omittingEmptySubsequences: false) {
        switch line.prefix(7) {
        case "<<<<<<<": part = 0
        case "|||||||": part = 1
        case "=======": part = 2
        case ">>>>>>>": part = nil
        default: if part == nil || part == choice { text += line + "\n" }
        }
      }
      let folder = try TemporaryFolder(["list.yaml": text])
      let check = CommandRun(["render", "--as-written", "list.yaml"], in: folder.path)
      #expect(check.status == 0, "\(choice):\n\(text)\(check.errors)")
    }
  }

  @Test("where one side changed nothing but its writing, the result is as it is written, byte for byte")
  func sameBytes() throws {
    let odd = "# top\r\nlistspec: 1\r\nrows:   \r\n- {tag:   a, text: 'x'}\r\n"
    for (ours, theirs, result) in [(odd, Self.base, odd), (Self.base, odd, odd), (odd, odd, odd)] {
      let folder = try TemporaryFolder(["b": Self.base, "o": ours, "t": theirs])
      let run = CommandRun(["merge", "b", "o", "t"], in: folder.path)
      #expect(run.status == 0)
      #expect(run.output == result)
    }
  }

  @Test("the comments of both sides stay where the lines can be merged")
  func comments() throws {
    let folder = try TemporaryFolder([
      "b": Self.base, "o": "# ours\n" + Self.base, "t": Self.base + "  # theirs\n  - {tag: c, text: C}  # new\n",
    ])
    let run = CommandRun(["merge", "b", "o", "t"], in: folder.path)
    #expect(run.output == "# ours\n" + Self.base + "  # theirs\n  - {tag: c, text: C}  # new\n")
  }

  @Test("the comments of theirs that do not come along are named by their lines")
  func lostComments() throws {
    let folder = try TemporaryFolder([
      "b": Self.base, "o": Self.ours,
      "t": Self.theirs.replacing("height: 50}", with: "height: 50}  # as agreed") + "  # the end\n",
    ])
    let run = CommandRun(["merge", "b", "o", "t"], in: folder.path)
    #expect(run.status == 0)
    #expect(!run.output.contains("as agreed") && run.output.contains("# the end") && run.output.contains("# kept"))
    #expect(
      run.errors
        == "listspec: 1 comment of 't' is not in the result, since both sides changed what is beside: line 3\n")
    #expect(CommandRun(["merge", "-q", "b", "o", "t"], in: folder.path).errors == "")
  }

  @Test("a comment of the base that theirs keeps or drops is not missed, nor one that both sides wrote")
  func keptComments() throws {
    let base = Self.base.replacing("text: A}", with: "text: A}  # old")
    let both = base.replacing("text: B}", with: "text: B}  # new")
    let folder = try TemporaryFolder([
      "b": base, "o": both.replacing("text: A}  # old", with: "text: X}"),
      "t": both.replacing("text: A}", with: "text: A, height: 50}"),
    ])
    let run = CommandRun(["merge", "b", "o", "t"], in: folder.path)
    #expect(run.status == 0)
    #expect(run.errors == "", "\(run.output)")
  }

  @Test("what a list includes or extends need not be there: it may be merged at the same time")
  func otherFiles() throws {
    for head in [
      "listspec: 1\ninclude: [nowhere.yaml]\nrows:\n  - {tag: a, text: A}\n", "listspec: 1\nextends: nowhere.yaml\n",
    ] {
      let folder = try TemporaryFolder(["b": head, "o": head + "# ours\n", "t": head + "title: T\n"])
      let run = CommandRun(["merge", "b", "o", "t"], in: folder.path)
      #expect(run.status == 0, "\(run.errors)")
      #expect(run.output == head + "# ours\ntitle: T\n")
    }
  }

  @Test("lines that can be merged and say something else are not taken")
  func wrongLines() throws {
    // Both add the row, far enough apart for a merge of lines to have it twice.
    let rows = (0..<10).map { "  - {tag: r\($0), text: R\($0)}\n" }
    let base = "listspec: 1\nrows:\n" + rows.joined()
    let ours = "listspec: 1\nrows:\n  - {tag: x, text: X}\n" + rows.joined()
    let theirs = base + "  - {tag: x, text: X}\n"
    let folder = try TemporaryFolder(["b": base, "o": ours, "t": theirs])
    let run = CommandRun(["merge", "b", "o", "t"], in: folder.path)
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("error[merge-conflict]: row 'x': ours and theirs put it at different places\n"))
  }

  @Test("a list that the three make together and that is not of the language is not written")
  func noList() throws {
    // The other key means the same in another style, and a row has one style.
    let base = "listspec: 1\nrows:\n  - {tag: a, text: A}\n"
    let ours = "listspec: 1\nrows:\n  - {tag: a, text: A, detail: D}\n"
    let folder = try TemporaryFolder([
      "b": base, "o": ours, "t": "listspec: 1\nrows:\n  - {tag: a, text: A, value: V}\n",
    ])
    let run = CommandRun(["merge", "-i", "b", "o", "t"], in: folder.path)
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("error["))
    #expect(run.errors.hasSuffix("listspec: the changes of both sides together make no list; nothing was written\n"))
    #expect(try folder.text(of: "o") == ours)
  }

  @Test(
    "what excludes each other or is missing is said before anything is written",
    arguments: [
      (["merge", "b", "o"], "listspec: 'merge' is missing its THEIRS"),
      (["merge", "-i", "-o", "x", "b", "o", "t"], "listspec: '--in-place' and '--output' exclude each other"),
      (["merge", "-i", "b", "-", "t"], "listspec: '--in-place' needs a file, found standard input"),
      (["merge", "-", "o", "-"], "listspec: standard input is one file; '-' is given 2 times"),
      (["merge", "-o", "t", "b", "o", "t"], "listspec: 't' is also an input"),
      (["merge", "--marker", "b", "o", "t"], "listspec: 'merge' has no option '--marker'; did you mean '--markers'?"),
      (["merge", "b", "o", "missing"], "listspec: cannot read 'missing'"),
    ])
  func usage(arguments: [String], message: String) throws {
    let folder = try Self.folder()
    let run = CommandRun(arguments, in: folder.path)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix(message), "\(run.errors)")
    #expect(try folder.text(of: "o") == Self.ours)
  }

  /// The merge of three texts.
  private static func merged(_ base: String, _ ours: String, _ theirs: String) throws -> String {
    let folder = try TemporaryFolder(["b.yaml": base, "o.yaml": ours, "t.yaml": theirs])
    return CommandRun(["merge", "b.yaml", "o.yaml", "t.yaml"], in: folder.path).output
  }

  @Test("comments of ours stay with the rows that theirs moves")
  func commentsOfMovedRows() throws {
    let base = "listspec: 1\nrows:\n  - tag: a\n    text: A\n  - tag: b\n    text: B\n"
    let ours =
      "listspec: 1\nrows:\n  # about a\n  - tag: a\n    text: A\n  # about b\n  - tag: b\n    # why B\n    text: B\n"
    let theirs = "listspec: 1\nrows:\n  - tag: b\n    text: B\n  - tag: a\n    text: A\n"
    #expect(
      try Self.merged(base, ours, theirs)
        == "listspec: 1\nrows:\n  # about b\n  - tag: b\n    # why B\n    text: B\n  # about a\n  - tag: a\n    text: A\n"
    )
    func sections(_ text: String) -> String {
      text.replacing("rows:", with: "sections:").replacing("text: ", with: "header: ")
    }
    #expect(
      try Self.merged(sections(base), sections(ours), sections(theirs))
        == sections(
          "listspec: 1\nrows:\n  # about b\n  - tag: b\n    # why B\n    text: B\n  # about a\n  - tag: a\n    text: A\n"
        ))
  }

  @Test("keys that begin with 'x-' are merged like any others")
  func ownKeys() throws {
    let base = "listspec: 1\nrows:\n  - tag: a\n    text: A\n  - tag: b\n    text: B\nx-all: 1\n"
    let ours = base.replacing("text: B", with: "text: BB").replacing("tag: a", with: "tag: a\n    x-own: 1")
    #expect(
      try Self.merged(
        base, ours, base.replacing("text: A", with: "text: A\n    x-note: [3]").replacing("all: 1", with: "all: 2"))
        == ours.replacing("text: A", with: "text: A\n    x-note: [3]").replacing("all: 1", with: "all: 2"))
    #expect(
      try Self.merged(
        base, base.replacing("text: A", with: "text: A\n    height: 4"),
        base.replacing("- tag: a\n    text: A", with: "- {tag: a, text: A, x-note: [3]}")
      ).contains("x-note: [3]"))
    let folder = try TemporaryFolder([
      "b.yaml": base, "o.yaml": base.replacing("all: 1", with: "all: 2"),
      "t.yaml": base.replacing("all: 1", with: "all: 3"),
    ])
    let clash = CommandRun(["merge", "b.yaml", "o.yaml", "t.yaml"], in: folder.path)
    #expect(clash.status == 1 && clash.errors.contains("the list: ours sets 'x-all' to 2, theirs to 3"))
  }

  @Test("what both sides add is nothing in the base, and what one removes is looked for beside the other rows")
  func additions() throws {
    let base = "listspec: 1\nrows:\n  - {tag: a, text: A}\n  - {tag: c, text: C}\n"
    let folder = try TemporaryFolder([
      "b.yaml": base, "o.yaml": base + "  - {tag: n, text: N1}\n", "t.yaml": base + "  - {tag: n, text: N2}\n",
      "changed.yaml": base.replacing("C}", with: "CC}"), "gone.yaml": "listspec: 1\nrows:\n  - {tag: a, text: A}\n",
    ])
    let run = CommandRun(["merge", "--markers", "b.yaml", "o.yaml", "t.yaml"], in: folder.path)
    #expect(run.errors.contains("::: b.yaml:2:1\n") && run.errors.contains("---- the base has no row 'n' here"))
    #expect(
      run.output
        == base
        + "<<<<<<< ours\n  - {tag: n, text: N1}\n||||||| base\n=======\n  - {tag: n, text: N2}\n>>>>>>> theirs\n")
    let removal = CommandRun(["merge", "b.yaml", "changed.yaml", "gone.yaml"], in: folder.path)
    #expect(
      removal.errors.contains("::: gone.yaml:2:1\n") && removal.errors.contains("theirs removed row 'c' from here"))
  }
}
