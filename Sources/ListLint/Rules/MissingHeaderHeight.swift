internal import ListModel
internal import SpecSource
internal import SpecTree

/// A header or footer with a view and no height by any tier where absence is the smallest number (HoloTableView 3.1.2,
/// `heightForHeaderInSection:`; pitfall L013), or with a title where that brings no height with it either
/// (MYTableViewManager, whose sections begin with heights of 0; properties.md 1.4.2).
struct MissingHeaderHeight: ListRule {
  static let rule = Rule(
    "missing-header-height", .list, .error, "A header or footer has no height, so it cannot be seen.")

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
    guard let written, let header = context.resolver.header(side, of: section),
      header[HeaderKeys.shared.height].content == .nothing
    else { return }
    let runtime = context.spec.runtime
    let height = HeaderKeys.shared.height
    let writeIt = runtime.unread(of: .header).contains(height) ? "" : "write 'height'"
    var isCertain = true
    var remedy = writeIt
    if let index = written.view, runtime.asksClasses(for: PropertyTable.header[height]) {
      let found = context.spec.views.classes[index]
      let name = context.view.excerpt(of: found.name)
      let otherwise = writeIt.isEmpty ? "" : ", else \(writeIt)"
      isCertain = context.spec.views.facts[index].missing.contains(height)
      remedy =
        isCertain
        ? "'\(name)' implements none" + (writeIt.isEmpty ? "" : "; \(writeIt)")
        : found.isDeclared
          ? "if '\(name)' implements height, say so under 'implements'\(otherwise)"
          : "declare '\(name)' under 'views' and say whether it implements height"
            + (writeIt.isEmpty ? "" : ", or \(writeIt)")
    } else if written.view == nil, header[HeaderKeys.shared.title].content == .unset {
      // Nothing is there to be seen.
      return
    }
    context.report(
      Diagnostic(
        Self.rule, "the \(side.rawValue) has no height\(isCertain ? " and cannot be seen" : ""): \(remedy)",
        at: context.place(of: written.record.node), severity: isCertain ? .error : .warning))
  }
}
