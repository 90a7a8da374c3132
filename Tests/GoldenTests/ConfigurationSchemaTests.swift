import Foundation
import TestSupport
import Testing

/// What `listspec schema config` prints, put before an independent checker beside the program's own verdict.
@Suite(
  "the schema of configurations", .enabled(if: SchemaChecker.exists, "needs .venv, which scripts/setup tests makes"))
struct ConfigurationSchemaTests {
  /// Configurations, and whether they can be used.
  private static let cases: [(text: String, isRight: Bool)] = [
    ("rules: {missing-height: off, list: note, all: error, hidden-title: false}\n", true),
    ("overrides: [{files: ['Lists/'], rules: {type: warning}}]\nexclude: drafts/\nfail-on: note\n", true),
    ("files: ['*.yaml']\nrequire-reason: true\nx-mine: 1\n", true),
    ("ruls: {}\n", false), ("rules: {mising-height: off}\n", false), ("rules: {missing-height: of}\n", false),
    ("rules: {duplicate-key: off}\n", false), ("fail-on: never\n", false), ("require-reason: 1\n", false),
    ("overrides: [{rules: {all: off}}]\n", false), ("overrides: [{files: [x], exclude: [y]}]\n", false),
  ]

  @Test("the schema accepts what the program can use, and refuses what it refuses")
  func agree() throws {
    let folder = try TemporaryFolder([
      "a.yaml": "listspec: 1\nrows: []\n", "s.json": CommandRun(["schema", "config"], in: "/").output,
    ])
    for (number, (text, isRight)) in Self.cases.enumerated() {
      try folder.write(text, to: "\(number).yaml")
      let own = CommandRun(["validate", "--config", "\(number).yaml", "a.yaml"], in: folder.path)
      #expect((own.status == 0) == isRight, "\(text)\(own.errors)")
    }
    let paths = Self.cases.indices.map { "\(folder.path)/\($0).yaml" }
    let refused = try SchemaChecker.refused(by: "\(folder.path)/s.json", paths)
    for ((text, isRight), path) in zip(Self.cases, paths) { #expect(refused.contains(path) != isRight, "\(text)") }
  }
}
