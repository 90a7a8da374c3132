internal import ListModel
internal import SpecSource
internal import SpecTree

/// Reading what operations work on.
extension EditReader {
  /// Reads the mapping form: the list, and where.
  mutating func readParts(_ value: NodeID, into step: inout EditStep, words: [EditWord]) -> Bool {
    let operation = step.operation
    let listKey = operation.listKey
    let isPlaced = operation.shape == .placedElements || operation.shape == .placedTargets
    // Only rows have something that they are in.
    let words = operation.subject == .sections ? words.filter { $0 != .in } : words
    let form = "{\(isPlaced ? "at: 0" : "in: TAG"), \(listKey): […]}"
    let wanted =
      isPlaced
      ? "a mapping such as \(form)"
      : operation.subject == .sections ? "a list of sections" : "a list of \(listKey), or a mapping such as \(form)"
    guard view.kind(of: value) == .mapping else {
      reportWrongType(step.value, "'\(operation.name)'", expected: wanted)
      return false
    }
    guard
      let list = view.pairs(of: value).first(where: { view.string(of: $0.key) == listKey }).map({
        view.resolved($0.value)
      })
    else {
      reportNoList(value, step, wanted)
      return false
    }
    let before = script.diagnostics.count
    var places: [(key: NodeID, place: EditPlace?)] = []
    for pair in view.pairs(of: value) {
      let name = view.string(of: pair.key)
      if name == listKey { continue }
      guard let word = EditWord(rawValue: name), words.contains(word) else {
        reportUnknown(
          pair.key, name, in: "'\(operation.name)'", known: words.map(\.rawValue) + [listKey])
        continue
      }
      switch word {
      case .in: step.container = readTarget(pair.value, "in")
      case .at: places.append((pair.key, readIndex(pair.value)))
      case .before: places.append((pair.key, readTarget(pair.value, name).map(EditPlace.before)))
      default: places.append((pair.key, readTarget(pair.value, name).map(EditPlace.after)))
      }
    }
    if isPlaced { checkPlaces(places, step) }
    step.place = places.first?.place
    if view.kind(of: list) != .sequence {
      if !view.isEmptyScalar(list) { reportWrongType(list, "'\(listKey)'", expected: "a list") }
      return false
    }
    return readList(list, into: &step) && script.diagnostics.count == before
  }

  /// Reports a mapping without its list: most often the one row that was meant to be in it.
  private mutating func reportNoList(_ value: NodeID, _ step: EditStep, _ wanted: String) {
    let operation = step.operation
    if view.value(of: "tag", in: value) != nil {
      reportWrongType(step.value, "'\(operation.name)'", expected: "\(wanted); put the \(operation.noun) into a list")
      return
    }
    let near = view.pairs(of: value).first { pair in
      Spelling.nearest(to: view.string(of: pair.key), in: [operation.listKey]) != nil
        || ["rows", "items", "sections"].contains(view.string(of: pair.key))
    }
    if let near {
      report(
        Diagnostic(
          .unknownKey,
          "unknown key '\(view.excerpt(of: near.key))' in '\(operation.name)'; did you mean '\(operation.listKey)'?",
          at: view.location(of: near.key), fixes: [view.renaming(near.key, to: operation.listKey)]))
    } else {
      report(
        Diagnostic(
          .missingKey, "'\(operation.name)' has no '\(operation.listKey)', expected \(wanted)",
          at: view.location(of: step.name)))
    }
  }

  private mutating func checkPlaces(_ places: [(key: NodeID, place: EditPlace?)], _ step: EditStep) {
    if places.isEmpty {
      report(
        Diagnostic(
          .missingKey, "'\(step.operation.name)' says no place, expected one of 'at', 'before' and 'after'",
          at: view.location(of: step.name)))
    }
    for second in places.dropFirst() {
      report(
        Diagnostic(
          .duplicateProperty,
          "'\(step.operation.name)' has one place, 'at', 'before' or 'after'; keep one of them",
          at: view.location(of: second.key), notes: [.init("the first is here", at: view.location(of: places[0].key))]))
    }
  }

  private mutating func readIndex(_ node: NodeID) -> EditPlace? {
    let target = view.resolved(node)
    if view.kind(of: target) == .scalar {
      if case .integer(let number) = view.scalar(of: target) {
        return .index(Int(clamping: number), node)
      }
      if view.text(of: target, is: "end") { return .end(node) }
      if view.isEmptyScalar(target) { return nil }
    }
    reportWrongType(node, "'at'", expected: "a whole number from 0, or 'end'")
    return nil
  }

  /// Reads the list of an operation.
  mutating func readList(_ list: NodeID, into step: inout EditStep) -> Bool {
    var isGood = true
    let takesTargets = step.operation.shape == .targets || step.operation.shape == .placedTargets
    for item in view.items(of: list) {
      if view.isEmptyScalar(view.resolved(item)) {
        isGood = false
      } else if takesTargets {
        if let target = readTarget(item, nil, mayBeIn: step.operation.isOfRows) {
          step.targets.append(target)
        } else {
          isGood = false
        }
      } else if let entry = readEntry(item, step.operation) {
        step.entries.append(entry)
      } else {
        isGood = false
      }
    }
    return isGood
  }

  /// Reads the sections of `removeAllRows`.
  mutating func readContainers(_ value: NodeID, into step: inout EditStep) -> Bool {
    let name = step.operation.name
    let wanted = "a mapping such as {in: [TAG]}"
    guard view.kind(of: value) == .mapping else {
      reportWrongType(step.value, "'\(name)'", expected: wanted)
      return false
    }
    let before = script.diagnostics.count
    for pair in view.pairs(of: value) {
      let key = view.string(of: pair.key)
      guard key == EditWord.in.rawValue else {
        reportUnknown(pair.key, key, in: "'\(name)'", known: ["in"])
        continue
      }
      let list = view.resolved(pair.value)
      let nodes = view.kind(of: list) == .sequence ? view.items(of: list) : [pair.value]
      for node in nodes { if let target = readTarget(node, nil) { step.targets.append(target) } }
    }
    if view.value(of: "in", in: value) == nil, script.diagnostics.count == before {
      report(
        Diagnostic(.missingKey, "'\(name)' has no 'in', expected \(wanted)", at: view.location(of: step.name)))
    }
    return script.diagnostics.count == before
  }

  /// Reads the keys of `updateList`, or the classes of `updateCells` and `updateViews`.
  mutating func readKeys(_ value: NodeID, into step: inout EditStep) -> Bool {
    let operation = step.operation
    guard view.kind(of: value) == .mapping else {
      let wanted = operation.shape == .keys ? "a mapping of root keys" : "a mapping from class names to what they say"
      reportWrongType(step.value, "'\(operation.name)'", expected: wanted)
      return false
    }
    let before = script.diagnostics.count
    for pair in view.pairs(of: value) {
      let name = view.string(of: pair.key)
      let target = view.resolved(pair.value)
      if operation.shape == .classes {
        if name.hasPrefix("x-") { continue }
        if view.kind(of: target) != .mapping, !isNull(target) {
          reportWrongType(
            pair.value, "class '\(view.excerpt(of: pair.key))'", expected: "a mapping, or null to remove it")
        }
        step.changes.append(EditChange(path: [name], key: pair.key, value: target))
        continue
      }
      let path = self.path(of: name)
      if ["sections", "rows", "items"].contains(path[0]) {
        let noun = path[0] == "sections" ? "Sections" : path[0] == "rows" ? "Rows" : "Items"
        report(
          Diagnostic(
            .misplacedWord,
            "'updateList' changes keys of the root beside its \(path[0]); for those there are 'make\(noun)', "
              + "'update\(noun)', 'remove\(noun)' and others",
            at: view.location(of: pair.key)))
      } else if path[0] == "listspec" {
        report(
          Diagnostic(
            .misplacedWord, "'listspec' says the version of the language and stays", at: view.location(of: pair.key)))
      }
      step.changes.append(EditChange(path: path, key: pair.key, value: target))
    }
    return script.diagnostics.count == before
  }

  /// A key split at its dots; one that begins with `x-`, or that has a dot where none can be, is one step.
  func path(of key: String) -> [String] {
    guard key.utf8.contains(UInt8(ascii: ".")), !key.hasPrefix("x-") else { return [key] }
    let steps = key.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    return steps.contains("") ? [key] : steps
  }

  func isNull(_ node: NodeID) -> Bool { view.kind(of: node) == .scalar && view.scalar(of: node) == .null }
}
