internal import ListModel
internal import SpecSource
internal import SpecTree

/// A value that a stronger tier always overrules: a method of the class, a block beside it, or an object that answers
/// for the whole list (HoloTableView 3.1.2, `HoloProxyFloatResult`; pitfalls L004, L005, L035, L074, L105 to L107).
struct DeadValue: RowRule {
  static let rule = Rule("dead-value", .list, .warning, "A value never takes effect.")

  static var page: RulePage {
    page(
      """
      A value never takes effect where something stronger always answers: a method of the class, a block \
      beside the value, an app object that answers for the whole list, or another property that the library \
      works the value out from. Remove it, or remove what beats it.
      """,
      source:
        "HoloTableView 3.1.2 and HoloCollectionView 2.1.3, `HoloProxyFloatResult`, `HoloProxyCellPerform`, the first lines of every function of the proxy",
      pitfalls: [4, 5, 35, 74, 105, 106, 107],
      bad: [
        """
        runtime: holo
        cells: {ProfileCell: {implements: [height]}}
        rows:
          - {cell: ProfileCell, height: ⟦72⟧}
        """,
        """
        runtime: holo
        rows:
          - {cell: ProfileCell, height: ⟦72⟧, heightHandler: native}
        """,
        """
        runtime: holo
        delegate: {height: ⟦native⟧}
        rows:
          - {cell: ProfileCell, height: 72}
        """,
        """
        runtime: tf
        rows:
          - {item: MailItem, editingStyle: ⟦insert⟧, editActions: [{title: Flag, handler: flag}]}
        """,
      ],
      good: [
        """
        runtime: holo
        cells: {ProfileCell: {height: 72}}
        rows:
          - {cell: ProfileCell}
          - {cell: ProfileCell, height: 56}
        """
      ])
  }

  private var overruled: OverruledValues
  /// What a row may write in vain because of what else it has; a measured height and what is never read have findings of
  /// their own.
  private let workedOut: SlotSet

  init(_ context: borrowing LintContext) {
    let runtime = context.spec.runtime
    workedOut = runtime.workedOut.subtracting(runtime.unread(of: .row)).subtracting(SlotSet([RowKeys.shared.height]))
    overruled = OverruledValues(context.spec.overrides, context.spec.runtime)
  }

  mutating func visitList(_ context: inout LintContext) {
    checkClasses(context.spec.cells, .row, &context)
    checkClasses(context.spec.views, .header, &context)
    overruled.noteList(context.spec)
  }

  mutating func visitSection(_ section: SectionSpec, _ context: inout LintContext) {
    overruled.noteSection(section, context.spec)
    if let header = section.header { checkHeader(header, &context) }
    if let footer = section.footer { checkHeader(footer, &context) }
  }

  private func checkHeader(_ header: HeaderSpec, _ context: inout LintContext) {
    let implemented = (header.view.map { context.spec.views.facts[$0].implemented } ?? SlotSet())
      .subtracting(context.spec.runtime.unread(of: .header))
    checkRecord(header.record, .header, implementedBy: header.view, implemented, &context)
  }

  mutating func visitRow(_ row: RowFacts, _ context: inout LintContext) {
    let written = row.values.union(row.handlers)
    // What the library never reads has a finding of its own.
    let implemented = (row.cell.map { context.spec.cells.facts[$0].implemented } ?? SlotSet())
      .subtracting(context.spec.runtime.unread(of: .row))
    if !written.intersection(implemented).isEmpty || !row.values.intersection(row.handlers).isEmpty {
      checkRecord(row.spec.record, .row, implementedBy: row.cell, implemented, &context)
    }
    if overruled.concerns(written) { overruled.noteRow(row, context.spec) }
    for slot in written.intersection(workedOut) { checkWorkedOut(slot, of: row, &context) }
  }

  mutating func finish(_ context: inout LintContext) {
    for finding in overruled.findings(Self.rule, in: context.view) { context.report(finding) }
  }

  /// A value of a row that the library works out otherwise, from another property (TFTableViewDataSource 1.0,
  /// `canEditRowAtIndexPath:`, `editingStyleForRowAtIndexPath:`).
  private func checkWorkedOut(_ slot: Slot, of row: RowFacts, _ context: inout LintContext) {
    let written = context.resolver.value(slot, of: row.spec, context.inheritance)
    let found = context.resolved(row)[slot]
    guard let node = written.node, let cause = found.node, node != cause, written.content != .unusable,
      written.content != found.content
    else { return }
    // What code decides may come to what is written, and an empty list has a finding of its own.
    if case .native = found.content { return }
    let list = context.view.resolved(cause)
    if context.view.kind(of: list) == .sequence, context.view.count(of: list) == 0 { return }
    let name = context.view.excerpt(of: NodeID(node.index - 1))
    let other = context.view.excerpt(of: NodeID(cause.index - 1))
    let fixes = context.removal(ofKeyOf: node, .suggested)
    context.report(
      Self.rule, "'\(name)' never takes effect: '\(other)' decides it; remove one of them", at: node,
      notes: [.init("'\(other)' is given here", at: context.view.location(of: cause))], fixes: fixes)
  }

  /// Defaults of classes that their own methods overrule.
  private func checkClasses(_ table: ClassTable, _ element: Element, _ context: inout LintContext) {
    for (index, found) in table.classes.enumerated() {
      guard let record = found.record else { continue }
      let implemented = table.facts[index].implemented.subtracting(context.spec.runtime.unread(of: element))
      checkRecord(record, element, implementedBy: index, implemented, &context)
    }
  }

  /// Values of one element that a method of its class, or a block beside them, overrules.
  private func checkRecord(
    _ record: Record, _ element: Element, implementedBy index: Int?, _ implemented: SlotSet,
    _ context: inout LintContext
  ) {
    let values = context.spec.values(of: record)
    for value in values where value.content != .unusable {
      if implemented.contains(value.slot), let index {
        let table = element == .row ? context.spec.cells : context.spec.views
        report(value, element, table.classes[index], &context)
      } else if value.form == .value,
        let block = values.first(where: { $0.slot == value.slot && $0.form == .handler && $0.content != .unusable })
      {
        let name = context.key(of: value, element)
        let fixes = context.removal(ofKeyOf: value.node, .suggested)
        context.report(
          Diagnostic(
            Self.rule,
            "'\(name)' never takes effect: '\(context.key(of: block, element))' beside it is asked first; remove it",
            at: context.view.location(of: value.node),
            notes: [.init("the block", at: context.view.location(of: block.node))], fixes: fixes))
      }
    }
  }

  private func report(
    _ value: WrittenValue, _ element: Element, _ found: ClassSpec, _ context: inout LintContext
  ) {
    guard let method = found.methods.first(where: { $0.slot == value.slot }), method.content != .unusable else {
      return
    }
    let name = context.view.excerpt(of: found.name)
    let fixes = context.removal(ofKeyOf: value.node, .suggested)
    context.report(
      Diagnostic(
        Self.rule,
        "'\(context.key(of: value, element))' never takes effect: '\(name)' implements it; remove it here or there",
        at: context.view.location(of: value.node),
        notes: [.init("implemented here", at: context.view.location(of: method.node))], fixes: fixes))
  }
}

extension LintContext {
  /// The key under which a property is written; its canonical name where a short form has no key for it.
  func key(of value: WrittenValue, _ element: Element) -> String {
    let name = PropertyTable.of(element)[value.slot].name
    guard value.node.index > 0 else { return name }
    let key = view.excerpt(of: NodeID(value.node.index - 1))
    let isKey = key.lowercased().contains(name.lowercased())
    return isKey ? key : name
  }
}
