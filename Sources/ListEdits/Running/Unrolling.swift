internal import ListModel
internal import SpecExpression
public import SpecSource
public import SpecTree

extension EditRunner {
  /// Puts the rows and sections that each `forEach` makes in its place, so that edits can name them.
  ///
  /// What a `forEach` in an included file makes stays there. All or nothing: after an error the draft is to be thrown
  /// away.
  public static func unroll(_ draft: inout TreeDraft, _ options: Options) -> [Diagnostic] {
    let tree = draft.tree()
    guard let document = tree.documents.first, ElsewhereTags.repeats(in: tree) else { return [] }
    let expansion = tree.withView { ListExpander.expand(document, of: tree, in: $0, options.inputs) }
    if expansion.diagnostics.contains(where: { $0.severity == .error }) { return expansion.diagnostics }
    guard expansion.isComplete, let made = expansion.tree.documents.first else { return expansion.diagnostics }
    return expansion.tree.withView { view in
      var unrolling = Unrolling(draft, view)
      unrolling.group(view.resolved(made.root))
      unrolling.run()
      draft = unrolling.draft
      return expansion.diagnostics + unrolling.diagnostics
    }
  }
}

/// The work of putting rows and sections in the places of the repetitions that make them.
private struct Unrolling {
  /// Where a repetition stands.
  struct Place: Hashable {
    let file: FileID
    let start: UInt32

    init(_ location: Location) {
      file = location.file
      start = location.range.start
    }
  }

  /// What stands in a list: under cb's `data`, models where a class is named, and rows where none is.
  private enum Items {
    case sections, rows, modelsOrRows
  }

  var draft: TreeDraft
  /// The list with everything worked out.
  let view: TreeView
  let runtime: Runtime
  var diagnostics: [Diagnostic] = []
  /// What each repetition makes, in order.
  private var made: [Place: [NodeID]] = [:]
  /// The repetitions of models: an expansion puts what they make under `rows`, as rows that have these models.
  private var models: Set<Place> = []
  /// The repetitions that have been replaced: an alias can show one twice.
  private var done: Set<Place> = []

  init(_ draft: TreeDraft, _ view: TreeView) {
    self.draft = draft
    self.view = view
    runtime = self.draft.runtime()
  }

  /// Collects what repetitions make.
  mutating func group(_ root: NodeID) {
    guard view.kind(of: root) == .mapping else { return }
    let sections = view.value(of: "sections", in: root).map(items) ?? []
    for section in sections where !collect(section) { groupRows(of: section, .section) }
    groupRows(of: root, .list)
  }

  private mutating func groupRows(of mapping: NodeID, _ element: Element) {
    guard view.kind(of: mapping) == .mapping else { return }
    for pair in view.pairs(of: mapping) {
      let key = view.string(of: pair.key)
      let isOwn = rowKeys(of: element).contains(key)
      // What the library does not call its rows an expansion does.
      guard isOwn || key == "rows" else { continue }
      let areModels = key == "rows" && !runtime.modelKeys(of: element).isEmpty
      for row in items(of: pair.value) where collect(row) && areModels { models.insert(place(of: row)) }
    }
  }

  private func rowKeys(of element: Element) -> [String] { runtime.rowKeys(of: element) }

  private mutating func collect(_ element: NodeID) -> Bool {
    guard view.firstLineLocation(of: element).route > 0 else { return false }
    made[place(of: element), default: []].append(element)
    return true
  }

  private func place(of element: NodeID) -> Place { Place(view.firstLineLocation(of: element)) }

  private func items(of list: NodeID) -> [NodeID] {
    let list = view.resolved(list)
    return view.kind(of: list) == .sequence ? view.items(of: list) : []
  }

  mutating func run() {
    if let list = draft.value(of: "sections", in: draft.root) { replaceItems(of: list, .sections) }
    replaceRows(of: draft.root, .list)
  }

  private mutating func replaceRows(of mapping: TreeDraft.ID, _ element: Element) {
    for key in rowKeys(of: element) {
      guard let list = draft.value(of: key, in: mapping) else { continue }
      replaceItems(of: list, runtime.modelKeys(of: element).contains(key) ? .modelsOrRows : .rows)
    }
  }

  private mutating func replaceItems(of list: TreeDraft.ID, _ kind: Items) {
    guard draft.kind(of: list) == .sequence else { return }
    for item in draft.items(of: list) where draft.kind(of: item) == .mapping {
      guard draft.value(of: "forEach", in: item) != nil else {
        if kind == .sections { replaceRows(of: item, .section) }
        continue
      }
      replace(item, in: list, kind)
    }
  }

  private mutating func replace(_ item: TreeDraft.ID, in list: TreeDraft.ID, _ kind: Items) {
    guard let location = draft.location(of: item), let index = draft.items(of: list).firstIndex(of: item) else {
      return
    }
    // Where an alias shows it, the place is that of the alias; what it makes is placed at the anchor.
    let place = Place(location)
    guard !draft.isAlias(item), done.insert(place).inserted else {
      diagnostics.append(
        Diagnostic(
          .targetGenerated, "a 'forEach' that an alias shows cannot be unrolled; write it out", at: location))
      return
    }
    let copies = (made[place] ?? []).map { node -> TreeDraft.ID in
      if kind == .modelsOrRows, models.contains(place) { return model(of: node) }
      let copy = draft.copy(node, from: view, quoting: .whereNeeded)
      strip(copy)
      if view.isLive(node) { settle(copy, kind == .sections ? .section : .row) }
      return copy
    }
    if !copies.isEmpty { draft.insert(copies, at: index, in: list, beside: item) }
    draft.remove(item, from: list)
  }

  /// The model of a row that an expansion made of one.
  private mutating func model(of row: NodeID) -> TreeDraft.ID {
    guard let model = view.value(of: "model", in: row) else { return draft.scalar("null", .plain) }
    let copy = draft.copy(model, from: view, quoting: .whereNeeded)
    return settled(copy) ?? copy
  }

  /// Takes out what only an expansion writes.
  private mutating func strip(_ element: TreeDraft.ID) {
    for pair in draft.pairs(of: element) {
      if draft.text(of: pair.key) == ComputedKey.name {
        draft.removeKey(ComputedKey.name, from: element)
      } else if draft.kind(of: pair.value) == .mapping {
        strip(pair.value)
      } else if draft.kind(of: pair.value) == .sequence {
        for item in draft.items(of: pair.value) where draft.kind(of: item) == .mapping { strip(item) }
      }
    }
  }

  /// Writes the `$(` of texts that were worked out as `$$(`, since they say themselves. What an expansion leaves as it is
  /// written, defaults of a section's rows and keys that nobody knows, stays.
  private mutating func settle(_ element: TreeDraft.ID, _ kind: Element) {
    for pair in draft.pairs(of: element) {
      let key = draft.text(of: pair.key)
      guard let name = runtime.property(named: key, of: kind), name.home != .rows, name.property != "rowDefaults" else {
        continue
      }
      if kind == .section, rowKeys(of: .section).contains(key), draft.kind(of: pair.value) == .sequence {
        for item in draft.items(of: pair.value) {
          if draft.kind(of: item) == .mapping { settle(item, .row) }
        }
      } else if let text = settled(pair.value) {
        draft.set(key, to: text, in: element)
      }
    }
  }

  /// Does so with all that is in a value; gives what takes the place of a text.
  private mutating func settled(_ value: TreeDraft.ID) -> TreeDraft.ID? {
    switch draft.kind(of: value) {
    case .mapping:
      for pair in draft.pairs(of: value) {
        if let text = settled(pair.value) { draft.set(draft.text(of: pair.key), to: text, in: value) }
      }
    case .sequence:
      for item in draft.items(of: value) { if let text = settled(item) { draft.replace(item, with: text, in: value) } }
    case .scalar, .alias:
      let text = draft.text(of: value)
      if let literal = Template.literal(text) { return draft.scalar(literal, nil) }
    }
    return nil
  }
}
