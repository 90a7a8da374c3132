import Testing

/// The rules on files made up for the purpose: a rule that finds nothing anywhere protects nothing.
@Suite("the rules of the house")
struct HouseRulesTests {
  private func file(_ path: String, _ text: String) -> SwiftText { SwiftText(path: path, text: text) }

  @Test(
    "an import that goes up, sideways or outside is found in every spelling",
    arguments: [
      ("SpecSource", "import SpecTree", "SpecTree"),
      ("SpecTree", "public import ListModel", "ListModel"),
      ("ListLint", "internal import ListRender", "ListRender"),
      ("ListRender", "import struct ListLint.Rule", "ListLint"),
      ("ListSpecCLI", "import Foundation", "Foundation"),
      ("SpecTree", "  @_implementationOnly import CYaml", "CYaml"),
      ("ListModel", "import SpecTree; import Glibc", "Glibc"),
      ("ListModel", "@preconcurrency public import Dispatch // why", "Dispatch"),
    ])
  func imports(module: String, line: String, found: String) {
    let path = "Sources/\(module)/Made/Up.swift"
    #expect(
      HouseRules.imports(of: file(path, "/// A file.\n\(line)\n"))
        == ["\(path):2: '\(module)' may not import '\(found)' here"])
  }

  @Test("an import of a lower floor, and one in a comment or a text, is none of the rule's business")
  func allowedImports() {
    let text = """
      public import SpecSource
      internal import SpecTree
      // import Foundation
      let help = \"\"\"
        import Foundation
        \"\"\"
      let word = "import Foundation"; let other = 1 // import Glibc
      """
    #expect(HouseRules.imports(of: file("Sources/ListModel/Made.swift", text)) == [])
  }

  @Test("a door is open to one file only")
  func doors() {
    #expect(HouseRules.imports(of: file("Sources/SpecTree/YAML/LibYAML.swift", "internal import CYaml")) == [])
    #expect(HouseRules.imports(of: file("Sources/SpecTree/YAML/Other.swift", "internal import CYaml")).count == 1)
  }

  @Test("a module that the table does not know is found")
  func unknownModule() {
    #expect(
      HouseRules.imports(of: file("Sources/Extra/A.swift", "")) == [
        "Sources/Extra/A.swift: its module 'Extra' is not in Tests/FloorTests/Floor.swift"
      ])
  }

  @Test("a type named like a module is found, however deep")
  func moduleNames() {
    #expect(
      HouseRules.moduleNames(of: file("Sources/ListLint/A.swift", "enum A {\n  struct SpecTree {}\n}")) == [
        "Sources/ListLint/A.swift:2: a type is named like the module 'SpecTree'"
      ])
    #expect(HouseRules.moduleNames(of: file("Sources/ListLint/A.swift", "struct ListLinter {}")) == [])
  }

  @Test("a file that is named for none of its types is found")
  func fileName() {
    let text = "public final class Beta {}\nenum Gamma {}\nprivate struct Delta {}\n"
    #expect(
      HouseRules.fileName(of: file("Sources/ListLint/Alpha.swift", text)) == [
        "Sources/ListLint/Alpha.swift: declares 'Beta', 'Gamma', expected a type named 'Alpha'"
      ])
    #expect(HouseRules.fileName(of: file("Sources/ListLint/Gamma.swift", text)) == [])
    #expect(HouseRules.fileName(of: file("Sources/ListLint/Beta.swift", "enum Betas {}\n")) == [])
    #expect(HouseRules.fileName(of: file("Sources/ListLint/Beta+Words.swift", text)) == [])
    #expect(HouseRules.fileName(of: file("Sources/ListLint/Rows.swift", "struct Row {}\nextension Beta {}\n")) == [])
  }

  @Test("a file of 501 lines is found, one of 500 is not")
  func size() {
    let lines = String(repeating: "//\n", count: 500)
    #expect(HouseRules.size(of: file("Tests/A.swift", lines)) == [])
    #expect(HouseRules.size(of: file("Tests/A.swift", lines + "//")) == ["Tests/A.swift: has 501 lines, at most 500"])
  }

  @Test(
    "what ends the program or hides a race is found",
    arguments: ["fatalError(", "try!", "@unchecked", "nonisolated(unsafe)", "@_exported"])
  func escapes(word: String) {
    #expect(
      HouseRules.escapes(of: file("Sources/ListLint/A.swift", "let a = 1\n  \(word) b)\n// \(word)\n")) == [
        "Sources/ListLint/A.swift:2: '\(word)' is not used in Sources"
      ])
  }

  @Test("a note for later is found in a comment")
  func later() {
    #expect(
      HouseRules.escapes(of: file("Sources/ListLint/A.swift", "// TO" + "DO: later")) == [
        "Sources/ListLint/A.swift:1: 'TODO' belongs in an issue"
      ])
  }

  @Test("a path of one machine is found, a relative path and an address are not")
  func machinePaths() {
    let found = ["home", "root", "Users"].map { "see `/\($0)/me`" }
    #expect(HouseRules.machinePaths(in: found.joined(separator: "\n"), of: "docs/a.md").count == 3)
    #expect(HouseRules.machinePaths(in: "../home/me https://example.org/home/me", of: "docs/a.md") == [])
  }
}
