public import SpecSource

/// Which rules a setting is about: one, a family, or all.
public enum RuleSelector: Hashable, Sendable {
  case all
  case family(Rule.Family)
  case rule(String)

  /// The selector of a word; nil where nothing has that name.
  public init?(_ name: String) {
    if name == "all" {
      self = .all
    } else if let family = Rule.Family(rawValue: name) {
      self = .family(family)
    } else if RuleIndex.rules.contains(where: { $0.id == name }) {
      self = .rule(name)
    } else {
      return nil
    }
  }

  /// Every word that selects something.
  public static var names: [String] { ["all"] + Rule.Family.allCases.map(\.rawValue) + RuleIndex.rules.map(\.id) }

  /// The word that it is written as.
  public var name: String {
    switch self {
    case .all: "all"
    case .family(let family): family.rawValue
    case .rule(let id): id
    }
  }

  /// How narrow it is: of two that select a rule, the narrower one counts.
  var narrowness: Int {
    switch self {
    case .all: 0
    case .family: 1
    case .rule: 2
    }
  }

  /// Whether it selects a rule.
  func selects(_ rule: Rule) -> Bool {
    switch self {
    case .all: true
    case .family(let family): rule.family == family
    case .rule(let id): rule.id == id
    }
  }
}
