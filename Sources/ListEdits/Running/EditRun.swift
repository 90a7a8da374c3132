internal import ListModel
internal import SpecSource
internal import SpecTree

/// One application of edits to a list.
struct EditRun {
  /// The list.
  var draft: TreeDraft
  /// The edits.
  let view: TreeView
  let script: EditScript
  let options: EditRunner.Options
  var diagnostics: [Diagnostic] = []
  /// How the texts of the edits are quoted in the list: JSON quotes all of them.
  private let quoting: TreeDraft.Quoting
  /// Where the rows are that the edits name.
  var index: RowIndex
  /// The sections in order; nil when they have to be looked for anew.
  var knownSections: KnownSections?
  /// The library that the list is written for; nil when it has to be looked up anew.
  var knownRuntime: Runtime? { didSet { knownRowKeys = [:] } }
  /// The keys under which the list and a section may have rows, once they have been needed.
  private var knownRowKeys: [Element: [String]] = [:]
  /// The tags of other files and of repetitions, once they have been needed.
  var elsewhere: ElsewhereTags?
  /// How many more misses are answered with the nearest tag: each looks at every tag of the list.
  var suggestionsLeft = 20
  /// The list as conditions see it; nil when it has to be made anew.
  private var conditionTree: NodeTree?

  init(_ script: EditScript, _ view: TreeView, _ draft: TreeDraft, _ options: EditRunner.Options) {
    self.script = script
    self.view = view
    self.draft = draft
    self.options = options
    index = RowIndex(of: script)
    let root = NodeID(0)
    let isJSON =
      view.kind(of: root) == .mapping && view.style(of: root) == .flow && view.count(of: root) > 0
      && view.style(of: root.next) == .doubleQuoted
    quoting = isJSON ? .whereNeeded : .asWritten
  }

  /// A value of the edits as a node of the list.
  mutating func written(_ node: NodeID) -> TreeDraft.ID { draft.copy(node, from: view, quoting: quoting) }

  var isHolo: Bool { options.compatibility == .holo }

  /// The library that the list is written for.
  var runtime: Runtime {
    mutating get {
      if let knownRuntime { return knownRuntime }
      let found = draft.runtime()
      knownRuntime = found
      return found
    }
  }

  /// The key under which a new section has its rows.
  var rowsKey: String { mutating get { runtime.kind == .table ? "rows" : "items" } }

  /// The keys under which an element may have rows, whatever its library calls them.
  mutating func rowKeys(of element: Element) -> [String] {
    if let known = knownRowKeys[element] { return known }
    let found = runtime.rowKeys(of: element)
    knownRowKeys[element] = found
    return found
  }

  mutating func runAll() {
    guard draft.kind(of: draft.root) == .mapping else { return }
    for step in script.steps { run(step) }
  }

  private mutating func run(_ step: EditStep) {
    if let condition = step.condition {
      guard holds(condition) else { return }
    }
    guard let step = fitted(step), !reportVariant(step) else { return }
    switch (step.operation.subject, step.operation.action) {
    case (.rows, .make), (.items, .make): makeRows(step)
    case (.rows, .insert), (.items, .insert): insertRows(step)
    case (.rows, .update), (.items, .update), (.rows, .remake), (.items, .remake): changeRows(step)
    case (.rows, .remove), (.items, .remove): removeRows(step)
    case (.rows, .move), (.items, .move): moveRows(step)
    case (.rows, .removeAll), (.items, .removeAll): removeAllRows(step)
    case (.sections, .make), (.sections, .insert): addSections(step)
    case (.sections, .update): for entry in step.entries { updateSection(entry) }
    case (.sections, .remake): for entry in step.entries { remakeSection(entry) }
    case (.sections, .remove): removeSections(step)
    case (.sections, .move): moveSections(step)
    case (.sections, .removeAll): removeAllSections()
    case (.cells, _): updateClasses(step, "cells", .row)
    case (.views, _): updateClasses(step, "views", .header)
    case (.list, _): updateList(step)
    }
  }

  /// The operation as it fits the list: rows are a table's, items a collection's. HoloCollectionView still knows the
  /// names of rows; its old 'remake' works like 'update'.
  mutating func fitted(_ step: EditStep) -> EditStep? {
    let operation = step.operation
    guard operation.isOfRows, (operation.subject == .rows) != (runtime.kind == .table) else { return step }
    let isTable = runtime.kind == .table
    let name = operation.name
    let twin =
      isTable
      ? name.replacingSuffix("Items", with: "Rows") : name.replacingSuffix("Rows", with: "Items")
    let wanted = isHolo && !isTable && operation.action == .remake ? "updateItems" : twin
    if isHolo, !isTable, let fitting = EditOperation.named(wanted) {
      report(
        Diagnostic(
          .otherKindEdit, "'\(name)' is an old name in a collection, and works like '\(wanted)'",
          at: view.location(of: step.name), severity: .warning))
      return step.with(fitting)
    }
    report(
      Diagnostic(
        .otherKindEdit,
        "'\(name)' is for \(isTable ? "collections" : "tables"), and this list is a "
          + "\(isTable ? "table" : "collection"); write '\(twin)'", at: view.location(of: step.name)))
    return nil
  }

  /// Whether the condition of an operation holds; what cannot be told is a finding, and does not.
  private mutating func holds(_ condition: NodeID) -> Bool {
    let tree: NodeTree
    if let conditionTree {
      tree = conditionTree
    } else {
      tree = draft.tree()
      conditionTree = tree
    }
    guard let document = tree.documents.first else { return false }
    let result = ListCondition(condition, in: view, over: document, of: tree, options.inputs)
    diagnostics += result.diagnostics
    return result.holds ?? false
  }

  /// Notes that the root has changed, which conditions look at.
  mutating func forgetRoot() {
    knownRuntime = nil
    conditionTree = nil
  }

  /// Reports rows and sections for a list that extends another, which has them.
  private mutating func reportVariant(_ step: EditStep) -> Bool {
    switch (step.operation.subject, step.operation.action, step.place) {
    case (.rows, .make, _), (.items, .make, _), (.sections, .make, _), (_, .insert, .index), (_, .insert, .end): break
    default: return false
    }
    guard let base = draft.text(of: "extends", in: draft.root) else { return false }
    report(
      Diagnostic(
        .targetInOtherFile,
        "the list extends '\(base)', which has its rows; edit that, or write the edit under the list's 'edits'",
        at: view.location(of: step.name)))
    return true
  }

  mutating func report(_ finding: Diagnostic) { diagnostics.append(finding) }

  /// Reports what does not fit: an error, or a warning where HoloTableView goes on.
  mutating func reportMisfit(
    _ rule: Rule, _ message: String, _ remedy: String, at node: NodeID, notes: [Diagnostic.Note] = []
  ) {
    report(
      Diagnostic(
        rule, "\(message); \(remedy)", at: view.firstLineLocation(of: node), severity: isHolo ? .warning : .error,
        notes: notes))
  }

  /// A note at a node of the list; none where the node is made up.
  func note(_ message: String, at node: TreeDraft.ID) -> [Diagnostic.Note] {
    draft.location(of: node).map { [.init(message, at: $0)] } ?? []
  }
}

extension EditStep {
  /// The same step as another operation.
  func with(_ operation: EditOperation) -> EditStep {
    var step = EditStep(operation: operation, name: name, value: value)
    step.condition = condition
    step.container = container
    step.place = place
    step.entries = entries
    step.targets = targets
    return step
  }
}

extension String {
  /// The text with another ending.
  fileprivate func replacingSuffix(_ suffix: String, with other: String) -> String {
    hasSuffix(suffix) ? dropLast(suffix.count) + other : self
  }
}
