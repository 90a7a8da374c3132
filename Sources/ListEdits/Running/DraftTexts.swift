internal import ListModel
internal import SpecTree

/// What a list that is being changed says in single texts.
extension TreeDraft {
  /// Whether a node is null.
  func isNull(_ node: ID) -> Bool { kind(of: node) == .scalar && scalar(of: node) == .null }

  /// The text of a scalar under a key of a mapping; nil where there is none, or null.
  mutating func text(of key: String, in mapping: ID) -> String? {
    guard let value = value(of: key, in: mapping), kind(of: value) == .scalar, !isNull(value) else { return nil }
    return text(of: value)
  }

  /// The library that the list is written for.
  mutating func runtime() -> Runtime {
    let name = text(of: "runtime", in: root) ?? "uikit"
    let all = text(of: "kind", in: root) == "collection" ? Runtime.collections : Runtime.all
    return all.first { $0.name == name } ?? all[0]
  }
}
