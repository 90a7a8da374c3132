import Foundation
import TestSupport
import Testing

/// Where the new text of a changed list goes.
@Suite struct ChangeOptionsTests {
  private static let list = "listspec: 1\r\ncells: {C: {height: 44}}\r\nrows:\r\n  - {tag: a, cell: C}  # first\r\n"
  private static let edits = "listspec-edits: 1\nedits:\n  - updateRows: [{tag: a, height: 60}]\n"
  private static let same = "listspec-edits: 1\nedits:\n  - updateRows: [{tag: a, cell: C}]\n"
  private static let wrong = "listspec-edits: 1\nedits:\n  - updateRows: [{tag: b, cell: C}]\n"

  private func folder() throws -> TemporaryFolder {
    try TemporaryFolder([
      "Lists/a.yaml": Self.list, "edits.yaml": Self.edits, "same.yaml": Self.same, "wrong.yaml": Self.wrong,
    ])
  }

  private func apply(_ words: [String], in folder: borrowing TemporaryFolder, columns: Int? = nil) -> CommandRun {
    CommandRun(["apply", "Lists/a.yaml"] + words, in: folder.path, environment: ["TERM": "xterm"], columns: columns)
  }

  @Test("edits that change nothing leave the file as it is, its date too")
  func sameInPlace() throws {
    let folder = try folder()
    let path = "\(folder.path)/Lists/a.yaml"
    let before = try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
    #expect(apply(["same.yaml", "-i"], in: folder).status == 0)
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int == before)
  }

  @Test(
    "edits that do not fit change nothing, whatever is asked for", arguments: ["-i", "--dry-run", "--check", "-oout"])
  func wrong(option: String) throws {
    let folder = try folder()
    let run = apply(["edits.yaml", "wrong.yaml", option], in: folder)
    #expect(run.status == 1)
    #expect(run.output == "")
    #expect(!run.errors.isEmpty)
    #expect(try folder.text(of: "Lists/a.yaml") == Self.list)
    #expect(try !folder.names().contains("out"))
  }

  @Test(
    "options that exclude each other are refused",
    arguments: [
      (["-i", "--dry-run"], "'--in-place' and '--dry-run' exclude each other"),
      (["-i", "--check"], "'--in-place' and '--check' exclude each other"),
      (["-i", "-o", "out"], "'--in-place' and '--output' exclude each other"),
      (["--check", "-o", "out"], "'--check' writes nothing, so there is nothing for '--output'"),
    ])
  func excluded(words: [String], message: String) throws {
    let folder = try folder()
    let run = apply(["edits.yaml"] + words, in: folder)
    #expect(run.status == 2)
    #expect(run.errors == "listspec: \(message)\n")
    #expect(try folder.text(of: "Lists/a.yaml") == Self.list)
  }
}
