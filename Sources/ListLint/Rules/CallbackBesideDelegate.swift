internal import ListModel
internal import SpecSource
internal import SpecTree

/// A callback for the selection of a cell in a list whose delegate is told of selection too: where there is a callback
/// the delegate is not (P9TableViewHandler 1.1.0, `didSelectRowAt`; pitfall L138).
struct CallbackBesideDelegate: ListRule {
  static let rule = Rule(
    "callback-beside-delegate", .list, .warning, "The delegate is not told of what a callback is for.")

  static var scope: RuleScope { RuleScope(runtimes: .p9, needs: { $0.list("callbacks") }) }

  static var page: RulePage {
    page(
      """
      The app's delegate is told of what no callback is for. Where a callback is registered for the selection \
      of a cell, the delegate is not told of its selection.
      """,
      source: "P9TableViewHandler 1.1, `didSelectRowAt`, `tableViewCellEvent`",
      pitfalls: [138],
      bad: [
        """
        runtime: p9
        types: {text: TextCell}
        cells: {TextCell: {implements: [height]}}
        delegate: {didSelect: native}
        callbacks: [{cell: ⟦TextCell⟧, native: open}]
        sections: [{records: [{type: text, data: Hello}]}]
        """
      ],
      good: [
        """
        runtime: p9
        types: {text: TextCell}
        cells: {TextCell: {implements: [height]}}
        callbacks: [{cell: TextCell, native: open}]
        sections: [{records: [{type: text, data: Hello}]}]
        """
      ])
  }

  init(_ context: borrowing LintContext) {}

  mutating func visitList(_ context: inout LintContext) {
    guard let answer = context.spec.overrides.row[PropertyTable.row.slot("didSelect")] else { return }
    let view = context.view
    let callbacks = Callbacks(context.spec, in: view).entries.filter { !$0.hasEvent && $0.cell != nil }
    // A callback that never fires has a finding of its own.
    let known = Set(
      context.spec.types.values.map { view.byteText(of: $0) }
        + context.spec.cells.classes.map { view.byteText(of: $0.name) })
    for cell in callbacks.compactMap(\.cell) where known.contains(view.byteText(of: view.resolved(cell))) {
      context.report(
        Diagnostic(
          Self.rule,
          "the delegate's 'didSelect' is not called for '\(view.excerpt(of: cell))': this callback is asked instead",
          at: view.location(of: cell), notes: [.init("the delegate's", at: view.location(of: answer))]))
    }
  }
}
