import Foundation
import ListLint
import ListTestSupport
import SpecSource
import TestSupport
import Testing

/// The examples of the rules' pages are their tests: a bad one has its rule's findings, at the marks, and no other; a good
/// one has none of them, and no error.
@Suite("the examples of the rules")
struct RuleExampleTests {
  /// Rules whose fault cannot be shown in one file that is checked: bytes that are no text, a list that takes minutes, the
  /// contents of another file.
  private static let unshown = [
    "not-utf8", "too-many-nodes", "part-conflict", "target-in-other-file", "merge-conflict", "invalid-configuration",
  ]

  @Test("every rule has a page, in the order of the reference")
  func pages() {
    #expect(RuleIndex.pages.map(\.rule) == RuleIndex.rules)
  }

  @Test("every page explains its rule and shows what is found and what is not")
  func contents() {
    for page in RuleIndex.pages {
      let id = page.rule.id
      #expect(page.explanation.count > 40 && page.explanation.last?.isPunctuation == true, "\(id)")
      #expect(!page.good.isEmpty, "\(id)")
      #expect(page.bad.isEmpty == Self.unshown.contains(id), "\(id)")
      #expect(page.bad.allSatisfy { !$0.marks.isEmpty } && page.good.allSatisfy(\.marks.isEmpty), "\(id)")
    }
  }

  private static let all = RuleIndex.pages.flatMap { page in page.bad.map { Case(rule: page.rule.id, example: $0) } }
  private static let bad = all.filter { $0.example.base == nil }
  private static let edits = all.filter { $0.example.base != nil }
  private static let good = RuleIndex.pages.flatMap { page in page.good.map { Case(rule: page.rule.id, example: $0) } }

  @Test("what is found is found where it is marked, and nothing else is", arguments: bad)
  func found(_ example: Case) throws {
    let findings = try example.findings()
    let expected = example.example.marks.map { Finding(rule: example.rule, range: $0.bytes) }
    #expect(
      findings.map(\.finding) == expected,
      "\(findings.map(\.words).joined(separator: "\n"))\nexpected \(expected)\n\(example.example.text)")
  }

  @Test("what is found in edits and their list is found where it is marked, and nothing else is", arguments: edits)
  func foundInEdits(_ example: Case) throws {
    let folder = try TemporaryFolder(example.example.files.merging(["edits.yaml": example.example.text]) { $1 })
    let run = CommandRun(["apply", "base.yaml", "edits.yaml"], in: folder.path)
    let lines = run.errors.split(separator: "\n").map(String.init)
    let heads = lines.filter { $0.hasPrefix("error[") || $0.hasPrefix("warning[") }
    #expect(heads.count == 1 && heads.first?.contains("[\(example.rule)]") == true, "\(run.errors)")
    let mark = try #require(example.example.marks.first)
    let before = example.example.text.utf8.prefix(Int(mark.start))
    let line = before.count { $0 == 0x0A } + 1
    let column = before.reversed().prefix { $0 != 0x0A }.count + 1
    #expect(lines.contains("  --> edits.yaml:\(line):\(column)"), "\(line):\(column) in\n\(run.errors)")
    let check = CommandRun(["validate", "-q", "-f", "concise", "base.yaml", "edits.yaml"], in: folder.path)
    #expect(check.status == 0, "\(check.output)")
  }

  @Test("what looks alike and is right is left alone", arguments: good)
  func leftAlone(_ example: Case) throws {
    let findings = try example.findings().filter { $0.finding.rule == example.rule || $0.isError }
    #expect(findings.isEmpty, "\(findings.map(\.words).joined(separator: "\n"))\n\(example.example.text)")
  }

  @Test("the first fixes of what is found mend it", arguments: bad)
  func mended(_ example: Case) throws {
    guard let text = try example.fixed() else { return }
    let after = Case(rule: example.rule, example: RulePage.Example(text, beside: example.example.files, bare: true))
    let findings = try after.findings().filter { $0.finding.rule == example.rule || $0.isError }
    #expect(findings.isEmpty, "\(findings.map(\.words).joined(separator: "\n"))\n\(text)")
  }

  @Test("every fix of an example leaves fewer findings", arguments: bad)
  func fixes(_ example: Case) throws {
    let before = try example.findings().map(\.finding.rule)
    for fix in try example.fixes() {
      let after = Case(
        rule: example.rule, example: RulePage.Example(fix.text, beside: example.example.files, bare: true))
      let left = try after.findings()
      // A remark that comes to name its rule may turn out to be needless, which is another finding.
      #expect(left.count <= before.count, "'\(fix.title)'")
      #expect(
        left.count { $0.finding.rule == fix.rule } < before.count { $0 == fix.rule },
        "'\(fix.title)':\n\(left.map(\.words).joined(separator: "\n"))\n\(fix.text)")
    }
  }

  @Test("every fix of an example is recorded on the page of its rule", arguments: bad)
  func recorded(_ example: Case) throws {
    let recorded = try RecordedFixes.shared.get()
    for fix in try example.fixes() {
      #expect(recorded.contains(fix.rule, fix.safety, fix.title), "\(fix.rule): '\(fix.safety): \(fix.title)'")
    }
  }

  @Test("every fix of a fixture is recorded on the page of its rule")
  func fixtures() throws {
    let recorded = try RecordedFixes.shared.get()
    var missing: Set<String> = []
    var count = 0
    let folder = RepositoryFiles.root.appendingPathComponent("Fixtures")
    for case let file as URL in FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) ?? .init()
    where ["yaml", "json"].contains(file.pathExtension) {
      let run = CommandRun(["validate", file.path, "-f", "json", "--quiet"], in: folder.path)
      let report = try? JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
      for finding in report?["findings"] as? [[String: Any]] ?? [] {
        for fix in finding["fixes"] as? [[String: Any]] ?? [] {
          let (rule, safety) = (finding["rule"] as? String ?? "", fix["safety"] as? String ?? "")
          let title = fix["title"] as? String ?? ""
          count += 1
          if !recorded.contains(rule, safety, title) { missing.insert("\(rule): '\(safety): \(title)'") }
        }
      }
    }
    #expect(missing.isEmpty, "\(missing.sorted().joined(separator: "\n"))")
    #expect(count > 10)
  }

  /// An example of a rule.
  struct Case: CustomTestStringConvertible, Sendable {
    let rule: String
    let example: RulePage.Example

    var testDescription: String {
      "\(rule): \(example.text.prefix(200).split(separator: "\n").joined(separator: " ↵ "))"
    }

    private func report() throws -> [[String: Any]] {
      let name = example.isJSON ? "list.json" : "list.yaml"
      let folder = try TemporaryFolder(example.files.merging([name: example.text]) { $1 })
      let run = CommandRun(["validate", name, "-f", "json", "--quiet"], in: folder.path)
      let report = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
      return report?["findings"] as? [[String: Any]] ?? []
    }

    /// The text after the first fix of each of its findings; nil when one of them has none.
    func fixed() throws -> String? {
      let fixes = try report().map { ($0["fixes"] as? [[String: Any]])?.first?["edits"] as? [[String: Any]] }
      guard !fixes.isEmpty, fixes.allSatisfy({ $0 != nil }) else { return nil }
      return text(after: fixes.flatMap { $0 ?? [] })
    }

    private func text(after edits: [[String: Any]]) -> String {
      var bytes = Array(example.text.utf8)
      for edit in edits.reversed() {
        let range = edit["range"] as? [String: [String: Any]]
        guard let start = range?["start"]?["offset"] as? Int, let end = range?["end"]?["offset"] as? Int else {
          continue
        }
        bytes.replaceSubrange(start..<end, with: (edit["text"] as? String ?? "").utf8)
      }
      return String(decoding: bytes, as: UTF8.self)
    }

    /// The texts after each of the fixes, one by one.
    func fixes() throws -> [(rule: String, safety: String, title: String, text: String)] {
      try report().flatMap { finding in
        (finding["fixes"] as? [[String: Any]] ?? []).map { fix in
          (
            finding["rule"] as? String ?? "", fix["safety"] as? String ?? "", fix["title"] as? String ?? "",
            text(after: fix["edits"] as? [[String: Any]] ?? [])
          )
        }
      }
    }

    /// What `validate` says of it.
    func findings() throws -> [(finding: Finding, isError: Bool, words: String)] {
      try report().map { found in
        let rule = found["rule"] as? String ?? ""
        let range = found["range"] as? [String: [String: Any]]
        let places = ["start", "end"].map { range?[$0]?["offset"] as? Int ?? -1 }
        let words = "\(found["severity"] ?? ""): \(found["message"] ?? "") [\(rule)] at \(places)"
        return (
          Finding(rule: rule, range: places[0]..<max(places[0], places[1])), found["severity"] as? String == "error",
          words
        )
      }
    }
  }

  /// What is compared of a finding.
  struct Finding: Equatable {
    let rule: String
    let range: Range<Int>
  }
}
