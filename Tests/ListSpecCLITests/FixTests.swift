import Foundation
import TestSupport
import Testing

/// What `validate --fix` makes of files.
@Suite struct FixTests {
  private static let faulty =
    "listspec: 1\nruntime: holo\nrows:\n  # the first\n  - {txt: a, heigth: 50}   # kept\n  - {text: b, cell: A}\n"
  private static let mended =
    "listspec: 1\nruntime: holo\nrows:\n  # the first\n  - {text: a, height: 50}   # kept\n  - {text: b, cell: A}\n"

  @Test("safe fixes are made in the file, until there are none left, and the rest is reported")
  func safe() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.faulty, "b.yaml": "listspec: 1\nrows: []\n"])
    let run = CommandRun(["validate", "-f", "concise", "--fix", "a.yaml", "b.yaml"], in: folder.path)
    #expect(try folder.text(of: "a.yaml") == Self.mended)
    #expect(run.output.hasPrefix("a.yaml:6:5: warning: row 2 of its section has no height"))
    #expect(run.errors == "Checked 2 files: 1 warning; 2 fixes made.\n")
    #expect(run.status == 0)
    let again = CommandRun(["validate", "-q", "--fix", "a.yaml"], in: folder.path)
    #expect(try folder.text(of: "a.yaml") == Self.mended)
    #expect(again.status == 0)
  }

  @Test("--diff shows what would change and changes nothing")
  func diff() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.faulty])
    let run = CommandRun(["validate", "--fix", "--diff", "a.yaml"], in: folder.path)
    #expect(try folder.text(of: "a.yaml") == Self.faulty)
    #expect(run.output.contains("-  - {txt: a, heigth: 50}   # kept\n+  - {text: a, height: 50}   # kept\n"))
    #expect(run.errors == "Checked 1 file: 1 warning; 2 fixes to make.\n")
    #expect(run.status == 1)
  }

  @Test("what only looks safe is made when it is asked for")
  func suggested() throws {
    let text = "listspec: 1\nruntime: holo\ncells: {ProfileCell: {height: 44}}\nrows: [{cell: ProfilCell, height: 1}]\n"
    let folder = try TemporaryFolder(["a.yaml": text])
    _ = CommandRun(["validate", "--fix", "a.yaml"], in: folder.path)
    #expect(try folder.text(of: "a.yaml") == text)
    let run = CommandRun(["validate", "--fix=suggested", "a.yaml"], in: folder.path)
    #expect(try folder.text(of: "a.yaml") == text.replacing("ProfilCell", with: "ProfileCell"))
    #expect(run.errors == "Checked 1 file: no findings; 1 fix made.\n")
  }

  @Test("a name that stands in a list with expressions is mended, and one that an expression gives is not")
  func literalNames() throws {
    let text = """
      listspec: 1
      runtime: p9
      types: {person: PersonCell, title: TitleView}
      cells: {PersonCell: {implements: {height: 40}}}
      views: {TitleView: {implements: {height: 30}}}
      callbacks: [{cell: PersnCell, native: openPerson}]
      sections:
        - headerType: "titel"
          records:
            - {forEach: [Ada, Bob], type: persn, data: {name: "$(each)"}}
            - {forEach: [persn], type: "$(each)", data: {}}

      """
    let folder = try TemporaryFolder(["a.yaml": text])
    let run = CommandRun(["validate", "--fix=suggested", "a.yaml"], in: folder.path)
    let mended = text.replacing("PersnCell", with: "PersonCell").replacing("titel", with: "title")
    #expect(try folder.text(of: "a.yaml") == mended.replacing("type: persn", with: "type: person"))
    #expect(run.errors == "Checked 1 file: 1 error; 3 fixes made.\n")

    let cells = """
      listspec: 1
      cells: {ProfileCell: {height: 72}}
      rows:
        - {forEach: [ProfilCell], cell: "$(each)"}
        - {forEach: [1, 2], cell: ProfilCell}
        - {cell: 'ProfilCell', text: "$(1)"}

      """
    let other = try TemporaryFolder(["a.yaml": cells])
    _ = CommandRun(["validate", "--fix=suggested", "a.yaml"], in: other.path)
    #expect(
      try other.text(of: "a.yaml")
        == cells.replacing("cell: ProfilCell", with: "cell: ProfileCell")
        .replacing("'ProfilCell'", with: "ProfileCell"))
  }

  @Test("no fix writes what a value was worked out to over its expression, or into data")
  func workedOut() throws {
    let text = """
      listspec: 1
      data: {on: true, far: -1}
      cells: {C: {style: "$(model.s)"}, X: {height: 40}}
      rows:
        - {forEach: [1, 2, 3], cell: X, height: "$(each == 2 ? -1 : 40)"}
        - text: "$(data.on)"
        - {cell: C, model: {s: defualt}}
        - {forEach: [{name: null, side: {style: defualt}}], text: "$(each.name)"}
        - {cell: X, height: "$(data.far)"}
        - {forEach: "$(data.actions)", cell: X, trailingSwipeActions: "$(each)"}

      """
    let folder = try TemporaryFolder([
      "a.yaml": text, "data.json": "{\"actions\": [[{\"title\": true, \"style\": \"destructve\"}]]}",
    ])
    let run = CommandRun(
      ["validate", "-f", "concise", "--fix=unsafe", "--data", "data.json", "a.yaml"], in: folder.path)
    #expect(try folder.text(of: "a.yaml") == text)
    #expect(run.output.contains("'text' is true, expected text; 'string(…)' in the expression makes it one"))
    #expect(run.output.contains("did you mean 'destructive'"))
    #expect(!run.errors.contains("fix"), "\(run.errors)")
  }

  @Test("a file that cannot be read is left alone, and the run says so")
  func syntax() throws {
    let text = "listspec: 1\nrows:\n  - {txt: a}\n  - text: @me\n"
    let folder = try TemporaryFolder(["a.yaml": text])
    let run = CommandRun(["validate", "--fix", "a.yaml"], in: folder.path)
    #expect(try folder.text(of: "a.yaml") == text)
    #expect(run.errors == "'a.yaml' stays as it is: only what can be read is mended.\nChecked 1 file: 1 error.\n")
    #expect(run.status == 1)
  }

  @Test("what an included file could have mended is not promised for the file that includes it")
  func included() throws {
    let folder = try TemporaryFolder([
      "a.yaml": "listspec: 1\ninclude: [b.yaml]\nrows: [a]\n", "b.yaml": "rows: [{txt: a}]\n",
    ])
    for arguments in [["validate", "a.yaml"], ["validate", "--fix", "a.yaml"]] {
      let run = CommandRun(arguments, in: folder.path)
      #expect(run.output.contains("did you mean 'text'"))
      #expect(run.errors == "Checked 1 file: 1 error.\n")
    }
  }

  @Test("fixes that would bring other faults keep none of the others from being made, however many there are")
  func besideBadFixes() throws {
    let good = String(repeating: "  - {text: a, heigth: 3}\n", count: 40)
    let bad = "  - {text: a, Height: 44, hieght: 55}\n"
    let text = "listspec: 1\nrows:\n" + good + bad + good + bad
    let folder = try TemporaryFolder(["a.yaml": text])
    let run = CommandRun(["validate", "--fix", "a.yaml"], in: folder.path)
    #expect(
      try folder.text(of: "a.yaml")
        == text.replacing("heigth", with: "height").replacing("Height", with: "height"))
    #expect(run.errors == "Checked 1 file: 2 errors; 82 fixes made.\n")
  }

  @Test("what is suggested keeps no safe fix from being made")
  func safeFirst() throws {
    let text = "listspec: 1\nrows:\n  - {text: null, heigth: 3}\n  - {text: a, Height: 44, hieght: 55}\n"
    let folder = try TemporaryFolder(["a.yaml": text])
    _ = CommandRun(["validate", "--fix=suggested", "a.yaml"], in: folder.path)
    #expect(
      try folder.text(of: "a.yaml")
        == "listspec: 1\nrows:\n  - {text: \"null\", height: 3}\n  - {text: a, height: 44, hieght: 55}\n")
  }

  @Test("an unused remark goes, with its line where it stands alone")
  func remarks() throws {
    let text =
      "listspec: 1\nrows:\n  # listspec:ignore missing-height -- once\n  - {text: a} # listspec:ignore missing-height\n  - {text: b}\n"
    let folder = try TemporaryFolder(["a.yaml": text])
    let run = CommandRun(["validate", "--fix", "a.yaml"], in: folder.path)
    #expect(try folder.text(of: "a.yaml") == "listspec: 1\nrows:\n  - {text: a}\n  - {text: b}\n")
    #expect(run.errors == "Checked 1 file: no findings; 2 fixes made.\n")
  }

  @Test("a file that cannot be written is as it was, and the run fails")
  func unwritable() throws {
    let folder = try TemporaryFolder(["in/a.yaml": Self.faulty])
    // Root may write anywhere, so the program is run as somebody else where that can be done.
    let run = try ProgramRun(
      """
      chmod 755 . && chmod 644 in/a.yaml && chmod 555 in
      as=; test "$(id -u)" != 0 || as='setpriv --reuid 65534 --clear-groups'
      $as test -x $listspec && $as test -r in/a.yaml || { echo no rights; exit; }
      $as $listspec validate --fix in/a.yaml; echo $?; chmod 755 in
      """, in: folder.path)
    guard run.output != "no rights\n" else {
      print("skipped: the program cannot be run as somebody else")
      return
    }
    #expect(run.output == "2\n")
    #expect(run.errors.hasPrefix("listspec: cannot write to 'in/a.yaml': "))
    #expect(try folder.text(of: "in/a.yaml") == Self.faulty)
  }

  @Test("standard input cannot be mended, and no report goes where the difference goes")
  func usage() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.faulty])
    let input = CommandRun(["validate", "--fix", "-"], input: Array(Self.faulty.utf8), in: folder.path)
    #expect(input.status == 2)
    #expect(input.errors.hasPrefix("listspec: '--fix' cannot mend standard input\n"))
    let both = CommandRun(["validate", "--diff", "-f", "json", "a.yaml"], in: folder.path)
    #expect(both.status == 2)
    let shown = CommandRun(["validate", "--diff", "-"], input: Array(Self.faulty.utf8), in: folder.path)
    #expect(shown.output.contains("+  - {text: a, height: 50}"))
  }

  @Test("a row that stands twice goes when unsafe fixes are asked for, with its comment and in JSON with its comma")
  func removedRow() throws {
    let yaml =
      "listspec: 1\nrows:\n  - {tag: a, text: A}\n  # again\n  - {tag: a, text: A}  # twice\n  - {tag: b, text: B}\n"
    let json =
      "{\n  \"listspec\": 1,\n  \"rows\": [\n    {\"tag\": \"a\", \"text\": \"A\"},\n    {\"tag\": \"a\", \"text\": \"A\"}\n  ]\n}\n"
    let folder = try TemporaryFolder(["a.yaml": yaml, "b.json": json])
    _ = CommandRun(["validate", "--fix=suggested", "a.yaml", "b.json"], in: folder.path)
    #expect(try [folder.text(of: "a.yaml"), folder.text(of: "b.json")] == [yaml, json])
    let run = CommandRun(["validate", "--fix=unsafe", "a.yaml", "b.json"], in: folder.path)
    #expect(run.errors == "Checked 2 files: no findings; 2 fixes made.\n")
    #expect(try folder.text(of: "a.yaml") == "listspec: 1\nrows:\n  - {tag: a, text: A}\n  - {tag: b, text: B}\n")
    #expect(
      try folder.text(of: "b.json")
        == "{\n  \"listspec\": 1,\n  \"rows\": [\n    {\"tag\": \"a\", \"text\": \"A\"}\n  ]\n}\n")
  }

  @Test("all of several faulty items of a list go, and what is left is a list")
  func removedItems() throws {
    let head = "listspec: 1\nruntime: holo\ncells: {MailCell: {height: 60}}\nrows:\n  - cell: MailCell\n"
    let text = head + "    trailingSwipeActions:\n      - title: Flag\n\n      - title: Archive\n  - Help\n  -\n  -\n"
    let folder = try TemporaryFolder(["a.yaml": text])
    let run = CommandRun(["validate", "-f", "concise", "--fix=unsafe", "a.yaml"], in: folder.path)
    #expect(run.output == "" && run.status == 0, "\(run.output)\(run.errors)")
    #expect(!(try folder.text(of: "a.yaml").contains("title:")))
    #expect(try folder.text(of: "a.yaml").hasSuffix("  - Help\n"))
  }

  @Test("a report offers to take out a hundred things at most; the next one offers the next")
  func manyRemovals() throws {
    let text = "listspec: 1\nrows:\n  - a\n" + String(repeating: "  -\n", count: 150)
    let folder = try TemporaryFolder(["a.yaml": text])
    let run = CommandRun(["validate", "-q", "-f", "json", "a.yaml"], in: folder.path)
    #expect(run.output.split(separator: "remove the entry").count == 101)
    #expect(run.output.split(separator: "this entry has no value").count == 151)
  }
}
