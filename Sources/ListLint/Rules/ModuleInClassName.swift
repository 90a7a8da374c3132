internal import ListModel
internal import SpecSource
internal import SpecTree

/// A class name with a module where the bare name is looked up (pitfall L076).
struct ModuleInClassName: ListRule {
  static let rule = Rule(
    "module-in-class-name", .list, .warning, "A class is named with its module, and the library adds one itself.")
  static var scope: RuleScope { RuleScope(runtimes: [.p9, .tf]) }

  static var page: RulePage {
    page(
      """
      The library looks a class up under the app's own module and then under the bare name, and takes the name \
      for that of the nib and for the reuse identifier as well. With a module in it the nib is not found. \
      Write the bare name.
      """,
      source: "P9TableViewHandler 1.1, the look-up of classes; TFTableViewDataSource 1.0; R.swift issue 17",
      pitfalls: [76],
      bad: [
        """
        runtime: tf
        rows:
          - {cell: ⟦MyApp.ProfileCell⟧}
        """
      ],
      good: [
        """
        runtime: tf
        rows:
          - {cell: ProfileCell}
        """
      ])
  }

  init(_ context: borrowing LintContext) {}

  mutating func visitList(_ context: inout LintContext) {
    for table in [context.spec.cells, context.spec.views] {
      for found in table.classes where found.ending == nil {
        let name = context.view.string(of: found.name)
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        // What cannot be a name at all has a finding of its own.
        guard parts.count == 2, parts.allSatisfy({ $0.first?.isLetter == true }), parts[1].first?.isUppercase == true
        else { continue }
        context.report(
          Self.rule,
          "'\(context.view.excerpt(of: found.name))' names a module, which the library adds itself; write '\(parts[1])'",
          at: found.name, fixes: context.writing(String(parts[1]), over: found.name))
      }
    }
  }
}
