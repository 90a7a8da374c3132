internal import ListModel
internal import SpecSource
internal import SpecTree

/// A callback whose event is the empty text: its key is the one of selection, so it fires when the row is tapped
/// (P9TableViewHandler 1.1.0, `key(forCellIdentifier:eventIdentifier:)`; pitfall L135).
struct EmptyCallbackEvent: ListRule {
  static let rule = Rule(
    "empty-callback-event", .list, .error, "A callback is for an event without a name, which is selection.")

  static var scope: RuleScope { RuleScope(runtimes: .p9, needs: { $0.list("callbacks") }) }

  static var page: RulePage {
    page(
      """
      An event without a name has the key of selection, so that the callback fires when the row is tapped, in \
      place of the one for selection. Leave 'event' out for selection, or name the event.
      """,
      source: "P9TableViewHandler 1.1, `key(forCellIdentifier:eventIdentifier:)`",
      pitfalls: [135],
      bad: [
        """
        runtime: p9
        types: {text: TextCell}
        cells: {TextCell: {implements: [height]}}
        callbacks: [{cell: TextCell, event: ⟦""⟧, native: open}]
        sections: [{records: [{type: text, data: Hello}]}]
        """
      ],
      good: [
        """
        runtime: p9
        types: {text: TextCell}
        cells: {TextCell: {implements: [height]}}
        callbacks: [{cell: TextCell, event: like, native: like}, {cell: TextCell, native: open}]
        sections: [{records: [{type: text, data: Hello}]}]
        """
      ])
  }

  init(_ context: borrowing LintContext) {}

  mutating func visitList(_ context: inout LintContext) {
    for callback in Callbacks(context.spec, in: context.view).entries {
      guard let event = callback.event, context.view.text(of: context.view.resolved(event)).isEmpty else { continue }
      let fixes = context.removal(ofKeyOf: event, .suggested)
      context.report(
        Diagnostic(
          Self.rule,
          "the event is '', which P9TableViewHandler takes for selection; name the event, or remove 'event' for selection",
          at: context.view.location(of: event), fixes: fixes))
    }
  }
}
