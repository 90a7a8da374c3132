import Foundation
import SpecSource
import TestSupport
import Testing

/// What `apply --write-inverse` writes, and where.
@Suite struct InverseTests {
  private static let list =
    "\u{FEFF}listspec: 1\r\ncells: {C: {height: 44}}\r\nrows:\r\n  - {tag: a, cell: C}  # first\tone\r\n"
    + "  # second 👍\r\n  - {tag: b, cell: C}"
  private static let edits =
    "listspec-edits: 1\nedits:\n  - updateRows: [{tag: a, height: 60}]\n  - removeRows: [b]\n"
  private static let more = "listspec-edits: 1\nedits:\n  - makeRows: [{tag: c, text: C}]\n"

  private func folder(_ files: [String: String] = [:]) throws -> TemporaryFolder {
    try TemporaryFolder(
      ["a.yaml": Self.list, "edits.yaml": Self.edits, "more.yaml": Self.more].merging(files) { $1 })
  }

  private func apply(_ words: String..., in folder: borrowing TemporaryFolder) -> CommandRun {
    CommandRun(["apply"] + words, in: folder.path)
  }

  @Test("in place, what was done is undone in place, byte for byte, and what was undone can be done again")
  func inPlace() throws {
    let folder = try folder()
    let run = apply("-i", "a.yaml", "edits.yaml", "more.yaml", "--write-inverse", "undo.yaml", in: folder)
    #expect([run.output, run.errors, "\(run.status)"] == ["", "", "0"])
    let result = try folder.text(of: "a.yaml")
    #expect(!result.utf8.elementsEqual(Self.list.utf8))
    #expect(apply("-i", "a.yaml", "undo.yaml", "--write-inverse", "redo.yaml", in: folder).errors == "")
    #expect(try folder.text(of: "a.yaml").utf8.elementsEqual(Self.list.utf8))
    #expect(apply("-i", "a.yaml", "redo.yaml", in: folder).errors == "")
    #expect(try folder.text(of: "a.yaml").utf8.elementsEqual(result.utf8))
    #expect(CommandRun(["validate", "undo.yaml", "redo.yaml"], in: folder.path).status == 0)
  }

  @Test("the file says what it does, in edits and in bytes")
  func content() throws {
    let folder = try folder(["a.yaml": "listspec: 1\nrows:\n  - {tag: a, text: A}\n  - {tag: b, text: B}  # two\n"])
    let run = apply("a.yaml", "edits.yaml", "--write-inverse", "undo.yaml", in: folder)
    #expect(run.output == "listspec: 1\nrows:\n  - {tag: a, text: A, height: 60}\n")
    let undo = """
      listspec-edits: 1
      edits:
        - updateRows: [{tag: a, height: null}]
        - makeRows: {in: null, rows: [{tag: b, text: B}]}
      # Where the text has this digest, it gets the very bytes that it had before; else the edits are done.
      exact:
        sha256: "\(SHA256.hex(of: Array(run.output.utf8)))"
        replace:
          - [38, 50, ""]
          - [52, 52, "  - {tag: b, text: B}  # two\\n"]

      """
    #expect(try folder.text(of: "undo.yaml") == undo)
  }

  @Test("as JSON where the name says so, for a list in JSON as well")
  func json() throws {
    let list =
      "{\n\t\"listspec\": 1,\n\t\"rows\": [{\"tag\": \"a\", \"text\": \"\u{7F}\u{85}\u{2028}\u{FEFF}\u{FFFF}\\u0000\"}, {\"tag\": \"b\"}]}"
    let folder = try folder(["a.json": list])
    for name in ["undo.json", "undo.yaml"] {
      #expect(apply("a.json", "edits.yaml", "-o", "b.json", "--write-inverse", name, in: folder).errors == "")
      let back = apply("b.json", name, in: folder)
      #expect(back.output.utf8.elementsEqual(list.utf8))
      #expect(back.errors == "")
    }
    #expect(try folder.text(of: "undo.json").hasPrefix("{\n  \"listspec-edits\": 1,\n  \"edits\": [\n"))
    #expect(try JSONSerialization.jsonObject(with: Data(folder.text(of: "undo.json").utf8)) is [String: Any])
  }

  @Test(
    "whatever stood there is spelled so that it is read back",
    arguments: [
      "  # tab\there, no break\u{A0}here", "  # \u{10FFFF} \u{E000} \u{FFFD}", "  # e\u{301} 👨‍👩‍👧 \u{202E}turned",
      "  # \"quoted\\\" 'twice'", "  ", "\t",
      "  # \r\n\r\n  # two\r\n", "  #", "  # $(x) %d ${y}",
    ])
  func characters(behind: String) throws {
    let list = "listspec: 1\nrows:\n  - {tag: b, text: x}\(behind)\n  - {tag: a, cell: C}\n"
    let folder = try folder(["a.yaml": list])
    let run = apply("-i", "a.yaml", "edits.yaml", "--write-inverse", "undo.yaml", in: folder)
    #expect(run.status == 0, "\(run.errors)")
    let back = apply("a.yaml", "undo.yaml", in: folder)
    #expect(back.output.utf8.elementsEqual(list.utf8), "\(back.errors)")
  }

  @Test("of several documents the one that was changed is named, and the others stay")
  func documents() throws {
    let list = "listspec: 1\ntag: one\nrows: [{tag: a, text: A}, {tag: b, text: B}]\n---\n"
    let two = list.replacing("one", with: "two").replacing("---\n", with: "...\n# the end")
    let folder = try folder(["a.yaml": list + two])
    for choice in ["2", "two"] {
      try folder.write(list + two, to: "a.yaml")
      let run = apply(
        "-i", "a.yaml", "edits.yaml", "--document", choice, "--write-inverse", "undo.yaml", in: folder)
      #expect(run.errors == "")
      #expect(try folder.text(of: "undo.yaml").hasPrefix("# For document 2 of the file: '--document 2'.\n"))
      #expect(try folder.text(of: "a.yaml").hasPrefix(list))
      #expect(apply("a.yaml", "undo.yaml", "--document", choice, in: folder).output == list + two)
      // Another document has changed meanwhile: the edits are done, and it stays.
      try folder.write(try folder.text(of: "a.yaml").replacing("tag: one", with: "tag: first"), to: "a.yaml")
      #expect(
        apply("a.yaml", "undo.yaml", "--document", choice, in: folder).output
          == list.replacing("one", with: "first") + two)
    }
    #expect(apply("a.yaml", "edits.yaml", "--document", "1", "--write-inverse", "undo.json", in: folder).status == 0)
    #expect(try folder.text(of: "undo.json").contains("\"x-document\": 1"))
    #expect(CommandRun(["validate", "undo.json"], in: folder.path).status == 0)
  }

  @Test("edits that change nothing are undone by nothing")
  func nothing() throws {
    let folder = try folder(["none.yaml": "listspec-edits: 1\nedits: []\n"])
    #expect(apply("-i", "a.yaml", "none.yaml", "--write-inverse", "undo.yaml", in: folder).status == 0)
    #expect(try folder.text(of: "a.yaml").utf8.elementsEqual(Self.list.utf8))
    let undo = try folder.text(of: "undo.yaml")
    #expect(undo.contains("\nedits: []\n") && undo.contains("\n  replace: []\n"))
  }

  @Test("repetitions that were replaced by their rows come back")
  func unrolled() throws {
    let list =
      "listspec: 1\ndata: {p: [1, 2]}\nrows:\n  # each\n  - {forEach: \"$(data.p)\", tag: \"p-$(each)\", text: \"$(each)\"}\n"
    let folder = try folder([
      "a.yaml": list, "edits.yaml": "listspec-edits: 1\nedits: [{updateRows: [{tag: p-2, height: 4}]}]\n",
    ])
    let run = apply("-i", "--unroll", "a.yaml", "edits.yaml", "--write-inverse", "undo.yaml", in: folder)
    #expect(run.errors == "")
    #expect(try folder.text(of: "a.yaml").contains("p-2"))
    #expect(apply("a.yaml", "undo.yaml", in: folder).output == list)
    try folder.write(try folder.text(of: "a.yaml") + "# end\n", to: "a.yaml")
    #expect(apply("-i", "a.yaml", "undo.yaml", in: folder).errors == "")
    try folder.write(list, to: "b.yaml")
    #expect(CommandRun(["diff", "a.yaml", "b.yaml"], in: folder.path).status == 0)
  }
}

extension InverseTests {
  @Test("a list whose errors the edits mended is given back as bytes only, and that is said")
  func errorsBefore() throws {
    let list = "listspec: 1\nrows: [{tag: a, height: tall}]\n"
    let folder = try folder([
      "a.yaml": list, "edits.yaml": "listspec-edits: 1\nedits: [{updateRows: [{tag: a, height: 4}]}]\n",
    ])
    let said =
      "listspec: 'undo.yaml' undoes it in this very text only, as bytes: the list had errors, which edits do not put back\n"
    #expect(apply("a.yaml", "edits.yaml", "--write-inverse", "undo.yaml", in: folder).errors == said)
    #expect(apply("-qi", "a.yaml", "edits.yaml", "--write-inverse", "undo.yaml", in: folder).errors == "")
    let undo = try folder.text(of: "undo.yaml")
    #expect(!undo.contains("\nedits:") && undo.contains("  replace:\n    - [36, 37, \"tall\"]\n"))
    #expect(CommandRun(["validate", "undo.yaml"], in: folder.path).status == 0)
    // The list that it was is refused, as any list with errors is.
    #expect(apply("a.yaml", "undo.yaml", in: folder).errors.contains("wrong-type"))
    try folder.write("# new\n" + (try folder.text(of: "a.yaml")), to: "a.yaml")
    let other = apply("a.yaml", "undo.yaml", in: folder)
    #expect(other.status == 1)
    #expect(other.output == "")
    #expect(other.errors.contains("error[exact-does-not-fit]: 'exact' gives back the bytes of one text only"))
  }

  @Test("what only another file could undo is given back as bytes only")
  func otherFile() throws {
    let folder = try folder([
      "one.yaml": "listspec: 1\nrows: [{tag: a, text: A}]\n", "two.yaml": "listspec: 1\nrows: [{tag: b, text: B}]\n",
      "a.yaml": "listspec: 1\nextends: one.yaml  # why\n",
      "edits.yaml": "listspec-edits: 1\nedits: [{updateList: {extends: two.yaml}}]\n",
      "data.yaml": "listspec-edits: 1\nedits: [{updateList: {data: {x: 1}}}]\n",
    ])
    let run = apply("-i", "a.yaml", "edits.yaml", "--write-inverse", "undo.yaml", in: folder)
    #expect(run.status == 0)
    #expect(run.errors.hasPrefix("listspec: 'undo.yaml' undoes it in this very text only, as bytes: "))
    #expect(apply("-i", "a.yaml", "undo.yaml", in: folder).errors == "")
    #expect(try folder.text(of: "a.yaml") == "listspec: 1\nextends: one.yaml  # why\n")
    #expect(apply("-i", "a.yaml", "data.yaml", "--write-inverse", "undo.yaml", in: folder).errors == "")
    #expect(try folder.text(of: "undo.yaml").contains("\nedits:\n  - updateList: {data: null}\n"))
  }

  @Test("nothing is written where the edits do not fit")
  func findings() throws {
    let folder = try folder(["wrong.yaml": "listspec-edits: 1\nedits: [{removeRows: [x]}]\n"])
    #expect(apply("-i", "a.yaml", "edits.yaml", "wrong.yaml", "--write-inverse", "undo.yaml", in: folder).status == 1)
    #expect(try folder.names() == ["a.yaml", "edits.yaml", "more.yaml", "wrong.yaml"])
  }

  @Test("where what undoes it cannot be written nothing is, and the other way round")
  func unwritable() throws {
    let folder = try folder()
    for words in [["-i"], ["-o", "out.yaml"], []] {
      let run = CommandRun(
        ["apply", "a.yaml", "edits.yaml", "--write-inverse", "none/undo.yaml"] + words, in: folder.path)
      #expect(run.status == 2)
      #expect(run.output == "")
      #expect(run.errors == "listspec: cannot write to 'none/undo.yaml': no such file or folder\n")
    }
    let run = apply("a.yaml", "edits.yaml", "--write-inverse", "undo.yaml", "-o", "none/out.yaml", in: folder)
    #expect(run.errors == "listspec: cannot write to 'none/out.yaml': no such file or folder\n")
    if FileManager.default.fileExists(atPath: "/dev/full") {
      let run = apply("-i", "a.yaml", "edits.yaml", "--write-inverse", "/dev/full", in: folder)
      #expect(run.errors == "listspec: cannot write to '/dev/full': no space is left on the device\n")
    }
    #expect(try folder.text(of: "a.yaml").utf8.elementsEqual(Self.list.utf8))
    #expect(try folder.names() == ["a.yaml", "edits.yaml", "more.yaml"])
  }

  @Test("no file that is read or written besides is written over")
  func taken() throws {
    let folder = try folder(["data.yaml": "{}\n"])
    try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/link.yaml", withDestinationPath: "a.yaml")
    for name in ["a.yaml", "./edits.yaml", "link.yaml", "data.yaml"] {
      let run = apply("-i", "a.yaml", "edits.yaml", "--data", "data.yaml", "--write-inverse", name, in: folder)
      #expect(run.errors == "listspec: '\(name)' is also an input; write what undoes it to another file\n")
      #expect(run.status == 2)
    }
    for (output, inverse) in [("new.yaml", "./new.yaml"), ("more.yaml", "more.yaml")] {
      let run = apply("a.yaml", "edits.yaml", "-o", output, "--write-inverse", inverse, in: folder)
      #expect(
        run.errors
          == "listspec: '--output' and '--write-inverse' both name '\(inverse)'; each needs a file of its own\n")
    }
    #expect(try folder.text(of: "a.yaml").utf8.elementsEqual(Self.list.utf8))
    #expect(try folder.text(of: "more.yaml") == Self.more)
  }

  @Test(
    "what changes nothing has nothing to undo",
    arguments: [
      (
        ["--dry-run"],
        "'--write-inverse' and '--dry-run' exclude each other: '--dry-run' changes nothing that could be undone"
      ),
      (
        ["--check"],
        "'--write-inverse' and '--check' exclude each other: '--check' changes nothing that could be undone"
      ),
      (["--write-inverse", "-"], "'--write-inverse' needs a file, found '-'"),
    ])
  func excluded(words: [String], message: String) throws {
    let folder = try folder()
    let run = CommandRun(["apply", "a.yaml", "edits.yaml", "--write-inverse", "undo.yaml"] + words, in: folder.path)
    #expect(run.errors == "listspec: \(message)\n")
    #expect(run.status == 2)
    #expect(try !folder.names().contains("undo.yaml"))
  }
}
