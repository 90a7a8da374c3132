internal import ListModel
internal import SpecSource
internal import SpecTree

/// Two callbacks for one event of one cell: the later takes the place of the earlier (P9TableViewHandler 1.1.0,
/// `registCallback`, an assignment in a dictionary; pitfall L137).
struct DuplicateCallback: ListRule {
  static let rule = Rule(
    "duplicate-callback", .list, .warning, "Two callbacks are for one event of one cell, so the first never fires.")

  static var scope: RuleScope { RuleScope(runtimes: .p9, needs: { $0.list("callbacks") }) }

  static var page: RulePage {
    page(
      """
      Callbacks are kept by cell and event, one for each: of two the later takes the place of the earlier, \
      which never fires. Remove one of them.
      """,
      source: "P9TableViewHandler 1.1, `registCallback`, an assignment in a dictionary",
      pitfalls: [137],
      bad: [
        """
        runtime: p9
        types: {text: TextCell}
        cells: {TextCell: {implements: [height]}}
        callbacks: [{cell: TextCell, native: open}, {cell: ⟦TextCell⟧, native: show}]
        sections: [{records: [{type: text, data: Hello}]}]
        """
      ],
      good: [
        """
        runtime: p9
        types: {text: TextCell}
        cells: {TextCell: {implements: [height]}}
        callbacks: [{cell: TextCell, native: open}, {cell: TextCell, event: like, native: like}]
        sections: [{records: [{type: text, data: Hello}]}]
        """
      ])
  }

  init(_ context: borrowing LintContext) {}

  mutating func visitList(_ context: inout LintContext) {
    let view = context.view
    var first: [[String?]: (cell: NodeID, entry: NodeID)] = [:]
    for callback in Callbacks(context.spec, in: view).entries {
      guard let cell = callback.cell, callback.event != nil || !callback.hasEvent else { continue }
      let name = view.string(of: view.resolved(cell))
      let event = callback.event.map { view.string(of: view.resolved($0)) }
      // An empty event has a finding of its own.
      if event == "" { continue }
      guard let earlier = first.updateValue((cell, callback.node), forKey: [name, event]) else { continue }
      let what = event.map { "event '\($0)'" } ?? "selection"
      let fixes = context.removal(of: earlier.entry, "the one that never fires", .suggested)
      context.report(
        Diagnostic(
          Self.rule,
          "'\(name)' has a callback for \(what) already, which this one takes the place of; remove one of them",
          at: view.location(of: cell),
          notes: [.init("the other, which never fires", at: view.location(of: earlier.cell))],
          fixes: fixes))
    }
  }
}
