internal import ListModel
internal import SpecSource
internal import SpecTree

/// A callback for a cell that no record has, or for a type whose cell has another name: it never fires
/// (P9TableViewHandler 1.1.0, `registCallback`, `didSelectRowAt`, where the key is the identifier that `types` give a
/// type, and the type itself only where they give none; pitfalls L133 and L134).
struct CallbackWithoutCell: RowRule {
  static let rule = Rule("callback-without-cell", .list, .warning, "A callback is for a cell that no record has.")

  static var scope: RuleScope { RuleScope(runtimes: .p9, needs: { $0.list("callbacks") }) }

  static var page: RulePage {
    page(
      """
      A callback is kept under the identifier of a cell, which is the class that 'types' give a type, and the \
      type itself only where they give none. Under another name it never fires, and nothing is said when the \
      app runs.
      """,
      source: "P9TableViewHandler 1.1, `registCallback`, `didSelectRowAt`",
      pitfalls: [133, 134],
      bad: [
        """
        runtime: p9
        types: {text: TextCell}
        cells: {TextCell: {implements: [height]}}
        callbacks: [{cell: ⟦TxetCell⟧, native: open}]
        sections: [{records: [{type: text, data: Hello}]}]
        """,
        """
        runtime: p9
        types: {text: TextCell}
        cells: {TextCell: {implements: [height]}}
        callbacks: [{cell: ⟦text⟧, native: open}]
        sections: [{records: [{type: text, data: Hello}]}]
        """,
        """
        runtime: p9
        types: {text: TextCell}
        cells: {TextCell: {implements: [height]}}
        callbacks: [{cell: TextCell, native: open}, {cell: ⟦Banner⟧, native: close}]
        sections: [{records: [{type: text, data: Hello}]}]
        """,
      ],
      good: [
        """
        runtime: p9
        types: {text: TextCell}
        cells: {TextCell: {implements: [height]}}
        callbacks: [{cell: TextCell, native: open}]
        sections: [{records: [{type: text, data: Hello}]}]
        """
      ])
  }

  private var callbacks: [Callbacks.Entry] = []
  /// The identifiers of cells beside those of `types`.
  private var others: Set<ByteText> = []
  /// Whether a row has a class or a type that cannot be known.
  private var isIncomplete = false

  init(_ context: borrowing LintContext) {
    callbacks = Callbacks(context.spec, in: context.view).entries.filter { $0.cell != nil }
  }

  mutating func visitSection(_ section: SectionSpec, _ context: inout LintContext) {
    guard !callbacks.isEmpty else { return }
    for defaults in [section.rowDefaults, context.spec.rowDefaults] {
      if let defaults { note(defaults, context) }
    }
  }

  mutating func visitRow(_ row: RowFacts, _ context: inout LintContext) {
    guard !callbacks.isEmpty else { return }
    note(row.spec.record, context)
  }

  private mutating func note(_ record: Record, _ context: LintContext) {
    for slot in [RowKeys.shared.cell, RowKeys.shared.type] {
      guard let value = context.spec.value(slot, in: record) else { continue }
      guard value.content == .text else {
        isIncomplete = true
        continue
      }
      let name = context.view.byteText(of: context.view.resolved(value.node))
      if slot == RowKeys.shared.cell || context.spec.types[name] == nil { others.insert(name) }
    }
  }

  mutating func finish(_ context: inout LintContext) {
    let types = context.spec.types
    let known = others.union(types.values.map { context.view.byteText(of: $0) })
    for callback in callbacks {
      guard let node = callback.cell else { continue }
      let entry = callback.node
      let name = context.view.byteText(of: context.view.resolved(node))
      guard !known.contains(name) else { continue }
      if let cell = types[name] {
        report(
          node, in: entry, "'\(name)' is a type, and its cells are known as '\(context.view.excerpt(of: cell))'",
          instead: context.view.string(of: cell), &context)
      } else if !isIncomplete {
        report(
          node, in: entry, "no type has the cell '\(name)'",
          instead: Spelling.nearest(to: name.string, in: known.sorted().map(\.string)),
          &context)
      }
    }
  }

  private func report(
    _ node: NodeID, in entry: NodeID, _ what: String, instead name: String?, _ context: inout LintContext
  ) {
    let fixes = name.map { context.writing($0, over: node) }
    let advice = name.map { "; did you mean '\($0)'?" } ?? ""
    context.report(
      Diagnostic(
        Self.rule, "\(what), so this callback never fires\(advice)", at: context.view.location(of: node),
        fixes: fixes ?? context.removal(of: entry, "the callback", .suggested)))
  }
}
