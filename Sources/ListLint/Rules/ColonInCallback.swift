internal import ListModel
internal import SpecSource
internal import SpecTree

/// A colon in the cell or the event of a callback: both are joined by one to a key, so that two callbacks may have the
/// same (P9TableViewHandler 1.1.0, `key(forCellIdentifier:eventIdentifier:)`; pitfall L136).
struct ColonInCallback: ListRule {
  static let rule = Rule("colon-in-callback", .list, .warning, "A colon makes a callback's key that of another.")

  static var scope: RuleScope { RuleScope(runtimes: .p9, needs: { $0.list("callbacks") }) }

  static var page: RulePage {
    page(
      """
      The identifier of the cell and that of the event are joined by a colon to the key that a callback is \
      kept under. With a colon inside one of them two callbacks may have one key, and the later takes the \
      place of the earlier.
      """,
      source: "P9TableViewHandler 1.1, `key(forCellIdentifier:eventIdentifier:)`",
      pitfalls: [136],
      bad: [
        """
        runtime: p9
        types: {text: TextCell}
        cells: {TextCell: {implements: [height]}}
        callbacks: [{cell: TextCell, event: ⟦"like:twice"⟧, native: like}]
        sections: [{records: [{type: text, data: Hello}]}]
        """
      ],
      good: [
        """
        runtime: p9
        types: {text: TextCell}
        cells: {TextCell: {implements: [height]}}
        callbacks: [{cell: TextCell, event: like-twice, native: like}]
        sections: [{records: [{type: text, data: Hello}]}]
        """
      ])
  }

  init(_ context: borrowing LintContext) {}

  mutating func visitList(_ context: inout LintContext) {
    for callback in Callbacks(context.spec, in: context.view).entries {
      for (name, value) in [("cell", callback.cell), ("event", callback.event)] {
        guard let value, context.view.text(of: context.view.resolved(value)).contains(UInt8(ascii: ":")) else {
          continue
        }
        let text = context.view.excerpt(of: value)
        context.report(
          Diagnostic(
            Self.rule,
            "'\(name)' is '\(text)': P9TableViewHandler joins cell and event with ':', so its key may be that of another "
              + "callback; leave the colon out", at: context.view.location(of: value)))
      }
    }
  }
}
