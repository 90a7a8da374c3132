import ListLint
import SpecSource
import TestSupport
import Testing

/// `docs/pitfalls.md`: which rule finds which pitfall of the libraries.
@Suite("the page of pitfalls")
struct PitfallsPageTests {
  private struct Row {
    let number: Int
    let answer: String

    /// The ids of rules that it names, in the order of the page.
    var rules: [String] { answer.matches(of: /`([a-z0-9-]+)`/).map { String($0.1) } }
  }

  private static func rows() throws -> [Row] {
    let page = String(decoding: try RepositoryFiles.bytes("docs/pitfalls.md"), as: UTF8.self)
    return page.split(separator: "\n").compactMap { line in
      guard let found = line.firstMatch(of: /^\| L(\d{3}) \| .+ \| (.+) \|$/), let number = Int(found.1) else {
        return nil
      }
      return Row(number: number, answer: String(found.2))
    }
  }

  @Test("every pitfall stands there once, in order, with a rule or with a reason")
  func complete() throws {
    #expect(try Self.rows().map(\.number) == Array(1...151))
    #expect(try Self.rows().allSatisfy { !$0.rules.isEmpty || $0.answer.count > 5 })
  }

  @Test("the rules that it names exist, and name the pitfall on their pages")
  func forth() throws {
    let pages = Dictionary(uniqueKeysWithValues: RuleIndex.pages.map { ($0.rule.id, $0) })
    for row in try Self.rows() where row.number != 67 {
      for rule in row.rules { #expect(pages[rule]?.pitfalls.contains(row.number) == true, "L\(row.number): \(rule)") }
    }
  }

  @Test("a pitfall that a rule's page names has the rule on the page of pitfalls")
  func back() throws {
    let rows = Dictionary(uniqueKeysWithValues: try Self.rows().map { ($0.number, $0) })
    for page in RuleIndex.pages {
      for number in page.pitfalls {
        #expect(rows[number]?.rules.contains(page.rule.id) == true, "\(page.rule.id): \(number)")
      }
    }
  }
}
