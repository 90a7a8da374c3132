internal import ListModel
internal import SpecSource
internal import SpecTree

/// A class that is not declared, spelt almost like one that is. A class need not be declared, so nothing is said of
/// other names.
struct MisspeltClass: RowRule {
  static let rule = Rule(
    "misspelt-class", .list, .warning, "A class that is not declared is spelt almost like one that is.")

  static var page: RulePage {
    page(
      """
      A class need not be declared. One that is not, and is spelt almost like one that is, was probably meant \
      to be that: what its declaration says then does not hold for it.
      """,
      bad: [
        """
        runtime: holo
        cells: {ProfileCell: {height: 72}}
        rows:
          - {cell: ⟦ProfilCell⟧}
        """
      ],
      good: [
        """
        runtime: holo
        cells: {ProfileCell: {height: 72}}
        rows:
          - {cell: ProfileCell}
          - {cell: PersonCell, height: 44}
        """
      ])
  }

  private let cell = RowKeys.shared.cell
  private let view = HeaderKeys.shared.view
  /// Where each misspelt class is named.
  private var cells: [Int: [NodeID]] = [:]
  private var views: [Int: [NodeID]] = [:]

  init(_ context: borrowing LintContext) {}

  mutating func visitList(_ context: inout LintContext) {
    noteDefaults(context.spec.rowDefaults, context)
    note(context.spec.header, context)
    note(context.spec.footer, context)
  }

  mutating func visitSection(_ section: SectionSpec, _ context: inout LintContext) {
    noteDefaults(section.rowDefaults, context)
    note(section.header, context)
    note(section.footer, context)
  }

  mutating func visitRow(_ row: RowFacts, _ context: inout LintContext) {
    guard !context.nearCells.declared.isEmpty, let index = row.spec.cell, context.nearCells.declared[index] != nil,
      let value = context.spec.value(cell, in: row.spec.record)
    else { return }
    cells[index, default: []].append(context.view.resolved(value.node))
  }

  private mutating func noteDefaults(_ defaults: Record?, _ context: LintContext) {
    guard let defaults, let value = context.spec.value(cell, in: defaults), value.content == .text else { return }
    let name = context.view.resolved(value.node)
    for index in context.nearCells.declared.keys
    where context.view.text(of: context.spec.cells.classes[index].name).elementsEqual(context.view.text(of: name)) {
      cells[index, default: []].append(name)
    }
  }

  private mutating func note(_ header: HeaderSpec?, _ context: LintContext) {
    guard let header, let index = header.view, context.nearViews.declared[index] != nil,
      let value = context.spec.value(view, in: header.record)
    else { return }
    views[index, default: []].append(context.view.resolved(value.node))
  }

  mutating func finish(_ context: inout LintContext) {
    for (index, declared) in context.nearCells.declared.sorted(by: { $0.key < $1.key }) {
      report(index, declared, cells[index] ?? [], in: context.spec.cells, "cells", &context)
    }
    for (index, declared) in context.nearViews.declared.sorted(by: { $0.key < $1.key }) {
      report(index, declared, views[index] ?? [], in: context.spec.views, "views", &context)
    }
  }

  private func report(
    _ index: Int, _ declared: Int, _ places: [NodeID], in table: ClassTable, _ key: String,
    _ context: inout LintContext
  ) {
    let view = context.view
    let meant = table.classes[declared].name
    let name = view.excerpt(of: meant)
    let nodes = Set(places + [table.classes[index].name]).sorted()
    context.report(
      Diagnostic(
        Self.rule,
        "'\(view.excerpt(of: table.classes[index].name))' is not declared in '\(key)'; did you mean '\(name)'?",
        at: view.location(of: nodes[0]),
        notes: [.init("'\(name)' is declared here", at: view.location(of: meant))],
        fixes: context.writing(name, over: nodes)))
  }
}
