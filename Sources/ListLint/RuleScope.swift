internal import ListModel

/// Which lists a rule can say anything about; a rule that cannot costs a list nothing.
struct RuleScope {
  /// The libraries whose behaviour makes the fault one; nil for all.
  var runtimes: RuntimeSet?
  /// The kinds of list that can have it.
  var kinds = ListKinds.all
  /// Properties by name, of which one at least must be written somewhere; empty when it needs none.
  var needs: [Written] = []

  /// A property that is written somewhere in a list.
  enum Written {
    case list(String)
    case section(String)
    case header(String)
    case row(String)
  }

  /// Every list.
  static let everything = RuleScope()

  /// Whether a list is one of those.
  func includes(_ spec: ListSpec, _ occurring: OccurringProperties) -> Bool {
    guard runtimes.map(spec.runtime.isAmong) ?? true, kinds.contains(ListKinds(spec.runtime.kind)) else {
      return false
    }
    return needs.isEmpty || needs.contains(where: occurring.contains)
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
