internal import SpecSource
internal import SpecTree

/// The findings about keys, worded once.
extension SpecBuilder {
  /// Reports a key that the element does not have under this runtime, by what it most likely is: another library's
  /// name, a key of another place, or a misspelt one. Keys that begin with `x-` are left alone.
  mutating func reportUnknown(_ key: NodeID, _ value: NodeID, _ element: Element, at level: Levels) {
    let name = view.string(of: key)
    if name.hasPrefix("x-") {
      ignored.append(view.range(of: value))
      return
    }
    if let finding = otherKind(name, key, element, at: level) ?? otherRuntime(name, key, element, at: level)
      ?? otherPlace(name, key, element, at: level)
    {
      diagnostics.append(finding)
      return
    }
    let known = Vocabulary.entries(of: element, in: spec.runtime).filter { entry in
      entry.meaning.target != .own || PropertyTable.of(element).plans[entry.meaning.slot].levels.contains(level)
    }
    var message = "unknown key '\(view.excerpt(of: key))' in \(level.name)"
    var fixes: [Fix] = []
    var notes: [Diagnostic.Note] = []
    if let nearest = Spelling.nearest(to: name, in: known.lazy.map(\.name)) {
      message += "; did you mean '\(nearest)'?"
      fixes = [rename(key, nearest, .safe)]
    } else {
      let names = known.filter { !$0.meaning.isAlias && $0.meaning.form == .value }.map(\.name)
      notes = [Diagnostic.Note("known here: \(names.joined(separator: ", "))")]
    }
    diagnostics.append(
      Diagnostic(.unknownKey, message, at: view.location(of: key), notes: notes, fixes: fixes))
  }

  /// A key that lists of the other kind have at this place.
  private func otherKind(_ name: String, _ key: NodeID, _ element: Element, at level: Levels) -> Diagnostic? {
    let table = PropertyTable.of(element)
    guard let property = table.properties.first(where: { $0.name == name }), property.levels.contains(level),
      !property.kinds.contains(ListKinds(spec.runtime.kind)), property.runtimes?.contains(spec.runtime.mask) ?? true
    else { return nil }
    let isTable = spec.runtime.kind == .table
    var message =
      isTable
      ? "'\(name)' is for collections, and this list is a table; 'kind: collection' makes it one"
      : "'\(name)' is for tables, and this list is a collection"
    var fixes: [Fix] = []
    let twins = isTable ? Self.twins.map { ($0.1, $0.0) } : Self.twins
    if let twin = twins.first(where: { $0.0 == name })?.1, table.properties.contains(where: { $0.name == twin }) {
      message += "; write '\(twin)'"
      if twin == "items" || twin == "rows" { fixes = [rename(key, twin, .safe)] }
    }
    return Diagnostic(.otherKindKey, message, at: view.location(of: key), fixes: fixes)
  }

  /// What tables and collections call the same thing.
  private static let twins = [("rows", "items"), ("height", "size")]

  /// A key that another runtime knows at this place.
  private func otherRuntime(
    _ name: String, _ key: NodeID, _ element: Element, at level: Levels
  ) -> Diagnostic? {
    for runtime in Runtime.all where runtime.mask != spec.runtime.mask {
      let entries = Vocabulary.entries(of: element, in: runtime)
      guard let entry = entries.first(where: { $0.name == name }) else { continue }
      let table = entry.meaning.target.table(from: element)
      let property = table[entry.meaning.slot]
      if entry.meaning.target == .own, !property.levels.contains(level) { continue }
      let here = "this list is written for runtime '\(spec.runtime.name)'"
      guard spec.runtime.has(property) else {
        return Diagnostic(
          .otherRuntimeKey, "'\(name)' is a property of runtime '\(runtime.name)'; \(here)", at: view.location(of: key))
      }
      if entry.meaning.target == .rows {
        return Diagnostic(
          .otherRuntimeKey,
          "'\(name)' is runtime '\(runtime.name)'s name for '\(property.name)' of the section's rows; \(here): write 'rowDefaults: {\(property.name): …}'",
          at: view.location(of: key))
      }
      if entry.meaning.target != .own {
        let side = entry.meaning.target == .header ? "header" : "footer"
        return Diagnostic(
          .otherRuntimeKey,
          "'\(name)' is runtime '\(runtime.name)'s name for '\(property.name)' of the \(side); \(here): write '\(side): {\(property.name): …}'",
          at: view.location(of: key))
      }
      return Diagnostic(
        .otherRuntimeKey, "'\(name)' is runtime '\(runtime.name)'s name for '\(property.name)'; \(here)",
        at: view.location(of: key), fixes: [rename(key, property.name, .safe)])
    }
    return nil
  }

  /// A key that another element, or another level of this one, has.
  private func otherPlace(
    _ name: String, _ key: NodeID, _ element: Element, at level: Levels
  ) -> Diagnostic? {
    for other in Element.allCases where other != element {
      let table = PropertyTable.of(other)
      guard let property = table.properties.first(where: { $0.name == name }), spec.runtime.has(property) else {
        continue
      }
      return wrongLevel(key, property, at: level)
    }
    return nil
  }

  /// Reports a key of the element that is not for this level, such as `tag` in `rowDefaults`.
  mutating func reportWrongLevel(_ key: NodeID, _ property: Property, at level: Levels) {
    diagnostics.append(wrongLevel(key, property, at: level))
  }

  private func wrongLevel(_ key: NodeID, _ property: Property, at level: Levels) -> Diagnostic {
    let homes = Levels.single.filter(property.levels.contains).map(\.name)
    let home =
      homes.count < 3
      ? homes.joined(separator: " or ") : homes.dropLast().joined(separator: ", ") + " or " + homes.last!
    return Diagnostic(
      .wrongLevel, "'\(property.name)' is a key of \(home), not of \(level.name)", at: view.location(of: key))
  }

  /// Reports a library's own name for a property that is there already.
  mutating func reportSameProperty(_ key: NodeID, as earlier: WrittenValue, _ property: Property) {
    diagnostics.append(
      Diagnostic(
        .duplicateProperty,
        "'\(view.string(of: key))' is another name for '\(property.name)', which is written already",
        at: view.location(of: key), notes: [.init("first written here", at: keyLocation(of: earlier.node))]))
  }

  private func rename(_ key: NodeID, _ name: String, _ safety: Fix.Safety) -> Fix {
    let isQuoted = view.style(of: key) == .doubleQuoted
    return Fix("rename to '\(name)'", safety, [TextEdit(view.range(of: key), isQuoted ? "\"\(name)\"" : name)])
  }
}
