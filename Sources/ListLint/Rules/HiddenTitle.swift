internal import ListModel
internal import SpecSource
internal import SpecTree

/// A header or footer with a title and a view: the view is shown, the title never (UIKit, and `viewForHeaderInSection:`
/// of every library; pitfalls L033 and L039).
struct HiddenTitle: ListRule {
  static let rule = Rule("hidden-title", .list, .warning, "A title is hidden by the view beside it.")

  init(_ context: LintContext) {}

  mutating func visitList(_ context: inout LintContext) {
    check(context.spec.header, &context)
    check(context.spec.footer, &context)
  }

  mutating func visitSection(_ section: SectionSpec, _ context: inout LintContext) {
    check(section.header, &context)
    check(section.footer, &context)
  }

  private func check(_ header: HeaderSpec?, _ context: inout LintContext) {
    guard let header else { return }
    let keys = HeaderKeys.shared
    let values = context.spec.values(of: header.record)
    guard let view = values.first(where: { $0.slot == keys.view && $0.content != .none && $0.content != .unusable })
    else { return }
    for title in values where title.slot == keys.title && title.content != .unusable {
      context.report(
        Diagnostic(
          Self.rule,
          "the title is never shown: '\(context.view.excerpt(of: context.view.resolved(view.node)))' takes its place",
          at: context.view.location(of: title.node),
          notes: [.init("the view that hides it", at: context.view.location(of: view.node))]))
    }
  }
}
