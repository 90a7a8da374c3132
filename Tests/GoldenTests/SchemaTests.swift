import Foundation
import TestSupport
import Testing

/// The compiled lists among the golden files against the schema that describes them.
@Suite struct SchemaTests {
  private static let schema = "docs/schemas/compiled.schema.json"

  /// The golden files that are compiled lists, relative to the repository.
  static let documents = GoldenCase.all.filter { $0.command == "render" }.map { "Fixtures/\($0.testDescription)/" }
    .filter { folder in
      let command = (try? RepositoryFiles.bytes(folder + "command")).map { String(decoding: $0, as: UTF8.self) } ?? ""
      return command.contains("json") && !command.contains("--as-written")
        && (try? RepositoryFiles.bytes(folder + "stdout"))?.isEmpty == false
    }.map { $0 + "stdout" }

  @Test("every compiled list in the fixtures is as the schema says", arguments: documents)
  func goldenDocuments(_ path: String) throws {
    let check = try JSONSchemaCheck(RepositoryFiles.bytes(Self.schema))
    #expect(try check.faults(in: RepositoryFiles.bytes(path)) == [])
  }

  @Test("what a compiled list may not be is refused", arguments: WrongDocument.all)
  func wrong(_ document: WrongDocument) throws {
    let check = try JSONSchemaCheck(RepositoryFiles.bytes(Self.schema))
    #expect(try !check.faults(in: document.bytes()).isEmpty)
  }

  @Test(
    "an independent checker says the same of the fixtures and of what is wrong",
    .enabled(if: SchemaChecker.exists, "needs .venv, which scripts/setup tests makes"))
  func checker() throws {
    #expect(Self.documents.count >= 10)
    let folder = try TemporaryFolder()
    var wrong: [String: String] = [:]
    for (number, document) in WrongDocument.all.enumerated() {
      try folder.write(String(decoding: try document.bytes(), as: UTF8.self), to: "\(number).json")
      wrong["\(folder.path)/\(number).json"] = document.fault
    }
    let right = Self.documents.map { RepositoryFiles.root.appendingPathComponent($0).path }
    let schema = RepositoryFiles.root.appendingPathComponent(Self.schema).path
    let refused = try SchemaChecker.refused(by: schema, right + wrong.keys)
    #expect(refused == Set(wrong.keys), "\(refused.symmetricDifference(wrong.keys).map { wrong[$0] ?? $0 })")
  }
}

/// A compiled list with one fault.
struct WrongDocument: CustomTestStringConvertible, Sendable {
  /// What is wrong with it.
  let fault: String
  /// What takes the place of what in a list that is right.
  let from: String
  let to: String

  var testDescription: String { fault }

  private static let base = "Fixtures/render/settings-json/stdout"

  static let all = [
    WrongDocument("another version", "\"listspec-compiled\": 1", "\"listspec-compiled\": 2"),
    WrongDocument("no totals", ",\n  \"totals\": {\"sections\": 3, \"rows\": 7, \"height\": 420, \"unknown\": 0}", ""),
    WrongDocument("a runtime that is none", "\"runtime\": \"holo\"", "\"runtime\": \"hollow\""),
    WrongDocument("a key of the list that is none", "\"title\": \"Settings\"", "\"titel\": \"Settings\""),
    WrongDocument("a row with a key that is none", "\"canMove\": false", "\"canMove\": false, \"canFly\": true"),
    WrongDocument("a row without events", ", \"events\": {}", ""),
    WrongDocument("an index path of three", "\"indexPath\": [0, 0]", "\"indexPath\": [0, 0, 0]"),
    WrongDocument("a height in words", "\"height\": 72", "\"height\": \"auto\""),
    WrongDocument("a height below 0", "\"height\": 72", "\"height\": -1"),
    WrongDocument("a style that is none", "\"style\": \"value1\"", "\"style\": \"value3\""),
    WrongDocument("a flag in words", "\"canEdit\": false", "\"canEdit\": \"no\""),
    WrongDocument("code with a number for a name", "{\"native\": \"openProfile\"}", "{\"native\": 1}"),
    WrongDocument("an event that is no code", "{\"native\": \"openProfile\"}", "\"openProfile\""),
    WrongDocument("a header without a view", "{\"view\": null, \"title\": \"Downloads\"", "{\"title\": \"Downloads\""),
    WrongDocument("a reuse entry without a cell", ", \"cell\": \"SwitchCell\"}", "}"),
  ]

  init(_ fault: String, _ from: String, _ to: String) {
    self.fault = fault
    self.from = from
    self.to = to
  }

  /// The document; the fault is put in at the first place where it fits.
  func bytes() throws -> [UInt8] {
    let text = String(decoding: try RepositoryFiles.bytes(Self.base), as: UTF8.self)
    let range = try #require(text.range(of: from), "'\(Self.base)' has \(from)")
    return Array(text.replacingCharacters(in: range, with: to).utf8)
  }
}
