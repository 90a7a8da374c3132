import Foundation
import TestSupport
import Testing

@Suite("the house")
struct FloorTests {
  /// Read once for all tests: taking comments and texts out of every line is what costs here.
  private static let files = Result { (try SwiftText.files(below: "Sources"), try SwiftText.files(below: "Tests")) }

  private let sources: [SwiftText]
  private let tests: [SwiftText]

  init() throws { (sources, tests) = try Self.files.get() }

  @Test("every floor is a folder in Sources, and every folder is a floor")
  func floors() throws {
    let root = RepositoryFiles.root.appendingPathComponent("Sources").path
    #expect(try FileManager.default.contentsOfDirectory(atPath: root).sorted() == Floor.all.map(\.name).sorted())
  }

  @Test("a floor imports only floors below it, and no file but the named ones reaches outside")
  func imports() {
    expectNone(sources.flatMap(HouseRules.imports))
  }

  @Test("no type has a module's name")
  func moduleNames() {
    expectNone(sources.flatMap(HouseRules.moduleNames))
  }

  @Test("a file is named for a type in it")
  func fileNames() {
    expectNone(sources.flatMap(HouseRules.fileName))
  }

  @Test("no file is longer than 500 lines")
  func sizes() {
    expectNone((sources + tests).flatMap(HouseRules.size))
  }

  @Test("nothing in Sources ends the program on input or hides a race")
  func escapes() {
    expectNone(sources.flatMap(HouseRules.escapes))
  }

  @Test("nothing in the repository names a path of one machine")
  func machinePaths() throws {
    let folders = ["Sources", "Tests", "Fixtures", "docs", "scripts", ".ci"]
    let pages = try FileManager.default.contentsOfDirectory(atPath: RepositoryFiles.root.path)
      .filter { $0.hasSuffix(".md") || $0 == "Package.swift" }
    let paths = pages + folders.flatMap { RepositoryFiles.paths(below: $0) }
    #expect(paths.contains("Package.swift") && paths.contains("scripts/build"))
    // A folder is among the paths and has no bytes.
    expectNone(
      paths.flatMap { path in
        (try? RepositoryFiles.bytes(path)).map {
          HouseRules.machinePaths(in: String(decoding: $0, as: UTF8.self), of: path)
        } ?? []
      })
  }

  private func expectNone(_ findings: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(findings.isEmpty, "\(findings.joined(separator: "\n"))", sourceLocation: sourceLocation)
  }
}
