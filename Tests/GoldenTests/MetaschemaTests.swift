import Foundation
import TestSupport
import Testing

/// The schemas themselves, put before an independent checker.
@Suite("all schemas", .enabled(if: SchemaChecker.exists, "needs .venv, which scripts/setup tests makes"))
struct MetaschemaTests {
  @Test("those in docs/schemas, and those that are only printed, are as the drafts say")
  func metaschemas() throws {
    let root = RepositoryFiles.root.path
    let pages = RepositoryFiles.paths(below: "docs/schemas", suffix: ".schema.json").map { "\(root)/\($0)" }
    #expect(pages.count >= 6)
    let folder = try TemporaryFolder()
    let printed = ["spec", "edits", "config"]
    for name in printed {
      let run = CommandRun(["schema", name], in: root)
      #expect(run.status == 0)
      try folder.write(run.output, to: "\(name).json")
    }
    let run = try SchemaChecker.run(["--check-metaschema"] + pages + printed.map { "\(folder.path)/\($0).json" })
    #expect(run.status == 0, "\(run.output)")
  }
}
