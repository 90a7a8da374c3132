public import ListModel
public import SpecSource
public import SpecTree

/// Runs the rules over a list.
public enum ListLinter {
  /// What the rules find; `tree` is the file that the list is written in, which fixes may take something out of, and
  /// `remarks` is what it says of the rules. With `partsGroups`, what a rule says of several rows in one finding is a finding
  /// of each.
  public static func findings(
    in spec: ListSpec, _ view: TreeView, of tree: NodeTree? = nil, _ remarks: FileRemarks = FileRemarks(),
    partsGroups: Bool = false
  ) -> DiagnosticBag {
    findings(in: spec, view, of: tree, remarks, partsGroups, among: OccurringProperties(spec))
  }

  /// What the rules find that can be triggered by some properties; by nil all rules for the list's runtime and kind run,
  /// which finds the same and takes longer.
  static func findings(
    in spec: ListSpec, _ view: TreeView, of tree: NodeTree? = nil, _ remarks: FileRemarks = FileRemarks(),
    _ partsGroups: Bool = false, among occurring: OccurringProperties?
  ) -> DiagnosticBag {
    // What does not change is passed on as it is; of what may change each rule would get a copy.
    let initial = LintContext(spec, in: view, of: tree, remarks, partsGroups)
    var rules: [any ListRule] = []
    var rowRules: [any RowRule] = []
    for rule in ListRules.ofSections where rule.scope.includes(spec, occurring) { rules.append(rule.init(initial)) }
    for rule in ListRules.ofRows where rule.scope.includes(spec, occurring) {
      let rule = rule.init(initial)
      if occurring == nil || !rule.isIdle { rowRules.append(rule) }
    }
    var context = initial
    for place in rules.indices { rules[place].visitList(&context) }
    for place in rowRules.indices { rowRules[place].visitList(&context) }
    for (number, section) in spec.sections.enumerated() {
      for place in rules.indices { rules[place].visitSection(section, &context) }
      for place in rowRules.indices { rowRules[place].visitSection(section, &context) }
      visitRows(of: section, number, &rowRules, &context)
    }
    for place in rules.indices { rules[place].finish(&context) }
    for place in rowRules.indices { rowRules[place].finish(&context) }
    return context.diagnostics
  }

  /// How many rows a rule is shown at a time: finding out which rule it is costs more than looking at a row, and so many
  /// are still in the processor's cache when the last rule comes.
  private static let rowsAtATime = 64

  /// Shows the rules the rows of a section.
  private static func visitRows(
    of section: SectionSpec, _ number: Int, _ rules: inout [any RowRule], _ context: inout LintContext
  ) {
    // Asked through the context, which changes, they would be copied for each row.
    let (spec, resolver) = (context.spec, context.resolver)
    let inheritance = resolver.inheritance(of: section)
    context.inheritance = inheritance
    withUnsafeTemporaryAllocation(of: RowFacts.Content.self, capacity: rowsAtATime) { stretch in
      var count = 0
      for index in section.rows {
        let row = spec.rows[index]
        let slots = spec.slots(of: row.record)
        var facts = RowFacts.Content(
          row, at: index, index - section.rows.lowerBound, ofSection: number, cell: row.cell ?? inheritance.cell, slots,
          isPlain: resolver.isPlain(row, slots.values, inheritance))
        facts.firstOfIdentifier = context.noteIdentifier(of: facts).map { Int32(truncatingIfNeeded: $0) }
        stretch.initializeElement(at: count, to: facts)
        count += 1
        guard count == rowsAtATime || index == section.rows.upperBound - 1 else { continue }
        let rows = UnsafeBufferPointer(rebasing: stretch[..<count])
        for place in rules.indices { rules[place].visitRows(rows, &context) }
        count = 0
      }
    }
  }
}
