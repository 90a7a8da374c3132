internal import ListModel
internal import SpecSource
internal import SpecTree

/// A model that is no mapping where the class declares one (pitfall L028).
struct ModelOfOtherKind: RowRule {
  static let rule = Rule(
    "model-of-other-kind", .list, .warning, "A model is a text or a list where its class has a mapping.")
  static var scope: RuleScope { RuleScope(needs: { $0.row("model") }) }

  static var page: RulePage {
    page(
      """
      The class says with its own 'model' what it expects: a mapping with some keys. A row that gives a text, \
      a number or a list instead gives the cell something that it does not know; the sample cells of \
      P9TableViewHandler answer a height of 0 for it.
      """,
      source: "P9TableViewHandler 1.1, `cellHeightForData` of the sample cells",
      pitfalls: [28],
      bad: [
        """
        cells: {ProfileCell: {model: {name: "", compact: false}}}
        rows:
          - {cell: ProfileCell, model: ⟦Ada⟧}
        """
      ],
      good: [
        """
        cells: {ProfileCell: {model: {name: "", compact: false}}}
        rows:
          - {cell: ProfileCell, model: {name: Ada}}
          - {cell: ProfileCell}
        """
      ])
  }

  /// The models of the classes that declare a mapping.
  private var classes: [Int: NodeID] = [:]

  init(_ context: borrowing LintContext) {
    for index in context.spec.cells.classes.indices {
      guard let record = context.spec.cells.classes[index].record,
        let model = context.spec.value(RowKeys.shared.model, in: record), model.content == .data,
        context.view.kind(of: context.view.resolved(model.node)) == .mapping
      else { continue }
      classes[index] = model.node
    }
  }

  var isIdle: Bool { classes.isEmpty }

  mutating func visitRow(_ row: RowFacts, _ context: inout LintContext) {
    guard let cell = row.cell, classes[cell] != nil, row.values.contains(RowKeys.shared.model),
      let model = context.spec.value(RowKeys.shared.model, in: row.spec.record), model.content == .data
    else { return }
    let node = context.view.resolved(model.node)
    let kind = context.view.kind(of: node)
    guard kind != .mapping, !(kind == .scalar && context.view.scalar(of: node) == .null), let base = classes[cell]
    else {
      return
    }
    let name = context.view.excerpt(of: context.spec.cells.classes[cell].name)
    context.report(
      Diagnostic(
        Self.rule, "the model is \(kind == .scalar ? "a single value" : "a list"), and that of '\(name)' is a mapping",
        at: context.place(of: model.node), notes: [.init("the model of '\(name)'", at: context.place(of: base))]))
  }
}
