internal import ListModel
internal import SpecSource
internal import SpecTree

/// A header or footer with a view and no height by any tier where absence is the smallest number (HoloTableView 3.1.2,
/// `heightForHeaderInSection:`; pitfall L013). A title alone brings 28 points with it.
struct MissingHeaderHeight: ListRule {
  static let rule = Rule(
    "missing-header-height", .list, .error, "A header or footer with a view has no height, so it cannot be seen.")

  private let isChecked: Bool

  init(_ context: LintContext) {
    isChecked = context.resolver.hidesHeadersWithoutHeight
  }

  mutating func visitSection(_ section: SectionSpec, _ context: inout LintContext) {
    guard isChecked else { return }
    check(.header, section.header, section, &context)
    check(.footer, section.footer, section, &context)
  }

  private func check(
    _ side: HeaderSide, _ written: HeaderSpec?, _ section: SectionSpec, _ context: inout LintContext
  ) {
    guard let written, let index = written.view, let header = context.resolver.header(side, of: section),
      header[HeaderKeys.shared.height].content == .nothing
    else { return }
    let found = context.spec.views.classes[index]
    let name = context.view.excerpt(of: found.name)
    let isCertain = context.spec.views.facts[index].missing.contains(HeaderKeys.shared.height)
    let remedy =
      isCertain
      ? "'\(name)' implements none; write 'height'"
      : found.isDeclared
        ? "if '\(name)' implements height, say so under 'implements', else write 'height'"
        : "declare '\(name)' under 'views' and say whether it implements height, or write 'height'"
    context.report(
      Diagnostic(
        Self.rule, "the \(side.rawValue) has no height\(isCertain ? " and cannot be seen" : ""): \(remedy)",
        at: context.place(of: written.record.node), severity: isCertain ? .error : .warning))
  }
}
