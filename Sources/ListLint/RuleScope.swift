internal import ListModel

/// Which lists a rule can say anything about; a rule that cannot costs a list nothing.
struct RuleScope {
  /// The libraries whose behaviour makes the fault one; nil for all.
  var runtimes: RuntimeSet?
  /// The kinds of list that can have it.
  var kinds = ListKinds.all
  /// Whether a list writes what the rule is about; nil when that is not to be told by properties.
  var needs: (@Sendable (OccurringProperties) -> Bool)?

  /// Every list.
  static var everything: RuleScope { RuleScope() }

  /// Whether a list is one of those; without its properties, whether it may be.
  func includes(_ spec: ListSpec, _ occurring: OccurringProperties?) -> Bool {
    if let runtimes, !spec.runtime.isAmong(runtimes) { return false }
    guard kinds.contains(ListKinds(spec.runtime.kind)) else { return false }
    guard let needs, let occurring else { return true }
    return needs(occurring)
  }

  /// The lists in words: `tables for holo and uikit`.
  var words: String {
    let kind = kinds == .tables ? "tables" : kinds == .collections ? "collections" : "lists"
    guard let runtimes else { return "all \(kind)" }
    var names: [String] = []
    for runtime in Runtime.all where runtime.isAmong(runtimes) { names.append(runtime.name) }
    let last = names.removeLast()
    return "\(kind) for \(names.isEmpty ? last : names.joined(separator: ", ") + " and " + last)"
  }
}
