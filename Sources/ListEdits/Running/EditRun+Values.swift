internal import ListModel
internal import SpecSource
internal import SpecTree

/// Setting values: what an update does to one mapping.
extension EditRun {
  /// What a key of an element stands for; nil for one that the runtime does not know.
  mutating func propertyName(_ key: String, _ element: Element?) -> PropertyName? {
    element.flatMap { runtime.property(named: key, of: $0) }
  }

  /// Sets the value at a path of keys, or takes it out for null; headers and footers merge key by key.
  ///
  /// A property that the mapping has under another of its names keeps that name, so that it is never written twice.
  mutating func set(_ path: ArraySlice<String>, _ change: EditChange, in mapping: TreeDraft.ID, _ element: Element?) {
    guard let key = path.first else { return }
    let name = propertyName(key, element)
    if let element, element != .list, name == nil, reportUnknown(key, change, element) { return }
    if let name, element == .section || element == .list {
      if name.home == .own, let side = HeaderSide(rawValue: name.property) {
        return setHeader(side, key, path.dropFirst(), change, in: mapping, element)
      }
      if name.home != .own { return setFlat(key, name, path, change, in: mapping, element) }
    }
    let written = writtenKey(key, name, in: mapping, element) ?? key
    guard path.count > 1 else { return put(change.value, under: written, in: mapping) }
    reach(into: written, path, change, in: mapping, contents(of: name, element))
  }

  /// What the value of a property is made of.
  enum Contents: Equatable {
    /// The properties of an element.
    case element(Element)
    /// The code of an event, whose name alone is short for `{native: name}`.
    case code
  }

  /// What the value of a property is made of; nil where it has no parts that the catalogue knows.
  func contents(of name: PropertyName?, _ element: Element?) -> Contents? {
    guard let name, let element else { return nil }
    switch name.kind(in: element) {
    case .event?: return .code
    case .element(let inner)?: return .element(inner)
    case .structure(.rowDefaults)?: return .element(.row)
    case .structure(.implements)?: return .element(name.owner(for: element))
    default: return nil
    }
  }

  /// Sets a value below a key, making the mapping that is missing.
  mutating func reach(
    into key: String, _ path: ArraySlice<String>, _ change: EditChange, in mapping: TreeDraft.ID, _ contents: Contents?
  ) {
    let element: Element? = if case .element(let inner)? = contents { inner } else { nil }
    guard let inner = draft.value(of: key, in: mapping), !isNull(inner) else {
      guard !isNull(change.value) else { return }
      let made = draft.mapping()
      set(path.dropFirst(), change, in: made, element)
      draft.set(key, to: made, in: mapping)
      return
    }
    guard draft.kind(of: inner) == .mapping else {
      if contents == .code, draft.kind(of: inner) == .scalar, setCode(path.dropFirst(), change, under: key, in: mapping)
      {
        return
      }
      let kind = draft.kind(of: inner) == .sequence ? "a list" : "'\(draft.text(of: inner).prefix(60))'"
      reportMisfit(
        .valueNotReachable, "'\(change.path.joined(separator: "."))' reaches into '\(key)', which is \(kind)",
        isHolo ? skipped : "expected a mapping there", at: change.key, notes: note("the value is here", at: inner))
      return
    }
    set(path.dropFirst(), change, in: inner, element)
  }

  /// Gives an event that is written as the name of its code another one; false where that is not what an edit says.
  private mutating func setCode(
    _ path: ArraySlice<String>, _ change: EditChange, under key: String, in mapping: TreeDraft.ID
  ) -> Bool {
    guard path == ["native"], view.kind(of: change.value) == .scalar, !isNull(change.value) else { return false }
    let name = view.string(of: change.value)
    // Standing alone, these would be no names.
    if name == "native" || name.utf8.contains(UInt8(ascii: "$")) {
      let made = draft.mapping()
      put(change.value, under: "native", in: made)
      draft.set(key, to: made, in: mapping)
    } else {
      put(change.value, under: key, in: mapping)
    }
    return true
  }

  /// The key under which a mapping has a property, be it another of its names; nil where it does not have it.
  mutating func writtenKey(
    _ key: String, _ name: PropertyName?, in mapping: TreeDraft.ID, _ element: Element?
  ) -> String? {
    if name == nil || propertyName(key, element) == name, draft.value(of: key, in: mapping) != nil { return key }
    guard let name else { return nil }
    for pair in draft.pairs(of: mapping) {
      let other = draft.text(of: pair.key)
      if propertyName(other, element) == name { return other }
    }
    return nil
  }

  /// Writes a value under a key, or takes the key out for null; what is there already is left as it is written.
  mutating func put(_ value: NodeID, under key: String, in mapping: TreeDraft.ID) {
    let old = draft.value(of: key, in: mapping)
    if isNull(value) {
      if old != nil { draft.removeKey(key, from: mapping) }
      return
    }
    if let old, isSame(old, value, .exact) { return }
    draft.set(key, to: written(value), in: mapping)
  }

  /// Gives a mapping another tag, or none.
  mutating func setTag(_ newTag: NodeID?, of mapping: TreeDraft.ID) {
    if let newTag { put(newTag, under: "tag", in: mapping) }
  }

  /// A new row or item.
  mutating func newRow(_ entry: EditEntry) -> TreeDraft.ID { newElement(entry, .row) }

  /// A new row or section as an entry says it, without the words of the edit language.
  mutating func newElement(_ entry: EditEntry, _ element: Element) -> TreeDraft.ID {
    let made = written(entry.node)
    guard draft.kind(of: made) == .mapping else { return made }
    for pair in draft.pairs(of: made) {
      let key = draft.text(of: pair.key)
      if isWord(key, element) || isNull(pair.value) && !(element == .row && isData(key)) {
        draft.removeKey(key, from: made)
      } else if element == .section, HeaderSide(rawValue: key) != nil, draft.kind(of: pair.value) == .mapping {
        for inner in draft.pairs(of: pair.value) where isNull(inner.value) {
          draft.removeKey(draft.text(of: inner.key), from: pair.value)
        }
      }
    }
    return made
  }

  /// Whether a key of a row is one whose null is data: no model, where the class would give one.
  private mutating func isData(_ key: String) -> Bool {
    guard let name = propertyName(key, .row), name.home == .own else { return false }
    return PropertyTable.row.properties.contains { $0.name == name.property && $0.kind == .data }
  }

  private func isWord(_ key: String, _ element: Element) -> Bool {
    if let word = EditWord(rawValue: key), word != .when { return true }
    return element == .section && EditOperation.named(key) != nil
  }

  /// A row or section that has the tag of another and what an entry says; the other one itself where that is the same.
  /// What repeats it stays: without it the tag of a template would say nothing.
  mutating func remade(_ old: TreeDraft.ID, _ entry: EditEntry, _ element: Element) -> TreeDraft.ID {
    let fresh = newElement(entry, element)
    if draft.kind(of: old) == .mapping {
      if entry.newTag == nil, let tag = draft.value(of: "tag", in: old), !isNull(tag) {
        draft.set("tag", to: draft.copy(tag), in: fresh)
      }
      for key in ["forEach", "as"] where draft.value(of: key, in: fresh) == nil {
        if let value = draft.value(of: key, in: old) { draft.set(key, to: draft.copy(value), in: fresh) }
      }
    }
    if let newTag = entry.newTag { put(newTag, under: "tag", in: fresh) }
    runNested(entry, in: fresh, isFresh: true)
    for change in entry.changes where change.path.count > 1 {
      draft.removeKey(view.string(of: change.key), from: fresh)
      set(change.path[...], change, in: fresh, element)
    }
    return isSame(old, fresh) ? old : fresh
  }

  /// Reports a key that was meant as a word of the edit language, or that null cannot take out since no row has it.
  private mutating func reportUnknown(_ key: String, _ change: EditChange, _ element: Element) -> Bool {
    guard !key.hasPrefix("x-") else { return false }
    let words = EditWord.allCases.map(\.rawValue) + (element == .section ? EditOperation.all.map(\.name) : [])
    let keys = runtime.keys(of: element)
    guard let near = Spelling.nearest(to: key, in: keys + words) else {
      guard isNull(change.value) else { return false }
      report(
        Diagnostic(
          .unknownKey, "unknown key '\(view.excerpt(of: change.key))' in \(element.name)",
          at: view.location(of: change.key)))
      return true
    }
    guard isNull(change.value) || words.contains(near) else { return false }
    let fixed = change.path.map { $0 == key ? near : $0 }.joined(separator: ".")
    report(
      Diagnostic(
        .unknownKey, "unknown key '\(view.excerpt(of: change.key))' in \(element.name); did you mean '\(near)'?",
        at: view.location(of: change.key),
        fixes: [view.renaming(change.key, to: fixed)]))
    return true
  }
}
