internal import ListModel
internal import SpecSource
internal import SpecTree

/// Edits that say nothing to do: written by hand they are mostly unfinished, and nothing would happen without a word.
extension EditReader {
  /// Checks an operation; `item` is its entry of `edits`.
  mutating func checkIdle(_ step: EditStep, _ item: NodeID) {
    // Rows that are made bring the section with them that is not there, even when they are none.
    let makesSection = step.operation.action == .make && step.operation.subject != .sections
    if !makesSection, let what = emptiness(of: step) {
      return reportIdle("'\(step.operation.name)' has \(what), so it does nothing; remove it", at: step.name, item)
    }
    for entry in step.entries {
      if isIdle(entry, step.operation) {
        let noun = step.operation.noun
        let name = entry.target?.words(noun) ?? "a \(noun)"
        reportIdle(
          "'\(step.operation.name)' names \(name) and says nothing to change; write what changes, or remove it",
          at: entry.node, step.entries.count == 1 ? item : entry.node)
      }
      for nested in entry.nested {
        guard let what = emptiness(of: nested) else { continue }
        reportIdle(
          "'\(nested.operation.name)' has \(what), so it does nothing; remove it", at: nested.name, nested.name)
      }
    }
  }

  /// What an operation has nothing of; nil where it has some.
  private func emptiness(of step: EditStep) -> String? {
    switch step.operation.shape {
    case .elements, .placedElements: step.entries.isEmpty ? "no \(step.operation.listKey)" : nil
    case .targets, .placedTargets: step.targets.isEmpty ? "no \(step.operation.listKey)" : nil
    case .containers: step.targets.isEmpty ? "no sections" : nil
    case .classes: step.changes.isEmpty ? "no classes" : nil
    case .keys: step.changes.isEmpty ? "no keys" : nil
    case .confirmation: nil
    }
  }

  /// Whether an entry changes nothing of what it names, nor compares it with anything.
  private func isIdle(_ entry: EditEntry, _ operation: EditOperation) -> Bool {
    operation.action == .update && entry.changes.isEmpty && entry.nested.isEmpty && entry.newTag == nil
      && entry.expected == nil
  }

  private mutating func reportIdle(_ message: String, at node: NodeID, _ removed: NodeID) {
    let edits = removal(of: removed)
    script.idle.append(
      Diagnostic(
        .idleEdit, message, at: view.firstLineLocation(of: node),
        fixes: edits.isEmpty ? [] : [Fix("remove it", .suggested, edits)]))
  }
}
