internal import ListModel
internal import SpecSource
internal import SpecTree

/// A model for a class that cannot be filled (pitfall L077).
struct ModelWithoutConfigure: RowRule {
  static let rule = Rule(
    "model-without-configure", .list, .warning, "A row has a model, and its class has no method that takes it.")
  static var scope: RuleScope { RuleScope(runtimes: .holo, needs: { $0.row("configure") }) }

  static var page: RulePage {
    page(
      """
      The library fills a cell by its configure method, and passes over a class without one silently: the cell \
      is blank. Fill it in a 'beforeConfigureHandler' or 'afterConfigureHandler', or leave the model out.
      """,
      source: "HoloTableView 3.1.2 and HoloCollectionView 2.1.3, `configSEL` is tested with `respondsToSelector`",
      pitfalls: [77],
      bad: [
        """
        runtime: holo
        cells: {LineCell: {height: 1, implements: {configure: false}}}
        rows:
          - {cell: LineCell, model: ⟦{color: red}⟧}
        """
      ],
      good: [
        """
        runtime: holo
        cells: {LineCell: {height: 1, implements: {configure: false}}}
        rows:
          - {cell: LineCell}
          - {cell: LineCell, model: {color: red}, afterConfigureHandler: colour}
        """
      ])
  }

  private let configure = PropertyTable.row.slot("configure")
  private let fillers = SlotSet(
    ["beforeConfigureHandler", "afterConfigureHandler", "configSEL"].map { PropertyTable.row.slot($0) })
  /// The classes that were reported: one is one fault, however many rows it has.
  private var reported: Set<Int> = []

  init(_ context: borrowing LintContext) {}

  mutating func visitRow(_ row: RowFacts, _ context: inout LintContext) {
    guard let cell = row.cell, context.spec.cells.facts[cell].missing.contains(configure),
      row.values.contains(RowKeys.shared.model) || row.handlers.contains(RowKeys.shared.model),
      context.spoken(of: row).intersection(fillers).isEmpty,
      let model = context.spec.value(RowKeys.shared.model, in: row.spec.record)
        ?? context.spec.value(RowKeys.shared.model, .handler, in: row.spec.record),
      model.content != .unusable, reported.insert(cell).inserted
    else { return }
    let name = context.view.excerpt(of: context.spec.cells.classes[cell].name)
    context.report(
      Diagnostic(
        Self.rule,
        "'\(name)' has no configure method, so the model is shown by nothing; remove it, or fill the cell in "
          + "'afterConfigureHandler'", at: context.place(of: model.node)))
  }
}
