internal import ListModel
internal import SpecSource
internal import SpecTree

/// A value that the library never reads, because it works the property out itself or asks the class alone: heights under
/// P9TableViewHandler, `canEdit` and `canMove` where they follow from something else (properties.md 1.3 to 1.5).
///
/// One finding for a property, however many rows write it.
struct UnreadValue: RowRule {
  static let rule = Rule("unread-value", .list, .warning, "A value is never read by the list's library.")
  static var scope: RuleScope { RuleScope(runtimes: [.cb, .mytable, .tf, .p9]) }

  static var page: RulePage {
    page(
      """
      The library never asks for the property: it works it out from others, or asks the class alone. The value \
      is read by nobody.
      """,
      source: "the summaries of the libraries in `docs/runtimes.md`",
      bad: [
        """
        runtime: p9
        types: {text: TextCell}
        cells: {TextCell: {implements: [height]}}
        sections:
          - records:
              - {type: text, data: Hello, height: ⟦60⟧}
        """,
        """
        runtime: mytable
        rows:
          - {item: TrackItem, canMove: ⟦true⟧}
        """,
      ],
      good: [
        """
        runtime: mytable
        rows:
          - {item: TrackItem, editingStyle: delete, deletionHandler: deleteTrack}
        """
      ])
  }

  private let ofRows: SlotSet
  private let ofHeaders: SlotSet
  private var rows: [Slot: [NodeID]] = [:]
  private var headers: [Slot: [NodeID]] = [:]
  private var listWide: [(slot: Slot, node: NodeID)] = []

  init(_ context: borrowing LintContext) {
    ofRows = context.spec.runtime.unread(of: .row)
    ofHeaders = context.spec.runtime.unread(of: .header)
  }

  mutating func visitList(_ context: inout LintContext) {
    guard !ofRows.isEmpty || !ofHeaders.isEmpty else { return }
    // `rowHeight` is what rows would inherit.
    for value in context.spec.values(of: context.spec.list) where value.content != .unusable {
      let name = PropertyTable.list[value.slot].name
      let heir = PropertyTable.row.properties.firstIndex { $0.inheritsFrom == name }
      if let heir, ofRows.contains(heir) { listWide.append((heir, value.node)) }
    }
    if let defaults = context.spec.rowDefaults { note(defaults, .row, context) }
    for found in context.spec.cells.classes { if let record = found.record { note(record, .row, context) } }
    for found in context.spec.views.classes { if let record = found.record { note(record, .header, context) } }
  }

  mutating func visitSection(_ section: SectionSpec, _ context: inout LintContext) {
    guard !ofRows.isEmpty || !ofHeaders.isEmpty, section.maker == nil else { return }
    if let defaults = section.rowDefaults { note(defaults, .row, context) }
    if let header = section.header { note(header.record, .header, context) }
    if let footer = section.footer { note(footer.record, .header, context) }
  }

  mutating func visitRow(_ row: RowFacts, _ context: inout LintContext) {
    guard !ofRows.intersection(row.values.union(row.handlers)).isEmpty else { return }
    note(row.spec.record, .row, context)
  }

  private mutating func note(_ record: Record, _ element: Element, _ context: LintContext) {
    for value in context.spec.values(of: record) where value.content != .unusable {
      if element == .row, ofRows.contains(value.slot) { rows[value.slot, default: []].append(value.node) }
      if element == .header, ofHeaders.contains(value.slot) { headers[value.slot, default: []].append(value.node) }
    }
  }

  mutating func finish(_ context: inout LintContext) {
    for (slot, node) in listWide {
      let property = PropertyTable.row[slot]
      context.report(
        Diagnostic(
          Self.rule,
          "'\(property.inheritsFrom ?? property.name)' is never read by runtime '\(context.spec.runtime.name)': "
            + remedy(for: property, .row, context.spec.runtime), at: context.view.location(of: node)))
    }
    for (slot, nodes) in rows.sorted(by: { $0.key < $1.key }) { reportGroups(slot, nodes, .row, &context) }
    for (slot, nodes) in headers.sorted(by: { $0.key < $1.key }) { reportGroups(slot, nodes, .header, &context) }
  }

  private func reportGroups(_ slot: Slot, _ nodes: [NodeID], _ element: Element, _ context: inout LintContext) {
    for group in context.groups(of: nodes, for: Self.rule) { report(slot, group, element, &context) }
  }

  private func report(_ slot: Slot, _ nodes: [NodeID], _ element: Element, _ context: inout LintContext) {
    let property = PropertyTable.of(element)[slot]
    let runtime = context.spec.runtime
    let more = nodes.count > 1 ? " (and \(nodes.count - 1) more)" : ""
    context.report(
      Diagnostic(
        Self.rule,
        "'\(property.name)' of \(element.name) is never read by runtime '\(runtime.name)'\(more): "
          + remedy(for: property, element, runtime), at: context.view.location(of: nodes[0])))
  }

  /// What to write instead.
  private func remedy(for property: Property, _ element: Element, _ runtime: Runtime) -> String {
    if runtime.asksClasses(for: property) {
      let table = element == .row ? "cells" : "views"
      return "only the class is asked: '\(table): {…: {implements: {\(property.name): …}}}'"
    }
    let triggers = element == .row ? runtime.triggers(of: property).map { "'\($0)'" } : []
    return triggers.isEmpty
      ? "its library has no such thing, so leave it out"
      : "it follows from \(triggers.joined(separator: " and ")), so leave it out"
  }
}
