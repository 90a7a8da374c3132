internal import ListModel
internal import SpecSource
internal import SpecTree

/// A 0 that the library takes for "unset": a section's height under CBTableViewDataSource, every height under
/// TFTableViewDataSource (properties.md 1.6, "four different meanings of 0"; pitfall L009 and its like).
///
/// One finding for a property, however many elements write it.
struct ZeroIsUnset: RowRule {
  static let rule = Rule(
    "zero-is-unset", .list, .note, "A 0 stands for nothing, because the list's library takes it so.")
  static var scope: RuleScope { RuleScope(runtimes: [.cb, .mytable, .tf]) }

  static var page: RulePage {
    page(
      """
      Some libraries take 0 for \"nothing was given\" and go on to the next source: a section's height in \
      CBTableViewDataSource, every height in TFTableViewDataSource. The list then has the height of the table, \
      or is measured, and is not 0 high.
      """,
      source:
        "CBTableViewDataSource 1.1, `heightForRowAtIndexPath:`; TFTableViewDataSource 1.0, `TFTableViewManager.m`",
      pitfalls: [21],
      bad: [
        """
        runtime: tf
        rows:
          - {item: MailItem, height: ⟦0⟧}
        """
      ],
      good: [
        """
        runtime: tf
        rows:
          - {item: MailItem, height: automatic}
          - {item: MailItem, height: 1}
        """
      ])
  }

  private let ofRows: SlotSet
  private let ofHeaders: SlotSet
  private var rows: [Slot: [NodeID]] = [:]
  private var headers: [Slot: [NodeID]] = [:]

  init(_ context: borrowing LintContext) {
    ofRows = context.spec.runtime.zeroIsUnset(of: .row)
    ofHeaders = context.spec.runtime.zeroIsUnset(of: .header)
  }

  mutating func visitList(_ context: inout LintContext) {
    guard !ofRows.isEmpty || !ofHeaders.isEmpty else { return }
    if let defaults = context.spec.rowDefaults { note(defaults, .row, context) }
    for found in context.spec.cells.classes { if let record = found.record { note(record, .row, context) } }
    for found in context.spec.views.classes { if let record = found.record { note(record, .header, context) } }
  }

  mutating func visitSection(_ section: SectionSpec, _ context: inout LintContext) {
    guard !ofRows.isEmpty || !ofHeaders.isEmpty else { return }
    if let defaults = section.rowDefaults { note(defaults, .row, context) }
    if let header = section.header { note(header.record, .header, context) }
    if let footer = section.footer { note(footer.record, .header, context) }
  }

  mutating func visitRow(_ row: RowFacts, _ context: inout LintContext) {
    guard !ofRows.intersection(row.values).isEmpty else { return }
    note(row.spec.record, .row, context)
  }

  private mutating func note(_ record: Record, _ element: Element, _ context: LintContext) {
    for value in context.spec.values(of: record) where value.content == .number && value.number == 0 {
      if element == .row, ofRows.contains(value.slot) { rows[value.slot, default: []].append(value.node) }
      if element == .header, ofHeaders.contains(value.slot) { headers[value.slot, default: []].append(value.node) }
    }
  }

  mutating func finish(_ context: inout LintContext) {
    for (slot, nodes) in rows.sorted(by: { $0.key < $1.key }) { reportGroups(slot, nodes, .row, &context) }
    for (slot, nodes) in headers.sorted(by: { $0.key < $1.key }) { reportGroups(slot, nodes, .header, &context) }
  }

  private func reportGroups(_ slot: Slot, _ nodes: [NodeID], _ element: Element, _ context: inout LintContext) {
    for group in context.groups(of: nodes, for: Self.rule) { report(slot, group, element, &context) }
  }

  private func report(_ slot: Slot, _ nodes: [NodeID], _ element: Element, _ context: inout LintContext) {
    let name = PropertyTable.of(element)[slot].name
    let more = nodes.count > 1 ? " (and \(nodes.count - 1) more)" : ""
    context.report(
      Diagnostic(
        Self.rule,
        "'\(name)' is 0, which runtime '\(context.spec.runtime.name)' takes for unset\(more): leave it out, or write 'automatic'",
        at: context.view.location(of: nodes[0])))
  }
}
