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

  var draft: TreeDraft
  /// The list with everything worked out.
  let view: TreeView
  let runtime: Runtime
  var diagnostics: [Diagnostic] = []
  /// What each repetition makes, in order.
  private var made: [Place: [NodeID]] = [:]
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
    let sections = items(of: "sections", in: root)
    for section in sections where !collect(section) { groupRows(of: section) }
    groupRows(of: root)
  }

  private mutating func groupRows(of section: NodeID) {
    for key in Self.rowKeys { for row in items(of: key, in: section) { _ = collect(row) } }
  }

  private static let rowKeys: [StaticString] = ["rows", "items", "records", "data"]

  private mutating func collect(_ element: NodeID) -> Bool {
    let location = view.firstLineLocation(of: element)
    guard location.route > 0 else { return false }
    made[Place(location), default: []].append(element)
    return true
  }

  private func items(of key: StaticString, in mapping: NodeID) -> [NodeID] {
    guard view.kind(of: mapping) == .mapping, let list = view.value(of: key, in: mapping),
      view.kind(of: list) == .sequence
    else { return [] }
    return view.items(of: list)
  }

  mutating func run() {
    if let list = draft.value(of: "sections", in: draft.root) { replaceItems(of: list, areSections: true) }
    replaceRows(of: draft.root)
  }

  private mutating func replaceRows(of section: TreeDraft.ID) {
    for key in Self.rowKeys {
      if let list = draft.value(of: "\(key)", in: section) { replaceItems(of: list, areSections: false) }
    }
  }

  private mutating func replaceItems(of list: TreeDraft.ID, areSections: Bool) {
    guard draft.kind(of: list) == .sequence else { return }
    for item in draft.items(of: list) where draft.kind(of: item) == .mapping {
      guard draft.value(of: "forEach", in: item) != nil else {
        if areSections { replaceRows(of: item) }
        continue
      }
      replace(item, in: list, areSections: areSections)
    }
  }

  private mutating func replace(_ item: TreeDraft.ID, in list: TreeDraft.ID, areSections: Bool) {
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
      let copy = draft.copy(node, from: view, quoting: .whereNeeded)
      strip(copy)
      if view.isLive(node) { settle(copy, areSections ? .section : .row) }
      return copy
    }
    if !copies.isEmpty { draft.insert(copies, at: index, in: list, beside: item) }
    draft.remove(item, from: list)
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
      if kind == .section, Self.rowKeys.contains(where: { "\($0)" == key }), draft.kind(of: pair.value) == .sequence {
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
