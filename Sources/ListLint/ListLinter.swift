public import ListModel
public import SpecSource
public import SpecTree

/// Runs the rules over a list.
public enum ListLinter {
  /// What the rules find.
  public static func findings(in spec: ListSpec, _ view: TreeView) -> DiagnosticBag {
    var context = LintContext(spec, in: view)
    var rules = ListRules.ofSections.map { $0.init(context) }
    var rowRules = ListRules.ofRows.map { $0.init(context) }
    for place in rules.indices { rules[place].visitList(&context) }
    for place in rowRules.indices { rowRules[place].visitList(&context) }
    var facts: [RowFacts] = []
    for (number, section) in spec.sections.enumerated() {
      for place in rules.indices { rules[place].visitSection(section, &context) }
      for place in rowRules.indices { rowRules[place].visitSection(section, &context) }
      visitRows(of: section, number, &rowRules, &facts, &context)
    }
    for place in rules.indices { rules[place].finish(&context) }
    for place in rowRules.indices { rowRules[place].finish(&context) }
    return context.diagnostics
  }

  /// How many rows a rule is shown at a time: finding out which rule it is costs more than looking at a row, and so many
  /// are still in the processor's cache when the last rule comes.
  private static let rowsAtATime = 64

  /// Shows the rules the rows of a section; `stretch` is a buffer that all sections share.
  private static func visitRows(
    of section: SectionSpec, _ number: Int, _ rules: inout [any RowRule], _ stretch: inout [RowFacts],
    _ context: inout LintContext
  ) {
    let inheritance = context.resolver.inheritance(of: section)
    context.inheritance = inheritance
    let reuseId = RowKeys.shared.reuseId
    for index in section.rows {
      let row = context.spec.rows[index]
      var values = SlotSet()
      var handlers = SlotSet()
      var reuseIdValue: Int?
      for place in row.record.range {
        let value = context.spec.values[place]
        if value.form == .value {
          values.insert(value.slot)
          if value.slot == reuseId { reuseIdValue = place }
        } else {
          handlers.insert(value.slot)
        }
      }
      var facts = RowFacts(
        spec: row, index: index, indexInSection: index - section.rows.lowerBound, section: number,
        cell: row.cell ?? inheritance.cell, values: values, handlers: handlers,
        isPlain: context.resolver.isPlain(row, values, inheritance))
      facts.firstOfIdentifier = context.noteIdentifier(of: facts, writtenAt: reuseIdValue)
      stretch.append(facts)
      guard stretch.count == rowsAtATime || index == section.rows.upperBound - 1 else { continue }
      for place in rules.indices { rules[place].visitRows(stretch, &context) }
      stretch.removeAll(keepingCapacity: true)
    }
  }
}
