internal import SpecExpression
internal import SpecSource
internal import SpecTree

/// A file that `data:` names, as a whole or as one of its direct children.
struct DataReference {
  /// The part that names it, among the expander's parts.
  let part: Int
  /// The key that it is the value of; nil for the whole of `data`.
  let key: NodeID?
  /// The scalar with the way into the file.
  let at: NodeID?
  /// The file's place among the loaded trees; nil when it could not be read.
  let place: Int?
}

/// Finds and loads the files that `data:` names.
enum DataReferences {
  /// The files that the parts of a spec name.
  static func load(_ parts: [SpecPart], main: TreeView, _ loaded: inout LoadedFiles) -> [DataReference] {
    var references: [DataReference] = []
    for (number, part) in parts.enumerated() {
      if part.tree == 0 {
        find(number, part.root, in: main, &references, &loaded)
      } else {
        loaded.trees[Int(part.tree) - 1].withView { find(number, part.root, in: $0, &references, &loaded) }
      }
    }
    return references
  }

  private static func find(
    _ part: Int, _ root: NodeID, in view: TreeView, _ references: inout [DataReference], _ loaded: inout LoadedFiles
  ) {
    guard let data = view.value(of: "data", in: root), view.kind(of: data) == .mapping else { return }
    if let whole = reference(data, key: nil, part, in: view, &loaded) {
      references.append(whole)
      return
    }
    let pairs = view.pairs(of: data)
    for pair in pairs {
      if let found = reference(view.resolved(pair.value), key: pair.key, part, in: view, &loaded) {
        references.append(found)
      }
    }
  }

  /// A mapping with `file`, perhaps `at`, and nothing else.
  private static func reference(
    _ node: NodeID, key: NodeID?, _ part: Int, in view: TreeView, _ loaded: inout LoadedFiles
  ) -> DataReference? {
    guard view.kind(of: node) == .mapping, let file = view.value(of: "file", in: node),
      view.kind(of: file) == .scalar
    else { return nil }
    let at = view.value(of: "at", in: node)
    guard view.count(of: node) == (at == nil ? 1 : 2), at.map({ view.kind(of: $0) == .scalar }) ?? true else {
      return nil
    }
    return DataReference(part: part, key: key, at: at, place: loaded.load(file, in: view))
  }
}

extension ListExpander {
  /// Gives `data` its value: what the spec and its parts write, with the files that they name, then what the command
  /// line gives.
  mutating func setData(
    _ references: [DataReference], given: [Int?], settings: [(path: DataPath, tree: Int?)]
  ) {
    var data: Value?
    for (number, part) in parts.enumerated() {
      guard let own = value(of: part, references.filter { $0.part == number }) else { continue }
      if !references.contains(where: { $0.part == number && $0.key == nil }) { reportConflicts(in: part) }
      data = data.map { laid($0, over: own) } ?? own
    }
    dataIsIncomplete = dataIsIncomplete || given.contains(nil) || settings.contains { $0.tree == nil }
    for case let place? in given { data = data.map { laid(root(of: place), over: $0) } ?? root(of: place) }
    for (path, place) in settings {
      guard let place else { continue }
      if let changed = setting(root(of: place), at: path.steps[...], in: data) {
        data = changed
      } else {
        diagnostics.append(
          Diagnostic(
            .dataNotFound, "the data has no place '\(path)': \(obstacle(at: path, in: data))",
            at: evaluator.home(of: NodeRef(tree: UInt32(place + 1), node: NodeID(0))).location(of: NodeID(0))))
      }
    }
    set(slots.data, data)
    guard layingsLeft <= 0 else { return }
    report(.tooManyNodes, "the maps of 'data' that lie over each other are too large", at: parts[0].root)
  }

  /// Reports the names of a part's data that the spec or a part before it has with another content.
  private mutating func reportConflicts(in part: SpecPart) {
    let outer = enter(part.tree)
    defer { enter(outer) }
    guard let data = view.value(of: "data", in: part.root), view.kind(of: data) == .mapping else { return }
    for pair in pairs(of: data) {
      let name = view.byteText(of: pair.key)
      let target = view.resolved(pair.value)
      if let earlier = dataNames[name] {
        reportConflict(name, pair.key, target, earlier)
      } else {
        dataNames[name] = (target, pair.key, tree)
      }
    }
  }

  /// The value that a loaded file is.
  private func root(of place: Int) -> Value { evaluator.value(of: NodeID(0), in: UInt32(place + 1)) }

  private mutating func value(of part: SpecPart, _ references: [DataReference]) -> Value? {
    let outer = enter(part.tree)
    defer { enter(outer) }
    guard let data = view.value(of: "data", in: part.root) else { return nil }
    guard !references.isEmpty else { return evaluator.value(of: data, in: tree) }
    if references[0].key == nil { return loadedValue(of: references[0]) }
    var map = ValueMap()
    for pair in pairs(of: data) {
      let reference = references.first { $0.key == pair.key }
      let child = reference.map { loadedValue(of: $0) ?? .null } ?? evaluator.value(of: pair.value, in: tree)
      map.set(child, for: view.string(of: pair.key))
    }
    return .map(map)
  }

  private mutating func loadedValue(of reference: DataReference) -> Value? {
    guard let place = reference.place else {
      dataIsIncomplete = true
      return nil
    }
    let whole = root(of: place)
    guard let at = reference.at else { return whole }
    guard let path = DataPath(view.string(of: at)) else {
      dataIsIncomplete = true
      report(.dataNotFound, "'\(view.string(of: at))' is no way into data; write it as 'a.b[0]'", at: at)
      return nil
    }
    guard let found = value(at: path, in: whole) else {
      dataIsIncomplete = true
      report(.dataNotFound, "the file has nothing at '\(view.string(of: at))'", at: at)
      return nil
    }
    return found
  }
}
