internal import ListModel
internal import SpecSource
internal import SpecTree

/// A block that is asked before the model is there (pitfall L006).
struct LateModel: RowRule {
  static let rule = Rule(
    "late-model", .list, .warning, "A block reads the model before the block that gives it has run.")
  static var scope: RuleScope { RuleScope(runtimes: .holo, needs: { $0.rowCode("model") }) }

  static var page: RulePage {
    page(
      """
      The block that gives a row its model runs when the cell is made, and at no other time. Heights, sizes \
      and what has to do with editing are asked before that: their blocks see no model the first time, and an \
      old one later. Give the model as a value, or work these out from something else.
      """,
      source:
        "HoloTableView 3.1.2 and HoloCollectionView 2.1.3, `cellForRowAtIndexPath:` is the only caller of `modelHandler`",
      pitfalls: [6],
      bad: [
        """
        runtime: holo
        rows:
          - {cell: ProfileCell, modelHandler: native, heightHandler: ⟦native⟧}
        """
      ],
      good: [
        """
        runtime: holo
        rows:
          - {cell: ProfileCell, modelHandler: native, height: 72}
          - {cell: ProfileCell, model: {name: Ada}, heightHandler: native}
        """
      ])
  }

  /// What is asked before the cell is made.
  private let early = SlotSet(
    [
      "height", "estimatedHeight", "size", "canEdit", "canMove", "editingStyle", "editingDeleteTitle",
      "leadingSwipeActions", "trailingSwipeActions",
    ].map { PropertyTable.row.slot($0) })

  init(_ context: borrowing LintContext) {}

  mutating func visitRow(_ row: RowFacts, _ context: inout LintContext) {
    guard context.spoken(of: row).contains(RowKeys.shared.model) else { return }
    let element = context.resolved(row)
    let model = element[RowKeys.shared.model]
    guard model.form == .handler, case .native = model.content, let giver = model.node else { return }
    for slot in early where element.isWritten(slot) {
      guard element[slot].form == .handler, case .native = element[slot].content, let node = element[slot].node else {
        continue
      }
      context.report(
        Self.rule,
        "the block of '\(PropertyTable.row[slot].name)' is asked before the model is there: 'modelHandler' runs only when "
          + "the cell is made; give the model as a value",
        at: node, notes: [.init("the model comes from here", at: context.view.location(of: giver))])
    }
  }
}
