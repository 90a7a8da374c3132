internal import SpecExpression
internal import SpecTree

/// The texts with expressions that have been parsed.
struct ParsedTemplates {
  /// Where a text stands and which names it may use: an aliased text may stand in several scopes.
  struct Key: Hashable {
    let node: NodeRef
    let scope: Int
    let isInModel: Bool
  }

  /// What became of a text.
  enum Outcome {
    /// A template, by its place in `all`.
    case template(Int)
    /// A finding, which says why it is none.
    case faulty
  }

  /// The templates, in the order of parsing.
  private(set) var all: [Template] = []
  /// Whether each is one expression and nothing else.
  private(set) var areExpressions: [Bool] = []
  private var outcomes: [Key: Outcome] = [:]
  /// What was asked for last, by the node: the rows of one item ask for the same few texts again and again.
  private var recent: [(key: Key, outcome: Outcome)?] = Array(repeating: nil, count: recentCount)
  private static let recentCount = 32
  /// The texts, with whatever names.
  private var nodes: Set<NodeRef> = []

  /// What became of a text; nil for one that has not been parsed.
  mutating func outcome(of key: Key) -> Outcome? {
    let place = key.node.node.position & (Self.recentCount - 1)
    if let found = recent[place], found.key == key { return found.outcome }
    guard let outcome = outcomes[key] else { return nil }
    recent[place] = (key, outcome)
    return outcome
  }

  /// The template of a text, by its place in `all`; nil for one that has none or has not been parsed.
  func template(of key: Key) -> Int? {
    guard case .template(let place)? = outcomes[key] else { return nil }
    return place
  }

  /// Adds the template of a text; nil for one that is none.
  mutating func add(_ template: Template?, for key: Key) -> Outcome {
    nodes.insert(key.node)
    let outcome = template == nil ? Outcome.faulty : .template(all.count)
    if let template {
      all.append(template)
      areExpressions.append(template.isExpression)
    }
    outcomes[key] = outcome
    return outcome
  }

  /// Whether a text has been parsed, with whatever names.
  func contains(_ node: NodeRef) -> Bool { nodes.contains(node) }
}
