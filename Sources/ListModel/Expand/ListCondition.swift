internal import SpecExpression
public import SpecSource
public import SpecTree

/// What a condition outside of a list comes to when it looks at the list's `data` and at `list`, such as the `when` of
/// an edit.
public struct ListCondition: Sendable {
  /// Whether it holds; nil where findings say why that cannot be told.
  public let holds: Bool?
  /// What was found: of the condition, and of the files that `data` names.
  public let diagnostics: [Diagnostic]

  /// Works out a scalar of another tree over a document.
  public init(
    _ condition: NodeID, in other: TreeView, over document: NodeTree.Document, of tree: NodeTree,
    _ inputs: ListExpander.Inputs
  ) {
    (holds, diagnostics) = tree.withView { view in
      ListExpander.condition(condition, in: other, over: document, of: tree, view, inputs)
    }
  }
}

extension ListExpander {
  /// The names that are there where no row, no element and no header is at hand.
  private static let listScope: LiveScope = {
    var names = LiveScope.base
    for name in ["model", "each", "index", "extra"] { names = names.withholding(name, because: "an edit has no row") }
    return LiveScope(names, -1)
  }()

  /// Works out a condition of another tree; nil with findings.
  fileprivate static func condition(
    _ node: NodeID, in other: TreeView, over document: NodeTree.Document, of tree: NodeTree, _ view: TreeView,
    _ inputs: Inputs
  ) -> (Bool?, [Diagnostic]) {
    withExpander(document, of: tree, in: view, inputs) { expander, _ in
      var expander = expander
      expander.enter(expander.evaluator.add(other))
      guard let value = expander.value(of: node, listScope) else { return (nil, expander.diagnostics) }
      if let flag = expander.evaluator.flag(value) { return (flag, expander.diagnostics) }
      let remark = expander.evaluator.remarkOnNoFlag(value)
      expander.report(
        .notACondition, "'when' is \(expander.evaluator.words(for: value)), expected true or false\(remark)", at: node)
      return (nil, expander.diagnostics)
    }
  }
}
