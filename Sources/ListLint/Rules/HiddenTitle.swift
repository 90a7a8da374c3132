internal import ListModel
internal import SpecSource
internal import SpecTree

/// A header or footer with a title and a view: the view is shown, the title never (UIKit, and `viewForHeaderInSection:`
/// of every library; pitfalls L033 and L039).
struct HiddenTitle: ListRule {
  static let rule = Rule("hidden-title", .list, .warning, "A title is hidden by the view beside it.")
  static var scope: RuleScope { RuleScope(needs: { $0.header("title") }) }

  static var page: RulePage {
    page(
      """
      A header or footer shows its view or, without one, its title; never both. The title beside a view is \
      dead, and where no height is written it still brings its band of points with it, which is then blank in \
      HoloTableView. Remove one of the two.
      """,
      source:
        "HoloTableView 3.1.2, `viewForHeaderInSection:`; CBTableViewDataSource, MYTableViewManager and TFTableViewDataSource alike",
      pitfalls: [33, 34, 39],
      bad: [
        """
        runtime: holo
        sections:
          - header: {view: PeopleHeader, title: ⟦People⟧, height: 32}
            rows: [Ada]
        """
      ],
      good: [
        """
        runtime: holo
        sections:
          - header: {title: People}
            rows: [Ada]
          - header: {view: PeopleHeader, model: {title: People}, height: 32}
            rows: [Bob]
          - header: {view: none, title: People}
            rows: [Eve]
        """
      ])
  }

  private let keys = HeaderKeys.shared

  init(_ context: borrowing LintContext) {}

  mutating func visitList(_ context: inout LintContext) {
    check(context.spec.header, &context)
    check(context.spec.footer, &context)
  }

  mutating func visitSection(_ section: SectionSpec, _ context: inout LintContext) {
    // A title that is never read has a finding of its own.
    guard !context.spec.runtime.unread(of: .header).contains(keys.title) else { return }
    check(section.header, &context)
    check(section.footer, &context)
  }

  private func check(_ header: HeaderSpec?, _ context: inout LintContext) {
    guard let header else { return }
    let titles = context.spec.values(of: header.record).filter { $0.slot == keys.title && $0.content != .unusable }
    guard let title = titles.first(where: { $0.form == .handler }) ?? titles.first,
      let view = context.spec.values(of: header.record).first(where: isShown)
    else { return }
    let name = context.view.excerpt(of: context.view.resolved(view.node))
    context.report(
      Diagnostic(
        Self.rule,
        "the title is never shown: the view \(name.isEmpty ? "" : "'\(name)' ")takes its place; remove one of them",
        at: context.view.location(of: title.node), severity: context.spec.runtime.hiddenTitle,
        notes: [.init("the view that hides it", at: context.view.location(of: view.node))]))
  }

  /// Whether a value gives a header its view.
  private func isShown(_ value: WrittenValue) -> Bool {
    (value.slot == keys.view || value.slot == keys.reusableView) && (value.content == .text || value.content == .native)
  }
}
