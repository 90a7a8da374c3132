internal import ListModel
internal import SpecSource
internal import SpecTree

/// Reads edits: looks every operation and every word up in the tables and checks the shapes of their values.
///
/// What the values of properties may be is not its concern: that is seen when the list that they make is read, and as far
/// as no list is needed by `GivenChecks`.
struct EditReader {
  let view: TreeView
  var script = EditScript()
  /// Subtrees under keys that begin with `x-`.
  private var ignored: [SourceRange] = []
  /// The file as it was read; nil for edits within a list, of which nothing is taken out.
  private let tree: NodeTree?
  /// How many fixes take something out.
  private var removals = 0

  init(_ view: TreeView, of tree: NodeTree? = nil) {
    self.view = view
    self.tree = tree
  }

  /// The edits that take an entry of a list or a key out of the file; none after many, which are not mended one by one.
  mutating func removal(of node: NodeID) -> [TextEdit] {
    guard let tree, tree.allowsRemoval(after: removals) else { return [] }
    removals += 1
    return tree.edits(removing: node)
  }

  mutating func report(_ finding: Diagnostic) { script.diagnostics.append(finding) }

  /// Reads the root of a file of edits.
  mutating func readRoot(_ root: NodeID) {
    guard view.kind(of: root) == .mapping else {
      report(
        Diagnostic(
          .wrongType, "the document is \(view.describe(root)), expected a mapping that begins with 'listspec-edits: 1'",
          at: view.firstLineLocation(of: root)))
      return
    }
    if let finding = foreign(root) { return report(finding) }
    var edits: NodeID?
    var version: NodeID?
    var exact: MappingPair?
    for pair in view.pairs(of: root) {
      switch view.string(of: pair.key) {
      case "listspec-edits": version = pair.value
      case "edits": edits = pair.value
      case "exact": exact = pair
      case let name:
        reportUnknown(pair.key, name, in: "a file of edits", known: ["listspec-edits", "edits", "exact"])
      }
    }
    checkVersion(version, root)
    if let exact { readExact(exact) }
    guard let edits else {
      // A file that only gives bytes back has none.
      script.hasSteps = false
      if exact != nil { return }
      report(
        Diagnostic(
          .missingKey, "the file has no 'edits', expected a list of operations", at: view.firstLineLocation(of: root)))
      return
    }
    readSteps(edits)
  }

  /// The finding for a file that is none of edits at all, of which every key would be wrong.
  private func foreign(_ root: NodeID) -> Diagnostic? {
    guard view.value(of: "listspec-edits", in: root) == nil, view.count(of: root) > 0 else { return nil }
    let place = view.firstLineLocation(of: root)
    if view.value(of: "listspec", in: root) != nil {
      return Diagnostic(
        .wrongType, "the file is a list, expected edits; the list comes first, as in 'listspec apply BASE EDITS'",
        at: place)
    }
    guard view.value(of: "edits", in: root) == nil else { return nil }
    return Diagnostic(
      .wrongType, "the file holds no edits, expected 'listspec-edits: 1' and 'edits'", at: place)
  }

  private mutating func checkVersion(_ version: NodeID?, _ root: NodeID) {
    guard let version else {
      report(
        Diagnostic(
          .missingKey, "the file has no 'listspec-edits' key, expected 'listspec-edits: 1'",
          at: view.firstLineLocation(of: root)))
      return
    }
    let node = view.resolved(version)
    if view.kind(of: node) == .scalar, view.scalar(of: node) == .integer(1) { return }
    report(
      Diagnostic(
        .unsupportedVersion,
        "'listspec-edits' is \(view.describe(node)), expected the number 1: the only version of the language",
        at: view.firstLineLocation(of: version)))
  }

  /// Reads a list of operations.
  mutating func readSteps(_ edits: NodeID) {
    reportEmptyValues(edits, key: NodeID(max(1, edits.index) - 1))
    let list = view.resolved(edits)
    guard !view.isEmptyScalar(list) else { return }
    guard view.kind(of: list) == .sequence else {
      reportWrongType(edits, "'edits'", expected: "a list of operations such as '- updateRows: […]'")
      return
    }
    for item in view.items(of: list) {
      let entry = view.resolved(item)
      if view.isEmptyScalar(entry) { continue }
      guard view.kind(of: entry) == .mapping else {
        reportWrongType(item, "an entry of 'edits'", expected: "a mapping with one operation")
        continue
      }
      if let step = readStep(entry) {
        checkRemakes(step)
        checkIdle(step, item)
        script.steps.append(step)
      }
    }
  }

  private mutating func readStep(_ entry: NodeID) -> EditStep? {
    var found: (operation: EditOperation, pair: MappingPair)?
    var condition: NodeID?
    var misplaced: [MappingPair] = []
    var hasFault = false
    for pair in view.pairs(of: entry) {
      let name = view.string(of: pair.key)
      if let operation = EditOperation.named(name) {
        if let first = found {
          hasFault = true
          report(
            Diagnostic(
              .duplicateProperty,
              "one entry has one operation; make '\(name)' an entry of its own, since the order counts",
              at: view.location(of: pair.key),
              notes: [.init("the other is here", at: view.location(of: first.pair.key))]))
        } else {
          found = (operation, pair)
        }
      } else if name == EditWord.when.rawValue {
        condition = view.resolved(pair.value)
      } else if EditWord(rawValue: name) != nil || ["rows", "items", "sections"].contains(name) {
        misplaced.append(pair)
      } else {
        hasFault = true
        reportUnknownOperation(pair.key, name)
      }
    }
    for pair in misplaced { reportMisplaced(pair.key, beside: found?.operation) }
    guard let found else {
      if !hasFault, misplaced.isEmpty {
        report(
          Diagnostic(
            .unknownEdit, "the entry has no operation, expected one such as 'updateRows'",
            at: view.firstLineLocation(of: entry)))
      }
      return nil
    }
    if let condition, view.kind(of: condition) != .scalar {
      reportWrongType(condition, "'when'", expected: "true, false or an expression")
      return nil
    }
    guard !hasFault, misplaced.isEmpty, var step = readOperation(found.operation, found.pair) else { return nil }
    step.condition = condition
    return step
  }

  /// Reads the value of an operation by its shape; nil with a finding.
  mutating func readOperation(_ operation: EditOperation, _ pair: MappingPair) -> EditStep? {
    var step = EditStep(operation: operation, name: pair.key, value: pair.value)
    let value = view.resolved(pair.value)
    if view.isEmptyScalar(value) { return nil }
    switch operation.shape {
    case .elements, .targets:
      if view.kind(of: value) == .sequence { return readList(value, into: &step) ? step : nil }
      return readParts(value, into: &step, words: [.in]) ? step : nil
    case .placedElements, .placedTargets:
      return readParts(value, into: &step, words: [.in, .at, .before, .after]) ? step : nil
    case .containers: return readContainers(value, into: &step) ? step : nil
    case .confirmation:
      if view.kind(of: value) == .scalar, view.scalar(of: value) == .bool(true) { return step }
      reportWrongType(pair.value, "'\(operation.name)'", expected: "true")
      return nil
    case .classes, .keys: return readKeys(value, into: &step) ? step : nil
    }
  }

  /// Reports what is found of keys that begin with `x-`: nothing.
  mutating func reportUnknown(_ key: NodeID, _ name: String, in place: String, known: [String]) {
    if name.hasPrefix("x-") { return }
    var message = "unknown key '\(view.excerpt(of: key))' in \(place)"
    var fixes: [Fix] = []
    if let nearest = Spelling.nearest(to: name, in: known) {
      message += "; did you mean '\(nearest)'?"
      fixes = [view.renaming(key, to: nearest)]
    } else {
      message += ", expected \(known.map { "'\($0)'" }.joined(separator: ", "))"
    }
    report(Diagnostic(.unknownKey, message, at: view.location(of: key), fixes: fixes))
  }

  private mutating func reportUnknownOperation(_ key: NodeID, _ name: String) {
    if name.hasPrefix("x-") { return }
    var message = "unknown operation '\(view.excerpt(of: key))'"
    var fixes: [Fix] = []
    var notes: [Diagnostic.Note] = []
    if let nearest = Spelling.nearest(to: name, in: EditOperation.all.map(\.name)) {
      message += "; did you mean '\(nearest)'?"
      fixes = [view.renaming(key, to: nearest)]
    } else {
      notes = [.init("operations: \(EditOperation.all.map(\.name).joined(separator: ", "))")]
    }
    report(Diagnostic(.unknownEdit, message, at: view.location(of: key), notes: notes, fixes: fixes))
  }

  /// Reports a word that belongs into the operation's value.
  private mutating func reportMisplaced(_ key: NodeID, beside operation: EditOperation?) {
    let word = view.string(of: key)
    let remedy: String
    if let operation, [.in, .at, .before, .after].contains(EditWord(rawValue: word)), operation.subject != .list {
      remedy = "; write '\(operation.name): {\(word): …, \(operation.listKey): […]}'"
    } else if let operation {
      remedy = "; it belongs into an entry of '\(operation.name)'"
    } else {
      remedy = ", and there is no operation beside it"
    }
    report(
      Diagnostic(
        .misplacedWord, "'\(word)' stands beside the operation, where only 'when' may\(remedy)",
        at: view.location(of: key)))
  }

  mutating func reportWrongType(_ node: NodeID, _ what: String, expected: String) {
    report(
      Diagnostic(
        .wrongType, "\(what) is \(view.describe(view.resolved(node))), expected \(expected)",
        at: view.firstLineLocation(of: node)))
  }

  /// Reports every value that is not there; as deep as the nesting, which readers bound.
  private mutating func reportEmptyValues(_ node: NodeID, key: NodeID?) {
    switch view.kind(of: node) {
    case .scalar:
      if view.isEmptyScalar(node) { report(.emptyValue(node, key: key, named: nil, isData: true, in: view)) }
    case .sequence: for item in view.items(of: node) { reportEmptyValues(item, key: nil) }
    case .mapping:
      var key = node.next
      while key < view.after(node) {
        if view.string(of: key).hasPrefix("x-") {
          ignored.append(view.range(of: key.next))
        } else {
          reportEmptyValues(key.next, key: key)
        }
        key = view.after(key.next)
      }
    // Its anchor is looked at where it stands.
    case .alias: break
    }
  }

  /// Reports texts that a comment sign cut.
  mutating func reportCuts(_ cuts: [NodeTree.CutText], within document: SourceRange) {
    for cut in cuts {
      let range = view.range(of: cut.node)
      guard document.contains(range), view.scalar(of: cut.node) == .text else { continue }
      if !ignored.contains(where: { $0.contains(range) }) { report(.textCut(cut, in: view)) }
    }
  }
}
