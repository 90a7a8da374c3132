internal import ListModel
internal import SpecSource
internal import SpecTree

/// A handler for deleted rows in a list of several sections (pitfall L103).
struct CommitEditingOfAll: ListRule {
  static let rule = Rule(
    "commit-editing-of-all", .list, .warning, "One handler makes the rows of all sections deletable.")
  static var scope: RuleScope { RuleScope(runtimes: .cb, needs: { $0.list("commitEditing") }) }

  static var page: RulePage {
    page(
      """
      'commitEditing' gives the table the method that UIKit asks about deletion, and there is nothing beside \
      it that says which rows: every row of every section can then be swiped away. A list of several sections \
      rarely means all of them.
      """,
      source: "CBTableViewDataSource 1.1, `cb_makeDataSource:`",
      pitfalls: [103],
      bad: [
        """
        runtime: cb
        commitEditing: ⟦deleteRow⟧
        sections:
          - {cell: ProfileCell, adapter: fill, data: [Ada]}
          - {cell: MailCell, adapter: fill, data: [Hello, Bye]}
        """
      ],
      good: [
        """
        runtime: cb
        commitEditing: deleteRow
        sections:
          - {cell: MailCell, adapter: fill, data: [Hello, Bye]}
        """
      ])
  }

  private let slot = PropertyTable.list.slot("commitEditing")

  init(_ context: borrowing LintContext) {}

  mutating func visitList(_ context: inout LintContext) {
    guard context.spec.sections.count > 1, let value = context.spec.value(slot, in: context.spec.list),
      value.content == .native
    else { return }
    context.report(
      Self.rule, "'commitEditing' lets the rows of all \(context.spec.sections.count) sections be deleted, not of one",
      at: value.node)
  }
}
