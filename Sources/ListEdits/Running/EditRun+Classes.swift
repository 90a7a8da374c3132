internal import ListModel
internal import SpecSource
internal import SpecTree

/// The root's keys and the declared classes.
extension EditRun {
  /// Changes keys of the root; of a variant those that count beside `extends`.
  mutating func updateList(_ step: EditStep) {
    let base = draft.value(of: "extends", in: draft.root).map { draft.text(of: $0) }
    for change in step.changes {
      if let base, !options.takesIdleKeys, !ExtendedSpec.counts(change.path[0]) {
        report(
          Diagnostic(
            .targetInOtherFile,
            "the list extends '\(base)', which says what '\(view.excerpt(of: change.key))' is; edit that, or write the edit "
              + "under the list's 'edits'", at: view.location(of: change.key)))
        continue
      }
      set(change.path[...], change, in: draft.root, .list)
    }
    if step.changes.contains(where: { ElsewhereTags.rootKeys.contains($0.path[0]) }) { elsewhere = nil }
    forgetRoot()
  }

  /// Changes declared classes and adds those that are missing.
  mutating func updateClasses(_ step: EditStep, _ key: String, _ element: Element) {
    for change in step.changes {
      let name = change.path[0]
      let classes = draft.value(of: key, in: draft.root).flatMap { draft.kind(of: $0) == .mapping ? $0 : nil }
      let found = classes.flatMap { draft.value(of: name, in: $0) }
      if found == nil, let file = elsewhereTags().file(ofClass: name, key) {
        report(
          Diagnostic(
            .targetInOtherFile, "class '\(name)' is declared in '\(file)'; edit it there",
            at: view.location(of: change.key)))
        continue
      }
      if isNull(change.value) {
        if let classes, found != nil { draft.removeKey(name, from: classes) }
        continue
      }
      let home = classes ?? draft.mapping()
      fill(name, with: change.value, in: home, element)
      if classes == nil { draft.set(key, to: home, in: draft.root) }
    }
    let left = draft.value(of: key, in: draft.root)
    if let left, step.changes.contains(where: { isNull($0.value) }), draft.kind(of: left) == .mapping,
      draft.count(of: left) == 0
    {
      draft.removeKey(key, from: draft.root)
    }
    forgetRoot()
  }

  /// Merges what an edit says of a class into its declaration.
  private mutating func fill(_ name: String, with value: NodeID, in classes: TreeDraft.ID, _ element: Element) {
    var changes: [EditChange] = []
    let reader = EditReader(view)
    for pair in view.pairs(of: value) {
      changes.append(
        EditChange(
          path: reader.path(of: view.string(of: pair.key)), key: pair.key, value: view.resolved(pair.value)))
    }
    let old = draft.value(of: name, in: classes).flatMap { draft.kind(of: $0) == .mapping ? $0 : nil }
    if old == nil, !changes.contains(where: { $0.path.count > 1 || isNull($0.value) || $0.path == ["implements"] }) {
      draft.set(name, to: written(value), in: classes)
      return
    }
    let declared = old ?? draft.mapping()
    for change in changes {
      if change.path == ["implements"] {
        setMethods(change, in: declared)
      } else {
        set(change.path[...], change, in: declared, element)
      }
    }
    if old == nil { draft.set(name, to: declared, in: classes) }
  }

  /// Merges `implements` key by key; a list of names is short for methods that are code.
  private mutating func setMethods(_ change: EditChange, in declared: TreeDraft.ID) {
    let key = "implements"
    guard !isNull(change.value), view.kind(of: change.value) != .scalar,
      let old = draft.value(of: key, in: declared), !isNull(old), draft.kind(of: old) != .scalar
    else {
      if view.kind(of: change.value) == .mapping {
        let made = draft.mapping()
        for part in parts(of: change.value) where !isNull(part.value) { set(part.path[...], part, in: made, nil) }
        draft.set(key, to: made, in: declared)
      } else {
        put(change.value, under: key, in: declared)
      }
      return
    }
    let isList = view.kind(of: change.value) == .sequence
    if draft.kind(of: old) == .sequence {
      let names = draft.items(of: old).map { draft.text(of: $0) }
      if isList {
        let known = Set(names.map { ByteText($0) })
        for item in view.items(of: change.value) where !known.contains(view.byteText(of: view.resolved(item))) {
          draft.insert([written(item)], at: draft.count(of: old), in: old, beside: nil)
        }
        return
      }
      let made = draft.mapping()
      for name in names { draft.set(name, to: draft.scalar("native", .plain), in: made) }
      for part in parts(of: change.value) { set(part.path[...], part, in: made, nil) }
      draft.set(key, to: made, in: declared)
      return
    }
    if isList {
      for item in view.items(of: change.value) {
        draft.set(view.string(of: view.resolved(item)), to: draft.scalar("native", .plain), in: old)
      }
    } else {
      for part in parts(of: change.value) { set(part.path[...], part, in: old, nil) }
    }
  }

  private func parts(of mapping: NodeID) -> [EditChange] {
    view.pairs(of: mapping).map {
      EditChange(path: [view.string(of: $0.key)], key: $0.key, value: view.resolved($0.value))
    }
  }
}
