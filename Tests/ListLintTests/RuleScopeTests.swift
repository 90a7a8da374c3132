import ListModel
import SpecSource
import SpecTree
import TestSupport
import Testing

@testable import ListLint

/// A rule that a list cannot trigger is not run; that must never change what is found.
@Suite("the scopes of rules")
struct RuleScopeTests {
  private static let examples = RuleIndex.pages.flatMap { $0.bad + $0.good }.map(\.text)
  private static let fixtures = RepositoryFiles.paths(below: "Fixtures", suffix: "input.yaml")

  @Test("leaving out the rules that a list cannot trigger leaves out no finding")
  func sameFindings() throws {
    let files = try Self.fixtures.map { try RepositoryFiles.bytes($0) }
    for bytes in Self.examples.map({ Array($0.utf8) }) + files {
      let (tree, _) = SpecReader.read(SourceFile(name: "list", bytes: bytes))
      guard tree.isComplete else { continue }
      for document in tree.documents {
        tree.withView { view in
          let (spec, _) = SpecBuilder.build(document, of: tree, in: view)
          let some = ListLinter.findings(in: spec, view).inOrder()
          let all = ListLinter.findings(in: spec, view, among: nil).inOrder()
          #expect(some == all, "\(String(decoding: bytes, as: UTF8.self))")
        }
      }
    }
  }

  @Test("a list that writes little runs few rules")
  func fewRules() throws {
    let (tree, _) = SpecReader.read(
      SourceFile(name: "list", bytes: Array("listspec: 1\nruntime: holo\nrows: [{cell: C, height: 1}]".utf8)))
    tree.withView { view in
      let (spec, _) = SpecBuilder.build(tree.documents[0], of: tree, in: view)
      let occurring = OccurringProperties(spec)
      let rules = ListRules.ofSections.map { $0.scope } + ListRules.ofRows.map { $0.scope }
      #expect(rules.count { $0.includes(spec, occurring) } * 4 < rules.count)
      #expect(rules.count { $0.includes(spec, nil) } * 2 > rules.count)
    }
  }
}
