internal import ListModel
internal import SpecSource
internal import SpecTree

/// A value that a stronger tier always overrules: a method of the class, a block beside it, or an object that answers
/// for the whole list (HoloTableView 3.1.2, `HoloProxyFloatResult`; pitfalls L004, L005, L035, L074, L105 to L107).
struct DeadValue: RowRule {
  static let rule = Rule("dead-value", .list, .warning, "A value never takes effect.")

  /// What an object answers for the whole list.
  private let overridden: SlotSet
  /// The values of rows that it makes dead, by property.
  private var dead: [Slot: [NodeID]] = [:]

  init(_ context: LintContext) {
    overridden = SlotSet(context.spec.overrides.row.keys)
  }

  mutating func visitList(_ context: inout LintContext) {
    checkClasses(context.spec.cells, .row, &context)
    checkClasses(context.spec.views, .header, &context)
  }

  mutating func visitSection(_ section: SectionSpec, _ context: inout LintContext) {
    for header in [section.header, section.footer] {
      guard let header else { continue }
      let implemented = header.view.map { context.spec.views.facts[$0].implemented } ?? SlotSet()
      checkRecord(header.record, .header, implementedBy: header.view, implemented, &context)
    }
  }

  mutating func visitRow(_ row: RowFacts, _ context: inout LintContext) {
    let written = row.values.union(row.handlers)
    let implemented = row.cell.map { context.spec.cells.facts[$0].implemented } ?? SlotSet()
    if !written.intersection(implemented).isEmpty || !row.values.intersection(row.handlers).isEmpty {
      checkRecord(row.spec.record, .row, implementedBy: row.cell, implemented, &context)
    }
    guard !overridden.intersection(written).isEmpty else { return }
    for value in context.spec.values(of: row.spec.record) where overridden.contains(value.slot) {
      dead[value.slot, default: []].append(value.node)
    }
  }

  mutating func finish(_ context: inout LintContext) {
    for (slot, nodes) in dead.sorted(by: { $0.key < $1.key }) {
      guard let answer = context.spec.overrides.row[slot] else { continue }
      let property = PropertyTable.row[slot]
      let object = property.owner == .dataSource ? "data source" : "delegate"
      let count =
        nodes.count == 1
        ? "1 row writes a value that never takes effect" : "\(nodes.count) rows write values that never take effect"
      context.report(
        Diagnostic(
          Self.rule, "the \(object) answers '\(property.name)' for the whole list: \(count)",
          at: context.view.location(of: answer),
          notes: [.init("the first of them", at: context.view.location(of: nodes[0]))]))
    }
  }

  /// Defaults of classes that their own methods overrule.
  private func checkClasses(_ table: ClassTable, _ element: Element, _ context: inout LintContext) {
    for (found, facts) in zip(table.classes, table.facts) {
      guard let record = found.record, !facts.implemented.intersection(facts.defaults).isEmpty else { continue }
      for value in context.spec.values(of: record) where facts.implemented.contains(value.slot) {
        report(value, element, found, &context)
      }
    }
  }

  /// Values of one element that a method of its class, or a block beside them, overrules.
  private func checkRecord(
    _ record: Record, _ element: Element, implementedBy index: Int?, _ implemented: SlotSet,
    _ context: inout LintContext
  ) {
    let values = context.spec.values(of: record)
    for value in values {
      if implemented.contains(value.slot), let index {
        let table = element == .row ? context.spec.cells : context.spec.views
        report(value, element, table.classes[index], &context)
      } else if value.form == .value,
        let block = values.first(where: { $0.slot == value.slot && $0.form == .handler })
      {
        let name = PropertyTable.of(element)[value.slot].name
        context.report(
          Diagnostic(
            Self.rule, "'\(name)' never takes effect: '\(name)Handler' beside it is asked first",
            at: context.view.location(of: value.node),
            notes: [.init("the block", at: context.view.location(of: block.node))]))
      }
    }
  }

  private func report(
    _ value: WrittenValue, _ element: Element, _ found: ClassSpec, _ context: inout LintContext
  ) {
    guard let method = found.methods.first(where: { $0.slot == value.slot }) else { return }
    let name = PropertyTable.of(element)[value.slot].name
    context.report(
      Diagnostic(
        Self.rule, "'\(name)' never takes effect: '\(context.view.excerpt(of: found.name))' implements it",
        at: context.view.location(of: value.node),
        notes: [.init("implemented here", at: context.view.location(of: method.node))]))
  }
}
