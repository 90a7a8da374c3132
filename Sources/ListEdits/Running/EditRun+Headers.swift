internal import ListModel
internal import SpecSource
internal import SpecTree

/// Headers and footers, which merge key by key, however they are written: as a mapping, as a text, or as flat keys of the
/// section.
extension EditRun {
  /// Sets a header or footer, or something in it; `path` is what follows its key.
  mutating func setHeader(
    _ side: HeaderSide, _ key: String, _ path: ArraySlice<String>, _ change: EditChange, in mapping: TreeDraft.ID,
    _ element: Element?
  ) {
    if !path.isEmpty { return setPart(path, change, of: side, key, in: mapping, element) }
    if isNull(change.value) {
      if draft.value(of: key, in: mapping) != nil { draft.removeKey(key, from: mapping) }
      for flat in flatKeys(of: side, in: mapping, element) { draft.removeKey(flat, from: mapping) }
      return
    }
    let hasOwn = draft.value(of: key, in: mapping).map { !isNull($0) } ?? false
    let isMapping = view.kind(of: change.value) == .mapping
    if view.kind(of: change.value) == .sequence
      || !isMapping && !hasOwn
        && flatKeys(of: side, in: mapping, element).isEmpty
    {
      return put(change.value, under: key, in: mapping)
    }
    guard isMapping else {
      return setPart(["title"], change, of: side, key, in: mapping, element)
    }
    var parts: [EditChange] = []
    view.forEachPair(of: change.value) { pair in
      parts.append(EditChange(path: [view.string(of: pair.key)], key: pair.key, value: view.resolved(pair.value)))
    }
    for part in parts { setPart(part.path[...], part, of: side, key, in: mapping, element) }
    // A header that says nothing is a header too.
    if parts.isEmpty, !hasOwn, flatKeys(of: side, in: mapping, element).isEmpty {
      put(change.value, under: key, in: mapping)
    }
  }

  /// Sets one property of a header or footer.
  private mutating func setPart(
    _ path: ArraySlice<String>, _ change: EditChange, of side: HeaderSide, _ key: String, in mapping: TreeDraft.ID,
    _ element: Element?
  ) {
    guard let first = path.first else { return }
    if let own = propertyName(first, .header), own.home == .own {
      let name = PropertyName(own.property, own.form, of: side == .header ? .header : .footer)
      for pair in draft.pairs(of: mapping) {
        let flat = draft.text(of: pair.key)
        guard propertyName(flat, element) == name else { continue }
        if path.count == 1 { return put(change.value, under: flat, in: mapping) }
        return reach(into: flat, path, change, in: mapping, contents(of: name, element))
      }
    }
    if let header = draft.value(of: key, in: mapping), draft.kind(of: header) == .scalar, !isNull(header) {
      // Without its title it is a header still, one that says nothing.
      if path == ["title"], view.kind(of: change.value) == .scalar, !isNull(change.value) {
        return put(change.value, under: key, in: mapping)
      }
      let made = draft.mapping()
      draft.set("title", to: draft.copy(header), in: made)
      draft.set(key, to: made, in: mapping)
    }
    // The path from the header's own key on.
    reach(into: key, [key] + path, change, in: mapping, .element(.header))
  }

  /// The flat keys of a section that speak of its header or footer.
  private mutating func flatKeys(
    of side: HeaderSide, in mapping: TreeDraft.ID, _ element: Element?
  ) -> [String] {
    let home: PropertyName.Home = side == .header ? .header : .footer
    var keys: [String] = []
    for pair in draft.pairs(of: mapping) {
      let key = draft.text(of: pair.key)
      if propertyName(key, element)?.home == home { keys.append(key) }
    }
    return keys
  }

  /// Sets a flat key: where the property is written already, else under the key itself.
  mutating func setFlat(
    _ key: String, _ name: PropertyName, _ path: ArraySlice<String>, _ change: EditChange, in mapping: TreeDraft.ID,
    _ element: Element?
  ) {
    func setHere(_ run: inout EditRun, _ written: String) {
      if path.count == 1 { return run.put(change.value, under: written, in: mapping) }
      run.reach(into: written, path, change, in: mapping, run.contents(of: name, element))
    }
    if let written = writtenKey(key, name, in: mapping, element) { return setHere(&self, written) }
    let home = name.home == .rows ? "rowDefaults" : name.home == .header ? "header" : "footer"
    let inner: Element = name.home == .rows ? .row : .header
    if let nested = draft.value(of: home, in: mapping) {
      let own = PropertyName(name.property, name.form)
      if draft.kind(of: nested) == .mapping, let written = writtenKey(name.property, own, in: nested, inner) {
        return set([written] + path.dropFirst(), change, in: nested, inner)
      }
      if draft.kind(of: nested) == .scalar, name.property == "title", name.form == .value, path.count == 1 {
        return put(change.value, under: home, in: mapping)
      }
    }
    setHere(&self, key)
  }
}
