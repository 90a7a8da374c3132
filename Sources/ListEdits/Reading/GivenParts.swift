internal import ListModel
internal import SpecSource
internal import SpecTree

/// What edits give to rows, sections, classes and the root, as parts of a list that is written for whatever runtime.
struct GivenParts {
  /// The most operations on the root that are looked at: each needs a list of its own, since two may give one key.
  private static let mostRoots = 256

  private let view: TreeView
  private let source: SourceFile
  private var rows: [[EditChange]] = []
  private var sections: [[EditChange]] = []
  private var roots: [[EditChange]] = []
  private var cells: [GivenClass] = []
  private var views: [GivenClass] = []

  /// A class with some keys; one class may come several times.
  private struct GivenClass {
    let name: NodeID
    let changes: [EditChange]
  }

  /// The parts that the steps of a file give.
  init(_ steps: [EditStep], of tree: NodeTree, in view: TreeView) {
    self.view = view
    source = tree.source
    for step in steps { collect(step) }
  }

  private mutating func collect(_ step: EditStep) {
    for entry in step.entries {
      let changes = changes(of: entry, step.operation)
      if step.operation.subject == .sections {
        // Whether the data of a section are rows or models is for the list to say.
        sections += parts(changes.filter { $0.path[0] != "data" })
      } else {
        rows += parts(changes)
      }
      for nested in entry.nested { collect(nested) }
    }
    switch step.operation.subject {
    case .cells: cells += classes(step.changes)
    case .views: views += classes(step.changes)
    case .list where roots.count < Self.mostRoots: roots += parts(step.changes)
    case .list, .rows, .items, .sections: break
    }
  }

  /// What an entry says of its row or section itself.
  private func changes(of entry: EditEntry, _ operation: EditOperation) -> [EditChange] {
    guard operation.action == .make || operation.action == .insert else { return entry.changes }
    return changes(inside: view.resolved(entry.node)) { name in
      if let word = EditWord(rawValue: name), word != .when { return nil }
      return operation.subject == .sections && EditOperation.named(name) != nil ? nil : [name]
    }
  }

  private func classes(_ changes: [EditChange]) -> [GivenClass] {
    changes.flatMap { change in
      let keys = self.changes(inside: change.value) { EditReader(view).path(of: $0) }
      return parts(keys).map { GivenClass(name: change.key, changes: $0) }
    }
  }

  /// The pairs of a mapping, each by the path that its key is; those without one are left out.
  private func changes(inside node: NodeID, _ path: (String) -> [String]?) -> [EditChange] {
    guard view.kind(of: node) == .mapping else { return [] }
    return view.pairs(of: node).compactMap { pair in
      path(view.string(of: pair.key)).map { EditChange(path: $0, key: pair.key, value: view.resolved(pair.value)) }
    }
  }

  /// Those that give something: plain keys together, and each that reaches inside on its own, beside no other of its path.
  private func parts(_ changes: [EditChange]) -> [[EditChange]] {
    let given = changes.filter { view.kind(of: $0.value) != .scalar || view.scalar(of: $0.value) != .null }
    let plain = given.filter { $0.path.count == 1 }
    return (plain.isEmpty ? [] : [plain]) + given.filter { $0.path.count > 1 }.map { [$0] }
  }

  /// The keys that stand in entries themselves, beside the words of the edits, by their places.
  var entryKeys: [Location: NodeID] {
    let keys = (rows + sections).joined().lazy.filter { $0.path.count == 1 }.map(\.key)
    return Dictionary(keys.map { (view.location(of: $0), $0) }) { first, _ in first }
  }

  // MARK: As lists

  /// The lists for a runtime that have all the parts; none where the parts are too many.
  func lists(for runtime: Runtime) -> [NodeTree] {
    let hasElements = !(rows.isEmpty && sections.isEmpty && cells.isEmpty && views.isEmpty)
    let elements = hasElements ? [list(for: runtime, []) { addElements(to: &$0, for: runtime) }] : []
    return (elements + roots.map { list(for: runtime, $0) { _ in } }).compactMap { $0 }
  }

  private func list(
    for runtime: Runtime, _ root: [EditChange], _ add: (inout TreeComposer) -> Void
  ) -> NodeTree? {
    var composer = TreeComposer(for: source)
    composer.openMapping(at: start)
    addPair("listspec", "1", to: &composer)
    for (key, name) in [("runtime", runtime.name), ("kind", runtime.kind.rawValue)] {
      if !root.contains(where: { $0.path[0] == key }) { addPair(key, name, to: &composer) }
    }
    for change in root { addChange(change, to: &composer) }
    add(&composer)
    composer.close()
    return composer.isFull ? nil : composer.finish(workedOut: false)
  }

  private func addElements(to composer: inout TreeComposer, for runtime: Runtime) {
    addClasses(cells, "cells", to: &composer)
    addClasses(views, "views", to: &composer)
    let rowsKey = runtime.kind == .table ? "rows" : "items"
    composer.key("sections", at: start)
    composer.openSequence(at: start)
    if !rows.isEmpty {
      composer.openMapping(at: start)
      composer.key(rowsKey, at: start)
      composer.openSequence(at: start)
      for row in rows { addElement(row, to: &composer) }
      composer.close()
      composer.close()
    }
    for section in sections { addElement(section, rowsKey: rowsKey, to: &composer) }
    composer.close()
  }

  private func addClasses(_ classes: [GivenClass], _ key: String, to composer: inout TreeComposer) {
    guard !classes.isEmpty else { return }
    composer.key(key, at: start)
    composer.openMapping(at: start)
    for given in classes {
      composer.copyScalar(given.name, from: view)
      addElement(given.changes, to: &composer)
    }
    composer.close()
  }

  private func addElement(_ changes: [EditChange], rowsKey: String? = nil, to composer: inout TreeComposer) {
    composer.openMapping(at: view.firstLineLocation(of: changes[0].key))
    for change in changes { addChange(change, rowsKey: rowsKey, to: &composer) }
    composer.close()
  }

  /// Adds a key with its value, which it may reach through others; rows under the name that the list has for them.
  private func addChange(_ change: EditChange, rowsKey: String? = nil, to composer: inout TreeComposer) {
    if change.path.count > 1 {
      guard let places = places(of: change) else { return }
      for (number, place) in places.enumerated() {
        if number > 0 { composer.openMapping(at: place) }
        addText(change.path[number], at: place, to: &composer)
      }
    } else if let rowsKey, ["rows", "items"].contains(change.path[0]) {
      composer.key(rowsKey, at: view.location(of: change.key))
    } else {
      composer.copyScalar(change.key, from: view)
    }
    composer.copy(change.value, from: view)
    for _ in change.path.dropFirst() { composer.close() }
  }

  /// Where the steps of a key stand; nil where escapes hide it.
  private func places(of change: EditChange) -> [Location]? {
    let range = view.range(of: change.key)
    let text = view.string(of: change.key).utf8
    let quotes = range.count - text.count
    guard quotes == (view.style(of: change.key) == .plain ? 0 : 2) else { return nil }
    var start = range.bytes.lowerBound + quotes / 2
    return change.path.map { step in
      let end = start + step.utf8.count
      defer { start = end + 1 }
      return view.location(of: change.key, range: SourceRange(start..<end))
    }
  }

  /// The place of what the file does not say.
  private var start: Location { Location(view.file, SourceRange(0..<0)) }

  private func addPair(_ key: String, _ text: String, to composer: inout TreeComposer) {
    composer.key(key, at: start)
    addText(text, at: start, to: &composer)
  }

  private func addText(_ text: String, at place: Location, to composer: inout TreeComposer) {
    var text = text
    text.withUTF8 { composer.scalar($0, .plain, at: place) }
  }
}
