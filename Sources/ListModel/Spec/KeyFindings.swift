internal import SpecSource
internal import SpecTree

/// The findings about keys, worded once.
extension SpecBuilder {
  /// Reports a key that the element does not have under this runtime, by what it most likely is: another library's
  /// name, a key of another place, or a misspelt one. Keys that begin with `x-` are left alone.
  ///
  /// What a key was meant to be counts as written, so that nothing is said to be missing besides.
  mutating func reportUnknown(_ key: NodeID, _ value: NodeID, in mapping: NodeID, _ element: Element, at level: Levels)
  {
    if view.isWorkedOut, view.string(of: key) == ComputedKey.name {
      computedNode = view.resolved(value)
      return
    }
    if ignoresExtension(key, value) || reportBareColon(key, value, element, at: level) || reportBareDash(key, at: level)
    {
      return
    }
    let text = view.string(of: key)
    let unknown = UnknownKey(name: text, element: element, level: level)
    let meaning = meaning(of: unknown)
    switch meaning {
    case .otherKind(let property): diagnostics.add(otherKind(property, key))
    case .otherRuntime(let runtime, let meaning, let property):
      guard isRuntimeKnown else { return }
      diagnostics.add(otherRuntime(runtime, meaning, property, key, value, in: mapping))
      if meaning.target == .own { guess(meaning, property, value) }
    case .misspelt(let nearest, let meaning):
      // What follows a colon is more than a key, and would be lost.
      let fixes = hasKey(nearest, in: mapping) || text.contains(":") ? [] : [view.renaming(key, to: nearest)]
      diagnostics.add(
        Diagnostic(
          .unknownKey, "unknown key '\(view.excerpt(of: key))' in \(level.name); did you mean '\(nearest)'?",
          at: view.location(of: key), fixes: fixes))
      if meaning.target == .own { guess(meaning, PropertyTable.of(element)[meaning.slot], value) }
    case .otherPlace, .unknown:
      let what = "unknown key '\(view.excerpt(of: key))' in \(level.name)"
      if reportCommaCut(key, as: .unknownKey, what, or: " if it goes on") { return }
      reportStrange(key, unknown, meaning)
    }
  }

  /// What a key that an element does not have most likely is.
  private mutating func meaning(of unknown: UnknownKey) -> UnknownKey.Meaning {
    let meaning = unknownKeys[unknown] ?? unknown.meaning(for: spec.runtime, known: unknownKeys.count)
    unknownKeys[unknown] = meaning
    return meaning
  }

  /// Whether a mapping has values under keys of which no row has any or could be meant to.
  mutating func isOfNoRow(_ mapping: NodeID) -> Bool {
    let index = vocabulary.index(of: .row)
    // The first key tells most rows.
    guard view.count(of: mapping) > 0, index.meaning(of: view.text(of: mapping.next)) == nil else { return false }
    for pair in view.pairs(of: mapping) {
      guard index.meaning(of: view.text(of: pair.key)) == nil, !view.isEmptyScalar(view.resolved(pair.value)),
        case .unknown = meaning(of: UnknownKey(name: view.string(of: pair.key), element: .row, level: .row))
      else { return false }
    }
    return true
  }

  /// Reports a key that means nothing here.
  private mutating func reportStrange(_ key: NodeID, _ unknown: UnknownKey, _ meaning: UnknownKey.Meaning) {
    let level = unknown.level
    if case .otherPlace(let homes, let isText) = meaning {
      let note = Diagnostic.Note("what a cell shows belongs in 'model'")
      diagnostics.add(wrongLevel(key, homes, at: level, notes: isText && level == .row ? [note] : []))
    } else if isRuntimeKnown {
      diagnostics.add(
        Diagnostic(
          .unknownKey, "unknown key '\(view.excerpt(of: key))' in \(level.name)", at: view.location(of: key),
          notes: [Diagnostic.Note(advice(unknown))]))
    }
  }

  /// Whether a key begins with `x-`; what is under it is then no concern of the language.
  mutating func ignoresExtension(_ key: NodeID, _ value: NodeID) -> Bool {
    let name = view.text(of: key)
    guard name.count >= 2, name[0] == UInt8(ascii: "x"), name[1] == UInt8(ascii: "-") else { return false }
    ignored.append(view.range(of: value))
    return true
  }

  /// What to do about a key that is like no other: all that is known where that is little, else the few names that share
  /// a word with it, and where the rest are.
  private func advice(_ unknown: UnknownKey) -> String {
    let names = unknown.entries(of: spec.runtime).filter { entry in
      guard entry.meaning.target == .own, !entry.meaning.isAlias, entry.meaning.form == .value else { return false }
      return PropertyTable.of(unknown.element)[entry.meaning.slot].kind != .structure(.variant)
    }.map(\.name)
    guard names.count > Self.mostListed else { return "known here: \(names.joined(separator: ", "))" }
    let near = Spelling.sharingWord(with: unknown.name, in: names).prefix(Self.mostNear)
    let guess = near.isEmpty ? "" : "like it: \(near.joined(separator: ", ")); "
    if unknown.element == .row {
      return guess + "what a cell shows belongs in 'model'; keys that begin with 'x-' are left alone"
    }
    return guess + "docs/properties.md lists the keys, and 'listspec schema spec' lets an editor offer them"
  }

  /// The most names that are listed in full, and the most of those that are like a key.
  private static let mostListed = 16
  private static let mostNear = 5

  /// Notes that a value was meant to be that of a property; where the file's shape depends on it, it is read as such.
  mutating func guess(_ meaning: KeyMeaning, _ property: Property, _ value: NodeID) {
    var content = WrittenValue.Content.unusable
    if case .structure(let structure) = property.kind, structure != .variant { content = .data }
    guesses.append(WrittenValue(meaning.slot, meaning.form, content, value))
  }

  /// A key that lists of the other kind have at this place.
  private func otherKind(_ property: Property, _ key: NodeID) -> Diagnostic {
    let isTable = spec.runtime.kind == .table
    var message =
      isTable
      ? "'\(property.name)' is for collections, and this list is a table; 'kind: collection' makes it one"
      : "'\(property.name)' is for tables, and this list is a collection"
    var fixes: [Fix] = []
    let twins = isTable ? Self.twins.map { ($0.1, $0.0) } : Self.twins
    if let twin = twins.first(where: { $0.0 == property.name })?.1 {
      message += "; write '\(twin)'"
      if case .structure = property.kind { fixes = [view.renaming(key, to: twin)] }
    }
    return Diagnostic(.otherKindKey, message, at: view.location(of: key), fixes: fixes)
  }

  /// What tables and collections call the same thing.
  private static let twins = [("rows", "items"), ("height", "size")]

  /// A key that another runtime knows at this place.
  private mutating func otherRuntime(
    _ runtime: Runtime, _ meaning: KeyMeaning, _ property: Property, _ key: NodeID, _ value: NodeID, in mapping: NodeID
  ) -> Diagnostic {
    let name = view.string(of: key)
    let here = "and this list is written for '\(spec.runtime.name)'"
    guard spec.runtime.knows(property) else {
      let homes = Runtime.all.filter { $0.knows(property) }.map { "'\($0.name)'" }
      let home = homes.count > 1 ? "runtimes \(homes.joined(separator: " and "))" : "runtime '\(runtime.name)'"
      return Diagnostic(
        .otherRuntimeKey,
        "'\(name)' is a property of \(home), \(here); remove it, or set 'runtime: \(runtime.name)'",
        at: view.location(of: key))
    }
    guard meaning.target != .rows else {
      return Diagnostic(
        .otherRuntimeKey,
        "'\(name)' is what runtime '\(runtime.name)' calls '\(property.name)' of the section's rows, \(here); "
          + "write 'rowDefaults: {\(property.name): …}'",
        at: view.location(of: key))
    }
    guard meaning.target == .own else {
      let side = meaning.target == .header ? "header" : "footer"
      return Diagnostic(
        .otherRuntimeKey,
        "'\(name)' is what runtime '\(runtime.name)' calls '\(property.name)' of the \(side), \(here); "
          + "write '\(side): {\(property.name): …}'",
        at: view.location(of: key), fixes: nesting(key, value, side, property, in: mapping))
    }
    let fixes = hasKey(property.name, in: mapping) ? [] : [view.renaming(key, to: property.name)]
    return Diagnostic(
      .otherRuntimeKey,
      "'\(name)' is what runtime '\(runtime.name)' calls '\(property.name)', \(here); write '\(property.name)'",
      at: view.location(of: key), fixes: fixes)
  }

  /// The fix that writes `headerHeight: 30` as `header: {height: 30}`; none where the section speaks of its header
  /// elsewhere, or where the value would read differently in braces.
  private mutating func nesting(
    _ key: NodeID, _ value: NodeID, _ side: String, _ property: Property, in mapping: NodeID
  ) -> [Fix] {
    let own = MappingKeys.speaks(key, of: side, in: view) ? 1 : 0
    guard keysAsked.count(speakingOf: side, in: mapping, view) == own, view.style(of: value) != .block,
      view.style(of: value) != .literal, view.style(of: value) != .folded
    else { return [] }
    let text = view.source(view.range(of: value))
    if view.style(of: value) == .plain, text.contains(where: { ",[]{}#:\r\n".utf8.contains($0) }) { return [] }
    let quote = view.style(of: key) == .doubleQuoted ? "\"" : ""
    let end = view.range(of: value).end
    let edits = [
      TextEdit(view.range(of: key), "\(quote)\(side)\(quote): {\(quote)\(property.name)\(quote)"),
      TextEdit(SourceRange(end, end), "}"),
    ]
    return [Fix("write '\(side): {\(property.name): …}'", .safe, edits)]
  }

  /// Whether a mapping has a key.
  private mutating func hasKey(_ name: String, in mapping: NodeID) -> Bool {
    keysAsked.contains(name, in: mapping, view)
  }

  /// Reports a key of the element that is not for this level, such as `tag` in `rowDefaults`.
  mutating func reportWrongLevel(_ key: NodeID, _ property: Property, at level: Levels) {
    diagnostics.add(wrongLevel(key, property.levels, at: level))
  }

  private func wrongLevel(
    _ key: NodeID, _ homes: Levels, at level: Levels, notes: [Diagnostic.Note] = []
  ) -> Diagnostic {
    Diagnostic(
      .wrongLevel, "'\(view.excerpt(of: key))' is a key of \(homes.names), not of \(level.name)",
      at: view.location(of: key), notes: notes)
  }

  /// Reports that two keys of one element give the same property, at the later one.
  mutating func reportSameProperty(_ later: NodeID, as earlier: NodeID) {
    // One key twice in a mapping has its finding already.
    let isSame = view.text(of: later).elementsEqual(view.text(of: earlier))
    if isSame, isBeside(later, earlier) { return }
    let keys =
      isSame
      ? "'\(view.excerpt(of: later))' of the section and of its 'rowDefaults' are"
      : "'\(view.excerpt(of: later))' and '\(view.excerpt(of: earlier))' give"
    diagnostics.add(
      Diagnostic(
        .duplicateProperty, "\(keys) the same property; keep one of them",
        at: view.location(of: later), notes: [.init("first written here", at: view.location(of: earlier))]))
  }

  /// Whether two keys are written in one mapping, the first one later.
  private mutating func isBeside(_ later: NodeID, _ earlier: NodeID) -> Bool {
    // One key many times is asked about from the first on, with each of the others in turn.
    var key = keysBeside[earlier] ?? earlier
    if key > later { key = earlier }
    while key < later { key = view.after(key.next) }
    keysBeside[earlier] = key
    return key == later
  }
}
