internal import ListModel
internal import SpecSource
internal import SpecTree

/// Reading what an operation names, and the words beside the properties of a row or section.
extension EditReader {
  /// Reads a target: a tag, null, or a mapping with `tag`. `key` is what it is the value of; nil for an entry of a list.
  mutating func readTarget(_ node: NodeID, _ key: String?, mayBeIn: Bool = false) -> EditTarget? {
    let value = view.resolved(node)
    let words: [EditWord] = mayBeIn ? [.nth, .match, .in] : [.nth, .match]
    switch view.kind(of: value) {
    case .scalar:
      if view.isEmptyScalar(value) { return nil }
      return EditTarget(node: node, tag: isNull(value) ? nil : view.byteText(of: value))
    case .sequence, .alias:
      reportWrongType(node, key.map { "'\($0)'" } ?? "a target", expected: "a tag, null or {tag: TAG, nth: N}")
      return nil
    case .mapping:
      guard let tag = view.value(of: "tag", in: value), view.kind(of: tag) == .scalar else {
        report(
          Diagnostic(
            .missingKey, "the target has no 'tag', expected {tag: TAG, nth: N}, with null for \"without a tag\"",
            at: view.firstLineLocation(of: node)))
        return nil
      }
      if view.isEmptyScalar(tag) { return nil }
      let before = script.diagnostics.count
      var target = EditTarget(node: node, tag: isNull(tag) ? nil : view.byteText(of: tag))
      for pair in view.pairs(of: value) {
        let name = view.string(of: pair.key)
        if name == "tag" { continue }
        guard let word = EditWord(rawValue: name), words.contains(word) else {
          reportUnknown(pair.key, name, in: "a target", known: ["tag"] + words.map(\.rawValue))
          continue
        }
        read(word, pair.value, into: &target)
      }
      return script.diagnostics.count == before ? target : nil
    }
  }

  /// Reads `nth`, `match` or `in`.
  private mutating func read(_ word: EditWord, _ node: NodeID, into target: inout EditTarget) {
    let value = view.resolved(node)
    switch word {
    case .nth:
      if view.kind(of: value) == .scalar, case .integer(let number) = view.scalar(of: value), number > 0 {
        target.nth = Int(clamping: number)
      } else {
        reportWrongType(node, "'nth'", expected: "a whole number from 1")
      }
    case .match:
      let names = EditTarget.Match.allCases.map(\.rawValue)
      if view.kind(of: value) == .scalar, let match = EditTarget.Match(rawValue: view.string(of: value)) {
        target.match = match
      } else {
        reportWrongType(node, "'match'", expected: names.map { "'\($0)'" }.joined(separator: " or "))
      }
    default:
      if let container = readTarget(node, "in") { target.containers = [container] }
    }
  }

  /// Reads a row or section of an operation.
  mutating func readEntry(_ item: NodeID, _ operation: EditOperation) -> EditEntry? {
    let value = view.resolved(item)
    let isNew = operation.action == .make || operation.action == .insert
    let isText = view.kind(of: value) == .scalar && operation.subject == .rows
    if isNew, isText, !isNull(value) { return EditEntry(node: item) }
    guard view.kind(of: value) == .mapping else {
      let wanted =
        isNew
        ? "a mapping that says what the \(operation.noun) is" : "a mapping with 'tag' and what is to be changed"
      reportWrongType(item, "an entry of '\(operation.name)'", expected: wanted)
      return nil
    }
    let before = script.diagnostics.count
    var entry = EditEntry(node: item)
    var target = EditTarget(node: item, tag: nil)
    var tag: NodeID?
    for pair in view.pairs(of: value) {
      let name = view.string(of: pair.key)
      if name == "tag" {
        tag = view.resolved(pair.value)
      } else if let word = EditWord(rawValue: name), word != .when {
        readWord(word, pair, operation, isNew, &entry, &target)
      } else if operation.subject == .sections, let nested = EditOperation.named(name) {
        if let step = readNested(nested, pair, operation) { entry.nested.append(step) }
      } else if !isNew {
        if operation == .named("updateSections"), ["rows", "items", "records"].contains(name) {
          reportRows(pair.key, name)
        }
        entry.changes.append(EditChange(path: path(of: name), key: pair.key, value: view.resolved(pair.value)))
      }
    }
    if !isNew {
      if let tag, view.kind(of: tag) == .scalar, !view.isEmptyScalar(tag) {
        target = EditTarget(
          node: tag, tag: isNull(tag) ? nil : view.byteText(of: tag), nth: target.nth, match: target.match)
        entry.target = target
      } else if let tag, view.kind(of: tag) != .scalar {
        reportWrongType(
          tag, "'tag'", expected: "the tag of the \(operation.noun) that is meant, or null for \"without a tag\"")
      } else if script.diagnostics.count == before {
        report(
          Diagnostic(
            .missingKey,
            "the entry does not say which \(operation.noun) is meant, expected 'tag', with null for \"without a tag\"",
            at: view.firstLineLocation(of: item)))
      }
    }
    return script.diagnostics.count == before ? entry : nil
  }

  private mutating func readWord(
    _ word: EditWord, _ pair: MappingPair, _ operation: EditOperation, _ isNew: Bool, _ entry: inout EditEntry,
    _ target: inout EditTarget
  ) {
    switch word {
    case .in where operation.isOfRows: entry.container = readTarget(pair.value, "in")
    case .nth where !isNew, .match where !isNew: read(word, pair.value, into: &target)
    case .newTag where !isNew:
      entry.newTag = view.resolved(pair.value)
      if view.kind(of: view.resolved(pair.value)) != .scalar {
        reportWrongType(pair.value, "'newTag'", expected: "a tag, or null to remove the tag")
      }
    case .expect where !isNew:
      entry.expected = view.resolved(pair.value)
      if view.kind(of: view.resolved(pair.value)) != .mapping {
        reportWrongType(pair.value, "'expect'", expected: "a mapping of values such as {height: 44}")
      }
    default:
      let reason =
        switch word {
        case .at, .before, .after:
          "a place is said once, beside the list: '{\(word.rawValue): …, \(operation.listKey): […]}'"
        case .in: "a section is in no section"
        default: "a new \(operation.noun) has nothing to compare with"
        }
      report(
        Diagnostic(
          .misplacedWord, "'\(word.rawValue)' says nothing in an entry of '\(operation.name)': \(reason)",
          at: view.location(of: pair.key)))
    }
  }

  private mutating func readNested(_ nested: EditOperation, _ pair: MappingPair, _ operation: EditOperation)
    -> EditStep?
  {
    guard nested.isNested else {
      report(
        Diagnostic(
          .misplacedWord,
          "'\(nested.name)' cannot stand in a section, where 'makeRows', 'updateRows' and 'remakeRows' may; make it an "
            + "entry of 'edits'",
          at: view.location(of: pair.key)))
      return nil
    }
    let list = view.resolved(pair.value)
    guard view.kind(of: list) == .sequence else {
      if !view.isEmptyScalar(list) {
        reportWrongType(pair.value, "'\(nested.name)' in a section", expected: "a list of \(nested.listKey)")
      }
      return nil
    }
    var step = EditStep(operation: nested, name: pair.key, value: pair.value)
    guard readList(list, into: &step) else { return nil }
    for case let container? in step.entries.map(\.container) {
      report(
        Diagnostic(
          .misplacedWord, "'in' says nothing here: '\(nested.name)' works on the rows of the section that it stands in",
          at: view.firstLineLocation(of: container.node)))
    }
    return step
  }

  private mutating func reportRows(_ key: NodeID, _ name: String) {
    let noun = name == "items" ? "Items" : "Rows"
    report(
      Diagnostic(
        .misplacedWord,
        "'updateSections' keeps the \(name); write 'make\(noun)' to add to them, or 'remakeSections' to replace them",
        at: view.location(of: key)))
  }
}
