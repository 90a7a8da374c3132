import Foundation
import ListLint
import SpecSource
import TestSupport
import Testing

/// The examples of the rules' pages are their tests: a bad one has its rule's findings, at the marks, and no other; a good
/// one has none of them, and no error.
@Suite("the examples of the rules")
struct RuleExampleTests {
  /// Rules whose fault cannot be shown in one file that is checked: bytes that are no text, a list that takes minutes, the
  /// contents of another file, and edits that do not fit their list.
  private static let unshown = [
    "not-utf8", "too-many-nodes", "part-conflict", "other-kind-edit", "target-not-found",
    "target-ambiguous", "target-in-other-file", "target-generated", "index-out-of-range", "unexpected-value",
    "value-not-reachable", "unknown-section", "several-removed", "merge-conflict", "invalid-configuration",
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

  private static let bad = RuleIndex.pages.flatMap { page in page.bad.map { Case(rule: page.rule.id, example: $0) } }
  private static let good = RuleIndex.pages.flatMap { page in page.good.map { Case(rule: page.rule.id, example: $0) } }

  @Test("what is found is found where it is marked, and nothing else is", arguments: bad)
  func found(_ example: Case) throws {
    let findings = try example.findings()
    let expected = example.example.marks.map { Finding(rule: example.rule, range: $0.bytes) }
    #expect(
      findings.map(\.finding) == expected,
      "\(findings.map(\.words).joined(separator: "\n"))\nexpected \(expected)\n\(example.example.text)")
  }

  @Test("what looks alike and is right is left alone", arguments: good)
  func leftAlone(_ example: Case) throws {
    let findings = try example.findings().filter { $0.finding.rule == example.rule || $0.isError }
    #expect(findings.isEmpty, "\(findings.map(\.words).joined(separator: "\n"))\n\(example.example.text)")
  }

  @Test("the first fix of what is found mends it", arguments: bad)
  func mended(_ example: Case) throws {
    guard let text = try example.fixed() else { return }
    let after = Case(rule: example.rule, example: RulePage.Example(text, beside: example.example.files, bare: true))
    let findings = try after.findings().filter { $0.finding.rule == example.rule || $0.isError }
    #expect(findings.isEmpty, "\(findings.map(\.words).joined(separator: "\n"))\n\(text)")
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

    /// The text after the first fix of its first finding; nil when that has none.
    func fixed() throws -> String? {
      guard let fix = (try report().first?["fixes"] as? [[String: Any]])?.first,
        let edits = fix["edits"] as? [[String: Any]]
      else { return nil }
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
