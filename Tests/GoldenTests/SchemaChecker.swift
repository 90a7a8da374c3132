import Foundation
import TestSupport
import Testing

/// `check-jsonschema`, which the tests have in `.venv`.
///
/// Python takes longer to start than to check, so a test puts all its files before it at once.
enum SchemaChecker {
  private static let program = RepositoryFiles.root.appendingPathComponent(".venv/bin/check-jsonschema")

  static let exists = FileManager.default.isExecutableFile(atPath: program.path)

  /// The files that a schema does not accept, those among them that cannot be read.
  static func refused(by schema: String, _ paths: some Collection<String>) throws -> Set<String> {
    let run = try run(["--schemafile", schema, "--output-format", "json"] + paths)
    let report = try? JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let found = try #require(report, "the checker says nothing of the files:\n\(run.output)")
    let faults = ["errors", "parse_errors"].flatMap { found[$0] as? [[String: Any]] ?? [] }
    let refused = Set(faults.compactMap { $0["filename"] as? String })
    #expect((run.status == 0) == refused.isEmpty, "\(run.output)")
    return refused
  }

  static func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: bytes, as: UTF8.self))
  }
}
