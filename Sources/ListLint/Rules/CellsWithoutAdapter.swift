internal import ListModel
internal import SpecSource
internal import SpecTree

/// Cells that no code fills (pitfalls L120 and L121).
struct CellsWithoutAdapter: RowRule {
  static let rule = Rule(
    "cells-without-adapter", .list, .warning, "No code fills the cells of a section, so they are blank.")
  static var scope: RuleScope { RuleScope(runtimes: .cb) }

  static var page: RulePage {
    page(
      """
      A section's 'adapter' fills its cells; without one the class's configure method does, where the section \
      was made for that. With neither the cells are blank and nothing is said. It is an error where the class \
      certainly has no configure method.
      """,
      source:
        "CBTableViewDataSource 1.1, the debug warning in `cellForRowAtIndexPath:`; `cb_makeSectionWithData:andCellClass:`",
      pitfalls: [120, 121],
      bad: [
        """
        runtime: cb
        sections:
          - {cell: ⟦NoteCell⟧, data: [{id: 1}, {id: 2}]}
        """
      ],
      good: [
        """
        runtime: cb
        cells: {MemoCell: {implements: [configure]}}
        sections:
          - {cell: NoteCell, adapter: fill, data: [{id: 1}]}
          - {cell: MemoCell, data: [{id: 2}]}
        """
      ])
  }

  private let configure = PropertyTable.row.slot("configure")
  private let adapter = PropertyTable.row.slot("adapter")
  private let autoHeight = PropertyTable.row.slot("autoHeight")
  /// The classes that were reported: one is one fault, however many rows it has.
  private var reported: Set<Int> = []

  init(_ context: borrowing LintContext) {}

  mutating func visitRow(_ row: RowFacts, _ context: inout LintContext) {
    guard let cell = row.cell, !reported.contains(cell) else { return }
    let facts = context.spec.cells.facts[cell]
    guard !facts.implemented.contains(configure), facts.isComplete, context.spec.cells.isComplete,
      context.nearCells.declared[cell] == nil, context.spec.cells.classes[cell].ending == nil
    else { return }
    let spoken = context.spoken(of: row)
    // What is measured without an adapter has a finding of its own.
    guard !spoken.contains(adapter), !spoken.contains(autoHeight) else { return }
    reported.insert(cell)
    let isCertain = facts.missing.contains(configure)
    let name = context.view.excerpt(of: context.spec.cells.classes[cell].name)
    let value = context.resolver.value(RowKeys.shared.cell, of: row.spec, context.inheritance)
    context.report(
      Self.rule,
      "no code fills the cells of '\(name)', so they are blank; name it in 'adapter'"
        + (isCertain
          ? "" : ", or say that the class has a configure method ('cells: {\(name): {implements: [configure]}}')"),
      at: value.node ?? row.spec.node, severity: isCertain ? .error : .warning)
  }
}
