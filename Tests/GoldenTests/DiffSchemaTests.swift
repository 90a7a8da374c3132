import Foundation
import TestSupport
import Testing

/// What `diff` writes for programs against the schemas that describe it.
@Suite("schemas of differences") struct DiffSchemaTests {
  /// A format with its schema.
  struct Format: CustomTestStringConvertible, Sendable {
    let name: String
    let schema: String

    var testDescription: String { name }
    var path: String { "docs/schemas/\(schema).schema.json" }
  }

  static let formats = [Format(name: "json", schema: "diff"), Format(name: "steps", schema: "steps")]

  /// Pairs of lists among the fixtures: those of `diff`, and each list that is rendered with the next one.
  static let pairs: [(old: String, new: String)] = {
    func folders(_ name: String) -> [String] {
      GoldenCase.all.filter { $0.command == name }.map { "Fixtures/\($0.testDescription)/" }
    }
    let written = folders("diff").map { ($0 + "old.yaml", $0 + "new.yaml") }
    let lists = folders("render").map { $0 + "input.yaml" }.filter(exists)
    return written.filter { exists($0.0) && exists($0.1) } + zip(lists, lists.dropFirst())
  }()

  private static func exists(_ path: String) -> Bool { (try? RepositoryFiles.bytes(path)) != nil }

  @Test("every difference of two lists of the fixtures is as the schema says, in both directions", arguments: formats)
  func differences(_ format: Format) throws {
    let check = try JSONSchemaCheck(RepositoryFiles.bytes(format.path))
    var count = 0
    for pair in Self.pairs {
      for (old, new) in [(pair.old, pair.new), (pair.new, pair.old), (pair.old, pair.old)] {
        let run = CommandRun(["diff", old, new, "-f", format.name], in: RepositoryFiles.root.path)
        // A list with errors is compared with nothing.
        if run.status == 2 { continue }
        #expect(try check.faults(in: Array(run.output.utf8)) == [], "\(old) \(new)")
        count += 1
      }
    }
    #expect(count > 100)
  }

  @Test("the program prints the schemas", arguments: formats)
  func printed(_ format: Format) throws {
    let page = String(decoding: try RepositoryFiles.bytes(format.path), as: UTF8.self)
    let run = CommandRun(["schema", format.schema], in: RepositoryFiles.root.path)
    #expect(run.status == 0 && run.output == page)
  }

  /// A difference with one fault.
  struct Fault: CustomTestStringConvertible, Sendable {
    let format: Format
    let from: String
    let to: String

    var testDescription: String { "\(format.name): \(to.isEmpty ? "no \(from)" : to)" }

    /// The golden difference with the fault at the first place where it fits.
    func bytes() throws -> [UInt8] {
      let path = "Fixtures/diff/everything-\(format.name)/stdout"
      let text = String(decoding: try RepositoryFiles.bytes(path), as: UTF8.self)
      let range = try #require(text.range(of: from), "'\(path)' has \(from)")
      return Array(text.replacingCharacters(in: range, with: to).utf8)
    }
  }

  static let faults = [
    Fault(format: formats[0], from: "\"listspec-diff\": 1", to: "\"listspec-diff\": 2"),
    Fault(format: formats[0], from: "\"same\": false", to: "\"same\": \"no\""),
    Fault(format: formats[0], from: "\"moved\"", to: "\"shifted\""),
    Fault(format: formats[0], from: "\"index\": 0", to: "\"index\": -1"),
    Fault(format: formats[0], from: "\"indexPath\": [0, ", to: "\"indexPath\": [0, 1, "),
    Fault(format: formats[0], from: "\"path\": [\"", to: "\"paths\": [\""),
    Fault(format: formats[0], from: "\"rows\": [", to: "\"row\": ["),
    Fault(format: formats[1], from: "\"listspec-steps\": 1", to: "\"listspec-steps\": \"1\""),
    Fault(format: formats[1], from: "\"deleteSections\": [", to: "\"deletedSections\": ["),
    Fault(format: formats[1], from: "\"insertRows\": [", to: "\"insertRows\": [0, "),
    Fault(format: formats[1], from: "\"old\": 0, ", to: ""),
    Fault(format: formats[1], from: "\"moveRows\": [[[", to: "\"moveRows\": [[[0, 0], [0, 0], ["),
  ]

  @Test("what a difference may not be is refused", arguments: faults)
  func wrong(_ fault: Fault) throws {
    let check = try JSONSchemaCheck(RepositoryFiles.bytes(fault.format.path))
    #expect(try !check.faults(in: fault.bytes()).isEmpty)
  }

  @Test(
    "an independent checker says the same of the golden differences, and refuses what is wrong",
    .enabled(if: SchemaChecker.exists, "needs .venv, which scripts/setup tests makes"), arguments: formats)
  func checker(_ format: Format) throws {
    func path(_ path: String) -> String { RepositoryFiles.root.appendingPathComponent(path).path }
    let folder = try TemporaryFolder()
    var wrong: [String: String] = [:]
    for (number, fault) in Self.faults.enumerated() where fault.format.name == format.name {
      try folder.write(String(decoding: try fault.bytes(), as: UTF8.self), to: "\(number).json")
      wrong["\(folder.path)/\(number).json"] = fault.testDescription
    }
    let right = path("Fixtures/diff/everything-\(format.name)/stdout")
    let refused = try SchemaChecker.refused(by: path(format.path), [right] + wrong.keys)
    #expect(refused == Set(wrong.keys), "\(refused.symmetricDifference(wrong.keys).map { wrong[$0] ?? $0 })")
  }
}
