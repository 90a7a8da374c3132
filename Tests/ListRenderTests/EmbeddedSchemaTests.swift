import Foundation
import ListRender
import TestSupport
import Testing

/// The schema that the program prints and the page of the same name are one text.
@Suite("the embedded schema")
struct EmbeddedSchemaTests {
  private static let page = "docs/schemas/compiled.schema.json"
  private static let source = "Sources/ListRender/Lists/CompiledSchema.swift"

  @Test("is docs/schemas/compiled.schema.json, byte for byte; UPDATE_FIXTURES=1 writes it anew")
  func isThePage() throws {
    let page = String(decoding: try RepositoryFiles.bytes(Self.page), as: UTF8.self)
    if ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] == "1" {
      try Data(Self.code(page).utf8).write(to: RepositoryFiles.root.appendingPathComponent(Self.source))
    } else {
      #expect(CompiledSchema.text == page)
      #expect(String(decoding: try RepositoryFiles.bytes(Self.source), as: UTF8.self) == Self.code(page))
    }
  }

  private static func code(_ page: String) -> String {
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    let text = lines.map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
    return """
      // swift-format-ignore-file
      /// The JSON Schema of the compiled list.
      ///
      /// Written from `docs/schemas/compiled.schema.json` by a test, which also says when the two differ
      /// (`UPDATE_FIXTURES=1 swift test --filter EmbeddedSchema`).
      public enum CompiledSchema {
        /// The schema as JSON.
        public static let text = #\"""

      """ + text + "    \"\"\"#\n}\n"
  }
}
