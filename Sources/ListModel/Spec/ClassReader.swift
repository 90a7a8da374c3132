internal import SpecSource
internal import SpecTree

/// Reading `cells` and `views`.
extension SpecBuilder {
  /// Reads the declared classes of one kind.
  mutating func readClasses(_ value: WrittenValue, _ kind: ClassKind) {
    let name = kind == .cell ? "cells" : "views"
    let target = view.resolved(value.node)
    guard view.kind(of: target) == .mapping else {
      if kind == .cell { spec.cells.isComplete = false } else { spec.views.isComplete = false }
      if !reportEmpty(target, at: value.node, name) {
        reportWrongType(value.node, "'\(name)'", expected: "a mapping from class names to what the classes say")
      }
      return
    }
    let pairs = view.pairs(of: target)
    for pair in pairs { readClass(pair.key, pair.value, kind) }
  }

  private mutating func readClass(_ key: NodeID, _ value: NodeID, _ kind: ClassKind) {
    if ignoresExtension(key, value) { return }
    let name = view.string(of: key)
    let target = view.resolved(value)
    if reportEmpty(target, at: value, name) { return declareEmpty(key, kind) }
    guard view.kind(of: target) == .mapping else {
      reportWrongType(value, "class '\(name)'", expected: "a mapping of its defaults and of what it implements")
      return declareEmpty(key, kind)
    }
    let record = readRecord(target, kind == .cell ? .row : .header, at: kind == .cell ? .cellClass : .viewClass)
    if kind == .cell { numberReuseIds(in: record) }
    guard let index = declare(key, record, kind) else { return }
    var defaults = SlotSet()
    var implements: WrittenValue?
    let own = kind == .cell ? RowKeys.shared.implements : HeaderKeys.shared.implements
    for written in spec.values[record.range] {
      if written.slot == own { implements = written } else { defaults.insert(written.slot) }
    }
    updateFacts(index, kind) { $0.defaults = defaults }
    if let implements { readImplements(implements.node, index, kind) }
  }

  /// Declares a class of which nothing can be read.
  private mutating func declareEmpty(_ key: NodeID, _ kind: ClassKind) {
    guard let index = declare(key, Record(key, spec.values.count..<spec.values.count), kind) else { return }
    updateFacts(index, kind) { $0.isComplete = false }
  }

  private mutating func declare(_ key: NodeID, _ record: Record, _ kind: ClassKind) -> Int? {
    switch kind {
    case .cell: spec.cells.declare(key, record, in: view, &spec.reuseIds)
    case .view: spec.views.declare(key, record, in: view, &viewNames)
    }
  }

  private mutating func updateFacts(_ index: Int, _ kind: ClassKind, _ change: (inout ClassFacts) -> Void) {
    switch kind {
    case .cell: change(&spec.cells.facts[index])
    case .view: change(&spec.views.facts[index])
    }
  }

  /// Notes what a method of a class answers.
  private mutating func setMethod(_ answer: WrittenValue, _ index: Int, _ kind: ClassKind) {
    updateFacts(index, kind) { $0.implemented.insert(answer.slot) }
    switch kind {
    case .cell: spec.cells.classes[index].methods.append(answer)
    case .view: spec.views.classes[index].methods.append(answer)
    }
  }

  /// Reads the methods of a class: a mapping from names to answers, or a list of names.
  private mutating func readImplements(_ node: NodeID, _ index: Int, _ kind: ClassKind) {
    let target = view.resolved(node)
    if reportEmpty(target, at: node, "implements") {
      updateFacts(index, kind) { $0.isComplete = false }
      return
    }
    switch view.kind(of: target) {
    case .mapping:
      let pairs = view.pairs(of: target)
      for pair in pairs { readMethod(pair.key, answers: pair.value, index, kind) }
    case .sequence:
      var item = target.next
      while item < view.after(target) {
        if view.kind(of: view.resolved(item)) == .scalar, !view.isEmptyScalar(view.resolved(item)) {
          readMethod(item, answers: nil, index, kind)
        } else {
          updateFacts(index, kind) { $0.isComplete = false }
          if !reportEmpty(view.resolved(item), at: item, nil) {
            reportWrongType(
              item, "an entry of 'implements'", expected: "the name of a property that the class answers")
          }
        }
        item = view.after(item)
      }
    case .scalar, .alias:
      updateFacts(index, kind) { $0.isComplete = false }
      reportWrongType(node, "'implements'", expected: "a mapping such as {height: native}, or a list of names")
    }
  }

  /// Reads one method; without an answer it is code.
  private mutating func readMethod(_ key: NodeID, answers value: NodeID?, _ index: Int, _ kind: ClassKind) {
    let element: Element = kind == .cell ? .row : .header
    let table = PropertyTable.of(element)
    let name = view.resolved(key)
    if ignoresExtension(name, value ?? key) { return }
    // Under its own name only: a method is no block.
    guard let meaning = vocabulary.index(of: element).meaning(of: view.text(of: name)), meaning.target == .own,
      meaning.form == .value, !meaning.isAlias, spec.runtime.asksClasses(for: table[meaning.slot])
    else {
      updateFacts(index, kind) { $0.isComplete = false }
      reportUnknownMethod(key, table)
      return
    }
    guard let value else {
      setMethod(WrittenValue(meaning.slot, .value, .method, key), index, kind)
      return
    }
    let target = view.resolved(value)
    if view.kind(of: target) == .scalar, view.scalar(of: target) == .bool(false) {
      updateFacts(index, kind) { $0.missing.insert(meaning.slot) }
      return
    }
    if view.kind(of: target) == .scalar, view.scalar(of: target) == .bool(true), table[meaning.slot].kind != .flag {
      updateFacts(index, kind) { $0.isComplete = false }
      return reportBareTrue(value, table[meaning.slot].name)
    }
    let answer = readValue(value, table.plans[meaning.slot], meaning, of: element)
    setMethod(answer, index, kind)
  }

  private mutating func reportUnknownMethod(_ key: NodeID, _ table: PropertyTable) {
    let name = view.string(of: view.resolved(key))
    let methods = table.properties.filter { property in
      spec.runtime.asksClasses(for: property)
    }
    var message = "'\(name)' is nothing that a class is asked for"
    var fixes: [Fix] = []
    var notes: [Diagnostic.Note] = []
    if let nearest = Spelling.nearest(to: name, in: methods.map(\.name)) {
      message += "; did you mean '\(nearest)'?"
      fixes = [view.renaming(key, to: nearest)]
    } else {
      notes = [Diagnostic.Note("a class is asked for: \(methods.map(\.name).joined(separator: ", "))")]
    }
    diagnostics.add(Diagnostic(.unknownKey, message, at: view.location(of: key), notes: notes, fixes: fixes))
  }

  /// Reports `true` as the answer of a method that does not answer a flag.
  private mutating func reportBareTrue(_ node: NodeID, _ name: String) {
    let isJSON = view.style(of: NodeID(node.index - 1)) == .doubleQuoted
    reportWrongType(
      node, "'\(name)'", expected: "'native', what it answers, or false for \"certainly not\"",
      fixes: [
        Fix("write 'native'", .safe, [TextEdit(view.range(of: node), isJSON ? "\"native\"" : "native")])
      ])
  }
}
