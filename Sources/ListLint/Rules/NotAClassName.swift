internal import ListModel
internal import SpecSource
internal import SpecTree

/// A name that no class can have (pitfall L027).
struct NotAClassName: ListRule {
  static let rule = Rule("not-a-class-name", .list, .error, "A name cannot be that of a class.")
  static var scope: RuleScope { RuleScope(runtimes: [.holo, .cb, .mytable, .tf, .p9]) }

  static var page: RulePage {
    page(
      """
      Classes are looked up by their names when the app runs. A name with spaces, signs, or the ending of a \
      file is found by no look-up: the row is then not shown, or the app ends.
      """,
      source: "P9TableViewHandler 1.1, the look-up of classes; `NSClassFromString`",
      pitfalls: [27],
      bad: [
        """
        runtime: holo
        rows:
          - {cell: ⟦ProfileCell.swift⟧, height: 44}
        """,
        """
        runtime: holo
        cells: {⟦Profile Cell⟧: {height: 44}}
        rows:
          - {cell: Profile Cell}
        """,
      ],
      good: [
        """
        runtime: holo
        rows:
          - {cell: ProfileCell, height: 44}
          - {cell: MyApp.ProfileCell, height: 44}
          - {cell: Übersicht_2, height: 44}
        """
      ])
  }

  init(_ context: borrowing LintContext) {}

  mutating func visitList(_ context: inout LintContext) {
    check(context.spec.cells, ofCells: true, &context)
    check(context.spec.views, ofCells: false, &context)
  }

  private func check(_ table: ClassTable, ofCells: Bool, _ context: inout LintContext) {
    for (index, found) in table.classes.enumerated() where found.ending == nil {
      if Self.isPlainName(context.view.text(of: found.name)) { continue }
      let name = context.view.string(of: found.name)
      if name.isEmpty || ofCells && context.isNoClass(index) { continue }
      guard let reason = Self.reason(against: name) else { continue }
      context.report(
        Self.rule, "'\(context.view.excerpt(of: found.name))' cannot be the name of a class: \(reason)",
        at: found.name)
    }
  }

  /// Whether a name is letters and digits of ASCII, as nearly all are.
  private static func isPlainName(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = name.first, first | 0x20 >= UInt8(ascii: "a"), first | 0x20 <= UInt8(ascii: "z") else {
      return false
    }
    return name.allSatisfy { byte in
      let letter = byte | 0x20
      return letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z")
        || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte == UInt8(ascii: "_")
    }
  }

  private static func reason(against name: String) -> String? {
    for ending in [".swift", ".xib", ".nib", ".h", ".m", ".self"] where name.hasSuffix(ending) {
      return "leave out '\(ending)'"
    }
    if let first = name.unicodeScalars.first, first.properties.numericType != nil { return "it begins with a digit" }
    let odd = name.unicodeScalars.first { !($0.properties.isXIDContinue || $0 == "_" || $0 == "." || $0 == "$") }
    guard let odd else { return name.hasPrefix(".") || name.hasSuffix(".") ? "it has '.' at its end" : nil }
    return odd == " " ? "it has a space in it" : "it has '\(odd)' in it"
  }
}
