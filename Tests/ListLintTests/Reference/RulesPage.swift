import ListEdits
import ListLint
import SpecSource

/// `docs/rules.md`: every rule, worked out from the lists of the floors.
enum RulesPage {
  /// The page as it lies in the repository.
  static var text: String {
    ([head] + Rule.Family.allCases.map(section)).joined(separator: "\n\n") + "\n"
  }

  private static let head = """
    # Rules

    Every finding is an instance of a rule; its id stands beside it. This page is written by a test from the rules
    themselves. A finding's severity can differ from its rule's, where the case at hand is clearer or less clear.
    """

  private static func section(of family: Rule.Family) -> String {
    let rules = (RuleIndex.rules + Rule.editRules).filter { $0.family == family }
    return "## \(heading(of: family))\n\n| rule | severity | |\n|---|---|---|\n"
      + rules.map { "| `\($0.id)` | \($0.severity.rawValue) | \($0.summary) |" }.joined(separator: "\n")
  }

  private static func heading(of family: Rule.Family) -> String {
    switch family {
    case .syntax: "syntax: the file cannot be read"
    case .type: "type: what it says is not of the language"
    case .list: "list: it is a list, but not the one that was meant"
    }
  }
}
