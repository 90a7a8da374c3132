internal import ListModel
internal import SpecSource
internal import SpecTree

/// A class that is not declared, spelt almost like one that is. A class need not be declared, so nothing is said of
/// other names.
struct MisspeltClass: ListRule {
  static let rule = Rule(
    "misspelt-class", .list, .warning, "A class that is not declared is spelt almost like one that is.")

  init(_ context: LintContext) {}

  mutating func visitList(_ context: inout LintContext) {
    check(context.spec.cells, declaredIn: "cells", &context)
    check(context.spec.views, declaredIn: "views", &context)
  }

  private func check(_ table: ClassTable, declaredIn key: String, _ context: inout LintContext) {
    let view = context.view
    let declared = table.classes.prefix(table.declaredCount)
    let names = declared.map { view.string(of: $0.name) }
    for named in table.classes.dropFirst(table.declaredCount) where named.ending == nil {
      let name = view.string(of: named.name)
      guard let nearest = Spelling.nearest(to: name, in: names), let place = names.firstIndex(of: nearest) else {
        continue
      }
      let range = view.range(of: named.name)
      let isQuoted = view.style(of: named.name) == .doubleQuoted
      context.report(
        Diagnostic(
          Self.rule, "'\(name)' is not declared in '\(key)'; did you mean '\(nearest)'?",
          at: view.location(of: named.name),
          notes: [.init("'\(nearest)' is declared here", at: view.location(of: declared[place].name))],
          fixes: [Fix("write '\(nearest)'", .suggested, [TextEdit(range, isQuoted ? "\"\(nearest)\"" : nearest)])]))
    }
  }
}
